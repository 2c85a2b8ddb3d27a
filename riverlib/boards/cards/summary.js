// summary.js: the panel after a deal and at the end of the game.

import { make, makeButton } from "../dom.js";
import { fitBody } from "../fitting.js";
import { InRhythm } from "../in_rhythm.js";
import { minus } from "../phrases.js";
import { celebrate, factsNode, podiumNode, settle } from "../podium.js";
import { watchRest } from "../rest.js";
import { isCelebrated, isGuest } from "../talk.js";
import { GREAT, placePanel } from "./panel_place.js";
import { freeRows, gainButton, leastSheetWidth, sheetNodes, sheetWidth, showRunningRow, sidesOf } from "./sheet.js";
import { facesOf, outcomeWord, ownRows, podiumSides } from "./ranking.js";
import { endWords } from "./verdict.js";
import { rowNames } from "./words.js";

/** @import { CardView, Seat, SummaryRow } from "./view_types.js" */

const TABS = { deal: "This deal", sheet: "Score sheet" };
const ENDING = { drawn: 820, least: 690, upTo: 5 }; // pixels across at a desk: steps and facts beside each other with air, as the style sheet draws it; in less it lies over the table. At a great desk so few stand closer, and larger
const MANY = 6; // rows of a result that have room on a phone held sideways
const LAST_TABS = { result: "Result", deal: "Last deal", sheet: "Score sheet" };

