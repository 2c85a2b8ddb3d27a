// feast.js: what a harbour does for whoever has won: lit docks, streamers from both sides, and the others' salute.

import { IN_HARBOUR } from "./advance.js";
import { airNode, middleAt } from "./air.js";
import { randomStream } from "./growth.js";
import { lampAt } from "./land.js";

/** @import { River } from "./river.js" */

const STREAMERS = 14; // from each side
const REACH = 2.6; // harbours between the two sides, where the river runs along
const SALUTE_MS = 900;
const AFTER_MS = 90; // one boat after another

/**
 * A light over each dock that some seats have taken.
 * @param {River} river
 * @param {number[]} seats
 */
export function lightsOver(river, seats) {
  const { layout, shown: { docked, docks } } = river;
  return docked.flatMap(([seat], order) => {
    if (!seats.includes(seat)) return [];
    const berth = layout.dock(docks - order);
    const node = airNode(river, "dock-lit", berth);
    Object.assign(node.style, { width: `${berth.w}px`, height: `${berth.h}px` });
    return [node];
  });
}

/**
 * The docks of some seats shine for a while.
 * @param {River} river
 * @param {number[]} seats
 * @param {number} ms
 */
export function lightDocks(river, seats, ms) {
  const { motion } = river;
  if (!motion.pace) return;
  for (const node of lightsOver(river, seats)) {
    motion.run(node, [{ opacity: 0 }, { opacity: 1, offset: 0.14 }, { opacity: 0.55, offset: 0.4 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration: ms, fill: "both", easing: "ease-in-out" }).then(() => node.remove());
  }
}

/**
 * The boats of all others dip to the winners, wherever they lie.
 * @param {River} river
 * @param {number[]} winners
 */
export function salute({ fleet, motion, shown: { boats } }, winners) {
  const others = boats.flatMap((own, seat) => (winners.includes(seat) ? [] : own.flatMap((at, boat) => (at >= 0 || at === IN_HARBOUR ? [[seat, boat]] : []))));
  others.forEach(([seat, boat], no) => {
    const picture = fleet.node(seat, boat)?.querySelector(".boat-picture");
    if (!picture) return;
    motion.run(picture, [
      { transform: "none" }, { transform: "rotate(-13deg)", offset: 0.2 }, { transform: "rotate(9deg)", offset: 0.45 }, { transform: "rotate(-9deg)", offset: 0.7 }, { transform: "none" },
    ], { duration: SALUTE_MS, delay: 200 + no * AFTER_MS, easing: "ease-in-out" });
  });
}

/**
 * Streamers fly up from both sides of the harbour, over each other, and come down.
 * @param {River} river
 * @param {number[]} winners
 * @param {number} ms
 */
export function streamers(river, winners, ms) {
  const { layout: { harbour: { x, y, w, h }, shape, width, height }, motion } = river;
  const broad = shape === "wide" ? w * REACH : width;
  const right = Math.min(x + broad / 2, width - 8);
  const left = Math.max(8, right - broad);
  const foot = Math.min(y + h / 2 + (shape === "wide" ? 0 : height * 0.22), height - 12);
  const high = Math.max(120, foot - y + h * 0.42);
  const random = randomStream(53);
  for (let no = 0; no < 2 * STREAMERS; no += 1) {
    const way = no % 2 ? -1 : 1;
    const node = airNode(river, "streamer", { x: way > 0 ? left : right, y: foot });
    node.style.setProperty("--mine", no % 4 < 2 ? `var(--seat-${winners[no % winners.length]})` : "#ffd34d");
    const far = way * (right - left) * (0.14 + random() * 0.5);
    const up = high * (0.6 + random() * 0.42);
    const turn = way * (40 + random() * 60);
    const start = way > 0 ? left : right;
    const at = (part, rise, turned) => `${middleAt({ x: start + far * part, y: foot - up * rise })} rotate(${turned}deg)`;
    motion.run(node, [
      { transform: `${at(0, 0, turn / 4)} scale(.5)`, opacity: 0 }, { transform: at(0.12, 0.3, turn / 3), opacity: 1, offset: 0.06 }, { transform: at(0.7, 1, turn), opacity: 1, offset: 0.4, easing: "ease-in" },
      { transform: at(0.95, 0.62, turn * 2.2), opacity: 1, offset: 0.8 }, { transform: at(1, 0.34, turn * 3), opacity: 0 },
    ], { duration: ms * 0.86, delay: random() * 0.12 * ms, easing: "cubic-bezier(.1,.6,.4,1)", fill: "both" }).then(() => node.remove());
  }
}

/**
 * The beam of the lighthouse sweeps over the river; nothing where none stands.
 * @param {River} river
 * @param {number} ms
 */
export function sweep(river, ms) {
  const { layout, motion } = river;
  const lamp = lampAt(layout);
  if (!lamp || !motion.pace) return;
  const beam = airNode(river, "beam", lamp);
  const turned = (turn) => `translate(${lamp.x}px, ${lamp.y}px) translateY(-50%) rotate(${turn}deg)`;
  motion.run(beam, [
    { transform: turned(18), opacity: 0 }, { transform: turned(44), opacity: 1, offset: 0.2 }, { transform: turned(128), opacity: 1, offset: 0.8 }, { transform: turned(150), opacity: 0 },
  ], { duration: ms, easing: "ease-in-out", fill: "both" }).then(() => beam.remove());
}
