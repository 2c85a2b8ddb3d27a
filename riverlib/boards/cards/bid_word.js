// bid_word.js: whether the plates write "bid" before the chip of a bid: all the others' or none, and mine. Pure.

/** @import { Standing } from "./standing.js" */

const NEEDS = { wide: 213, tablet: 208, tall: 148, low: 180 }; // width of a plate, as drawn, in which the word stands beside all that may be told
const FEW = 3; // packets beside which it stands on a narrower one

/**
 * Where the plates are narrow the word makes room on all of them as soon as one has more to tell, and on a phone with chances, which
 * my own plate tells.
 * @param {Standing[]} standings
 * @param {any} layout
 */
export function saysBid(standings, { shape, scale, odds, places: [, ...others] }) {
  if (standings.some(({ bids }) => bids.length > 1)) return false;
  if (others.every(({ w }) => w / scale >= NEEDS[shape])) return !(shape === "tall" && odds);
  return !(shape === "tall" && odds) && standings.every(({ bid, taken, verdict, within }) => (!verdict || within > 0) && Math.max(bid ?? 0, taken) <= FEW);
}

/**
 * Whether my own plate writes it: a phone's is as broad as what it tells, whatever the narrow ones beside each other leave out.
 * @param {Standing[]} standings
 * @param {any} layout
 */
export function saysMyBid(standings, layout) {
  const { shape, odds } = layout;
  if (shape !== "tall") return saysBid(standings, layout);
  return !odds && standings.every(({ bids }) => bids.length < 2);
}
