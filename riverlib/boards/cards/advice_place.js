// advice_place.js: where the coach speaks: where nothing lies, or below all that is bid, played and asked, so that it lies at
// most on my own. Pure.

import { CARD_RATIO } from "./measures.js";

const EDGE = 6; // pixels between the box and whatever is beside it
const LEAST = { wide: 236, tablet: 300, tall: Infinity, low: 262 }; // across, as drawn, that words beside my hand need
const LARGEST = 440;
const ACROSS = 660; // wider a line is hard to read
const TRUMP = 166; // on a phone held sideways trump and deal stand at the right of my hand
const SPARE = { wide: 0.3, tablet: 0.4, tall: 0, low: 0.6 }; // of a card of mine that nobody misses: a box may lie on it unasked
const SEEN = { wide: 0.5, tablet: 0.5, tall: 0.5, low: 0.35 }; // of a card of mine that stays in sight whatever is said
const RISE = 26; // on a phone held sideways my hand rises into the line of words: its ranks and suits stay in sight
const RAISED = 9; // pixels that a card of mine rises
const LIFTED = 0.1; // of the height of a card that takes the trick
const PROMPT = 30; // of the line above my hand that says whose turn it is
const MIDDLE = [0.9, 0.52, 0.45]; // of its breadth, that a box in the bare middle takes: between the plates at the sides
const COLUMN = { least: 170, most: 250 }; // across, that its words need above one another

const FELT = 104; // the least height of bare felt on a phone that words are put on

/**
 * Its places, the best one first, in pixels of the stage: left edge `x`, width `w`, lower edge `foot`; `room`: the height up to
 * which it lies on my own plate and at most the rim of my hand (and, on a phone, on the tools), `most`: also on the lower part of my hand; `up`: how far
 * that rises. None reaches to a card of the trick, to a number or to anybody else's plate. On a phone held sideways, where my hand
 * is as high as its words, it first looks for room that nothing takes: over the numbers, in the middle, or at the side of the trick.
 * On one held upright that is the bare felt over the numbers, or between what is played and my hand: my plate and the tools stay.
 * @param {any} layout
 * @param {{ left: number, plate: number, tools: { x: number, w: number, foot: number } | null, side?: { right: number, foot: number } | null, isEmpty?: boolean, top?: number, bids: import("../dom.js").Box | null }} own
 * left edges of my hand and of my plate, the tools where it may lie on them, on a phone held sideways how far it may reach over
 * them and where trump and deal begin, whether no card is played yet, the upper edge of my hand, and the numbers
 */
export function advicePlaces(layout, own) {
  const bare = layout.shape === "tall" ? feltPlaces(layout, own) : freePlaces(layout, own);
  return [...bare, ...ownPlaces(layout, own)];
}

function feltPlaces(layout, { bids, top = layout.handTop }) {
  const { places: [, ...others], slots: [, ...theirs], held, width } = layout;
  const cards = bids ? [] : theirs.map(({ y, w }) => y + (w * CARD_RATIO * (1 + 2 * LIFTED)) / 2);
  const from = Math.max(...others.map(({ y, h }) => y + h / 2 + held), ...cards) + EDGE / 2;
  const foot = (bids ? bids.y - bids.h / 2 : top - RAISED) - EDGE;
  const room = foot - from;
  return room < FELT ? [] : [{ name: "felt", x: EDGE, w: width - 2 * EDGE, foot, room, most: room, up: 0 }];
}

function freePlaces(layout, { side = null, bids, isEmpty = false }) {
  if (layout.shape !== "low" || !side) return [];
  if (bids) return [free("over", EDGE, layout.width - 2 * EDGE, bids.y - bids.h / 2 - EDGE / 2)];
  if (isEmpty) { // nobody has played: the middle is bare
    return MIDDLE.map((part) => layout.width * part).map((w) => free("over", (layout.width - w) / 2, w, Math.min(layout.handTop - PROMPT, side.foot - EDGE)));
  }
  const [, ...others] = layout.slots;
  const x = Math.max(layout.width / 2, ...others.map((slot) => slot.x + (slot.w / 2) * (1 + 2 * LIFTED))) + EDGE;
  return [layout.width - EDGE, side.right] // on the tools only where it must
    .map((right) => Math.min(COLUMN.most, right - x))
    .filter((w) => w >= COLUMN.least)
    .map((w) => free("aside", x, w, side.foot - EDGE));

  function free(name, left, w, foot) {
    const plates = layout.places.slice(1).filter((place) => place.x - place.w / 2 < left + w && place.x + place.w / 2 > left);
    const room = foot - EDGE / 2 - Math.max(0, ...plates.map(({ y, h }) => y + h / 2 + layout.held));
    return { name, x: left, w, foot, room, most: room, up: 0 };
  }
}

function ownPlaces(layout, { left, plate, tools, bids }) {
  const { shape, width, height, handTop, cardH, rows, rowPitch, scale } = layout;
  const low = shape === "low";
  const free = (low ? left - EDGE : Math.min(left, plate) - 2 * EDGE) - EDGE;
  const w = Math.min(free, LARGEST * scale);
  const x = low ? EDGE : free + EDGE - w; // close to my hand
  const rim = height - EDGE;
  const beside = { name: "own", x, w, foot: rim, room: rim - ceiling(layout, x + w, bids), up: 0 };
  return free >= LEAST[shape] * scale ? [{ ...beside, most: beside.room }, across()] : [across()];

  function across() {
    const foot = tools ? Math.max(rim, tools.foot) : rim;
    const row = handTop + (rows - 1) * rowPitch; // the lowest of my hand
    const up = low ? RISE : 0;
    const most = foot - row + up - SEEN[shape] * cardH;
    const wide = Math.min(width - 2 * EDGE - (low ? TRUMP : 0), ACROSS * scale);
    const at = tools ?? { x: low ? EDGE : (width - wide) / 2, w: wide };
    return { name: "own", x: at.x, w: at.w, foot, room: Math.min(most, foot - row + up - (1 - SPARE[shape]) * cardH - EDGE / 2), most, up };
  }
}

/** How high a box beside my hand may reach that ends at `right`. */
function ceiling({ places: [, ...others], slots, held, handTop }, right, bids) {
  const cards = slots.map(({ x, y, w }) => ({ x, y, w: w * (1 + LIFTED), h: w * CARD_RATIO * (1 + 2 * LIFTED) }));
  const plates = others.map((place) => ({ ...place, h: place.h + 2 * held }));
  const above = [...cards, ...plates, ...(bids ? [bids] : [])].filter(({ x, w }) => x - w / 2 < right + EDGE);
  return EDGE + Math.max(handTop / 2, ...above.map(({ y, h }) => y + h / 2));
}
