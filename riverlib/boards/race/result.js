// result.js: the panel in the middle: how the race ended.

import { draw, make, makeButton, named } from "../dom.js";
import { fitBody } from "../fitting.js";
import { InRhythm } from "../in_rhythm.js";
import { nameList, plural } from "../phrases.js";
import { celebrate, factsNode, podiumNode, settle } from "../podium.js";
import { portraitNode } from "../portraits.js";
import { zoomOf } from "../lying.js";
import { watchRest } from "../rest.js";
import { isCelebrated, isGuest, ownSides } from "../talk.js";
import { docksOf } from "./advance.js";
import { boatSvg } from "./boats.js";
import { placePanel } from "./panel_place.js";
import { winnersWords } from "./words.js";

/** @import { RiverView, Seat } from "./view_types.js" */

const WITH = " with "; // where a title ends on a phone that has no room for the rest: the podium shows it

const NO_BOAT = "no boat home";
const HURRIED = "0.5"; // beats, as at the fast speed
const ON_STEPS = 3; // places behind them stand in rows

/**
 * Whether somebody would stand on a step of silver or bronze with no boat in the harbour: that step is a plain one. Pure.
 * @param {number} place
 * @param {number[]} docks
 */
export function isBare(place, docks) {
  return place > 1 && place <= ON_STEPS && !docks.length;
}

/**
 * The boat of a seat as it stands on the podium, and who sailed it.
 * @param {Seat} seat
 * @param {number} no
 */
function sails({ face }, no) {
  const faces = make("span", "faces");
  faces.style.setProperty("--mine", `var(--seat-${no})`);
  const boat = make("span", "boat-flag");
  boat.append(draw(boatSvg(no)));
  const sailor = make("span", "sailor");
  sailor.append(portraitNode(face));
  faces.append(boat, sailor);
  return faces;
}

/**
 * The docks that a seat's boats have taken, as coins.
 * @param {number[]} docks
 */
function coins(docks) {
  if (!docks.length) return make("span", "no-coins", NO_BOAT);
  const row = named(make("span", "coins"), `${docks.length === 1 ? "dock" : "docks"} ${nameList(docks.map(String))}`);
  row.append(...docks.map((dock) => make("span", "coin", String(dock))));
  return row;
}

/** What a result is about, whatever is told of it. */
const standingOf = ({ game, turn, result: { places, winners } }) => JSON.stringify([game, turn, places, winners]);

export class ResultPanel {
  constructor(box, { onAgain, onCharts, onLeave }) {
    this.box = box;
    this.actions = { onAgain, onCharts, onLeave };
    this.key = null;
    this.live = ""; // the race that was seen going on: its end is celebrated, once
    this.hurried = false; // somebody has passed over what led to it: the steps rise in half the time
    this.layout = null;
    this.most = 1; // how large the style sheet draws it
    this.standing = ""; // the result that is on show,
    this.told = ""; // and the facts that are told of it
    this.rhythm = new InRhythm();
    this.markRest = () => {}; // whether more of what is told lies below
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /** Where the focus comes to first: on no button that a key meant for the last move could press. */
  get title() {
    return this.box.querySelector("h2");
  }

  /** The button that Enter goes to; another one presses it. */
  get primary() {
    return this.box.querySelector("[data-first]");
  }

  /**
   * Show the result of the view, if there is one; returns true when the panel has just opened.
   * @param {RiverView} view
   * @param {any} layout
   */
  render(view, layout) {
    const opens = Boolean(view.result) && this.box.hidden;
    if (opens) this.rhythm.begin(performance.now());
    if (opens) this.most = zoomOf(this.box);
    this.box.hidden = !view.result;
    const { told } = this;
    const key = view.result && JSON.stringify([view.game, view.turn, view.result]);
    const stands = layout === this.layout && !opens && (key === this.key || (view.result && this.standing === standingOf(view)));
    if (!view.result) Object.assign(this, { live: view.game, hurried: false });
    else if (!opens && this.standing === standingOf(view)) this.tellMore(view);
    else if (key !== this.key) this.build(view);
    else if (opens) settle(this.box);
    this.key = key;
    this.layout = layout;
    if (!stands) this.box.style.height = "";
    if (view.result && !stands) placePanel(this.box, layout, this.most);
    if (view.result && (!stands || told !== this.told)) fitBody(this.box.querySelector(".panel-body"));
    this.markRest();
    return opens;
  }

  /**
   * What turned the race is found out a moment later: it takes its place among the facts, and the sheet stays as large as it is.
   * @param {RiverView} view
   */
  tellMore({ result: { facts } }) {
    const told = JSON.stringify(facts);
    if (told === this.told) return;
    this.told = told;
    this.box.style.height = `${this.box.offsetHeight}px`;
    this.box.querySelector(".panel-body > .facts")?.replaceWith(factsNode(facts));
  }

  /** @param {RiverView} view */
  build(view) {
    this.standing = standingOf(view);
    this.told = JSON.stringify(view.result.facts);
    const docks = docksOf(view);
    const people = view.seats.map(({ bot }) => !bot);
    const rises = this.live === view.game; // whoever has won, the steps rise
    const fresh = rises && isCelebrated(view, people, view.result.winners);
    this.live = "";
    this.box.style.setProperty("--beat", this.hurried ? HURRIED : "");
    const isOwn = ownSides(view, people, view.result.places.map(([, no]) => [no]));
    const sides = view.result.places.map(([place, no]) => {
      const { name, score } = view.seats[no];
      const side = { place, mine: isOwn([no]), name, faces: sails(view.seats[no], no), score: plural(score, "point") };
      return isBare(place, docks[no]) ? { ...side, empty: NO_BOAT } : { ...side, detail: coins(docks[no]) };
    });
    const { onAgain, onCharts, onLeave } = this.actions;
    const again = makeButton("primary", "Race again", onAgain);
    again.dataset.first = "";
    const title = winnersWords(view.result, view.seats, view.home?.you);
    const head = make("div", "panel-head won");
    const [who, points] = title.split(WITH);
    const heading = make("h2");
    const words = make("span", "", who);
    if (points) words.append(make("span", "won-with", WITH + points));
    heading.append(words);
    heading.tabIndex = -1;
    head.append(heading);
    const body = make("div", "panel-body");
    body.append(podiumNode(sides, rises), factsNode(view.result.facts));
    const foot = make("div", "panel-foot");
    foot.hidden = isGuest(view); // the device that opened the race decides what comes next
    if (!foot.hidden) foot.append(again, makeButton("second", "See how it went", onCharts), makeButton("second", "New race", onLeave));
    this.box.setAttribute("aria-label", title);
    this.box.classList.add("ending");
    this.box.dataset.tab = "result";
    this.box.replaceChildren(head, body, foot);
    this.markRest = watchRest(body);
    if (fresh) celebrate(this.box);
  }
}
