// drop_zone.js: where a card that is dragged will lie: its place on the felt glows, more so when letting go plays it.

import { make, setProperty } from "../dom.js";
import { CARD_RATIO } from "./measures.js";

export class DropZone {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.node = make("span", "drop-zone");
    this.node.hidden = true;
    box.append(this.node);
  }

  /**
   * Show it at a place of the trick.
   * @param {{ x: number, y: number, w: number, turn: number }} slot
   */
  open({ x, y, w, turn }) {
    const { node } = this;
    setProperty(node, "width", `${w}px`);
    setProperty(node, "height", `${w * CARD_RATIO}px`);
    node.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg)`;
    node.hidden = false;
  }

  /** @param {boolean} plays whether letting go now plays the card */
  warm(plays) {
    this.node.classList.toggle("plays", plays);
  }

  close() {
    this.node.hidden = true;
    this.warm(false);
  }
}
