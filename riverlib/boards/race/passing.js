// passing.js: what the river shows after each event, with the chances as they are then. Pure.

import { advance } from "./advance.js";

/** @import { Chances, RiverEvent, RiverView } from "./view_types.js" */

/**
 * What the bar says after an event. Whatever follows it before the next throw is certain, the fall of boats too: so the chances of the
 * whole turn are true as soon as its boat has moved. They are stale where nobody has reckoned those of this turn.
 * @param {RiverEvent} event
 * @param {Pick<RiverView, "events" | "passing" | "chances">} view the newest one
 * @param {{ chances: Chances | null, stale?: boolean }} before as the bar said until now
 * @returns {{ chances: Chances | null, stale: boolean }}
 */
export function chancesAfter({ number, kind }, { events, passing, chances }, before) {
  if (kind === "roll") return afterThrow(number, { events, passing, chances }, before);
  const next = events.find((other) => other.number > number && other.kind === "roll")?.number ?? Infinity;
  const known = passing.find((step) => step.number >= number && step.number < next);
  if (known) return { chances: known.chances, stale: false };
  if (next === Infinity) return { chances: chances ?? before.chances, stale: false };
  return { chances: before.chances, stale: mayChange(before.chances) };
}

/** Whether the next turn may make them others: who has won for certain has won, and the rest have not. */
const mayChange = (chances) => Boolean(chances) && !chances.won?.length;

/** A throw gives away nothing of what is done with it. */
function afterThrow(number, { events, passing, chances }, before) {
  const known = passing.find((step) => step.number === number)?.chances ?? (events.at(-1)?.number === number ? chances : null);
  return known ? { chances: known, stale: false } : { chances: before.chances, stale: Boolean(before.stale) };
}

/**
 * @param {RiverEvent} event
 * @param {RiverView} view the newest one
 * @param {RiverView & { stale?: boolean }} shown as the river shows it until now
 * @returns {RiverView & { upTo: number }} `upTo`: the number of the event that it shows
 */
export function shownAfter(event, view, shown) {
  const after = advance(shown, event);
  const { danger } = view;
  // within a round nothing changes when its tide turns
  return { ...after, ...chancesAfter(event, view, shown), upTo: event.number, danger: danger?.round === after.danger?.round ? danger : after.danger };
}
