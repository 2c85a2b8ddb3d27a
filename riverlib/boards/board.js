// board.js: the life of a game on the screen. It shows the view it is sent, first animating what is new, and sends
// clicks back. It knows no rules. A game extends it with its parts, its scenes and its drawing.

import { drawAhead } from "./ahead.js";
import { Channel } from "./channel.js";
import { Forced } from "./forced.js";
import { Motion } from "./motion.js";
import { nextEvent, planView } from "./plan.js";
import { wearColours } from "./portraits.js";
import { remember } from "./remember.js";
import { changeSetting } from "./settings.js";
import { comeIntoSight } from "./sight.js";
import { letHear } from "./sound_tool.js";
import { Talk } from "./talk.js";
import { Teaching } from "./teaching.js";
import { tellTip } from "./telling.js";
import { watchWindow } from "./watching.js";

/** @import { Actions } from "./actions.js" */
/** @import { Controls } from "./controls.js" */
/** @import { Log } from "./log.js" */
/** @import { Notes } from "./notes.js" */
/** @import { Sound } from "./sound.js" */
/** @import { Tips } from "./tips.js" */
/** @import { BoardEvent, BoardView } from "./view_types.js" */

/** @template {BoardView & { events: BoardEvent[], seats: { colour: number }[] }} View */
export class Board {
  /** @type {Actions<any>} */
  actions;

  /** @type {Controls<any>} */
  controls;

  /** @type {Notes<any>} */
  notes;

  /** @type {Log} */
  log;

  /** @type {Sound & { sample(): void }} */
  sound;

  /** @type {Tips} */
  tips;

  /** @type {Record<string, any>} */
  settings;

  /** @type {any} */
  layout;

