// hand.js: my cards, one button each. The arrow keys walk through them (roving tabindex).

import { makeButton, setAttribute } from "../dom.js";
import { stepThrough } from "../steps.js";
import { backNode, faceNode } from "./card_nodes.js";
import { SMALL_CARD } from "./lift.js";
import { handPlaces } from "./geometry.js";
import { cardName } from "./words.js";

/** @import { HandCard } from "./view_types.js" */

const CROWDED = 58; // pixels from card to card, below which a chance has room for its number alone

export class Hand {
  constructor(box, onCard) {
    this.box = box;
    this.buttons = new Map(); // "card nth" -> button: two packs may hold a card twice
    this.at = 0;
    box.addEventListener("click", (event) => {
      const button = event.target.closest(".hc");
      // the second click of a double click would play the card that has slid into the gap
      if (button && event.detail < 2) onCard(button, event);
    });
    box.addEventListener("focusin", (event) => {
      const at = this.list().indexOf(event.target.closest(".hc"));
      if (at >= 0) this.rove(at);
    });
  }

  list() {
    return [...this.box.children];
  }

  /**
   * `cards` as in the view's hand; `turn` = it is my turn and the table waits for me.
   * @param {{ cards: HandCard[], hidden: number, reasons: string[], turn: boolean }} hand
   * @param {any} layout
   */
  render({ cards, hidden, reasons, turn }, layout) {
    const counts = {};
    const places = handPlaces(cards.length + hidden, layout);
    const wanted = cards.map(({ card, reason }, no) => {
      counts[card] = (counts[card] ?? 0) + 1;
      const key = `${card} ${counts[card]}`;
      const button = this.button(key, card, layout);
      this.mark(button, card, turn && reason !== null ? reasons[reason] : "", turn);
      this.place(button, places[no], layout, no);
      return button;
    });
    this.box.classList.toggle("crowded", places.length > 1 && places[1].x - places[0].x < CROWDED);
    this.box.classList.toggle("two-rows", Boolean(places[0]?.upper));
    for (let no = 0; no < hidden; no += 1) {
      const button = this.button(`hidden ${no}`, null, layout);
      button.setAttribute("aria-label", "Your card: only the others see it");
      this.place(button, places[cards.length + no], layout, no);
      wanted.push(button);
    }
    this.keep(wanted);
  }

  button(key, card, layout) {
    const compact = layout.cardW < SMALL_CARD;
    let button = this.buttons.get(key);
    if (button && button.dataset.compact !== String(compact)) {
      button.firstElementChild.replaceWith(card ? faceNode(card, compact) : backNode());
      button.dataset.compact = compact;
    }
    if (!button) {
      button = makeButton("hc", null);
      button.dataset.card = card ?? "";
      button.dataset.compact = compact;
      button.append(card ? faceNode(card, compact) : backNode());
      this.buttons.set(key, button);
    }
    return button;
  }

  mark(button, card, reason, turn) {
    button.classList.toggle("legal", turn && !reason);
    button.classList.toggle("dim", turn && Boolean(reason));
    button.dataset.reason = reason;
    setAttribute(button, "aria-disabled", turn && !reason ? null : "true");
    setAttribute(button, "aria-label", reason ? `${cardName(card)}, not playable: ${reason}` : cardName(card));
  }

  place(button, place, layout, no) {
    button.style.setProperty("--w", `${layout.cardW}px`);
    button.style.transform = `translate(${place.x}px, ${place.y}px) translate(-50%, -50%) rotate(${place.turn}deg)`;
    button.style.zIndex = no;
    button.classList.toggle("upper", place.upper);
    button.place = { ...place, w: layout.cardW };
  }

  /** The neighbour of a card that is about to leave gets its focus, while all lies still: the browser has nothing to lay out for it then. */
  passFocus(button) {
    const list = this.list();
    const at = list.indexOf(button);
    if (button.matches(":focus")) (list[at + 1] ?? list[at - 1])?.focus({ preventScroll: true });
  }

  /** Bring the buttons into the box in their order without touching those that stay. */
  keep(wanted) {
    const before = this.list();
    const root = /** @type {Document | ShadowRoot} */ (this.box.getRootNode());
    const focused = before.indexOf(/** @type {HTMLElement} */ (root.activeElement));
    const stays = wanted.indexOf(before[focused]);
    const goes = focused >= 0 && stays < 0;
    const at = stays >= 0 ? stays : Math.min(focused >= 0 ? focused : this.at, Math.max(wanted.length - 1, 0));
    if (goes) wanted[at]?.focus({ preventScroll: true }); // to the neighbour, before its own is taken: the page is laid out once, not twice
    for (const [key, button] of this.buttons) {
      if (wanted.includes(button)) continue;
      button.remove();
      this.buttons.delete(key);
    }
    wanted.forEach((button, no) => {
      if (this.box.children[no] !== button) this.box.insertBefore(button, this.box.children[no] ?? null);
    });
    this.rove(at);
    if (goes && root.activeElement !== wanted[at]) this.focus(); // it was not there yet
  }

  /** One card alone is reached by Tab; written where it changes only: a browser lays the whole page out for each. */
  rove(at) {
    this.at = at;
    this.list().forEach((button, no) => setAttribute(button, "tabindex", no === at ? 0 : -1));
  }

  focus(at = this.at) {
    const button = this.list()[at];
    if (!button) return false;
    this.rove(at);
    button.focus({ preventScroll: true });
    return true;
  }

  /**
   * Walk on with a key: over the cards that may be played, where there are any; over all with `every`.
   * @param {string} key
   * @param {{ from: number, every: boolean }} way
   */
  step(key, { from, every }) {
    const list = this.list();
    const all = list.map((_, no) => no);
    const open = every ? [] : all.filter((no) => list[no].classList.contains("legal"));
    return this.focus(stepThrough(key, from, open.length ? open : all));
  }

  /** Focus a card that may be played: the one chosen last if it may, otherwise the first. */
  focusPlayable() {
    const list = this.list();
    if (list[this.at]?.classList.contains("legal")) return this.focus();
    const first = list.findIndex((button) => button.classList.contains("legal"));
    return this.focus(first < 0 ? this.at : first);
  }
}
