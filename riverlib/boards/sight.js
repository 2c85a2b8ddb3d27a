// sight.js: who asks for another game from far below the board finds it.

const HEAD = 72; // pixels that the page's own head covers (board.css: scroll-margin-top)

/**
 * Scroll to a board that the window has left behind; a picture of a board stays where it is.
 * `isNew`: it has only come onto the page, perhaps where somebody had scrolled far down before; one that lies further down is
 * left for them to find.
 */
export function comeIntoSight(root, isNew = false) {
  const { top } = root.getBoundingClientRect();
  if (!root.inert && (top < HEAD - 12 || (!isNew && top > innerHeight / 2))) root.scrollIntoView({ block: "start" });
}
