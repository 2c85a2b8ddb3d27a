// controls.js: hands and keys on the board: clicks, key presses, where the focus goes, what pops up.

import { setText } from "./dom.js";
import { Popover, Tools } from "./tools.js";

/** @import { Board } from "./board.js" */

const NOTE_MS = 4000;
const READING_MS = 60; // a letter
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
    this.popover = new Popover(parts.popover, { onClose: () => this.closed() });
    this.tools = new Tools(parts.tools, tools, (name) => this.tool(name));
    this.onKey = (event) => this.key(event);
    this.onPointer = (event) => this.pointer(event);
    document.addEventListener("keydown", this.onKey, true);
    document.addEventListener("pointerdown", this.onPointer, true);
    root.addEventListener("focusin", (event) => { this.zone = this.zoneOf(event.target); });
    parts.stage.addEventListener("click", (event) => this.stageClick(event));
  }

  destroy() {
    document.removeEventListener("keydown", this.onKey, true);
    document.removeEventListener("pointerdown", this.onPointer, true);
    clearTimeout(this.noteTimer);
  }

  /* ---- what a game says for itself ---- */

  /** Parts of the board that the focus is told apart by, as a selector. */
  get zones() {
    return ".panel, .popover, .tools";
  }

  /**
   * What a key press means, or null when it is not ours.
   * @param {KeyboardEvent} _event
   * @param {boolean} _inside
   * @returns {{ kind: string, key?: string } | null}
   */
  intentOf(_event, _inside) {
    return null;
  }

  /**
   * Do what a key meant; false when there was nothing to do.
   * @param {any} _intent
   * @returns {boolean}
   */
  follow(_intent) {
    return false;
  }

  /**
   * Use a tool that acts at once; false for one that opens a popover.
   * @param {string} _name
   */
  useTool(_name) {
    return false;
  }

  /**
   * Heading and nodes of what a tool opens.
   * @param {string} _name
   * @returns {[string, Node[]]}
   */
  content(_name) {
    return ["", []];
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

  /** Whether nothing on the page has the focus. */
  get isFree() {
    const { activeElement, body, documentElement } = document;
    return activeElement === body || activeElement === documentElement;
  }

  /** Whether the focus may be moved: it was ours, or the keyboard is used and nobody else has it. */
  get mayFocus() {
    const free = this.isFree;
    const ours = Boolean(this.focused) || (free && this.zone !== "");
    return !this.popover.name && (ours || (this.keyboard && free));
  }

  /** A click on the board while things move brings them to their end. */
  stageClick(event) {
    if (this.board.busy && !event.target.closest("button")) this.board.settle();
  }

  pointer(event) {
    const path = event.composedPath();
    this.keyboard = false;
    this.hideNotes();
    if (!path.includes(this.board.root)) this.zone = "";
    const { popover, tools } = this.board.parts;
    if (this.popover.name && !path.includes(popover) && !path.includes(tools)) this.popover.close();
  }

  /** Keys belong to the board when the focus is in it, or when nothing on the page has the focus. */
  key(event) {
    const { board } = this;
    const inside = event.composedPath().includes(board.root);
    if ((!inside && !this.isFree) || !board.view) return;
    this.keyboard = true;
    const intent = this.intentOf(event, inside);
    if (!intent || !this.obey(intent)) {
      if (board.busy && !HELD_KEYS.includes(event.key)) board.settle();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation(); // the page has keys of its own
  }

  obey(intent) {
    this.hideNotes();
    if (this.board.busy) this.board.settle();
    return intent.kind === "close" ? this.escape() : this.follow(intent);
  }

  escape() {
    if (!this.popover.name) return false;
    this.popover.close();
    return true;
  }

  tool(name) {
    const { board } = this;
    if (board.busy) board.settle();
    if (this.tools.isOff(name)) return board.log.speak(name === "undo" ? "Nothing to take back." : "Not possible now.");
    if (this.useTool(name)) return null;
    if (this.popover.name === name) return this.popover.close();
    this.opener = this.focused && this.zoneOf(this.focused) !== "popover" ? this.focused : this.tools.buttons.get(name);
    this.popover.open(name, ...this.content(name));
    this.tools.mark(name);
    if (name === "log") board.log.list.scrollTop = board.log.list.scrollHeight;
    return null;
  }

  closed() {
    this.tools.mark("");
    if (this.opener?.isConnected) this.opener.focus({ preventScroll: true });
    else this.placeFocus();
  }

  hideNotes() {
    clearTimeout(this.noteTimer);
    const { bubble, toast, stage } = this.board.parts;
    bubble.hidden = true;
    toast.hidden = true;
    stage.classList.remove("noted");
  }

  /** A sentence at a place on the stage, or as a bar when there is no place; gone after a while unless it `stays`. */
  note(text, place = null, { stays = false } = {}) {
    const { bubble, toast, stage } = this.board.parts;
    this.hideNotes();
    const node = place ? bubble : toast;
    setText(node, text);
    node.hidden = false;
    stage.classList.toggle("noted", Boolean(place));
    if (place) this.putBubble(place);
    if (stays) return; // the log has said it already
    this.board.log.speak(text);
    this.noteTimer = setTimeout(() => this.hideNotes(), Math.max(NOTE_MS, text.length * READING_MS));
  }

  /** Put the bubble above a place; near the edge it moves inwards and its tip stays. */
  putBubble(place) {
    const { parts: { bubble }, layout } = this.board;
    const half = Math.min(150, layout.width / 2 - 10);
    const x = Math.max(half + 6, Math.min(place.x, layout.width - half - 6));
    bubble.style.setProperty("--tip", `${place.x - x}px`);
    bubble.style.transform = `translate(${x}px, ${place.y}px) translate(-50%, -100%)`;
  }
}
