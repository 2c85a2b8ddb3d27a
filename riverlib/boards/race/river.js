// river.js: the river, a board for boats: its parts, its scenes and its drawing.

import { goDownTo } from "../below.js";
import { Board } from "../board.js";
import { placeOf, topOf } from "../boxes.js";
import { readSettings } from "../settings.js";
import { Tips } from "../tips.js";
import { RiverActions } from "./actions.js";
import { Advice } from "./advice.js";
import { boatMoved } from "./advance.js";
import { glideFrames } from "./air.js";
import { Brink } from "./brink.js";
import { holdsResult } from "./calm_end.js";
import { ChanceBar } from "./chances.js";
import { groupChoices, groupOf, isListed, warnedWays } from "./choices.js";
import { RiverControls } from "./controls.js";
import { Die } from "./die.js";
import { renderDieSpot } from "./die_spot.js";
import { Fleet } from "./fleet.js";
import { farScale, riverForm } from "./geometry.js";
import { giveShape, layOut } from "./laying_out.js";
import { goToEnd } from "./last_home.js";
import { LookingBar } from "./looking.js";
import { markBox, showGhost } from "./marks.js";
import { News } from "./news.js";
import { readsNoChances, tapsOnlyBoat } from "./newcomer.js";
import { RiverNotes } from "./notes.js";
import { isOpening, openRace } from "./opening.js";
import { shownAfter } from "./passing.js";
import { Plates } from "./plates.js";
import { renderPrompt } from "./prompt.js";
import { RaceLog } from "./race_log.js";
import { ResultPanel } from "./result.js";
import { RideChoice, ridingGroup } from "./ride_choice.js";
import { chancesAsRiding } from "./ride_room.js";
import { quicken } from "./sailing_home.js";
import { Scenery } from "./scenery.js";
import { sayingOf, SCENES } from "./scenes.js";
import { SecondLook } from "./second_look.js";
import { RiverSound } from "./sound.js";
import { moveBack, standingOf } from "./taking_back.js";
import { Targets } from "./targets.js";
import { tellTurn } from "./turn.js";
import { Water } from "./water.js";
import { WrongPress } from "./wrong_press.js";

/** @import { Group } from "./choices.js" */
/** @import { RiverAction, RiverEvent, RiverView } from "./view_types.js" */

const PARTS = {
  lesson: ".lesson", stage: ".stage", land: ".land", water: ".water", riverCards: ".river-cards", fall: ".fall", harbour: ".harbour", targets: ".targets",
  boats: ".boats", plates: ".plates", dieSpot: ".die-spot", die: ".die", roll: ".roll", toEnd: ".to-end", prompt: ".prompt", chances: ".chances",
  air: ".air", panel: ".panel", bubble: ".bubble", toast: ".toast", popover: ".popover", tools: ".tools", spoken: ".spoken",
};
const NO_GROUPS = [];
const REVIEW = ".st-key-race_review"; // below the board, once the end has been seen

