// actions.js: what the player does with cards and bids. My card flies before the game has answered.

import { Actions } from "../actions.js";
import { placeOf } from "../boxes.js";
import { placed } from "./card_nodes.js";
import { endBidsSum } from "./bids_sum.js";
import { flyToTrick } from "./scenes.js";
import { liftBack } from "./taking_back.js";
import { readerOf } from "./verdict.js";
import { whyPlace } from "./why_place.js";
import { placeAtCard, refuseCard, shakeHead } from "./wrong_card.js";

/** @import { CardTable } from "./table.js" */
/** @import { CardEvent } from "./view_types.js" */

const BACK_MS = 4500; // what was taken back is read by then, and the line says again what is to be done
const DOUBLE_MS = 500; // so soon after the question came a press is the second one of a double press, and no answer

/** @extends {Actions<CardTable>} */
export class CardActions extends Actions {
  waits = /** @type {number | null} */ (null); // the number that was said while the tutor looks on
  undone = ""; // what was taken back, for a while after it was

  destroy() {
    super.destroy();
    clearTimeout(this.undoneTimer);
  }

  /** @param {{ kind: string, [field: string]: unknown }} action */
  act(action) {
    if (action.kind !== "shown") this.undone = "";
    const goes = super.act(this.board.settings.forced === "only" ? { ...action, forced: "only" } : action); // so the next hand face down need not be looked at for an only choice
    if (goes && action.kind === "undo") liftBack(this.board);
    return goes;
  }

  /** Say a note where the click was: at the card that comes back, at the bids, or as a bar. */
  tell({ kind, flight }, note) {
    const { notes, bidding } = this.board;
    const stray = this.strayed;
    this.strayed = null;
    if (stray) this.flyBack(stray);
    if (!note) return;
    if (kind === "undo" && note.kind === "info" && readerOf(this.board.view) >= 0) return this.sayUndone(note.text);
    if (flight) this.bringBack(flight, note.text);
    else if (kind === "bid" && note.kind === "refused" && bidding.isOpen) notes.say(note.text, this.aboveBids());
    else notes.say(note.text, kind === "why" ? whyPlace(this.board, this.pressed) : null, { low: kind === "undo" });
  }

  /** What was taken back stands for a while where else it says what is to be done: a bar would lie over that. */
  sayUndone(text) {
    const { board } = this;
    const write = (words) => {
      this.undone = words;
      if (!board.busy) board.render();
    };
    clearTimeout(this.undoneTimer);
    this.undoneTimer = setTimeout(() => this.undone && write(""), BACK_MS);
    write(text.replace(/\.$/, ""));
    board.log.speak(text);
  }

  /**
   * Ask why a seat has its points of a deal; the answer comes beside them.
   * @param {number} deal
   * @param {number} seat
   * @param {HTMLElement} pressed
   */
  askWhy(deal, seat, pressed) {
    this.pressed = pressed;
    this.act({ kind: "why", deal, seat });
  }

  /**
   * Whether this event tells of the card that I have already seen flying.
   * @param {CardEvent} event
   */
  isMine(event) {
    return Boolean(this.flight) && event.kind === "play" && event.seat === this.board.shown.me && event.card === this.flight.card;
  }

  /** The click's own frame: the card is set moving before anything else happens. */
  play(button, event, { sure = false } = {}) {
    const { board: table } = this;
    const clicked = performance.now();
    const start = { ...button.place, ...placeOf(button.firstElementChild, table.parts.stage), mine: true };
    if (table.busy) return table.settle(); // a click while things fly brings them to their end: it may have meant no more
    const why = this.whyNot(button);
    if (why) return this.refuse(button, why);
    if (this.pending || !button.isConnected) return;
    if (!sure && this.insists(`play ${button.dataset.card}`)) return;
    table.hand.passFocus(button);
    this.setOff(button.dataset.card, start);
    this.act({ kind: "play", card: button.dataset.card, ...(sure ? null : table.coach.watches) });
    this.time(event, clicked);
  }

  /** Do what the coach has asked about, without being asked again. */
  again(id) {
    const { board: table } = this;
    const [verb, what] = id.split(" ");
    this.waits = null;
    if (verb === "bid") return this.act({ kind: "bid", tricks: Number(what) });
    const button = table.hand.list().find(({ dataset }) => dataset.card === what);
    return button && this.play(button, new Event("click"), { sure: true });
  }

