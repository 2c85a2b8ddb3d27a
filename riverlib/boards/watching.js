// watching.js: what happens around a board: its room changes, its tab is hidden, the device asks for less motion.

/** @import { Board } from "./board.js" */

/**
 * Let a board follow its window; returns what ends that.
 * @param {Board<any>} board
 */
export function watchWindow(board) {
  const listening = new AbortController();
  const { signal } = listening;
  const sizes = new ResizeObserver(() => board.resize());
  sizes.observe(board.parts.stage);
  const onHidden = () => {
    if (document.hidden && board.busy) board.settle();
    board.applySettings();
  };
  document.addEventListener("visibilitychange", onHidden, { signal });
  board.motion.reducedQuery.addEventListener("change", () => board.applySettings(), { signal });
  return () => {
    sizes.disconnect();
    listening.abort();
  };
}
