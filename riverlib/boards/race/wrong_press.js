// wrong_press.js: no press stays unanswered. What cannot be done shakes its head, what can be done beckons, and the bank says why.

import { frameOf } from "../boxes.js";
import { goesByItself } from "./by_itself.js";
import { RIDE_OR_STAY, wrongPressWords } from "./wrong_press_words.js";

/** @import { Group } from "./choices.js" */
/** @import { River } from "./river.js" */
/** @import { Pressed } from "./wrong_press_words.js" */

const scaled = (...sizes) => sizes.map((size) => ({ transform: `scale(${size})`, composite: "add" })); // on top of where a thing lies
const turned = (...degrees) => degrees.map((angle) => ({ transform: `rotate(${angle}deg)`, composite: "add" }));
const NOD = [{ transform: "none" }, { transform: "scale(1.22) rotate(-4deg)" }, { transform: "none" }];
const BECKON = scaled(1, 1.2, 0.96, 1.12, 1);
const CALL = scaled(1, 1.07, 0.98, 1.04, 1); // what is broad needs less
const SHAKE = turned(0, -13, 11, -8, 5, 0);
const GESTURE_MS = 420;
const REACH = 16; // how far beside a boat of somebody else a finger still means it
const QUIET = ".popover, .panel, .bubble, .toast"; // what answers its presses itself, or is over the river

/** @param {Element} target */
function thingOf(target) {
  if (target.closest(".die-spot")) return "throw";
  return target.closest(".dock, .harbour") ? "harbour" : "water";
}

export class WrongPress {
  /** @param {River} river */
  constructor(river) {
    this.river = river;
    this.moving = new Set(); // what answers just now
  }

  /**
   * A press on the stage that nothing has taken.
   * @param {MouseEvent} event
   */
  press(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest(QUIET)) return;
    const boat = this.boatAt(event);
    this.answer(boat ? { kind: "boat", seat: Number(boat.dataset.seat), at: boat.at } : { kind: this.dockAt(event) ? "harbour" : thingOf(target) }, boat);
  }

  /** Throw, by hand or by key, while no throw is due. */
  thrown() { return this.answer({ kind: "throw" }); }

  /**
   * Refuse by a gesture, show what can be done, and say why; false where there is nothing to do for anybody here.
   * @param {Pressed} pressed
   * @param {HTMLElement | null} [boat]
   */
  answer(pressed, boat = null) {
    const { river } = this;
    if (!river.isIdle) return false;
    if (boat && !boat.classList.contains("lit")) this.move([boat.querySelector(".hull")], SHAKE);
    if (goesByItself(river)) return this.pointOut();
    const words = wrongPressWords(pressed, river);
    if (!words) this.move([river.parts.prompt], CALL); // what is asked stands there
    if (!river.asksRoll && !river.asksChoice) return false;
    this.beckon();
    this.say(words);
    return true;
  }

  /** Of what goes by itself all is said already: there is nothing to press. */
  pointOut() {
    this.move([this.river.parts.prompt], CALL);
    return true;
  }

  /** The tutor's question stands open: its two answers call for a press. */
  answerFirst() {
    this.move([...this.river.advice.do.children], CALL);
  }

  /** What can be done now calls for it. */
  beckon() {
    const { asksRoll, opened, parts, fleet } = this.river;
    if (opened) this.beckonBoth(opened);
    else if (asksRoll || !fleet.lit.length) this.move([parts.roll], CALL);
    else this.move(fleet.lit.map((boat) => boat.querySelector(".boat-picture")), NOD);
  }

  /**
   * The two ways of a boat that may stay or ride come forward, on the water and on the bank.
   * @param {Group} group
   */
  beckonBoth(group) {
    const { targets, rideChoice } = this.river;
    const chips = [...targets.chips.box.querySelectorAll(".chip.open")];
    this.move([...targets.of(group.key).map(({ node }) => node), ...chips], BECKON);
    this.move([...rideChoice.box.children], CALL);
  }

  /**
   * A boat that glows was pressed, and asks.
   * @param {Group} group
   */
  asked(group) {
    this.beckonBoth(group);
    this.say(RIDE_OR_STAY);
  }

  /** @param {(Element | null)[]} nodes those that still move from the last press move on */
  async move(nodes, frames) {
    const still = nodes.filter((node) => node && !this.moving.has(node));
    for (const node of still) this.moving.add(node);
    await Promise.all(still.map((node) => this.river.motion.run(node, frames, { duration: GESTURE_MS, easing: "ease-in-out" })));
    for (const node of still) this.moving.delete(node);
  }

  /** On the bank, where what is to be done stands; where the tutor speaks there, or a lesson, that is not covered. */
  say(words) {
    const { river } = this;
    if (!words || river.advice.isOpen || river.view.lesson) return;
    river.notes.say(words);
  }

  /** The boat under a press: those that may not be chosen take none themselves. */
  boatAt(event) {
    const { river: { fleet, layout } } = this;
    const { x, y } = this.pointOf(event);
    const reach = layout.form === "wide" ? 0 : REACH / 2;
    const away = ({ place }) => Math.hypot(x - place.x, y - place.y);
    const near = fleet.nodes.flat().filter((node) => !node.hidden && node.place && away(node) <= node.place.size / 2 + reach);
    return near.sort((one, other) => away(one) - away(other))[0] ?? null;
  }

  dockAt(event) {
    const { river: { layout } } = this;
    const { x, y } = this.pointOf(event);
    return Array.from({ length: layout.docks }, (_, no) => layout.dock(no + 1)).some((dock) => Math.abs(x - dock.x) <= dock.w / 2 && Math.abs(y - dock.y) <= dock.h / 2);
  }

  pointOf({ clientX, clientY }) {
    const { left, top, scale } = frameOf(this.river.parts.stage);
    return { x: (clientX - left) / scale, y: (clientY - top) / scale };
  }
}
