// words.js: the words on the river. Pure. The sentences of the events come with the view.

import { doing, nameList, plural } from "../../shared/board/phrases.js";
import { IN_HARBOUR } from "./advance.js";

/** @import { Group } from "./choices.js" */
/** @import { Chances, Choice, Result, RiverEvent, RiverView, Seat } from "./view_types.js" */

/**
 * "card 4" or "the harbour". Cards are counted from the waterfall.
 * @param {number} at
 */
function placeWords(at) {
  return at === IN_HARBOUR ? "the harbour" : `card ${at + 1}`;
}

/**
 * Whose: "Your" when one person plays, otherwise "Anna's".
 * @param {number} seat
 * @param {Seat[]} seats
 */
export function whose(seat, seats) {
  const { name, bot } = seats[seat];
  if (!name) return "A"; // a river that is only a picture
  if (name === "You" || (!bot && seats.filter((other) => !other.bot).length === 1)) return "Your";
  return `${name}’s`;
}

const VERBS = { sail: "sails to", good: "blown on to", ill: "blown back to" };

/** @param {Choice} choice */
function optionWords({ kind, target, ride }) {
  return ride ? `rides to ${placeWords(target)}` : `${VERBS[kind]} ${placeWords(target)}`;
}

/**
 * A boat in one line for a screen reader: where it is, and where it may go.
 * @param {Seat[]} seats
 * @param {number} seat
 * @param {number} at
 * @param {Group} [group]
 */
export function boatLabel(seats, seat, at, group) {
  const where = at === IN_HARBOUR ? "in the harbour" : `on ${placeWords(at)}`;
  const label = `${whose(seat, seats)} boat ${where}`;
  return group ? `${label}, ${group.options.map(optionWords).join(" or ")}` : label;
}

/**
 * A button at the end of a boat's way.
 * @param {Choice} choice
 * @param {Seat[]} seats
 */
export function targetLabel(choice, seats) {
  return `${whose(choice.seat, seats)} boat from ${placeWords(choice.origin)} ${optionWords(choice)}`;
}

/** @param {Group[]} groups */
function windWords(groups) {
  const good = groups.some((group) => group.kind === "good");
  const ill = groups.some((group) => group.kind === "ill");
  if (good && ill) return "Wind! One of your boats catches up, or a rival’s drops back.";
  if (good) return "Good wind! Choose a boat: it catches up with your next one.";
  return "Ill wind! Choose a rival’s boat: it drops back.";
}

/**
 * The line beside the die: who has to do what.
 * @param {RiverView} shown
 * @param {{ groups?: Group[], opened?: Group | null }} [choosing]
 */
export function promptWords(shown, { groups = [], opened = null } = {}) {
  const { phase, to_move: seat, face, mine, seats } = shown;
  if (phase === "over" || seat === null || seat === undefined) return "";
  const { name } = seats[seat];
  if (!mine) return `${name} ${phase === "roll" ? "is about to roll…" : "is choosing…"}`;
  const turn = whose(seat, seats);
  if (phase === "roll") return `${turn} turn: roll the die`;
  if (opened) return "Stay on the high tide, or ride it three cards on?";
  if (face === 6) return groups.length ? windWords(groups) : "Wind, but nothing to blow";
  return `A ${face}: ${groups.length === 1 && groups[0].boats.length === 1 ? "sail your boat" : "choose a boat"}`;
}

/**
 * What moves now, in a few words: while the die tumbles not yet what it shows.
 * @param {RiverEvent} event
 * @param {Seat[]} seats
 */
export function movingWords(event, seats) {
  if (event.kind === "roll") return `${doing(seats[event.seat].name, "throws")} the die…`;
  if (event.kind !== "tide") return event.text ?? "";
  return event.lost.length ? `The tide takes ${plural(event.lost.length, "boat")} over the waterfall.` : "Every boat drifts one card back.";
}

/** Shares as whole percents that add up to 100. */
export function wholePercents(shares) {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, value) => sum + value, 0)) - whole.reduce((sum, value) => sum + value, 0);
  const byRest = exact.map((value, no) => [value - whole[no], no]).sort((one, other) => other[0] - one[0]);
  for (const [, no] of byRest.slice(0, Math.max(0, missing))) whole[no] += 1;
  return whole;
}

export function percentWords(share) {
  return `${Math.round(share * 100)} %`;
}

export const CHANCES_DUE = "Chances to win: getting ready";

/**
 * What the bar shows; shorter where there is no room.
 * @param {Pick<Chances, "exact" | "error">} chances
 * @param {boolean} short
 */
