// panel_place.js: where the result of a deal lies: between the plates, on a wide table as large as the room allows.

import { EDGE, freeFrom, lay, sizeOf } from "../lying.js";
import { platesEnd } from "./geometry.js";

/** @import { Lying } from "../lying.js" */

const GAP = 10; // between the panel and what it keeps clear of, as drawn
const LEAST = 600; // pixels across that its rows need
const LARGEST = 1.5; // at a large desk it grows with the board, up to this
const LARGEST_OVER = 1.25; // over a darkened table: what lies there is looked at for long
const FEW = { players: 3, largest: 1.5 }; // their result has few rows, and half a table would lie bare below it
const ABOVE = 1 / 3; // of the room that is left over; the rest is for the other tabs, which begin where this one does
export const GREAT = 1.2; // times as large as drawn, from which a desk has height for them all: there it lies in the middle

/** @typedef {{ top: number, zoom: number, clear: boolean }} Begun where the first tab begins, in pixels of the stage, how large it is, and whether it hides no plate */

/**
 * The room between the plates and below what stands in the corners: {top, h, w}. Pure.
 * @param {any} layout
 */
export function clearRoom({ places: [mine, ...others], corner, scale, width }) {
  const gap = GAP * scale;
  const ends = (edge, end) => others.filter((place) => place.edge === edge).map(end);
  const aside = Math.max(corner, ...ends("left", ({ x, w }) => x + w / 2 + gap), ...ends("right", ({ x, w }) => width - x + w / 2 + gap));
  const top = Math.max(0, ...ends("top", ({ y, h }) => y + h / 2)) + gap;
  return { top, h: mine.y - mine.h / 2 - gap - top, w: width - 2 * aside };
}

/**
 * How a panel of `w` x `h` pixels fits into the room, by its own pixels, of which each is `zoom` of the screen's and at most
 * `most`: {zoom, w, h}; null where it does not, or would be smaller than drawn. Pure.
 * @param {{ w: number, h: number }} panel
 * @param {{ w: number, h: number }} room
 * @param {number} most
 * @param {number} least pixels of its own to which it may be narrowed
 */
export function fitPanel(panel, room, most, least = LEAST) {
  const zoom = Math.min(most, room.h / panel.h, room.w / Math.min(least, panel.w));
  return zoom < 1 ? null : { zoom, w: Math.min(panel.w, room.w / zoom), h: room.h / zoom };
}

/**
 * Put the panel where it hides no plate; where there is no room for that, it lies over a darkened table.
 * @param {HTMLElement} panel
 * @param {any} layout
 * @param {Begun | null} begun where it should begin, if it has room from there on
 * @param {number} least pixels across that it needs
 * @returns {Begun}
 */
export function placePanel(panel, layout, begun, least) {
  const place = { wide: lieOnDesk, tablet: lieOnDesk, tall: lieOnPhone }[layout.shape];
  const lying = place?.(sizeOf(panel), layout, begun, Math.max(least, LEAST));
  lay(panel, lying);
  const zoom = lying?.zoom || 1;
  return { top: (lying?.top ?? 0) * zoom, zoom, clear: Boolean(lying?.clear) };
}

/**
 * At a desk or on a tablet: between the plates as large as fits, or in the middle of the whole table. Pure.
 * @param {{ most: number, w: number, h: number }} size
 * @param {any} layout
 * @param {Begun | null} begun
 * @param {number} least
 * @returns {Lying}
 */
export function lieOnDesk({ most, w, h }, layout, begun, least) {
  const room = clearRoom(layout);
  const few = layout.shape === "wide" && layout.places.length <= FEW.players;
  const fit = fitPanel({ w, h }, room, Math.max(most, few ? FEW.largest : Math.min(LARGEST, layout.scale)), least);
  if (!fit) return lieOver({ most, w, h }, layout, begun);
  const spare = Math.max(0, fit.h - h);
  const share = most > 1 || few || layout.scale >= GREAT ? 1 / 2 : ABOVE; // a screen that is only looked at has no tabs
  const above = begun === null ? spare * share : Math.min(spare, Math.max(0, begun.top - room.top) / fit.zoom);
  return { clear: true, zoom: fit.zoom, top: room.top / fit.zoom + above, room: fit.h - above, across: fit.w };
}

/**
 * In the middle of a darkened table, which it fills at a desk; another tab keeps the size and the beginning of the first one. Pure.
 * @param {{ most: number, w: number, h: number }} size
 * @param {any} layout
 * @param {Begun | null} begun
 * @returns {Lying}
 */
function lieOver({ most, w, h }, { shape, width, height }, begun) {
  const full = begun && !begun.clear ? begun.zoom : height / (h + 2 * GAP);
  const zoom = shape === "wide" ? Math.max(most, Math.min(LARGEST_OVER, width / (w + 2 * GAP), full)) : most;
  const all = height / zoom;
  const spare = Math.max(GAP, all - h - GAP);
  const top = begun ? Math.min(begun.top / zoom, spare) : Math.max(GAP, (all - h) / 2);
  return { clear: false, zoom, top, room: all - top - GAP, across: "" };
}

/**
 * On a phone: below the one row of plates; otherwise down to the rim, and no row at the top is covered by half: it begins
 * below the plates there, below the line of trump and deal, or covers all of it. No tab begins lower than the first one. Pure.
 * @param {{ most: number, h: number }} size
 * @param {any} layout
 * @param {Begun | null} [begun]
 * @returns {Lying}
 */
export function lieOnPhone({ most, h }, layout, begun = null) {
  const { places: [mine, ...others], height, header } = layout;
  const below = platesEnd(layout);
  const spare = mine.y - mine.h / 2 - below - h * most;
  if (below && spare >= 0) return { clear: true, zoom: "", top: below + spare / 2, room: h * most + spare / 2, across: "" };
  const low = height - EDGE - h * most;
  const row = Math.max(0, ...others.filter(({ edge }) => edge === "top").map(({ y, h: high }) => y + high / 2));
  const free = freeFrom([header, row], low);
  const top = Math.min(row && free === row ? low : free, begun?.top ?? Infinity);
  return { clear: false, zoom: "", top, room: height - EDGE - top, across: "" };
}
