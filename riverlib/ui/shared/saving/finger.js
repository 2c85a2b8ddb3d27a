// finger.js: Plotly chooses the point that it last saw below the mouse, and of a finger it sees the last touch alone. Where a
// finger leaves a figure the mouse is said to be there first, so that a touch is about the point below it.

/** @typedef {Element & { _dragging?: boolean }} Figure what Plotly makes of a node: while something is dragged it looks for no point */

/** @param {PointerEvent} event of a finger that is lifted, or that scrolls the page: that is no touch of a point */
export function onFinger(event) {
  const { target, type, clientX, clientY } = event;
  if (event.pointerType !== "touch" || !(target instanceof Element) || !target.matches(".drag")) return;
  const figure = /** @type {Figure | null} */ (target.closest(".js-plotly-plot"));
  if (!figure) return;
  figure._dragging = false;
  if (type === "pointercancel") return;
  target.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, clientX, clientY }));
  figure._dragging = true;
}