export class Summary {
  constructor(box, { onNext, onAgain, onOnward, onLeave, onLook, onReview, onWhy, asks }) {
    this.box = box;
    this.actions = { onNext, onAgain, onOnward, onLeave, onLook, onReview, onWhy };
    this.asks = asks;
    this.rhythm = new InRhythm();
    this.tab = "deal";
    this.key = "";
    this.live = ""; // the game that was seen going on: its end is celebrated, once
    this.ended = ""; // the game whose end was on show,
    this.returned = ""; // and the one that was taken back from there: its next result says so
    this.stands = ""; // what was put where it lies: the tab of which result, on which table
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /** @param {CardView} view */
  render(view) {
    const open = Boolean(view.summary) && (view.phase === "scored" || view.phase === "over") && !view.cover && !view.home?.ready;
    const opens = open && this.box.hidden;
    if (opens && view.phase === "over") this.rhythm.begin(performance.now());
    this.box.hidden = !open;
    if (view.phase !== "over") this.live = view.game;
    if (view.phase !== "over" && !view.looking && this.ended === view.game) this.returned = view.game;
    if (view.phase === "over") this.ended = view.game;
    if (!open) {
      this.key = "";
      this.layout = null;
      return false;
    }
    const key = JSON.stringify([view.game, view.turn, view.phase, view.summary, view.seats]);
    if (key !== this.key) {
      this.key = key;
      this.build(view);
    } else if (opens) settle(this.box);
    return opens;
  }

  /**
   * Lie where no plate is hidden, if there is room; what stands already keeps its place, however far it was scrolled.
   * @param {any} layout
   */
  place(layout) {
    if (!this.isOpen) return;
    this.layout = layout;
    const stands = [this.key, this.tab, layout.shape, layout.width, layout.height].join();
    if (stands !== this.stands) this.lie();
    this.stands = stands;
  }

  /** The first tab says where the panel begins; a sheet that has no room from there on begins higher up. */
  lie() {
    const isFirst = this.tab === this.tabButtons[0].dataset.tab;
    const isSheet = this.tab === "sheet";
    freeRows(this.body);
    const least = this.view.phase === "over" && this.layout.shape === "wide" ? endingWidth(this.layout) : 0; // of all its tabs: none lies elsewhere
    const begun = placePanel(this.box, this.layout, isFirst ? null : this.begun, Math.max(least, isSheet ? leastSheetWidth(sidesOf(this.view.seats).length) : 0));
    if (isFirst) this.begun = begun;
    if (isSheet) showRunningRow(this.body);
    if (this.tab === "result") fitBody(this.body);
    this.markRest();
  }

  /** @param {CardView} view */
  build(view) {
    this.view = view;
    const over = view.phase === "over";
    this.rises = over && this.live === view.game; // whoever has won, the steps rise
    this.fresh = this.rises && isCelebrated(view, view.seats.map(({ kind }) => kind === "person"), view.winners);
    if (over) this.live = "";
    const title = over ? endWords(view) : `Deal ${view.deal.number} of ${view.deal.of}`;
    const head = make("div", over ? "panel-head won" : "panel-head");
    this.title = titleNode(title);
    this.title.tabIndex = -1;
    const back = over && this.returned === view.game ? [make("p", "after-taking-back", "after taking back")] : [];
    head.append(this.title, ...back, this.tabs(over ? LAST_TABS : TABS));
    this.body = make("div", "panel-body");
    this.markRest = watchRest(this.body);
    this.box.setAttribute("aria-label", title);
    this.box.classList.toggle("ending", over);
    this.box.style.setProperty("--sheet", `${sheetWidth(sidesOf(view.seats).length)}px`);
    this.box.replaceChildren(head, this.body, this.foot(over));
    this.show(over ? "result" : "deal");
  }

  tabs(labels) {
    const list = make("div", "tabs");
    list.setAttribute("role", "tablist");
    this.tabButtons = Object.entries(labels).map(([name, label]) => {
      const button = makeButton("tab", label, () => this.show(name));
      button.dataset.tab = name;
      button.setAttribute("role", "tab");
      return button;
    });
    list.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      event.stopPropagation();
      this.step(step);
    });
    list.append(...this.tabButtons);
    return list;
  }

  /** Show the tab beside the one shown, round the ends, and go there. */
  step(by) {
    const { tabButtons } = this;
    const at = tabButtons.findIndex((button) => button.dataset.tab === this.tab);
    const next = tabButtons[(at + by + tabButtons.length) % tabButtons.length];
    this.show(next.dataset.tab);
    next.focus();
  }

  /** The score sheet, or away from it again. */
  toggleSheet() {
    this.show(this.tab === "sheet" ? this.tabButtons[0].dataset.tab : "sheet");
  }

  show(tab) {
    this.tab = tab;
    for (const button of this.tabButtons) {
      const chosen = button.dataset.tab === tab;
      button.setAttribute("aria-selected", String(chosen));
      button.tabIndex = chosen ? 0 : -1;
    }
    this.box.dataset.tab = tab;
    if (!this.fresh) settle(this.box);
    this.body.replaceChildren(...this.content(tab));
    if (this.fresh) celebrate(this.box);
    if (this.layout) this.place(this.layout);
    this.fresh = this.rises = false;
  }

  content(tab) {
    if (tab === "sheet") return sheetNodes(this.view, this.actions.onWhy, isGuest(this.view) ? undefined : this.actions.onLook);
    if (tab === "deal") return [this.rows(), make("p", "scoring-words", this.view.scoring_words), ...this.asks()];
    return [podiumNode(podiumSides(this.view), this.rises), factsNode(this.view.facts)];
  }

  rows() {
    const list = make("ol", "results");
    const isOwn = ownRows(this.view);
    const rows = this.view.summary.map((row) => this.row(row, isOwn(row.seats)));
    if (rows.length > MANY) {
      list.classList.add("many"); // a phone held sideways has them in two columns
      rows.splice(Math.ceil(rows.length / 2), 0, resultHead("next-column"));
    }
    list.append(resultHead(), ...rows);
    return list;
  }

  /**
   * @param {SummaryRow} row
   * @param {boolean} isOwn
   */
  row(row, isOwn) {
    const { seats, sheet } = this.view;
    const { place, seats: side, bid, taken, made, points } = row;
    const item = make("li", `${outcomeWord(made)}${isOwn ? " mine" : ""}`);
    const deal = sheet.deals.length - 1;
    item.append(
      make("b", "place-no", `${place}.`), facesOf(side, seats), make("span", "who", rowNames(row, seats)), make("span", "what", `bid ${bid}, took ${taken}`),
      make("span", "outcome", outcomeWord(made)), gainButton("gain", points, (pressed) => this.actions.onWhy(deal, side[0], pressed)), make("b", "sum", minus(seats[side[0]].total)),
    );
    return item;
  }

  foot(over) {
    const foot = make("div", "panel-foot");
    const { onAgain, onLeave, onLook, onNext, onReview } = this.actions;
    const { guided, seats, sheet } = this.view;
    const last = sheet.deals.length - 1;
    if (!over) this.primary = makeButton("primary", "Next deal", onNext);
    else this.primary = guided ? this.nextStep() : makeButton("primary", "Play again", onAgain);
    if (isGuest(this.view)) return this.guestFoot(foot, over);
    foot.append(this.primary);
    const other = guided ? makeButton("second", "Play again", onAgain) : makeButton("second", "New game", onLeave); // the row has no room for both
    if (over) foot.append(makeButton("second", reviewTitle(seats), onReview), other);
    else foot.append(makeButton("second", "Look back", () => onLook(last)));
    return foot;
  }

  /** What a first game leads to, how long it takes and who plays: the same. */
  nextStep() {
    const button = makeButton("primary next-step", null, this.actions.onOnward);
    button.append(make("span", "", "Next: a short evening"), make("small", "", "ten minutes, same players"));
    return button;
  }

  /**
   * What follows the end, and what lies below the board, are the business of the device that opened the game.
   * @param {HTMLElement} foot
   * @param {boolean} over
   */
  guestFoot(foot, over) {
    if (over || this.view.home.watches) this.primary = null;
    else foot.append(this.primary);
    foot.hidden = !this.primary;
    return foot;
  }
}

/**
 * A title of one or two sentences: it breaks between them before it breaks in one.
 * @param {string} title
 */
function titleNode(title) {
  const node = make("h2", "sentences");
  const sentences = title.split(/(?<=\.) /);
  node.append(...sentences.flatMap((sentence, no) => [...(no ? [" "] : []), make("span", "", sentence)]));
  return node;
}

function resultHead(more = "") {
  const head = make("li", `result-head ${more}`);
  head.setAttribute("aria-hidden", "true"); // every row says it in words
  head.append(make("span", "gain", "Points"), make("span", "sum", "Total"));
  return head;
}

/** How many pixels across, of its own, the end of a game is given at least. */
function endingWidth({ scale, places }) {
  return scale >= GREAT && places.length <= ENDING.upTo ? ENDING.least : ENDING.drawn;
}

/**
 * What the page below calls the review of a game.
 * @param {Seat[]} seats
 */
export function reviewTitle(seats) {
  return seats.filter(({ kind }) => kind === "person").length > 1 ? "How all played" : "How you played";
}
