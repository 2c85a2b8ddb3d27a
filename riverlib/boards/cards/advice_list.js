// advice_list.js: what else there is, as lines of the coach's box.

import { make } from "../dom.js";
import { gradeOf, gradeSign } from "./grades.js";

/** @import { Row } from "./coach_types.js" */

const LISTED = [430, 520]; // pixels: in so much its lines are read best, or with a long reason above them

/**
 * As wide as its lines are read best, or as wide as there is room.
 * @param {{ w: number }} place
 * @param {number} scale
 */
export function listWidths({ w }, scale) {
  return [...LISTED.map((listed) => listed * scale).filter((listed) => listed < w), w];
}

/**
 * What else there is, in a few lines below what their numbers are.
 * @param {Row[]} rows the best one the first
 * @param {"many" | "few"} kind
 */
export function listOf(rows, kind) {
  const list = make("ul", `advice-others ${kind}`);
  const heads = make("li", "others-names");
  heads.setAttribute("aria-hidden", "true");
  heads.append(make("span"), make("span"), make("span", "", "works out"), make("span", "", "points"));
  list.append(heads, ...rows.map((row) => rowNode(row)));
  return list;
}

/** @param {Row} row */
function rowNode({ name, grade, chance, points }) {
  const item = make("li", gradeOf(grade));
  const sign = make("span", "other-sign");
  if (grade) sign.append(gradeSign(grade), make("span", "said", grade));
  item.append(sign, make("b", "other-name", name), make("span", points ? "" : "across", chance), make("span", "", points));
  return item;
}
