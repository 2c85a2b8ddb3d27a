// tools.js: the tool bar and what its buttons open. One popover at a time; Escape or a click beside it closes it.

import { icon, make, makeButton, setAttribute, setText } from "./dom.js";
import { watchRest } from "./rest.js";

export class Tools {
  /** `tools` = [name, words, key, acts, short]: a tool that acts at once opens nothing; `short` is its word where a phone has room for one. */
  constructor(box, tools, onTool) {
    this.acting = tools.filter(([, , , acts]) => acts).map(([name]) => name);
    this.buttons = new Map(tools.map(([name, words, key, , short]) => {
      const button = makeButton("tool", null, () => onTool(name));
      button.dataset.tool = name;
      const said = make("span", "tool-words", words);
      setAttribute(said, "data-short", short ?? null);
      button.append(icon(name), said);
      button.setAttribute("aria-label", words);
      button.title = key ? `${words} (${key})` : words;
      if (key) button.setAttribute("aria-keyshortcuts", key);
      return [name, button];
    }));
    box.append(...this.buttons.values());
  }

  rename(name, words) {
    const button = this.buttons.get(name);
    button.title = words;
    button.setAttribute("aria-label", words);
    const said = button.querySelector(".tool-words");
    setText(said, words);
    setAttribute(said, "data-short", null);
  }

  /** Say on pointing, and to whoever listens after its name, what a tool would do now. */
  describe(name, what) {
    const button = this.buttons.get(name);
    const key = button.getAttribute("aria-keyshortcuts");
    const words = [button.textContent, what].filter(Boolean).join(": ");
    setAttribute(button, "title", key ? `${words} (${key})` : words);
  }

  switchOff(name, isOff) {
    setAttribute(this.buttons.get(name), "aria-disabled", isOff ? "true" : null);
  }

  isOff(name) {
    const button = this.buttons.get(name);
    return button.hidden || button.getAttribute("aria-disabled") === "true";
  }

  mark(open) {
    for (const [name, button] of this.buttons) {
      if (!this.acting.includes(name)) button.setAttribute("aria-expanded", String(name === open));
    }
  }
}

export class Popover {
  constructor(box, { onClose }) {
    this.box = box;
    this.onClose = onClose;
    this.name = "";
    this.markRest = watchRest(box);
  }

  /** Open with a heading and nodes; the focus goes to its first button or to the close button. */
  open(name, title, nodes) {
    this.name = name;
    this.box.className = `popover ${name}`;
    const head = make("div", "popover-head");
    const close = makeButton("close", null, () => this.close());
    close.setAttribute("aria-label", "Close");
    close.append(icon("close"));
    head.append(make("h2", "", title), close);
    this.box.setAttribute("aria-label", title);
    this.box.replaceChildren(head, ...nodes);
    this.box.hidden = false;
    this.box.scrollTop = 0;
    this.markRest();
    (this.box.querySelector("[data-first]") ?? close).focus({ preventScroll: true });
  }

  close() {
    if (!this.name) return;
    const name = this.name;
    this.name = "";
    this.box.hidden = true;
    this.onClose(name);
  }
}

/** Whether this device has keys to tell about: on a touch screen there are none. */
export function hasKeys() {
  return !matchMedia("(hover: none)").matches;
}

/**
 * What may be done now and why, then the short rules in force, then the keys, if there are any.
 * @param {string[]} now
 * @param {string[]} rules
 * @param {string[][]} keys
 */
export function helpNodes(now, rules, keys) {
  const nodes = now.map((sentence) => make("p", "help-now", sentence));
  const text = make("ol", "how-to");
  for (const sentence of rules) text.append(make("li", "", sentence));
  if (!keys.length) return [...nodes, text];
  const list = make("dl", "keys");
  for (const [key, meaning] of keys) {
    const pair = make("div");
    pair.append(make("dt", "", key), make("dd", "", meaning));
    list.append(pair);
  }
  return [...nodes, text, make("h3", "", "Keys"), list];
}

/**
 * The question before a game is left half-way, or anything finished is taken back. The strong answer, which is at hand, is the one
 * that was asked for where that loses nothing, else the one that loses nothing.
 * @param {string} question
 * @param {{ leave: string, stay?: string, isKept?: boolean, onLeave: () => void, onStay: () => void }} answers `isKept`: leaving loses nothing
 */
export function leaveNodes(question, { leave, stay = "Stay here", isKept = false, onLeave, onStay }) {
  const [leaves, stays] = [makeButton(isKept ? "primary" : "second", leave, onLeave), makeButton(isKept ? "second" : "primary", stay, onStay)];
  (isKept ? leaves : stays).dataset.first = "";
  const row = make("div", "panel-foot");
  row.append(...(isKept ? [leaves, stays] : [stays, leaves]));
  return [make("p", "", question), row];
}
