// standing.js: how a seat stands with its bid: what it bid and took, and what it can still take. Pure.

import { takerOf } from "./advance.js";

/** @import { CardView, Seat, Trick } from "./view_types.js" */

/**
 * @typedef {object} Standing What counts for a seat: its team's together as soon as all its partners have bid.
 * @property {number | null} bid
 * @property {number} taken
 * @property {boolean} together
 * @property {number[]} bids Its own bid first, then those of its partners where they count together.
 * @property {number} within Tricks that it can still take: all that are not counted yet.
 * @property {boolean} slipped Whether the one on the table is none of them any more; nothing is decided before it has gone home.
 * @property {boolean} ahead Whether the best card of the trick on the table is one of its own.
 * @property {"" | "made" | "missed"} verdict What has become of the bid, "" as long as it can go both ways.
 */

/**
 * The bid and the tricks that count for a seat.
 * @param {Seat} seat
 * @param {Seat[]} seats
 */
export function aim(seat, seats) {
  const team = seat.team === null ? [seat] : seats.filter((other) => other.team === seat.team);
  const together = team.length > 1 && team.every(({ bid }) => bid !== null);
  if (!together) return { bid: seat.bid, taken: seat.taken, together };
  const sum = (field) => team.reduce((total, partner) => total + partner[field], 0);
  return { bid: sum("bid"), taken: sum("taken"), together };
}

/**
 * What my partners have bid so far, which mine is added to; null where nobody of my side has.
 * @param {CardView} shown
 */
export function partnersBid({ seats, me }) {
  const { team } = seats[me];
  const bids = team === null ? [] : seats.flatMap((other, no) => (no !== me && other.team === team && other.bid !== null ? [other.bid] : []));
  return bids.length ? bids.reduce((sum, bid) => sum + bid) : null;
}

/**
 * The table while a full trick still lies on it: it is counted when it has arrived at its taker's plate.
 * @param {CardView} shown
 * @returns {CardView}
 */
export function uncounted(shown) {
  const taker = takerOf(shown);
  if (taker === null) return shown;
  return { ...shown, seats: shown.seats.map((seat, no) => (no === taker ? { ...seat, taken: seat.taken - 1 } : seat)) };
}

/**
 * How seat number `no` stands.
 * @param {CardView} shown
 * @param {number} no
 * @returns {Standing}
 */
export function standing(shown, no) {
  const { seats } = shown;
  const seat = seats[no];
  const goal = aim(seat, seats);
  const group = seats.flatMap((other, at) => (at === no || (goal.together && other.team === seat.team) ? [at] : []));
  const within = Math.max(0, shown.deal.size - seats.reduce((sum, { taken }) => sum + taken, 0));
  const partners = group.filter((at) => at !== no).map((at) => seats[at].bid ?? 0);
  const bids = seat.bid === null ? [] : [seat.bid, ...partners];
  return { ...goal, bids, within, slipped: hasSlipped(shown.trick, seats.length, group), ahead: isAhead(shown.trick, seats.length, group), verdict: shown.phase === "bid" ? "" : verdict(goal, within) };
}

/**
 * @param {{ bid: number | null, taken: number }} goal
 * @param {number} within
 * @returns {Standing["verdict"]}
 */
function verdict({ bid, taken }, within) {
  if (bid === null) return "";
  if (taken > bid || taken + within < bid) return "missed";
  return within ? "" : "made";
}

/**
 * Whether the trick on the table is another side's for certain: these have all played, and none of their cards is the best.
 * @param {Trick} trick
 * @param {number} seats
 * @param {number[]} group
 */
function hasSlipped({ leader, cards, best }, seats, group) {
  if (leader === null || best === null || !cards.length) return false;
  const place = (seat) => (seat - leader + seats) % seats;
  return group.every((seat) => place(seat) < cards.length && place(seat) !== best);
}

/** Whether the best card on the table is one of these seats'. */
function isAhead({ leader, best }, seats, group) {
  return leader !== null && best !== null && group.includes((leader + best) % seats);
}
