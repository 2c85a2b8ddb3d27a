// controls.js: hands and keys on the board: clicks, key presses, where the focus goes, what pops up.

import { putBar } from "./bar.js";
import { placeAround, putBubble } from "./bubble.js";
import { markPointing } from "./pointing.js";
import { noteNodes, onwardButton, tellNext, tellTip } from "./telling.js";
import { leaveNodes, Popover, Tools } from "./tools.js";

/** @import { Board } from "./board.js" */
/** @import { Tip } from "./view_types.js" */

const NOTE_MS = 4000;
const READING_MS = 60; // a letter
const JUST_MS = 600; // nobody has read a note as young as this
const ACTS_BY_ITSELF = ".hc, .roll, .panel, .popover";
const NEXT_KEY = "n";
const HURRYING_KEYS = ["Enter", " "];
const HURRY = { kind: "hurry" };
const HELD_KEYS = ["Tab", "Shift", "Control", "Alt", "Meta"];

/** @template {Board<any>} Game */
export class Controls {
  /**
   * @param {Game} board
   * @param {any[][]} tools
   */
  constructor(board, tools) {
    this.board = board;
    this.keyboard = false; // the last input came from the keyboard
    this.zone = ""; // part of the board that had the focus last
    const { root, parts } = board;
    this.told = /** @type {{ tip: Tip, moment: string, leads: boolean } | null} */ (null); // what is said now of a thing on the board
    this.saidAt = -Infinity; // when the newest note came
    this.popover = new Popover(parts.popover, { onClose: () => this.closed() });
    this.tools = new Tools(parts.tools, tools, (name) => this.tool(name));
    this.listening = new AbortController();
    const { signal } = this.listening;
    document.addEventListener("keydown", (event) => this.key(event), { capture: true, signal });
    document.addEventListener("pointerdown", (event) => this.pointer(event), { capture: true, signal });
    markPointing(root, signal);
    root.addEventListener("focusin", (event) => { this.zone = this.zoneOf(event.target); });
    parts.stage.addEventListener("click", (event) => this.stageClick(event));
    for (const note of [parts.bubble, parts.toast]) note.addEventListener("click", () => tellNext(board)); // no press before: its click would fall on what then lies there
  }

  destroy() {
    this.listening.abort();
    clearTimeout(this.noteTimer);
  }

  /* ---- what a game says for itself ---- */

  /** Parts of the board that the focus is told apart by, as a selector. */
  get zones() { return ".panel, .popover, .tools"; }

  /**
   * What a key press means, or null when it is not ours.
   * @param {KeyboardEvent} _event
   * @param {boolean} _inside
   * @returns {{ kind: string, key?: string } | null}
   */
  intentOf(_event, _inside) { return null; }

  /**
   * Do what a key meant; false when there was nothing to do.
   * @param {any} _intent
   * @returns {boolean}
   */
  follow(_intent) { return false; }

  /**
   * Use a tool that acts at once; false for one that opens a popover.
   * @param {string} _name
   */
  useTool(_name) { return false; }

  /**
   * Heading and nodes of what a tool opens.
   * @param {string} _name
   * @returns {[string, Node[]]}
   */
  content(_name) { return ["", []]; }

  /** Why a tool does nothing now. @param {string} name @returns {string} */
  whyOff(name) { return name === "undo" ? "Nothing to take back." : "Not possible now."; }

  /** Put what a tool has opened where it belongs. */
  putPopover() {}

  /** What is asked before anything finished is taken back; else nothing. */
  get torn() { return ""; }

  /** @returns {[string, Node[]]} */
  undoContent() {
    const { popover, board } = this;
    return ["Take back?", leaveNodes(this.torn, { leave: "Take it back", stay: "Leave it", onLeave: () => { popover.close(); board.act({ kind: "undo" }); }, onStay: () => popover.close() })];
  }

  /** Bring the focus where the player goes on. */
  placeFocus(_opened = false) {}

  /* ---- the same for every game ---- */

  /** The part of the board an element stands in. */
  zoneOf(element) {
    const box = element.closest?.(this.zones);
    return box ? box.classList[0] : "table";
  }

