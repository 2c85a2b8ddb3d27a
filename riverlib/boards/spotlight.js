// spotlight.js: light on what a sentence is about; the rest of the stage goes a little darker while it is read.

import { make } from "./dom.js";

/** @import { Box } from "./boxes.js" */

const SVG_SPACE = "http://www.w3.org/2000/svg";
const MARGIN = 5;
const ROUND = 10;
const AROUND = MARGIN + 5; // pixels of light around a thing: its ring, and half of what that glows

export class Spotlight {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.stage = stage;
    this.box = make("div", "spotlight");
    this.box.setAttribute("aria-hidden", "true");
    this.svg = document.createElementNS(SVG_SPACE, "svg");
    this.holes = drawn("mask", { id: "holes-of-light" });
    this.veil = drawn("rect", { class: "veil", width: "100%", height: "100%", mask: "url(#holes-of-light)" });
    this.rings = drawn("g", {});
    this.svg.append(this.holes, this.veil, this.rings);
    this.box.append(this.svg);
    this.box.hidden = true;
    stage.append(this.box);
  }

  /**
   * Light up `boxes`; with `veiled` everything else goes darker.
   * @param {Box[]} boxes
   * @param {boolean} veiled
   */
  render(boxes, veiled) {
    const lit = boxes.filter(({ w, h }) => w > 0 && h > 0).map((box) => outline(insideOf(this.stage, box)));
    this.box.hidden = !lit.length;
    if (!lit.length) return;
    this.veil.style.display = veiled ? "" : "none";
    if (this.rings.childElementCount === lit.length) { // it moves: its breath goes on
      lit.forEach((path, no) => {
        for (const drawing of [this.rings.children[no], this.holes.children[no + 1]]) setAll(drawing, path);
      });
      return;
    }
    const dark = lit.map((path) => drawn("path", { ...path, fill: "#000" }));
    this.holes.replaceChildren(drawn("rect", { width: "100%", height: "100%", fill: "#fff" }), ...dark);
    this.rings.replaceChildren(...lit.map((path) => drawn("path", { ...path, class: "ring-of-light" })));
  }
}

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 */
function drawn(name, attributes) {
  const node = document.createElementNS(SVG_SPACE, name);
  setAll(node, attributes);
  return node;
}

/**
 * @param {Element} node
 * @param {Record<string, string>} attributes
 */
function setAll(node, attributes) {
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
}

/** So much of a box that the light around it is not cut by the frame. */
function insideOf({ clientWidth: width, clientHeight: height }, box) {
  if (box.turned) return box;
  const [left, right] = [Math.max(box.x - box.w / 2, AROUND), Math.min(box.x + box.w / 2, width - AROUND)];
  const [top, foot] = [Math.max(box.y - box.h / 2, AROUND), Math.min(box.y + box.h / 2, height - AROUND)];
  return right > left && foot > top ? { ...box, x: (left + right) / 2, y: (top + foot) / 2, w: right - left, h: foot - top } : box;
}

/**
 * The path around a thing; around a card that lies turned it is turned as the card is.
 * @param {Box} box
 */
function outline(box) {
  const { x, y, w, h, turn } = { turn: 0, ...box, ...box.turned };
  return { d: roundRect(grown({ x, y, w, h })), transform: `rotate(${turn} ${x} ${y})` };
}

/** @param {Box} box */
function grown({ x, y, w, h }) {
  return { x: x - w / 2 - MARGIN, y: y - h / 2 - MARGIN, w: w + 2 * MARGIN, h: h + 2 * MARGIN };
}

/** A rectangle with round corners as a path. */
function roundRect({ x, y, w, h }) {
  const r = Math.min(ROUND, w / 2, h / 2);
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
