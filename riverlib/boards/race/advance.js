// advance.js: what the river shows after each event. Pure.

/** @import { Course, Danger, RiverEvent, RiverView, Seat } from "./view_types.js" */

export const IN_HARBOUR = 99;
export const OVER_THE_FALL = -1;

/**
 * Whether a boat at this place is on the river.
 * @param {number} at
 */
export function isAfloat(at) {
  return at >= 0 && at !== IN_HARBOUR;
}

/**
 * Whether a wind can blow a boat at all: somebody has boats on two cards of the river.
 * @param {number[][]} boats
 */
export function mayBlow(boats) {
  return boats.some((fleet) => new Set(fleet.filter(isAfloat)).size > 1);
}

const replaced = (list, no, value) => list.map((item, at) => (at === no ? value : item));
/**
 * @param {Seat[]} seats
 * @param {number} no
 * @param {(seat: Seat) => Partial<Seat>} change
 * @returns {Seat[]}
 */
const changedSeat = (seats, no, change) => replaced(seats, no, { ...seats[no], ...change(seats[no]) });

/**
 * All boats with one of them brought to another place.
 * @param {number[][]} boats
 * @param {number} seat
 * @param {number} boat
 * @param {number} to
 */
export function boatMoved(boats, seat, boat, to) {
  return replaced(boats, seat, replaced(boats[seat], boat, to));
}

/**
 * The dock that the next boat takes.
 * @param {Pick<RiverView, "docks" | "docked">} view
 */
export function nextDock({ docks, docked }) {
  return docks - docked.length;
}

function drifted(boats) {
  return boats.map((fleet) => fleet.map((at) => (isAfloat(at) ? at - 1 : at))); // from 0 it falls: -1
}

/**
 * @param {Course} river
 * @returns {Course}
 */
function turned({ order, tides, ...river }) {
  return { ...river, order: [...order.slice(1), order[0]], tides: tides + 1 };
}

/**
 * Another round: what is not known before the view has come is left open.
 * @param {Danger | null} danger
 */
function nextRound(danger) {
  return danger && { ...danger, round: danger.round + 1, after: null, text: "" };
}

const moves = (shown, { seat, boat, target }) => ({ boats: boatMoved(shown.boats, seat, boat, target) });

/** @type {{ [Kind in RiverEvent["kind"]]?: (shown: RiverView, event: Extract<RiverEvent, { kind: Kind }>) => Partial<RiverView> }} */
const ADVANCE = {
  tide: (shown) => ({
    river: turned(shown.river), boats: drifted(shown.boats), face: null, to_move: null, danger: nextRound(shown.danger),
    seats: shown.seats.map((seat, no) => {
      const lost = shown.boats[no].filter((at) => at === 0).length;
      return lost ? { ...seat, lost: seat.lost + lost, afloat: seat.afloat - lost } : seat;
    }),
  }),
  roll: (shown, { seat, face }) => ({ phase: "choose", to_move: seat, face, last: { seat, face } }),
  sail: moves,
  ride: moves,
  good: moves,
  ill: (shown, { victim, boat, target }) => ({ boats: boatMoved(shown.boats, victim, boat, target) }),
  dock: (shown, { seat: no, boat, dock }) => ({
    boats: boatMoved(shown.boats, no, boat, IN_HARBOUR),
    docked: [...shown.docked, [no, boat]],
    seats: changedSeat(shown.seats, no, (seat) => ({ score: seat.score + dock, home: seat.home + 1, afloat: seat.afloat - 1 })),
  }),
  lost_turn: () => ({ face: null }),
  end: () => ({ phase: "over", to_move: null, face: null, danger: null }),
};

/**
 * What the river shows after `event`: a new object, the old one stays.
 * @param {RiverView} shown
 * @param {RiverEvent} event
 * @returns {RiverView}
 */
export function advance(shown, event) {
  const change = /** @type {Function} */ (ADVANCE[event.kind]);
  return change ? { ...shown, ...change(shown, event) } : shown;
}

/**
 * The ways that boats have gone in `events`, on the river as it lies after them: {seat, boat, origin, target}.
 * @param {RiverEvent[]} events
 */
export function trailsOf(events) {
  let trails = [];
  for (const event of events) {
    if ("target" in event) {
      const { boat, origin, target } = event;
      trails.push({ seat: event.kind === "ill" ? event.victim : event.seat, boat, origin, target });
    }
    if (event.kind !== "tide") continue;
    const drift = (at) => (isAfloat(at) ? at - 1 : at);
    trails = trails.map((trail) => ({ ...trail, origin: drift(trail.origin), target: drift(trail.target) }))
      .filter(({ origin, target }) => origin >= 0 && target >= 0);
  }
  return trails;
}

/** Cards that a boat passes on its way, the start and the end included; the harbour lies behind the last one. */
export function stopsBetween(from, to, cards) {
  const end = to === IN_HARBOUR ? cards - 1 : to;
  const step = end < from ? -1 : 1;
  const stops = Array.from({ length: Math.abs(end - from) + 1 }, (_, no) => from + no * step);
  return to === IN_HARBOUR ? [...stops, IN_HARBOUR] : stops;
}

/**
 * Docks that each seat has taken, best first.
 * @param {RiverView} view
 */
export function docksOf({ docks, docked, seats }) {
  return seats.map((_, seat) => docked.map(([owner], no) => [owner, docks - no]).filter(([owner]) => owner === seat).map(([, dock]) => dock));
}
