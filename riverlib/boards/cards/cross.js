// cross.js: the trick of two to five in the middle of the felt: each card on the way from its owner, mine below them. Pure.

import { hides, liftedSlot } from "./lift.js";
import { CARD_RATIO } from "./measures.js";

const FAR = 1.26; // than a hand, as large as the cards are at most on a screen across the room, which shows none
const BARE = 1.15; // times my hand's, as large as they are at most where two to four leave a sheet held upright bare; elsewhere as large as my hand's
const SMALLEST = 36;
const LIFT = { up: 0.07, down: 0.04 }; // of the height of a card, that the one which takes the trick grows and steps out by
const DRAWN_IN = 0.8; // of the breadth that a trick wishes for, at least
const AIR = { wide: 28, tablet: 26, tall: 6, low: 6 }; // pixels that are left free at each side: what takes the trick glows
const TIGHT = { wide: 0.76, tablet: 0.86, tall: 0.84, low: 0.9 }; // of my hand's: rather than as smaller cards the trick lies beside each other
const FOUR = { open: 0.96, worth: 1.32, apart: 1.12 }; // at a desk: how near mine may lie to the one across, of its steps; how much larger the cards of a row would have to be; and how much farther those at the sides lie

/**
 * Where cards lie from the middle of the trick, clockwise from mine, in widths and heights of a card; by how many sit at each
 * side and at the top. The gap between two is the same on all sides.
 */
const CROSS = {
  "0,1": [[0, 0.535], [0, -0.535]],
  "0,2": [[0, 0.535], [-0.56, -0.535], [0.56, -0.535]],
  "1,0": [[0, 0.28], [-1.1, -0.22], [1.1, -0.22]],
  "0,3": [[0, 0.535], [-1.1, 0], [0, -0.535], [1.1, 0]],
  "1,1": [[0, 0.535], [-1.1, 0], [0, -0.535], [1.1, 0]],
};

/**
 * The same where the breadth allows larger cards than the height: in a row, mine lower and those of the top higher, as far as there
 * is height.
 */
const ROW = {
  "0,2": [[0, 0.28], [-1.1, -0.22], [1.1, -0.22]],
  "1,0": [[0, 0.16], [-1.1, -0.1], [1.1, -0.1]],
  "0,1": [[0.56, 0.16], [-0.56, -0.16]],
  "0,3": [[0.56, 0.2], [-1.68, 0], [-0.56, -0.2], [1.68, 0]],
  "1,1": [[0.56, 0.2], [-1.68, 0], [-0.56, -0.2], [1.68, 0]],
  "0,4": [[0, 0.26], [-2.24, 0], [-1.12, -0.26], [1.12, -0.26], [2.24, 0]],
  "1,2": [[0, 0.26], [-2.24, 0], [-1.12, -0.26], [1.12, -0.26], [2.24, 0]],
};
const APART = 1.06; // times as far at a desk: there the one that takes the trick grows and touches none
const FLAT = 0.3; // of its steps, with which a row lies at least where the height is scarce
const WORTH = 1.08; // of the cross's cards, from which size on a row of larger ones is the better
const LEAN = 1.8; // degrees

/** Slight turn of a played card, as it was laid from its side: the same at the left and at the right; what lies on the axis lies straight. */
const lean = (x) => -Math.sign(x) * LEAN;

/**
 * The slots {x, y, turn, w} in the order of the places: as large as the room allows up to about the cards of my hand, as a cross,
 * else in a row; where there is room for neither they are drawn together, as far as each one's rank and suit can still be read.
 * @param {any} stage
 * @param {{ edge: string }[]} places
 * @param {{ zone: { left: number, right: number, top: number, bottom: number }, side: number }} room
 */
export function crossSlots({ shape, hand, width, watches }, places, { zone, side }) {
  const seats = `${side},${places.length - 1 - 2 * side}`;
  const bare = shape === "tablet" && places.length <= 4 ? BARE : 1;
  const largest = Math.floor(hand * (watches ? FAR : bare));
  const least = Math.max(SMALLEST, hand * TIGHT[shape]);
  const room = { width, zone, air: AIR[shape] };
  const { open, worth, apart } = shape === "wide" && places.length === 4 ? FOUR : { open: 1, worth: WORTH, apart: 1 };
  const aside = (lie, by) => lie?.map(([x, y]) => [x * by, y]);
  const [cross, row] = [aside(CROSS[seats], apart), aside(ROW[seats], shape === "wide" ? APART : 1)];
  const across = cross && free({ ...room, lie: cross, open }, largest, least);
  const beside = row && free({ ...room, lie: row, open: FLAT }, largest, least);
  if (beside && (!across || beside[0].w >= across[0].w * worth)) return beside;
  return across ?? (cross ? drawn({ ...room, lie: cross }, largest) : null);
}

/** The largest cards of which none lies on another, lifted or not, so far `open` at least; null where they would be too small. */
function free(room, largest, least) {
  for (let w = largest; w >= least; w -= 1) {
    const { slots, open, across } = laid(room, w);
    if (open >= room.open && across >= 1 && slots.every((one) => liftedSlot(one, { slots }).over)) return slots;
  }
  return null;
}

/** The largest of which each can be read. */
function drawn(room, largest) {
  let w = largest;
  while (w > SMALLEST && !isRead(laid(room, w))) w -= 1;
  return laid(room, w).slots;
}

/** Cards of a width `w`, and how far the room lets them lie apart: `open` 1 in height as wished, `across` 1 in width at least. */
function laid({ lie, width, zone, air }, w) {
  const h = w * CARD_RATIO;
  const [across, down] = [0, 1].map((axis) => spread(lie, axis));
  const wide = ((zone.right - zone.left - 2 * air) / w - 1) / across;
  const open = Math.min(1, ((zone.bottom - zone.top) / h - 1 - LIFT.up - LIFT.down) / down);
  const middle = { x: width / 2, y: (zone.top + zone.bottom + (LIFT.up - LIFT.down) * h) / 2 };
  const shift = (Math.max(...lie.map(([, y]) => y)) + Math.min(...lie.map(([, y]) => y))) / 2;
  const slots = lie.map(([x, y]) => ({ turn: lean(x), w, x: middle.x + x * Math.min(1, wide) * w, y: middle.y + (y - shift) * open * h }));
  return { slots, open, across: across ? wide : 1 };
}

/** Whether the rank and suit of each can be read. */
function isRead({ slots, open, across }) {
  return across >= DRAWN_IN && open >= 0 && !slots.some((one) => slots.some((other) => other.y < one.y && hides(one, other)));
}

function spread(lie, axis) {
  const along = lie.map((at) => at[axis]);
  return Math.max(...along) - Math.min(...along);
}
