// die_spot.js: the die and the button beside it: it throws, lets the wind pass, or goes to the end.

import { setAttribute, setText } from "../dom.js";
import { decliningChoice } from "./choices.js";
import { rollWords } from "./words.js";

/** @import { River } from "./river.js" */

const TO_THE_END = { text: "To the end", label: "Go to the end: only computer players are left" };

/**
 * Whether what moves now leads to the end without anybody here: then it can be gone to at once.
 * @param {River} river
 */
function showsBots({ busy, played, view: { bots_from: from } }) {
  return busy && from !== null && played >= from;
}

/** @param {River} river */
export function renderDieSpot(river) {
  const { shown, view, die, busy, parts: { roll } } = river;
  const atTheEnd = showsBots(river);
  const declines = river.asksChoice && decliningChoice(river.choices);
  const { text, label } = atTheEnd ? TO_THE_END : rollWords(river.asksChoice ? river.choices : []);
  setText(roll, text);
  setAttribute(roll, "aria-label", label);
  setAttribute(roll, "aria-disabled", river.asksRoll || declines || atTheEnd ? null : "true");
  roll.classList.toggle("ready", river.asksRoll || atTheEnd);
  roll.hidden = view.looks_back || (view.phase === "over" && !busy);
  if (river.actions.flight?.kind === "roll" || (busy && die.tossing)) return;
  const face = shown.face ?? shown.last?.face ?? null;
  if (die.face !== face || die.tossing) die.show(face);
}
