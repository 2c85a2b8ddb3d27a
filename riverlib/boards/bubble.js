// bubble.js: a sentence at a thing on the board: where it stands, and how it points there.

import { notePlace } from "./clear_room.js";
import { clearTail, tailStyle } from "./tail.js";

/** @import { Board } from "./board.js" */

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
