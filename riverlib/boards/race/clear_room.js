// clear_room.js: where popovers go, so that they lie on nothing that has to be looked at. Pure.

import { hiddenBy, leastHiding } from "../clear_room.js";
import { boxOf } from "./frames.js";

const EDGE = 6; // pixels between a popover and the rim of the stage
const SIDE = 10; // between it and the side of the stage, where it has one to itself
const STEP = 6; // how finely a place is sought along the river
const NARROW = 380; // beside a river that runs along, and the widest over one that is held upright:
const NARROWER = 320; // beside a harbour or boats that it would lie on else
const WIDEST = 520;
const LEAST = 330; // less high a log or the settings are a letterbox
const FALLING = 3; // cards where boats are in danger
const LYING = 4; // how dear it is to lie on a boat, beside being away from one's own place
const SMALLER = [1, 0.86, 0.72]; // of its size elsewhere, that a pale boat has where larger ones find no free place
const [SHRINKING, SHRINKING_IN_BREADTH] = [3, 20]; // how many pixels farther away are as dear as being a pixel smaller; in a broad lane words stand between boats, too
const BROAD = 2.2; // a lane, in sizes of a boat
const INWARDS = 0.1; // what a pixel nearer to the bank costs
const REACH = { wide: 1 }; // how far from its wish it may be, in lanes: farther off on a broad river its way would cross all others; phones have no room to be strict
const RIM = 2; // pixels of water between a pale boat and one beside it on a row: the rim of what may be chosen is there
const TOUCHING = 0.05; // the part of a pale boat that may lie on others where it counts as free
const WEIGHTS = { lit: 20, boat: 8, plate: 12, row: 10, berth: 8, falling: 0.15, moored: 0.12, chances: 5, tide: 4, number: 6, question: 8, foot: 0.4, end: 1, card: { wide: 0.4, tall: 0.8 } }; // what no note should hide, and how much
const ASKED_ON_A_PHONE = { lit: 40, ghost: 40, row: 0.4, plate: 0.6, berth: 0.6, chances: 0.3, end: 0.3 }; // the same where a boat is asked for and the river is narrow: boats and their ways are what to choose from

/**
 * The free place on card `at` that is nearest to `place`, clear of `words`, too; a smaller one rather than one far away, and on others as little as can be. What
 * looks over the edge of another card is in nobody's way. `reach` is in lanes.
 */
export function freeLane(place, others, layout, at, words = [], reach = REACH[layout.form] ?? Infinity) {
  const rim = layout.shape === "wide" ? 0 : RIM;
  const boxes = [...others.map((other) => onItsCard(other, layout)).map((box) => ({ ...box, w: box.w + 2 * rim })), ...words];
  const lanes = SMALLER.map((part) => laneOf({ ...place, size: place.size * part }, boxes, layout, at, reach));
  const free = lanes.filter((lane) => lane.hides <= TOUCHING * lane.size * lane.size);
  const dear = layout.lane > BROAD * layout.boatSize ? SHRINKING_IN_BREADTH : SHRINKING;
  const cost = (lane) => Math.hypot(lane.x - place.x, lane.y - place.y) + dear * (place.size - lane.size);
  const { x, y, size } = free.toSorted((one, other) => cost(one) - cost(other))[0] ?? lanes.at(-1);
  return { x, y, size };
}

/**
 * The box of a boat, as high as a card that lies. Pure.
 * @param {{ x: number, y: number, size: number }} place
 * @param {any} layout
 */
export function onItsCard({ x, y, size }, { shape, cardSize }) {
  return { x, y, w: size, h: shape === "wide" ? size : Math.min(size, cardSize.h) };
}

/** The place of one size on a card that lies least on `boxes`, and how much it hides of them. */
function laneOf({ x: wishX, y: wishY, size }, boxes, layout, at, reach) {
  const { shape, card, cardSize: { w, h, head, foot } } = layout;
  const { x, y } = card(at);
  const own = onItsCard({ x: 0, y: 0, size }, layout);
  const [long, across] = shape === "wide" ? [h, w] : [w, h];
  const start = (shape === "wide" ? y : x) - long / 2;
  const aside = Math.max(0, (across - size) / 2 - 2);
  const inwards = (place) => Math.hypot(place.x - x, place.y - y) * INWARDS; // of two as near, the one farther from the banks
  const below = shape === "wide" ? Math.min(Math.max(wishY, start + head + size / 2), Math.max(y, start + long - foot - size / 2)) : wishY; // clear of the card's number
  const lanes = [{ ...own, x: wishX, y: below, extra: Math.abs(below - wishY) }];
  for (let along = start + head + size / 2; along <= start + long - foot - size / 2; along += 4) {
    for (const shift of [0, -aside, aside]) {
      const box = shape === "wide" ? { x: x + shift, y: along } : { x: along, y: y + shift };
      lanes.push({ ...own, ...box, extra: Math.hypot(box.x - wishX, box.y - wishY) + inwards(box) });
    }
  }
  const near = lanes.filter((place) => Math.hypot(place.x - wishX, place.y - wishY) <= reach * layout.lane);
  const best = leastHiding(near, boxes.map((box) => ({ ...box, weight: LYING })));
  return { x: best.x, y: best.y, size, hides: hiddenBy(best, boxes) };
}

/**
 * The river's cards that say something now: sandbank and high tide, the one that falls next, and where boats that may sail come from and go to.
 * @param {{ river: { order: number[], sandbank: number, high_tide: number }, danger: { place: number | null } | null }} shown
 * @param {{ origin?: number, target?: number }[]} choices
 * @param {any} layout
 */
