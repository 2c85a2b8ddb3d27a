// home_stretch.js: how fast a race goes by in which nobody here has a say any more: the boats are seen sailing in, and nobody waits for them. Pure.

/** @import { RiverEvent } from "./view_types.js" */

/** What an event takes at its own pace, in milliseconds. */
export const COSTS = { roll: 1000, sail: 750, ride: 900, good: 950, ill: 950, aground: 460, dock: 980, lost_turn: 2000, tide: 1150 };
const UNSEEN = ["roll", "lost_turn"]; // where somebody has asked to see the end, only what moves on the river is seen
/** How long the way home takes that somebody asked for, in milliseconds, before the end is cheered. */
export const HOME_MS = 1500;
const ASKED = { all: HOME_MS, least: 0.01, most: 0.3 }; // milliseconds for all of it, and the bounds of its pace
/** How long it takes where only bots are left to watch, in milliseconds. */
export const WATCHED_MS = 6000;
const WATCHED = { all: WATCHED_MS, least: 0.1, most: 0.4 };

/**
 * The pace at which `events` go by: of all that is left, whether somebody has `asked` for its end or only bots are left to watch.
 * @param {Pick<RiverEvent, "kind">[]} events
 * @param {boolean} asked
 */
export function homePace(events, asked) {
  const { all, least, most } = asked ? ASKED : WATCHED;
  const takes = events.reduce((sum, { kind }) => sum + (asked && UNSEEN.includes(kind) ? 0 : COSTS[kind] ?? 0), 0);
  return Math.max(least, Math.min(most, all / (takes || 1)));
}