  /** The focused element inside the component, or null. */
  get focused() {
    const active = this.board.root.getRootNode().activeElement;
    return active && this.board.root.contains(active) ? active : null;
  }

  /** Whether nothing on the page has the focus: what the board lies in may have it, after a click where nothing is. */
  get isFree() {
    const { activeElement } = document;
    const within = /** @type {ShadowRoot} */ (this.board.root.getRootNode()).host ?? this.board.root;
    return !activeElement || (activeElement !== within && activeElement.contains(within));
  }

  /** Whether the focus may be moved: it was ours, or the keyboard is used and nobody else has it. */
  get mayFocus() {
    const ours = Boolean(this.focused) || (this.isFree && (this.zone !== "" || this.keyboard));
    return !this.popover.name && ours;
  }

  /** A tap on the board while things move hurries them on, whatever lies under it; what acts by itself knows better. */
  stageClick(event) {
    if (!event.target.closest(ACTS_BY_ITSELF)) this.board.hurryOn();
  }

  /** Whether a tap can mean nothing but that what moves should go on: it was on its way before a note came. */
  onlyHurries(event) {
    const [on] = event.composedPath();
    return this.board.parts.stage.contains(on) && !on.closest(`${ACTS_BY_ITSELF}, .bubble, button`);
  }

  get isJustSaid() { return performance.now() - this.saidAt < JUST_MS; }

  pointer(event) {
    const path = event.composedPath();
    const { bubble, toast, popover, tools } = this.board.parts;
    this.keyboard = false;
    if (path.includes(bubble) || path.includes(toast)) return; // its click leads on
    if (!this.isJustSaid || !this.onlyHurries(event)) this.hideNotes({ read: !path.includes(tools) });
    if (!path.includes(this.board.root)) this.zone = "";
    if (this.popover.name && !path.includes(popover) && !path.includes(tools)) this.popover.close();
  }

