// rest.js: whether a box that scrolls has more below: the style sheet says so at its lower edge.

const LEAST = 6; // pixels that are worth a word

/**
 * Mark a box as long as more of it lies below; returns what looks anew, for when its content has changed.
 * @param {HTMLElement} box
 */
export function watchRest(box) {
  const mark = () => box.classList.toggle("more-below", box.scrollHeight - box.clientHeight - box.scrollTop > LEAST);
  box.addEventListener("scroll", mark, { passive: true });
  new ResizeObserver(mark).observe(box);
  return mark;
}
