// bid_word.js: whether the plates write "bid" before the chip of a bid: all the others' or none, and mine. Pure.

/** @import { Standing } from "./standing.js" */

const NEEDS = { wide: 213, tablet: 208, tall: 148, low: 180 }; // width of a plate, as drawn, in which the word stands beside all that may be told

/**
 * By the width of the plates alone, so that it never comes and goes within a deal: where partners' bids stand beside each other it
 * makes room, and on a phone with chances, which my own plate tells.
 * @param {Standing[]} standings
 * @param {any} layout
 */
export function saysBid(standings, { shape, scale, odds, places: [, ...others] }) {
  if (standings.some(({ bids }) => bids.length > 1) || (shape === "tall" && odds)) return false;
  return others.every(({ w }) => w / scale >= NEEDS[shape]);
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
