// sight.js: who asks for another game from far below the board finds it.

const HEAD = 72; // pixels that the page's own head covers (board.css: scroll-margin-top)

/** Scroll to a board that the window has left behind; a picture of a board stays where it is. */
export function comeIntoSight(root) {
  const { top } = root.getBoundingClientRect();
  if (!root.inert && (top < HEAD - 12 || top > innerHeight / 2)) root.scrollIntoView({ block: "start" });
}
