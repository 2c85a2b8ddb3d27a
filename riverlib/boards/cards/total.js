// total.js: the points of a seat on its plate, with the word that follows mine.

import { setAttribute, setText } from "../dom.js";
import { minus } from "../phrases.js";

/**
 * Write a total, also while it counts up: "1 point", "2 points".
 * @param {HTMLElement} node
 * @param {number} points
 */
export function showTotal(node, points) {
  setText(node, minus(points));
  setAttribute(node, "data-unit", Math.abs(points) === 1 ? " point" : " points");
}
