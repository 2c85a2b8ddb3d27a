// watching.js: what happens around a board: its room changes, its tab is hidden, the device asks for less motion.

/** @import { Board } from "./board.js" */

/** @param {Board<any>} board */
function resize(board) {
  if (!board.shown || !board.measure()) return;
  board.root.classList.add("resizing"); // no gliding while the window is pulled
  board.render();
  board.teaching.render();
  board.notes.putAnew();
  requestAnimationFrame(() => board.root.classList.remove("resizing"));
}

/**
 * Let a board follow its window; returns what ends that.
 * @param {Board<any>} board
 */
export function watchWindow(board) {
  const listening = new AbortController();
  const { signal } = listening;
  const sizes = new ResizeObserver(() => resize(board));
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
