// panel_place.js: where the result of a race lies on what is held upright: below the harbour or the plates, or over all of them.

import { EDGE, freeFrom, lay, sizeOf } from "../lying.js";
import { shapeOf } from "./geometry.js";

/** @import { Lying } from "../lying.js" */

const GAP = 3; // between the panel and what stands above it: less than between two rows

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
  const spare = top === rows.at(-1) ? (low - top) / 2 : 0; // below the harbour it stands in the middle of the river
  return { clear, zoom: "", top: top + spare, room: height - EDGE - top - spare, across: "" };
}

/**
 * @param {HTMLElement} panel
 * @param {any} layout
 */
export function placePanel(panel, layout) {
  lay(panel, shapeOf(layout.form) === "tall" ? lieUpright(sizeOf(panel), layout) : undefined);
}
