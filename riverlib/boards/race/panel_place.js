// panel_place.js: where the result of a race lies: below the harbour or the plates, or over all of them; along a river in the middle.

import { isFull } from "../fitting.js";
import { EDGE, freeFrom, lay, sizeOf } from "../lying.js";
import { shapeOf } from "./geometry.js";

/** @import { Lying } from "../lying.js" */

const GAP = 3; // between the panel and what stands above it: less than between two rows
const RIM = 4; // between it and the rim of the stage where it covers the plates of a river that runs along,
const ALONG = 8; // and between it, plates and rim where it does not

/**
 * Below the harbour if there is room, else below the plates, else below their first row, else over all of them. Pure.
 * @param {{ most: number, h: number }} size
 * @param {any} layout
 * @returns {Lying}
 */
export function lieUpright({ most, h }, { height, plates, harbour }) {
  const rows = [...plates, harbour].map((box) => box.y + box.h / 2 + GAP);
  const low = height - EDGE - h * most;
  const top = freeFrom(rows, low);
  const clear = top >= Math.max(...rows.slice(0, -1));
  return { clear, zoom: "", top, room: height - EDGE - top, across: "" };
}

/**
 * Where the river runs along: it has all the height below the plates, over the bank where nobody throws any more; where it has no room
 * there it covers the plates wholly. Pure.
 * @param {{ most: number, h: number }} size
 * @param {any} layout
 * @returns {Lying}
 */
export function lieAlong({ most, h }, { height, plates }) {
  const stageH = height / most;
  const below = Math.max(...plates.map((plate) => plate.y + plate.h / 2)) / most + ALONG;
  const clear = below + h + ALONG <= stageH;
  const [top, rim] = clear ? [below, ALONG] : [RIM, RIM];
  return { clear, zoom: "", top, room: stageH - top - rim, across: "" };
}

/**
 * Lay a result. Along a river it is laid at once where it may well have room, and then looked at: measured first, all of it would be
 * styled twice in one frame.
 * @param {HTMLElement} panel
 * @param {any} layout
 * @param {number} most how large the style sheet draws it
 */
export function placePanel(panel, layout, most) {
  const isUpright = shapeOf(layout.form) === "tall";
  if (!isUpright) lay(panel, lieAlong({ most, h: 0 }, layout));
  if (isUpright || isFull(panel.querySelector(".panel-body"))) lay(panel, (isUpright ? lieUpright : lieAlong)(sizeOf(panel), layout));
}
