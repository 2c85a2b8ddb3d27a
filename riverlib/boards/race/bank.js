// bank.js: words that are of the whole river stand on its bank, over the line beside the die, and never on boats or water.

import { EDGE } from "../lying.js";

const TOUCHES = 4; // pixels of the tide's plate, its rim, that words on the bank may lie on

/**
 * Where words on the bank stand: on the line beside the die, as broad as that and growing upwards; where they would grow over a part
 * of what the tide's plate says so, as broad as the stage, over the waterfall. Their left upper corner and width. Pure.
 * @param {any} layout
 * @param {(w: number) => number} heightAt how high they are at a width
 */
export function bankPlace({ prompt, tide, shape, width }, heightAt) {
  const foot = prompt.y + prompt.h / 2;
  const most = shape === "tall" ? foot - tide.y - tide.h / 2 + TOUCHES : Infinity; // below a river that runs along there are only the feet of its cards
  const h = heightAt(prompt.w);
  if (h <= most) return { x: prompt.x - prompt.w / 2, y: foot - h, w: prompt.w };
  const w = width - 2 * EDGE;
  return { x: EDGE, y: foot - prompt.h - EDGE - heightAt(w), w };
}

/**
 * Lay words on the bank.
 * @param {HTMLElement} node
 * @param {any} layout
 */
export function layOnBank(node, layout) {
  node.classList.add("on-bank");
  node.style.minHeight = `${layout.prompt.h}px`;
  const { x, y, w } = bankPlace(layout, (broad) => {
    node.style.width = `${broad}px`;
    return node.offsetHeight;
  });
  node.classList.toggle("above", w !== layout.prompt.w); // the line below it is seen as well
  Object.assign(node.style, { width: `${w}px`, left: `${x}px`, top: `${y}px`, transform: "none" });
}
