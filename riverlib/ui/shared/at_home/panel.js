// panel.js: the host's panel of a game that is played at home. Words, seats and pictures come from Python.

import { make, makeButton, setAttribute, setText } from "../../../boards/dom.js";
import { phoneIcon } from "./icons.js";
import { asking, rowOf } from "./seats.js";
import { toggle } from "./toggle.js";
import { drawOutdating, drawWatching, drawWay } from "./ways.js";

/**
 * @typedef {{ size: number, path: string }} Picture
 * @typedef {{ number: string, text: string, word: string }} Way
 * @typedef {{ text: string, word: string, picture: Picture, code: string | null, code_says: string, others: Way[] }} Invitation
 * @typedef {{ link: string, picture: Picture, says: string }} Watching
 * @typedef {{ seat: number, name: string, face: string, colour: number, place: "bot" | "here" | "free" | "phone", says: string,
 *   present: boolean, stood_in: boolean, empty: boolean }} SeatShown
 * @typedef {{ invitation: Invitation | null, no_way: string, is_shut: boolean, is_wanted: boolean, way_says: string, all_here: string, seats: SeatShown[],
 *   is_locked: boolean, watching: Watching | null, trouble: [string, string][], hint: string }} OpenPanel
 * @typedef {{ summary: string, is_alarmed: boolean, title: string, about: string, openness: string, alone: string, asks: string, note: string, answered: string,
 *   open: OpenPanel | null }} PanelView
 * @typedef {(kind: string, more?: object) => void} Send
 */

const LONGEST_NAME = 24;
const PICTURES = "pictures"; // a camera that sees two of them takes either
const PATIENCE = 4000; // milliseconds until a press that nobody answered may be made again

class Panel {
  constructor(parent) {
    this.root = parent.querySelector(".at-home");
    this.leader = makeButton("leader", null, () => this.come());
    this.note = make("p", "note");
    this.note.setAttribute("role", "status");
    this.body = make("div", "body");
    this.root.append(this.leader, this.body);
    this.parts = {}; // what stands in the body, by name; each is drawn anew only when its data changed
    this.texts = {};
    /** @type {boolean | null} */
    this.isOpen = null;
    /** @type {(action: object) => void} */
    this.trigger = () => {};
    /** @type {string | null} */
    this.pressed = null; // where whoever uses keys goes on once a press is answered
    /** @type {Send} */
    this.send = (kind, more = {}) => {
      this.wait();
      this.trigger({ kind, ...more, nonce: `${Date.now()}-${Math.random()}` });
    };
  }

  /** Bring the panel into sight. */
  come() {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.root.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
    this.begin();
  }

  /** Lead whoever uses keys to where the panel begins: the way in, or the button that opens it. */
  begin() {
    (this.find("fold-way") ?? this.find("called") ?? this.find("open"))?.focus({ preventScroll: true });
  }

