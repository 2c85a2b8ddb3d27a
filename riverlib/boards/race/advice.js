// advice.js: what the tutor says at a choice, on the bank, so that boats, cards and targets stay in sight.

import { make, makeButton, setAttribute } from "../dom.js";
import { ChanceTray } from "./chance_tray.js";
import { isListed } from "./choices.js";
import { besideDie, rideRow } from "./ride_room.js";
import { sentenceOf } from "./words.js";

/** @import { Group } from "./choices.js" */
/** @import { Choice, Hint, RiverView, Warned } from "./view_types.js" */

const GAP = 8;
const RIMS = { wide: 9, tablet: 8, tall: 6, low: 5 }; // pixels between the words and what frames their bank: water and wood
const BELOW_SIGN = 7; // pixels that tiles on a lying phone stand lower than words, to the foot of the bank
const LEAST_LETTERS = 14; // pixels
const STEP = 8; // pixels by which a sheet rises
const RISES = { gist: 22, why: 130 }; // pixels that words may reach over the bank's rim: a reason that was asked for hides something for as long as it is read
const GROWS = 5; // pixels that letters become larger at most where words have the place of the chances, too
const [BUTTONS, LOW_BUTTONS] = [268, 254]; // width of two answers where the bank is narrow and has words on it, too; on a phone on its side
/** What may be said, the most first: all of it; all of it over the chances, too; the chances and what is better, with the reason at hand; where the answers below weigh it, only what is better. */
const WAYS = [{ whole: false, gist: false }, { whole: true, gist: false }, { whole: false, gist: true }, { whole: true, gist: true }, { whole: false, gist: true, terse: true }];

export class Advice {
  /**
   * @param {HTMLElement} prompt the part of the stage that the advice stands behind
   * @param {{ onSure: () => void, onThink: () => void, onMore: () => void, onTake: (choice: Choice, event: Event) => void, onPoint: (choice: Choice | null) => void }} actions
   */
  constructor(prompt, actions) {
    this.actions = actions;
    this.box = make("div", "advice");
    this.say = make("div", "advice-say");
    this.do = make("div", "advice-do");
    this.tray = new ChanceTray(actions);
    this.box.append(this.say, this.do, this.tray.box);
    this.box.hidden = true;
    prompt.after(this.box);
    this.root = prompt.closest(".board");
    this.key = "";
    this.praised = /** @type {string | null} */ (null);
    this.why = false; // the reason is read, where it has no room beside the rest
    this.hasRead = false; // all that is said otherwise was read before it
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
    return this.box.hidden ? null : this.praised;
  }

  /**
   * Say the hint of the view or, when `asks`, its warning; returns true when the question has just been put. Where a boat `rides` or
   * stays, two answers stand on the bank that are not the tutor's; all chances of a phone are tiles there, one of them `picked`.
   * @param {Pick<RiverView, "hint" | "warning" | "turn" | "choices" | "seats">} view
   * @param {{ asks: boolean, open: boolean, rides: boolean, groups: Group[], picked: string | null }} now
   * @param {any} layout
   */
  render({ hint, warning, turn, choices, seats }, { asks, open, rides, groups, picked }, layout) {
    const said = asks && warning ? warning : open ? hint : null;
    const opens = said === warning && Boolean(said) && !this.asks;
    this.box.hidden = !said;
    this.root.classList.toggle("told", Boolean(said) && layout.form !== "wide");
    const lists = said === hint && isListed(hint, groups, layout);
    this.root.classList.toggle("lists", lists);
    this.tray.box.hidden = !lists;
    if (!said) return false;
    if (hint && lists) this.tray.render({ hint, choices, groups, picked, seats }, listRow(layout));
    const key = JSON.stringify([said, asks, rides, turn, lists, layout.form, layout.width, layout.height]);
    if (key !== this.key) {
      this.key = key;
      this.why = false;
      this.spread(said, asks, layout, rides);
      if (lists) this.root.classList.add("whole");
    }
    return opens;
  }

  /** The focus goes to the tiles that have come, or to the button that brings them. */
  focusMore(toTiles) {
    if (toTiles) this.tray.focus();
    else /** @type {HTMLElement[]} */ ([...this.say.querySelectorAll(".advice-more")]).at(-1)?.focus({ preventScroll: true });
  }

  /** Say as much as is seen whole, in letters as large as may be. */
  spread(said, asks, layout, rides) {
    this.say.classList.remove("tight");
    const turn = () => {
      this.why = !this.why;
      this.spread(said, asks, layout, rides);
    };
    for (const { whole, gist, terse = false } of WAYS) {
      if (terse && (asks || !rides || layout.form !== "tall")) continue;
      if (whole && (asks || rides || layout.shape !== "tall")) continue;
      if (this.why && !gist) continue; // what leads back needs the room of the gist
      this.root.classList.toggle("whole", whole);
      this.fill(said, asks, { gist, terse, turn });
      this.put(layout, { asks, rides, whole });
      fit(this.say, whole ? GROWS : 0);
      if (!this.why) this.hasRead = !gist;
      if (!this.say.classList.contains("scrolls")) return;
    }
    this.say.classList.add("tight"); // a third line rather than one that has to be looked for
    fit(this.say);
    rise(this.say, this.why ? RISES.why : RISES.gist);
  }

