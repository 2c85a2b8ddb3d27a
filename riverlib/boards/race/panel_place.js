// panel_place.js: where the result of a race lies: beside or below the harbour, below the plates, or over all of them.

import { setProperty } from "../dom.js";
import { EDGE, freeFrom, lay, sizeOf } from "../lying.js";
import { shapeOf } from "./geometry.js";

/** @import { Lying } from "../lying.js" */

const GAP = 3; // between the panel and what stands above it: less than between two rows
const RIM = 4; // between it and the rim of the stage where the river runs along

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
 * Where the river runs along: at its foot, over the bank where nobody throws any more, between waterfall and harbour if there is room for
 * that: some of the river stays in sight; where it would cover the plates it covers them wholly. Pure.
 * @param {{ most: number, w: number, h: number }} size
 * @param {any} layout
 * @returns {Lying & { middle: number }}
 */
export function lieAlong({ most, w, h }, { width, height, plates, harbour, channel }) {
  const [stageW, stageH, water, river, middleOfRiver] = [width, height, width - harbour.w - GAP, channel.w, channel.x].map((pixels) => pixels / most);
  const low = Math.max(RIM, stageH - h - RIM);
  const clear = plates.every((plate) => (plate.y + plate.h / 2) / most < low);
  const top = clear ? low : RIM;
  const beside = w <= river ? middleOfRiver : water - w / 2; // a broader one lies over a part of the waterfall
  return { clear, zoom: "", top, room: stageH - top - RIM, across: "", middle: w + 2 * RIM <= water ? beside : stageW / 2 };
}

/**
 * @param {HTMLElement} panel
 * @param {any} layout
 */
export function placePanel(panel, layout) {
  const size = sizeOf(panel);
  const lying = shapeOf(layout.form) === "tall" ? lieUpright(size, layout) : lieAlong(size, layout);
  lay(panel, lying);
  setProperty(panel, "--middle", "middle" in lying ? `${lying.middle}px` : "");
}
