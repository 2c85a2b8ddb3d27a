// notes.js: what the card table says over itself, and the light that goes along with a card it speaks of.

import { pointTail, putBubble } from "../bubble.js";
import { boxAround } from "../boxes.js";
import { Notes } from "../notes.js";
import { spokenOf } from "./advice_tail.js";
import { CARD_RATIO } from "./measures.js";
import { tipPlace } from "../tip_place.js";
import { lightRow } from "./why_place.js";
import { clearOfLine } from "./wrong_card.js";

/** @import { CardTable } from "./table.js" */

const GROWN = 1.25; // as in the style sheet
const NARROW = 400; // what a step narrower costs, in pixels hidden
const THIN = 12000; // and at a desk, where nobody reads six lines of two words but in a crowd
const STACKED = 230; // pixels, as drawn, from which down the button stands below the words
const BELOW = 6; // pixels between a tip beside my plate and the rim of the felt
const PAST = 0.3; // how much the pale cards of a trick count that has been taken
const OFF_LINE = 5; // pixels more that a tip on a phone stays off that line: in the dark two dark pills ran together
const UNCROSSED = 60; // how much the line counts that says whose turn it is
const NARROWER = [300, 230, 190, 160, 136]; // pixels, as drawn, of its usual width: in a column a tip finds room beside cards where none is above them

