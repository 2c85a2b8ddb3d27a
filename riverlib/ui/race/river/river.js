// river.js: the river, a board for boats: its parts, its scenes and its drawing.

import { Board, mounting } from "../../shared/board/board.js";
import { setAttribute, setText } from "../../shared/board/dom.js";
import { Log } from "../../shared/board/log.js";
import { readSettings } from "../../shared/board/settings.js";
import { RiverActions } from "./actions.js";
import { advance, boatMoved } from "./advance.js";
import { ChanceBar } from "./chances.js";
import { decliningChoice, groupChoices, groupOf } from "./choices.js";
import { RiverControls } from "./controls.js";
import { Die } from "./die.js";
import { Fleet } from "./fleet.js";
import { leastHeight, riverLayout, riverShape } from "./geometry.js";
import { News } from "./news.js";
import { Plates } from "./plates.js";
import { ResultPanel } from "./result.js";
import { Scenery } from "./scenery.js";
import { SCENES } from "./scenes.js";
import { RiverSound } from "./sound.js";
import { Targets } from "./targets.js";
import { Water } from "./water.js";
import { movingWords, promptWords } from "./words.js";

/** @import { Group } from "./choices.js" */
/** @import { RiverAction, RiverEvent, RiverView } from "./view_types.js" */

const PARTS = {
  stage: ".stage", land: ".land", water: ".water", riverCards: ".river-cards", fall: ".fall", harbour: ".harbour", targets: ".targets",
  boats: ".boats", plates: ".plates", dieSpot: ".die-spot", die: ".die", roll: ".roll", prompt: ".prompt", chances: ".chances",
  air: ".air", panel: ".panel", bubble: ".bubble", toast: ".toast", popover: ".popover", tools: ".tools", spoken: ".spoken",
};
const NO_GROUPS = [];

/** @extends {Board<RiverView>} */
export class River extends Board {
  constructor(parent) {
    super(parent.querySelector(".rv"), PARTS, "__river");
    const { parts } = this;
    this.thrownAt = 0; // when the die was set tumbling
    this.news = new News(parts.prompt);
    this.actions = new RiverActions(this);
    this.sound = new RiverSound();
    this.log = new Log(parts.spoken, "Log of this race");
    this.scenery = new Scenery(parts);
    this.water = new Water(this.root, parts);
    this.die = new Die(parts.die);
    this.fleet = new Fleet(parts.boats, {
      onBoat: (node, event) => this.actions.boat(node, event), onPoint: (node) => this.pointAt(node),
    });
    this.targets = new Targets(parts.targets, {
      onTarget: ({ choice }, event) => this.actions.choose(choice, event), onPoint: (group) => this.pointTo(group),
    });
    this.plates = new Plates(parts.plates);
    this.chances = new ChanceBar(parts.chances);
    this.result = new ResultPanel(parts.panel, {
      onAgain: () => this.act({ kind: "again" }), onLeave: () => this.act({ kind: "leave" }),
      onSure: () => this.sailAnyway(), onThink: () => this.thinkAgain(),
    });
    this.controls = new RiverControls(this);
    this.settings = readSettings({ calm: false });
    this.groups = NO_GROUPS;
    this.opened = null; // the group whose boat asks whether to stay or to ride
    this.warned = false; // the tutor's question is open
    this.saying = ""; // the sentence of the event that moves now
    this.watch();
  }

  destroy() {
    super.destroy();
    this.water.destroy();
  }

  /* ---- whose turn ---- */

  get isIdle() {
    return !this.busy && !this.actions.pending && !this.view.preview;
  }

  get asksRoll() {
    return this.isIdle && this.view.mine && this.view.phase === "roll";
  }

  get asksChoice() {
    return this.isIdle && this.view.mine && this.view.phase === "choose";
  }

  get choices() {
    return this.view.choices ?? [];
  }

  /* ---- from the game to the river ---- */

  /**
   * @param {RiverView} view
   * @param {(name: string, action: object) => void} send
   */
  update(view, send) {
    const goesOn = this.view !== null && this.view.game === view.game;
    if (!goesOn || view.turn !== this.view.turn) this.news.gather(goesOn ? view.events.filter(({ number }) => number > this.played) : [], view.seats);
    super.update(view, send);
    this.water.stir();
    if (this.news.lost && !view.note && !this.motion.pace) this.controls.note(this.news.lost, null, { stays: true });
    this.news.lost = "";
  }

  /** @param {RiverAction} action */
  act(action) {
    return super.act(action);
  }

  hear({ kind, flight }) {
    this.warned = kind === "choose" && Boolean(this.view.warning);
    const stray = flight ?? (this.warned ? this.actions.flight : null);
    if (stray) this.actions.keepPlace(stray);
  }

  /** @param {RiverEvent} event */
  announce(event) {
    this.saying = movingWords(event, this.view.seats);
    this.motion.hurry = !this.shown.seats.some(({ bot, afloat }) => !bot && afloat); // only bots are left to watch
    if (event.kind === "roll") this.shown = { ...this.shown, to_move: event.seat, phase: "roll" };
    this.render();
  }

  sceneOf(kind) {
    return SCENES[kind];
  }

  /** @param {RiverEvent} event */
  after(event) {
    if (event.kind === "roll") this.saying = event.text ?? "";
    return advance(this.shown, event);
  }

