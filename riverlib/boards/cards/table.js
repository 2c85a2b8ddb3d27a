// table.js: the card table, a board for cards: its parts, its scenes and its drawing.

import { goDownTo } from "../below.js";
import { Board } from "../board.js";
import { readSettings } from "../settings.js";
import { comeBack } from "../sight.js";
import { Tips } from "../tips.js";
import { CardActions } from "./actions.js";
import { advance, isLastTrick, takerOf, withoutCard } from "./advance.js";
import { BidTokens } from "./bid_tokens.js";
import { Bidding } from "./bidding.js";
import { Coach, onlyCoachSays } from "./coach.js";
import { ChoiceMarks } from "./choice_marks.js";
import { CardControls } from "./controls.js";
import { Cover } from "./cover.js";
import { Dragging } from "./dragging.js";
import { Felt } from "./felt.js";
import { showGhost } from "./ghost.js";
import { Hand } from "./hand.js";
import { changeSight, sightOf } from "./handing_on.js";
import { fitStage, giveShape, layoutFor } from "./laying_out.js";
import { endKeeping, keepingQuestion, minds } from "./keeping_tutor.js";
import { lingering } from "./lingering.js";
import { CardLog } from "./log.js";
import { LookingBar } from "./looking.js";
import { markBox } from "./marks.js";
import { CardNotes } from "./notes.js";
import { makeRoom } from "./prompt_room.js";
import { endTempo } from "./pace.js";
import { SCENES } from "./scenes.js";
import { Seats } from "./seats.js";
import { CardSound } from "./sound.js";
import { Summary } from "./summary.js";
import { partnersBid, uncounted } from "./standing.js";
import { moveBack, standingOf, waitsForBack } from "./taking_back.js";
import { turnDown } from "./turning.js";
import { promptWords, turnSentence } from "./words.js";

/** @import { CardAction, CardEvent, CardView, HandCard } from "./view_types.js" */

const REVIEW = ".st-key-card_review"; // below the table, once the end has been seen
const PARTS = {
  lesson: ".lesson", stage: ".stage", seats: ".seats", tokens: ".tokens", trick: ".trick", prompt: ".prompt", hand: ".hand", bids: ".bids", advice: ".advice", air: ".air",
  panel: ".panel", cover: ".cover", bubble: ".bubble", toast: ".toast", popover: ".popover", tools: ".tools",
  spoken: ".spoken", trump: ".trump", trumpCards: ".trump-cards", trumpWords: ".trump-words",
  infoDeal: ".info-deal", infoBids: ".info-bids", stretches: ".stretches", openHands: ".open-hands",
};

/** @extends {Board<CardView>} */
export class CardTable extends Board {
  constructor(parent, handle = "__table") {
    super(parent.querySelector(".rt"), PARTS, handle);
    this.actions = new CardActions(this);
    this.sound = new CardSound();
    this.log = new CardLog(this.parts.spoken, "Log of this deal");
    this.seats = new Seats(this.parts.seats, this.motion);
    this.felt = new Felt(this.parts);
    this.tokens = new BidTokens(this.parts.tokens, this);
    makeRoom(this);
    this.hand = new Hand(this.parts.hand, (button, event) => this.actions.play(button, event));
    this.bidding = new Bidding(this.parts.bids, {
      onBid: (tricks) => this.actions.bid(tricks), onClosed: (button) => this.actions.explainBid(button),
    });
    this.cover = new Cover(this.parts.cover, { onTake: () => this.act({ kind: "take" }) });
    this.summary = new Summary(this.parts.panel, {
      onNext: () => this.act({ kind: "next" }), onAgain: () => this.act({ kind: "again" }), onOnward: () => this.act({ kind: "onward" }), onLeave: () => this.act({ kind: "leave" }),
      onReview: () => goDownTo(REVIEW, () => this.act({ kind: "charts" })), onWhy: (deal, seat, pressed) => this.actions.askWhy(deal, seat, pressed),
      onLook: (deal) => { this.controls.popover.close(); this.act({ kind: "look", deal }); }, asks: () => keepingQuestion(this),
    });
    this.looking = new LookingBar(this.parts.stretches, this.parts.openHands, {
      strip: this.parts.lesson, onStep: (step, to) => this.teaching.step(step, to),
    });
    this.choiceMarks = new ChoiceMarks(this.parts.stage);
    this.coach = new Coach(this);
    this.controls = new CardControls(this);
    this.dragging = new Dragging(this);
    this.notes = new CardNotes(this);
    this.tips = new Tips("cards");
    this.wasPressed = false;
    this.asked = ""; // the moment for which a screen reader was told that it is my turn
    this.tutorAsked = ""; // the result on which it was asked whether the tutor shall go on
    this.settings = readSettings({ fourColours: true, forced: "last", tutor: "off", quiet: "", chances: false });
    this.watch();
  }

