// bidding.js: the row of numbers. A hooked number can be pressed too: it then says why it is closed.

import { make, makeButton, setText } from "../dom.js";
import { stepAmong } from "../steps.js";
import { bidsLayout } from "./geometry.js";

/** @import { Bids } from "./view_types.js" */

const INSISTS_MS = 2600; // what the box says itself stands out for so long
const ASKS = "How many tricks will you take?";

export class Bidding {
  constructor(box, { onBid, onClosed }) {
    this.box = box;
    this.calming = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
    this.buttons = [];
    this.asked = make("span", "", ASKS);
    this.title = make("p", "asks");
    this.title.append(this.asked);
    this.row = make("div", "numbers");
    this.why = make("p", "bids-why");
    this.whyWords = make("span");
    this.why.append(this.whyWords);
    this.why.setAttribute("aria-hidden", "true"); // the closed number itself says it
    this.legend = make("p", "odds-legend");
    this.legend.append(make("b", "", "how often you make it"), make("span", "", " · points on average"));
    this.legend.setAttribute("aria-hidden", "true"); // each number says its own
    box.append(this.title, this.row, this.legend, this.why);
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
   * The box with the numbers: its middle and its size.
   * @param {any} layout
   */
  place(layout) {
    return bidsLayout(this.bids.max, { ...layout, odds: this.hasOdds(layout) });
  }

  /** Whether chances stand below the numbers: of a single one that may be said there is nothing to weigh. */
  hasOdds({ odds }) {
    return Boolean(odds) && this.bids.open.length > 1;
  }

  /**
   * `bids` as in the view, or null when there is nothing to bid.
   * @param {Bids | null} bids
   * @param {any} layout
   * @param {{ partners?: number | null, weighed?: number | null, undone?: string }} [now] what `partners` have bid, to which mine is added; the number that is
   * `weighed`, at which the tutor looks before it is said; what was taken back, just now
   */
  render(bids, layout, { partners = null, weighed = null, undone = "" } = {}) {
    this.bids = bids;
    this.box.hidden = !bids;
    if (!bids) return;
    setText(this.asked, undone || (partners === null ? ASKS : `Your side bid ${partners}: how many do you add?`));
    const key = JSON.stringify(bids);
    if (this.box.dataset.key !== key) this.build(bids, key);
    this.buttons.forEach((button, bid) => button.classList.toggle("weighed", bid === weighed));
    this.put(layout);
  }

  /** Even rows; on a phone they stand on my hand's upper edge. */
  put(layout) {
    const { x, y, h, chip, gap, across, below, dense } = this.place(layout);
    const { style } = this.box;
    this.row.classList.toggle("odds", this.hasOdds(layout));
    this.box.classList.toggle("dense", dense);
    style.setProperty("--chip", `${chip}px`);
    style.setProperty("--gap", `${gap}px`);
    style.setProperty("--across", String(across));
    style.setProperty("--below", `${below}px`);
    const onHand = layout.shape === "tall";
    style.transform = `translate(${x}px, ${onHand ? y + h / 2 : y}px) translate(-50%, ${onHand ? -100 : -50}%) scale(${layout.scale})`;
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
      const chance = make("span", "bid-chance");
      chance.append(make("b"), make("i"), make("small"));
      button.append(chance);
      return button;
    });
    this.row.replaceChildren(...this.buttons);
    this.calmDown();
    setText(this.whyWords, bids.short);
    this.why.hidden = !bids.short;
  }

  /**
   * What the box asks, or why a number is closed, stands out for a while: nothing need be said again over it.
   * @param {"asked" | "why"} what
   */
  insist(what) {
    this.calmDown();
    const words = what === "why" ? this.whyWords : this.asked;
    words.classList.add("insists");
    this.calming = setTimeout(() => this.calmDown(), INSISTS_MS);
  }

  calmDown() {
    clearTimeout(this.calming);
    for (const words of [this.asked, this.whyWords]) words.classList.remove("insists");
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
