// deal_word.js: how a deal ended, said on the bare felt before its result comes: to its one reader what the own bid came to, to
// several who look on whose bids came true.

import { make } from "../dom.js";
import { minus, nameList, numberWord, signed } from "../phrases.js";
import { playDealMoment } from "./deal_moment.js";
import { readerOf } from "./verdict.js";
import { rowNames } from "./words.js";

/** @import { CardTable } from "./table.js" */
/** @import { CardView, SummaryRow } from "./view_types.js" */

const PRAISE = { stays: 900, goes: 160 }; // milliseconds that it can be read at any speed, over the result if need be, and in which it fades

const praised = new WeakMap(); // of a table: the praise that lies there, and since when

/** @typedef {"" | "made" | "missed"} Outcome */
/** @typedef {{ title: string, words: string, outcome: Outcome, bid: number | null, points: number | null }} DealWord */

/**
 * What is said, with the points that go with it. Pure.
 * @param {Pick<CardView, "home" | "seats" | "summary">} view
 * @returns {DealWord | null} null before there is a result
 */
export function dealWord({ home, seats, summary }) {
  if (!summary?.length) return null;
  const reader = readerOf({ home, seats });
  const own = summary.find(({ seats: side }) => side.includes(reader));
  if (!own) return { title: "", words: madeWords(summary, seats), outcome: "", bid: null, points: null };
  const { bid, taken, made, points, seats: side } = own;
  const who = side.length > 1 ? "Your side" : "You";
  return { title: titleOf(own), words: `${who} bid ${minus(bid)} and took ${taken}`, outcome: made ? "made" : "missed", bid, points };
}

/**
 * "Exactly!", "One short", "Two too many".
 * @param {SummaryRow} row
 */
function titleOf({ bid, taken, made }) {
  if (made) return taken === bid ? "Exactly!" : "Made it!"; // some rules pay what is taken beyond the bid
  const by = numberWord(Math.abs(taken - bid));
  return `${by[0].toUpperCase()}${by.slice(1)} ${taken < bid ? "short" : "too many"}`;
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
  const { view, layout: { middle, scale }, motion, parts: { air, prompt, stage } } = table;
  const said = motion.pace && !view.lesson ? dealWord(view) : null;
  if (!said) return null;
  prompt.hidden = true; // who took the last trick matters no more
  const node = make("div", `deal-word ${said.outcome}`);
  const told = make("span", "deal-told");
  if (said.title) told.append(make("strong", "", said.title));
  told.append(make("span", "", said.words));
  const points = said.points === null ? null : make("b", "deal-gain", signed(said.points));
  node.append(told, ...(points ? [points] : []));
  const praises = said.outcome === "made";
  (praises ? stage : air).append(node); // the air is swept as soon as the result comes
  if (praises) praised.set(table, { node, since: performance.now() });
  node.style.transform = `translate(${middle.x}px, ${middle.y}px) translate(-50%, -50%) scale(${scale})`;
  playDealMoment(table, node, said);
  return points;
}

/**
 * How long praise still has to lie there, in milliseconds. Pure.
 * @param {number} since when it came
 * @param {number} now
 */
export const praiseLeft = (since, now) => Math.max(0, since + PRAISE.stays - now);

/**
 * Let praise go once it could be read; nothing waits for that.
 * @param {CardTable} table
 */
export function leavePraise(table) {
  const { motion } = table;
  const { node, since } = praised.get(table) ?? {};
  if (!node) return;
  praised.delete(table);
  setTimeout(async () => {
    await motion.run(node, [{ opacity: 1 }, { opacity: 0 }], { duration: PRAISE.goes });
    node.remove();
  }, praiseLeft(since, performance.now()));
}
