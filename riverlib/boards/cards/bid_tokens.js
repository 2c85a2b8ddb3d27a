// bid_tokens.js: each bid as a chip on the felt before its owner while bids are said; when the play begins it flies to the plate,
// which says it from then on.

import { boxAround } from "../boxes.js";
import { make } from "../dom.js";
import { tokenPlaces } from "./bid_tokens_place.js";
import { faceOf } from "./ranking.js";
import { layPack, turnInMiddle } from "./trump_moment.js";

/** @import { CardTable } from "./table.js" */

const FLIES = { out: 460, mine: 400, home: 380, between: 60, lands: 260 };
const MINE = 44; // pixels of my own bid's chip as it sets out, as drawn
const BOW = 26; // pixels that a chip rises on its way

export class BidTokens {
  /**
   * @param {HTMLElement} box
   * @param {CardTable} table
   */
  constructor(box, table) {
    this.box = box;
    this.table = table;
    this.nodes = /** @type {Map<number, HTMLElement>} */ (new Map()); // by seat
    this.homing = /** @type {Set<number>} */ (new Set()); // seats to whose plate a bid flies
    this.read = /** @type {Set<number>} */ (new Set()); // seats whose bid is read on the plate already
    this.areHome = false;
    this.pack = /** @type {HTMLElement | null} */ (null);
  }

  /** Draw what lies there now; what is new flies out of its plate, what is over flies home. */
  render() {
    const { shown, busy, seats } = this.table;
    const places = tokenPlaces(this.table.layout);
    const { length } = shown.seats;
    if (shown.seats.some(({ bid }) => bid === null)) this.areHome = false;
    const { isSaid } = this;
    shown.seats.forEach(({ bid }, seat) => {
      const place = places[(seat - shown.me + length) % length];
      if (bid === null) this.read.delete(seat);
      else if (place && this.isUnderNumbers(place)) this.read.add(seat);
      if (isSaid && bid !== null && place && !this.read.has(seat)) this.put(seat, String(bid), place, busy);
      else this.remove(seat, bid !== null);
      seats.nodes[seat].classList.toggle("bid-out", this.nodes.has(seat) || this.homing.has(seat));
    });
  }

  /** Whether bids are still being said: until the last one has been seen. */
  get isSaid() {
    return this.isOpen && !this.areHome && (this.table.shown.phase === "bid" || this.table.busy);
  }

  /** Once all have bid the chips go to their plates: the middle is the trick's, before anybody leads. */
  goHome() {
    const { shown, motion } = this.table;
    if (!this.nodes.size || shown.seats.some(({ bid }) => bid === null)) return null;
    this.areHome = true;
    this.render();
    return motion.rest(FLIES.home);
  }

  /** Whether no card of this deal has been played. */
  get isOpen() {
    const { shown: { phase, trick, last_trick: last, looking }, actions: { flight } } = this.table;
    return (phase === "bid" || phase === "play") && !trick.cards.length && !last && !flight && !looking;
  }

  /** A bid that would lie under the numbers, of which a desk has many in a row, is read on its plate. */
  isUnderNumbers({ x, y, size }) {
    const { bidding, layout } = this.table;
    if (!bidding.isOpen) return false;
    const box = bidding.place(layout);
    return Math.abs(x - box.x) < (box.w + size) / 2 && Math.abs(y - box.y) < (box.h + size) / 2;
  }

  /**
   * @param {number} seat
   * @param {string} bid
   * @param {any} place
   * @param {boolean} flies
   */
  put(seat, bid, place, flies) {
    let node = this.nodes.get(seat);
    const isNew = !node;
    const looks = place.named ? `${bid} named` : bid; // a window made narrower has them named from then on
    if (!node || node.dataset.looks !== looks) {
      node?.remove();
      node = make("span", "bid-token");
      node.dataset.looks = looks;
      if (place.named) node.append(faceOf(this.table.shown.seats[seat], seat));
      node.append(make("b", "", bid));
      this.nodes.set(seat, node);
      this.box.append(node);
    }
    node.style.setProperty("--size", `${place.size}px`);
    node.style.transform = at(place);
    if (isNew && flies) this.fly(node, this.home(seat), place);
  }

