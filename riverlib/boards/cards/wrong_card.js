// wrong_card.js: a card that may not be played shakes its head, those that may step forward once, and the reason stands at it with a pointer.

import { boxAround } from "../boxes.js";
import { hiddenBy, notePlace } from "../clear_room.js";
import { spokenOf } from "./advice_tail.js";

/** @import { CardTable } from "./table.js" */

const SHAKE = [0, -9, 8, -7, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 3}deg)` }));
const STEP = [{ transform: "none" }, { transform: "translateY(-7px) scale(1.045)", offset: 0.4 }, { transform: "none" }];
const SHAKES_MS = 420;
const STEPS_MS = 520;
const LEGAL = 4; // how much what may be played counts among what a note should not lie over,
const OTHER = 2; // the rest of my hand,
const TABLE = 1; // and what lies on the table or sits at it
const LINE = 8; // what the line says whose turn it is, which would have to make room

/**
 * Shake what was pressed: evenly to its end, or it would be over before it is seen.
 * @param {CardTable} table
 * @param {Element} node
 */
export function shakeHead({ motion }, node) {
  motion.run(node, SHAKE, { duration: SHAKES_MS, easing: "linear" });
}

/**
 * The card that was pressed shakes; those that may be played instead step forward once.
 * @param {CardTable} table
 * @param {HTMLElement} button
 */
export function refuseCard(table, button) {
  shakeHead(table, button.firstElementChild);
  for (const each of table.hand.list()) {
    if (each.classList.contains("legal")) table.motion.run(each.firstElementChild, STEP, { duration: STEPS_MS, easing: "ease-in-out" });
  }
}

/**
 * Where the reason stands: right above what is seen of the card, or above the line of words, where it would lie on that or, at a
 * card that lies under another row, on my plate.
 * @param {CardTable} table
 * @param {HTMLElement} button
 */
export function placeAtCard(table, button) {
  const { hand, felt, seats, layout, parts: { stage, trump, infoDeal, prompt } } = table;
  const box = spokenOf(table, `play ${button.dataset.card}`) ?? boxAround([button], stage);
  if (!box) return null;
  const isUnder = layout.rows > 1 && box.y - box.h / 2 > layout.handTop + 1;
  const weighed = (nodes, weight) => nodes.map((node) => ({ ...boxAround([node], stage), weight })).filter(({ w }) => w);
  const mine = hand.list();
  const legal = (each) => each.classList.contains("legal");
  const drawn = (each) => each.firstElementChild; // risen where it may be played
  const spared = [...weighed(mine.filter(legal).map(drawn), LEGAL), ...weighed(mine.filter((each) => !legal(each)).map(drawn), OTHER), ...weighed([...felt.cards.values(), ...seats.nodes, trump, infoDeal.parentElement], TABLE)];
  const line = layout.shape === "low" || prompt.hidden ? null : boxAround([prompt], stage); // a phone on its side has no height above it: there the reason stands in its place
  return { x: box.x, y: box.y - box.h / 2, ...(isUnder && { under: box.y + box.h / 2 }), line, spared };
}

/**
 * The place of a reason of such a size, so that the line of words stays where it is and can be read. Pure.
 * @param {{ w: number, h: number }} size
 * @param {{ x: number, y: number, under?: number, line?: import("../boxes.js").Box | null, spared: (import("../boxes.js").Box & { weight?: number })[] }} place
 * @param {{ width: number, height: number }} stage
 */
export function clearOfLine(size, { line, ...place }, stage) {
  if (!line) return place;
  const spared = [...place.spared, { ...line, weight: LINE }];
  const isClear = place.under === undefined && !hiddenBy(notePlace(size, place, spared, stage), [line]);
  return isClear ? { ...place, spared } : { x: place.x, y: Math.min(place.y, line.y - line.h / 2), spared };
}
