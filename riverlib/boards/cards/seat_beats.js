// seat_beats.js: the small moments of a plate: a bid is said, a trick arrives, a bid is just made, or it is burst.

import { icon, make } from "../dom.js";

/** @import { Standing } from "./standing.js" */
/** @import { Motion } from "../motion.js" */

/** @typedef {"" | "bid" | "trick" | "made" | "burst"} Beat */

const SIGNS = { made: "right", burst: "close" };
const LASTS = { glow: 900, pop: 420, shake: 380 };

/**
 * What has just happened to a seat, from how it stood before and how it stands now. Pure.
 * @param {Standing | undefined} before
 * @param {Standing} now
 * @returns {Beat}
 */
export function beatOf(before, now) {
  if (!before) return "";
  if (before.bid === null || now.bid === null) return before.bid === null && now.bid !== null ? "bid" : "";
  const took = now.taken > before.taken;
  if (took && now.taken === now.bid) return "made";
  if (took && now.taken === now.bid + 1) return "burst";
  if (took) return "trick";
  if (now.verdict === before.verdict || !now.verdict) return "";
  return now.verdict === "missed" ? "burst" : "made";
}

/**
 * Let a plate show its moment; it holds nothing up.
 * @param {HTMLElement} plate
 * @param {Beat} beat
 * @param {{ motion: Motion, mine: boolean }} table
 */
export function playBeat(plate, beat, { motion, mine }) {
  if (!beat || !motion.pace) return;
  pop(plate, beat, motion);
  if (beat === "burst") shake(plate, motion);
  else if (beat !== "bid") swell(plate, motion);
  if (beat !== "bid" && (beat !== "trick" || mine)) glow(plate, beat, motion);
}

/** What has changed on the plate jumps up: the chip of the bid, or the newest packet. */
function pop(plate, beat, motion) {
  const packets = plate.querySelectorAll(".packet.full, .packet.beyond");
  const mark = beat === "bid" ? plate.querySelector(".bid-chip") : packets[packets.length - 1];
  if (!mark) return;
  const rest = getComputedStyle(mark).transform;
  const still = rest === "none" ? "" : rest;
  motion.run(mark, [
    { transform: `${still} scale(.3)` }, { transform: `${still} scale(1.7)`, offset: 0.45 }, { transform: `${still} scale(1)` },
  ], { duration: LASTS.pop });
}

function swell(plate, motion) {
  const { transform } = plate.style;
  motion.run(plate, [{ transform }, { transform: `${transform} scale(1.05)`, offset: 0.35 }, { transform }], { duration: LASTS.pop, easing: "ease-in-out" });
}

function shake(plate, motion) {
  const { transform } = plate.style;
  const frames = [0, -6, 5, -4, 2, 0].map((x) => ({ transform: `${transform} translateX(${x}px)` }));
  motion.run(plate, frames, { duration: LASTS.shake, easing: "ease-out" });
}

/** Light around the plate, with a sign where something has been decided. */
function glow(plate, beat, motion) {
  const light = make("span", `beat ${beat}`);
  light.setAttribute("aria-hidden", "true");
  if (beat in SIGNS) light.append(icon(SIGNS[beat]));
  plate.append(light);
  const sign = light.firstElementChild;
  if (sign) motion.run(sign, [{ transform: "scale(.2)" }, { transform: "scale(1.25)", offset: 0.3 }, { transform: "scale(1)", offset: 0.45 }, { transform: "scale(1)" }], { duration: LASTS.glow });
  motion.run(light, [{ opacity: 0 }, { opacity: 1, offset: 0.18 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration: LASTS.glow, easing: "ease-out", fill: "both" }).then(() => light.remove());
}
