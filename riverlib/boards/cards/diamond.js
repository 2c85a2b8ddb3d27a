// diamond.js: the trick of four at a desk: each card lies towards its seat, mine next to my hand, so that its place says whose it is. Pure.

import { CARD_RATIO } from "./measures.js";

const LARGEST = 1.12; // than my hand
const LEAST = 0.86;
const STEP = 0.55; // of its height, that mine lies below the one across at least
const LIFT = { up: 0.07, down: 0.04 }; // of the height of a card, that the one which takes the trick grows and steps out by
const BESIDE = 0.6; // of its breadth, that mine and the one across lie aside from the middle: neither lies on the other
const OUT = 2.3; // the same of those at the sides, where there is room
const LEAST_OUT = 1.75;
const AIR = 28; // pixels that are left free at each side: what takes the trick glows
const LEANS = [0, 4, -1.5, -4]; // as they were laid from there

/**
 * The slots {x, y, turn, w} in the order of the places; null where the felt is too low or too narrow for it.
 * @param {{ hand: number, width: number }} stage
 * @param {{ zone: { left: number, right: number, top: number, bottom: number }, spoken: number }} room `spoken`: what is kept clear above
 * my hand as long as I have not played; my own card may lie there
 */
export function diamondSlots({ hand, width }, { zone, spoken }) {
  const high = zone.bottom - zone.top;
  const w = Math.floor(Math.min(hand * LARGEST, high / (1 + LIFT.up + LIFT.down + STEP) / CARD_RATIO));
  const h = w * CARD_RATIO;
  const out = Math.min(OUT * w, (zone.right - zone.left - w) / 2 - AIR);
  if (w < hand * LEAST || out < LEAST_OUT * w) return null;
  const top = zone.top + (0.5 + LIFT.up) * h;
  const low = zone.bottom - (0.5 + LIFT.down) * h;
  const side = Math.min((top + low) / 2, low - spoken);
  const at = [[BESIDE * w, low], [-out, Math.max(top, side)], [-BESIDE * w, top], [out, Math.max(top, side)]];
  return at.map(([x, y], no) => ({ turn: LEANS[no], w, x: width / 2 + x, y }));
}
