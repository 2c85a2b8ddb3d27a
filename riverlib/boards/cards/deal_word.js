// deal_word.js: how a deal ended, in one line on the bare felt before its result comes: to its one reader what the own bid came
// to, to several who look on whose bids came true.

import { icon, make } from "../dom.js";
import { minus, nameList, signed } from "../phrases.js";
import { readerOf } from "./verdict.js";
import { rowNames } from "./words.js";

/** @import { CardTable } from "./table.js" */
/** @import { CardView, SummaryRow } from "./view_types.js" */

const SIGNS = { made: "right", missed: "close" };
const COMES = 300; // milliseconds

/**
 * What is said, with the points that go with it. Pure.
 * @param {Pick<CardView, "home" | "seats" | "summary">} view
 * @returns {{ words: string, outcome: "" | "made" | "missed", points: number | null } | null} null before there is a result
 */
export function dealWord({ home, seats, summary }) {
  if (!summary?.length) return null;
  const reader = readerOf({ home, seats });
  const own = summary.find(({ seats: side }) => side.includes(reader));
  if (!own) return { words: madeWords(summary, seats), outcome: "", points: null };
  const { bid, taken, made, points, seats: side } = own;
  const who = side.length > 1 ? "Your side" : "You";
  return { words: `${who} bid ${minus(bid)} and took ${taken}`, outcome: made ? "made" : "missed", points };
}

/**
 * @param {SummaryRow[]} rows
 * @param {CardView["seats"]} seats
 */
function madeWords(rows, seats) {
  const made = rows.filter((row) => row.made);
  if (made.length === rows.length) return "All bids came true!";
  return made.length ? `Bid made: ${nameList(made.map((row) => rowNames(row, seats)))}` : "No bid came true";
}

/**
 * Let it come in the middle of the felt; it lies until the result does.
 * @param {CardTable} table
 * @returns {HTMLElement | null} the points in it, from where they go to the plate
 */
export function sayDealWord(table) {
  const { view, layout: { middle, scale }, motion, parts: { air, prompt } } = table;
  const said = motion.pace && !view.lesson ? dealWord(view) : null;
  if (!said) return null;
  prompt.hidden = true; // who took the last trick matters no more
  const node = make("div", `deal-word ${said.outcome}`);
  if (said.outcome) node.append(icon(SIGNS[said.outcome]));
  node.append(make("span", "", said.words));
  const points = said.points === null ? null : make("b", "", signed(said.points));
  if (points) node.append(points);
  air.append(node);
  const at = `translate(${middle.x}px, ${middle.y}px) translate(-50%, -50%)`;
  node.style.transform = `${at} scale(${scale})`;
  motion.run(node, [{ transform: `${at} scale(${scale * 0.72})`, opacity: 0 }, { transform: `${at} scale(${scale * 1.04})`, opacity: 1, offset: 0.6 }, { transform: node.style.transform, opacity: 1 }], { duration: COMES });
  return points;
}
