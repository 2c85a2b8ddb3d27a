// dom.js: small helpers for nodes. Text goes in through textContent alone; the only markup comes from closed sets.

import { unbroken } from "./phrases.js";

const ICONS = { // drawn with a line in a box of 24 x 24
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3",
  hint: "M9 18h6M10 21h4M8.500 14.500a6 6 0 117 0c-.6.600-1 1.400-1 2.500h-5c0-1.100-.4-1.900-1-2.500",
  claim: "M4 20h16M6 16l6-11 6 11zM12 5V3",
  last: "M12 7v5l3 2M4 12a8 8 0 108-8 8 8 0 00-6.5 3.300M4 4v4h4",
  scores: "M4 5h16v14H4zM4 10h16M10 5v14M15 5v14",
  log: "M5 6h14M5 11h14M5 16h9",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
  sounds: "M4 9.500h3.500L12 5.500v13l-4.500-4H4zM15.500 9.200a4 4 0 010 5.600M18 6.700a7.500 7.500 0 010 10.600",
  silent: "M4 9.500h3.500L12 5.500v13l-4.500-4H4zM15.500 9.500l5 5M20.500 9.500l-5 5",
  help: "M9 9a3 3 0 114.5 2.600c-1 .6-1.5 1.2-1.5 2.400M12 17.500v.5",
  leave: "M14 4h5v16h-5M4 12h11M11 8l4 4-4 4",
  close: "M6 6l12 12M18 6L6 18",
  right: "M5 12.500l4.500 4.500L19 7.500",
  tide: "M3 8c2.500-2 5-2 7 0s5 2 7 0M3 14c2.500-2 5-2 7 0s5 2 7 0M15 19H6M9 16l-3 3 3 3",
  away: "M19.500 14.500A8 8 0 119.500 4.500a6.500 6.500 0 0010 10z",
  robot: "M12 3v4M5 8h14v11H5zM9 12.500v1.500M15 12.500v1.500M10 16.500h4",
  fist: "M6 11V8.500a1.5 1.5 0 013 0V8a1.5 1.5 0 013 0 1.5 1.5 0 013 .3 1.5 1.5 0 013 .7V14c0 4-2.5 6-6 6s-6-2.5-6-6v-3h6",
};

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} className
 * @param {string | null} text
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, className = "", text = null) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== null) node.textContent = unbroken(text);
  return node;
}

/**
 * @param {string} className
 * @param {string | null} text
 * @param {((event: MouseEvent) => void) | null} [onClick]
 */
export function makeButton(className, text, onClick) {
  const button = make("button", className, text);
  button.type = "button";
  if (onClick) button.addEventListener("click", onClick);
  return button;
}

/** Write text only where it differs: an unchanged node costs no layout. */
export function setText(node, text) {
  const words = unbroken(text);
  if (node.textContent !== words) node.textContent = words;
}

/**
 * Set an attribute, or remove it with null, only where it differs.
 * @param {Element} node
 * @param {string} name
 * @param {string | number | null} value
 */
export function setAttribute(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
}

const drawings = new Map(); // svg text -> parsed node, cloned for every use

export function draw(svg) {
  if (!drawings.has(svg)) {
    const template = document.createElement("template");
    template.innerHTML = svg;
    drawings.set(svg, template.content.firstElementChild);
  }
  return drawings.get(svg).cloneNode(true);
}

export function icon(name) {
  return draw(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`);
}

/** A picture whose meaning a screen reader should hear. */
export function named(node, label) {
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", label);
  return node;
}

/** Set a property that the style sheets read; where it stands already nothing is reckoned anew. */
export function setProperty(node, name, value) {
  if (node.style.getPropertyValue(name) !== value) node.style.setProperty(name, value);
}