  /**
   * @param {(Hint & { isInNumbers?: boolean }) | Warned} said
   * @param {boolean} asks
   * @param {{ gist: boolean, terse: boolean, turn: () => void }} how whether the reason waits behind a button, which `turn`s to it and back
   */
  fill(said, asks, { gist, terse, turn }) {
    const { head, text, numbers, best } = said;
    this.praised = best;
    const short = inOneLine(gist && "instead" in said ? said.instead : sentenceOf(head)); // in few words, what is better counts most
    const [first, last] = [make("b", "advice-head", short), !terse && numbers && make("span", "advice-numbers", numbers)];
    const reason = gist || ("outcome" in said && said.outcome) ? makeButton("advice-more", this.why ? "Back" : "Why?", turn) : null;
    const compares = "chances" in said && Object.keys(said.chances).length > 0;
    const more = asks || terse || this.why || !compares ? null : makeButton("advice-more", "isInNumbers" in said ? "In words" : "All chances", this.actions.onMore);
    const parts = this.why ? [inOneLine(this.reasonOf(said)), reason] : gist ? [first, last, reason, more] : [first, inOneLine(text), last, more, reason];
    this.say.replaceChildren(...parts.filter(Boolean).flatMap((part, no) => (no ? [" ", part] : [part])));
    this.do.hidden = !asks;
    setAttribute(this.box, "role", asks ? "dialog" : "note");
    setAttribute(this.box, "aria-label", asks ? head : "Hint");
    this.do.replaceChildren();
    if (!asks) return;
    const think = makeButton("primary", "Choose again", this.actions.onThink);
    think.dataset.first = "";
    this.do.append(think, makeButton("second", "Sail anyway", this.actions.onSure));
  }

  /** What is read behind "Why?": nothing that was read before it. */
  reasonOf(said) {
    const behind = this.hasRead || !("why" in said) ? said.outcome : said.why;
    return behind || said.text;
  }

  put(layout, how) {
    place(this.do, answersRow(layout));
    place(this.say, sayRow(layout, how));
  }
}

/**
 * Let the words rise over the bank's rim, up to so many pixels, rather than have a line looked for.
 * @param {HTMLElement} node
 * @param {number} most
 */
function rise(node, most) {
  for (let left = most; left > 0 && node.classList.contains("scrolls"); left -= STEP) { // words in the middle of a sheet need more than what was cut
    Object.assign(node.style, { top: `${parseFloat(node.style.top) - STEP}px`, height: `${parseFloat(node.style.height) + STEP}px` });
    fit(node);
  }
}

/** With a card and its number in one line. */
const inOneLine = (words) => words.replace(/\b(card|dock) (?=\d)/g, "$1\u00a0");

/** The near bank: what lies below river and waterfall. */
function bankOf({ form, shape, fall, channel, height }) {
  const { y, h } = shape === "tall" ? fall : channel;
  const top = y + h / 2 + RIMS[form];
  return { y: top, h: height - RIMS[form] - top };
}

/**
 * Where words are said, on the near bank, where no boat lies: a sheet of its own between the die, which is what it is about and stays in sight,
 * and the chances or the answers; where there is no other room it lies over the chances. Held upright a phone has the answers below the words. Pure.
 * @param {any} layout
 * @param {{ asks: boolean, rides: boolean, whole: boolean }} how `whole`: over the chances, too
 */
export function sayRow(layout, { asks, rides, whole }) {
  const { form, die, chances, width } = layout;
  const { y, h } = bankOf(layout);
  const rim = RIMS[form];
  const start = form === "wide" ? rim : besideDie(layout);
  if (form === "tall") {
    const foot = whole ? y + h : (asks || rides ? rideRow(layout).y : chances.y - chances.h / 2) - GAP / 2 - 1;
    return { x: start, w: width - rim - start, y, h: foot - y };
  }
  const end = form === "wide" ? die.x - die.w / 2 : asks ? answersRow(layout).x : chances.x - chances.w / 2;
  return { x: start, w: (whole ? width - rim : end - GAP) - start, y, h };
}

/**
 * Where the two answers to the tutor stand: behind the die, where the button to roll is idle; where the bank is narrow, at its end or, held upright, below.
 * @param {any} layout
 */
export function answersRow(layout) {
  const { form, prompt, chances, width } = layout;
  if (form === "tall") return rideRow(layout);
  const x = isNarrow(form) ? width - GAP - (form === "low" ? LOW_BUTTONS : BUTTONS) : besideDie(layout);
  const { y, h } = isNarrow(form) ? chances : prompt;
  return { x, y: y - h / 2, w: width - GAP - x, h };
}

/** Where all chances stand on a phone: the whole bank beside the die; on its side, below the harbour's sign. */
function listRow(layout) {
  const x = besideDie(layout);
  const { y, h } = bankOf(layout);
  const down = layout.form === "low" ? BELOW_SIGN : 0;
  return { x, w: layout.width - RIMS[layout.form] - x, y: y + down, h: h - down + down / 2 };
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

/**
 * Make the letters smaller until all words are seen; where even that does not do they scroll, and a mark says so.
 * @param {HTMLElement} node
 * @param {number} [grows] pixels that they may be larger where there is room
 */
export function fit(node, grows = 0) {
  node.style.fontSize = "";
  node.classList.remove("scrolls");
  const isCut = () => node.scrollHeight > node.clientHeight + 1;
  const drawn = Math.floor(parseFloat(getComputedStyle(node).fontSize));
  for (let larger = grows; larger > 0; larger -= 1) {
    node.style.fontSize = `${drawn + larger}px`;
    if (!isCut()) break;
    node.style.fontSize = "";
  }
  for (let size = drawn; isCut() && size >= LEAST_LETTERS; size -= 1) node.style.fontSize = `${size}px`;
  node.classList.toggle("scrolls", isCut());
}
