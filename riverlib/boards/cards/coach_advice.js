// coach_advice.js: what the coach says, in a box that lies on nothing that has to be looked at.

import { boxAround } from "../boxes.js";
import { icon, make, makeButton, setAttribute, setProperty } from "../dom.js";
import { listOf, listWidths } from "./advice_list.js";
import { advicePlaces, comfortable, leftIn, sameGround, widthsIn } from "./advice_place.js";
import { numbersAlone, pointAt, spokenOf, tailTo } from "./advice_tail.js";
import { closed } from "./coach_words.js";
import { handPlaces } from "./geometry.js";
import { gradeSign } from "./grades.js";

/** @import { Row } from "./coach_types.js" */

const LARGE = new Set(["wide", "tablet"]);
const COLUMN = 300; // across: in less, words and buttons stand below each other
const FLAT = 470; // pixels, as drawn, at a desk: in so much the button stands beside a hint's words, and they need little height
const ROW = 600; // and in so much its question beside three
const ROLLS = { telling: 84, asking: 130 }; // pixels: in less height nobody rolls words
const ROLLED = 3;
const LOWEST = 90; // pixels: in so little height no two buttons stand below each other
const WORDS = 170; // across: in less, words are a column of single ones, and the buttons stand below them
const TAG = 20; // pixels that the chance of a card in an upper row stands above it
const FOLLOWS = 150; // pixels, as drawn: a hint of the usual length

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
    this.say.addEventListener("scroll", () => this.markRolled(), { passive: true });
    this.key = "";
    this.placed = ""; // what its place was found for
    this.lists = false; // it is the second look, with a list
    this.brief = false; // it asks in one sentence, and tells the rest to whoever wants it
    this.whole = false; // all of it was asked for: though it has to be rolled
    this.speaksOf = ""; // the bid or card
    this.isBid = false;
    this.at = /** @type {{ left: number, w: number, foot: number } | null} */ (null); // where it stands, so that it grows there
    this.room = 0; // that is kept for what follows
    this.table = /** @type {any} */ (null); // that it was last put on
    this.points = /** @type {(fit: { place: any, w: number, h: number }) => boolean} */ (() => false); // whether a tail leads from there to what it speaks of
  }

  /** How much larger than drawn the table is that it was last put on. */
  get scale() {
    return this.table?.layout.scale ?? 1;
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
   * @param {{ head: string, text: string, numbers: string, asks: boolean, best: string, id?: string, lists?: { rows: Row[], few: Row[] } | null, more?: boolean, working?: string, share?: number } | null} said
   * `working`: it is a first look, and so much of the hint itself is worked out
   * @param {{ isBid: boolean }} now
   */
  render(said, { isBid }) {
    const asked = this.asks;
    this.speaksOf = !said || (said.lists && !isBid) ? "" : said.asks ? said.id : said.best; // the list of bids stands where their hint stood
    this.box.hidden = !said;
    this.box.parentElement?.classList.toggle("advises", Boolean(said)); // asked with :has, each card that came or went had the whole table styled anew
    const key = JSON.stringify({ ...said, share: 0 });
    if (said && key !== this.key) this.fill(said, isBid);
    if (said) setProperty(this.box, "--share", String(said.share ?? 0));
    this.key = key;
    this.isBid = isBid;
    if (!said) Object.assign(this, { placed: "", at: null });
    if (!said) this.table?.bidding.box.classList.remove("shared");
    return Boolean(said?.asks) && !asked;
  }

  /**
   * @param {any} said
   * @param {boolean} isBid
   */
  fill({ head, text, rest, numbers, asks, lists, more, working = "", grade = "" }, isBid) {
    this.whole = false;
    this.brief = Boolean(asks && (rest || numbers));
    const why = [make("span", "advice-first", ` ${text} `), make("span", "advice-rest", `${rest} `), make("span", "advice-numbers advice-rest", ` ${numbers}`)];
    this.lists = Boolean(lists);
    this.room = working ? FOLLOWS : 0;
    this.say.replaceChildren(...(asks ? [gradeSign(grade)] : []), make("b", "advice-head", closed(head)), ...(lists ? [why[0], listOf(lists.rows, "many"), listOf(lists.few, "few")] : why), ...(working ? [make("span", "advice-working", working)] : []));
    this.box.classList.toggle("glance", Boolean(working));
    this.box.classList.toggle("brief", this.brief);
    setAttribute(this.box, "role", asks ? "dialog" : "note");
    setAttribute(this.box, "aria-label", asks ? head : "Hint");
    const offered = `${asks} ${isBid} ${more} ${this.brief}`;
    if (this.offered === offered) return; // a reason that comes later takes no button, and no focus, away
    this.offered = offered;
    this.do.replaceChildren(...(asks ? this.answers(isBid) : this.onward(Boolean(more))));
  }

  answers(isBid) {
    const back = makeButton("primary", "Take back", this.actions.onBack);
    back.dataset.first = "";
    const both = [back, makeButton("second", isBid ? "Bid it anyway" : "Play it anyway", this.actions.onSure)];
    return this.brief ? [...both, makeButton("advice-more", "Why?", () => this.tellAll())] : both;
  }

  /** Tell all of a question that was put in one sentence: there is nothing more to ask for. */
  tellAll() {
    Object.assign(this, { brief: false, whole: true, offered: "" });
    this.primary?.focus();
    this.box.classList.remove("brief");
    this.do.querySelector(".advice-more")?.remove();
    this.put(this.table);
  }

  /** To what else there is, and away. */
  onward(more) {
    const close = makeButton("advice-close", null, this.actions.onClose);
    close.setAttribute("aria-label", "Close the hint");
    close.append(icon("close"));
    return more ? [makeButton("advice-more for-others", "What else?", this.actions.onMore), close] : [close];
  }

  /**
   * Put it where nothing lies. As long as what it says and the table's size are the same it is not moved: nobody's finger then
   * meets another button.
   * @param {any} table
   */
  put(table) {
    const { layout, root, hand } = table;
    const count = hand.list().length;
    this.table = table;
    const key = JSON.stringify([this.key, this.asks, this.brief, layout.width, layout.height, layout.odds, layout.handTop, count]);
    if (key === this.placed) return;
    this.placed = key;
    const stage = boxAround([table.parts.stage], root);
    setProperty(this.box, "--k", String(layout.scale));
    const { style } = this.box;
    const thing = this.speaksOf ? spokenOf(table, this.speaksOf) : null;
    this.points = ({ place, w, h }) => tailTo({ x: leftIn(place, w, layout, thing?.x) + w / 2, y: place.foot - h / 2, w, h }, thing, table) !== null;
    const { place, w } = this.choose(advicePlaces(layout, { ...lying(table, count), of: thing?.x, level: thing?.y }), layout);
    const left = leftIn(place, w, layout, thing?.x);
    style.left = `${stage.x - stage.w / 2 + left}px`;
    style.bottom = `${root.offsetHeight - (stage.y - stage.h / 2) - place.foot}px`;
    style.maxHeight = `${place.room}px`;
    table.bidding.box.classList.toggle("shared", place.shares);
    this.at = { left, w, foot: place.foot };
    this.say.scrollTop = 0;
    this.markRolled();
    const h = this.box.offsetHeight;
    pointAt(this.box, { x: left + w / 2, y: place.foot - h / 2, w, h }, place.shares ? null : thing, table); // it would lie over a chance
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
   */
  choose(places, layout) {
    const [bare, feet] = [0, 1].map((most) => comfortable(places.filter(({ over }) => over <= most), layout));
    const ways = this.ways(layout);
    const strips = this.asks && layout.shape === "low" ? bare.filter(({ w }) => w >= COLUMN) : []; // its reasons in lines, not in a column of single words
    const found = this.grown([bare, feet], ways, layout) ?? this.across([bare, feet], ways, layout) ?? this.fitting(strips, ways.slice(0, 1), layout, 0, this.points) ?? this.fitting(strips, ways.slice(0, 1), layout) ?? this.pointing(bare, ways, layout) ?? this.fitting(bare, ways, layout, this.room * layout.scale) ?? this.fitting(bare, ways, layout) ?? this.shortened(bare, layout) ?? this.rolled(bare, ways, layout) ?? this.fitting(feet, ways, layout) ?? this.shortened(feet, layout) ?? this.rolled(feet, ways, layout) ?? this.fitting(places, ways, layout) ?? this.rolled(places, ways, layout, true);
    return /** @type {{ place: typeof places[0], w: number }} */ (found);
  }

  /** What it may say, the best first: of a list its reason as well, the list alone, or that as running words. */
  ways({ shape }) {
    if (this.whole) return ["whole"];
    if (this.brief) return ["first", "why"];
    if (!this.lists) return this.asks ? ["whole", "first", "why"] : ["whole", "first"]; // rather than a reason that has to be rolled: its buttons ask as well
    const few = ["whole few", "list few", "flow few"];
    return LARGE.has(shape) ? ["whole many", "list many", ...few] : few;
  }

  /** Where a tail leads from it to the card or number that it speaks of, though it be in fewer words: a list without the reason that was just read. */
  pointing(places, ways, layout) {
    if (!this.speaksOf || (this.lists && !LARGE.has(layout.shape))) return null;
    const room = this.room * layout.scale;
    return (room ? this.fitting(places, ways, layout, room, this.points) : null) ?? this.fitting(places, ways, layout, 0, this.points);
  }

  /** What was asked for grows where it was asked: nobody looks for it elsewhere. A reason may lie on the feet of played cards there. */
  grown([bare, feet], ways, layout) {
    if (!this.at || (!this.lists && !this.whole)) return null;
    const does = this.speaksOf ? this.points : undefined;
    const [same, low] = [bare, feet].map((places) => sameGround(places, this.at, layout));
    if (this.whole) return this.fitting(same, ways, layout, 0, does) ?? this.fitting(low, ways, layout, 0, does);
    return this.fitting(same, ways.filter((way) => !LARGE.has(layout.shape) || !way.startsWith("flow")), layout, 0, does);
  }

  /** On a phone a hint at play: low and broad above my hand, in fewer words or its lines on the feet of played cards rather than in a column. */
  across(grounds, ways, layout) {
    if (this.asks || this.isBid || LARGE.has(layout.shape)) return null;
    const [wide, feet] = grounds.map((places) => places.filter(({ w }) => w >= COLUMN * layout.scale));
    if (this.lists) return this.fitting(wide, ways, layout) ?? this.fitting(feet, ways, layout);
    for (const does of [this.points, undefined]) {
      const found = this.fitting(wide, ["whole", "first"], layout, 0, does) ?? this.fitting(wide, ["short"], layout, 0, does);
      if (found) return found;
    }
    return null;
  }

  /** A hint without its reasons, at last in its head alone: no sentence of it is cut, and its button tells the rest. */
  shortened(places, layout) {
    if (this.asks || this.lists) return null;
    return this.fitting(places, ["short"], layout) ?? this.fitting(places, ["head"], layout);
  }

  /** In no place with less `room`, where some is kept for what follows, and only where it `does`. */
  fitting(places, ways, layout, room = 0, does = /** @type {(fit: any) => boolean} */ (() => true)) {
    const sizes = [false, true];
    const said = this.lists ? ways.flatMap((words) => sizes.map((tight) => ({ words, tight }))) : sizes.flatMap((tight) => ways.map((words) => ({ words, tight }))); // a list keeps its reason rather than its size
    for (const { words, tight } of said) {
      const found = this.fitsOf(places, { words, tight, room }, layout).find((fit) => does(fit));
      if (found) return { place: found.place, w: this.drawIn(found.w, { words, tight, shape: layout.shape }) };
    }
    return null;
  }

  /** All the places that hold it when it is said in this way, at each width. */
  fitsOf(places, { words, tight, room }, { shape, scale }) {
    return places.flatMap((place) => (this.lists ? listWidths(place, scale) : widthsIn(place, scale)).map((width) => {
      const w = this.drawIn(width, { words, tight, shape });
      return { place, w, h: this.box.offsetHeight };
    })).filter(({ place, h }) => Math.max(room, h) <= place.room);
  }

  /** In the largest place where more than a line is seen at once; `anyhow`: however little that is. */
  rolled(places, ways, { shape }, anyhow = false) {
    const tall = places.filter(({ room }) => anyhow || room >= (this.asks ? ROLLS.asking : ROLLS.telling));
    const [place] = tall.sort((one, other) => other.w * other.room - one.w * one.room);
    if (!place) return null;
    const w = this.drawIn(place.w, { words: /** @type {string} */ (ways.at(-1)), tight: true, shape });
    if (this.asks && place.room < LOWEST) this.flatten();
    return { place, w };
  }

  /** Its buttons in a row: below its sentence, or beside all that is rolled. */
  flatten() {
    this.box.classList.add("lowest");
    this.box.dataset.tight = this.brief ? "below" : "beside";
  }

  /** Draw it so wide, in this way; returns the width that it takes. */
  drawIn(width, { words, tight, shape }) {
    const { box } = this;
    const [said, list = ""] = words.split(" ");
    box.style.maxHeight = "";
    box.classList.remove("lowest");
    box.dataset.words = said;
    box.dataset.list = list;
    box.dataset.place = shape !== "low" ? "felt" : width < COLUMN ? "aside" : "over";
    box.dataset.tight = !tight ? "no" : (said !== "first" || shape === "tall") && width >= COLUMN ? "beside" : "below"; // a row of its own for the button is a line less
    box.style.width = `${width}px`;
    delete box.dataset.row;
    if (this.asks && shape === "low" && box.dataset.place === "over" && this.say.clientWidth < WORDS) box.dataset.row = "below";
    box.classList.toggle("flat", shape === "wide" && !this.lists && !this.whole && !tight && width >= (this.asks ? ROW : FLAT) * this.scale);
    return width;
  }
}

/** What lies on the table. */
function lying({ layout, parts: { stage, trump, infoDeal }, seats, view, bidding }, count) {
  const told = [boxAround([trump], stage), boxAround([infoDeal.parentElement], stage)];
  const { trick, me } = view;
  const size = view.seats.length;
  const places = trick.cards.map((_, no) => (layout.inOrder ? no : (trick.leader + no - me + size) % size));
  return {
    hand: handPlaces(count, layout), tags: layout.odds && layout.shape === "tall" ? TAG : 0, plate: boxAround([seats.nodes[me]], stage), told,
    bids: bidding.isOpen ? asDrawn(bidding, layout) : null, numbers: numbersAlone(bidding, layout, stage), played: places, led: places[0] ?? -1,
  };
}

/** Where the numbers stand: above few of them the question is wider than they are. */
function asDrawn(bidding, layout) {
  const box = bidding.place(layout);
  return { ...box, w: Math.max(box.w, bidding.box.offsetWidth * layout.scale) };
}