  /** Keys belong to the board when the focus is in it, or when nothing on the page has the focus. */
  key(event) {
    const { board } = this;
    const inside = event.composedPath().includes(board.root);
    if ((!inside && !this.isFree) || !board.view) return;
    this.keyboard = true;
    if (this.told?.leads && event.key.toLowerCase() === NEXT_KEY) return tellNext(board);
    if (!event.repeat && HURRYING_KEYS.includes(event.key) && this.focused?.closest(".bubble, .toast")) return; // presses its button
    const intent = this.hurries(event) ? HURRY : this.intentOf(event, inside);
    if (!HELD_KEYS.includes(event.key) && !event.repeat) this.hideNotes({ read: !this.tools.buttons.has(intent?.kind) });
    if (!event.ctrlKey && !event.metaKey && !event.altKey && board.teaching.strip.takes(event.key, this.focused?.tagName === "BUTTON")) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    if (!intent || !this.obey(intent)) {
      if (!HELD_KEYS.includes(event.key)) board.hurryOn();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation(); // the page has keys of its own
  }

  /** Enter and Space while things move are for them: they play nothing that has not yet been seen. */
  hurries({ key, repeat }) {
    const elsewhere = this.focused && ["panel", "popover", "tools"].includes(this.zoneOf(this.focused));
    return this.board.busy && !repeat && !elsewhere && HURRYING_KEYS.includes(key);
  }

  obey(intent) {
    if (intent.kind === "nothing") return true; // a key held down: it cuts nothing short either
    this.hideNotes();
    if (intent === HURRY) return this.board.hurryOn(), true;
    if (this.board.busy) this.board.settle();
    return intent.kind === "close" ? this.escape() : this.follow(intent);
  }

  escape() {
    if (!this.popover.name) return false;
    this.popover.close();
    return true;
  }

  tool(name) {
    if (this.board.busy) this.board.settle();
    if (this.tools.isOff(name)) return this.note(this.whyOff(name));
    if (!(name === "undo" && this.torn) && this.useTool(name)) return null;
    if (this.popover.name === name) return this.popover.close();
    this.opener = this.focused && this.zoneOf(this.focused) !== "popover" ? this.focused : this.tools.buttons.get(name);
    this.popover.open(name, ...this.content(name));
    this.tools.mark(name);
    this.putPopover();
    if (name === "log") this.board.log.showEnd();
    return null;
  }

  closed() {
    this.tools.mark("");
    if (this.opener?.isConnected) this.opener.focus({ preventScroll: true });
    else this.placeFocus();
    this.tellAgain();
  }

  /** What lay over the board is gone: a tip that was not read for it is said now. */
  tellAgain() { if (!this.board.busy) tellTip(this.board); }

  /** `read`: whoever has put a tip away need not be told it again. */
  hideNotes({ read = false } = {}) {
    clearTimeout(this.noteTimer);
    const { tips, parts: { bubble, toast } } = this.board;
    bubble.hidden = true;
    toast.hidden = true;
    if (this.told) this.light([]);
    if (this.told?.tip.key && !read) tips.giveBack(this.told.tip, performance.now() - this.saidAt);
    this.told = null;
  }

  /** A sentence at a place on the stage, or as a bar when there is no place; gone after a while unless it `stays`, perhaps with a button `onward`. */
  note(text, place = null, { stays = false, onward = /** @type {HTMLElement | null} */ (null) } = {}) {
    const { bubble, toast } = this.board.parts;
    this.hideNotes();
    const node = place ? bubble : toast;
    node.replaceChildren(...noteNodes(text, onward));
    node.classList.toggle("more", Boolean(onward));
    node.hidden = false;
    this.saidAt = performance.now();
    if (place) this.putBubble(place);
    else putBar(this.board, this.seen, this.lowestTip);
    if (stays) return; // the log has said it already
    this.board.log.speak(text);
    this.noteTimer = setTimeout(() => this.hideNotes(), Math.max(NOTE_MS, text.length * READING_MS));
  }

  /** Whether nothing lies over the board that a tip would cover. */
  get isClear() { return !this.popover.name && this.board.parts.panel.hidden; }

  /** How far down a tip may reach: what is to be clicked stays uncovered. */
  get lowestTip() { return Infinity; }

  /** What has to be looked at and no note should hide: boxes, the more important with a `weight`. */
  get seen() { return []; }

  /**
   * A sentence at a thing on the board, or as a bar; it `stays` up to the next click or key, or until the game goes on; `more` is due after it.
   * @param {Pick<Tip, "text" | "mark"> & { key?: string }} tip
   */
  tell(tip, { stays = true, more = false } = {}) {
    this.note(tip.text, this.placeAt(tip.mark), { stays, onward: stays ? onwardButton(more) : null });
    this.told = { tip: { key: "", ...tip }, moment: this.moment, leads: stays };
    this.lightTold();
    if (stays) this.board.log.speak(tip.text);
  }

  /** Game and turn: what was told at another one speaks of what is gone. */
  get moment() { return `${this.board.view.game} ${this.board.view.turn}`; }

  /** The game goes on: what was told of a thing is no longer so. */
  endTold() { if (this.told) this.hideNotes({ read: true }); }

  /** After drawing: what was told stays at its thing as long as nothing has happened and nothing lies over the board. */
  keepTold() {
    if (!this.told) return;
    if (this.told.moment !== this.moment || !this.isClear) return this.hideNotes();
    if (this.board.parts.bubble.hidden) return; // it is said in a bar
    const place = this.placeAt(this.told.tip.mark);
    if (!place) return this.hideNotes();
    this.putBubble(place);
    this.lightTold();
  }

  /** Upper and lower edge of what a mark names, for a note that may also stand elsewhere; null where it is not to be seen. */
  placeAt(mark) { return placeAround(this.board.markBox(mark)); }

  /** Light up what is spoken of where the note cannot point at it; what is larger than the note both ways is seen anyway. */
  lightTold() {
    const { bubble } = this.board.parts;
    const box = bubble.classList.contains("free") && !bubble.hidden ? this.board.markBox(this.told.tip.mark) : null;
    this.light(box && (box.w < bubble.offsetWidth || box.h < bubble.offsetHeight) ? [box] : []);
  }

  /** In a lesson the light is the lesson's own. */
  light(boxes) {
    const { view, teaching } = this.board;
    if (!view.lesson) teaching.spotlight.render(boxes, false);
  }

  putBubble(place) { putBubble(this.board, place, this.seen, this.lowestTip); }
}
