// notes.js: what the card table says over itself, and the light that goes along with a card it speaks of.

import { boxAround } from "../dom.js";
import { Notes } from "../notes.js";
import { CARD_RATIO, clamp } from "./measures.js";

/** @import { CardTable } from "./table.js" */

const EDGE = 2; // between a tip below the numbers and my hand
const TIP_REACH = 110; // pixels aside of its middle that a note can point

/** @extends {Notes<CardTable>} */
export class CardNotes extends Notes {
  constructor(table) {
    super(table);
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
    const { hand, felt, seats, tokens, parts, bidding, coach, busy, layout } = this.board;
    const prompt = parts.prompt.hidden || coach.advice.isOpen ? [] : [parts.prompt]; // what the coach says is said in its place
    const weighed = (nodes, weight) => nodes.map((node) => ({ ...boxAround([node], parts.stage), weight })).filter(({ w }) => w);
    const mine = hand.list();
    const coming = busy ? layout.slots.map(({ x, y, w }) => ({ x, y, w, h: w * CARD_RATIO, weight: 3 })) : [];
    return [
      ...coming,
      ...weighed(mine.filter((button) => button.classList.contains("legal")), 4),
      ...weighed(mine.filter((button) => !button.classList.contains("legal")), 2),
      ...weighed(prompt, 6), ...weighed(bidding.isOpen ? [bidding.title, bidding.row] : [], 6), ...weighed(bidding.isOpen ? [bidding.legend] : [], 3), ...weighed(bidding.isOpen ? [bidding.why] : [], 1),
      ...weighed([...felt.cards.values(), ...parts.trick.querySelectorAll(".led")], 3), ...weighed([...seats.nodes, parts.trump], 3), ...weighed([...tokens.nodes.values()], 4), ...weighed([parts.infoDeal.parentElement], bidding.isOpen ? 3 : 1),
    ];
  }

  /** The number to bid that a tip speaks of stands in the panel: the tip stands above that, or below all numbers, and points at the number. */
  placeAt(mark) {
    const place = super.placeAt(mark);
    const { layout, view } = this.board;
    if (place && [`seat:${view.me}`, `ring:${view.me}`].includes(mark)) return { ...place, lowest: layout.height }; // beside my plate, below my cards
    if (!place || !mark.startsWith("bid:")) return place;
    const { bidding, parts: { bids, stage } } = this.board;
    const [panel, row] = [bids, bidding.row].map((node) => boxAround([node], stage));
    return { ...place, x: clamp(place.x - TIP_REACH, panel.x, place.x + TIP_REACH), y: panel.y - panel.h / 2, under: row.y + row.h / 2, lowest: layout.handTop - EDGE, tip: place.x };
  }

  /** What a tip says the table need not say, too. */
  tell(tip, how) {
    super.tell(tip, how);
    this.board.root.dataset.told = tip.key ?? "";
  }

  hide(how) {
    super.hide(how);
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
