// wrong_card.js: a card that may not be played shakes its head, those that may step forward once, and the reason stands at it with a pointer.

import { boxAround } from "../boxes.js";
import { spokenOf } from "./advice_tail.js";

/** @import { CardTable } from "./table.js" */

const SHAKE = [0, -9, 8, -7, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 3}deg)` }));
const STEP = [{ transform: "none" }, { transform: "translateY(-7px) scale(1.045)", offset: 0.4 }, { transform: "none" }];
const SHAKES_MS = 420;
const STEPS_MS = 520;
const LEGAL = 4; // how much what may be played counts among what a note should not lie over,
const OTHER = 2; // the rest of my hand,
const TABLE = 1; // and what lies on the table or sits at it

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
 * Where the reason stands: right above what is seen of the card; below it where it lies under another row, whose cards stay in sight.
 * The line of words makes room.
 * @param {CardTable} table
 * @param {HTMLElement} button
 */
export function placeAtCard(table, button) {
  const { hand, felt, seats, layout, parts: { stage, trump, infoDeal } } = table;
  const box = spokenOf(table, `play ${button.dataset.card}`) ?? boxAround([button], stage);
  if (!box) return null;
  const isUnder = layout.rows > 1 && box.y - box.h / 2 > layout.handTop + 1;
  const weighed = (nodes, weight) => nodes.map((node) => ({ ...boxAround([node], stage), weight })).filter(({ w }) => w);
  const mine = hand.list();
  const legal = (each) => each.classList.contains("legal");
  const drawn = (each) => each.firstElementChild; // risen where it may be played
  const spared = [...weighed(mine.filter(legal).map(drawn), LEGAL), ...weighed(mine.filter((each) => !legal(each)).map(drawn), OTHER), ...weighed([...felt.cards.values(), ...seats.nodes, trump, infoDeal.parentElement], TABLE)];
  return { x: box.x, y: box.y - box.h / 2, ...(isUnder && { under: box.y + box.h / 2 }), spared };
}
