// since.js: what the others did since somebody last acted, in one short line for whoever looks up on their own turn. Pure.

import { nameList, plural } from "../phrases.js";
import { isAfloat } from "./advance.js";

/** @import { RiverEvent, RiverView, Seat } from "./view_types.js" */

/** @typedef {{ words: string, weight: number }} Fact one sentence, and how much it matters */

const MOST = 3; // sentences that are read at a glance
const WEIGHTS = { mine: 5, dock: 4, fell: 3, ill: 2, good: 2, ride: 2, sail: 1, lost_turn: 0 };

/**
 * Everything since the reader's last own move, oldest first; where several share a device, since the last move of any of them.
 * @param {Pick<RiverView, "events" | "seats">} view
 * @returns {RiverEvent[]}
 */
export function eventsSince({ events, seats }) {
  const isNamed = seats.some(({ you }) => you);
  const isOwn = (event) => "seat" in event && (isNamed ? seats[event.seat].you : !seats[event.seat].bot);
  return events.slice(events.findLastIndex(isOwn) + 1);
}

/**
 * What came of it, a sentence for each turn and for each tide that took boats, in the order in which it happened. Places are those of now: a tide has moved what
 * sailed before it.
 * @param {RiverEvent[]} events
 * @param {Seat[]} seats
 * @returns {Fact[]}
 */
export function factsOf(events, seats) {
  const facts = /** @type {(Fact | null)[]} */ ([]);
  events.forEach((event, no) => {
    if (event.kind === "tide") facts.push(fallen(event.lost, seats));
    if (event.kind !== "roll") return;
    const end = events.findIndex(({ kind }, later) => later > no && (kind === "roll" || kind === "tide" || kind === "end"));
    const tides = events.slice(no).filter(({ kind }) => kind === "tide").length;
    facts.push(turnFact(events.slice(no + 1, end < 0 ? events.length : end), tides, seats));
  });
  return facts.filter((fact) => fact !== null);
}

/**
 * The sentences that matter most, as many as there is room for, in the order in which things happened; none where there is no room for one.
 * @param {Fact[]} facts
 * @param {(sentences: string[]) => boolean} fits
 * @returns {string[]}
 */
export function sinceWords(facts, fits) {
  const byWeight = facts.map((_, no) => no).toSorted((one, other) => facts[other].weight - facts[one].weight || other - one); // of equals what came last
  for (let count = Math.min(MOST, facts.length); count > 0; count -= 1) {
    const kept = byWeight.slice(0, count).toSorted((one, other) => one - other);
    const words = kept.map((no) => facts[no].words);
    if (fits(words)) return words;
  }
  return [];
}

/**
 * The rows that sentences take: one that begins in a row ends there, unless it is longer than a row.
 * @param {string[]} sentences
 * @param {number} row its width
 * @param {(words: string) => number} measure
 */
export function rowsOf(sentences, row, measure) {
  let [rows, filled] = [0, Infinity];
  for (const sentence of sentences) {
    const long = measure(sentence);
    const beside = filled + measure(" ") + long;
    if (beside > row) rows += Math.ceil(long / row);
    filled = beside > row ? (long > row ? Infinity : long) : beside;
  }
  return rows;
}

/**
 * The boats that a tide took: one's own first.
 * @param {number[][]} lost pairs of a seat and its boat
 * @param {Seat[]} seats
 * @returns {Fact | null}
 */
function fallen(lost, seats) {
  const owners = [...new Set(lost.map(([seat]) => seat))].toSorted((one, other) => Number(seats[other].you) - Number(seats[one].you));
  if (!owners.length) return null;
  const isMine = seats[owners[0]].you;
  const first = lost.filter(([seat]) => seat === owners[0]).length;
  const whose = owners.map((seat) => (seats[seat].you ? "Your" : `${seats[seat].name}'s`));
  whose[0] += first > 1 ? ` ${plural(first, "boat")}` : " boat";
  return { words: `${nameList(whose)} fell.`, weight: isMine ? WEIGHTS.mine : WEIGHTS.fell };
}

/**
 * What a turn came to, told of its last step: a boat that rode home is home. None where that boat has fallen since.
 * @param {RiverEvent[]} turn what followed the throw
 * @param {number} tides how many there were since
 * @param {Seat[]} seats
 * @returns {Fact | null}
 */
function turnFact(turn, tides, seats) {
  const event = turn.findLast(({ kind }) => kind in WEIGHTS);
  if (!event || !("seat" in event)) return null;
  const { name } = seats[event.seat];
  if (event.kind === "dock") return { words: `${name} reached dock ${event.dock}.`, weight: WEIGHTS.dock };
  if (event.kind === "lost_turn") return { words: `The wind was no use to ${name}.`, weight: WEIGHTS.lost_turn };
  if (!("target" in event)) return null;
  const place = event.target - tides;
  if (!isAfloat(place)) return null;
  const to = tides ? `, now on ${place + 1}.` : ` to ${place + 1}.`;
  if (event.kind === "ill") {
    const isMine = seats[event.victim].you;
    return { words: `${name}'s wind blew ${isMine ? "you" : seats[event.victim].name} back${to}`, weight: isMine ? WEIGHTS.mine : WEIGHTS.ill };
  }
  if (event.kind === "sail") return { words: tides ? `${name} is now on ${place + 1}.` : `${name} sailed to ${place + 1}.`, weight: WEIGHTS.sail };
  const words = event.kind === "ride" ? `${name} rode the tide${to}` : `A good wind took ${name}${tides ? ` on${to}` : to}`;
  return { words, weight: WEIGHTS[event.kind] };
}
