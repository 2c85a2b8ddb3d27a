// turned_box.js: how a node lies on the stage, turned as it is.

import { placeOf } from "../boxes.js";

/** @import { Turned } from "../boxes.js" */

/**
 * How a node lies on the stage, with what hangs on its edges.
 * @param {HTMLElement} node
 * @param {HTMLElement[]} parts placed in the node
 * @param {Element} stage
 * @returns {Turned}
 */
export function turnedBox(node, parts, stage) {
  let shape = new DOMMatrix();
  for (let each = /** @type {Element} */ (node); each && each !== stage; each = each.parentElement) {
    const { transform } = getComputedStyle(each);
    if (transform !== "none") shape = new DOMMatrix(transform).multiply(shape);
  }
  const [width, height, scale] = [node.offsetWidth, node.offsetHeight, Math.hypot(shape.a, shape.b)];
  const [left, top] = [Math.min(0, ...parts.map((part) => part.offsetLeft)), Math.min(0, ...parts.map((part) => part.offsetTop))];
  const right = Math.max(width, ...parts.map((part) => part.offsetLeft + part.offsetWidth));
  const bottom = Math.max(height, ...parts.map((part) => part.offsetTop + part.offsetHeight));
  const { x, y } = placeOf(node, stage);
  const [aside, down] = [(left + right - width) / 2, (top + bottom - height) / 2];
  return {
    x: x + shape.a * aside + shape.c * down, y: y + shape.b * aside + shape.d * down,
    w: (right - left) * scale, h: (bottom - top) * scale, turn: (Math.atan2(shape.b, shape.a) * 180) / Math.PI,
  };
}
