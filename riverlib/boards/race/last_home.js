// last_home.js: however much of a race's end is passed over, the last boat that comes home is seen to: a short way into its dock, then the podium.

import { showsBots } from "./die_spot.js";

/** @import { River } from "./river.js" */
/** @import { RiverEvent } from "./view_types.js" */

/**
 * Numbers of the events in which the last boat of these comes home: of the first piece of its way, and of its dock; null where none does. Pure.
 * @param {RiverEvent[]} events
 */
export function lastHome(events) {
  const dock = events.findLastIndex(({ kind }) => kind === "dock");
  if (dock < 0) return null;
  let first = dock;
  while (first > 0 && "target" in events[first - 1]) first -= 1; // a ride goes on from where it sailed
  return { first: events[first].number, dock: events[dock].number };
}

/**
 * Whether this event belongs to the way home of the last boat, where nobody but bots is left to throw. Pure.
 * @param {Pick<RiverEvent, "number">} event
 * @param {{ events: RiverEvent[], bots_from: number | null }} view
 */
export function isLastHome({ number }, { events, bots_from: from }) {
  const way = from === null ? null : lastHome(events);
  return way !== null && way.dock >= Number(from) && way.first <= number && number <= way.dock;
}

/**
 * Go to the end of what moves: where only bots are left, to their last boat's way home, which is seen; from there to the result.
 * @param {River} river
 */
export function goToEnd(river) {
  const { view, view: { events }, shown, motion, result } = river;
  result.hurried = true;
  const way = showsBots(river) ? lastHome(events) : null;
  if (!way || !motion.pace || river.played >= way.first) return river.settle();
  const isShown = /** @type {{ upTo?: number }} */ (shown).upTo === river.played; // what was moving just now
  river.stop();
  for (const event of events.filter(({ number }) => number < way.first && number >= river.played + Number(isShown))) {
    if (event.number > river.played) river.log.add(event, view);
    river.shown = river.after(event);
  }
  river.played = way.first - 1;
  Object.assign(river.shown, { endsSoon: true });
  return river.playEvents(); // it draws first: the result is built as it comes, for its steps to rise
}
