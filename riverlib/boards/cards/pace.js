// pace.js: how quickly others' cards follow each other, and where it is said that a tap hurries them.

import { hasKeys } from "../tools.js";
import { isLastTrick } from "./advance.js";

/** @import { CardTable } from "./table.js" */
/** @import { CardView } from "./view_types.js" */

const AS_DRAWN = 4; // players at whose table every card takes its whole time
const MORE = 0.12; // by how much each further one makes all of a trick longer
const LONG_FROM = 6; // players with whom a trick is long
const GO_ON = ["goon-1", "goon-2", "goon-3"]; // the first tricks on a device beside which it is said
const END = { play: 0.43, trick: 0.38, lastCard: 0.4, lastTrick: 0.36, alone: 0.6 }; // tempo of the cards and the trick before the last, of the last, and of a deal of one card
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
 * The tempo of what nobody has a say in any more: once no person has more than the last card, the deal comes to its end quickly.
 * A card alone in its deal is as exciting as any; only its trick lies less long. Pure.
 * @param {{ shown: Pick<CardView, "deal" | "phase" | "seats" | "trick">, view: Pick<CardView, "lesson" | "looking"> }} table
 * @param {string} kind of what happens next
 */
export function endTempo({ shown, view: { lesson, looking } }, kind) {
  if (lesson || looking || (kind !== "play" && kind !== "trick")) return 1;
  if (shown.deal.size < 2) return kind === "trick" ? END.alone : 1;
  if (isLastTrick(shown)) return kind === "trick" ? END.lastTrick : END.lastCard;
  const isPlain = shown.seats.every((seat) => seat.cards <= (seat.kind === "person" ? 1 : 2));
  return isPlain ? END[kind] : 1;
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

/**
 * The first times that a whole trick is left to be looked at, say beside who takes it that nobody has to wait.
 * @param {CardTable} table
 */
export function tellGoOn({ view, tips, motion, parts: { prompt, toast } }) {
  if (!motion.pace || motion.rushed || motion.hurry || motion.tempo < 1 || view.lesson || view.looking || view.home?.watches || !toast.hidden) return;
  if (GO_ON.some((key) => tips.isNew(key))) prompt.dataset.more = `${hasKeys() ? "click" : "tap"} to go on`;
}
