// list.js: a list of rules, each with its sentence, the words in it that can be asked for, and a small board. A board is
// built when it is about to be seen, and what happens in it happens when it is seen.

import { make, makeButton, setText } from "../../../boards/dom.js";

/** @typedef {{ text: string, meaning: string | null }} Piece */
/** @typedef {{ key: string, number: number, sentence: Piece[], words: string, before: any, after: any, marks: string[], panel: boolean, alone: boolean }} Rule */

const NEAR = "500px 0px"; // boards are built before they come into sight
const BROAD = { width: 880, height: 440 };
const BROAD_FROM = 480; // a smaller picture that stands alone is drawn for fewer pixels, so that it can be read
const MOST_AWAY = 2; // the game's own picture, and the one of a game that waits
const BEFORE_MS = 1100; // how long the position is shown before anything happens in it

/** What a small picture that stands alone is drawn for: a phone on its side. */
export const HELD_LOW = { width: 606, height: 300 };

/** What a picture that stands alone is drawn for in a column so wide. */
export function aloneSize(column) {
  return column < BROAD_FROM ? HELD_LOW : BROAD;
}

/** One rule of the list. `paint(figure, rule)` makes its board. */
class RuleItem {
  constructor(rule, list) {
    this.rule = rule;
    this.list = list;
    this.board = null;
    this.runs = 0;
    this.timer = 0;
    this.node = make("li", rule.alone ? "rule alone" : "rule");
    this.node.dataset.key = rule.key;
    this.figure = make("div", "rule-picture");
    this.meaning = make("p", "rule-meaning");
    this.meaning.hidden = true;
    this.again = makeButton("rule-again", "Show again", () => this.play());
    this.node.append(this.line(), this.meaning);
    if (rule.before) this.node.append(this.figure, this.foot());
    this.figure.setAttribute("role", "img");
    this.figure.setAttribute("aria-label", rule.words);
    this.frame = make("div", "rule-frame");
    this.figure.append(this.frame);
    list.near.observe(this.figure);
  }

  destroy() {
    clearTimeout(this.timer);
    this.list.near.unobserve(this.figure);
    this.list.seen.unobserve(this.figure);
    this.board?.destroy();
    this.node.remove();
  }

  /** The number and the sentence, in which the words of the game can be asked for. */
  line() {
    const line = make("p", "rule-line");
    line.append(make("span", "rule-no", String(this.rule.number)));
    for (const { text, meaning } of this.rule.sentence) {
      if (meaning) line.append(this.term(text, meaning));
      else this.append(line, text);
    }
    return line;
  }

  /** A comma stays with the word before it, though that is a button. */
  append(line, text) {
    const marks = line.lastChild.localName === "button" ? text.match(/^[,.;:]*/)[0].length : 0;
    if (marks) {
      const unbroken = make("span", "rule-unbroken");
      unbroken.append(line.lastChild, text.slice(0, marks));
      line.append(unbroken);
    }
    line.append(text.slice(marks));
  }

  term(text, meaning) {
    const button = makeButton("rule-term", text, () => {
      const opens = button.getAttribute("aria-expanded") !== "true";
      for (const other of this.node.querySelectorAll(".rule-term")) other.setAttribute("aria-expanded", "false");
      button.setAttribute("aria-expanded", String(opens));
      this.meaning.hidden = !opens;
      setText(this.meaning, opens ? meaning : "");
    });
    button.setAttribute("aria-expanded", "false");
    return button;
  }

  foot() {
    const foot = make("div", "rule-foot");
    const words = make("p", "rule-words", this.rule.words);
    words.setAttribute("aria-hidden", "true"); // the picture is called so
    foot.append(words);
    if (this.rule.after) foot.append(this.again);
    return foot;
  }

  /** Build the board, and wait for it to be seen where something happens in it. */
  build() {
    if (this.board) return;
    this.list.near.unobserve(this.figure);
    this.frame.append(this.list.template.cloneNode(true));
    this.board = this.list.makeBoard(this.frame, this.rule);
    this.board.root.inert = true; // a picture: nothing to click, no focus, nothing that is read out piece by piece
    this.fit();
    const still = !this.board.motion.pace && this.rule.after;
    this.show(still ? this.rule.after : this.rule.before);
    if (this.rule.after && !still) this.list.seen.observe(this.figure);
  }

