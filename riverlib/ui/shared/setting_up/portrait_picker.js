// portrait_picker.js: one player's portrait; pressed, it offers the faces and colours there are.

import { draw, make, makeButton, setAttribute } from "../../../boards/dom.js";
import { COLOURS, portraitNode } from "../../../boards/portraits.js";

const EDGE = 8;
const PEN = '<svg class="picker-pen" viewBox="0 0 16 16" aria-hidden="true"><path d="M2 14l1-4L11 2l3 3-8 8zM9.5 3.5l3 3" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/></svg>';

/**
 * @typedef {object} Shown
 * @property {string} name whose portrait
 * @property {string} face
 * @property {number} colour
 * @property {[string, string][]} faces key and words of each face there is
 * @property {string[]} colours what the colours are called
 * @property {Record<string, string>} taken whose a colour is, by its number
 * @property {number} heard number of the last choice that the page has taken in
 */

class PortraitPicker {
  constructor(parent) {
    this.root = parent.querySelector(".picker");
    this.button = makeButton("picker-open", null, () => this.toggle());
    this.sheet = make("div", "picker-sheet");
    this.sheet.popover = "auto";
    this.root.append(this.button, this.sheet);
    this.no = 0; // of the last choice made here
    this.wish = {}; // what was chosen and is not heard yet
    this.faces = make("div", "picker-faces");
    this.colours = make("div", "picker-colours");
    this.sheet.append(make("p", "", "Face"), this.faces, make("p", "", "Colour"), this.colours);
  }

  toggle() {
    this.sheet.togglePopover();
    if (this.sheet.matches(":popover-open")) this.place();
  }

  /** Below the portrait if there is room, else as low as the window lets it. */
  place() {
    const at = this.button.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.sheet;
    const left = Math.min(at.left, innerWidth - width - EDGE);
    const top = Math.min(at.bottom + EDGE, innerHeight - height - EDGE);
    Object.assign(this.sheet.style, { left: `${Math.max(EDGE, left)}px`, top: `${Math.max(EDGE, top)}px` });
  }

  /**
   * What is not heard yet is shown all the same: a page drawn before it does not take it back.
   * @param {Shown} shown
   * @param {(wish: object) => void} send
   */
  update(shown, send) {
    this.send = send;
    if (shown.heard >= this.no) this.wish = {};
    const text = JSON.stringify(shown);
    if (text === this.text) return;
    this.text = text;
    this.draw({ ...shown, ...this.wish });
  }

  /**
   * Show a choice at once and say all that is unheard: of two quick choices the page may hear the last one alone.
   * @param {Shown} shown
   * @param {{ face?: string, colour?: number }} chosen
   */
  choose(shown, chosen) {
    this.no = Math.max(this.no, shown.heard) + 1;
    this.wish = { ...this.wish, ...chosen };
    this.draw({ ...shown, ...this.wish });
    this.send({ no: this.no, ...this.wish });
  }

  /** @param {Shown} shown */
  draw(shown) {
    const focused = this.focused();
    this.button.replaceChildren(portraitNode(shown.face, shown.colour), draw(PEN));
    const face = shown.faces.find(([key]) => key === shown.face)?.[1] ?? shown.face;
    setAttribute(this.button, "aria-label", `Face and colour of ${shown.name}: ${face}, ${shown.colours[shown.colour]}`);
    setAttribute(this.button, "title", "Choose a face and a colour");
    this.faces.replaceChildren(...shown.faces.map(([key, words]) => this.face(key, words, shown)));
    this.colours.replaceChildren(...shown.colours.map((words, no) => this.colour(no, words, shown)));
    if (focused) /** @type {HTMLElement | null} */ (this.sheet.querySelector(`[data-choice="${focused}"]`))?.focus();
  }

  focused() {
    const root = /** @type {Document | ShadowRoot} */ (this.root.getRootNode());
    return /** @type {HTMLElement | null} */ (root.activeElement)?.dataset.choice;
  }

  /**
   * @param {string} key
   * @param {string} words
   * @param {Shown} shown
   */
  face(key, words, shown) {
    const button = this.choice(`face-${key}`, words, key === shown.face, () => this.choose(shown, { face: key }));
    button.append(portraitNode(key, shown.colour));
    return button;
  }

  /**
   * @param {number} no
   * @param {string} words
   * @param {Shown} shown
   */
  colour(no, words, shown) {
    const owner = shown.taken[no];
    const choose = () => { if (!owner) this.choose(shown, { colour: no }); };
    const button = this.choice(`colour-${no}`, owner ? `${words}: ${owner} has it` : words, no === shown.colour, choose);
    button.style.setProperty("--mine", COLOURS[no]);
    if (owner) button.setAttribute("aria-disabled", "true");
    return button;
  }

  choice(name, words, chosen, choose) {
    const button = makeButton("", null, choose);
    button.dataset.choice = name;
    button.title = words;
    button.setAttribute("aria-label", words);
    button.setAttribute("aria-pressed", String(chosen));
    return button;
  }
}

const pickers = new WeakMap(); // parentElement -> picker

export default function ({ data, parentElement, setStateValue }) {
  let picker = pickers.get(parentElement);
  if (!picker || !parentElement.contains(picker.root)) {
    picker = new PortraitPicker(parentElement);
    pickers.set(parentElement, picker);
  }
  picker.update(data, (wish) => setStateValue("chosen", wish));
}
