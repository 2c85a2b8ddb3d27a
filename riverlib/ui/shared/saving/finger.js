// finger.js: a touch is a click of the mouse, as a browser makes it of every tap. Plotly would take a touch for the beginning of
// a drag: then no finger on a figure scrolled the page, and a tap chose the point that was touched before, since none was looked for.

/** Keep a finger's touch from Plotly; the mouse that the browser makes of a tap it gets. */
export function onTouch(/** @type {TouchEvent} */ event) {
  if (event.target instanceof Element && event.target.matches(".js-plotly-plot .drag")) event.stopPropagation();
}
