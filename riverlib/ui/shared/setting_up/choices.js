// choices.js: pictures to choose one from. They are a group of radio buttons; arrows move and choose, as in any such group.

import { make, makeButton, setAttribute } from "../../../boards/dom.js";

/** @typedef {{ key: string, name: string, line: string, facts: string[], picture: any }} Option */
/** @typedef {{ label: string, chosen: string, more: string, first: number, options: Option[], heard: number }} Shown */

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

class Choices {
  constructor(parent, drawPicture) {
    this.root = parent.querySelector(".choices");
    this.drawPicture = drawPicture;
    this.open = false;
    this.no = 0; // of the last choice made here
    this.text = "";
    this.root.addEventListener("keydown", (event) => this.onKey(event));
  }

  /**
   * @param {Shown} shown
   * @param {(wish: { no: number, key: string }) => void} choose
   */
  update(shown, choose) {
    this.choose = choose;
    this.shown = shown;
    setAttribute(this.root, "aria-label", shown.label);
    const text = JSON.stringify([shown.options, shown.first, shown.more]);
    if (text !== this.text) {
      this.text = text;
      this.build(shown);
    }
    this.mark(shown.heard < this.no ? this.chosen : shown.chosen); // a page drawn before a choice does not take it back
  }

  build({ options, more }) {
    this.buttons = options.map((option) => this.card(option));
    this.more = makeButton("choices-more", more, () => {
      this.open = true;
      this.mark(this.chosen);
      this.buttons[this.shown.first].focus();
    });
    this.root.replaceChildren(...this.buttons, this.more);
  }

  /** @param {Option} option */
  card({ key, name, line, facts, picture }) {
    const card = makeButton("choice", null, () => this.take(key));
    card.dataset.key = key;
    card.setAttribute("role", "radio");
    const frame = make("span", "choice-picture");
    frame.setAttribute("aria-hidden", "true");
    frame.append(this.drawPicture(picture));
    const words = make("span", "choice-words");
    const row = make("span", "choice-facts");
    row.append(...facts.map((fact) => make("span", "choice-fact", fact)));
    words.append(make("span", "choice-name", name), make("span", "choice-line", line), row);
    card.append(frame, words);
    return card;
  }

  /** Show at once what was chosen; the server's answer brings the rest of the page along. */
  take(key) {
    this.mark(key);
    this.no = Math.max(this.no, this.shown.heard) + 1;
    this.choose({ no: this.no, key });
  }

  mark(chosen) {
    this.chosen = chosen;
    const chosenNo = this.buttons.findIndex((button) => button.dataset.key === chosen);
    const all = this.open || chosenNo >= this.shown.first || this.buttons.length <= this.shown.first;
    this.buttons.forEach((button, no) => {
      setAttribute(button, "aria-checked", String(no === chosenNo));
      button.tabIndex = no === Math.max(chosenNo, 0) ? 0 : -1;
      button.style.display = all || no < this.shown.first ? "" : "none";
    });
    this.more.style.display = all ? "none" : "";
  }

  onKey(event) {
    const step = STEPS[event.key];
    if (!step || event.target === this.more) return;
    event.preventDefault();
    const open = this.buttons.filter((button) => button.style.display !== "none");
    const next = open[(open.indexOf(event.target) + step + open.length) % open.length];
    next.focus();
    this.take(next.dataset.key);
  }
}

/**
 * The function that a component of choices exports.
 * @param {(picture: any) => Node} drawPicture
 */
export function choosing(drawPicture) {
  const lists = new WeakMap(); // parentElement -> choices
  return ({ data, parentElement, setStateValue }) => {
    let list = lists.get(parentElement);
    if (!list || !parentElement.contains(list.root)) {
      list = new Choices(parentElement, drawPicture);
      lists.set(parentElement, list);
    }
    list.update(data, (wish) => setStateValue("chosen", wish));
  };
}
