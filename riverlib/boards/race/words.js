// words.js: the words on the river. Pure. The sentences of the events come with the view.

import { doing, nameList, plural } from "../phrases.js";
import { isEmpty, isHandedRound } from "../talk.js";
import { IN_HARBOUR } from "./advance.js";
import { decliningChoice } from "./choices.js";
import { blownWords, onlyWords, windPrompt } from "./winds.js";

/** @import { Group } from "./choices.js" */
/** @import { Choice, Danger, Hint, Result, RiverEvent, RiverView, Seat } from "./view_types.js" */

/**
 * "card 4" or "the harbour". Cards are counted from the waterfall.
 * @param {number} at
 */
export function placeWords(at) {
  return at === IN_HARBOUR ? "the harbour" : `card ${at + 1}`;
}

/**
 * Whose: "Your" to the one person who plays, otherwise "Anna's".
 * @param {number} seat
 * @param {Seat[]} seats
 */
export function whose(seat, seats) {
  const { name, you } = seats[seat];
  if (!name) return "A"; // a river that is only a picture
  if (name === "You" || you) return "Your";
  return `${name}'s`;
}

/** @param {Choice} choice */
function optionWords(choice) {
  const { kind, target, ride } = choice;
  const goes = ride ? "rides" : kind === "sail" ? "sails" : `${blownWords(choice)},`;
  return `${goes} to ${placeWords(target)}`;
}

/**
 * "after your turn", "after Otter's turn".
 * @param {number} seat
 * @param {Seat[]} seats
 */
function afterWords(seat, seats) {
  const owner = whose(seat, seats);
  return `after ${owner === "Your" ? "your" : owner} turn`;
}

/**
 * The plate at the waterfall: the round, what falls, and when, which every place says in the same words; of the card alone where there is little room.
 * @param {Danger} danger
 * @param {Seat[]} seats
 * @param {boolean} short
 */
export function tideWords({ round, place, after }, seats, short) {
  if (place === null) return { round: `Round ${round}`, what: "Last turn", when: "no more tide" };
  const when = after === null ? (short ? "soon" : "next") : afterWords(after, seats);
  return { round: `Round ${round}`, what: short ? `Card\u00a0${place + 1} falls` : `Boats on card\u00a0${place + 1} fall`, when };
}

/**
 * The same as a line of the news.
 * @param {Danger} danger
 * @param {Seat[]} seats
 */
export function tideNews(danger, seats) {
  const { round, what, when } = tideWords(danger, seats, false);
  return { who: round, what: `${what} ${when}` };
}

/**
 * The same for a screen reader.
 * @param {Danger} danger
 */
export function tideLabel({ round, text }) {
  return `Round ${round}. ${text}`.trim();
}

/**
 * A boat in one line for a screen reader: where it is, whether the next tide takes it, and where it may go.
 * @param {Seat[]} seats
 * @param {number} seat
 * @param {number} at
 * @param {{ group?: Group, danger?: Danger | null, advised?: boolean }} [now]
 */
export function boatLabel(seats, seat, at, { group, danger, advised } = {}) {
  const where = at === IN_HARBOUR ? "in the harbour" : `on ${placeWords(at)}`;
  const falls = danger && danger.place === at ? ", falls next" : "";
  const when = falls && danger.after !== null ? `, when the tide turns ${afterWords(danger.after, seats)}` : "";
  const label = `${whose(seat, seats)} boat ${where}${falls}${when}`;
  const tip = advised ? ", advised" : "";
  return group ? `${label}, ${group.options.map(optionWords).join(" or ")}${tip}` : label;
}

/**
 * A button at the end of a boat's way.
 * @param {Choice} choice
 * @param {Seat[]} seats
 */
export function targetLabel(choice, seats) {
  return `${whose(choice.seat, seats)} boat from ${placeWords(choice.origin)} ${optionWords(choice)}`;
}

/**
 * What somebody else does; a screen across the room says the throw itself, too.
 * @param {string} name
 * @param {Pick<RiverView, "phase" | "face" | "home">} shown
 */
function othersWords(name, { phase, face, home }) {
  if (phase === "roll") return `${name} is about to throw…`;
  if (!home?.watches || !face) return `${name} is choosing…`;
  return `${name} threw ${face === 6 ? "the wind" : `a ${face}`}`;
}

