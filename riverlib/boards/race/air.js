// air.js: things in the air over the river, for a while: words, wind, drops and sand.

import { freePlace } from "../clear_room.js";
import { make } from "../dom.js";
import { layOnBank } from "./bank.js";

/** @import { River } from "./river.js" */

const RISE_MS = 160;
const MS_A_WORD = 400; // read by anybody: 150 words a minute
let skipTold = false; // it was said in this window that a tap goes on

/** Frames that lead from a place to the place where a node stands already. */
export function driftFrames(from, to) {
  return [{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: "0px 0px" }];
}

/** Frames in which a boat glides to the place where it lies already, and becomes as large as it is there. */
export function glideFrames(from, to) {
  const sizes = [from, to].map(({ size }) => ({ width: `${size}px`, height: `${size}px` }));
  return driftFrames(from, to).map((frame, no) => (from.size === to.size ? frame : { ...frame, ...sizes[no] }));
}

/** How long words stay until anybody has read them. */
export const readingMs = (text) => text.split(" ").length * MS_A_WORD;

/** @param {River} river */
export function airNode(river, className, place, text = null) {
  const node = make("span", className, text);
  moveTo(node, place);
  river.parts.air.append(node);
  return node;
}

/**
 * A node's middle at a place, and its size there. All in one: a scale of its own would stretch the way to the place, too. Pure.
 * @param {{ x: number, y: number }} place
 * @param {number} [size]
 */
export function middleAt({ x, y }, size = 1) {
  return `translate(${x}px, ${y}px) translate(-50%, -50%)${size === 1 ? "" : ` scale(${size})`}`;
}

function moveTo(node, place) {
  node.style.transform = middleAt(place);
}

/**
 * What was called out last makes way at once: two texts that lie over each other are none.
 * @param {River} river
 */
export function clearBank({ parts: { air } }) {
  for (const node of air.querySelectorAll(".banner:not(.told), .on-bank")) node.remove();
}

/**
 * Words on the bank for a while, of what is on all of the river.
 * @param {River} river
 * @param {string} text
 * @param {number} ms
 * @param {string} [kind]
 */
export function banner(river, text, ms, kind = "") {
  return callOut(river, airNode(river, `banner ${kind}`, { x: 0, y: 0 }, text), ms);
}

/**
 * The same for words that are drawn already.
 * @param {River} river
 * @param {HTMLElement} node in the air
 * @param {number} ms
 */
export async function callOut(river, node, ms) {
  node.remove();
  clearBank(river);
  if (!river.parts.toast.hidden) river.notes.hide();
  river.parts.air.append(node);
  layOnBank(node, river.layout);
  const rises = Math.min(0.2, RISE_MS / ms);
  await river.motion.run(node, [ // it fades neither in nor out: the line comes or goes below it, and the bank is never bare
    { translate: "0 8px", easing: "ease-out" }, { translate: "0 0", offset: rises }, { translate: "0 0" },
  ], { duration: ms, fill: "both", easing: "linear" });
  node.remove();
}

/**
 * Streaks of wind over the whole channel: towards the harbour (1) or back (-1).
 * @param {River} river
 */
export function gusts(river, way, delay = 0) {
  const { channel, upstream } = river.layout;
  const far = { x: upstream.dx * way * channel.w * 0.55, y: upstream.dy * way * channel.h * 0.55 };
  for (let no = 0; no < 12; no += 1) {
    const along = ((no * 37) % 100) / 100 - 0.5;
    const across = ((no * 61) % 100) / 100 - 0.5;
    const node = airNode(river, "gust", { x: channel.x + along * channel.w * 0.7, y: channel.y + across * channel.h * 0.8 });
    if (upstream.dy) node.classList.add("upright");
    river.motion.run(node, [
      { translate: `${-far.x / 2}px ${-far.y / 2}px`, opacity: 0 }, { opacity: 0.85, offset: 0.35 },
      { translate: `${far.x / 2}px ${far.y / 2}px`, opacity: 0 },
    ], { duration: 760, delay: delay + no * 36, fill: "both", easing: "cubic-bezier(.3,.3,.4,1)" }).then(() => node.remove());
  }
}

/**
 * Drops or sand that fly apart at a place.
 * @param {River} river
 */
export function sprinkle(river, className, place, { count, reach }) {
  const flights = Array.from({ length: count }, (_, no) => {
    const angle = -Math.PI * (0.12 + (0.76 * no) / Math.max(1, count - 1));
    const node = airNode(river, className, place);
    const far = reach * (0.72 + ((no * 7) % 10) / 24); // no two beside each other fly equally far
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return river.motion.run(node, [
      { translate: "0 0", opacity: 1 }, { translate: `${x}px ${y}px`, opacity: 1, offset: 0.55 },
      { translate: `${x * 1.25}px ${y * 0.3}px`, opacity: 0 },
    ], { duration: 520, fill: "both", easing: "ease-out" }).then(() => node.remove());
  });
  return Promise.all(flights);
}

/** @param {River} river */
export function ring(river, className, place, { duration = 620, grows = 2.2 } = {}) {
  const node = airNode(river, className, place);
  return river.motion.run(node, [{ transform: middleAt(place, 0.4), opacity: 1 }, { transform: middleAt(place, grows), opacity: 0 }], { duration, fill: "both" }).then(() => node.remove());
}

/**
 * A sentence beside what it tells of and clear of `way`, the boxes that are looked at meanwhile; what is told waits until it is read,
 * `most` milliseconds, and it stays while that then moves, for another `lasts`. A tap goes on at once: the first one says so.
 * @param {River} river
 * @param {string} text
 * @param {{ place: { x: number, y: number }, way?: { x: number, y: number, w: number, h: number }[], most?: number, lasts?: number }} how
 */
export async function tellThere(river, text, { place, way = [], most = Infinity, lasts = 0 }) {
  const node = airNode(river, `banner told${skipTold ? "" : " skippable"}`, place, text);
  skipTold = true;
  moveTo(node, freePlace({ w: node.offsetWidth, h: node.offsetHeight }, place, way, river.layout));
  const { motion } = river;
  const wasRushed = motion.rushed;
  await motion.rest(Math.min(readingMs(text), most));
  if (lasts && motion.rushed === wasRushed) motion.rest(lasts).then(() => node.remove());
  else node.remove();
}

/**
 * A sentence on the bank until it is read, `most` milliseconds, or a tap takes it away; the river goes on beside it.
 * @param {River} river
 * @param {string} text
 * @param {number} most
 */
export function tellOnBank(river, text, most) {
  clearBank(river);
  const node = airNode(river, "banner told", { x: 0, y: 0 }, text);
  layOnBank(node, river.layout);
  return river.motion.rest(Math.min(readingMs(text), most)).then(() => node.remove());
}
