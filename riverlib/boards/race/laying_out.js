// laying_out.js: a river's form and layout for the room that it is given.

import { setProperty } from "../dom.js";
import { leastHeight, riverLayout, shapeOf } from "./geometry.js";

/** @import { River } from "./river.js" */

/**
 * Whether a lesson is going on, which has no chances and says above the board what is to be done.
 * @param {River} river
 */
const isLearning = ({ view, looks }) => Boolean(view.lesson) && !looks;

/**
 * Give the board its scale, and the stage its form and its least height, before its size is read.
 * @param {River} river
 */
export function giveShape(river) {
  const { root, view } = river;
  setProperty(root, "--far", String(river.scale)); // the form goes by a width in the pixels that it makes larger
  const { form } = river;
  root.dataset.form = form;
  root.dataset.shape = shapeOf(form);
  root.style.setProperty("--least", `${leastHeight(view.seats.length, form, { looks: river.looks, learns: isLearning(river) })}px`);
}

/**
 * Lay everything out anew when the size or the race is another one; true when it was.
 * @param {River} board
 */
export function layOut(board) {
  const { river, seats, boats, docks, home } = board.view;
  const { width, height } = board.size;
  const measures = {
    form: board.root.dataset.form, width, height, cards: river.order.length, seats: seats.length, boats: boats[0].length, docks, watches: Boolean(home?.watches),
    looks: board.looks, learns: isLearning(board), asks: Boolean(board.view.lesson?.hides.includes("throw")),
  };
  const key = JSON.stringify(measures);
  if (key === board.layoutKey) return false;
  board.layoutKey = key;
  board.layout = riverLayout(measures);
  board.root.classList.toggle("compact", board.layout.compact);
  board.root.classList.toggle("roomy", board.layout.roomy);
  setProperty(board.root, "--scale", String(board.layout.scale));
  const [lower, upper] = [board.layout.card(0), board.layout.card(1)];
  setProperty(board.root, "--row", `${Math.floor(Math.abs(upper.y - lower.y))}px`); // from one card to the next where they lie above each other
  board.water.refresh();
  return true;
}
