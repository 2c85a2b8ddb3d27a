// ghost.js: a pale card that shows what could be played, again and again; a pale number that could be bid.

import { faceNode, placed } from "./card_nodes.js";
import { SMALL_CARD } from "./lift.js";

/** @import { CardTable } from "./table.js" */

const WAY_MS = 1600;

/**
 * Show an action of mine, `"play Td"` or `"bid 2"`, or take the last one away with null.
 * @param {CardTable} table
 * @param {string | null} action
 */
export function showGhost(table, action) {
  const { parts, bidding } = table;
  for (const old of parts.air.querySelectorAll(".pale")) old.remove();
  for (const number of bidding.buttons) number.classList.remove("showing-ghost");
  if (!action) return;
  const [verb, what] = action.split(" ");
  if (verb === "bid") bidding.number(Number(what))?.classList.add("showing-ghost");
  else showCard(table, what);
}

/**
 * @param {CardTable} table
 * @param {string} card
 */
function showCard(table, card) {
  const button = table.hand.list().find((held) => held.dataset.card === card);
  if (!button) return;
  const slot = table.felt.slotOf(table.shown.me, table.shown, table.layout);
  const node = faceNode(card, slot.w < SMALL_CARD);
  node.classList.add("pale");
  node.style.setProperty("--w", `${slot.w}px`);
  node.style.transform = placed(slot, slot.w);
  table.parts.air.append(node);
  if (!table.motion.pace) return;
  node.animate([
    { transform: placed({ ...button.place, w: table.layout.cardW }, slot.w), opacity: 0.85 },
    { transform: placed(slot, slot.w), opacity: 0.7, offset: 0.6 }, { transform: placed(slot, slot.w), opacity: 0 },
  ], { duration: WAY_MS, iterations: Infinity });
}