  /** @param {CardAction} action */
  act(action) {
    return super.act(action);
  }

  destroy() {
    super.destroy();
    this.coach.destroy();
    this.looking.playback.destroy();
  }

  /**
   * What the coach has found out meanwhile is only written in: nothing moves; nor does what goes back end for nothing new.
   * @param {CardView} view
   * @param {(name: string, action: object) => void} send
   */
  update(view, send) {
    if (onlyCoachSays(this.view, view)) return this.coach.hear(view);
    if (waitsForBack(this, view, () => this.update(view, send))) return;
    if (this.view && this.view.deal.number !== view.deal.number && !view.looking) comeBack(this.root);
    return super.update(view, send);
  }

  hear({ kind }) {
    if (this.coach.hearAnswer(kind)) this.actions.keepBack();
    if (kind === "claim") this.motion.hurry = true; // nobody wants to watch what is certain
  }

  /** @param {CardEvent} event */
  announce(event) {
    this.motion.tempo = endTempo(this, event.kind);
    if (!("seat" in event) || event.kind === "trick") return;
    this.shown = { ...this.shown, to_move: event.seat };
    this.render();
  }

  /**
   * Whether nobody but bots has bid yet in the first deal.
   * @param {CardView} view
   */
  begins({ phase, deal, events, lesson, looking, seats }) {
    const isFirst = !lesson && !looking && deal.number === 1 && events[0]?.number === 1;
    return isFirst && phase === "bid" && !seats.some(({ kind, bid, laid }) => kind === "person" && (bid !== null || laid));
  }

  async handOn() {
    await turnDown(this);
  }

  /** What was taken back is seen to go back. */
  snap(undone) {
    const before = undone && this.shown && this.motion.pace ? standingOf(this) : null;
    super.snap(undone);
    if (before) moveBack(this, before);
  }

  sceneOf(kind) {
    return SCENES[kind];
  }

  /**
   * A deal looked at again is told step by step: who did what is told stays the one whose place is lit.
   * @param {CardEvent} event
   */
  after(event) {
    const next = advance(this.shown, event, this.view);
    return this.view.looking ? { ...next, to_move: this.shown.to_move } : next;
  }

  applySettings() {
    super.applySettings();
    this.root.classList.toggle("four", this.settings.fourColours);
  }

  /** End every animation, turn the table where it is now another person's, and tell a screen reader when it waits for me. */
  settle() {
    const before = sightOf(this);
    minds(this);
    this.motion.tempo = 1;
    super.settle();
    this.notes.keepLit(); // the cards that may be played rise just now
    this.coach.plan();
    changeSight(before, this);
    const { view } = this;
    const moment = `${view.game} ${view.turn} ${view.me} ${Boolean(view.cover)}`;
    if (view.to_move !== view.me || view.lesson || this.actions.pending || this.asked === moment) return;
    const comes = !this.asked && !this.parts.spoken.childElementCount;
    this.asked = moment;
    this.log.speak(view.cover ? view.cover.ask : turnSentence(view, comes));
  }

  /** Some settings change what is drawn, and how much room it needs. */
  change(key, value) {
    super.change(key, value);
    if (!this.view || (key !== "chances" && key !== "tutor")) return;
    this.coach.change(key);
    if (key === "tutor") endKeeping(this);
    this.measure();
    if (!this.busy) this.render();
    this.coach.plan();
  }

  /** A newcomer's first game is theirs to the last card; in all others what was chosen plays by itself. */
  get byItself() { return this.view.guided ? "off" : this.settings.forced; }

  get movesByItself() {
    const { view: { forced }, byItself } = this;
    return Boolean(forced) && (byItself === "only" || byItself === forced);
  }

