// controls.js: hands and keys on the card table.

import { Controls } from "../controls.js";
import { boxAround } from "../boxes.js";
import { pictured } from "../pictured.js";
import { isGuest, isPhone, leaveWords } from "../talk.js";
import { hasKeys, helpNodes, leaveNodes } from "../tools.js";
import { tornDeal } from "./torn.js";
import { earlierNodes } from "./earlier_deals.js";
import { keyIntent, typedBid } from "./keys.js";
import { lastTrickNodes, settingsNodes, TOOLS, trickWords } from "./popovers.js";
import { firstWords, oneCard, refusalWords } from "./refusals.js";
import { picturesOf } from "./rule_pictures.js";
import { sealNodes } from "./seal.js";
import { sheetNodes, showRunningRow } from "./sheet.js";
import { standingsNode } from "./ranking.js";
import { HAND_HELP, KEY_HELP, PLATE_HELP, RING_HELP } from "./words.js";

/** @import { CardTable } from "./table.js" */
/** @import { CardView } from "./view_types.js" */

const BIDS_AT = 2; // rules that say what a trick and a bid are: what shows them on the table comes next

/** @extends {Controls<CardTable>} */
export class CardControls extends Controls {
  constructor(table) {
    super(table, TOOLS);
    this.digit = null;
    this.closing = false; // the tap that is under way has closed a sheet
    table.parts.stage.addEventListener("click", (event) => this.swallow(event), true);
  }

  destroy() {
    super.destroy();
    clearTimeout(this.digit?.timer);
  }

  /** The tap beside what is open closes it and does no more: a card below it is not played. */
  pointer(event) {
    const before = this.popover.name;
    super.pointer(event);
    this.closing = Boolean(before) && !this.popover.name;
  }

  swallow(event) {
    if (!this.closing) return;
    this.closing = false;
    event.stopPropagation();
  }

  get zones() {
    return ".hand, .bids, .advice, .panel, .cover, .popover, .tools";
  }

  /** @param {CardView} view */
  renderTools(view) {
    const { tools } = this;
    tools.switchOff("undo", !view.can?.undo && !this.board.coach.isAsking);
    tools.switchOff("hint", !view.coach && !oneCard(view));
    tools.buttons.get("hint").hidden = Boolean(view.lesson);
    tools.switchOff("last", !view.last_trick);
    tools.buttons.get("claim").hidden = !view.can?.claim;
    tools.buttons.get("scores").hidden = !view.sheet;
  }

  get ended() {
    const { summary, view } = this.board;
    return summary.isOpen && view.phase === "over" ? summary.rhythm : null;
  }

  get torn() { return tornDeal(this.board.view); }

  intentOf(event, inside) {
    const { bidding, hand, cover } = this.board;
    const { focused } = this;
    const zone = focused ? this.zoneOf(focused) : "";
    const scrolls = zone === "popover" || zone === "panel" || zone === "advice";
    return keyIntent(event, {
      inside: scrolls ? null : inside, onButton: focused?.tagName === "BUTTON", dialog: Boolean(this.popover.name),
      bidding: bidding.isOpen && (zone === "bids" ? "focused" : "open"), cards: hand.list().length, covered: cover.isOpen,
    });
  }

  follow(intent) {
    const { bidding, hand } = this.board;
    if (intent.kind === "digit") return this.typeBid(intent.digit);
    if (intent.kind === "bidstep") return bidding.step(intent.key), true;
    if (intent.kind === "primary") return this.primary() || this.choose();
    if (intent.kind === "covered") return this.sayFirst(firstWords(this.board.view));
    if (intent.kind === "why") return this.explainTrick(), true;
    if (intent.kind === "card") {
      const inHand = this.zone === "hand" && this.focused;
      return hand.step(intent.key, { from: inHand ? hand.at : -1, every: intent.every });
    }
    this.tool(intent.kind);
    return true;
  }

  primary() {
    const { summary, cover, coach, view } = this.board;
    const button = coach.asks ? coach.advice.primary : cover.isOpen ? cover.button : summary.isOpen && summary.primary;
    if (!button || /** @type {HTMLButtonElement} */ (button).disabled) return false;
    if (button === summary.primary && view.phase === "over") button.focus({ preventScroll: true }); // another one starts: none begins a game by accident
    else button.click();
    return true;
  }

  /** Where nothing is chosen yet, what can be chosen gets the focus: the first card that may be played, or number. */
  choose() {
    const { bidding, hand } = this.board;
    if (bidding.isOpen) return bidding.focus(), true;
    return hand.list().some((button) => button.classList.contains("legal")) && hand.focusPlayable();
  }

  /** A digit that may become a two-digit number waits for the second one. */
  typeBid(digit) {
    const { bids } = this.board.bidding;
    clearTimeout(this.digit?.timer);
    const typed = typedBid(digit, { max: bids.max, before: this.digit, now: performance.now() });
    this.digit = null;
    if (!typed) return this.board.notes.say(`You can bid 0 to ${bids.max}.`, this.board.actions.aboveBids()), true;
    const choose = () => {
      this.digit = null;
      const { bidding, actions } = this.board;
      if (bidding.isOpen && !actions.pending) bidding.number(typed.bid)?.click(); // Enter may have been quicker
    };
    if (!typed.waits) choose();
    else this.digit = { digit, at: performance.now(), timer: setTimeout(choose, 600) };
    this.board.bidding.number(typed.bid)?.focus({ preventScroll: true });
    return true;
  }

