// cross.js: the trick in the middle of the felt, as a cross or an oval: each card on the way from its owner, mine below them. Pure.

import { hides } from "./lift.js";
import { CARD_RATIO } from "./measures.js";

const LARGER = { cross: 1.12, oval: 0.96 }; // than my hand, where there is room
const SMALLEST = 36;
const LIFT = { up: 0.1, down: 0.05 }; // of the height of a card, that the one which takes the trick grows and steps out by
const AIR = 12; // pixels that are left free at the sides
const STRETCH = 1.45; // an oval is drawn out towards its owners, where there is room
const ROOMY = { cross: 0.84, oval: 0.64 }; // of the height that a cross wishes for; an oval has more to give
const TIGHT = { wide: 1, tablet: 0.9, tall: 0.9, low: 1.1 }; // of my hand's: smaller cards than this are rather drawn together than made smaller still

/** Where cards lie from the middle of the trick, clockwise from mine, in widths and heights of a card; by how many sit at each side and at the top. */
const CROSS = {
  "0,1": [[0, 0.47], [0, -0.47]],
  "0,2": [[0, 0.36], [-0.6, -0.32], [0.6, -0.32]],
  "0,3": [[0, 0.46], [-1, -0.06], [0, -0.46], [1, -0.06]],
  "0,4": [[0, 0.46], [-1.5, -0.1], [-0.53, -0.46], [0.53, -0.46], [1.5, -0.1]],
  "1,1": [[0, 0.46], [-1, 0], [0, -0.46], [1, 0]],
  "1,2": [[0, 0.46], [-1.24, 0.06], [-0.54, -0.46], [0.54, -0.46], [1.24, 0.06]],
  "1,3": [[0, 0.46], [-1.45, 0.18], [-1.04, -0.4], [0, -0.46], [1.04, -0.4], [1.45, 0.18]],
};
const OVAL = { // the left half of the same from mine on, by the number of cards: the right one mirrors it
  7: [[0, 0.8], [-1.2, 0.6], [-1.95, -0.2], [-0.62, -0.8]],
  8: [[0, 0.8], [-1.2, 0.62], [-2.3, -0.05], [-1.2, -0.72], [0, -0.8]],
  9: [[0, 0.8], [-1.2, 0.66], [-2.4, 0.24], [-1.8, -0.56], [-0.6, -0.8]],
  10: [[0, 0.8], [-1.2, 0.7], [-2.4, 0.4], [-2.4, -0.34], [-1.2, -0.72], [0, -0.8]],
};

/** Slight turn of a played card: the same for the same place, so that nothing jumps between two renders. */
const lean = (place) => (((place * 37 + 4) % 9) - 4) * 0.7; // mine lies straight

/** @returns {number[][]} as `CROSS` */
function ovalOf(count) {
  const left = OVAL[count];
  const right = left.slice(1, Math.ceil(count / 2)).map(([x, y]) => [-x, y]).reverse();
  return [...left, ...right];
}

/**
 * The slots {x, y, turn, w} in the order of the places: as large as the room allows up to about the cards of my hand; where the
 * height is scarce they are drawn together, as far as each one's rank and suit can still be read.
 * @param {any} stage
 * @param {{ edge: string }[]} places
 * @param {{ zone: { left: number, right: number, top: number, bottom: number }, side: number }} room
 */
export function crossSlots({ shape, hand, width }, places, { zone, side }) {
  const cross = CROSS[`${side},${places.length - 1 - 2 * side}`];
  const lie = cross ?? ovalOf(places.length);
  const kind = cross ? "cross" : "oval";
  const room = { lie, width, zone, out: cross ? 1 : STRETCH };
  let w = hand * LARGER[kind];
  while (w > SMALLEST && !isWell(laid(room, w), w < hand * TIGHT[shape] ? 0 : ROOMY[kind])) w -= 1;
  return laid(room, w).slots;
}

/** Cards of a width `w`, and how far the room lets them lie apart: `open` 1 in height as wished, `across` 1 in width at least. */
function laid({ lie, width, zone, out: most }, w) {
  const h = w * CARD_RATIO;
  const [across, down] = [0, 1].map((axis) => spread(lie, axis));
  const wide = ((zone.right - zone.left - AIR) / w - 1) / across;
  const open = Math.min(1, ((zone.bottom - zone.top) / h - 1 - LIFT.up - LIFT.down) / down);
  const middle = { x: width / 2, y: (zone.top + zone.bottom + (LIFT.up - LIFT.down) * h) / 2 };
  const shift = (Math.max(...lie.map(([, y]) => y)) + Math.min(...lie.map(([, y]) => y))) / 2;
  const out = Math.min(most, Math.max(1, wide));
  const slots = lie.map(([x, y], no) => ({ turn: lean(no), w, x: middle.x + x * out * w, y: middle.y + (y - shift) * open * h }));
  return { slots, open, fits: !across || wide >= 1 };
}

/** Whether the cards lie well: with room between them, or, where the height is scarce, at least so that each can be read. */
function isWell({ slots, open, fits }, least) {
  if (!fits || open < least) return false;
  return !slots.some((one) => slots.some((other) => other.y < one.y && hides(one, other)));
}

function spread(lie, axis) {
  const along = lie.map((at) => at[axis]);
  return Math.max(...along) - Math.min(...along);
}
