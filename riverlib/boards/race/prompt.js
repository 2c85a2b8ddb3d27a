// prompt.js: the line beside the die: what moves now, or who has to do what.

import { setProperty, setText } from "../dom.js";
import { rideRow } from "./advice.js";
import { itselfPrompt, markItself } from "./by_itself.js";
import { isDecided } from "./die_spot.js";
import { isPhone } from "./geometry.js";
import { decidedWords, promptWords } from "./words.js";

/** @import { River } from "./river.js" */

const AIR = 5; // pixels between it and buttons below it

/** Where it stands: on a phone it gives way to the buttons of a boat that may stay or ride. */
function boxOfPrompt({ layout, rideChoice }) {
  const { x, y, w, h } = layout.prompt;
  if (layout.form !== "tall" || rideChoice.box.hidden) return layout.prompt;
  const top = y - h / 2;
  const end = Math.min(top + h, rideRow(layout).y - AIR);
  return { x, w, y: (top + end) / 2, h: end - top };
}

/** @param {River} river */
export function renderPrompt(river) {
  const { shown, busy, saying, groups, opened, actions, targets, parts: { prompt } } = river;
  markItself(river);
  const waits = () => (isDecided(river) ? decidedWords(river.view, river.layout.form) : itselfPrompt(river) || promptWords(shown, { groups, opened, picked: targets.picked, brief: isPhone(river.layout.form) }));
  if (busy ? saying : !actions.pending) setText(prompt, busy ? saying : waits()); // between two sentences the last one stays: a bare bank would blink
  const { x, y, w, h } = boxOfPrompt(river);
  setProperty(prompt, "width", `${w}px`);
  setProperty(prompt, "height", `${h}px`);
  setProperty(prompt, "transform", `translate(${x}px, ${y}px) translate(-50%, -50%)`);
  prompt.hidden = !prompt.textContent;
  prompt.classList.toggle("mine", !busy && Boolean(shown.mine));
}