  /** The coach asks before my card is played: it lies on the table no more. */
  keepBack() {
    this.strayed = this.takeFlight();
  }

  /** Say a number; the coach may ask first. */
  bid(tricks) {
    const { bidding, coach, parts } = this.board;
    if (this.weighed !== null || this.insists(`bid ${tricks}`)) return false;
    this.bidFrom = bidding.isOpen ? placeOf(bidding.number(tricks), parts.stage) : null;
    this.waits = coach.watches ? tricks : null;
    return this.act({ kind: "bid", tricks, ...coach.watches });
  }

  /** The number that the tutor looks at before it is said: so long the others stay in sight beside it. */
  get weighed() {
    return this.pending?.kind === "bid" ? this.waits : null;
  }

  /**
   * Whoever presses what the coach asks about means it; returns whether it was that.
   * @param {string} id "bid 2", "play Td"
   */
  insists(id) {
    const { coach, view } = this.board;
    if (!coach.asks || view.coach?.warning?.id !== id) return false;
    if (performance.now() - coach.since > DOUBLE_MS) coach.anyway();
    return true;
  }

  /** Let a card of mine fly to its place in the trick. */
  setOff(card, start) {
    const { board: table } = this;
    if (!table.shown.trick.cards.length) {
      table.shown = { ...table.shown, trick: { ...table.shown.trick, leader: table.shown.me } };
    }
    endBidsSum(table, { isMine: true });
    this.flight = { card, done: flyToTrick(table, { seat: table.shown.me, card }, start) };
  }

  /** Play what can only be played so: my card flies, one of a hand face down stays where it is until it is known. */
  playForced() {
    const { board: table } = this;
    const button = table.hand.list().find((each) => each.classList.contains("legal"));
    if (button) this.setOff(button.dataset.card, { ...button.place, ...placeOf(button.firstElementChild, table.parts.stage), mine: true });
    this.act({ kind: "forced" });
  }

  whyNot(button) {
    const { view } = this.board;
    if (!button.dataset.card) return "Only the others see this card. It is played by itself.";
    if (view.phase === "bid") {
      return view.to_move === view.me ? "First say how many tricks you will take." : "The bids are not finished yet.";
    }
    if (view.phase !== "play" || view.to_move !== view.me) return "It is not your turn.";
    return button.dataset.reason;
  }

  refuse(button, why) {
    const { board: table } = this;
    if (!table.coach.asks) table.coach.close(); // its hint would lie over the answer
    if (table.bidding.isOpen) this.insist("asked", why);
    else table.notes.say(why, placeAtCard(table, button), { returns: true });
    refuseCard(table, button);
  }

  /** Why a number is closed stands below the numbers: it is pointed out there. */
  explainBid(button) {
    const { notes, bidding: { bids } } = this.board;
    const why = bids.reason || "This bid is closed.";
    if (bids.short) this.insist("why", why);
    else notes.say(why, this.aboveBids(), { returns: true });
    shakeHead(this.board, button);
  }

  /**
   * What the numbers' box says itself stands out, with no note over it.
   * @param {"asked" | "why"} what
   * @param {string} spoken
   */
  insist(what, spoken) {
    const { notes, bidding, log } = this.board;
    notes.hide({ read: true });
    notes.tellLapsed();
    bidding.insist(what);
    log.speak(spoken);
  }

  aboveBids() {
    const { bids, stage } = this.board.parts;
    const { x, y } = placeOf(bids, stage);
    return { x, y: y - bids.offsetHeight / 2 - 6 };
  }

  /** A refused card returns to the hand, with the reason where it lies. */
  bringBack(flight, text) {
    const { board: table } = this;
    const place = this.flyBack(flight);
    return table.notes.say(text, place && { x: place.x, y: place.y - table.layout.cardH / 2 - 10 }, { returns: true });
  }

  /** The card's place in the hand to which it flies back, or null where it is no more. */
  flyBack({ card }) {
    const { board: table } = this;
    table.render();
    const button = table.hand.list().find((item) => item.dataset.card === card);
    if (!button) return null;
    const { place } = button;
    const slot = table.felt.slotOf(table.shown.me, table.shown, table.layout);
    table.motion.run(button, [{ transform: placed(slot, place.w) }, { transform: placed(place, place.w) }], { duration: 320 });
    return place;
  }
}
