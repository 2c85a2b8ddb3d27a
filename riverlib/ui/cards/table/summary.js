// summary.js: the panel after a deal and at the end of the game.

import { draw, make, makeButton } from "../../shared/board/dom.js";
import { minus, signed } from "../../shared/board/phrases.js";
import { suitSign } from "./faces.js";
import { sheetTable, showRunningRow } from "./sheet.js";
import { rowNames, winnersWords } from "./words.js";

/** @import { CardView } from "./view_types.js" */

export class Summary {
  constructor(box, { onNext, onAgain, onLeave }) {
    this.box = box;
    this.actions = { onNext, onAgain, onLeave };
    this.tab = "deal";
    this.key = "";
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /** @param {CardView} view */
  render(view) {
    const open = Boolean(view.summary || view.phase === "over") && (view.phase === "scored" || view.phase === "over") && !view.cover;
    const opens = open && this.box.hidden;
    this.box.hidden = !open;
    if (!open) {
      this.key = "";
      return false;
    }
    const key = JSON.stringify([view.game, view.turn, view.phase, view.summary, view.seats]);
    if (key !== this.key) {
      this.key = key;
      this.tab = "deal";
      this.build(view);
    }
    return opens;
  }

  /** @param {CardView} view */
  build(view) {
    this.view = view;
    const over = view.phase === "over";
    const title = over ? winnersWords(view.winners, view.seats) : `Deal ${view.deal.number} of ${view.deal.of}`;
    const head = make("div", over ? "panel-head won" : "panel-head");
    const heading = make("h2", "", title);
    if (over) heading.prepend(draw(suitSign("*")));
    head.append(heading);
    this.body = make("div", "panel-body");
    if (view.sheet) head.append(this.tabs(over));
    this.box.setAttribute("aria-label", title);
    this.box.replaceChildren(head, this.body, this.foot(over));
    this.show(over && view.sheet && !view.summary ? "sheet" : this.tab);
  }

  tabs(over) {
    const list = make("div", "tabs");
    list.setAttribute("role", "tablist");
    this.tabButtons = [["deal", over ? "Result" : "This deal"], ["sheet", "Score sheet"]].map(([name, label]) => {
      const button = makeButton("tab", label, () => this.show(name));
      button.dataset.tab = name;
      button.setAttribute("role", "tab");
      return button;
    });
    list.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.stopPropagation();
      this.show(this.tab === "deal" ? "sheet" : "deal");
      this.tabButtons.find((button) => button.dataset.tab === this.tab)?.focus();
    });
    list.append(...this.tabButtons);
    return list;
  }

  show(tab) {
    this.tab = tab === "sheet" && this.view.sheet ? "sheet" : "deal";
    for (const button of this.view.sheet ? this.tabButtons : []) {
      const chosen = button.dataset.tab === this.tab;
      button.setAttribute("aria-selected", String(chosen));
      button.tabIndex = chosen ? 0 : -1;
    }
    this.box.classList.toggle("wide-panel", this.tab === "sheet");
    this.body.replaceChildren(this.tab === "sheet" ? sheetTable(this.view.sheet, this.view.seats) : this.rows());
    if (this.tab === "sheet") showRunningRow(this.body);
  }

  rows() {
    const { summary, seats } = this.view;
    const list = make("ul", "results");
    const head = make("li", "result-head");
    head.append(make("span", "gain", "Points"), make("span", "sum", "Total"));
    list.append(head);
    const rows = [...(summary ?? [])];
    if (this.view.phase === "over") rows.sort((one, other) => other.total - one.total); // the winner first
    for (const row of rows) {
      const partners = row.seats;
      const item = make("li", row.bid === row.taken ? "made" : "missed");
      item.style.setProperty("--mine", `var(--seat-${partners[0] % 10})`);
      const name = make("span", "who", rowNames(row, seats));
      const what = make("span", "what", `bid ${row.bid}, took ${row.taken}`);
      const gain = make("b", row.points > 0 ? "gain plus" : row.points < 0 ? "gain minus" : "gain", signed(row.points));
      item.append(name, what, make("span", "how", row.how ?? ""), gain, make("span", "sum", minus(row.total)));
      list.append(item);
    }
    return list;
  }

  foot(over) {
    const foot = make("div", "panel-foot");
    if (over) {
      this.primary = makeButton("primary", "Play again", this.actions.onAgain);
      foot.append(this.primary, makeButton("second", "New game", this.actions.onLeave));
    } else {
      this.primary = makeButton("primary", "Next deal", this.actions.onNext);
      foot.append(this.primary);
    }
    return foot;
  }
}
