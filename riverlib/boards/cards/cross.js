// cross.js: the trick of two to four in the middle of the felt: each card on the way from its owner, mine below them. Pure.

import { hides, liftedSlot } from "./lift.js";
import { CARD_RATIO } from "./measures.js";

const LARGER = { wide: 1.24, tablet: 1.2, tall: 1.12, low: 1.12 }; // than my hand, where there is room
const SMALLEST = 36;
const LIFT = { up: 0.07, down: 0.04 }; // of the height of a card, that the one which takes the trick grows and steps out by
const DRAWN_IN = 0.8; // of the breadth that a cross wishes for, at least
const AIR = 12; // pixels that are left free at the sides
const ROOMY = 0.72; // of the height that a cross wishes for
const TIGHT = { wide: 0.9, tablet: 0.9, tall: 0.86, low: 1.05 }; // of my hand's: smaller cards than this are rather drawn together than made smaller still

/** Where cards lie from the middle of the trick, clockwise from mine, in widths and heights of a card; by how many sit at each side and at the top. */
const CROSS = {
  "0,1": [[0, 0.52], [0, -0.52]],
  "0,2": [[0, 0.28], [-1.06, -0.22], [1.06, -0.22]],
  "0,3": [[0, 0.51], [-1.4, -0.06], [0, -0.51], [1.4, -0.06]],
  "1,1": [[0, 0.51], [-1.4, 0], [0, -0.51], [1.4, 0]],
};

/** Slight turn of a played card: the same for the same place, so that nothing jumps between two renders. */
const lean = (place) => (((place * 37 + 4) % 9) - 4) * 0.7; // mine lies straight

/**
 * The slots {x, y, turn, w} in the order of the places: as large as the room allows up to about the cards of my hand; where the
 * height is scarce they are drawn together, as far as each one's rank and suit can still be read.
 * @param {any} stage
 * @param {{ edge: string }[]} places
 * @param {{ zone: { left: number, right: number, top: number, bottom: number }, side: number }} room
 */
export function crossSlots({ shape, hand, width }, places, { zone, side }) {
  const lie = CROSS[`${side},${places.length - 1 - 2 * side}`];
  const room = { lie, width, zone };
  let w = Math.floor(hand * LARGER[shape]);
  while (w > SMALLEST && !isWell(laid(room, w), w < hand * TIGHT[shape] ? 0 : ROOMY)) w -= 1;
  return laid(room, w).slots;
}

/** Cards of a width `w`, and how far the room lets them lie apart: `open` 1 in height as wished, `across` 1 in width at least. */
function laid({ lie, width, zone }, w) {
  const h = w * CARD_RATIO;
  const [across, down] = [0, 1].map((axis) => spread(lie, axis));
  const wide = ((zone.right - zone.left - AIR) / w - 1) / across;
  const open = Math.min(1, ((zone.bottom - zone.top) / h - 1 - LIFT.up - LIFT.down) / down);
  const middle = { x: width / 2, y: (zone.top + zone.bottom + (LIFT.up - LIFT.down) * h) / 2 };
  const shift = (Math.max(...lie.map(([, y]) => y)) + Math.min(...lie.map(([, y]) => y))) / 2;
  const slots = lie.map(([x, y], no) => ({ turn: lean(no), w, x: middle.x + x * Math.min(1, wide) * w, y: middle.y + (y - shift) * open * h }));
  return { slots, open, fits: !across || wide >= DRAWN_IN };
}

/** Whether the cards lie well: with room between them, each free to be lifted over the others, or, where the height is scarce, at least so that each can be read. */
function isWell({ slots, open, fits }, least) {
  if (!fits || open < least) return false;
  if (least && !slots.every((one) => liftedSlot(one, { slots }).over)) return false;
  return !slots.some((one) => slots.some((other) => other.y < one.y && hides(one, other)));
}

function spread(lie, axis) {
  const along = lie.map((at) => at[axis]);
  return Math.max(...along) - Math.min(...along);
}
