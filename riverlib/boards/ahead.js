// ahead.js: the board is drawn a moment before the panel that comes with it: both in one frame would make that frame late.

/** @import { Board } from "./board.js" */

const MOMENT_MS = 40; // two frames at least

/**
 * Where a panel comes next, draw the board as the newest view has it, still without that, and let a frame pass.
 * @param {Board<any>} board
 */
export async function drawAhead(board) {
  const { view, motion } = board;
  if (!(view.result || view.summary) || !motion.pace) return;
  board.shown = { ...view };
  board.render();
  await motion.rest(MOMENT_MS, { least: MOMENT_MS });
}
