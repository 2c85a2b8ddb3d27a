// coach_advice.js: what the coach says, in a box that lies on nothing that has to be looked at.

import { boxAround, draw, icon, make, makeButton, setAttribute, setProperty } from "../dom.js";
import { advicePlaces, leftIn, widthsIn } from "./advice_place.js";
import { pointAt, spokenOf } from "./advice_tail.js";
import { chanceNumber, closed } from "./coach_words.js";
import { rankText, suitSign } from "./faces.js";
import { handPlaces } from "./geometry.js";
import { gradeOf, gradeSign } from "./grades.js";

/** @import { Alternative } from "./coach_types.js" */

const CELL = { wide: 49, tablet: 49, tall: 45, low: 45 }; // pixels: a choice of the second look, with what is left free beside it
const NAMES = 68; // what its rows are called
const LIST_EDGES = { wide: 28, tablet: 28, tall: 28, low: 60 }; // there the cross stands beside it
const TIGHT = { cell: 31, edges: 8 }; // in smaller letters, where nothing is named at the head of a row, but on a phone on its side
const LISTS = [{ most: 1, tight: false }, { most: 1, tight: true }, { most: Infinity, tight: false }, { most: Infinity, tight: true }]; // in one row where it fits
const CROSS = 34; // that closes it, beside a title in smaller letters
const COLUMN = 300; // across: in less, words and buttons stand below each other
const NARROWEST = 300; // of a second look, that its title needs
const ROLLS = { telling: 84, asking: 130 }; // pixels: in less height nobody rolls words
const ROLLED = 3;
const FOLLOWS = 150; // pixels, as drawn: a hint of the usual length

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
    this.say.addEventListener("scroll", () => this.markRolled(), { passive: true });
    this.key = "";
    this.placed = ""; // what its place was found for
    this.rows = 0; // of them
    this.choices = 0; // of the second look
    this.speaksOf = ""; // the bid or card
    this.room = 0; // that is kept for what follows
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
   * @param {{ head: string, text: string, numbers: string, asks: boolean, best: string, id?: string, others?: Alternative[] | null, more?: boolean, working?: string, share?: number } | null} said
   * `working`: it is a first look, and so much of the hint itself is worked out
   * @param {{ isBid: boolean }} now
   */
  render(said, { isBid }) {
    const asked = this.asks;
    this.speaksOf = said && !said.others ? said.asks ? said.id : said.best : "";
    this.box.hidden = !said;
    const key = JSON.stringify({ ...said, share: 0 });
    if (said && key !== this.key) this.fill(said, isBid);
    if (said) setProperty(this.box, "--share", String(said.share ?? 0));
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
  fill({ head, text, rest, numbers, asks, others, more, working = "", grade = "" }, isBid) {
    const why = [make("span", "advice-first", ` ${text} `), make("span", "advice-rest", `${rest} `), make("span", "advice-numbers advice-rest", numbers)];
    this.choices = others?.length ?? 0;
    this.hasRest = Boolean(rest || numbers);
    this.room = working ? FOLLOWS : 0;
    this.say.replaceChildren(...(asks ? [gradeSign(grade)] : []), make("b", "advice-head", closed(head)), ...(others ? othersNodes(others) : why), ...(working ? [make("span", "advice-working", working)] : [])); // the second look needs its room
    this.box.classList.toggle("glance", Boolean(working));
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
   * Put it where nothing lies. As long as what it says and the table's size are the same it is not moved: nobody's finger then
   * meets another button.
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
    const { place, w } = this.choose(advicePlaces(layout, lying(table, count)), layout, Boolean(table.view.guided));
    const { style } = this.box;
    const thing = this.speaksOf ? spokenOf(table, this.speaksOf) : null;
    const left = leftIn(place, w, layout, thing?.x);
    style.left = `${stage.x - stage.w / 2 + left}px`;
    style.bottom = `${root.offsetHeight - (stage.y - stage.h / 2) - place.foot}px`;
    style.maxHeight = `${place.room}px`;
    this.say.scrollTop = 0;
    this.markRolled();
    const h = this.box.offsetHeight;
    pointAt(this.box, { x: left + w / 2, y: place.foot - h / 2, w, h }, thing, table);
  }

  /** There is more below than is seen. */
  markRolled() {
    const { say } = this;
    this.box.classList.toggle("rolls", say.scrollHeight - say.scrollTop > say.clientHeight + ROLLED);
  }

  /**
   * The first place in which it has room: with all it says or with its first reason alone, then in smaller letters; and only where
   * bare felt does not even hold words that are rolled, on the feet of played cards, or on the cards.
   * @param {ReturnType<typeof advicePlaces>} places
   * @param {any} layout
   * @param {boolean} isFirstGame it begins with the reason alone: numbers come when they are asked for
   */
  choose(places, layout, isFirstGame) {
    const [bare, feet] = [0, 1].map((most) => places.filter(({ over }) => over <= most));
    const ways = this.ways(isFirstGame);
    const found = this.fitting(bare, ways, layout, this.room * layout.scale) ?? this.fitting(bare, ways, layout) ?? this.rolled(bare, ways, layout) ?? this.fitting(feet, ways, layout) ?? this.rolled(feet, ways, layout) ?? this.fitting(places, ways, layout) ?? this.rolled(places, ways, layout, true);
    return /** @type {{ place: typeof places[0], w: number }} */ (found);
  }

  /**
   * What it may say, the best first.
   * @param {boolean} isFirstGame
   */
  ways(isFirstGame) {
    if (this.choices) return ["whole"];
    if (this.asks) return ["whole", "first", "why"]; // rather than a reason that has to be rolled: its buttons ask as well
    if (this.isWhole) return ["whole", "rest"];
    return isFirstGame && this.hasRest ? ["first", "whole"] : ["whole", "first"];
  }

  /** In no place with less `room`, where some is kept for what follows. */
  fitting(places, ways, { shape, scale }, room = 0) {
    for (const { most, tight } of this.choices ? LISTS : [{ most: 1, tight: false }, { most: 1, tight: true }]) {
      for (const words of ways) {
        for (const place of places) {
          for (const width of this.choices ? [place.w] : widthsIn(place, scale)) {
            const w = this.drawIn(width, { words, tight, shape });
            if (Math.max(room, this.box.offsetHeight) <= place.room && this.rows <= most) return { place, w };
          }
        }
      }
    }
    return null;
  }

  /** In the largest place where more than a line is seen at once; `anyhow`: however little that is. */
  rolled(places, ways, { shape }, anyhow = false) {
    const tall = places.filter(({ room }) => anyhow || room >= (this.asks ? ROLLS.asking : ROLLS.telling));
    const [place] = tall.sort((one, other) => other.w * other.room - one.w * one.room);
    return place ? { place, w: this.drawIn(place.w, { words: /** @type {string} */ (ways.at(-1)), tight: true, shape }) } : null;
  }

  /** Draw it so wide, in this way; returns the width that it takes. */
  drawIn(width, { words, tight, shape }) {
    const { box, choices } = this;
    const grown = Math.min(1.35, Number(box.style.getPropertyValue("--k")) || 1); // as in coach.css
    box.style.maxHeight = "";
    box.dataset.words = words;
    box.dataset.place = shape !== "low" ? "felt" : width < COLUMN ? "aside" : "over";
    box.dataset.tight = !tight ? "no" : words !== "first" && width >= COLUMN ? "beside" : "below";
    let w = width;
    this.rows = 1;
    if (choices) {
      const isLow = shape === "low"; // a list alone, without a title
      const [edges, cell] = tight ? [TIGHT.edges + (isLow ? CROSS : 0), TIGHT.cell] : [LIST_EDGES[shape], CELL[shape]];
      const names = tight && !isLow ? 0 : NAMES;
      const columns = nameRows(this.say.querySelector(".advice-others"), choices, Math.floor((width / grown - edges - names) / cell), Boolean(names));
      this.rows = Math.ceil(choices / columns);
      w = Math.min(width, Math.max(isLow ? 0 : NARROWEST, columns * cell + edges + names) * grown);
    }
    box.style.width = `${w}px`;
    return w;
  }
}

