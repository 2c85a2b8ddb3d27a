// laying_out.js: a table's shape and layout for the room that it is given.

import { setProperty } from "../dom.js";
import { leastHeight, tableLayout, tableShape } from "./geometry.js";

/** @import { CardTable } from "./table.js" */

const RAIL = 24; // around the felt of a desk
const RIVER = 2.7; // breadth of the river in the felt by its height, at most
const AROUND = 134; // pixels of a phone's window that the table leaves to the page's head and its tools, as in the style sheet
const SHORE = 4; // between it and the plates at the sides
const SLIVER = 0.6; // of its height: one less broad is none
const DOCK = { least: 300, most: 400, grown: 1.4 }; // width of what stands at the side of the felt, as drawn, and how much larger it is at most, as in the style sheet
const TIGHT = 156; // pixels, narrower than which trump and deal beside a hand leave out what is told twice
const ASIDE = 36; // what is docked keeps off the trick: a card that takes it grows, and lies a little turned

/**
 * Give the board its shape and its least height, before the stage's size is read. The whole board's width decides, not
 * the stage's, which some shapes make narrower.
 * @param {CardTable} table
 */
export function giveShape(table) {
  const { root, looking: { under }, settings, view: { seats, deal, sheet, looking, lesson } } = table;
  const width = root.clientWidth - RAIL;
  root.dataset.shape = tableShape(width, table.windowHeight);
  const cards = Math.max(deal.size, ...(looking ? [] : sheet?.sizes ?? [])); // one height for all deals of a game
  const looks = Boolean(looking) || table.isPressed;
  const room = { width, height: table.windowHeight - AROUND, cards, odds: settings.chances, looks, idle: Boolean(looking), under, hides: lesson?.hides };
  root.style.setProperty("--least", `${leastHeight(seats.length, root.dataset.shape, room)}px`);
}

/**
 * Where everything lies while a deal of so many cards is shown.
 * @param {CardTable} table
 * @param {number} cards
 */
export function layoutFor(table, cards) {
  const { shown, size, settings, looking, root, view, watches } = table;
  return tableLayout({
    seats: shown.seats.length, ...size, cards, shape: root.dataset.shape, odds: settings.chances, under: looking.under, watches, idle: Boolean(view.looking), hides: view.lesson?.hides,
  });
}

/**
 * Tell the style sheet where my hand begins, how much room there is beside the trick, and where the river lies in the felt.
 * @param {CardTable} table
 */
export function fitStage({ layout, parts: { stage, trump } }) {
  const { zone } = layout;
  const trick = Math.max(...layout.slots.map(({ x, w }) => x + w / 2));
  setProperty(stage, "--k", String(layout.scale));
  trump.parentElement.classList.toggle("apart", layout.between);
  if (layout.shape === "low") {
    const { w } = layout.places[0];
    setProperty(stage, "--told", `${w}px`); // as broad as my plate at the hand's other side
    trump.parentElement.classList.toggle("tight", w < TIGHT);
  }
  setProperty(stage, "--hand-top", `${layout.handTop}px`);
  const grown = Math.min(layout.scale, DOCK.grown);
  setProperty(stage, "--dock", `${Math.max(DOCK.least * grown, Math.min(layout.width - trick - ASIDE, DOCK.most * grown))}px`);
  const h = zone.bottom - zone.top;
  setProperty(stage, "--river-top", `${zone.top}px`);
  setProperty(stage, "--river-h", `${h}px`);
  const w = Math.min(zone.right - zone.left - 2 * SHORE, RIVER * h);
  setProperty(stage, "--river-w", w < SLIVER * h ? "0px" : `${w}px`);
}
