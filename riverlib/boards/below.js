// below.js: what the page shows below a board once the game is over.

import { gently } from "./sight.js";

const PAUSE_MS = 100;
const MOST_PAUSES = 30;
const KEPT_MS = 3000; // as long as what is above and below may still grow
const OWN_WAYS = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Go down to a part of the page as soon as it is there; do something else where it does not come.
 * @param {string} part a selector
 * @param {() => void} otherwise
 */
export function goDownTo(part, otherwise, pauses = MOST_PAUSES) {
  const there = document.querySelector(part);
  if (there) bringUp(there);
  else if (pauses) setTimeout(() => goDownTo(part, otherwise, pauses - 1), PAUSE_MS);
  else otherwise();
}

/**
 * Scroll to a part, and once more whenever the page grows or shrinks above it on the way, so that its head is in view; whoever scrolls
 * or presses meanwhile goes their own way.
 * @param {Element} part
 */
function bringUp(part) {
  const go = (behavior) => part.scrollIntoView({ block: "start", behavior });
  go(gently());
  let begun = false; // an observer speaks once at its beginning
  const observer = new ResizeObserver(() => {
    if (begun) go("auto");
    begun = true;
  });
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const way of OWN_WAYS) removeEventListener(way, end, true);
  };
  const timer = setTimeout(end, KEPT_MS);
  for (const way of OWN_WAYS) addEventListener(way, end, { capture: true, passive: true });
  observer.observe(part.parentElement ?? part);
  addEventListener("resize", () => go("auto"), { once: true, signal: AbortSignal.timeout(KEPT_MS) });
}
