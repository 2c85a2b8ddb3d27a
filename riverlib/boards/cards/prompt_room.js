// prompt_room.js: the line that says whose turn it is makes room: half of it beside a note would read as another sentence.

import { hiddenBy } from "../clear_room.js";
import { boxAround } from "../boxes.js";
import { setProperty } from "../dom.js";
import { CARD_RATIO } from "./measures.js";

/** @import { Box } from "../boxes.js" */
/** @import { CardTable } from "./table.js" */

const TOUCH = 1; // pixels: edges that only meet hide nothing
const APART = 12; // between a note with its rim and the line above it
const IN_SIGHT = ".seat, .bids, .panel, .cover"; // what the line lies on nowhere

/** @param {Box} box */
const inner = (box) => ({ ...box, w: box.w - 2 * TOUCH, h: box.h - 2 * TOUCH });

/**
 * How far up the line goes so that it stands above the notes that lie on it: 0 where none does. Pure.
 * @param {Box} line
 * @param {Box[]} notes
 */
export function wayUp(line, notes) {
  const over = notes.filter((note) => hiddenBy(inner(line), [note]) > 0);
  return over.length ? line.y + line.h / 2 - Math.min(...over.map(({ y, h }) => y - h / 2)) + APART : 0;
}

/**
 * Where cards of a trick lie, or come to lie while the game goes on: one that still flies is not under the line yet. Pure.
 * @param {{ x: number, y: number, w: number }[]} slots
 * @param {{ laid: number, busy: boolean }} trick how many cards are laid
 * @returns {Box[]}
 */
export function trickGround(slots, { laid, busy }) {
  return laid || busy ? slots.map(({ x, y, w }) => ({ x, y, w, h: w * CARD_RATIO })) : [];
}

/**
 * Let the line stand, smaller, above a note that lies over any of it, however either of them moves; where something else lies
 * there or comes to lie it stays unseen as long.
 * @param {CardTable} table
 */
export function makeRoom(table) {
  const { prompt, bubble, toast, advice, stage, trick } = table.parts;
  const notes = [bubble, toast, advice];
  let awaited = 0;
  const boxesOf = (nodes) => nodes.map((node) => boxAround([node], stage)).filter((box) => box !== null);
  const look = () => {
    awaited = 0;
    const seen = boxAround([prompt], stage);
    const line = seen && { ...seen, y: seen.y + (parseFloat(prompt.style.getPropertyValue("--up")) || 0) };
    const over = boxesOf(notes);
    const up = line ? wayUp(line, over) : 0;
    const above = up ? inner({ ...line, y: line.y - up }) : null;
    const ground = above ? trickGround(table.layout.slots, { laid: trick.querySelectorAll(":scope > .cd").length, busy: table.busy }) : [];
    const isFree = above && above.y - above.h / 2 > 0 && !hiddenBy(above, [...over, ...ground, ...boxesOf([...stage.querySelectorAll(IN_SIGHT)])]);
    prompt.classList.toggle("makes-room", Boolean(up) && !isFree);
    prompt.classList.toggle("above", Boolean(isFree));
    setProperty(prompt, "--up", isFree ? `${up}px` : "0px");
  };
  const observer = new MutationObserver(() => {
    awaited ||= requestAnimationFrame(look); // measured where the frame is laid out anyway, not in the middle of a click
  });
  for (const node of [prompt, ...notes]) observer.observe(node, { attributeFilter: ["hidden", "style"], childList: true, characterData: true, subtree: true });
  observer.observe(trick, { childList: true });
}
