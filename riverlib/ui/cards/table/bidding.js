// bidding.js: the row of numbers. A hooked number can be pressed too: it then says why it is closed.

import { make, makeButton } from "../../shared/board/dom.js";
import { stepAmong } from "../../shared/board/steps.js";

/** @import { Bids } from "./view_types.js" */

export class Bidding {
  constructor(box, { onBid, onClosed }) {
    this.box = box;
    this.buttons = [];
    this.title = make("p", "asks", "How many tricks will you take?");
    this.row = make("div", "numbers");
    box.append(this.title, this.row);
    this.row.addEventListener("click", (event) => {
      /** @type {HTMLElement | null} */
      const button = /** @type {Element} */ (event.target).closest(".number");
      if (!button) return;
      const bid = Number(button.dataset.bid);
      if (button.getAttribute("aria-disabled") === "true") onClosed(button);
      else onBid(bid);
    });
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /**
   * `bids` as in the view, or null when there is nothing to bid.
   * @param {Bids | null} bids
   * @param {any} layout
   */
  render(bids, layout) {
    this.bids = bids;
    this.box.hidden = !bids;
    if (!bids) return;
    const key = JSON.stringify(bids);
    if (this.box.dataset.key !== key) this.build(bids, key);
    const wide = layout.shape === "wide";
    this.box.style.maxWidth = `${wide ? Math.min(620, layout.width - 2 * layout.seatW - 40) : layout.width - 8}px`;
    const y = wide ? layout.middle.y : layout.handTop - 3;
    this.box.style.transform = `translate(${layout.width / 2}px, ${y}px) translate(-50%, ${wide ? "-50%" : "-100%"})`;
  }

  /**
   * @param {Bids} bids
   * @param {string} key
   */
  build(bids, key) {
    this.box.dataset.key = key;
    this.buttons = Array.from({ length: bids.max + 1 }, (_, bid) => {
      const open = bids.open.includes(bid);
      const button = makeButton(open ? "number" : "number closed", String(bid));
      button.dataset.bid = String(bid);
      button.setAttribute("aria-disabled", String(!open));
      const reason = bids.reason || "This bid is closed.";
      button.setAttribute("aria-label", open ? `Bid ${bid}` : `${bid}, not possible: ${reason}`);
      return button;
    });
    this.row.replaceChildren(...this.buttons);
  }

  number(bid) {
    return this.buttons[bid];
  }

  focus() {
    (this.buttons.find((button) => button.getAttribute("aria-disabled") === "false") ?? this.buttons[0])?.focus({ preventScroll: true });
  }

  /** Arrow keys walk through the numbers. */
  step(key) {
    const at = this.buttons.indexOf(this.box.getRootNode().activeElement);
    this.buttons[stepAmong(key, at, this.buttons.length)]?.focus({ preventScroll: true });
  }
}
