// fitting.js: the result of a game is seen at once, whoever came last: what is told beside the podium gives way, never a place.

const LEAST = 1; // pixels that a box may seem too low by, of rounding

/** What can give way, one after the other: the sentences stand closer, then those in the middle stay out; the podium tells most of that, too. */
const STEPS = ["denser", "snug", "terse", "short", "bare"];

/** Whether a body has more to tell than it has room for. */
export const isFull = (body) => body.scrollHeight - body.clientHeight > LEAST;

/**
 * Let a panel's body tell as much as has room in it; called anew wherever the panel lies differently.
 * @param {HTMLElement} body
 */
export function fitBody(body) {
  body.classList.remove(...STEPS);
  for (const step of STEPS) {
    if (!isFull(body)) return;
    body.classList.add(step);
  }
}