/**
 * The line beside the die: who has to do what.
 * @param {RiverView} shown
 * @param {{ groups?: Group[], opened?: Group | null, picked?: Group | null, brief?: boolean }} [choosing] `picked`: a finger has tapped its boat once; `brief`: a
 * phone has room for two short lines, and its buttons say which boat may ride
 */
export function promptWords(shown, { groups = [], opened = null, picked = null, brief = false } = {}) {
  const { phase, to_move: seat, face, mine, seats } = shown;
  if (phase === "over" || seat === null || seat === undefined) return "";
  const { name } = seats[seat];
  if (isEmpty(shown, seat)) return "Waiting for somebody…";
  if (!mine) return othersWords(name, shown);
  const who = isHandedRound(shown, seats.map(({ bot }) => !bot)) ? `${name}: ` : ""; // several people around one device
  if (phase === "roll") return who ? `${who}throw the die` : "Your turn: throw the die";
  const rider = groups.length > 1 ? groups.find(({ options }) => options?.length > 1) : null; // which of several boats may stay or ride
  if (opened) return rider ? `${who}${who ? "your" : "Your"} boat on ${placeWords(rider.origin)}: stay or ride?` : `${who}${who ? "a" : "A"} ${face}: stay or ride?`;
  if (picked && brief) return `Tap again: ${picked.kind === "ill" ? "back" : "on"} to ${placeWords(picked.options[0].target)}`;
  if (picked) return `Tap again: ${whose(picked.seat, seats)} boat ${picked.kind === "ill" ? "drops back" : "catches up"} to ${placeWords(picked.options[0].target)}.`;
  if (face === 6) return groups.length ? windPrompt(groups, seats, who, brief) : `${who}${who ? "the" : "The"} wind is no use: nobody has boats on two cards`;
  const thrown = who ? `${who}a ${face},` : `A ${face}:`;
  if (rider && brief) return who ? `${thrown} choose a boat` : `${thrown} choose a boat. One may ride.`;
  if (rider) return `${thrown} choose a boat. The one on ${placeWords(rider.origin)} may stay or ride.`;
  if (groups.length !== 1) return `${thrown} choose a boat`; // a picture asks nobody
  return sentencesOf(`${who}${who ? "a" : "A"} ${face}`, onlyWords(groups[0], "sail", brief && who !== ""));
}

/** What was thrown, and what is to be done then: two sentences where a colon stands in the second. */
function sentencesOf(thrown, due) {
  if (!due.includes(":")) return `${thrown}${thrown.includes(":") ? "," : ":"} ${due}`;
  return `${thrown}. ${due[0].toUpperCase()}${due.slice(1)}`;
}

const MOST = " at most"; // of what nobody else can pass, before what the winner has

/**
 * The same once the rest can be played out, and why; the two buttons say what can be done. A phone's small line leaves out what the plates show.
 * @param {Pick<RiverView, "decided">} view
 * @param {string} form of the board
 */
export function decidedWords({ decided }, form) {
  const end = decided.lastIndexOf(MOST);
  return form === "wide" || end < 0 ? decided : `${decided.slice(0, end + MOST.length)}.`;
}

/**
 * The button under the die, in full for the screen reader: where a turn can only be lost, nothing is let pass; what is decided is thrown on for places.
 * @param {Choice[]} choices what can be chosen now, if anything
 * @param {boolean} [decided]
 */
export function rollWords(choices, decided = false) {
  if (decided) return { text: "Throw on", label: "Throw on for places" };
  if (!decliningChoice(choices)) return { text: "Throw", label: "Throw the die" };
  return choices.length === 1 ? { text: "Go on", label: "Lose the turn" } : { text: "Let it pass", label: "Let the wind pass" };
}

/**
 * What moves now, in a few words: while the die tumbles not yet what it shows.
 * @param {RiverEvent} event
 * @param {Seat[]} seats
 */
export function movingWords(event, seats) {
  if (event.kind === "roll") return `${doing(seats[event.seat].you ? "You" : seats[event.seat].name, "throws")} the die…`;
  if (event.kind !== "tide") return event.text ?? "";
  return event.lost.length ? `The tide takes ${plural(event.lost.length, "boat")} over the waterfall.` : "Every boat on the river drifts one card back.";
}

/**
 * The first tide that a newcomer sees, in as many words as are read before it moves; the line beside the die says that it turns.
 * @param {Pick<Extract<RiverEvent, { kind: "tide" }>, "lost">} event
 */
