// taking_back.js: what was taken back moves the way it came, one step after another and quickly: boats sail back, out of the harbour and
// up the fall, too, the tides' cards drift back, the die turns back to the throw.

import { OVER_THE_FALL } from "./advance.js";
import { stepsBack } from "./steps_back.js";

/** @import { River } from "./river.js" */
/** @import { RiverEvent, RiverView } from "./view_types.js" */

/** @typedef {{ key: string, shown: RiverView, events: RiverEvent[], face: number | null, places: Map<HTMLElement, { x: number, y: number, size: number }> }} Before How the river stood. */

const BACK = { one: 420, more: 45, all: 700 }; // milliseconds of one step, of each further one, and of however many
const LEANS = "rotate(-7deg)"; // a boat goes back stern first
const STILL = [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }];
const FALLEN = 0.45; // of its size that a boat in the foam has

/**
 * How the river stands before something is taken back.
 * @param {River} river
 * @param {RiverEvent[]} events what had happened until then
 * @returns {Before}
 */
export function standingOf({ fleet, layoutKey, shown, die }, events) {
  return { key: layoutKey, shown, events, face: die.face, places: new Map(fleet.nodes.flat().map((node) => [node, node.place])) };
}

/**
 * Let all that lies elsewhere now come there the way it went. What may be clicked is there at once: only its picture moves.
 * @param {River} river
 * @param {Before} before
 */
export function moveBack(river, before) {
  const { fleet, die, motion, layoutKey, shown, targets } = river;
  if (before.key !== layoutKey) return;
  const steps = stepsBack(before.shown, shown, before.events);
  const duration = Math.min(BACK.all, BACK.one + BACK.more * Math.max(0, steps.length - 2));
  fleet.nodes.forEach((boats, seat) => boats.forEach((node, boat) => {
    if (!node.hidden && steps.some(({ boats: at }) => at[seat][boat] !== shown.boats[seat][boat])) sailBack(river, { node, seat, boat, steps, before, duration });
  }));
  driftBack(river, steps, duration);
  if (die.face !== before.face) die.turnBack(before.face, motion, duration);
  for (const box of [targets.box, targets.chips.box]) motion.run(box, STILL, { duration, easing: "linear" }); // they belong to boats that lie there
}

/** @param {River} river */
async function sailBack(river, { node, seat, boat, steps, before, duration }) {
  const { fleet, layout, motion } = river;
  const { place } = node;
  const frames = steps.map((step, no) => {
    const at = step.boats[seat][boat];
    const there = at === OVER_THE_FALL ? inTheFoam(river, place) : (no ? null : before.places.get(node)) ?? fleet.placeOf(step, layout, seat, boat);
    return { translate: `${there.x - place.x}px ${there.y - place.y}px`, scale: at === OVER_THE_FALL ? FALLEN : there.size / place.size, opacity: at === OVER_THE_FALL ? 0 : 1 };
  });
  node.classList.add("moving");
  motion.run(node.querySelector(".boat-picture"), [{ transform: "none" }, { transform: LEANS, offset: 0.3 }, { transform: LEANS, offset: 0.7 }, { transform: "none" }], { duration });
  await motion.run(node.querySelector(".hull"), frames, { duration, easing: "cubic-bezier(.4,.1,.3,1)" });
  node.classList.remove("moving");
}

/** Where a boat comes up again that went over the fall. */
function inTheFoam({ layout: { fall, shape } }, { x, y, size }) {
  return shape === "wide" ? { x: fall.x, y, size } : { x, y: fall.y, size };
}

/**
 * The cards of the tides drift back; those that went over the fall come up out of it.
 * @param {River} river
 */
function driftBack({ layout, motion, scenery, shown }, steps, duration) {
  const { order, tides } = shown.river;
  if (steps.every(({ river }) => river.tides === tides)) return;
  order.forEach((id, no) => {
    const home = layout.card(no);
    const frames = steps.map(({ river }) => {
      const at = no - (river.tides - tides);
      const { x, y } = layout.card(Math.max(at, -1));
      return { translate: `${x - home.x}px ${y - home.y}px`, opacity: at < 0 ? 0 : 1 };
    });
    motion.run(scenery.card(id), frames, { duration, easing: "cubic-bezier(.4,.1,.3,1)" });
  });
}