export function chanceTitle({ exact, error }, short) {
  if (short) return exact ? "Chances" : `Chances ${sureness({ exact, error }).replace("about, ", "")}`;
  return `Chance to win (${sureness({ exact, error })})`;
}

/**
 * How sure the shown chances are.
 * @param {Pick<Chances, "exact" | "error">} chances
 */
function sureness({ exact, error }) {
  const widest = Math.max(0, ...[error].flat());
  return exact ? "exact" : `about, ± ${Math.max(1, Math.round(widest * 100))} %`;
}

/**
 * @param {Chances} chances
 * @param {Seat[]} seats
 */
export function chancesLabel(chances, seats) {
  const percents = wholePercents(chances.shares);
  return `Chances to win, ${sureness(chances)}: ${seats.map((seat, no) => `${seat.name} ${percents[no]} %`).join(", ")}`;
}

/**
 * A plate in one line for a screen reader.
 * @param {Seat} seat
 * @param {{ turn: boolean }} now
 */
export function plateLabel(seat, { turn }) {
  const parts = [seat.name];
  if (seat.bot) parts.push("computer player");
  if (seat.first) parts.push("first player: the tide turns before this turn");
  parts.push(plural(seat.score, "point"), `${seat.afloat} on the river`, `${seat.home} in the harbour`);
  if (seat.lost) parts.push(`${seat.lost} lost`);
  if (turn) parts.push("has the turn");
  return parts.join(", ");
}

/**
 * @param {Result} result
 * @param {Seat[]} seats
 */
export function winnersWords({ winners }, seats) {
  const names = nameList(winners.map((seat) => seats[seat].name));
  if (!winners.length) return "The race is over";
  const points = plural(seats[winners[0]].score, "point");
  return winners.length === 1 ? `${doing(names, "wins")} with ${points}` : `${names} share the win with ${points}`;
}

/**
 * Docks that each seat has taken, best first.
 * @param {RiverView} view
 */
export function docksOf({ docks, docked, seats }) {
  return seats.map((_, seat) => docked.map(([owner], no) => [owner, docks - no]).filter(([owner]) => owner === seat).map(([, dock]) => dock));
}

const shortPlace = (at) => (at === IN_HARBOUR ? "harbour" : String(at + 1));

/** @type {{ [Kind in RiverEvent["kind"]]?: (event: Extract<RiverEvent, { kind: Kind }>, seats: Seat[]) => string }} */
const NEWS = { // what an event adds to the news of its turn
  roll: ({ face }) => (face === 6 ? "wind" : String(face)),
  sail: ({ origin, target }) => `: ${shortPlace(origin)} → ${shortPlace(target)}`,
  good: ({ origin, target }) => `: ${shortPlace(origin)} → ${shortPlace(target)}`,
  ill: ({ victim, origin, target }, seats) => `: ${seats[victim].name} ${shortPlace(origin)} → ${shortPlace(target)}`,
  ride: ({ target }) => ` → ${shortPlace(target)}`,
  dock: ({ dock }) => ` (${dock})`,
  lost_turn: () => ": no use",
  tide: ({ lost }) => (lost.length ? `${plural(lost.length, "boat")} lost` : "nobody lost"),
};

/**
 * The turns of the others in a few signs each, {who, what}: for a person whose river does not move.
 * @param {RiverEvent[]} events
 * @param {Seat[]} seats
 */
export function newsLines(events, seats) {
  const lines = [];
  for (const event of events) {
    const news = /** @type {Function} */ (NEWS[event.kind])?.(event, seats);
    if (!news) continue;
    const who = "seat" in event ? seats[event.seat].name : "Tide";
    if (event.kind === "roll" || event.kind === "tide" || lines.at(-1)?.who !== who) lines.push({ who, what: event.kind === "lost_turn" ? `wind${news}` : news.trim() });
    else lines.at(-1).what += news;
  }
  return lines;
}

export const HELP = [
  "Roll the die. One of your boats sails that many cards towards the harbour; you choose which.",
  "The harbour needs no exact throw. The first boat in takes dock 12, the next dock 11, and so on: that is what it scores.",
  "The sandbank stops every boat that reaches it. A throw that ends on the high tide may ride it three cards further.",
  "On the wind, bring one of your boats up to your next one, or blow a rival’s boat back to the one behind it.",
  "Before the first player’s turn the tide turns: the lowest card goes round, and boats on it fall over the waterfall.",
];

export const KEY_HELP = [
  ["Space or R", "roll"],
  ["← →", "go from boat to boat"],
  ["Enter", "sail it"],
  ["G and I", "good and ill wind"],
  ["U", "take back"],
  ["H", "hint"],
  ["L", "log"],
  ["S", "settings"],
  ["Esc", "close"],
];
