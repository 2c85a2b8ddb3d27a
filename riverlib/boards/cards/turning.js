// turning.js: cards of a hand turn over one after another, face up for whoever looks at them, face down before they are handed on.

import { backNode, placed } from "./card_nodes.js";
import { handPlaces } from "./geometry.js";

/** @import { CardTable } from "./table.js" */

const EDGE = 80; // degrees from which the other side takes over: no card is ever quite thin
const TURN = { away: 110, up: 140, between: 22, all: 150 };
const DOWN = { away: 100, up: 120, between: 20, all: 120 };
const UP = [{ transform: `rotateY(${-EDGE}deg)` }, { transform: "none" }];
const AWAY = [{ transform: "none" }, { transform: `rotateY(${EDGE}deg)` }];

/** Milliseconds from one card to the next: a large hand takes no longer than it can be watched. */
const apart = ({ between, all }, cards) => Math.min(between, all / Math.max(1, cards));

/**
 * A back as it lies in my hand of so many.
 * @param {any} place
 * @param {{ cardW: number }} layout
 */
export function layBack(place, { cardW }) {
  const back = backNode();
  back.style.setProperty("--w", `${cardW}px`);
  back.style.transform = placed({ ...place, w: cardW }, cardW);
  return back;
}

/**
 * The backs in the air turn over to my cards below them. Cards of mine that only the others may see, or nobody yet, stay as they
 * lie: the hand has drawn its own backs there.
 * @param {Pick<CardTable, "hand" | "motion" | "parts">} table
 */
export function turnOver({ hand, motion, parts }) {
  const buttons = hand.list();
  const backs = /** @type {HTMLElement[]} */ ([...parts.air.querySelectorAll(".back:not(.pack)")]);
  if (!buttons.some((button) => /** @type {HTMLElement} */ (button).dataset.card)) {
    for (const back of backs) back.remove();
    return [];
  }
  const step = apart(TURN, buttons.length);
  const away = backs.map((back, no) => {
    const flat = back.style.transform;
    const thin = `${flat} rotateY(${EDGE}deg)`;
    const frames = [{ transform: `${flat} rotateY(0deg)`, opacity: 1 }, { transform: thin, opacity: 1, offset: 0.97 }, { transform: thin, opacity: 0 }];
    return motion.run(back, frames, { duration: TURN.away, delay: no * step, easing: "ease-in", fill: "both" }).then(() => back.remove());
  });
  const up = buttons.map((button, no) => motion.run(button.firstElementChild, UP, { duration: TURN.up, delay: TURN.away + no * step, easing: "ease-out" }));
  return [...away, ...up];
}

/**
 * The hand that lay face down turns over before whoever has tapped on it; what they may do with it comes then.
 * @param {CardTable} table
 */
export function turnUp(table) {
  const { hand, layout, motion, parts } = table;
  const cards = hand.list();
  if (!motion.pace) return;
  parts.air.append(...handPlaces(cards.length, layout).map((place) => layBack(place, layout)));
  turnOver(table);
  const bids = [{ opacity: 0, translate: "0 10px" }, { opacity: 1, translate: "0 0" }];
  motion.run(parts.bids, bids, { duration: TURN.up, delay: TURN.away + apart(TURN, cards.length) * cards.length });
}

/**
 * Whoever hands the device on leaves no card face up.
 * @param {CardTable} table
 */
export function turnDown({ hand, motion, shown, view }) {
  const open = hand.list().filter((button) => /** @type {HTMLElement} */ (button).dataset.card);
  if (shown.me === view.me || !view.cover) return Promise.resolve([]);
  return Promise.all(open.map(async (button, no) => {
    const face = button.firstElementChild;
    await motion.run(face, AWAY, { duration: DOWN.away, delay: no * apart(DOWN, open.length), easing: "ease-in" });
    const back = backNode();
    face.replaceWith(back);
    return motion.run(back, UP, { duration: DOWN.up, easing: "ease-out" });
  }));
}