  /** Bring the board to the width that the list has for it. */
  fit() {
    const { width, height } = this.list.sizeFor(this.rule);
    const scale = this.list.column / width;
    this.frame.style.width = `${width}px`;
    this.frame.style.setProperty("--picture-height", `${height}px`);
    this.frame.style.transform = `scale(${scale})`;
    this.figure.style.height = `${Math.round((height + 2 * this.list.rim) * scale)}px`;
  }

  show(view) {
    this.board.update({ ...view, game: `${view.game} ${this.runs}` }, () => {});
  }

  /** Show what comes before, then what happens. */
  play() {
    if (!this.board || !this.rule.after) return;
    clearTimeout(this.timer);
    this.list.seen.unobserve(this.figure);
    this.runs += 1;
    this.show(this.rule.before);
    this.timer = setTimeout(() => this.show(this.rule.after), BEFORE_MS);
  }
}

/** All rules of a page. */
class RuleList {
  constructor(parent, { board, makeBoard, sizeFor, rim }) {
    Object.assign(this, { makeBoard, rim });
    this.board = board;
    this.template = parent.querySelector(board);
    this.node = make("ol", "rules");
    this.items = new Map();
    this.sizeFor = (rule) => sizeFor(rule, this.column);
    this.column = 0;
    this.near = new IntersectionObserver((entries) => this.each(entries, (item) => item.build()), { rootMargin: NEAR });
    this.seen = new IntersectionObserver((entries) => this.each(entries, (item) => item.play()), { threshold: 0.8 });
    this.sizes = new ResizeObserver(() => this.fit());
    this.sizes.observe(this.node);
  }

  /** Take the place of the empty board there. */
  enter(parent) {
    parent.querySelector(this.board).replaceWith(this.node);
  }

  destroy() {
    for (const item of this.items.values()) item.destroy();
    this.near.disconnect();
    this.seen.disconnect();
    this.sizes.disconnect();
  }

  each(entries, act) {
    for (const { isIntersecting, target } of entries) {
      const item = isIntersecting && [...this.items.values()].find(({ figure }) => figure === target);
      if (item) act(item);
    }
  }

  fit() {
    const figure = this.node.querySelector(".rule-picture");
    if (!figure || !figure.clientWidth || figure.clientWidth === this.column) return;
    this.column = figure.clientWidth;
    for (const item of this.items.values()) item.fit();
  }

  /** Rules that are as they were keep their boards. */
  update(rules) {
    const old = this.items;
    this.items = new Map(rules.map((rule) => {
      const text = JSON.stringify(rule);
      const kept = old.get(text);
      old.delete(text);
      return [text, kept ?? new RuleItem(rule, this)];
    }));
    for (const item of old.values()) item.destroy();
    this.node.append(...[...this.items.values()].map(({ node }) => node));
    this.fit();
  }
}

/** The function that a component of rules exports; `kind` says which boards its pictures are. */
export function listing(kind) {
  const lists = new WeakMap(); // parentElement -> list
  const away = new Map(); // pictures that stand alone, by what they show, while their page is not shown: they take long to build
  return ({ data, parentElement }) => {
    let list = lists.get(parentElement);
    const isAlone = data.rules.every(({ alone }) => alone);
    const shows = isAlone ? JSON.stringify(data.rules) : "";
    if (!list || !parentElement.contains(list.node)) {
      list?.destroy();
      list = away.get(shows) ?? new RuleList(parentElement, kind);
      away.delete(shows);
      list.enter(parentElement);
      lists.set(parentElement, list);
    }
    list.update(data.rules);
    const host = parentElement.host ?? parentElement;
    return () => {
      if (host.isConnected) return; // the clean-up of an older call may run while the list is still mounted
      lists.delete(parentElement);
      if (!isAlone) return list.destroy();
      away.get(shows)?.destroy();
      away.set(shows, list);
      const [oldest] = away.keys();
      if (away.size <= MOST_AWAY) return;
      away.get(oldest).destroy();
      away.delete(oldest);
    };
  };
}