/** @extends {Board<RiverView>} */
export class River extends Board {
  constructor(parent, handle = "__river") {
    super(parent.querySelector(".rv"), PARTS, handle);
    const { parts } = this;
    this.layoutKey = ""; // size and race that the layout was made for
    this.thrownAt = 0; // when the die was set tumbling
    this.news = new News(parts.prompt);
    this.actions = new RiverActions(this);
    this.sound = new RiverSound();
    this.log = new RaceLog(parts.spoken, "Log of this race");
    this.scenery = new Scenery(parts);
    this.water = new Water(this.root, parts);
    this.die = new Die(parts.die);
    this.fleet = new Fleet(parts.boats, {
      onBoat: (node, event) => this.actions.boat(node, event), onPoint: (node) => this.pointAt(node),
      onShift: (node, from) => this.motion.run(node, glideFrames(from, node.place), { duration: 260 }),
    });
    this.targets = new Targets(parts.targets, {
      onTarget: ({ choice }, event) => this.actions.choose(choice, event), onPoint: (group) => this.pointTo(group), over: parts.boats,
    });
    this.plates = new Plates(parts.plates, (told, plate) => this.busy || this.notes.say(told, placeOf(plate, parts.stage)));
    this.brink = new Brink(parts.fall);
    this.chances = new ChanceBar(parts.chances, (why, thing) => this.notes.say(why, topOf(thing, parts.stage)));
    this.result = new ResultPanel(parts.panel, {
      onAgain: () => this.act({ kind: "again" }), onCharts: () => goDownTo(REVIEW, () => this.act({ kind: "charts" })), onLeave: () => this.act({ kind: "leave" }),
    });
    this.advice = new Advice(parts.prompt, { onSure: () => this.sailAnyway(), onThink: () => this.thinkAgain(), onMore: () => this.look.turn(), onTake: (choice, event) => this.actions.choose(choice, event), onPoint: (choice) => this.targets.pointTo(choice) });
    this.rideChoice = new RideChoice(parts.prompt, {
      onChoose: (choice, event) => this.actions.answer(choice, event), onPoint: (choice) => this.targets.pointAt(choice),
    });
    this.look = new SecondLook(this);
    this.looking = new LookingBar(parts.lesson, parts.stage, (step, to) => this.teaching.step(step, to));
    this.wrongPress = new WrongPress(this);
    this.controls = new RiverControls(this);
    this.notes = new RiverNotes(this);
    this.tips = new Tips("race");
    this.settings = readSettings({ calm: false, sailsOnly: true, warns: "" });
    this.groups = NO_GROUPS;
    this.opened = null; // the group whose boat asks whether to stay or to ride,
    this.openedKey = ""; // and its turn and name: it asks still when a hint has been brought
    this.warned = false; // the tutor's question is open
    this.told = ""; // the moment that was spoken of last
    this.handedTo = null; // whose turn it was then, where several people pass one device round
    this.homewardSince = 0; // when the boats set off for home by themselves
    this.saying = ""; // the sentence of the event that moves now
    this.gone = /** @type {RiverEvent[]} */ ([]); // what had happened when the newest view came
    this.watch();
  }

  destroy() {
    super.destroy();
    this.water.destroy();
    this.looking.playback.destroy();
  }

  /* ---- whose turn ---- */
  get isIdle() { return !this.busy && !this.actions.pending && !this.view.preview && this.teaching.isAwake; }
  get asksRoll() { return this.isIdle && this.view.mine && this.view.phase === "roll"; }
  get asksChoice() { return this.isIdle && this.view.mine && this.view.phase === "choose"; }
  get choices() { return this.view.choices; }
  /** The only boats to choose where they may stay or ride: that is asked without a press. */
  get asksAlone() { return this.groups.length === 1 ? ridingGroup(this.groups) : null; }
  get looks() { return Boolean(this.view.looking); }
  /* ---- from the game to the river ---- */
  /**
   * @param {RiverView} view
   * @param {(name: string, action: object) => void} send
   */
  update(view, send) {
    const goesOn = this.view !== null && this.view.game === view.game;
    this.gone = goesOn ? this.view.events : [];
    if (!goesOn || view.turn !== this.view.turn) this.news.gather(goesOn ? view.events.filter(({ number }) => number > this.played) : [], view.seats);
    this.look.forget(view);
    const isBack = this.view?.copy && !goesOn && view.phase === "over"; // from a copy: it was begun from the review
    super.update(view, send);
    if (isBack) goDownTo(REVIEW, () => {});
    this.water.stir();
    if (this.news.lost && !view.note && !this.motion.pace) this.notes.say(this.news.lost, null, { stays: true });
    this.news.lost = "";
  }

  /** @param {RiverAction} action */
  act(action) { return super.act(action); }
  begins(view) { return isOpening(view); }
  async playOpening() { await openRace(this); }
  /** What was taken back is seen to go back. */
  snap(undone) {
    const before = undone && this.shown && this.motion.pace ? standingOf(this, this.gone) : null;
    super.snap(undone);
    if (before) moveBack(this, before);
  }

  hear({ kind, flight }) {
    this.warned = kind === "choose" && Boolean(this.view.warning);
    const stray = flight ?? (this.warned ? this.actions.flight : null);
    if (stray) this.actions.keepPlace(stray);
  }

  /** @param {RiverEvent} event */
  announce(event) {
    this.saying = sayingOf(this, event);
    quicken(this, event);
    if (event.kind === "roll") {
      this.notes.hide({ read: true }); // it was said of the turn before
      this.shown = { ...this.shown, to_move: event.seat, phase: "roll" };
      this.fleet.regroup();
    }
    this.render();
  }

  sceneOf(kind) { return SCENES[kind]; }

