// looking_words.js: what is said of a step of a race that is looked at again: below a broad river on its bank, where the tutor
// speaks, so that river and buttons have the window; elsewhere in the strip.

import { fit, place } from "./advice.js";

export class LookingWords {
  /**
   * @param {HTMLElement} strip
   * @param {HTMLElement} stage
   */
  constructor(strip, stage) {
    this.stage = stage;
    this.head = strip.querySelector(".lesson-head");
    this.words = /** @type {HTMLElement} */ (strip.querySelector(".lesson-words"));
    this.key = "";
  }

  /**
   * @param {boolean} looks
   * @param {any} layout
   */
  render(looks, layout) {
    const isOnBank = looks && layout.form === "wide";
    if (isOnBank !== (this.words.parentElement === this.stage)) this.move(isOnBank);
    if (!isOnBank) return;
    const { x, y, w, h } = layout.prompt;
    const box = { x: x - w / 2, y: y - h / 2, w, h };
    const key = JSON.stringify([box, this.words.textContent]); // with the longest sentence of the race: the letters stay as large at every step
    if (key === this.key) return;
    this.key = key;
    place(this.words, box);
    fit(this.words);
  }

  /** @param {boolean} toBank */
  move(toBank) {
    this.key = "";
    this.words.removeAttribute("style");
    if (toBank) this.stage.append(this.words);
    else this.head.after(this.words);
  }
}
