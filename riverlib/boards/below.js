// below.js: what the page shows below a board once the game is over.

import { gently } from "./sight.js";

const PAUSE_MS = 100;
const MOST_PAUSES = 30;

/**
 * Go down to a part of the page as soon as it is there; do something else where it does not come.
 * @param {string} part a selector
 * @param {() => void} otherwise
 */
export function goDownTo(part, otherwise, pauses = MOST_PAUSES) {
  const there = document.querySelector(part);
  if (there) there.scrollIntoView({ block: "start", behavior: gently() });
  else if (pauses) setTimeout(() => goDownTo(part, otherwise, pauses - 1), PAUSE_MS);
  else otherwise();
}
