// steps_back.js: how the river stood at each step of what was taken back. Pure.

import { advance } from "./advance.js";

/** @import { RiverEvent, RiverView } from "./view_types.js" */

const isStep = (/** @type {RiverEvent} */ event) => "target" in event || event.kind === "tide";

/**
 * How the river stood before something was taken back, after each boat's way and each tide of that, the last one first, and how it stands
 * `now`; where those steps are not known, only both ends.
 * @param {RiverView} before
 * @param {RiverView} now
 * @param {RiverEvent[]} events what had happened before
 * @returns {RiverView[]}
 */
export function stepsBack(before, now, events) {
  const last = now.events.at(-1)?.number ?? 0;
  let state = now;
  const steps = [now];
  for (const event of events.filter(({ number }) => number > last)) {
    state = advance(state, event);
    if (isStep(event)) steps.push(state);
  }
  const isWhole = JSON.stringify(state.boats) === JSON.stringify(before.boats) && state.river.tides === before.river.tides;
  return isWhole ? steps.reverse() : [before, now];
}