export function firstTideWords({ lost }) {
  const card = "Card 1 goes to the far end";
  if (lost.length) return `${card}: ${plural(lost.length, "boat")} on it ${lost.length > 1 ? "fall" : "falls"}. All others drift one card back.`;
  return `${card}: boats on it fall, all others drift one card back.`;
}

/**
 * Whether an ill wind takes a boat of mine back or, where several people look on, one of theirs.
 * @param {{ victim: number }} event
 * @param {Pick<Seat, "bot" | "you">[]} seats
 */
export function isOwnLoss({ victim }, seats) {
  return seats.some(({ you }) => you) ? seats[victim].you : !seats[victim].bot;
}

/**
 * Advice for whoever listens.
 * @param {Pick<Hint, "head" | "text" | "numbers">} advice
 */
export function adviceSpoken({ head, text, numbers }) {
  return [sentenceOf(head), text, numbers].filter(Boolean).join(" ");
}

/**
 * With a full stop, unless it has a mark of its own.
 * @param {string} words
 */
export function sentenceOf(words) {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/**
 * What a listener is told when it is a person's turn: before the throw also what falls next.
 * @param {string} prompt
 * @param {Pick<RiverView, "phase" | "danger" | "boats">} view
 */
export function turnSpoken(prompt, { phase, danger, boats }) {
  const falls = phase === "roll" && danger !== null && danger.place !== null && boats.flat().includes(danger.place);
  return [prompt && sentenceOf(prompt), falls ? danger.text : ""].filter(Boolean).join(" ");
}

/**
 * A plate in one line for a screen reader.
 * @param {Seat} seat
 * @param {{ turn: boolean, where?: string, own?: boolean }} now
 */
export function plateLabel(seat, { turn, where = "", own = false }) {
  const parts = [own ? `${seat.name} (you)` : seat.name];
  if (seat.bot) parts.push("computer player");
  if (where) parts.push(where === "away" ? "away" : "a bot plays for them");
  if (seat.first) parts.push("first player: the tide turns before this turn");
  parts.push(plural(seat.score, "point"), `${seat.afloat} on the river`, `${seat.home} in the harbour`);
  if (seat.lost) parts.push(`${seat.lost} lost`);
  if (turn) parts.push("has the turn");
  return parts.join(", ");
}

/**
 * @param {Result} result
 * @param {Seat[]} seats
 * @param {number | null} [you] the seat of the one who holds this phone
 */
export function winnersWords({ winners }, seats, you = null) {
  if (!winners.length) return "The race is over";
  const reader = you ?? seats.findIndex((each) => each.you);
  const names = nameList(winners.map((seat) => (seat === reader ? "You" : seats[seat].name)));
  const told = `${winners.length === 1 ? doing(names, "wins") : `${names} share the win`} with ${plural(seats[winners[0]].score, "point")}`;
  return reader < 0 || winners.includes(reader) ? told : `${told}. The next may be yours.`;
}

const shortPlace = (at) => (at === IN_HARBOUR ? "harbour" : String(at + 1));

/** @type {{ [Kind in RiverEvent["kind"]]?: (event: Extract<RiverEvent, { kind: Kind }>, seats: Seat[]) => string }} */
const NEWS = { // what an event adds to the news of its turn
  roll: ({ face }) => `threw ${face === 6 ? "wind" : face}`,
  sail: ({ origin, target }) => `: card\u00a0${shortPlace(origin)} → ${shortPlace(target)}`,
  good: ({ origin, target }) => `: card\u00a0${shortPlace(origin)} → ${shortPlace(target)}`,
  ill: ({ victim, origin, target }, seats) => `: ${seats[victim].name} card\u00a0${shortPlace(origin)} → ${shortPlace(target)}`,
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
    if (event.kind === "roll" || event.kind === "tide" || lines.at(-1)?.who !== who) lines.push({ who, what: event.kind === "lost_turn" ? `threw wind${news}` : news.replace(/^:? /, "") });
    else lines.at(-1).what += news;
  }
  return lines;
}

/**
 * Why there is no hint now.
 * @param {Pick<RiverView, "phase" | "mine">} view
 */
export function hintlessWords({ phase, mine }) {
  if (phase === "over") return "The race is over: there is nothing more to choose.";
  if (!mine) return "It is somebody else's turn: a hint comes with yours.";
  return phase === "roll" ? "Throw the die first: then there is something to choose." : "There is only one move now: go ahead.";
}
