// lift.js: how the card that takes a full trick is lifted: as far as it hides no other card's rank. Pure.

import { CARD_RATIO } from "./measures.js";

/** @typedef {{ x: number, y: number, w: number, turn: number }} Slot */

export const SMALL_CARD = 72; // narrower cards get the compact face, with larger ranks
const LIFTS = [{ inwards: 8, scale: 1.13 }, { inwards: 4, scale: 1.07 }, { inwards: 0, scale: 1.04 }, { inwards: 0, scale: 1 }];
const GOLD = 4; // the golden edge of the card that is lifted

/**
 * Where a card lies once it is lifted towards the middle, away from the plates at the edge.
 * @param {Slot} slot
 * @param {{ slots: Slot[], middle: { x: number, y: number } }} layout
 * @returns {Slot}
 */
export function liftedSlot(slot, { slots, middle }) {
  const others = slots.filter((other) => other !== slot);
  const lifted = LIFTS.slice(slot.w < SMALL_CARD ? 1 : 0).map((lift) => liftedBy(slot, middle, lift));
  return lifted.find((each) => !others.some((other) => hidesRank(each, other))) ?? slot;
}

function liftedBy(slot, middle, { inwards, scale }) {
  const [right, down] = [middle.x - slot.x, middle.y - slot.y];
  const way = inwards / Math.max(1, inwards, Math.hypot(right, down));
  return { ...slot, x: slot.x + right * way, y: slot.y + down * way, w: slot.w * scale };
}

/** Whether a card lies on the corner by which another is read: its rank with the suit below. */
function hidesRank({ x, y, w, turn }, other) {
  const [along, aside] = [Math.cos(turn * Math.PI / 180), Math.abs(Math.sin(turn * Math.PI / 180))];
  const half = { x: w * (along + CARD_RATIO * aside) / 2 + GOLD, y: w * (CARD_RATIO * along + aside) / 2 + GOLD };
  const [left, top] = [other.x - other.w / 2, other.y - (other.w * CARD_RATIO) / 2];
  const [across, low] = other.w < SMALL_CARD ? [0.42, 0.7] : [0.27, 0.5];
  return x - half.x < left + other.w * across && x + half.x > left && y - half.y < top + other.w * low && y + half.y > top;
}
