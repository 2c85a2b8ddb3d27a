// prompt_room.js: the line that says whose turn it is makes room: half of it beside a note would read as another sentence.

import { hiddenBy } from "../clear_room.js";
import { boxAround } from "../dom.js";

const TOUCH = 1; // pixels: edges that only meet hide nothing

/**
 * Let the line stay unseen as long as a note lies over any of it, however either of them moves.
 * @param {Record<string, HTMLElement>} parts
 */
export function makeRoom({ prompt, bubble, toast, advice, stage }) {
  const notes = [bubble, toast, advice];
  let awaited = 0;
  const look = () => {
    awaited = 0;
    const line = boxAround([prompt], stage);
    const over = notes.map((note) => boxAround([note], stage)).filter((box) => box !== null);
    const inner = line && { ...line, w: line.w - 2 * TOUCH, h: line.h - 2 * TOUCH };
    prompt.classList.toggle("makes-room", Boolean(inner) && hiddenBy(inner, over) > 0);
  };
  const observer = new MutationObserver(() => {
    awaited ||= requestAnimationFrame(look); // measured where the frame is laid out anyway, not in the middle of a click
  });
  for (const node of [prompt, ...notes]) observer.observe(node, { attributeFilter: ["hidden", "style"], childList: true, characterData: true, subtree: true });
}