  settle() {
    this.saying = "";
    super.settle();
  }

  applySettings() {
    super.applySettings();
    this.root.classList.toggle("calm", this.settings.calm);
    if (this.layout) this.water.refresh();
  }

  /* ---- choosing ---- */

  /**
   * Ask whether the boats of this group stay or ride, or stop asking.
   * @param {Group | null} group
   */
  open(group) {
    const before = this.opened;
    this.opened = group;
    this.render();
    if (group) this.targets.of(group.key)[0].node.focus({ preventScroll: true });
    if (group) this.pointTo(group);
    else if (before && this.controls.keyboard) this.fleet.focus(this.groups.findIndex(({ key }) => key === before.key));
  }

  pointAt(node) {
    const group = node && this.groups[groupOf(this.groups, Number(node.dataset.seat), Number(node.dataset.boat))];
    this.targets.point(group ?? null, node?.place);
  }

  /** @param {Group | null} group */
  pointTo(group) {
    this.targets.point(group, group && this.fleet.node(group.seat, group.boats[0]).place);
  }

  sailAnyway() {
    const choice = this.choices.find(({ id }) => id === this.view.warning.id);
    this.warned = false;
    this.actions.choose(choice, new Event("click"), { sure: true });
  }

  thinkAgain() {
    this.warned = false;
    this.render();
    if (this.controls.keyboard) this.controls.placeFocus();
  }

  /** Above the boat's target that the hint praises. */
  hintPlace() {
    const ghost = this.targets.ghosts.find(({ choice }) => choice.id === this.view.hint.best);
    return ghost ? { x: ghost.place.x, y: ghost.place.y - ghost.place.size / 2 - 16 } : null;
  }

  /* ---- drawing ---- */

  shape() {
    const shape = riverShape(this.parts.stage.clientWidth);
    this.root.dataset.shape = shape;
    this.root.style.setProperty("--least", `${leastHeight(this.view.seats.length, shape)}px`);
  }

  /** The view with my boat where it is sailing to. */
  get drawn() {
    const { shown, actions: { flight } } = this;
    if (flight?.kind !== "move") return shown;
    return { ...shown, boats: boatMoved(shown.boats, flight.seat, flight.boat, flight.target) };
  }

  /** Draw `shown`. Idempotent; returns true when a panel has just opened. */
  render() {
    const { shown, view, busy, parts } = this;
    if (!this.size || this.size.seats !== view.seats.length) this.measure();
    this.size.seats = view.seats.length;
    const fresh = this.layOut();
    const { layout } = this;
    this.root.classList.toggle("preview", Boolean(view.preview));
    this.groups = this.asksChoice ? groupChoices(this.choices) : NO_GROUPS;
    this.opened = this.groups.find(({ key }) => key === this.opened?.key) ?? null;
    this.scenery.render(shown, layout);
    if (fresh) this.water.refresh();
    this.fleet.render(this.drawn, layout, this.groups);
    this.targets.render({ groups: this.groups, opened: this.opened, hint: this.groups.length ? view.hint : null }, shown, layout, this.fleet);
    this.plates.render(shown, layout);
    this.renderDie();
    this.renderPrompt();
    this.news.render(this);
    this.chances.render(shown, layout); // those of the new view would give away what is still to be seen
    this.controls.renderTools(view);
    parts.targets.classList.toggle("asking", Boolean(this.opened));
    if (!busy) return this.result.render(view, this.warned && this.isIdle);
    parts.panel.hidden = true;
    return false;
  }

  /** Lay everything out anew when the size or the race is another one; true when it was. */
  layOut() {
    const { river, seats, boats, docks } = this.view;
    const { width, height } = this.size;
    const measures = { width, height, cards: river.order.length, seats: seats.length, boats: boats[0].length, docks };
    const key = JSON.stringify(measures);
    if (key === this.layoutKey) return false;
    this.layoutKey = key;
    this.layout = riverLayout(measures);
    return true;
  }

  renderDie() {
    const { shown, view, die, parts: { roll } } = this;
    const declines = this.asksChoice && decliningChoice(this.choices);
    setText(roll, declines ? "Let it pass" : "Roll");
    setAttribute(roll, "aria-label", declines ? "Let the wind pass" : "Roll the die");
    setAttribute(roll, "aria-disabled", this.asksRoll || declines ? null : "true");
    roll.classList.toggle("ready", this.asksRoll);
    roll.hidden = view.phase === "over" && !this.busy;
    if (this.actions.flight?.kind === "roll" || (this.busy && die.tossing)) return;
    const face = shown.face ?? shown.last?.face ?? null;
    if (die.face !== face || die.tossing) die.show(face);
  }

  renderPrompt() {
    const { layout, shown, busy, groups, opened, parts: { prompt } } = this;
    const { x, y, w, h } = layout.prompt;
    const waits = () => promptWords(shown, { groups, opened });
    if (busy || !this.actions.pending) setText(prompt, busy ? this.saying : waits()); // an answer due changes no words
    prompt.hidden = !prompt.textContent;
    prompt.classList.toggle("mine", !busy && Boolean(shown.mine));
    Object.assign(prompt.style, { width: `${w}px`, height: `${h}px` });
    prompt.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }
}

export default mounting(River);
