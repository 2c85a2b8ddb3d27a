// opening.js: a race that has just been set up: the river comes out of the empty one that stood in its place, and the boats sail in.

import { isAfloat } from "./advance.js";

/** @import { River } from "./river.js" */
/** @import { RiverView } from "./view_types.js" */

const SAIL_MS = 620;
const COMES = { after: 26, all: 200 }; // one boat after another
const APPEARS_MS = 280;
const SAID = "The boats sail to the start…";
const SEEN = "riverlib-race-opened"; // the race whose boats have sailed in here: not once more after a reload

/**
 * Whether nothing has happened yet in a race whose boats have not sailed in before this window's eyes.
 * @param {RiverView} view
 */
export function isOpening({ events, game, looking, lesson, phase, preview }) {
  return phase === "roll" && !events.length && !looking && !lesson && !preview && lastSeen() !== game;
}

function lastSeen() {
  try {
    return sessionStorage.getItem(SEEN);
  } catch {
    return ""; // a browser that keeps nothing
  }
}

function keepSeen(game) {
  try {
    sessionStorage.setItem(SEEN, game);
  } catch { /* the next load opens it once more */ }
}

/**
 * Whether the boats of a race sail in now: nothing has happened that a throw could cut short, or that could make it another's.
 * @param {Pick<River, "busy" | "view">} river
 */
export function isSailingIn({ busy, view: { events, phase } }) {
  return busy && phase === "roll" && !events.length;
}

/**
 * Let the river appear and its boats sail in, before anybody throws; a tap brings them there, and whoever throws meanwhile has thrown.
 * @param {River} river
 */
export async function openRace(river) {
  river.stop();
  const { log, run, view } = river;
  keepSeen(view.game);
  river.played = 0;
  river.shown = { ...view };
  river.busy = true;
  river.saying = SAID; // the button is not live yet: why is said
  log.rewrite(view);
  river.render();
  river.expose();
  await sailIn(river);
  if (run === river.run) river.settle();
}

/** @param {River} river */
function sailIn({ fleet, layout, motion, parts, shown }) {
  const boats = shown.boats.flatMap((own, seat) => own.flatMap((at, boat) => (isAfloat(at) ? [{ node: fleet.node(seat, boat), at }] : [])));
  const step = Math.min(COMES.after, COMES.all / Math.max(1, boats.length));
  const ways = boats.map(({ node, at }, no) => {
    const [from, to] = [layout.card(-0.5), layout.card(at)];
    return motion.run(node, [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, opacity: 0 }, { opacity: 1, offset: 0.3 }, { translate: "0 0", opacity: 1 },
    ], { duration: SAIL_MS, delay: no * step, easing: "cubic-bezier(.2,.7,.3,1)" });
  });
  return Promise.all([motion.run(/** @type {HTMLElement} */ (parts.stage.parentElement), [{ opacity: 0 }, { opacity: 1 }], { duration: APPEARS_MS, easing: "ease-out" }), ...ways]);
}
