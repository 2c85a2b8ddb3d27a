// taking_back.js: what was taken back moves the way it came: boats sail back, out of the harbour and up the fall, too, a tide's cards
// drift back, the die turns back to the throw.

import { driftFrames } from "./air.js";
import { OVER_THE_FALL } from "./advance.js";

/** @import { River } from "./river.js" */

/** @typedef {{ place: { x: number, y: number, size: number } | undefined, at: number | undefined }} Lay Where a boat lies. */
/** @typedef {{ key: string, tides: number, face: number | null, boats: Map<HTMLElement, Lay> }} Before How the river stood. */

const BACK = { each: 420, between: 50, all: 100 };
const LEANS = "rotate(-7deg)"; // a boat goes back stern first
const STILL = [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }];

/**
 * How the river stands before something is taken back.
 * @param {River} river
 * @returns {Before}
 */
export function standingOf({ fleet, layoutKey, shown, die }) {
  const boats = new Map(fleet.nodes.flat().map((node) => [node, { place: node.place, at: node.at }]));
  return { key: layoutKey, tides: shown.river.tides, face: die.face, boats };
}

/**
 * Let all that lies elsewhere now come there from where it lay. What may be clicked is there at once: only its picture moves.
 * @param {River} river
 * @param {Before} before
 */
export function moveBack(river, before) {
  const { fleet, die, motion, layoutKey, shown, targets } = river;
  if (before.key !== layoutKey) return;
  const moved = fleet.nodes.flat().filter((node) => before.boats.has(node) && !node.hidden && node.at !== before.boats.get(node)?.at);
  const step = Math.min(BACK.between, BACK.all / Math.max(1, moved.length));
  moved.forEach((node, no) => sailBack(river, node, /** @type {Lay} */ (before.boats.get(node)), no * step));
  driftBack(river, before.tides - shown.river.tides);
  if (die.face !== before.face) die.turnBack(before.face, motion, BACK.each);
  for (const box of [targets.box, targets.chips.box]) motion.run(box, STILL, { duration: BACK.each + BACK.all, easing: "linear" }); // they belong to boats that lie there
}

/** @param {River} river */
async function sailBack(river, node, { place, at }, delay) {
  const from = at === OVER_THE_FALL || !place ? inTheFoam(river, node.place) : place;
  const [out, home] = driftFrames(from, node.place);
  const size = at === OVER_THE_FALL ? 0.45 : from.size / node.place.size;
  node.classList.add("moving");
  river.motion.run(node.querySelector(".boat-picture"), [{ transform: "none" }, { transform: LEANS, offset: 0.3 }, { transform: "none" }], { duration: BACK.each, delay });
  await river.motion.run(node.querySelector(".hull"), [
    { ...out, scale: size, opacity: at === OVER_THE_FALL ? 0 : 1 }, { opacity: 1, offset: 0.3 }, { ...home, scale: 1, opacity: 1 },
  ], { duration: BACK.each, delay, easing: "cubic-bezier(.45,.05,.25,1)" });
  node.classList.remove("moving");
}

/** Where a boat comes up again that went over the fall. */
function inTheFoam({ layout: { fall, shape } }, { x, y, size }) {
  return shape === "wide" ? { x: fall.x, y, size } : { x, y: fall.y, size };
}

/** The cards of so many tides drift back; those that went over the fall come up out of it. */
function driftBack({ layout, motion, scenery, shown }, tides) {
  if (tides <= 0) return;
  shown.river.order.forEach((id, no) => {
    const [from, to] = driftFrames(layout.card(no - tides), layout.card(no));
    motion.run(scenery.card(id), [{ ...from, opacity: no < tides ? 0 : 1 }, { ...to, opacity: 1 }], { duration: BACK.each, easing: "ease-in-out" });
  });
}