/** What lies on the table. */
function lying({ layout, parts: { stage, trump, infoDeal }, seats, view, bidding }, count) {
  const told = [boxAround([trump], stage), boxAround([infoDeal.parentElement], stage)];
  const { trick, me } = view;
  const size = view.seats.length;
  const places = trick.cards.map((_, no) => (trick.leader + no - me + size) % size);
  return {
    hand: handPlaces(count, layout), plate: boxAround([seats.nodes[me]], stage), told,
    bids: bidding.isOpen ? bidding.place(layout) : null, played: places, led: places[0] ?? -1,
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
  list.append(...shown.map((choice) => otherNode(choice)));
  const legend = make("span", "others-legend", "how often it works out, in %, and points");
  return [document.createTextNode(" "), legend, list];
}

/**
 * Even rows, at the head of each what its numbers are.
 * @param {Element} list
 * @param {number} choices
 * @param {number} most in a row
 * @param {boolean} isNamed whether there is room for that
 */
function nameRows(list, choices, most, isNamed) {
  for (const names of list.querySelectorAll(".others-names")) names.remove();
  const columns = Math.ceil(choices / Math.ceil(choices / Math.max(1, most)));
  setProperty(list, "--columns", String(columns));
  const items = isNamed ? [...list.children] : [];
  for (let no = 0; no < items.length; no += columns) {
    const names = make("li", "others-names");
    names.setAttribute("aria-hidden", "true");
    names.append(make("span", "other-name", "\u00a0"), make("b", "", "works out"), make("small", "", "points"));
    items[no].before(names);
  }
  return columns;
}

const bidOf = ({ id }) => Number(id.split(" ")[1]);

/**
 * Its grade stands below its numbers.
 * @param {Alternative} choice
 */
function otherNode({ id, name, words, numbers, made, points }) {
  const item = make("li", gradeOf(words));
  const [kind, what] = id.split(" ");
  const sign = make("span", `other-name ${kind}`);
  const grade = gradeSign(words);
  if (kind === "bid") sign.textContent = what;
  else sign.append(...(what[0] === "*" ? [draw(suitSign("*"))] : [rankText(what[0]), draw(suitSign(what[1]))]));
  const [number, percent] = chanceNumber(made).split(/\s/);
  const chance = make("b", "", number);
  if (percent) chance.append(make("span", "percent", `\u00a0${percent}`));
  const short = [sign, chance, make("small", "", points), grade];
  for (const node of short) node.setAttribute("aria-hidden", "true");
  item.append(make("span", "said", `${name}, ${words}: ${numbers}.`), ...short);
  item.title = `${name}, ${words}`;
  return item;
}
