// sailing_home.js: a race in which nobody here has a say any more goes by quickly, on a slow device, too.

import { showsBots } from "./die_spot.js";
import { homePace, HOME_MS, WATCHED_MS } from "./home_stretch.js";
import { isLastHome } from "./last_home.js";
import { decidedTempo, isDecided, tempoOf } from "./pace.js";

/** @import { River } from "./river.js" */
/** @import { RiverEvent } from "./view_types.js" */

const ENDING = 1; // the pace at which the winner is cheered, however fast the boats came home
const LAST = 0.8; // the pace of the last boat's way into its dock, whatever went by before it
const HEARD = ["dock", "end"]; // of what goes by at once: a crowd of sounds would be noise
const AT_ONCE = 0.0001; // a pace at which nothing is seen to move
const LATE_MS = { asked: 60, watched: 900 }; // dice, boats and tides are not equally long: what is watched may be that far behind

/**
 * Whether somebody has asked to see the end, and the boats are on their way: only what moves on the river is seen.
 * @param {River} river
 */
export function isSailingHome(river) {
  return Boolean(river.view.played_out) && showsBots(river);
}

/**
 * Before an event: let what nobody has a say in go by quickly; the end itself has its own time.
 * @param {River} river
 * @param {RiverEvent} event
 */
export function quicken(river, event) {
  const { kind, number } = event;
  const { motion, shown, sound, settings, view, view: { events, bots_from: from } } = river;
  const isAsked = isSailingHome(river);
  motion.tempo = view.looking ? 1 : Math.min(tempoOf(event, { events, seats: shown.seats, boats: shown.boats }), isDecided(shown) ? decidedTempo(event, shown.seats) : 1);
  sound.on = settings.sounds && (!isAsked || HEARD.includes(kind));
  motion.hurry = kind !== "end" && (isAsked || !shown.seats.some(({ bot, afloat }) => !bot && afloat)); // only bots are left to watch
  if (isAsked) motion.rushed = true; // as after a tap: another one brings the end
  else if (kind === "end") motion.rushed = false; // a tap hurries what it was meant for: the end is seen, and another one hurries it
  const endsSoon = Boolean(/** @type {{ endsSoon?: boolean }} */ (shown).endsSoon); // somebody has gone on to there
  const isQuick = isAsked || ((motion.hurry || kind === "end") && !motion.rushed && from !== null);
  const rest = isQuick ? events.filter((event) => event.number >= (from ?? 0)) : [];
  if (isLastHome(event, view)) motion.fixed = LAST;
  else if (endsSoon) motion.fixed = AT_ONCE;
  else if (!isQuick) motion.fixed = 0;
  else if (kind === "end") motion.fixed = ENDING;
  else motion.fixed = isLate(river, rest.findIndex((event) => event.number === number) / rest.length, isAsked) ? AT_ONCE : homePace(rest, isAsked);
}

/** Whether the boats are behind their time, this part of the way home: a device that draws slowly leaves out some of it. */
function isLate(river, part, isAsked) {
  river.homewardSince ||= performance.now();
  const [all, late] = isAsked ? [HOME_MS, LATE_MS.asked] : [WATCHED_MS, LATE_MS.watched];
  return performance.now() - river.homewardSince > part * all + late;
}