  /** @param {RiverEvent} event */
  after(event) {
    if (event.kind === "roll") this.saying = event.text ?? "";
    return shownAfter(event, this.view, this.shown);
  }

  settle() {
    if (holdsResult(this)) return;
    this.saying = "";
    this.motion.fixed = this.homewardSince = 0;
    this.motion.tempo = 1;
    this.sound.on = this.settings.sounds;
    super.settle();
    tellTurn(this);
  }

  applySettings() {
    super.applySettings();
    this.root.classList.toggle("calm", this.settings.calm);
    if (this.layout) this.water.refresh(), this.render(); // what goes by itself asks for nothing
  }

  get movesByItself() {
    return this.settings.sailsOnly && !tapsOnlyBoat(this) && this.view.mine && this.view.phase === "choose" && this.choices.length === 1;
  }

  /** Another tap brings all to its end; where only bots are left their last boat still comes home in sight. */
  hurryOn() { if (this.busy && this.motion.hasten()) goToEnd(this); }
  get pauseMs() { return 500; } // before the only way goes by itself: its boat has a rim, and sails in sight
  moveByItself() {
    this.actions.choose(this.choices[0], new Event("forced"), { forced: true });
  }

  /* ---- choosing ---- */

  /**
   * Ask whether the boats of this group stay or ride, or stop asking.
   * @param {Group | null} group
   */
  open(group) {
    const before = this.opened;
    this.openedKey = group ? `${this.view.turn} ${group.key}` : "";
    this.render();
    const ghosts = group ? this.targets.of(group.key) : [];
    (ghosts.find(({ choice }) => choice.id === this.advice.best) ?? ghosts[0])?.node.focus({ preventScroll: true }); // what is praised is what Enter then takes
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

  /** @param {string} mark */
  markBox(mark) { return markBox(this, mark); }
  /** @param {string | null} action */
  showGhost(action) { showGhost(this, action); }

  /* ---- drawing ---- */
  shape() { giveShape(this); }

  /** How much larger than drawn a screen is that only watches. */
  get scale() { return this.view.home?.watches ? farScale({ width: window.innerWidth, height: window.innerHeight }) : 1; }

  /** The form that suits the room there is: the board's own width, the window's height. */
  get form() {
    return riverForm({ width: this.root.clientWidth, height: window.innerHeight / this.scale });
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
    const fresh = layOut(this);
    const { layout } = this;
    this.root.classList.toggle("preview", Boolean(view.preview));
    this.groups = this.asksChoice ? groupChoices(this.choices) : NO_GROUPS;
    this.opened = this.groups.find(({ key }) => `${view.turn} ${key}` === this.openedKey) ?? this.asksAlone ?? null;
    this.scenery.render(shown, layout);
    if (fresh && this.controls.popover.name) this.controls.putPopover();
    const asks = this.warned && this.isIdle;
    const { hint } = this.look;
    const rides = asks || isListed(hint, this.groups, layout) ? null : this.opened; // two great buttons beside a third choice on the river would look like all there is
    const asked = this.advice.render({ ...view, hint }, { asks, open: this.groups.length > 0, rides: Boolean(rides), groups: this.groups, picked: this.targets.pickedId }, layout);
    const { advice: { best }, groups, opened } = this;
    this.rideChoice.render({ group: rides, named: groups.length > 1, hint, best }, shown, layout);
    this.root.classList.toggle("asked", this.advice.asks);
    this.fleet.render(this.drawn, layout, { groups, best, moves: busy || this.actions.pending });
    const compared = asks ? warnedWays(this.choices, view.warning) : view.ways; // then nothing else is drawn beside them
    this.targets.render({ groups: asks ? NO_GROUPS : groups, opened, hint: groups.length ? hint : null, best, taken: busy ? [] : compared }, shown, layout, this.fleet);
    this.scenery.cards.giveWay(this.targets.seen.map(({ place }) => place), this.targets.along, layout);
    this.plates.render(shown, layout);
    this.brink.render(shown, layout);
    renderDieSpot(this);
    renderPrompt(this);
    this.news.render(this);
    this.chances.render(shown, rides ? { ...layout, chances: chancesAsRiding(layout) } : layout, readsNoChances(this)); // those of the new view would give away what is still to be seen
    this.controls.renderTools(view);
    this.looking.render(view, busy, layout);
    if (!busy && !view.lesson) return this.result.render(view, layout) || asked;
    parts.panel.hidden = true;
    return asked;
  }
}
