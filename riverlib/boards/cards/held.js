// held.js: what another player holds, as a little fan of backs below the plate.

import { setProperty } from "../dom.js";
import { backNode } from "./card_nodes.js";

const TURN = { each: 4, all: 24 }; // degrees between two cards, and from the first to the last

/**
 * Show so many backs; those that are there stay.
 * @param {HTMLElement} box
 * @param {number} cards
 */
export function fanBacks(box, cards) {
  while (box.childElementCount > cards) box.lastElementChild?.remove();
  while (box.childElementCount < cards) box.append(backNode());
  const turn = cards > 1 ? Math.min(TURN.each, TURN.all / (cards - 1)) : 0;
  setProperty(box, "--cards", String(cards));
  [...box.children].forEach((back, no) => {
    setProperty(back, "--no", String(no));
    setProperty(back, "--turn", `${turn * ((cards - 1) / 2 - no)}deg`); // they hang from the plate
  });
}
