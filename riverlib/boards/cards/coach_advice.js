// coach_advice.js: what the coach says, in a box that hides as little as it can of what has to be looked at.

import { freePlace, leastHiding } from "../clear_room.js";
import { icon, make, makeButton, setAttribute } from "../dom.js";
import { unbroken } from "../phrases.js";
import { closed } from "./coach_words.js";

/** @import { Alternative } from "./coach_types.js" */

const WIDTHS = { wide: [440, 340], tablet: [420], tall: [372], low: [620, 356] }; // pixels; the narrower: beside my hand at a desk, between the plates of a phone's sides

export class CoachAdvice {
  /**
   * @param {HTMLElement} box
   * @param {{ onSure: () => void, onBack: () => void, onMore: () => void, onClose: () => void }} actions
   */
  constructor(box, actions) {
    this.box = box;
    this.actions = actions;
    this.say = make("div", "advice-say");
    this.do = make("div", "advice-do");
    this.box.append(this.say, this.do);
    this.key = "";
    this.width = 0; // pixels
    this.stands = { x: 0, y: 0, w: 0, h: 0 };
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /** Whether it asks a question. */
  get asks() {
    return this.isOpen && this.box.getAttribute("role") === "dialog";
  }

  /** The button that Enter presses. */
  get primary() {
    return /** @type {HTMLElement | null} */ (this.box.querySelector("[data-first]"));
  }

  /**
   * Say something, or nothing; returns true when a question has just been put.
   * @param {{ head: string, text: string, numbers: string, asks: boolean, best: string, others?: { head: string, lines: Alternative[] }[] | null, more?: boolean } | null} said
   * @param {{ isBid: boolean }} now
   */
  render(said, { isBid }) {
    const asked = this.asks;
    this.box.hidden = !said;
    const key = JSON.stringify(said);
    if (said && key !== this.key) this.fill(said, isBid);
    this.key = key;
    return Boolean(said?.asks) && !asked;
  }

  /**
   * @param {any} said
   * @param {boolean} isBid
   */
  fill({ head, text, numbers, asks, others, more }, isBid) {
    const why = [unbroken(` ${text} `), make("span", "advice-numbers", numbers)];
    this.say.replaceChildren(make("b", "advice-head", closed(head)), ...(others ? [othersNode(others)] : why)); // the second look needs its room
    setAttribute(this.box, "role", asks ? "dialog" : "note");
    setAttribute(this.box, "aria-label", asks ? head : "Hint");
    const offered = `${asks} ${isBid} ${more}`;
    if (this.offered === offered) return; // a reason that comes later takes no button, and no focus, away
    this.offered = offered;
    this.do.replaceChildren(...(asks ? this.answers(isBid) : this.onward(Boolean(more))));
  }

  answers(isBid) {
    const back = makeButton("primary", "Take back", this.actions.onBack);
    back.dataset.first = "";
    return [back, makeButton("second", isBid ? "Bid it anyway" : "Play it anyway", this.actions.onSure)];
  }

  /** To what else there is, and away. */
  onward(more) {
    const close = makeButton("advice-close", null, this.actions.onClose);
    close.setAttribute("aria-label", "Close the hint");
    close.append(icon("close"));
    return more ? [makeButton("advice-more", "What else?", this.actions.onMore), close] : [close];
  }

  /** @param {number} width */
  setWidth(width) {
    this.box.style.width = `${width}px`;
  }

  heightAt(width) {
    this.setWidth(width);
    return this.box.offsetHeight;
  }

  /**
   * Put it where it hides least of what has to be seen, as wide as that asks for.
   * @param {any} table
   * @param {any[]} seen
   * @returns {import("../dom.js").Box} where it stands
   */
  put({ layout, parts, root }, seen) {
    const { width, height } = layout;
    const { shape } = root.dataset;
    const widths = WIDTHS[shape].map((wide) => Math.min(wide * layout.scale, width - 12));
    this.say.style.maxHeight = `${Math.max(90, height * 0.4)}px`;
    const sizes = widths.map((w) => ({ w, h: this.heightAt(w) }));
    const key = JSON.stringify([this.key, sizes, width, height, seen.map(({ x, y, w, h }) => [x, y, w, h].map(Math.round))]);
    if (key === this.placed) {
      this.setWidth(this.width);
      return this.stands;
    }
    this.placed = key;
    const stage = { width, height: parts.stage.clientHeight };
    const box = leastHiding(sizes.map((size) => freePlace(size, { x: width / 2, y: layout.handTop }, seen, stage)), seen);
    this.setWidth(this.width = box.w);
    this.box.style.transform = `translate(${box.x}px, ${box.y}px) translate(-50%, -50%)`;
    this.stands = box;
    return box;
  }
}

/** @param {{ head: string, lines: Alternative[] }[]} groups the best choice the first */
function othersNode(groups) {
  const box = make("div", "advice-others");
  for (const { head, lines } of groups) {
    const list = make("ul");
    list.setAttribute("aria-label", head);
    list.append(...lines.map(({ name, numbers }) => {
      const item = make("li");
      item.append(make("span", "other-name", name), make("span", "other-numbers", numbers));
      return item;
    }));
    box.append(make("p", "other-head", head), list);
  }
  return box;
}
