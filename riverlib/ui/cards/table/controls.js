// controls.js: hands and keys on the card table.

import { Controls } from "../../shared/board/controls.js";
import { stepAmong } from "../../shared/board/steps.js";
import { helpNodes, leaveNodes } from "../../shared/board/tools.js";
import { keyIntent, typedBid } from "./keys.js";
import { lastTrickNodes, settingsNodes, TOOLS } from "./popovers.js";
import { sheetTable, showRunningRow } from "./sheet.js";
import { HELP, KEY_HELP } from "./words.js";

/** @import { CardTable } from "./table.js" */
/** @import { CardView } from "./view_types.js" */

/** @extends {Controls<CardTable>} */
export class CardControls extends Controls {
  constructor(table) {
    super(table, TOOLS);
    this.digit = null;
  }

  destroy() {
    super.destroy();
    clearTimeout(this.digit?.timer);
  }

  get zones() {
    return ".hand, .bids, .panel, .cover, .popover, .tools";
  }

  /** @param {CardView} view */
  renderTools(view) {
    const { tools } = this;
    tools.switchOff("undo", !view.can?.undo);
    tools.switchOff("last", !view.last_trick);
    tools.buttons.get("claim").hidden = !view.can?.claim;
    tools.buttons.get("scores").hidden = !view.sheet;
  }

  intentOf(event, inside) {
    const { bidding, hand } = this.board;
    const { focused } = this;
    const zone = focused ? this.zoneOf(focused) : "";
    const scrolls = zone === "popover" || zone === "panel";
    return keyIntent(event, {
      inside: scrolls ? null : inside, onButton: focused?.tagName === "BUTTON", dialog: Boolean(this.popover.name),
      bidding: bidding.isOpen && (zone === "bids" ? "focused" : "open"), cards: hand.list().length,
    });
  }

  follow(intent) {
    const { bidding, hand } = this.board;
    if (intent.kind === "digit") return this.typeBid(intent.digit);
    if (intent.kind === "bidstep") return bidding.step(intent.key), true;
    if (intent.kind === "primary") return this.primary();
    if (intent.kind === "card") {
      const inHand = this.zone === "hand" && this.focused;
      return hand.focus(stepAmong(intent.key, inHand ? hand.at : -1, hand.list().length));
    }
    this.tool(intent.kind);
    return true;
  }

  primary() {
    const { summary, parts } = this.board;
    const button = parts.cover.hidden ? summary.isOpen && summary.primary : parts.cover.querySelector("button");
    if (!button) return false;
    button.click();
    return true;
  }

  /** A digit that may become a two-digit number waits for the second one. */
  typeBid(digit) {
    const { bids } = this.board.bidding;
    clearTimeout(this.digit?.timer);
    const typed = typedBid(digit, { max: bids.max, before: this.digit, now: performance.now() });
    this.digit = null;
    if (!typed) return true;
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
    else if (name === "leave" && table.view.phase === "over") table.act({ kind: "leave" });
    else if (name === "scores" && summary.isOpen) summary.show(summary.tab === "deal" ? "sheet" : "deal");
    else return false;
    return true;
  }

  tool(name) {
    super.tool(name);
    if (name === "scores" && this.popover.name === name) showRunningRow(this.board.parts.popover);
  }

  content(name) {
    const { board: table } = this;
    const { view } = table;
    const contents = {
      last: () => ["Last trick", lastTrickNodes(view.last_trick, view.seats)],
      scores: () => ["Score sheet", [sheetTable(view.sheet, view.seats)]],
      log: () => [`Deal ${view.deal.number}: what happened`, [table.log.list]],
      settings: () => ["Settings", settingsNodes(table.settings, (key, value) => table.change(key, value), table.motion.reducedQuery.matches)],
      help: () => ["How to play", helpNodes(HELP, KEY_HELP)],
      leave: () => ["New game", leaveNodes("Leave this table and set up a new game?", {
        leave: "Leave this table", onLeave: () => { this.popover.close(); table.act({ kind: "leave" }); }, onStay: () => this.popover.close(),
      })],
    };
    return contents[name]();
  }

  /** After a view: bring the focus where the player goes on, but only if it was ours or the keyboard is used. */
  placeFocus(opened = false) {
    const { bidding, summary, hand, parts, view } = this.board;
    if (!this.mayFocus) return;
    const zone = this.focused ? this.zoneOf(this.focused) : "";
    if (!parts.cover.hidden) {
      if (zone !== "cover") parts.cover.querySelector("button")?.focus({ preventScroll: true });
    } else if (summary.isOpen) {
      if (this.keyboard && (opened || zone !== "panel")) summary.primary?.focus({ preventScroll: true });
    } else if (bidding.isOpen) {
      if (zone !== "bids" && zone !== "hand") bidding.focus();
    } else if (zone === "" && view.phase !== "over") {
      hand.focusPlayable();
    }
  }
}
