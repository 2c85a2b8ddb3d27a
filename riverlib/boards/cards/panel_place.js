// panel_place.js: where the result of a deal lies: between the plates, on a wide table as large as the room allows.

import { setProperty } from "../dom.js";
import { platesEnd } from "./geometry.js";

const GAP = 10; // between the panel and what it keeps clear of, as drawn
const LEAST = 600; // pixels across that its rows need
const LARGEST = 1.3; // at a large desk it grows with the cards, up to this
const ABOVE = 1 / 3; // of the room that is left over; the rest is for the other tabs, which begin where this one does

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
 */
export function fitPanel(panel, room, most) {
  const zoom = Math.min(most, room.h / panel.h, room.w / Math.min(LEAST, panel.w));
  return zoom < 1 ? null : { zoom, w: Math.min(panel.w, room.w / zoom), h: room.h / zoom };
}

/**
 * Put the panel where it hides no plate; where there is no room for that, it lies over a darkened table.
 * @param {HTMLElement} panel
 * @param {any} layout
 * @param {boolean} isFirst whether it shows what it opened with: that says how much room it takes, and the other tabs keep it
 */
export function placePanel(panel, layout, isFirst) {
  if (layout.shape !== "wide") {
    panel.classList.remove("over");
    if (isFirst) panel.classList.toggle("clear", layout.shape === "tall" && isBelowPlates(panel, layout));
    return;
  }
  const room = clearRoom(layout);
  if (isFirst) panel.dataset.needs = JSON.stringify(sizeOf(panel));
  const { most, ...size } = JSON.parse(panel.dataset.needs);
  const fit = fitPanel(size, room, Math.max(most, Math.min(LARGEST, layout.scale)));
  panel.classList.toggle("clear", Boolean(fit));
  panel.classList.toggle("over", !fit);
  const spare = fit ? Math.max(0, fit.h - size.h) * (most > 1 ? 1 / 2 : ABOVE) : 0; // a screen that is only looked at has no tabs
  setProperty(panel, "--zoom", fit ? String(fit.zoom) : "");
  setProperty(panel, "--top", fit ? `${room.top / fit.zoom + spare}px` : "");
  setProperty(panel, "--across", fit ? `${fit.w}px` : "");
  setProperty(panel, "--room", fit ? `${fit.h - spare}px` : "");
}

/** On a phone: put it below the one row of plates, where it fits there. */
function isBelowPlates(panel, layout) {
  const top = platesEnd(layout);
  const { most, h } = sizeOf(panel);
  const room = layout.places[0].y - layout.places[0].h / 2 - top;
  const spare = (room - h * most) / 2;
  setProperty(panel, "--top", `${top + spare}px`);
  setProperty(panel, "--room", `${room - spare}px`);
  return top > 0 && spare >= 0;
}

/** What the panel would take by itself, in its own pixels, and the most that the style sheet lets each of them be. */
function sizeOf(panel) {
  panel.classList.remove("clear");
  setProperty(panel, "--zoom", "");
  panel.style.maxHeight = "none";
  const most = Number(getComputedStyle(panel).zoom) || 1;
  const { width, height } = panel.getBoundingClientRect();
  panel.style.maxHeight = "";
  return { most, w: width / most, h: Math.ceil(height / most) };
}
