// riding.js: a boat rides on the high tide: it stands on the crest of a wave all the way, spray behind it.

import { make } from "../dom.js";
import { driftFrames, sprinkle } from "./air.js";
import { paint } from "./paint.js";

/** @import { River } from "./river.js" */

const RIDE_MS = 950;
const SPRAYS = [0.16, 0.34, 0.52, 0.7, 0.86]; // when the wave throws spray, as parts of its way
const LIFT = 0.24; // of a boat's size: how high it rides

/** A wave seen from the side in a box of 120 x 60: its shoulder in the middle, where the boat stands, the crest curling ahead. */
const WAVE = `<defs><linearGradient id="ride" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fe6ee"/><stop offset=".45" stop-color="#25b4cf"/><stop offset="1" stop-color="#0f86a8" stop-opacity=".15"/></linearGradient></defs>
  <path d="M2 52C20 50 28 30 44 21 58 13 84 13 97 22 108 30 109 41 100 43 96 44 92 41 93 37 88 44 96 54 118 54 90 62 26 62 2 52z" fill="url(#ride)"/>
  <path d="M2 52C20 50 28 30 44 21 58 13 84 13 97 22 108 30 109 41 100 43 96 44 92 41 93 37" fill="none" stroke="#f4feff" stroke-width="4.500" stroke-linecap="round"/>
  <path d="M22 49C33 45 40 36 50 30M40 51C50 47 56 40 66 34M60 52C68 48 74 43 82 39" fill="none" stroke="#d9fafc" stroke-width="2.600" stroke-linecap="round" opacity=".8"/>
  <g fill="#fff"><circle cx="46" cy="20" r="4.500"/><circle cx="58" cy="15.500" r="3.600"/><circle cx="88" cy="17" r="4.600"/><circle cx="100" cy="25" r="5.200"/><circle cx="106" cy="34" r="4"/><circle cx="34" cy="28" r="3.400"/></g>`;

/** The wave below a boat's place; it grows and sinks from its foot. */
function waveAt({ x, y, size }, part = 1) {
  return `translate(${x - size}px, ${y - size * 0.08}px) scale(${0.6 + 0.4 * part}, ${part})`;
}

/** @param {River} river */
function waveUnder({ parts }, { x, y, size }) {
  const node = make("span", "ride-wave");
  Object.assign(node.style, { width: `${size * 2}px`, height: `${size}px`, transform: waveAt({ x, y, size }) });
  node.append(paint('viewBox="0 0 120 60"', WAVE));
  parts.boats.append(node); // below the boat that moves, above all others
  return node;
}

/**
 * @param {River} river
 * @param {any} node the boat, which stands at the end of its way
 * @param {{ x: number, y: number, size: number } | null} start
 */
export async function rideWave(river, node, start) {
  const { motion, sound } = river;
  const { place } = node;
  const from = start ?? place;
  const wave = waveUnder(river, from);
  const how = { duration: RIDE_MS, easing: "cubic-bezier(.4,0,.3,1)" };
  const way = driftFrames(from, place);
  sound.wave();
  node.classList.add("moving");
  const between = (part) => ({ x: from.x + (place.x - from.x) * part, y: from.y + (place.y - from.y) * part, size: place.size });
  motion.run(wave, [
    { transform: waveAt(from, 0.2), opacity: 0 }, { transform: waveAt(between(0.14)), opacity: 1, offset: 0.14 }, { transform: waveAt(between(0.84), 1.05), opacity: 1, offset: 0.84 },
    { transform: waveAt(place, 0.25), opacity: 0 },
  ], { ...how, fill: "both" }).then(() => wave.remove());
  const up = `translateY(${-LIFT * 100}%)`;
  motion.run(node.querySelector(".boat-picture"), [
    { transform: "none" }, { transform: `${up} rotate(-12deg)`, offset: 0.2 }, { transform: `${up} rotate(-4deg)`, offset: 0.45 }, { transform: `${up} rotate(-9deg)`, offset: 0.68 },
    { transform: "translateY(-8%) rotate(7deg)", offset: 0.86 }, { transform: "none" },
  ], { duration: RIDE_MS, easing: "ease-in-out" });
  spray(river, from, place);
  await motion.run(node, way, how);
  node.classList.remove("moving");
}

/** Spray behind the wave, now and then on its way. */
function spray(river, from, to) {
  const { motion, layout: { upstream } } = river;
  const behind = to.size * 0.6;
  for (const part of SPRAYS) {
    const far = part * part * (3 - 2 * part); // about as the wave is eased
    const spot = { x: from.x + (to.x - from.x) * far - upstream.dx * behind, y: from.y + (to.y - from.y) * far - upstream.dy * behind + to.size * 0.3 };
    motion.rest(RIDE_MS * part).then(() => sprinkle(river, "drop small", spot, { count: 5, reach: to.size * 0.45 }));
  }
}
