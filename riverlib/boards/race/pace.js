// pace.js: how fast what the others do goes by: a dull throw in passing, one that counts at its own pace. Pure.

import { isAfloat } from "./advance.js";
import { isOwnLoss } from "./words.js";

/** @import { Chances, RiverEvent, Seat } from "./view_types.js" */

const PLAIN = ["roll", "sail", "ride", "aground", "dock"]; // what nobody has to read
const DECIDED = 0.4; // what follows once somebody has won for certain, but for a person's own throw
const ROUTINE = 0.42; // the tempo of a bot's throw that changes little: it is over in less than a second
const ONE_WAY = 0.26; // of one that could be used in one way alone, or after which all boats follow each other as before
const OVERTAKES = 0.75; // of one that goes past the foremost boat of somebody here
const BLOWS = ["good", "ill"];
const BLOWN = 0.5; // of a bot's wind that touches nobody's boat here: it is read, and no more
const LOST = 0.4; // of a bot's turn that is lost: its few words are glanced at

/**
 * The events of the turn that `number` belongs to, as far as they are still to come.
 * @param {RiverEvent[]} events
 * @param {number} number
 */
function turnFrom(events, number) {
  const later = events.filter((event) => event.number > number);
  const end = later.findIndex(({ kind }) => kind === "roll" || kind === "tide");
  return later.slice(0, end < 0 ? later.length : end);
}

/**
 * Whether a turn counts: a boat comes home, or a boat of somebody here is blown back.
 * @param {RiverEvent} event
 * @param {{ events: RiverEvent[], seats: Seat[] }} view
 */
export function isDecisive(event, { events, seats }) {
  return [event, ...turnFrom(events, event.number)].some((each) => each.kind === "dock" || (each.kind === "ill" && isOwnLoss(each, seats)));
}

/**
 * Whether a seat can use a throw in one way alone: its boats lie on one card, or none is left.
 * @param {number[]} fleet
 */
export function hasOneWay(fleet) {
  return new Set(fleet.filter(isAfloat)).size < 2;
}

/**
 * The way that a boat goes with this throw, as far as it is to come: nothing of a throw that moves none.
 * @param {RiverEvent} event
 * @param {RiverEvent[]} events
 * @returns {(RiverEvent & { seat: number, origin: number, target: number }) | undefined}
 */
function wayOf(event, events) {
  return /** @type {any} */ ([event, ...turnFrom(events, event.number)].find((each) => "target" in each));
}

/**
 * Whether a boat goes past one of another seat, or leaves one that lay beside it: all follow each other in another order then.
 * @param {{ seat: number, origin: number, target: number }} way
 * @param {number[][]} boats as they lie before it
 */
function changesOrder({ seat, origin, target }, boats) {
  const [low, high] = [Math.min(origin, target), Math.max(origin, target)];
  return boats.some((fleet, other) => other !== seat && fleet.some((at) => isAfloat(at) && at >= low && at <= high));
}

/**
 * Whether a boat goes past the foremost of somebody here.
 * @param {{ seat: number, origin: number, target: number }} way
 * @param {{ seats: Seat[], boats: number[][] }} view
 */
function overtakes({ origin, target }, { seats, boats }) {
  return seats.some(({ bot }, no) => {
    const foremost = bot ? -1 : Math.max(-1, ...boats[no].filter(isAfloat));
    return foremost >= 0 && origin <= foremost && target > foremost;
  });
}

/**
 * The tempo of an event: people's turns, the tide and what counts have their own time, a bot that overtakes nearly so; what holds nothing
 * new goes by, and what nobody could have done otherwise, or what leaves all boats in their order, quicker still.
 * @param {RiverEvent} event
 * @param {{ events: RiverEvent[], seats: Seat[], boats: number[][] }} view `boats` as they lie before it
 */
export function tempoOf(event, view) {
  const { kind } = event;
  if (!("seat" in event) || !view.seats[event.seat].bot || isDecisive(event, view)) return 1;
  if (kind === "lost_turn") return LOST;
  if (BLOWS.includes(kind)) return BLOWN;
  if (!PLAIN.includes(kind)) return 1;
  const way = wayOf(event, view.events);
  if (way && overtakes(way, view)) return OVERTAKES;
  return hasOneWay(view.boats[event.seat]) || (way && !changesOrder(way, view.boats)) ? ONE_WAY : ROUTINE;
}

/**
 * Whether it is certain already who has won: then nobody waits for what is still to come.
 * @param {{ chances: Pick<Chances, "won"> | null }} shown as the bar says it now
 */
export function isDecided({ chances }) {
  return Boolean(chances?.won.length);
}

/**
 * How quickly an event goes by in a race that is decided: a person's own boat still sails as ever.
 * @param {RiverEvent} event
 * @param {Seat[]} seats
 */
export function decidedTempo(event, seats) {
  if (event.kind === "end") return 1;
  return "seat" in event && !seats[event.seat].bot ? 1 : DECIDED;
}

/**
 * Whether the next die may already tumble while the boat of this event settles: a bot's dull turn, and another throw at once after it.
 * @param {RiverEvent} event
 * @param {{ events: RiverEvent[], seats: Seat[], boats: number[][] }} view
 */
export function overlapsNext(event, view) {
  return tempoOf(event, view) < 1 && view.events.find(({ number }) => number > event.number)?.kind === "roll";
}

/**
 * Whether a boat that has just come home brings its seat into the lead, or level with whoever had it.
 * @param {Pick<Seat, "score">[]} seats as they are since
 * @param {number} seat
 * @param {number} dock what it brought
 */
export function takesLead(seats, seat, dock) {
  const best = Math.max(...seats.filter((_, no) => no !== seat).map(({ score }) => score));
  const { score } = seats[seat];
  return score - dock < best && score >= best;
}
