// bubble.js: a sentence at a thing on the board: where it stands, and how it points there.

import { notePlace } from "./clear_room.js";
import { clearTail, tailStyle } from "./tail.js";

/** @import { Board } from "./board.js" */

const INSIDE = 5; // pixels that the end of a tail may reach into its thing
const THING = 4; // how much what is spoken of counts among what has to be seen;
const THING_SIZE = 4000; // a larger thing, in pixels, is seen though a part of it is hidden

/**
 * Upper and lower edge of what is spoken of, for a note that may also stand elsewhere.
 * @param {import("./boxes.js").Box | null} box
 */
export function placeAround(box) {
  return box && { x: box.x, y: box.y - box.h / 2, under: box.y + box.h / 2, free: true, thing: { ...box, weight: THING * Math.min(1, THING_SIZE / (box.w * box.h)) } };
}

/**
 * Put the bubble where it hides least of what has to be seen; its tip or, from farther away, its tail is at its thing.
 * @param {Board<any>} board
 * @param {any} place
 * @param {import("./tail.js").Box[]} seen
 * @param {number} lowest how far down a note may reach that may stand anywhere
 */
export function putBubble({ parts: { bubble }, layout: { width, height } }, place, seen, lowest) {
  const size = { w: bubble.offsetWidth, h: bubble.offsetHeight };
  const box = notePlace(size, place, place.thing ? [...seen, place.thing] : seen, { width, height, lowest: place.lowest ?? (place.free ? lowest : height) });
  const tail = box.points || !place.thing ? null : clearTail(box, place.thing, seen);
  const style = { "--tip": `${(place.tip ?? place.x) - box.x}px`, ...(tail && tailStyle(box, tail)) };
  for (const name in style) bubble.style.setProperty(name, style[name]);
  bubble.classList.toggle("under", box.points === "up");
  bubble.classList.toggle("free", !box.points);
  bubble.classList.toggle("tailed", Boolean(tail));
  bubble.style.transform = `translate(${box.x}px, ${box.y}px) translate(-50%, -50%)`;
}

/**
 * Put the bubble there, and lead its whole tail to its thing.
 * @param {HTMLElement} bubble
 * @param {import("./tail.js").Box} box
 * @param {import("./tail.js").Tail | null} tail
 */
export function pointTail(bubble, box, tail) {
  const style = /** @type {Record<string, string>} */ (tail ? tailStyle(box, into(tail), Infinity) : {});
  for (const name in style) bubble.style.setProperty(name, style[name]);
  bubble.classList.remove("under");
  bubble.classList.toggle("free", !tail);
  bubble.classList.toggle("tailed", Boolean(tail));
  bubble.style.transform = `translate(${box.x}px, ${box.y}px) translate(-50%, -50%)`;
}

/** A tail that ends a little inside its thing: the corner of a turned card's box is empty. */
function into({ root, end, flat }) {
  const part = 1 + INSIDE / Math.hypot(end.x - root.x, end.y - root.y);
  return { root, end: { x: root.x + (end.x - root.x) * part, y: root.y + (end.y - root.y) * part }, flat };
}
