// lift.js: how the card that takes a full trick is lifted: as far as it touches no other card. Pure.

import { CARD_RATIO } from "./measures.js";

/** @typedef {{ x: number, y: number, w: number, turn: number }} Slot */

export const SMALL_CARD = 72; // narrower cards get the compact face, with larger ranks
const LIFTS = [{ inwards: 8, scale: 1.13 }, { inwards: 4, scale: 1.07 }, { inwards: 0, scale: 1.04 }, { inwards: 0, scale: 1 }];
const CLEAR = 6; // of every other card, with its golden edge of 3 pixels

/**
 * Where a card lies once it is lifted towards the middle, away from the plates at the edge.
 * @param {Slot} slot
 * @param {{ slots: Slot[], middle: { x: number, y: number } }} layout
 * @returns {Slot}
 */
export function liftedSlot(slot, { slots, middle }) {
  const others = slots.filter((other) => other !== slot);
  const lifted = LIFTS.slice(slot.w < SMALL_CARD ? 1 : 0).map((lift) => liftedBy(slot, middle, lift));
  return lifted.find((each) => !others.some((other) => touches(each, other))) ?? slot;
}

function liftedBy(slot, middle, { inwards, scale }) {
  const [right, down] = [middle.x - slot.x, middle.y - slot.y];
  const way = inwards / Math.max(1, inwards, Math.hypot(right, down));
  return { ...slot, x: slot.x + right * way, y: slot.y + down * way, w: slot.w * scale };
}

/** Whether a card comes so near to another that their edges would be read as one. */
function touches(one, other) {
  const [a, b] = [groundOf(one), groundOf(other)];
  return Math.abs(one.x - other.x) < a.x + b.x + CLEAR && Math.abs(one.y - other.y) < a.y + b.y + CLEAR;
}

/** Half the width and half the height that a card takes as it lies, a little turned. */
function groundOf({ w, turn }) {
  const [along, aside] = [Math.cos(turn * Math.PI / 180), Math.abs(Math.sin(turn * Math.PI / 180))];
  return { x: w * (along + CARD_RATIO * aside) / 2, y: w * (CARD_RATIO * along + aside) / 2 };
}
