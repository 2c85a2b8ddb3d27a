// advice_list.js: what else there is, as lines of the coach's box.

import { make } from "../dom.js";
import { gradeOf, gradeSign } from "./grades.js";

/** @import { Row } from "./coach_types.js" */

const LISTED = [380, 430]; // pixels, as drawn: in so much its lines are read best, or with a long reason above them
const BROADEST = 470; // in more the eye loses the line between a name and its numbers

/**
 * As wide as its lines are read best, or as wide as there is room up to what can still be read across.
 * @param {{ w: number }} place
 * @param {number} scale
 */
export function listWidths({ w }, scale) {
  const most = Math.min(w, BROADEST * scale);
  return [...LISTED.map((listed) => listed * scale).filter((listed) => listed < most), most];
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
