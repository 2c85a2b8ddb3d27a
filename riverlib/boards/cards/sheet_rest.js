// sheet_rest.js: where a sheet goes on beyond the edges of its box: there it fades away, or throws a shadow below what stays in place.

const LEAST = 4; // pixels; less is no row and no column

/**
 * The sides on which more is hidden. Pure.
 * @param {{ scrollLeft: number, scrollTop: number, scrollWidth: number, scrollHeight: number, clientWidth: number, clientHeight: number }} box
 */
export function restOf({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }) {
  const hidden = { left: scrollLeft, above: scrollTop, right: scrollWidth - clientWidth - scrollLeft, below: scrollHeight - clientHeight - scrollTop };
  return Object.entries(hidden).filter(([, pixels]) => pixels > LEAST).map(([side]) => side);
}

/**
 * Mark a box with the sides on which more is hidden, however it is scrolled and sized.
 * @param {HTMLElement} box
 */
export function markHidden(box) {
  const mark = () => {
    box.dataset.rest = restOf(box).join(" ");
  };
  box.addEventListener("scroll", mark, { passive: true });
  new ResizeObserver(mark).observe(box);
}