  /** Out of the plate in a bow, a little too large, and to its rest. */
  fly(node, from, to) {
    const over = { x: from.x + (to.x - from.x) * 0.7, y: from.y + (to.y - from.y) * 0.7 - BOW };
    this.table.motion.run(node, [
      { transform: `${at(from)} scale(.45)`, opacity: 0 }, { transform: `${at(over)} scale(1.45)`, opacity: 1, offset: 0.42, easing: "ease-in" },
      { transform: `${at(to)} scale(.92)`, offset: 0.72, easing: "ease-out" }, { transform: `${at(to)} scale(1.06)`, offset: 0.86 }, { transform: at(to) },
    ], { duration: FLIES.out });
  }

  /**
   * @param {number} seat
   * @param {boolean} flies
   */
  remove(seat, flies) {
    const node = this.nodes.get(seat);
    if (!node) return;
    this.nodes.delete(seat);
    if (!flies || !this.table.motion.pace) return node.remove();
    const delay = this.homing.size * FLIES.between;
    const home = this.home(seat);
    const small = home.h ? home.h / node.offsetHeight : 0.5;
    this.homing.add(seat);
    const frames = [{ transform: node.style.transform }, { transform: `${node.style.transform} scale(1.12)`, offset: 0.3 }, { transform: `${at(home)} scale(${small})` }];
    this.table.motion.run(node, frames, { duration: FLIES.home, delay, easing: "cubic-bezier(.5,0,.4,1)", fill: "both" }).then(() => this.land(seat, node));
  }

  /** The chip has become the one on the plate. */
  land(seat, node) {
    const { seats, motion } = this.table;
    node.remove();
    this.homing.delete(seat);
    if (this.nodes.has(seat)) return;
    const plate = seats.nodes[seat];
    plate?.classList.remove("bid-out");
    const chip = plate?.querySelector(".bid-chip");
    if (chip) motion.run(chip, [{ transform: "scale(1.35)" }, { transform: "scale(1)" }], { duration: FLIES.lands });
  }

  /** Where a seat's bid stands on its plate. */
  home(seat) {
    const { seats, parts } = this.table;
    const plate = seats.nodes[seat];
    return boxAround([plate.querySelector(".bid-chip") ?? plate], parts.stage) ?? { x: 0, y: 0, h: 0 };
  }

  /**
   * My own bid goes from the number that I pressed to my plate, under my hand, in one movement: there it becomes the chip that it is.
   * @param {{ x: number, y: number } | null} from
   * @param {number} tricks
   */
  flyMine(from, tricks) {
    const { shown, motion, layout: { scale }, seats, parts } = this.table;
    if (!from || !motion.pace) return;
    const node = make("span", "bid-token");
    node.append(make("b", "", String(tricks)));
    node.style.setProperty("--size", `${MINE * scale}px`);
    parts.air.append(node); // over the hand
    this.homing.add(shown.me); // one chip, not two: the plate has it when it has come
    const plate = seats.nodes[shown.me];
    plate.classList.add("bid-out");
    const chip = /** @type {HTMLElement | null} */ (plate.querySelector(".bid-chip"));
    const small = chip ? chip.offsetHeight / MINE : 0.5; // both grow with the table
    const frames = [{ transform: `${at(from)} scale(1.1)`, easing: "cubic-bezier(.5,0,.25,1)" }, { transform: `${at(this.home(shown.me))} scale(${small})` }];
    motion.run(node, frames, { duration: FLIES.mine, easing: "linear", fill: "both" }).then(() => this.land(shown.me, node));
  }

  /** The card that fixes the trump turns over on the pack, and both go to the corner; null where none is turned up. */
  turnTrump() {
    return turnInMiddle(this.table, this.pack);
  }

  /** The pack lies in the middle while it is dealt, until the trump is turned up. */
  layPack() {
    this.pack?.remove();
    this.pack = layPack(this.table);
  }
}

const at = ({ x, y }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
