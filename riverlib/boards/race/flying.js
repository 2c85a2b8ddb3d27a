// flying.js: what flies to somebody's plate: the coin of a dock, and the token of what was lost. It comes from below, over no other plate.

import { middleAt } from "./air.js";

/** @import { River } from "./river.js" */
/** @typedef {{ x: number, y: number }} Place */

const FLIES_MS = 560;
const STEPS = 10;
const BELOW = 22; // pixels below all plates that the way bends in
const LANDS = 0.5; // its size where it lands

/**
 * The way to a place on a plate: up to below it, and there straight up. Where no row of plates is in between, a curve as well. Pure.
 * @param {Place} from
 * @param {Place} to
 * @param {{ y: number, h: number }[]} plates
 * @returns {Place[]} from the first place to the last one
 */
export function wayToPlate(from, to, plates) {
  const under = Math.max(...plates.map(({ y, h }) => y + h / 2)) + BELOW;
  const bend = Math.min(from.y, under);
  return Array.from({ length: STEPS + 1 }, (_, no) => {
    const at = no / STEPS;
    const on = 1 - at;
    const [early, late] = [on ** 3 + 3 * on * on * at * 0.25, at ** 3 + 3 * on * at * at + 3 * on * on * at * 0.75]; // it is beside its column soon
    return { x: from.x * early + to.x * late, y: from.y * on ** 3 + bend * 3 * on * at + to.y * at ** 3 };
  });
}

/**
 * A node flies to a place on a plate, becomes small on its way, and is gone there.
 * @param {River} river
 * @param {HTMLElement} node
 * @param {Place} from
 * @param {Place} to
 * @param {number} size of the node as it sets off
 */
export async function flyToPlate({ layout, motion }, node, from, to, size) {
  const way = wayToPlate(from, to, layout.plates);
  const frames = way.map((place, no) => ({ transform: middleAt(place, size + (LANDS - size) * (no / STEPS)), offset: no / STEPS }));
  await motion.run(node, frames, { duration: FLIES_MS, easing: "cubic-bezier(.5,0,.5,1)", fill: "both" });
  node.remove();
}
