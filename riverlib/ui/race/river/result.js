// result.js: the panel in the middle: how the race ended, or the tutor's question before a weak move.

import { draw, make, makeButton, setAttribute } from "../../shared/board/dom.js";
import { nameList, plural } from "../../shared/board/phrases.js";
import { boatSvg } from "./boats.js";
import { docksOf, winnersWords } from "./words.js";

/** @import { RiverView, Warned } from "./view_types.js" */

export class ResultPanel {
  constructor(box, { onAgain, onLeave, onSure, onThink }) {
    this.box = box;
    this.actions = { onAgain, onLeave, onSure, onThink };
    this.key = "";
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /** The button that Enter presses. */
  get primary() {
    return this.box.querySelector("[data-first]");
  }

  /**
   * Show the result of the view or, when `asks`, its warning; returns true when the panel has just opened.
   * @param {RiverView} view
   * @param {boolean} asks
   */
  render(view, asks) {
    const kind = view.result ? "result" : asks && view.warning ? "warning" : "";
    const opens = Boolean(kind) && this.box.hidden;
    this.box.hidden = !kind;
    const key = kind && JSON.stringify([kind, view.game, view.turn, view.result, view.warning]);
    if (key === this.key) return opens;
    this.key = key;
    if (kind === "result") this.buildResult(view);
    if (kind === "warning") this.buildWarning(view.warning);
    return opens;
  }

  build(className, title, nodes, buttons) {
    const head = make("div", `panel-head ${className}`);
    head.append(make("h2", "", title));
    const foot = make("div", "panel-foot");
    foot.append(...buttons);
    buttons[0].dataset.first = "";
    const body = make("div", "panel-body");
    body.append(...nodes);
    this.box.setAttribute("aria-label", title);
    this.box.classList.toggle("asking", className === "warned");
    this.box.replaceChildren(head, body, foot);
  }

  /** @param {Warned} warning */
  buildWarning({ text }) {
    this.build("warned", "Are you sure?", [make("p", "", text)], [
      makeButton("primary", "Let me think again", this.actions.onThink), makeButton("second", "Sail anyway", this.actions.onSure),
    ]);
  }

  /** @param {RiverView} view */
  buildResult(view) {
    const docks = docksOf(view);
    const list = make("ol", "places");
    for (const [place, seat] of view.result.places) list.append(this.row(place, seat, view, docks[seat]));
    this.build("won", winnersWords(view.result, view.seats), [list], [
      makeButton("primary", "Race again", this.actions.onAgain), makeButton("second", "New race", this.actions.onLeave),
    ]);
  }

  /**
   * @param {number} place
   * @param {number} no
   * @param {RiverView} view
   * @param {number[]} docks
   */
  row(place, no, view, docks) {
    const seat = view.seats[no];
    const item = make("li", view.result.winners.includes(no) ? "winner" : "");
    item.style.setProperty("--mine", `var(--seat-${no})`);
    const flag = make("span", "boat-flag");
    flag.append(draw(boatSvg(no)));
    const coins = make("span", "coins");
    for (const dock of docks) coins.append(make("span", "coin", String(dock)));
    if (!docks.length) coins.append(make("span", "no-coins", "no boat came home"));
    setAttribute(coins, "aria-label", docks.length ? `docks ${nameList(docks.map(String))}` : null);
    if (docks.length) coins.setAttribute("role", "img");
    item.append(make("b", "rank", `${place}.`), flag, make("span", "who", seat.name), coins, make("b", "sum", plural(seat.score, "point")));
    return item;
  }
}
