// two_rows.js: the trick of many at a desk or on a sheet held upright, in two rows in the middle of the felt: as large as the height allows, none on another. Pure.

import { CARD_RATIO, clamp } from "./measures.js";

const GAP = 12; // between the rows, as drawn
const BESIDE = { least: 0.15, most: 0.34, used: 0.82 }; // of a card, between two of a row: as far as they stay in so much of the breadth
const GROWN = { up: 0.075, down: 0.045 }; // of the height of a card, that the one which takes the trick grows and steps out by
const LARGEST = 1.12; // than my hand
const AIR = 14; // at each side, as drawn
const SMALLEST = 36;

/** Slight turn of a played card: the same for the same place, so that nothing jumps between two renders; mine lies straight. */
const lean = (no) => (((no * 37 + 4) % 9) - 4) * 0.4;

/**
 * The slots {x, y, turn, w} in the order of the places: mine in the middle of the lower row, beside it those who sit lowest at the
 * sides, the others above from left to right as they sit.
 * @param {any} stage
 * @param {any[]} places
 * @param {{ zone: { left: number, right: number, top: number, bottom: number }, side: number, upper?: number }} room `upper`: the breadth that the upper row has
 */
export function twoRows({ hand, width, k }, places, { zone, side, upper = Infinity }) {
  const beside = side > 2 ? 2 : 1;
  const [below, above] = [2 * beside + 1, places.length - 2 * beside - 1];
  const breadth = zone.right - zone.left - 2 * AIR * k;
  const most = Math.max(below, above);
  let w = widthOf({ most, breadth, height: zone.bottom - zone.top - GAP * k, largest: hand * LARGEST });
  while (w > SMALLEST && w * (1 + (above - 1) * (1 + between(most, w, breadth))) > upper) w -= 1;
  const h = w * CARD_RATIO;
  const pitch = w * (1 + between(most, w, breadth));
  const free = (zone.bottom - zone.top - GAP * k - h * (2 + GROWN.up + GROWN.down)) / 2; // where the breadth is what is scarce
  const heights = { above: zone.top + free + h * (GROWN.up + 0.5), below: zone.bottom - free - h * (GROWN.down + 0.5) };
  const at = (no, count) => width / 2 + pitch * (no - (count - 1) / 2);
  return places.map((_, no) => {
    const turn = no ? lean(no) : 0;
    if (no <= beside) return { x: at(beside - no, below), y: heights.below, turn, w };
    if (no < places.length - beside) return { x: at(no - beside - 1, above), y: heights.above, turn, w };
    return { x: at(beside + places.length - no, below), y: heights.below, turn, w };
  });
}

/** The largest cards that lie in two rows of so many. */
function widthOf({ most, breadth, height, largest }) {
  const high = height / (2 + GROWN.up + GROWN.down) / CARD_RATIO;
  const wide = breadth / (most + (most - 1) * BESIDE.least);
  return Math.floor(Math.max(SMALLEST, Math.min(high, wide, largest)));
}

/** How far cards of a row of so many lie from each other, in widths of a card. */
function between(count, w, breadth) {
  return clamp(BESIDE.least, (breadth * BESIDE.used - count * w) / ((count - 1) * w), BESIDE.most);
}
