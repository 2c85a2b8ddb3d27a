// table.js: the card table, a board for cards: its parts, its scenes and its drawing.

import { Board, mounting } from "../../shared/board/board.js";
import { make, makeButton } from "../../shared/board/dom.js";
import { readSettings } from "../../shared/board/settings.js";
import { CardActions } from "./actions.js";
import { advance, takerIndex, withoutCard } from "./advance.js";
import { Bidding } from "./bidding.js";
import { backNode } from "./card_nodes.js";
import { CardControls } from "./controls.js";
import { Felt } from "./felt.js";
import { leastHeight, tableLayout, tableShape } from "./geometry.js";
import { Hand } from "./hand.js";
import { CardLog } from "./log.js";
import { SCENES } from "./scenes.js";
import { Seats } from "./seats.js";
import { CardSound } from "./sound.js";
import { Summary } from "./summary.js";
import { promptWords } from "./words.js";

/** @import { CardAction, CardEvent, CardView, HandCard } from "./view_types.js" */

const PARTS = {
  stage: ".stage", seats: ".seats", trick: ".trick", prompt: ".prompt", hand: ".hand", bids: ".bids", air: ".air",
  panel: ".panel", cover: ".cover", bubble: ".bubble", toast: ".toast", popover: ".popover", tools: ".tools",
  spoken: ".spoken", trump: ".trump", trumpCards: ".trump-cards", trumpWords: ".trump-words",
  infoDeal: ".info-deal", infoBids: ".info-bids",
};

/** @extends {Board<CardView>} */
export class CardTable extends Board {
  constructor(parent) {
    super(parent.querySelector(".rt"), PARTS, "__table");
    this.actions = new CardActions(this);
    this.sound = new CardSound();
    this.log = new CardLog(this.parts.spoken, "Log of this deal");
    this.seats = new Seats(this.parts.seats);
    this.felt = new Felt(this.parts);
    this.hand = new Hand(this.parts.hand, (button, event) => this.actions.play(button, event));
    this.bidding = new Bidding(this.parts.bids, {
      onBid: (tricks) => this.act({ kind: "bid", tricks }), onClosed: (button) => this.actions.explainBid(button),
    });
    this.summary = new Summary(this.parts.panel, {
      onNext: () => this.act({ kind: "next" }), onAgain: () => this.act({ kind: "again" }), onLeave: () => this.act({ kind: "leave" }),
    });
    this.controls = new CardControls(this);
    this.settings = readSettings({ fourColours: true });
    this.watch();
  }

  /** @param {CardAction} action */
  act(action) {
    return super.act(action);
  }

  hear({ kind }) {
    if (kind === "claim") this.motion.hurry = true; // nobody wants to watch what is certain
  }

  /** @param {CardEvent} event */
  announce(event) {
    if (!("seat" in event) || event.kind === "trick") return;
    this.shown = { ...this.shown, to_move: event.seat };
    this.render();
  }

  sceneOf(kind) {
    return SCENES[kind];
  }

  /** @param {CardEvent} event */
  after(event) {
    return advance(this.shown, event, this.view);
  }

  applySettings() {
    super.applySettings();
    this.root.classList.toggle("four", this.settings.fourColours);
  }

  /* ---- drawing ---- */

  shape() {
    const shape = tableShape(this.parts.stage.clientWidth);
    this.root.dataset.shape = shape;
    this.root.style.setProperty("--least", `${leastHeight(this.view.seats.length, shape)}px`);
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
    const turn = !busy && !actions.pending && view.phase === "play" && view.to_move === view.me && !view.cover;
    this.hand.render({ cards: hand, hidden, reasons: view.reasons, turn }, this.layout);
  }

  /** Draw `shown`. Idempotent; returns true when the summary has just opened. */
  render() {
    const { shown, view, busy, parts } = this;
    if (!this.size || this.size.seats !== view.seats.length) this.measure();
    this.size.seats = view.seats.length;
    const cards = Math.max(shown.deal.size, shown.hand.length); // cards keep their size through a deal
    this.layout = tableLayout({ seats: shown.seats.length, width: this.size.width, height: this.size.height, cards });
    const { layout } = this;
    this.seats.render(shown, layout);
    this.felt.renderTrump(shown);
    this.felt.renderInfo(shown);
    this.renderTrick();
    const { flight } = this.actions;
    this.renderHand(flight ? withoutCard(shown.hand, flight.card) : shown.hand, shown.hidden_hand ?? 0);
    const asks = !busy && !this.actions.pending && !view.cover && view.phase === "bid" ? view.bids : null;
    this.bidding.render(asks, layout);
    this.felt.renderPrompt(asks || view.cover || (busy && shown.to_move === shown.me) ? "" : promptWords(shown), layout);
    this.controls.renderTools(view);
    this.renderCover(busy ? null : view.cover);
    if (!busy) return this.summary.render(view);
    parts.panel.hidden = true;
    return false;
  }

  renderTrick() {
    const { shown, actions: { flight } } = this;
    const { trick } = shown;
    const cards = flight ? [...trick.cards, flight.card] : trick.cards;
    const past = cards.length ? null : this.lingering();
    this.parts.trick.classList.toggle("past", Boolean(past));
    this.felt.renderTrick(past ?? { ...trick, cards }, shown, this.layout);
  }

  /** Without animation the bots' cards would never be seen: the last trick stays, faded, up to the next card. */
  lingering() {
    const { shown } = this;
    if (this.motion.pace || shown.phase !== "play" || !shown.last_trick) return null;
    const { leader, cards } = shown.last_trick;
    return { leader, cards, best: takerIndex(shown.last_trick, cards.length) };
  }

  /** @param {CardView["cover"]} cover */
  renderCover(cover) {
    const box = this.parts.cover;
    const key = cover ? `${cover.seat} ${cover.name}` : "";
    box.hidden = !cover;
    if (!cover || box.dataset.key === key) return;
    box.dataset.key = key;
    const button = makeButton("primary", `I am ${cover.name}`, () => this.act({ kind: "take" }));
    const backs = make("span", "cover-cards");
    backs.append(backNode(), backNode(), backNode());
    box.replaceChildren(backs, make("h2", "", `Pass the device to ${cover.name}`), button);
  }
}

export default mounting(CardTable);