  /** Take no second press before the first one is answered. */
  wait() {
    this.pressed = this.focused();
    this.root.inert = true;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.goOn(), PATIENCE);
  }

  goOn() {
    clearTimeout(this.waiting);
    this.root.inert = false;
    const next = this.pressed && this.find(this.pressed);
    if (next) next.focus({ preventScroll: true });
    else if (this.pressed) this.begin(); // what was pressed is gone
    this.pressed = null;
  }

  focused() {
    const root = /** @type {Document | ShadowRoot} */ (this.root.getRootNode());
    return /** @type {HTMLElement | null} */ (root.activeElement)?.dataset.name ?? null;
  }

  find(name) {
    return /** @type {HTMLElement | null} */ (this.body.querySelector(`[data-name="${name}"]`));
  }

  /** @param {PanelView} view */
  update(view) {
    const turned = this.isOpen !== Boolean(view.open);
    if (turned || this.asks !== view.asks) this.build(Boolean(view.open), view);
    setText(this.leaderText, view.summary);
    this.leader.classList.toggle("alarmed", view.is_alarmed);
    this.leader.classList.toggle("open", Boolean(view.open));
    setAttribute(this.leader, "aria-label", view.open ? `Play at home: ${view.summary}` : "Play at home: go to it, below the board");
    setText(this.note, view.note);
    if (view.open) this.show(view.open);
    const byHost = turned && this.root.inert; // the host has just opened or closed it
    this.goOn();
    if (byHost && view.open) this.come();
    else if (byHost) toBoard();
  }

  /** Build the panel for an open or a closed table. */
  build(isOpen, view) {
    this.isOpen = isOpen;
    this.asks = view.asks;
    this.texts = {};
    this.leaderText = make("span");
    this.leader.replaceChildren(phoneIcon(), this.leaderText);
    const head = make("div", "head");
    head.append(phoneIcon(), make("h2", "", view.title));
    this.body.className = isOpen ? "body is-open" : "body is-closed";
    if (isOpen) this.buildOpen(head);
    else this.buildClosed(head, view);
  }

  /** @param {PanelView} view */
  buildClosed(head, view) {
    const open = makeButton("strong", "Open the table");
    open.type = "submit";
    open.dataset.name = "open";
    const form = make("form", "opening");
    form.noValidate = true;
    if (view.asks) form.append(...calledBox(view.asks));
    form.append(open);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send("open", view.asks ? { name: form.querySelector("input").value } : {});
    });
    const words = make("div", "words");
    words.append(head, make("p", "", view.about), make("p", "quiet", view.openness));
    if (view.alone) words.append(make("p", "quiet", view.alone));
    words.append(this.note);
    this.body.replaceChildren(words, form);
  }

  buildOpen(head) {
    const part = (name, tag = /** @type {keyof HTMLElementTagNameMap} */ ("div")) => (this.parts[name] = make(tag, name));
    const way = this.fold("way", "The way in", PICTURES);
    way.append(part("outdating"));
    const columns = make("div", "columns");
    const right = make("div", "right");
    right.append(make("h3", "", "Who sits where"), part("seats", "ul"), part("locking"));
    columns.append(way, right);
    const end = makeButton("close", "Close the table", () => this.close(end));
    end.dataset.name = "close";
    head.append(end);
    this.body.replaceChildren(head, this.note, part("hint", "p"), part("ready"), columns, this.fold("watching", "Show it on a big screen", PICTURES), this.fold("trouble", "A phone cannot connect?"));
  }

  /**
   * A part of the panel that can be folded away; what changes in it does not open or close it. Of those of a `group` one alone is open.
   * @param {string} name
   * @param {string} words
   * @param {string} [group]
   */
  fold(name, words, group = "") {
    const fold = make("details", `fold fold-${name}`);
    if (group) fold.setAttribute("name", group);
    const summary = make("summary", "", words);
    this.parts[`said-${name}`] = make("span", "quiet");
    summary.append(this.parts[`said-${name}`]);
    summary.dataset.name = `fold-${name}`;
    this.parts[name] = make("div", name);
    fold.append(summary, this.parts[name]);
    this.parts[`fold-${name}`] = fold;
    return fold;
  }

  close(button) {
    asking(button, "All phones leave the table. The game itself goes on here.", "Close it", () => this.send("close"));
  }

  /** @param {OpenPanel} open */
  show(open) {
    const { send } = this;
    this.draw("way", [open.invitation, open.no_way, open.is_shut], (node) => drawWay(node, open, send));
    this.draw("outdating", open.invitation?.picture, (node) => drawOutdating(node, send));
    this.parts.outdating.hidden = !open.invitation;
    this.draw("ready", open.all_here, (node) => this.drawReady(node, open.all_here));
    setText(this.parts["said-way"], open.way_says);
    this.once("is_wanted", open.is_wanted, () => { this.parts["fold-way"].open = open.is_wanted; });
    this.draw("seats", open.seats, (node) => node.replaceChildren(...open.seats.map((seat) => rowOf(seat, send))));
    this.draw("locking", open.is_locked, (node) => this.drawLock(node, open.is_locked));
    this.draw("watching", open.watching, (node) => drawWatching(node, open.watching));
    this.parts["fold-watching"].hidden = !open.watching;
    setText(this.parts["said-watching"], open.watching?.says ?? "");
    this.draw("trouble", open.trouble, (node) => node.replaceChildren(...open.trouble.map(question)));
    this.parts["fold-trouble"].hidden = !open.trouble.length;
    setText(this.parts.hint, open.hint);
    this.parts.hint.hidden = !open.hint;
  }

  /** All are seated: and now? To the board. */
  drawReady(node, says) {
    node.hidden = !says;
    const go = makeButton("strong", "To the table", toBoard);
    go.dataset.name = "to-table";
    node.replaceChildren(make("p", "", says), go);
  }

  drawLock(node, isLocked) {
    node.replaceChildren(toggle("lock", "Lock the table", "nobody new sits down", isLocked, (on) => this.send("lock", { on })));
  }

  /** Do something only when data of a name has changed. */
  once(name, data, act) {
    const text = JSON.stringify(data);
    if (this.texts[name] === text) return;
    this.texts[name] = text;
    act();
  }

  draw(name, data, act) {
    this.once(name, data, () => {
      const focused = this.focused();
      act(this.parts[name]);
      if (focused) this.find(focused)?.focus({ preventScroll: true });
    });
  }
}

function toBoard() {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const board = /** @type {HTMLElement} */ ((document.querySelector(".st-key-card_table, .st-key-river")) ?? document.querySelector("h1"));
  board?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "end" });
}

/** Where whoever opens the table says what the others shall read. */
function calledBox(asks) {
  const label = make("label", "", asks);
  const box = make("input", "called");
  Object.assign(box, { id: "at-home-called", type: "text", maxLength: LONGEST_NAME, autocomplete: "off", autocapitalize: "words", spellcheck: false, enterKeyHint: "go" });
  label.htmlFor = box.id;
  box.dataset.name = "called";
  return [label, box];
}

function question([asks, says]) {
  const node = make("div", "question");
  node.append(make("h3", "", asks), make("p", "", says));
  return node;
}

const panels = new WeakMap(); // parentElement -> panel

export default function ({ data, parentElement, setTriggerValue }) {
  let panel = panels.get(parentElement);
  if (!panel || !parentElement.contains(panel.root)) {
    panel = new Panel(parentElement);
    panels.set(parentElement, panel);
  }
  panel.trigger = (action) => setTriggerValue("action", action);
  panel.update(data);
}
