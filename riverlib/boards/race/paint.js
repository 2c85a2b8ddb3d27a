// paint.js: pictures drawn for one layout.

/** An svg whose size belongs to the layout; not kept for reuse, as `draw` does. All numbers and closed words. */
export function paint(attributes, body) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} aria-hidden="true">${body}</svg>`;
  return document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
}
