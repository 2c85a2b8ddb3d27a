// pace.js: how quickly others' cards follow each other, and the sentence that a tap hurries them.

import { hasKeys } from "../tools.js";

/** @import { CardTable } from "./table.js" */

const AS_DRAWN = 4; // players at whose table every card takes its whole time
const MORE = 0.12; // by how much each further one makes all of a trick longer
const LONG_FROM = 6; // players with whom a trick is long
const WAITED = 2; // cards of others that were seen before the sentence comes

/**
 * Factor on the time of each of the others' cards: a trick of many takes little longer than one of few.
 * @param {number} seats
 */
export function cardPace(seats) {
  if (seats <= AS_DRAWN) return 1;
  return ((AS_DRAWN - 1) / (seats - 1)) * (1 + MORE * (seats - AS_DRAWN));
}

/**
 * In a first game, while a long or slow trick is played, say once that a tap hurries it.
 * @param {CardTable} table
 */
export function tellHurry({ shown, view, tips, motion, notes, currentSettings }) {
  const isLong = shown.seats.length >= LONG_FROM || motion.speed === "slow";
  if (!isLong || shown.trick.cards.length < WAITED || view.lesson || view.looking) return;
  if (!motion.pace || motion.rushed || !notes.isClear || !tips.isFirst || !currentSettings.explain || !tips.isNew("hurry")) return;
  notes.say(`${hasKeys() ? "A click" : "A tap"} anywhere hurries the others on.`);
}
