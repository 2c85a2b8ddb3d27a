// prompt.js: the line beside the die: what moves now, or who has to do what.

import { setProperty, setText } from "../dom.js";
import { isDecided } from "./die_spot.js";
import { isPhone } from "./geometry.js";
import { decidedWords, promptWords } from "./words.js";

/** @import { River } from "./river.js" */

/** @param {River} river */
export function renderPrompt(river) {
  const { shown, busy, saying, groups, opened, actions, targets, parts: { prompt } } = river;
  const waits = () => (isDecided(river) ? decidedWords(river.view, river.layout.form) : promptWords(shown, { groups, opened, picked: targets.picked, brief: isPhone(river.layout.form) }));
  if (busy || !actions.pending) setText(prompt, busy ? saying : waits()); // an answer due changes no words
  const { x, y, w, h } = river.layout.prompt;
  setProperty(prompt, "width", `${w}px`);
  setProperty(prompt, "height", `${h}px`);
  setProperty(prompt, "transform", `translate(${x}px, ${y}px) translate(-50%, -50%)`);
  prompt.hidden = !prompt.textContent;
  prompt.classList.toggle("mine", !busy && Boolean(shown.mine));
}
