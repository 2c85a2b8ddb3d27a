// coach_advice.js: what the coach says, in a box that lies on nothing that has to be looked at.

import { boxAround, draw, icon, make, makeButton, setAttribute, setProperty } from "../dom.js";
import { advicePlaces } from "./advice_place.js";
import { chanceNumber, closed } from "./coach_words.js";
import { rankText, suitSign } from "./faces.js";
import { handPlaces } from "./geometry.js";

/** @import { Alternative } from "./coach_types.js" */

const CELL = { wide: 49, tablet: 49, tall: 45, low: 45 }; // pixels: a choice of the second look, with what is left free beside it
const NAMES = 52; // what its rows are called
const TITLED = 170; // over the numbers, where their title stands beside them
const LIST_EDGES = { wide: 28, tablet: 28, tall: 28, low: 60 }; // there the cross stands beside it
const EDGE = 6; // pixels to the rim of the table

export class CoachAdvice {
  /**
   * @param {HTMLElement} box
   * @param {{ onSure: () => void, onBack: () => void, onMore: () => void, onWhole: () => void, onClose: () => void }} actions
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
    this.hasRest = false; // there is more to say than the first reason
    this.isWhole = false; // somebody wants all of its words, whatever they lie on
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
    if (!said || said.head !== this.head) this.isWhole = false;
    this.head = said?.head;
    this.key = key;
    if (!said) this.placed = "";
    return Boolean(said?.asks) && !asked;
  }

  /**
   * @param {any} said
   * @param {boolean} isBid
   */
  fill({ head, text, rest, numbers, asks, others, more }, isBid) {
    const why = [make("span", "advice-first", ` ${text} `), make("span", "advice-rest", `${rest} `), make("span", "advice-numbers advice-rest", numbers)];
    this.choices = others?.length ?? 0;
    this.hasRest = Boolean(rest || numbers);
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

  /** To the rest of its words, to what else there is, and away. */
  onward(more) {
    const close = makeButton("advice-close", null, this.actions.onClose);
    close.setAttribute("aria-label", "Close the hint");
    close.append(icon("close"));
    const rest = makeButton("advice-more for-rest", "More", this.actions.onWhole);
    return more ? [rest, makeButton("advice-more for-others", "What else?", this.actions.onMore), close] : [rest, close];
  }

  /**
   * Put it below all that is played and bid. As long as what it says and the table's size are the same it is not moved: nobody's
   * finger then meets another button.
   * @param {any} table
   */
  put(table) {
    const { layout, root, hand } = table;
    const count = hand.list().length;
    const key = JSON.stringify([this.key, this.isWhole, this.asks, layout.width, layout.height, layout.odds, layout.handTop, count]);
    if (key === this.placed) return;
    this.placed = key;
    const stage = boxAround([table.parts.stage], root);
    setProperty(this.box, "--k", String(layout.scale));
    const place = this.choose(advicePlaces(layout, owned(table, count)), layout.shape, Boolean(table.view.guided));
    const { style } = this.box;
    style.left = `${stage.x - stage.w / 2 + place.x}px`;
    style.bottom = `${root.offsetHeight - (stage.y - stage.h / 2) - place.foot}px`;
    style.maxHeight = `${place.most}px`;
    style.minHeight = layout.shape === "tall" && place.name === "own" ? `${place.room}px` : ""; // all of my plate, rather than half
    this.up = place.up;
  }

  /**
   * The first place in which it has room: with all it says, or with its first reason alone; what was asked for lies on my hand
   * rather than being cut. In somebody's first game it begins with the reason alone: numbers come when they are asked for.
   * @param {ReturnType<typeof advicePlaces>} places
   * @param {string} shape
   * @param {boolean} isFirstGame
   */
  choose(places, shape, isFirstGame) {
    const ways = this.choices || this.isWhole || this.asks ? [["whole", "room"], ["whole", "most"]] : [["whole", "room"], ["first", "room"]];
    if (isFirstGame && this.hasRest && !this.choices && !this.isWhole) ways.unshift(["first", "room"], ["first", "most"]);
    if (this.asks && shape === "low") ways.splice(1, 0, ["first", "room"]); // its first reason beside my hand rather than all of them on it
    if (!this.choices) ways.push([this.isWhole ? "rest" : "first", "most"]);
    if (this.asks) ways.push(["why", "most"]); // rather than a reason that has to be rolled: its buttons ask as well
    const groups = shape === "tall" ? [["felt"], ["own"]] : [["over", "aside", "own"]]; // rather fewer words on bare felt than all of them on the tools
    for (const names of groups) {
      for (const [words, limit] of ways) {
        for (const place of places) if (names.includes(place.name) && this.heightIn(place, words, shape) <= place[limit]) return place;
      }
    }
    return places.at(-1);
  }

  /** Its height in a place. */
  heightIn({ name, w }, words, shape) {
    const { box, choices } = this;
    box.dataset.place = name;
    const grown = Math.min(1.35, Number(box.style.getPropertyValue("--k")) || 1); // as in coach.css
    box.style.width = `${w}px`;
    box.style.maxHeight = box.style.minHeight = "";
    box.dataset.words = words;
    if (choices) nameRows(this.say.querySelector(".advice-others"), choices, Math.floor((w / grown - LIST_EDGES[shape] - NAMES - (name === "over" ? TITLED : 0)) / CELL[shape]));
    return box.offsetHeight;
  }
}

/** What of the table is mine, and so may be lain on: on a phone the tools too, within the window. */
function owned({ layout, parts: { stage, tools: bar, trump, infoDeal }, seats, view, bidding, felt }, count) {
  const hand = handPlaces(count, layout);
  const cards = hand.map(({ x }) => x - layout.cardW / 2);
  const plate = boxAround([seats.nodes[view.me]], stage);
  const sight = innerHeight - stage.getBoundingClientRect().top - EDGE;
  const tools = layout.shape === "tall" ? boxAround([bar], stage) : null;
  const side = layout.shape === "low" ? [boxAround([bar], stage), boxAround([trump, infoDeal.parentElement], stage)] : null;
  return {
    left: Math.min(layout.width / 2, ...cards), plate: plate ? plate.x - plate.w / 2 : layout.width / 2,
    tools: tools && { x: tools.x - tools.w / 2, w: tools.w, foot: Math.min(tools.y + tools.h / 2, sight) },
    side: side && { right: Math.max(layout.width, side[0].x + side[0].w / 2), foot: side[1] ? side[1].y - side[1].h / 2 : layout.height },
    isEmpty: felt.cards.size === 0,
    top: Math.min(layout.height, ...hand.map(({ y }) => y - layout.cardH / 2)),
    bids: bidding.isOpen ? bidding.place(layout) : null,
  };
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
  const legend = make("span", "others-legend", isBid ? "chance: if you bid it and play for it" : "chance: to make your bid");
  return [document.createTextNode(" "), legend, list];
}

/**
 * Even rows, at the head of each what its numbers are.
 * @param {Element} list
 * @param {number} choices
 * @param {number} most in a row
 */
function nameRows(list, choices, most) {
  for (const names of list.querySelectorAll(".others-names")) names.remove();
  const columns = Math.ceil(choices / Math.ceil(choices / Math.max(1, most)));
  setProperty(list, "--columns", String(columns));
  const items = [...list.children];
  for (let no = 0; no < items.length; no += columns) {
    const names = make("li", "others-names");
    names.setAttribute("aria-hidden", "true");
    names.append(make("span", "other-name", "\u00a0"), make("b", "", "chance"), make("small", "", "points"));
    items[no].before(names);
  }
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
