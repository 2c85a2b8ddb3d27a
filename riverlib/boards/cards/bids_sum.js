// bids_sum.js: once the last bid is in, what all of them come to against the tricks there are, said on the bare felt. The first card
// that is played ends it, another's comes once it has gone: the plate with the deal has the same words from then on.

import { make } from "../dom.js";
import { numberWord, plural } from "../phrases.js";

/** @import { CardTable } from "./table.js" */
/** @import { CardView } from "./view_types.js" */

/** @typedef {{ title: string, words: string, kind: "over" | "under" | "even" }} BidsSum */

const LASTS = 2600; // milliseconds, if nobody plays sooner
const COMES = 0.1; // of them
const GOES = { from: 0.93, sooner: 160, seen: 900 }; // of them; and milliseconds where a card comes, once it has been seen for as long
const PLATE = 420; // milliseconds in which the deal's plate swells

/**
 * What is said; null while a bid is missing. Pure.
 * @param {Pick<CardView, "deal" | "seats">} shown
 * @returns {BidsSum | null}
 */
export function bidsSum({ deal: { size }, seats }) {
  if (seats.some(({ bid }) => bid === null)) return null;
  const said = seats.reduce((sum, { bid }) => sum + (bid ?? 0), 0);
  const apart = Math.abs(size - said);
  const many = `${numberWord(apart)} ${apart === 1 ? "trick" : "tricks"}`;
  const title = many[0].toUpperCase() + many.slice(1);
  if (said < size) return { title: `${title} nobody wants`, words: `Bids: ${said} of ${plural(size, "trick")}`, kind: "under" };
  if (said > size) return { title: `${title} too few`, words: `Bids: ${said}, only ${size} to take`, kind: "over" };
  return { title: "Everybody can make it", words: `Bids: ${said} of ${plural(size, "trick")}`, kind: "even" };
}

/**
 * Let it come in the middle of the felt; a table that stands still has it on the deal's plate alone.
 * @param {CardTable} table
 */
export function sayBidsSum(table) {
  const { shown, view, layout: { middle, scale }, motion, parts: { air, infoDeal } } = table;
  const said = motion.pace && !view.lesson && !view.looking ? bidsSum(shown) : null;
  if (!said) return;
  const node = make("div", `bids-sum ${said.kind}`);
  node.setAttribute("aria-hidden", "true"); // who leads is told with the same words
  node.append(make("strong", "", said.title), make("span", "", said.words));
  const still = `translate(${middle.x}px, ${middle.y}px) translate(-50%, -50%) scale(${scale})`;
  node.style.transform = still;
  node.dataset.since = String(performance.now());
  air.append(node);
  motion.run(node, [
    { transform: `${still} scale(.7)`, opacity: 0 }, { transform: `${still} scale(1.05)`, opacity: 1, offset: COMES * 0.7 }, { transform: still, opacity: 1, offset: COMES },
    { transform: still, opacity: 1, offset: GOES.from }, { transform: `${still} scale(.94)`, opacity: 0 },
  ], { duration: LASTS, easing: "linear", fill: "both" }).then(() => node.remove());
  const plate = /** @type {HTMLElement} */ (infoDeal.parentElement);
  motion.run(plate, [{ transform: "scale(1)" }, { transform: "scale(1.07)", offset: 0.4 }, { transform: "scale(1)" }], { duration: PLATE, easing: "ease-in-out" });
}

/**
 * A card comes to where it lies: it makes room. Done once it has gone, so that neither lies over the other.
 * @param {CardTable} table
 * @param {{ isMine?: boolean }} [card] `isMine`: I have played, and read it no more
 */
export async function endBidsSum({ motion, parts: { air } }, { isMine = false } = {}) {
  const node = /** @type {HTMLElement | null} */ (air.querySelector(".bids-sum:not(.goes)"));
  if (!node) return;
  node.classList.add("goes");
  const seen = performance.now() - Number(node.dataset.since);
  const delay = isMine ? 0 : Math.max(0, GOES.seen - seen);
  await motion.run(node, [{ opacity: 1 }, { opacity: 0 }], { duration: GOES.sooner, delay, easing: "ease-in", fill: "both" });
  node.remove();
}
