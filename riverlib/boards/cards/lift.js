// lift.js: how the card that takes the trick is lifted: a step out of the others, on a ring into it, and over them where it hides no rank. Pure.

import { CARD_RATIO } from "./measures.js";

/** @typedef {{ x: number, y: number, w: number, turn: number, inward?: boolean, flat?: boolean }} Slot */

export const SMALL_CARD = 72; // narrower cards get the compact face, with larger ranks
const LIFTS = [{ out: 0.05, scale: 1.08 }, { out: 0.05, scale: 1.05 }, { out: 0.03, scale: 1.03 }, { out: 0.01, scale: 1.01 }];
const CORNER = { full: { w: 0.26, h: 0.33 }, small: { w: 0.42, h: 0.5 } }; // of a card, from its upper left: its rank and suit

/**
 * Where a card lies once it is lifted: away from the middle of the trick, never down into the line of words; `over` the others
 * where it hides no rank and suit there. One that lies `flat` stays where it is.
 * @param {Slot} slot
 * @param {{ slots: Slot[] }} layout
 * @returns {Slot & { over: boolean }}
 */
export function liftedSlot(slot, { slots }) {
  if (slot.flat) return { ...slot, over: true };
  const others = slots.filter((other) => other !== slot);
  const lifted = LIFTS.map((lift) => liftedBy(slot, slots, lift));
  const over = lifted.find((each) => !others.some((other) => hides(each, other)));
  return over ? { ...over, over: true } : { ...lifted[1], over: false };
}

function liftedBy(slot, slots, { out, scale }) {
  const middle = { x: mean(slots.map(({ x }) => x)), y: mean(slots.map(({ y }) => y)) };
  const [right, down] = [slot.x - middle.x, slot.y - middle.y];
  const way = ((slot.inward ? -out : out) * slot.w * CARD_RATIO) / Math.max(1, Math.hypot(right, down));
  const fall = slot.inward ? down * way : Math.min(0, down * way);
  return { ...slot, x: slot.x + right * way, y: slot.y + fall, w: slot.w * scale };
}

const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/**
 * Whether a card that lies over another hides some of its rank and suit.
 * @param {Slot} card
 * @param {Slot} under
 */
export function hides(card, under) {
  const corner = under.w < SMALL_CARD ? CORNER.small : CORNER.full;
  const [left, top] = [under.x - under.w / 2, under.y - (under.w * CARD_RATIO) / 2];
  const [x, y] = [card.w / 2, (card.w * CARD_RATIO) / 2];
  return card.x - x < left + corner.w * under.w && card.x + x > left + 0.04 * under.w
    && card.y - y < top + corner.h * under.w * CARD_RATIO && card.y + y > top + 0.03 * under.w * CARD_RATIO;
}