/** @extends {Notes<CardTable>} */
export class CardNotes extends Notes {
  constructor(table) {
    super(table);
    this.isInLine = false; // what is said takes the place of the line that says whose turn it is
    this.following = 0; // the next frame in which the light goes along with a card
    for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) table.parts.hand.addEventListener(kind, () => this.keepLit());
  }

  destroy() {
    super.destroy();
    cancelAnimationFrame(this.following);
  }

  /** A card of mine rises under the pointer and with the focus: the light on it goes along. */
  keepLit() {
    const { teaching, parts } = this.board;
    if (this.following || teaching.spotlight.box.hidden) return;
    this.following = requestAnimationFrame(() => {
      this.following = 0;
      if (this.told) this.lightTold();
      else teaching.light();
      if (parts.hand.getAnimations({ subtree: true }).length) this.keepLit();
    });
  }

  /** What has to be looked at: most of all what I may play or say, and what I am asked. */
  get seen() {
    const { hand, felt, seats, tokens, parts, bidding, busy, layout, shown } = this.board;
    const weighed = (nodes, weight) => nodes.map((node) => ({ ...boxAround([node], parts.stage), weight })).filter(({ w }) => w);
    const mine = hand.list();
    const coming = busy && shown.phase === "play" ? layout.slots.map(({ x, y, w }) => ({ x, y, w, h: w * CARD_RATIO, weight: 3 })) : [];
    return [
      ...coming,
      ...weighed(mine.filter((button) => button.classList.contains("legal")), 4),
      ...weighed(mine.filter((button) => !button.classList.contains("legal")), 2),
      ...this.promptBox(layout.shape === "wide" ? UNCROSSED : 1), // elsewhere it makes room
      ...weighed(bidding.isOpen ? [bidding.title, bidding.row] : [], 6), ...weighed(bidding.isOpen ? [bidding.legend] : [], 3), ...weighed(bidding.isOpen ? [bidding.why] : [], 1),
      ...weighed([...felt.cards.values(), ...parts.trick.querySelectorAll(".led")], parts.trick.classList.contains("past") ? PAST : 3), ...weighed([...seats.nodes, parts.trump], 3), ...weighed([...parts.seats.querySelectorAll(".held:not([hidden])")], 2),
      ...weighed([...tokens.nodes.values()], 4), ...weighed([parts.infoDeal.parentElement], bidding.isOpen ? 3 : 1),
    ];
  }

  /** A tip stands beside its thing: of a card in my hand what is seen of it. */
  placeAt(mark) {
    const place = super.placeAt(mark);
    const [kind, what] = mark.split(":");
    const seen = kind === "card" || kind === "only" ? spokenOf(this.board, `play ${what}`) : null;
    const [line] = kind === "hand" && this.board.layout.shape === "wide" ? this.promptBox(1) : []; // at a desk the line over the hand speaks for it
    return place && { ...place, thing: seen ? { ...place.thing, x: seen.x, w: seen.w } : place.thing, line, mark };
  }

  /** Put a tip beside its thing, with a short tail or the thing ringed; other notes as on every board. */
  put(place) {
    if (!place.mark) return this.putPlain(place);
    const { parts: { bubble } } = this.board;
    this.isInLine = place.mark.startsWith("only:"); // it says the same, and more
    bubble.classList.remove("broad");
    const atLine = place.line ? this.fit(place.line) : null;
    const found = atLine?.tail && atLine.covers < 1 ? atLine : this.fit(place.thing);
    narrow(bubble, found.max, found.stacked);
    pointTail(bubble, found.box, found.tail);
  }

  /** Where a tip stands best at a thing, and how broad. */
  fit(thing) {
    const { parts: { bubble }, layout } = this.board;
    const isDesk = layout.shape === "wide";
    const placed = this.placing(thing);
    narrow(bubble, "");
    const [usual, grown] = [bubble.offsetWidth, Math.min(layout.scale, GROWN)];
    let found = { ...placed(), max: "", stacked: false };
    let dearer = 0;
    for (const width of NARROWER.map((drawn) => drawn * grown).filter((drawn) => drawn < usual)) {
      if (found.covers < 1 && found.tail) break;
      narrow(bubble, `${width}px`, width <= STACKED * grown);
      const next = placed();
      dearer += isDesk && width < STACKED * grown ? THIN : NARROW;
      if (next.cost + dearer < found.cost) found = { ...next, cost: next.cost + dearer, max: bubble.style.maxWidth, stacked: width <= STACKED * grown };
    }
    return found;
  }

  /** Finds the place of the bubble, as it is drawn then; at a desk there is bare felt at both sides of my cards and my plate. */
  placing(thing) {
    const { parts: { bubble }, layout } = this.board;
    const holds = ({ x, y, w, h }) => Math.abs(x - thing.x) < w / 2 && Math.abs(y - thing.y) < h / 2;
    const apart = (boxes) => boxes.filter((box) => !holds(box));
    const { judged } = this;
    const lying = { seen: [...apart(this.seen), ...this.names], chosen: apart(this.chosen), judged: apart(judged), words: apart(this.promptBox(UNCROSSED)).map((line) => (layout.shape === "tall" ? { ...line, h: line.h + 2 * OFF_LINE } : line)), around: judged.filter(holds) };
    const lowest = layout.shape === "wide" ? layout.height - BELOW : this.lowestTip;
    return () => tipPlace({ w: bubble.offsetWidth, h: bubble.offsetHeight }, thing, lying, { width: layout.width, lowest });
  }

  putPlain(place) {
    const { bubble } = this.board.parts;
    narrow(bubble, place.across ? `${place.across}px` : "");
    bubble.classList.toggle("broad", Boolean(place.across));
    if (place.across) lightRow(this.board, place.line, place.roomy ? bubble.offsetHeight : 0);
    if (!place.spared) return super.put(place);
    const lying = place.across ? place : clearOfLine({ w: bubble.offsetWidth, h: bubble.offsetHeight }, place, this.board.layout);
    putBubble(this.board, lying, lying.spared, this.lowestTip); // on a result nothing of the table is seen
  }

  /** What lies on the table to be judged: what was played, who bid what, what is trump. */
  get judged() {
    const { felt, seats, tokens, parts: { trick, trump, infoDeal, stage } } = this.board;
    const played = trick.classList.contains("past") ? [] : [...felt.cards.values(), ...trick.querySelectorAll(".led")];
    const nodes = [...played, ...seats.nodes, ...tokens.nodes.values(), trump, infoDeal.parentElement];
    return nodes.map((node) => boxAround([node], stage)).filter((box) => box !== null && box.w > 0);
  }

  /** The names on the plates, which no tail crosses. */
  get names() {
    const { seats, parts: { stage } } = this.board;
    return seats.nodes.map((node) => boxAround([/** @type {Element} */ (node.querySelector(".name"))], stage)).filter((box) => box !== null);
  }

  /** What may be chosen now. */
  get chosen() {
    const { hand, bidding, parts: { bids, stage } } = this.board;
    const mine = hand.list().filter((button) => button.classList.contains("legal")).map((button) => button.firstElementChild);
    return [...(bidding.isOpen ? [bids] : []), ...mine].map((node) => boxAround([node], stage)).filter((box) => box !== null);
  }

  /** The line that says whose turn it is; what the coach says is said in its place. */
  promptBox(weight) {
    const { parts: { prompt, stage }, coach } = this.board;
    const box = prompt.hidden || coach.advice.isOpen || this.isInLine ? null : boxAround([prompt], stage);
    return box ? [{ ...box, weight }] : [];
  }

  /** What is spoken of is lit up; what is larger than the tip both ways and has its tail is seen anyway. */
  lightTold() {
    const { parts: { bubble } } = this.board;
    const box = bubble.hidden ? null : this.board.markBox(this.told.tip.mark);
    this.light(box && (bubble.classList.contains("free") || box.w < bubble.offsetWidth || box.h < bubble.offsetHeight) ? [box] : []);
  }

  /** What a tip says the table need not say, too. */
  tell(tip, how) {
    super.tell(tip, how);
    this.board.root.dataset.told = tip.key ?? "";
  }

  hide(how) {
    super.hide(how);
    this.isInLine = false;
    lightRow(this.board, null);
    delete this.board.root.dataset.told;
  }

  get lowestTip() {
    const { shape, handTop } = this.board.layout;
    return handTop - (shape === "low" ? 2 : 8); // there no card rises, and every pixel counts
  }

  get isClear() {
    return super.isClear && !this.board.cover.isOpen && !this.board.coach.advice.isOpen;
  }
}

/**
 * @param {HTMLElement} bubble
 * @param {string} max its greatest width, where that is not the usual one
 * @param {boolean} [stacked] its button below its words
 */
function narrow(bubble, max, stacked = false) {
  bubble.style.maxWidth = max;
  bubble.classList.toggle("stacked", stacked);
}