export function tellingCards({ river, danger }, choices, layout) {
  const places = [river.order.indexOf(river.sandbank), river.order.indexOf(river.high_tide), danger?.place, ...choices.flatMap(({ origin, target }) => [origin, target])];
  return Array.from({ length: layout.cards }, (_, at) => at).filter((at) => places.includes(at)).map(layout.card);
}

/**
 * All that has to be looked at, as boxes with weights: boats, most of all those that may sail and where the best one ends, plates, docks, the numbers that cards
 * are called by, and what lies between "Stay" and "Ride"; open water need not. Boats, cards, docks and both ends are pictures.
 * @param {any} layout
 * @param {{ boats: { x: number, y: number, size: number, lit: boolean }[], ghosts: { x: number, y: number, size: number, best?: boolean }[], cards: any[], prompts: boolean, chances?: boolean, questions?: import("../boxes.js").Box[] }} on
 */
export function seenOnRiver(layout, { boats, ghosts, cards, prompts, chances = true, questions = [] }) {
  const weights = { ...WEIGHTS, ghost: WEIGHTS.boat, ...(layout.form === "tall" && ghosts.length ? ASKED_ON_A_PHONE : {}) };
  const weighed = (boxes, weight) => boxes.map((box) => ({ ...box, weight }));
  const pictures = (boxes, weight) => boxes.map((box) => ({ ...box, weight, picture: true }));
  const round = ({ x, y, size }, weight) => ({ x, y, w: size, h: size, weight, picture: true });
  return [
    ...boats.map((boat) => round(boat, boat.lit ? weights.lit : WEIGHTS.boat)), ...ghosts.map((ghost) => round(ghost, ghost.best ? weights.lit : weights.ghost)),
    ...weighed(prompts ? [layout.die, layout.prompt] : [layout.die], weights.row), ...weighed(layout.plates, weights.plate),
    ...pictures(Array.from({ length: layout.docks }, (_, no) => layout.dock(no + 1)), weights.berth),
    ...weighed(Array.from({ length: layout.cards }, (_, at) => layout.number(at)), WEIGHTS.number), ...weighed(questions, WEIGHTS.question),
    ...weighed(chances ? [layout.chances] : [], weights.chances), ...pictures(feetOf(layout), WEIGHTS.foot), ...weighed([layout.tide], WEIGHTS.tide),
    ...pictures([layout.fall, layout.harbour], weights.end), ...pictures(cards, WEIGHTS.card[layout.shape]),
  ];
}

/** The animals by which cards are told apart, at the foot of a river that runs along. */
function feetOf({ shape, channel: { x, y, w, h }, cardSize: { foot } }) {
  return shape === "wide" ? [{ x, y: y + (h - foot) / 2, w, h: foot }] : [];
}

/**
 * Where a popover goes on a screen with room beside it: on the upper river beside the harbour, away from what falls, and on nothing that
 * is `asked`, such as boats that may sail; rather over the harbour than over those. Its greatest box; on a phone, where it is a sheet from below, null.
 * @param {any} layout
 * @param {(import("../boxes.js").Box & { weight?: number })[]} asked
 */
export function popoverPlace(layout, asked, wish = 0) {
  if (layout.form === "wide") return besideAsked(layout, asked, wish ? [wish] : [NARROW, NARROWER]);
  return layout.form === "tablet" ? aboveOrBelow(layout, asked) : null;
}

/** From the plates to the row at the foot; as near to the harbour as nothing is hidden, narrower where that helps. */
function besideAsked({ width, plates, die, prompt, fall, harbour, card, cardSize }, asked, wishes) {
  const top = Math.max(...plates.map(({ y, h }) => y + h / 2)) + EDGE;
  const end = Math.min(...[die, prompt].map(({ y, h }) => y - h / 2)) - EDGE;
  const h = end - top;
  const falling = { ...card(0), w: FALLING * cardSize.w, h: cardSize.h, weight: WEIGHTS.falling };
  const danger = { ...falling, x: falling.x + ((FALLING - 1) * cardSize.w) / 2 };
  const placesOf = (w) => Array.from({ length: Math.ceil((width - w - 2 * SIDE) / STEP) + 1 }, (_, step) => boxOf(Math.max(SIDE, width - w - SIDE - step * STEP), top, w, h));
  const most = wishes.length > 1 ? width * 0.48 : width - 2 * SIDE;
  const places = wishes.map((wish) => Math.min(wish, most)).flatMap(placesOf);
  return leastHiding(places, [...asked, danger, { ...fall, weight: WEIGHTS.falling }, { ...harbour, weight: WEIGHTS.moored }]);
}

/** On the greater side of what is asked, the harbour's first; over all of the river where neither has room. */
function aboveOrBelow({ width, harbour, fall }, asked) {
  const w = Math.min(width - 16, WIDEST);
  const [top, end] = [harbour.y - harbour.h / 2, fall.y + fall.h / 2];
  const above = Math.min(end, ...asked.map(({ y, h }) => y - h / 2 - EDGE)) - top;
  const below = end - Math.max(top, ...asked.map(({ y, h }) => y + h / 2 + EDGE));
  if (Math.max(above, below) < LEAST) return boxOf((width - w) / 2, top, w, end - top);
  return above >= below ? boxOf((width - w) / 2, top, w, above) : boxOf((width - w) / 2, end - below, w, below);
}