  get closes() { return isLastTrick(this.shown); }
  moveByItself() {
    this.motion.tempo = endTempo(this, "play");
    this.actions.playForced();
  }

  /* ---- drawing ---- */

  /** What tells a phone that is held sideways. */
  get windowHeight() {
    return window.innerHeight;
  }

  shape() {
    giveShape(this);
  }

  /** Whether the strip of several devices takes height above the table while no numbers to bid need it. */
  get isPressed() {
    return !this.talk.box.hidden && !this.view.bids;
  }

  /** Hide one copy of a card of mine that is about to fly. */
  hideOne(card) {
    const hand = withoutCard(this.shown.hand, card);
    const hidden = hand === this.shown.hand ? Math.max(0, this.shown.hidden_hand - 1) : this.shown.hidden_hand;
    this.renderHand(hand, hidden);
  }

  /**
   * @param {HandCard[]} hand
   * @param {number} hidden
   */
  renderHand(hand, hidden) {
    const { view, busy, actions } = this;
    const turn = !busy && !actions.pending && this.teaching.isAwake && view.phase === "play" && view.to_move === view.me && !view.cover;
    this.hand.render({ cards: hand, hidden: this.watches ? 0 : hidden, reasons: view.reasons, turn }, this.layout);
  }

  /** Draw `shown`. Idempotent; returns true when the summary has just opened. */
  render() {
    const { shown, view, busy, parts } = this;
    if (!this.size || this.size.seats !== view.seats.length || this.wasPressed !== this.isPressed) this.measure();
    this.size.seats = view.seats.length;
    this.wasPressed = this.isPressed;
    const cards = Math.max(shown.deal.size, shown.hand.length); // cards keep their size through a deal
    this.layout = layoutFor(this, cards);
    if (this.looking.makeRoom(view, this.layout)) {
      this.measure();
      this.layout = layoutFor(this, cards);
    }
    const { layout } = this;
    fitStage(this);
    this.seats.render(busy ? uncounted(shown) : shown, layout, busy);
    this.felt.renderTrump(shown);
    this.felt.renderInfo(shown);
    this.renderTrick();
    const { flight } = this.actions;
    this.renderHand(flight ? withoutCard(shown.hand, flight.card) : shown.hand, shown.hidden_hand ?? 0);
    const asks = !busy && (!this.actions.pending || this.actions.weighed !== null) && this.teaching.isAwake && !view.cover && view.phase === "bid" ? view.bids : null;
    this.bidding.render(asks, layout, { partners: asks && partnersBid(view), weighed: this.actions.weighed, undone: this.actions.undone });
    this.tokens.render();
    const { watches } = this;
    const silent = asks || (this.actions.pending && !this.closes) || (view.cover && !busy && !watches);
    this.felt.renderPrompt(silent ? "" : (!busy && this.actions.undone) || promptWords(shown, { busy, itself: !busy && this.movesByItself && this.forced.isDue, byHand: this.byItself === "off" }), layout);
    this.controls.renderTools(view);
    this.looking.playback.render(view, busy);
    if (!busy) this.looking.render(view);
    this.cover.render(busy || watches ? null : view, layout, this.movesByItself && this.forced.isDue);
    const asked = this.coach.render();
    this.choiceMarks.render(this);
    if (busy || view.lesson) {
      parts.panel.hidden = true;
      return asked;
    }
    const opened = this.summary.render(view);
    this.summary.place(layout);
    return opened || asked;
  }

  /** Whether this is the big screen in the room, which has no hand. */
  get watches() {
    return Boolean(this.view.home?.watches);
  }

  renderTrick() {
    const { shown, actions: { flight } } = this;
    const { trick } = shown;
    const cards = flight ? [...trick.cards, flight.card] : trick.cards;
    const past = cards.length ? null : lingering(this);
    this.parts.trick.classList.toggle("past", Boolean(past));
    const full = Boolean(past) || takerOf(shown) !== null; // not by my card in the air, which may be the last
    this.felt.renderTrick(past ?? { ...trick, cards }, shown, this.layout, full);
  }

  /** @param {string} mark */
  markBox(mark) {
    return markBox(this, mark);
  }

  /** @param {string | null} action */
  showGhost(action) {
    showGhost(this, action);
  }
}
