// telling.js: what matters now for the first time is said at the thing itself.

/** @import { Board } from "./board.js" */

/**
 * Say a tip where there is one: one an action, never over an answer, and none of what goes on by itself before it is read.
 * @param {Board<any>} board
 */
export function tellTip(board) {
  const { view, tips, controls } = board;
  if (view.lesson) return;
  if (view.phase === "over") tips.end();
  if (board.actions.pending || board.forced.isDue || view.note || !controls.isClear || !tips.isOn(board.settings.explain)) return;
  const tip = tips.take(view);
  if (tip) controls.tell(tip, { more: tips.hasMore(view) });
}

/**
 * Say the next tip of this moment in place of the one that has been read.
 * @param {Board<any>} board
 */
export function tellNext({ view, tips, controls }) {
  controls.hideNotes({ read: true });
  const tip = tips.takeNext(view);
  if (tip) controls.tell(tip, { more: tips.hasMore(view) });
}
