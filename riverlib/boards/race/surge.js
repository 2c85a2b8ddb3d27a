// surge.js: the wave that the tide sends down the whole river, from the harbour to the fall.

import { make } from "../dom.js";
import { ring, sprinkle } from "./air.js";
import { randomStream } from "./growth.js";
import { paint } from "./paint.js";

/** @import { River } from "./river.js" */

const SWEEP_MS = 600; // from the harbour to the fall
const LIFT_MS = 340; // a boat rises on it, and sinks behind it
const LONG = { wide: 172, tall: 128 }; // pixels along the river, the crest with the wash behind it
const SEED = 3; // of the foam on it

const COLOURS = `<defs><linearGradient id="surge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bff1f4" stop-opacity="0"/>
  <stop offset=".5" stop-color="#a6eaf0" stop-opacity=".34"/><stop offset=".84" stop-color="#e2fbfd" stop-opacity=".86"/><stop offset="1" stop-color="#fff" stop-opacity=".96"/></linearGradient></defs>`;

/** A wave `broad` x `long` that runs down the y axis: its crest bulges ahead in the middle, foam on it, streaks of wash behind. */
function waveArt(broad, long, seed) {
  const random = randomStream(seed);
  const bow = Math.min(34, long * 0.24);
  const crestAt = (x) => long - 20 - bow * ((2 * x) / broad - 1) ** 2;
  const steps = Math.max(6, Math.round(broad / 34));
  const points = Array.from({ length: steps + 1 }, (_, no) => [(no / steps) * broad, crestAt((no / steps) * broad) + (random() - 0.5) * 7]);
  const edge = points.slice(1).map(([x, y], no) => {
    const [fromX, fromY] = points[no];
    return `Q${((fromX + x) / 2).toFixed(1)} ${((fromY + y) / 2 + 6).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join("");
  const start = `M0 ${points[0][1].toFixed(1)}`;
  let [foam, wash] = ["", ""];
  for (let x = 4; x < broad; x += 7 + random() * 9) {
    foam += `<circle cx="${x.toFixed(1)}" cy="${(crestAt(x) - 2 + random() * 7).toFixed(1)}" r="${(3.2 + random() * 4.6).toFixed(1)}"/>`;
    if (random() < 0.6) wash += `M${x.toFixed(1)} ${(crestAt(x) - 14 - random() * long * 0.2).toFixed(1)}v${(-long * (0.12 + random() * 0.26)).toFixed(1)}`;
  }
  return `${COLOURS}<path d="${start}${edge}" fill="none" stroke="#04384f" stroke-opacity=".34" stroke-width="9" transform="translate(0 9)"/>
    <path d="${start}${edge}V0H0z" fill="url(#surge)"/><path d="${wash}" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".55"/>
    <path d="${start}${edge}" fill="none" stroke="#fff" stroke-width="6"/><g fill="#fff">${foam}</g>`;
}

/** A node with the wave on it, its crest ahead; `crest` is where the wave's middle is when its crest is at 0. */
function waveNode({ layout: { channel, shape } }, seed) {
  const [long, broad] = [LONG[shape], shape === "wide" ? channel.h : channel.w];
  const [w, h] = shape === "wide" ? [long, broad] : [broad, long];
  const node = make("span", "surge");
  node.setAttribute("aria-hidden", "true");
  Object.assign(node.style, { width: `${w}px`, height: `${h}px` });
  const art = waveArt(broad, long, seed);
  node.append(paint(`viewBox="0 0 ${w} ${h}"`, shape === "wide" ? `<g transform="translate(${w} 0) rotate(90)">${art}</g>` : art));
  return { node, w, h, crest: long / 2 - 20 };
}

/** Where a crest comes from and where it ends, as distances along the river from the harbour's mouth. */
function wayDown({ layout: { channel, fall, shape } }) {
  return shape === "wide" ? { from: -26, to: channel.w + fall.w * 0.62 } : { from: -20, to: channel.h + fall.h * 0.5 };
}

/** The point of the river's middle so far from the harbour's mouth. */
function pointAt({ layout: { channel: { x, y, w, h }, shape } }, far) {
  return shape === "wide" ? { x: x + w / 2 - far, y } : { x, y: y - h / 2 + far };
}

/**
 * When the crest comes by a place, in milliseconds from its start.
 * @param {River} river
 * @param {{ x: number, y: number }} place
 */
export function crestAt(river, { x, y }) {
  const { channel, shape } = river.layout;
  const { from, to } = wayDown(river);
  const far = shape === "wide" ? channel.x + channel.w / 2 - x : y - channel.y + channel.h / 2;
  return SWEEP_MS * Math.max(0, Math.min(1, (far - from) / (to - from)));
}

/**
 * Let the wave run down the river, below the boats; it breaks on the fall.
 * @param {River} river
 */
export async function sweep(river) {
  const { motion, parts } = river;
  if (!motion.pace) return;
  const { from, to } = wayDown(river);
  const { node, w, h, crest } = waveNode(river, SEED);
  const at = (far) => { const { x, y } = pointAt(river, far - crest); return `translate(${x - w / 2}px, ${y - h / 2}px)`; };
  parts.riverCards.append(node);
  await motion.run(node, [
    { transform: at(from), opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.88 }, { transform: at(to), opacity: 0 },
  ], { duration: SWEEP_MS, easing: "linear", fill: "both" });
  node.remove();
  breakOnFall(river);
}

/** @param {River} river */
function breakOnFall(river) {
  const { layout: { fall, shape } } = river;
  const spots = shape === "wide"
    ? [0.24, 0.5, 0.76].map((part) => ({ x: fall.x - fall.w * 0.1, y: fall.y + (part - 0.5) * fall.h }))
    : [0.22, 0.5, 0.78].map((part) => ({ x: fall.x + (part - 0.5) * fall.w, y: fall.y }));
  for (const spot of spots) {
    ring(river, "splash-ring soft", spot, { duration: 620, grows: 1.9 });
    sprinkle(river, "drop small", spot, { count: 5, reach: 34 });
  }
}

/**
 * A boat rises on the wave as it comes by.
 * @param {River} river
 * @param {any} boat
 * @param {number} at when the crest comes by
 */
export function rideOver(river, boat, at) {
  return river.motion.run(boat.querySelector(".boat-picture"), [
    { transform: "none" }, { transform: "translateY(-15%) rotate(9deg) scale(1.06)", offset: 0.32 }, { transform: "translateY(5%) rotate(-7deg)", offset: 0.7 }, { transform: "none" },
  ], { duration: LIFT_MS, delay: at, easing: "ease-in-out" });
}
