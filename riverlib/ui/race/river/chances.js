// chances.js: everybody's chance to win as one bar.

import { make, setAttribute, setText } from "../../shared/board/dom.js";
import { CHANCES_DUE, chancesLabel, chanceTitle, wholePercents } from "./words.js";

/** @import { Chances, RiverView, Seat } from "./view_types.js" */

export class ChanceBar {
  constructor(box) {
    this.box = box;
    this.words = make("span", "chance-words");
    this.bar = make("span", "chance-bar");
    this.box.append(this.words, this.bar);
  }

  /**
   * @param {RiverView} view
   * @param {any} layout
   */
  render(view, layout) {
    const { chances, chances_due: due } = view;
    this.box.hidden = view.phase === "over" || !(chances || due);
    if (this.box.hidden) return;
    const { x, y, w, h } = layout.chances;
    Object.assign(this.box.style, { width: `${w}px`, height: `${h}px` });
    this.box.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    const key = JSON.stringify([chances, due, w, view.seats.map((seat) => seat.name)]);
    if (this.box.dataset.key === key) return;
    this.box.dataset.key = key;
    if (chances) this.fill(chances, view.seats, layout);
    else this.announce(layout);
  }

  /** Say that chances are on their way, where they will stand.
   * @param {any} layout
   */
  announce(layout) {
    this.bar.replaceChildren();
    setText(this.words, layout.shape === "tall" ? "Chances: soon" : CHANCES_DUE);
    setAttribute(this.box, "aria-label", CHANCES_DUE);
  }

  /**
   * @param {Chances} chances
   * @param {Seat[]} seats
   * @param {any} layout
   */
  fill(chances, seats, layout) {
    const short = layout.shape === "tall";
    const length = layout.chances.w - (short ? 130 : 16);
    const percents = wholePercents(chances.shares);
    if (this.bar.childElementCount !== seats.length) {
      this.bar.replaceChildren(...seats.map((_, no) => {
        const part = make("span", "chance");
        part.style.setProperty("--mine", `var(--seat-${no})`);
        return part;
      }));
    }
    percents.forEach((percent, no) => {
      const part = /** @type {HTMLElement} */ (this.bar.children[no]);
      part.style.flexGrow = String(Math.max(chances.shares[no], 0.001));
      const room = chances.shares[no] * length;
      setText(part, room >= 42 ? `${percent} %` : room >= 24 ? String(percent) : "");
      part.title = `${seats[no].name}: ${percent} %`;
    });
    setText(this.words, chanceTitle(chances, short));
    setAttribute(this.box, "aria-label", chancesLabel(chances, seats));
  }
}