  /** `paths`: selectors of the parts by name; `handle`: the name on `window` that the browser tests read. */
  constructor(root, paths, handle) {
    this.root = root;
    this.parts = /** @type {Record<string, HTMLElement>} */ (Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, root.querySelector(path)])));
    this.handle = handle;
    this.exposed = /** @type {Record<string, any>} */ ({ view: null, busy: false, pending: false, settled: [], timings: [] });
    Object.assign(window, { [handle]: this.exposed });
    this.view = /** @type {View | null} */ (null); // the newest view
    this.shown = /** @type {View | null} */ (null); // what lies on the board now
    this.game = null;
    this.played = 0; // number of the last event shown
    this.seen = 0; // highest number ever sent
    this.busy = false;
    this.run = 0; // a new number ends the playing that runs under the old one
    this.motion = new Motion();
    this.teaching = new Teaching(this);
    this.talk = new Talk(this);
    this.forced = new Forced(this);
    this.channel = new Channel(this);
  }

  /** Begin to live: the last thing a game's constructor does. */
  watch() {
    this.applySettings();
    this.unwatch = watchWindow(this);
  }

  destroy() {
    this.run += 1;
    this.motion.skip();
    this.unwatch();
    this.controls.destroy();
    this.notes.destroy();
    this.actions.destroy();
    this.sound.destroy();
    this.teaching.destroy();
    this.forced.destroy();
    this.channel.close();
  }

  /* ---- what a game says for itself ---- */

  /** {before, after} of a kind of event. @param {string} _kind @returns {any} */
  sceneOf(_kind) { return null; }

  /**
   * What is shown after an event: a new object.
   * @param {any} _event
   * @returns {View}
   */
  after(_event) { return this.shown; }

  /** Draw what leads up to an event. */
  announce(/** @type {any} */ _event) {}

  /** Draw `shown`. Idempotent; returns true when a panel has just opened. */
  render() { return false; }

  /**
   * The view holds the answer to `answered`; called before its events are played.
   * @param {any} _answered
   */
  hear(_answered) {}

  /**
   * Where the thing lies that a mark names ("card:Td", "boat:0:1"), or null where it is not on the board now.
   * @param {string} _mark
   * @returns {import("./boxes.js").Box | null}
   */
  markBox(_mark) { return null; }

  /**
   * Let a pale card or boat show an action, or take the last one away with null.
   * @param {string | null} _action
   */
  showGhost(_action) {}

  /** Whether a game that is new here has only just begun, so that its opening is shown like all that follows. */
  begins(_view) { return false; }

  /** Whether what there is to do can be done in one way alone, and the player wants that done by itself. */
  get movesByItself() { return false; }

  /** How long what goes by itself is seen before it does, in milliseconds; `null` for as long as usual. @returns {number | null} */
  get pauseMs() { return null; }
  /** Whether nobody has a say in what comes any more. */
  get closes() { return false; }
  moveByItself() {}

  /** What is still to be seen of the one who has just moved, before the board is another's. */
  async handOn() {}

  /** Give the stage its shape and its least height, before its size is read. */
  shape() {}

  /* ---- from the game to the board ---- */

  /**
   * Show a view; `send` sends actions back.
   * @param {View} view
   * @param {(name: string, action: object) => void} send
   */
  update(view, send) {
    this.send = send;
    const before = this.view;
    const answered = this.actions.takeAnswer(view);
    const plan = planView(view, this, this.begins(view));
    this.view = view;
    wearColours(this.root, view.seats);
    const drawn = "preview" in view && view.preview; // changes with every card that is laid: whoever lays it looks there
    if (before?.game !== view.game && !drawn) comeIntoSight(this.root, !before);
    this.game = view.game;
    this.seen = view.events.at(-1)?.number ?? 0;
    this.talk.render();
    this.expose();
    if (plan.undone) this.forced.hold(view.turn);
    if (answered) this.hear(answered);
    if (plan.kind === "open" && this.motion.pace) this.playOpening();
    else if (plan.kind === "snap" || plan.kind === "open") this.snap(plan.undone);
    else if (plan.kind === "play" && this.motion.pace) this.playEvents();
    else if (plan.kind === "play" || !this.busy) this.settle();
    if (answered) this.actions.tell(answered, view.note);
    else if (before && view.note && view.answered !== before.answered) this.notes.say(view.note.text);
    this.talk.welcome();
  }

  /** Play a game that has just begun from its first event on, whatever of the last one still moves. */
  playOpening() {
    this.stop();
    this.played = 0;
    this.shown = { ...this.view };
    this.log.list.replaceChildren();
    this.playEvents();
  }

  snap(undone) {
    if (undone) this.tips.takeBack(this.view);
    this.played = this.view.events.at(-1)?.number ?? 0;
    this.log.rewrite(this.view);
    this.settle();
    if (undone && !this.view.note) this.log.note("Taken back.");
  }

  /** Play the new events one after another, then show the view. A newer view only makes the queue longer. */
  async playEvents() {
    if (this.busy) return;
    this.busy = true;
    this.teaching.render();
    this.expose();
    const run = (this.run += 1);
    try {
      for (let event = nextEvent(this); event && run === this.run; event = nextEvent(this)) await this.show(event, run);
      if (run === this.run) await this.handOn();
      if (run === this.run) await drawAhead(this);
    } catch (error) {
      console.error(`${this.handle}:`, error); // the board below still shows the right state
    } finally {
      if (run === this.run) this.settle();
    }
  }

  /**
   * @param {BoardEvent} event
   * @param {number} run
   */
  async show(event, run) {
    this.notes.endTold();
    this.played = event.number;
    this.log.add(event, this.view);
    this.announce(event);
    const merged = this.actions.isMine(event);
    const scene = this.sceneOf(event.kind);
    await (merged ? this.actions.flight.done : scene?.before?.(this, event));
    if (run !== this.run) return;
    if (merged) this.actions.takeFlight();
    this.shown = this.after(event);
    this.render();
    await scene?.after?.(this, event);
  }

  /** A tap while things move: what moves now is at its end at once, the rest goes by quickly; after another tap all of it has. */
  hurryOn() {
    if (this.busy && this.motion.hasten()) this.settle();
  }

  /** End every animation. */
  stop() {
    this.run += 1;
    this.busy = false;
    this.motion.skip();
    this.motion.hurry = this.motion.rushed = false;
    this.parts.air.replaceChildren();
  }

  /** End every animation and show the view as it is. */
  settle() {
    this.stop();
    for (const event of this.view.events) if (event.number > this.played) this.log.add(event, this.view);
    this.played = this.view.events.at(-1)?.number ?? this.played;
    this.shown = { ...this.view };
    if (!this.actions.pending) this.actions.takeFlight();
    const opened = this.render();
    this.teaching.render();
    if (!this.teaching.focus()) this.controls.placeFocus(opened);
    this.notes.keepTold();
    tellTip(this);
    this.actions.tellShown(this.view);
    this.forced.plan();
    this.expose();
    remember(this.exposed.settled, performance.now());
  }

  expose() {
    Object.assign(this.exposed, { view: this.view, busy: this.busy, pending: Boolean(this.actions.pending) });
  }

  act(action) {
    this.notes.endTold();
    return this.actions.act(action);
  }

  /* ---- settings and size ---- */

  change(key, value) {
    changeSetting(this, key, value);
  }

  /** The settings as they work now: a first game is explained though nobody has asked for it. */
  get currentSettings() { return { ...this.settings, explain: this.tips.isOn(this.settings.explain) }; }

  applySettings() {
    this.motion.speed = this.root.dataset.speed = this.settings.speed;
    letHear(this);
    this.root.classList.toggle("still", this.motion.pace === 0);
  }

  /** Read the stage's size; true when it differs from the one drawn. While a page is built there may be no room yet. */
  measure() {
    if (this.size && !this.parts.stage.clientWidth) return false;
    this.shape();
    const { clientWidth: width, clientHeight: height } = this.parts.stage;
    const changed = width !== this.size?.width || height !== this.size?.height;
    this.size = { width: width || 320, height: height || 480 };
    return changed;
  }
}
