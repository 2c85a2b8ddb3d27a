// coach_advice.js: what the coach says, in a box that hides as little as it can of what has to be looked at.

import { freePlace, leastHiding } from "../clear_room.js";
import { draw, icon, make, makeButton, setAttribute } from "../dom.js";
import { unbroken } from "../phrases.js";
import { chanceNumber, closed } from "./coach_words.js";
import { rankText, suitSign } from "./faces.js";

/** @import { Alternative } from "./coach_types.js" */

const CONTENT = { wide: 128, tablet: 128, tall: 118, low: 54 }; // pixels of height that most hints need: the words before one, that it comes, are put where it will stand
const CELL = { wide: 49, tablet: 49, tall: 49, low: 45 }; // pixels: a choice of the second look, with what is left free beside it
const LIST_EDGES = 62;
const LEAST = { wide: 280, tablet: 280, tall: 280, low: 396 }; // on a phone on its side what the numbers mean stands in one line
const WIDTHS = { wide: [440, 340], tablet: [420], tall: [372], low: [620, 356] }; // pixels; the narrower: beside my hand at a desk, between the plates of a phone's sides

export class CoachAdvice {
  /**
   * @param {HTMLElement} box
   * @param {{ onSure: () => void, onBack: () => void, onMore: () => void, onClose: () => void }} actions
   */
  constructor(box, actions) {
    this.box = box;
    this.actions = actions;
    this.say = make("div", "advice-say");
    this.do = make("div", "advice-do");
    this.box.append(this.say, this.do);
    this.key = "";
    this.placed = ""; // what its place was found for
    this.choices = 0; // of the second look
    this.width = 0; // pixels
    this.shape = "wide";
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /** Whether it asks a question. */
  get asks() {
    return this.isOpen && this.box.getAttribute("role") === "dialog";
  }

  /** The button that Enter presses. */
  get primary() {
    return /** @type {HTMLElement | null} */ (this.box.querySelector("[data-first]"));
  }

  /**
   * Say something, or nothing; returns true when a question has just been put.
   * @param {{ head: string, text: string, numbers: string, asks: boolean, best: string, others?: Alternative[] | null, more?: boolean } | null} said
   * @param {{ isBid: boolean }} now
   */
  render(said, { isBid }) {
    const asked = this.asks;
    this.box.hidden = !said;
    const key = JSON.stringify(said);
    if (said && key !== this.key) this.fill(said, isBid);
    this.key = key;
    if (!said) this.placed = "";
    return Boolean(said?.asks) && !asked;
  }

  /**
   * @param {any} said
   * @param {boolean} isBid
   */
  fill({ head, text, numbers, asks, others, more }, isBid) {
    const why = [unbroken(` ${text} `), make("span", "advice-numbers", numbers)];
    this.choices = others?.length ?? 0;
    this.say.replaceChildren(make("b", "advice-head", closed(head)), ...(others ? othersNodes(others) : why)); // the second look needs its room
    setAttribute(this.box, "role", asks ? "dialog" : "note");
    setAttribute(this.box, "aria-label", asks ? head : "Hint");
    const offered = `${asks} ${isBid} ${more}`;
    if (this.offered === offered) return; // a reason that comes later takes no button, and no focus, away
    this.offered = offered;
    this.do.replaceChildren(...(asks ? this.answers(isBid) : this.onward(Boolean(more))));
  }

  answers(isBid) {
    const back = makeButton("primary", "Take back", this.actions.onBack);
    back.dataset.first = "";
    return [back, makeButton("second", isBid ? "Bid it anyway" : "Play it anyway", this.actions.onSure)];
  }

  /** To what else there is, and away. */
  onward(more) {
    const close = makeButton("advice-close", null, this.actions.onClose);
    close.setAttribute("aria-label", "Close the hint");
    close.append(icon("close"));
    return more ? [makeButton("advice-more", "What else?", this.actions.onMore), close] : [close];
  }

  /** @param {number} width */
  setWidth(width) {
    this.box.style.width = `${width}px`;
  }

  /** The height that is kept for it at so much width. */
  heightAt(width, scale) {
    this.setWidth(width);
    const height = this.box.offsetHeight;
    return this.asks || this.choices ? height : Math.max(height, CONTENT[this.shape] * scale);
  }

  /** Its widths: those that words need, or for the second look one, two or three even rows. */
  get widths() {
    const { choices, shape } = this;
    return choices ? [1, 2, 3].map((rows) => Math.max(LEAST[shape], Math.ceil(choices / rows) * CELL[shape] + LIST_EDGES)) : WIDTHS[shape];
  }

  /**
   * How large it may be at each of its widths.
   * @param {any} table
   */
  sizes({ layout: { scale, width, height }, root }) {
    this.shape = root.dataset.shape;
    this.say.style.maxHeight = `${Math.max(90, height * 0.5)}px`;
    return this.widths.map((wide) => Math.min(wide * scale, width - 12)).map((w) => ({ w, h: this.heightAt(w, scale) }));
  }

  /**
   * Whether it stands where it belongs: as long as its size and the table's are the same, it is not moved, whatever rises or
   * comes to be known beside it. Nobody's finger then meets another button.
   * @param {any} table
   */
  stands(table) {
    const { layout: { width, height, odds } } = table;
    const key = JSON.stringify([this.sizes(table), this.asks, width, height, odds]);
    const stands = key === this.placed;
    this.placed = key;
    if (stands) this.setWidth(this.width);
    return stands;
  }

  /**
   * Put it where it hides least of what has to be seen, as wide as that asks for.
   * @param {any} table
   * @param {any[]} seen
   * @returns {import("../dom.js").Box} where it stands
   */
  put(table, seen) {
    const { layout: { width, handTop }, parts } = table;
    const stage = { width, height: parts.stage.clientHeight };
    const box = leastHiding(this.sizes(table).map((size) => freePlace(size, { x: width / 2, y: handTop }, seen, stage)), seen);
    this.setWidth(this.width = box.w);
    this.box.style.transform = `translate(${box.x - box.w / 2}px, ${box.y - box.h / 2}px)`;
    return box;
  }
}

/**
 * Every choice in a few letters, so that no list hides what it speaks of: the best one first among cards, numbers in their order.
 * @param {Alternative[]} choices the best one the first
 */
function othersNodes(choices) {
  const [best] = choices;
  const isBid = best.id.startsWith("bid ");
  const list = make("ul", "advice-others");
  const shown = isBid ? [...choices].sort((one, other) => bidOf(one) - bidOf(other)) : choices;
  list.append(...shown.map((choice) => otherNode(choice, choice === best)));
  const legend = make("span", "others-legend");
  legend.append(make("b", "", isBid ? "chance if you bid it and play for it" : "chance to make your bid"), make("span", "", "average points"));
  return [legend, list];
}

const bidOf = ({ id }) => Number(id.split(" ")[1]);

/**
 * @param {Alternative} choice
 * @param {boolean} isBest
 */
function otherNode({ id, name, words, numbers, made, points }, isBest) {
  const item = make("li", isBest ? "best" : "");
  const [kind, what] = id.split(" ");
  const sign = make("span", `other-name ${kind}`);
  if (kind === "bid") sign.textContent = what;
  else sign.append(...(what[0] === "*" ? [draw(suitSign("*"))] : [rankText(what[0]), draw(suitSign(what[1]))]));
  const short = [sign, make("b", "", chanceNumber(made)), make("small", "", points)];
  for (const node of short) node.setAttribute("aria-hidden", "true");
  item.append(make("span", "said", `${name}, ${words}: ${numbers}.`), ...short);
  item.title = `${name}, ${words}`;
  return item;
}
