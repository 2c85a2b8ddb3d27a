// calm_end.js: where nothing moves the end of a race is seen in the harbour, too, before the result comes: on a phone that lies over it.

import { standHome } from "./harbour_scene.js";

/** @import { River } from "./river.js" */

const SEEN_MS = 1200; // how long the harbour is seen before the result
/** Rivers whose result waits, and until when. @type {WeakMap<River, ReturnType<typeof setTimeout>>} */
const waiting = new WeakMap();

/**
 * Whether the result waits for the harbour to be seen, which begins now; a second call ends it: a tap, or that time is over.
 * @param {River} river
 */
export function holdsResult(river) {
  const { view, motion } = river;
  const waits = waiting.get(river);
  clearTimeout(waits);
  waiting.delete(river);
  const end = view.events.at(-1);
  const isFresh = waits === undefined && river.result.live === view.game; // it was seen going on
  if (!isFresh || motion.pace || document.hidden || end?.kind !== "end" || end.number <= river.played) return false;
  waiting.set(river, setTimeout(() => river.root.isConnected && river.settle(), SEEN_MS));
  showHarbour(river, end);
  return true;
}

/**
 * Draw the end with nothing over it.
 * @param {River} river
 * @param {Extract<import("./view_types.js").RiverEvent, { kind: "end" }>} end
 */
function showHarbour(river, end) {
  const { view, motion, actions } = river;
  river.stop();
  for (const event of view.events) if (event.number > river.played) river.log.add(event, view);
  river.played = end.number;
  river.shown = { ...view };
  if (!actions.pending) actions.takeFlight();
  river.saying = end.text;
  river.busy = motion.rushed = true; // as after a tap: the next one brings the result
  river.render();
  standHome(river, end.winners);
  river.expose();
}
