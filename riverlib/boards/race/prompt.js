// prompt.js: the line beside the die: what moves now, or who has to do what.

import { setProperty, setText } from "../dom.js";
import { isHandedRound } from "../talk.js";
import { itselfPrompt, markItself } from "./by_itself.js";
import { decliningChoice } from "./choices.js";
import { offersEnd } from "./die_spot.js";
import { isPhone } from "./geometry.js";
import { promptAsRiding, promptBesideDie } from "./ride_room.js";
import { decidedWords, promptWords } from "./words.js";

/** @import { River } from "./river.js" */

/** Boards whose line has the place of the button beside the die, which rests while a boat is chosen. */
const broad = /** @type {WeakSet<River>} */ (new WeakSet());

/**
 * Where the line stands now.
 * @param {River} river
 */
export function promptPlace(river) {
  const { layout, rideChoice } = river;
  if (!rideChoice.box.hidden) return promptAsRiding(layout);
  return broad.has(river) ? promptBesideDie(layout) : layout.prompt;
}

/** @param {River} river */
export function renderPrompt(river) {
  const { shown, busy, saying, groups, opened, actions, targets, parts: { prompt } } = river;
  markItself(river);
  const waits = () => (river.asksRoll && offersEnd(river) ? decidedWords(river.view, river.layout.form) : itselfPrompt(river) || promptWords(shown, { groups, opened, picked: targets.picked, brief: isPhone(river.layout.form) }));
  if (busy ? saying : !actions.pending) { // between two sentences the last one stays, where it stood: a bare bank would blink
    setText(prompt, busy ? saying : waits());
    broad[river.asksChoice && !decliningChoice(river.choices) ? "add" : "delete"](river);
  }
  const { x, y, w, h } = promptPlace(river);
  setProperty(prompt, "width", `${w}px`);
  setProperty(prompt, "height", `${h}px`);
  setProperty(prompt, "transform", `translate(${x}px, ${y}px) translate(-50%, -50%)`);
  prompt.hidden = !prompt.textContent;
  const isMine = !busy && Boolean(shown.mine);
  prompt.classList.toggle("mine", isMine);
  prompt.classList.toggle("again", river.asksChoice && Boolean(targets.picked));
  const handed = isMine && shown.to_move !== null && isHandedRound(shown, shown.seats.map(({ bot }) => !bot));
  prompt.classList.toggle("handed", handed); // in the colour of whose turn it is, with motion or without
  if (handed) setProperty(prompt, "--mine", `var(--seat-${shown.to_move})`);
}
