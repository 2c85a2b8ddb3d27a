// telling.js: what matters now for the first time is said at the thing itself.

import { make, makeButton } from "./dom.js";

/** @import { Board } from "./board.js" */

/**
 * @param {string} text
 * @param {HTMLElement | null} onward the button below it
 */
export function noteNodes(text, onward) {
  const words = make("span", "note-words");
  words.append(text);
  return onward ? [words, onward] : [words];
}

/**
 * What leads on from a tip; its click is the whole note's.
 * @param {boolean} more whether another tip is due
 */
export function onwardButton(more) {
  const button = makeButton("next-tip", more ? "Next tip" : "Got it", null);
  if (more) button.setAttribute("aria-keyshortcuts", "N");
  return button;
}

/**
 * Say a tip where there is one: one an action, never over an answer, and none of what goes on by itself before it is read.
 * @param {Board<any>} board
 * @param {{ read?: boolean }} [how] `read`: whether what was told beside a move that was taken back has had its time
 */
export function tellTip(board, { read = false } = {}) {
  const { view, tips, notes } = board;
  if (view.lesson) return;
  if (view.phase === "over") tips.end();
  if (board.actions.pending || board.forced.isDue || (view.note && !(read && view.note.kind === "info")) || !notes.isClear) return;
  if (!tips.isOn(board.settings.explain)) return;
  const tip = tips.take(view);
  if (tip) notes.tell(tip, { more: tips.hasMore(view) });
}

/**
 * Say the next tip of this moment in place of the one that has been read; the keyboard goes along, or back to the game.
 * @param {Board<any>} board
 */
export function tellNext({ view, tips, controls, notes, parts: { bubble, toast } }) {
  if (!notes.told?.leads) return;
  const isFocused = controls.keyboard && Boolean(controls.focused?.closest(".next-tip"));
  notes.hide({ read: true });
  notes.lapsed = null; // read, and not to come again
  const tip = tips.takeNext(view);
  if (tip) notes.tell(tip, { more: tips.hasMore(view) });
  if (!isFocused) return;
  const note = [bubble, toast].find((node) => !node.hidden);
  if (note) /** @type {HTMLElement} */ (note.querySelector(".next-tip")).focus({ preventScroll: true });
  else controls.placeFocus();
}
