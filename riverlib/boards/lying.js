// lying.js: where a panel lies over a board, so that it hides nothing or is meant to hide it.

import { setProperty } from "./dom.js";

export const EDGE = 6; // between a panel and the rim of the stage

/**
 * @typedef {object} Lying Where a panel lies, in pixels of its own: whether it hides no plate, how large they are drawn, where
 * it begins, how high it may be and how wide it is; "" leaves that to the style sheet.
 * @property {boolean} clear
 * @property {number | ""} zoom
 * @property {number} top
 * @property {number} room
 * @property {number | ""} across
 */

/**
 * Where the lowest of the rows ends that stay in sight above a panel that may begin at `low` at the lowest: no row is covered by
 * half. The rim where none stays. Pure.
 * @param {number[]} ends
 * @param {number} low
 */
export function freeFrom(ends, low) {
  return Math.max(EDGE, ...ends.filter((end) => end <= low));
}

/**
 * Lay a panel; without a place it lies as the style sheet says.
 * @param {HTMLElement} panel
 * @param {Lying | undefined} lying
 */
export function lay(panel, lying) {
  panel.classList.toggle("clear", Boolean(lying?.clear));
  panel.classList.toggle("over", lying ? !lying.clear : false);
  setProperty(panel, "--zoom", String(lying?.zoom ?? ""));
  setProperty(panel, "--top", lying ? `${lying.top}px` : "");
  setProperty(panel, "--room", lying ? `${lying.room}px` : "");
  setProperty(panel, "--across", lying?.across ? `${lying.across}px` : "");
}

/** How large the style sheet draws a panel, whatever is in it: cheap as long as that is hidden. */
export const zoomOf = (panel) => Number(getComputedStyle(panel).zoom) || 1;

/** What a panel would take by itself, in its own pixels, and the most that the style sheet lets each of them be. */
export function sizeOf(panel) {
  panel.classList.remove("clear", "over");
  setProperty(panel, "--zoom", "");
  panel.style.maxHeight = "none";
  const most = zoomOf(panel);
  const { width, height } = panel.getBoundingClientRect();
  panel.style.maxHeight = "";
  return { most, w: width / most, h: Math.ceil(height / most) };
}
