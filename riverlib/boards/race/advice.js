// advice.js: what the tutor says at a choice, on the bank, so that boats, cards and targets stay in sight.

import { make, makeButton, setAttribute } from "../dom.js";
import { unbroken } from "../phrases.js";
import { wordsRoom } from "./clear_room.js";
import { sentenceOf } from "./words.js";

/** @import { Hint, RiverView, Warned } from "./view_types.js" */

const GAP = 8;
const LEAST_LETTERS = 14; // pixels
const FOOT = 34; // pixels of the river's lower rim, on which nothing floats: a question on a narrow bank may grow over it
const BUTTONS = 268; // width of the two buttons of a question where the bank is narrow

export class Advice {
  /**
   * @param {HTMLElement} prompt the part of the stage that the advice stands behind
   * @param {{ onSure: () => void, onThink: () => void, onMore: () => void }} actions
   */
  constructor(prompt, actions) {
    this.actions = actions;
    this.box = make("div", "advice");
    this.say = make("div", "advice-say");
    this.do = make("div", "advice-do");
    this.foot = make("div", "advice-foot"); // where the chances stood: why, on a narrow bank
    this.box.append(this.say, this.do, this.foot);
    this.box.hidden = true;
    prompt.after(this.box);
    this.root = prompt.closest(".board");
    this.key = "";
    this.grown = 0; // pixels by which a question is higher than its bank
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /** Whether it asks a question. */
  get asks() {
    return !this.box.hidden && !this.do.hidden;
  }

  /** The button that Enter presses. */
  get primary() {
    return /** @type {HTMLElement | null} */ (this.box.querySelector("[data-first]"));
  }

  /** The choice that it praises, or null. */
  get best() {
    return this.box.hidden ? null : this.box.dataset.best;
  }

  /**
   * Say the hint of the view or, when `asks`, its warning; returns true when the question has just been put.
   * @param {Pick<RiverView, "hint" | "warning" | "turn">} view
   * @param {{ asks: boolean, open: boolean }} now
   * @param {any} layout
   */
  render({ hint, warning, turn }, { asks, open }, layout) {
    const said = asks && warning ? warning : open ? hint : null;
    const opens = said === warning && Boolean(said) && !this.asks;
    this.box.hidden = !said;
    this.root.classList.toggle("told-why", Boolean(said) && isNarrow(layout.form) && !asks);
    if (!said) return false;
    const key = JSON.stringify([said, asks, turn, layout.form, layout.width, layout.height]);
    if (key !== this.key) {
      this.key = key;
      this.grown = 0;
      this.fill(said, asks, layout.form);
      this.put(layout, asks);
      for (const words of [this.say, this.foot]) fit(words);
      if (asks && isNarrow(layout.form)) this.grow();
    }
    this.put(layout, asks);
    return opens;
  }

  /**
   * @param {(Hint & { isInNumbers?: boolean }) | Warned} said
   * @param {boolean} asks
   * @param {string} form
   */
  fill(said, asks, form) {
    const { head, text, numbers, best } = said;
    this.box.dataset.best = best;
    const [first, why] = [make("b", "advice-head", sentenceOf(head)), [unbroken(` ${text} `), make("span", "advice-numbers", numbers)]];
    const more = asks ? [] : [" ", makeButton("advice-more", "isInNumbers" in said ? "In words" : "All chances", this.actions.onMore)];
    const split = isNarrow(form) && !asks;
    this.say.replaceChildren(first, ...(split ? [] : why), ...more);
    this.do.hidden = !asks;
    setAttribute(this.box, "role", asks ? "dialog" : "note");
    setAttribute(this.box, "aria-label", asks ? head : "Hint");
    this.foot.classList.toggle("why", split);
    this.foot.replaceChildren(...(split ? why : []));
    this.do.replaceChildren();
    if (!asks) return;
    const think = makeButton("primary", "Take back", this.actions.onThink);
    think.dataset.first = "";
    this.do.append(think, makeButton("second", "Sail anyway", this.actions.onSure));
  }

  /** All of a question is seen, its chances too. */
  grow() {
    const { say } = this;
    this.grown = Math.min(FOOT, say.scrollHeight - say.clientHeight);
    say.classList.toggle("scrolls", say.scrollHeight > say.clientHeight + 1 + this.grown);
  }

  /** On a phone the words go where they hide least of what is `seen`; where there is a bank they stand on it. */
  standClear(layout, seen) {
    if (layout.form !== "tall") return;
    const { y, h } = wordsRoom(layout, this.say.offsetHeight, seen);
    this.say.style.top = `${y - h / 2}px`;
  }

  /** On the near bank: the words up to the die, the buttons from behind it on. A phone has none: standClear. */
  put({ form, fall, channel, die, prompt, width, height }, asks) {
    const left = die.x - die.w / 2;
    const afterDie = left + die.size + GAP;
    const low = channel.y + channel.h / 2; // where the river ends
    const row = { y: prompt.y - prompt.h / 2, h: prompt.h };
    if (form === "tall") {
      const top = fall.y - fall.h / 2;
      place(this.say, { x: GAP, y: top + 2, w: width - 2 * GAP, h: row.y - top - 6 });
      place(this.do, { x: afterDie, w: width - GAP - afterDie, ...row });
      return;
    }
    const top = form === "tablet" ? fall.y + fall.h / 2 : low;
    const bank = { y: top + 3 - this.grown, h: height - top - 6 + this.grown };
    const buttons = isNarrow(form) ? width - GAP - BUTTONS : afterDie; // a narrow bank has no room for the die beside a question
    place(this.say, { x: GAP / 2, w: (isNarrow(form) && asks ? buttons : left) - GAP * 1.5, ...bank });
    place(this.do, { x: buttons, w: width - GAP - buttons, ...row });
    const right = die.x + die.w / 2 + GAP;
    place(this.foot, { x: right, w: width - GAP / 2 - right, ...bank });
  }
}

function place(node, { x, y, w, h }) {
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
}

/** Whether a bank has room for a few words only. */
function isNarrow(form) {
  return form === "low" || form === "tablet";
}

/** Make the letters smaller until all words are seen; where even that does not do they scroll, and a mark says so. */
function fit(node) {
  node.style.fontSize = "";
  node.classList.remove("scrolls");
  const isCut = () => node.scrollHeight > node.clientHeight + 1;
  for (let size = Math.floor(parseFloat(getComputedStyle(node).fontSize)); isCut() && size >= LEAST_LETTERS; size -= 1) node.style.fontSize = `${size}px`;
  node.classList.toggle("scrolls", isCut());
}
