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

/** How to scroll where the way is to be seen: whoever sees it knows where the board went. */
export const gently = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth");

/**
 * What has just opened on a board is seen whole, with its title and its cross: not beneath the page's head, nor below the window.
 * @param {HTMLElement} root
 * @param {HTMLElement} panel
 */
export function openInSight(root, panel) {
  const { top, bottom } = panel.getBoundingClientRect();
  if (root.inert || panel.hidden || (top >= HEAD - 12 && bottom <= innerHeight)) return;
  const isWhole = root.offsetHeight <= innerHeight - HEAD;
  if (isWhole || top < HEAD) root.scrollIntoView({ block: "start", behavior: gently() });
}

/**
 * A new deal begins: a board of which less than half is in sight comes back.
 * @param {HTMLElement} root
 */
export function comeBack(root) {
  const { top, bottom, height } = root.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, HEAD);
  if (!root.inert && height && seen < Math.min(height, innerHeight - HEAD) / 2) root.scrollIntoView({ block: "start", behavior: gently() });
}
