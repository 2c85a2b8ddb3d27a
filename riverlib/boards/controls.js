// controls.js: hands and keys on the board: clicks, key presses, where the focus goes, what pops up.

import { markPointing, pressWithoutCaret } from "./pointing.js";
import { openInSight } from "./sight.js";
import { SOUND_TOOL, turnSounds } from "./sound_tool.js";
import { tellNext } from "./telling.js";
import { leaveNodes, Popover, Tools } from "./tools.js";

/** @import { Board } from "./board.js" */

const ACTS_BY_ITSELF = ".hc, .roll, .panel, .popover";
const NEXT_KEY = "n";
const HURRYING_KEYS = ["Enter", " "];
const HURRY = { kind: "hurry" };
const HELD_KEYS = ["Tab", "Shift", "Control", "Alt", "Meta"];

/** Let nothing else see a key: the page has keys of its own. */
function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

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
    this.listening = new AbortController();
    const { signal } = this.listening;
    document.addEventListener("keydown", (event) => this.key(event), { capture: true, signal });
    document.addEventListener("pointerdown", (event) => this.pointer(event), { capture: true, signal });
    markPointing(root, signal);
    pressWithoutCaret(root, signal);
    root.addEventListener("focusin", (event) => { this.zone = this.zoneOf(event.target); });
    parts.stage.addEventListener("click", (event) => this.stageClick(event));
  }

  destroy() {
    this.listening.abort();
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

  /**
   * Why a tool does nothing now.
   * @param {string} name
   * @returns {string}
   */
  whyOff(name) {
    return name === "undo" ? "Nothing to take back." : "Not possible now.";
  }

  /** Say why a tool does nothing now. */
  refuse(name) {
    this.board.notes.say(this.whyOff(name));
  }

  /** Put what a tool has opened where it belongs. */
  putPopover() {}

  /** What is asked before anything finished is taken back; else nothing. */
  get torn() {
    return "";
  }

  /** The heading of that question. */
  get tornTitle() {
    return "Take back?";
  }

  /** @returns {[string, Node[]]} */
  undoContent() {
    const { popover, board } = this;
    const takeBack = () => {
      popover.close();
      board.act({ kind: "undo" });
    };
    const nodes = leaveNodes(this.torn, { leave: "Take it back", stay: "Leave it", onLeave: takeBack, onStay: () => popover.close() });
    return [this.tornTitle, nodes];
  }

  /** The guard of the result that is on show, or null. @returns {import("./in_rhythm.js").InRhythm | null} */
  get ended() {
    return null;
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

  pointer(event) {
    const path = event.composedPath();
    const { notes, parts: { bubble, toast, popover, tools } } = this.board;
    this.keyboard = false;
    if (path.includes(bubble) || path.includes(toast)) return; // its click leads on
    if (!notes.isJustSaid || !this.onlyHurries(event)) notes.hide({ read: !path.includes(tools) });
    if (!path.includes(this.board.root)) this.zone = "";
    if (this.popover.name && !path.includes(popover) && !path.includes(tools)) this.popover.close();
  }

  /** Keys belong to the board when the focus is in it, or when nothing on the page has the focus. */
  key(event) {
    const { board } = this;
    const inside = event.composedPath().includes(board.root);
    if ((!inside && !this.isFree) || !board.view) return;
    this.keyboard = true;
    if (!this.popover.name && this.ended?.takes(event, performance.now())) return swallow(event);
    if (board.notes.told?.leads && event.key.toLowerCase() === NEXT_KEY) return tellNext(board);
    if (!event.repeat && HURRYING_KEYS.includes(event.key) && this.focused?.closest(".bubble, .toast")) return; // presses its button
    const intent = this.hurries(event) ? HURRY : this.intentOf(event, inside);
    if (!HELD_KEYS.includes(event.key) && !event.repeat) board.notes.hide({ read: !this.tools.buttons.has(intent?.kind) });
    if (!event.ctrlKey && !event.metaKey && !event.altKey && board.teaching.strip.takes(event.key, this.focused?.tagName === "BUTTON")) {
      swallow(event);
      return;
    }
    if (!intent || !this.obey(intent)) {
      if (!HELD_KEYS.includes(event.key)) board.hurryOn();
      return;
    }
    swallow(event);
  }

  /** Enter and Space while things move are for them: they play nothing that has not yet been seen. */
  hurries({ key, repeat }) {
    const elsewhere = this.focused && ["panel", "popover", "tools"].includes(this.zoneOf(this.focused));
    return this.board.busy && !repeat && !elsewhere && HURRYING_KEYS.includes(key);
  }

  obey(intent) {
    if (intent.kind === "nothing") return true; // a key held down: it cuts nothing short either
    this.board.notes.hide();
    if (intent === HURRY) return this.board.hurryOn(), true;
    if (this.board.busy) this.board.settle();
    if (!this.tools.buttons.has(intent.kind) || this.focused !== this.tools.buttons.get(intent.kind)) this.leaveTools();
    return intent.kind === "close" ? this.escape() : this.follow(intent);
  }

  escape() {
    if (!this.popover.name) return false;
    this.popover.close();
    return true;
  }

  /** Looking back is a place that one leaves as any panel: by Escape too, once nothing lies over it. */
  leaveLooking() {
    const { view, teaching } = this.board;
    if (!view.looking || !view.lesson) return false;
    teaching.step("out");
    return true;
  }

  tool(name) {
    if (name === SOUND_TOOL[0]) return turnSounds(this.board);
    if (this.board.busy) this.board.settle();
    if (this.tools.isOff(name)) return this.refuse(name);
    if (!(name === "undo" && this.torn) && this.useTool(name)) return null;
    if (this.popover.name === name) return this.popover.close();
    this.opener = this.openerOf(name);
    this.popover.open(name, ...this.content(name));
    this.board.root.dataset.opened = name;
    this.tools.mark(name);
    this.putPopover();
    openInSight(this.board.root, this.board.parts.popover);
    if (name === "log") this.board.log.showEnd();
    return null;
  }

  /** What has the focus again once this is closed: what had it on the board, or the tool's own button where a key pressed that; else play goes on. */
  openerOf(name) {
    const zone = this.focused ? this.zoneOf(this.focused) : "tools";
    if (zone === "tools") return this.keyboard && this.focused === this.tools.buttons.get(name) ? this.focused : null;
    return zone === "popover" ? this.opener : this.focused;
  }

  /** Let no tool keep the focus that a key did not press. */
  leaveTools() {
    if (this.focused && this.zoneOf(this.focused) === "tools") /** @type {HTMLElement} */ (this.focused).blur();
  }

  closed() {
    delete this.board.root.dataset.opened;
    this.tools.mark("");
    if (this.opener?.isConnected) this.opener.focus({ preventScroll: true });
    else {
      /** @type {HTMLElement | null} */ (this.focused)?.blur(); // a browser takes it only later from what is hidden
      this.placeFocus();
    }
    this.board.notes.tellAgain();
  }
}
