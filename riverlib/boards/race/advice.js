// advice.js: what the tutor says at a choice, on the bank, so that boats, cards and targets stay in sight.

import { make, makeButton, setAttribute } from "../dom.js";
import { unbroken } from "../phrases.js";
import { wordsRoom } from "./clear_room.js";
import { sentenceOf } from "./words.js";

/** @import { Hint, RiverView, Warned } from "./view_types.js" */

const GAP = 8;
const LEAST_LETTERS = 14; // pixels
const FOOT = 34; // pixels of the river's lower rim, on which nothing floats: a question on a narrow bank may grow over it
const RIM = 8; // pixels of it below the lowest boats
const BUTTONS = 268; // width of two answers where the bank is narrow and has words on it, too

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
    this.box.append(this.say, this.do);
    this.box.hidden = true;
    prompt.after(this.box);
    this.root = prompt.closest(".board");
    this.key = "";
    this.grown = 0; // pixels by which words are higher than their bank
    this.whole = false;
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
   * Say the hint of the view or, when `asks`, its warning; returns true when the question has just been put. Where a boat `rides` or
   * stays, two answers stand on the bank that are not the tutor's.
   * @param {Pick<RiverView, "hint" | "warning" | "turn">} view
   * @param {{ asks: boolean, open: boolean, rides: boolean }} now
   * @param {any} layout
   */
  render({ hint, warning, turn }, { asks, open, rides }, layout) {
    const said = asks && warning ? warning : open ? hint : null;
    const opens = said === warning && Boolean(said) && !this.asks;
    this.box.hidden = !said;
    this.root.classList.toggle("told", Boolean(said) && isNarrow(layout.form));
    if (!said) return false;
    const key = JSON.stringify([said, asks, rides, turn, layout.form, layout.width, layout.height]);
    if (key !== this.key) {
      this.key = key;
      this.fill(said, asks);
      this.spread(layout, asks || rides);
    }
    this.put(layout, asks || rides);
    return opens;
  }

  /** Words in the size they are drawn in; those on a narrow bank grow over the river's rim, or take the room of the chances, before any is cut. */
  spread(layout, answers) {
    this.grown = 0;
    this.setWhole(false);
    this.put(layout, answers);
    fit(this.say);
    if (!isNarrow(layout.form) || !this.isCut) return;
    this.grow(answers ? FOOT : RIM);
    if (answers || !this.isCut) return;
    this.grown = 0;
    this.setWhole(true);
    this.put(layout, answers);
    fit(this.say);
  }

  /** @param {boolean} isWhole whether a hint takes the whole bank */
  setWhole(isWhole) {
    this.root.classList.toggle("whole", isWhole);
    this.whole = isWhole;
  }

  get isCut() {
    return this.say.classList.contains("scrolls");
  }

  /**
   * @param {(Hint & { isInNumbers?: boolean }) | Warned} said
   * @param {boolean} asks
   */
  fill(said, asks) {
    const { head, text, numbers, best } = said;
    this.box.dataset.best = best;
    const [first, why] = [make("b", "advice-head", sentenceOf(head)), [unbroken(` ${text} `), make("span", "advice-numbers", numbers)]];
    const more = asks ? [] : [" ", makeButton("advice-more", "isInNumbers" in said ? "In words" : "All chances", this.actions.onMore)];
    this.say.replaceChildren(first, ...why, ...more);
    this.do.hidden = !asks;
    setAttribute(this.box, "role", asks ? "dialog" : "note");
    setAttribute(this.box, "aria-label", asks ? head : "Hint");
    this.do.replaceChildren();
    if (!asks) return;
    const think = makeButton("primary", "Choose again", this.actions.onThink);
    think.dataset.first = "";
    this.do.append(think, makeButton("second", "Sail anyway", this.actions.onSure));
  }

  /**
   * All that is said is seen, its chances too.
   * @param {number} most
   */
  grow(most) {
    const { say } = this;
    this.grown = Math.min(most, say.scrollHeight - say.clientHeight);
    say.classList.toggle("scrolls", say.scrollHeight > say.clientHeight + 1 + this.grown);
  }

  /** On a phone the words go where they hide least of what is `seen`; where there is a bank they stand on it. */
  standClear(layout, seen) {
    if (layout.form !== "tall") return;
    const { y, h } = wordsRoom(layout, this.say.offsetHeight, seen);
    this.say.style.top = `${y - h / 2}px`;
  }

  /** On the near bank: the words up to the die, or over it on a narrow one, where no throw is due; the answers beside them. A phone has no bank: standClear. */
  put(layout, answers) {
    const { form, fall, channel, die, prompt, chances, width, height } = layout;
    const shares = { left: chances.x - chances.w / 2, top: chances.y - chances.h / 2 };
    const row = answersRow(layout, true);
    place(this.do, row);
    if (form === "tall") {
      const top = fall.y - fall.h / 2;
      place(this.say, { x: GAP, y: top + 2, w: width - 2 * GAP, h: prompt.y - prompt.h / 2 - top - 6 });
      return;
    }
    const river = (form === "tablet" ? fall.y + fall.h / 2 : channel.y + channel.h / 2) + 3; // where it ends
    const top = this.whole ? Math.max(river, shares.top) : river - this.grown; // the harbour's sign stands above the chances
    const free = this.whole ? width + GAP : shares.left;
    const end = isNarrow(form) ? (answers ? row.x : free) : die.x - die.w / 2;
    place(this.say, { x: GAP / 2, w: end - GAP * 1.5, y: top, h: height - 3 - top });
  }
}

/**
 * Where two answers stand: behind the die, where the button to roll is idle; where the bank is narrow and has words on it, at its end.
 * @param {any} layout
 * @param {boolean} told whether there are words
 */
export function answersRow({ form, die, prompt, chances, width }, told) {
  const x = told && isNarrow(form) ? width - GAP - BUTTONS : die.x - die.w / 2 + die.size + GAP;
  const { y, h } = isNarrow(form) ? chances : prompt;
  return { x, y: y - h / 2, w: width - GAP - x, h };
}

/**
 * @param {HTMLElement} node
 * @param {{ x: number, y: number, w: number, h: number }} box its upper left corner and its size
 */
export function place(node, { x, y, w, h }) {
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