  useTool(name) {
    const { board: table } = this;
    const { summary } = table;
    if (name === "undo" || name === "claim") table.act({ kind: name });
    else if (name === "hint") table.coach.press();
    else if (name === "leave" && table.view.phase === "over" && !isPhone(table.view)) table.act({ kind: "leave" });
    else if (name === "scores" && summary.isOpen) summary.toggleSheet();
    else return false;
    return true;
  }

  escape() {
    if (super.escape()) return true;
    const { coach } = this.board;
    if (coach.asks) return coach.takeBack(), true;
    return coach.close() || this.leaveLooking();
  }

  /** While the tutor asks, nothing has been done yet: Undo answers it, and takes back nothing that stands. */
  tool(name) {
    const { coach } = this.board;
    if (name === "undo" && coach.isAsking) return coach.takeBack();
    super.tool(name);
    if (name === "scores" && this.popover.name === name) showRunningRow(this.board.parts.popover);
  }

  content(name) {
    const { board: table } = this;
    const { view } = table;
    const contents = {
      last: () => ["Last trick", lastTrickNodes(view.last_trick, view.seats, view.why.last)],
      scores: () => ["Score sheet", [standingsNode(view), ...sheetNodes(view, table.summary.actions.onWhy, isGuest(view) ? undefined : table.summary.actions.onLook)]],
      log: () => [`Deal ${view.deal.number}: what happened`, [...earlierNodes(view, isGuest(view) || view.looking ? undefined : table.summary.actions.onLook), table.log.list, ...sealNodes(view.sealed)]],
      settings: () => ["Settings", settingsNodes({ ...table.currentSettings, tutor: table.coach.tutor }, (key, value) => table.change(key, value), table.motion.reducedQuery.matches)],
      help: () => ["How to play", this.helpNodes()],
      leave: () => this.leaveContent(),
      undo: () => this.undoContent(),
    };
    return contents[name]();
  }

  /** @returns {[string, Node[]]} */
  leaveContent() {
    const { board: table } = this;
    const { title, question, leave } = leaveWords(table.view, { title: "New game", question: "This game is kept: “Go on” on the first page brings you back to it.", leave: "Begin a new game" });
    return [title, leaveNodes(question, { leave, isKept: !isPhone(table.view), onLeave: () => { this.popover.close(); table.act({ kind: "leave" }); }, onStay: () => this.popover.close() })];
  }

  /** @param {string} name */
  whyOff(name) {
    return refusalWords(name, this.board.view) ?? super.whyOff(name);
  }

  /** What has to be done first is said where it is done. */
  refuse(name) {
    const { board: table } = this;
    const words = this.whyOff(name);
    if (words === firstWords(table.view)) return this.sayFirst(words);
    const one = name === "hint" ? oneCard(table.view) : null;
    if (one) return table.notes.tell({ text: words, mark: `only:${one.card}` }, { stays: false }); // beside the card, which it points at
    table.notes.say(words);
  }

  /** @param {string} words */
  sayFirst(words) {
    const { notes, cover, parts: { stage } } = this.board;
    const box = words ? boxAround([cover.ask], stage) : null;
    if (box) notes.say(words, { x: box.x, y: box.y - box.h / 2, under: box.y + box.h / 2 });
    return Boolean(box);
  }

  helpNodes() {
    const { help: { now, rules, kinds = "" }, why } = this.board.view;
    const told = (inForce, ring, plate, hand) => [...inForce.slice(0, BIDS_AT), ring, ...inForce.slice(BIDS_AT), plate, hand];
    const nodes = helpNodes([now, trickWords(why)].filter(Boolean), told(rules, RING_HELP, PLATE_HELP, HAND_HELP), hasKeys() ? KEY_HELP : []);
    return pictured(nodes, picturesOf(told([...kinds], "r", "d", "c")));
  }

  /** A click on the cards of a trick asks why it goes where it goes. */
  stageClick(event) {
    const { busy } = this.board;
    super.stageClick(event);
    if (!busy && event.target.closest(".trick .cd")) this.explainTrick();
  }

  /** Say why the trick on the table is whose it is, or else the one before it. */
  explainTrick() {
    const { view: { why }, notes } = this.board;
    const text = trickWords(why);
    if (!text) return notes.say("No trick has been played in this deal yet.");
    return notes.tell({ text, mark: "best" }, { stays: false });
  }

  /** After a view: bring the focus where the player goes on, but only if it was ours or the keyboard is used. */
  placeFocus(opened = false) {
    const { bidding, summary, hand, cover, view, coach } = this.board;
    if (coach.asks && opened) return coach.advice.primary.focus({ preventScroll: true }); // a question always gets the focus
    if (!this.mayFocus || coach.asks) return;
    const zone = this.focused ? this.zoneOf(this.focused) : "";
    if (cover.isOpen) {
      if (zone !== "cover") cover.focus();
    } else if (summary.isOpen) {
      const first = view.phase === "over" ? summary.title : summary.primary; // at the end no key meant for the last card may press a button
      if (this.keyboard && (opened || zone !== "panel")) first?.focus({ preventScroll: true });
    } else if (bidding.isOpen) {
      if (zone !== "bids" && zone !== "hand") bidding.focus();
    } else if (view.phase !== "over" && (zone === "" || this.focused?.classList.contains("dim"))) {
      hand.focusPlayable(); // also on from a card that may not be played now
    }
  }
}
