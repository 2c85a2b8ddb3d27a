// actions.js: what the player does on the river. The die tumbles and the boat sets off before the game has answered.

import { Actions } from "../actions.js";
import { placeOf } from "../boxes.js";
import { isHandedRound } from "../talk.js";
import { driftFrames } from "./air.js";
import { groupOf, legsOf, tellsOf } from "./choices.js";
import { hasToAnswer, isUnwarned, keepOnlyTapped } from "./newcomer.js";
import { isSailingIn } from "./opening.js";
import { blowBoat, sailBoat, tradePlaces } from "./scenes.js";
import { adviceSpoken } from "./words.js";

/** @import { River } from "./river.js" */
/** @import { Choice, RiverEvent } from "./view_types.js" */

const DOUBLE_TAP_MS = 500; // on some tablets each tap of a double tap counts as the first

/** Whether a press came from what cannot point without pressing; some browsers' clicks do not say. */
const isFinger = (/** @type {any} */ { pointerType }) => (pointerType ? pointerType === "touch" : matchMedia("(hover: none)").matches);

/** @extends {Actions<River>} */
export class RiverActions extends Actions {
  rolledAt = -Infinity; // when the button beside the die was last pressed

  /**
   * With what goes out goes what the tutor shall warn this device of: a race that was just opened knows only its own usual.
   * @param {{ kind: string, [field: string]: unknown }} action
   */
  act(action) {
    const { settings: { warns }, view } = this.board;
    const isNews = warns && action.kind !== "tutor" && warns !== view.tutor;
    return super.act(isNews ? { ...action, tutor: warns } : action);
  }

  /** The click's own frame: the die is set tumbling before anything else happens. */
  roll(event) {
    const { board: river } = this;
    const clicked = performance.now();
    const opens = isSailingIn(river);
    this.rolledAt = clicked;
    if (river.busy) {
      river.settle(); // a click while things move brings them to their end, and rolls, unless it may be somebody else's throw
      if (!opens && isHandedRound(river.view, river.view.seats.map(({ bot }) => !bot))) return false;
    }
    if (this.pending || !river.asksRoll) return false;
    river.die.throw(river.motion);
    river.thrownAt = clicked;
    this.flight = { kind: "roll" };
    this.act({ kind: "roll" });
    this.time(event, clicked);
    river.sound.rattle();
    return true;
  }

  /** A click on a lit boat: it sails, or asks whether to stay or to ride; where its way is not drawn yet, a finger's first tap draws it. */
  boat(node, event) {
    const { board: river } = this;
    const [seat, boat] = [Number(node.dataset.seat), Number(node.dataset.boat)];
    const group = river.groups[groupOf(river.groups, seat, boat)];
    if (!group || this.pending) return;
    if (isFinger(event) && river.targets.isUnseen(group)) this.pick(group);
    else if (group.options.length > 1) this.askRide(group);
    else this.choose(group.options[0], event, { clickedBoat: boat });
  }

  /** Its two ways come forward; a second press on one of several boats puts them away. */
  askRide(group) {
    const { board: river } = this;
    river.open(river.opened?.key === group.key && !river.asksAlone ? null : group);
    if (river.opened) river.wrongPress.asked(river.opened);
  }

  /** A boat stays or rides; a press that was still meant for the die, where the answers have come, is none. */
  answer(choice, event) {
    if (performance.now() - this.rolledAt >= DOUBLE_TAP_MS) this.choose(choice, event);
  }

  /**
   * Show where the boat goes that a finger has tapped once, or no longer.
   * @param {import("./choices.js").Group | null} group
   */
  pick(group) {
    Object.assign(this.board.targets, { picked: group, pickedId: group?.options[0].id ?? null });
    this.board.render();
  }

  /**
   * Send a choice; the boat that was clicked sets off at once.
   * @param {Choice} choice
   * @param {Event} event
   * @param {{ clickedBoat?: number, sure?: boolean, forced?: boolean }} [how]
   */
  choose(choice, event, { clickedBoat = choice.boats[0], sure = false, forced = false } = {}) {
    const { board: river } = this;
    const clicked = performance.now();
    if (river.busy) river.settle();
    if (!river.asksChoice || !river.choices.some(({ id }) => id === choice.id)) return;
    const again = river.warned && river.view.warning?.id === choice.id;
    if (again && clicked - this.askedAt < DOUBLE_TAP_MS) return;
    const mustAnswer = !sure && hasToAnswer(river, choice);
    if (again && mustAnswer) return river.wrongPress.answerFirst();
    if (again) river.warned = false; // whoever sends the same boat once more has answered
    if (river.choices.length === 1 && !forced) keepOnlyTapped(river);
    river.notes.hide({ read: true }); // what was said of the choice ends with it
    const unasked = sure || again || (isUnwarned(river) && !mustAnswer);
    const waits = choice.asked && !unasked; // for the tutor's question: nothing sails only to come back
    if (choice.kind !== "lose" && !waits) this.flight = this.setOff(choice, clickedBoat);
    this.act(forced ? { kind: "forced" } : { kind: "choose", id: choice.id, ...(unasked && { sure: true }) });
    this.time(event, clicked);
  }

  /**
   * @param {Choice} choice
   * @param {number} clickedBoat
   */
  setOff(choice, clickedBoat) {
    const { board: river } = this;
    const { seat, boats: [boat] } = choice;
    tradePlaces(river, seat, boat, clickedBoat);
    const [origin, target] = legsOf(choice, river.view.river);
    const moved = { seat, boat, origin, target };
    const done = choice.kind === "sail" ? sailBoat(river, moved) : blowBoat(river, moved, choice.kind);
    return { kind: "move", choice, seat, boat, target, done };
  }

  /** @param {RiverEvent} event */
  isMine(event) {
    return this.flight?.kind === "move" && tellsOf(this.flight.choice, event);
  }

  /** Remember where my boat is when the tutor asks or the game refuses: it sails back from there. */
  keepPlace(flight) {
    const { board: river } = this;
    if (flight?.kind !== "move") return;
    const node = river.fleet.node(flight.seat, flight.boat);
    this.strayed = { ...flight, from: placeOf(node, river.parts.stage) };
  }

  bringBack() {
    const { board: river } = this;
    const { strayed } = this;
    this.strayed = null;
    if (!strayed) return null;
    const node = river.fleet.node(strayed.seat, strayed.boat);
    river.motion.run(node, driftFrames(strayed.from, node.place), { duration: 320 });
    return { x: node.place.x, y: node.place.y - node.place.size / 2 - 10 };
  }

  tell({ kind }, note) {
    const { board: river } = this;
    const { notes, view } = river;
    const place = this.bringBack();
    const stays = kind === "undo" && view.mine && !isHandedRound(view, view.seats.map(({ bot }) => !bot)) ? river.parts.prompt.textContent : "";
    if (note && stays) notes.say(`${note.text} ${stays}`); // what is asked now is read beside it
    else if (note) notes.say(note.text, note.kind === "refused" ? place : null);
    else if (kind === "hint" && view.hint) river.log.speak(adviceSpoken(view.hint));
    else if (river.warned) this.ask();
  }

  /** The focus goes to an answer: the question has to be heard. */
  ask() {
    const { board: river } = this;
    this.askedAt = performance.now();
    river.log.speak(adviceSpoken(river.view.warning));
  }
}
