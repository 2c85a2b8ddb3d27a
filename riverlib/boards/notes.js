// notes.js: what the board says in words over itself: an answer, why something is not possible, a tip at the thing it speaks
// of. One note at a time; it goes with the next click or key, or when the game goes on;
// a tip comes back after a press that was refused.

import { putBar } from "./bar.js";
import { placeAround, putBubble } from "./bubble.js";
import { noteNodes, onwardButton, tellNext, tellTip } from "./telling.js";

/** @import { Board } from "./board.js" */
/** @import { Tip } from "./view_types.js" */

const NOTE_MS = 2800;
const READING_MS = 60; // a letter
const JUST_MS = 600; // nobody has read a note as young as this

/** @template {Board<any>} Game */
export class Notes {
  /** @param {Game} board */
  constructor(board) {
    this.board = board;
    this.told = /** @type {{ tip: Tip, moment: string, leads: boolean, read?: boolean } | null} */ (null); // what is said now of a thing on the board
    this.lapsed = /** @type {typeof this.told} */ (null); // what was told until the last press
    this.saidAt = -Infinity; // when the newest note came
    this.isLow = false; // its bar lies low
    const { bubble, toast } = board.parts;
    for (const note of [bubble, toast]) note.addEventListener("click", () => tellNext(board)); // no press before: its click would fall on what then lies there
  }

  destroy() {
    clearTimeout(this.timer);
  }

  /* ---- what a game says for itself ---- */

  /** What has to be looked at and no note should hide: boxes, the more important with a `weight`. */
  get seen() {
    return [];
  }

  /** How far down a tip may reach: what is to be clicked stays uncovered. */
  get lowestTip() {
    return Infinity;
  }

  /** Whether nothing lies over the board that a tip would cover. */
  get isClear() {
    return !this.board.controls.popover.name && this.board.parts.panel.hidden;
  }

  /** Upper and lower edge of what a mark names, for a note that may also stand elsewhere; null where it is not to be seen. */
  placeAt(mark) {
    return placeAround(this.board.markBox(mark));
  }

  /** Put the bubble at a place, which has been drawn. */
  put(place) {
    putBubble(this.board, place, this.seen, this.lowestTip);
  }

  /** Put the bar, which has been drawn: what is said of nothing in particular. */
  putBar(low) {
    putBar(this.board, this.seen, this.lowestTip, low);
  }

  /* ---- the same for every game ---- */

  /** Whether the note has only just come: whoever taps now has not read it. */
  get isJustSaid() {
    return performance.now() - this.saidAt < JUST_MS;
  }

  /** Game and turn: what was told at another one speaks of what is gone. */
  get moment() {
    return `${this.board.view.game} ${this.board.view.turn}`;
  }

  /** A sentence at a place on the stage, or as a bar when there is no place; gone after a while unless it `stays`, perhaps with a button `onward`; a bar may lie `low`, where one's own things are; after one that refuses a press the tip that it took away `returns`. */
  say(text, place = null, { stays = false, onward = /** @type {HTMLElement | null} */ (null), low = false, returns = false } = {}) {
    const { view, parts: { bubble, toast } } = this.board;
    this.hide({ read: returns });
    if (view.lesson?.answer?.text === text) return; // the strip says it
    const node = place ? bubble : toast;
    node.replaceChildren(...noteNodes(text, onward));
    node.classList.toggle("more", Boolean(onward));
    node.hidden = false;
    this.isLow = low;
    this.saidAt = performance.now();
    if (place) this.put(place);
    else this.putBar(low);
    if (stays) return; // the log has said it already
    this.board.log.speak(text);
    this.timer = setTimeout(() => this.goes(returns), Math.max(NOTE_MS, text.length * READING_MS));
  }

  /**
   * A sentence at a thing on the board, or as a bar; it `stays` up to the next click or key, or until the game goes on; `more` is due after it.
   * @param {Pick<Tip, "text" | "mark"> & { key?: string }} tip
   */
  tell(tip, { stays = true, more = false, again = false } = {}) {
    this.say(tip.text, this.placeAt(tip.mark), { stays, onward: stays ? onwardButton(more) : null });
    this.told = { tip: { key: "", ...tip }, moment: this.moment, leads: stays };
    this.lightTold();
    if (stays && !again) this.board.log.speak(tip.text);
  }

  /** `read`: whoever has put a tip away need not be told it again. */
  hide({ read = false } = {}) {
    clearTimeout(this.timer);
    const { tips, parts: { bubble, toast } } = this.board;
    bubble.hidden = true;
    toast.hidden = true;
    if (this.told) this.light([]);
    if (this.told?.tip.key && !read) tips.giveBack(this.told.tip, performance.now() - this.saidAt);
    if (this.told?.leads) this.lapsed = { ...this.told, read };
    this.told = null;
  }

  /** A note has had its time: a tip that it took away `returns`, or one that gave way to it is said now. */
  goes(returns = false) {
    this.hide();
    if (returns && this.tellLapsed()) return;
    if (!this.board.busy) tellTip(this.board, { read: true });
  }

  /** A press was refused and nothing has changed: the tip that went with it stands there again, until what it asks for is done. Whether it does. */
  tellLapsed() {
    const { lapsed } = this;
    this.lapsed = null;
    if (lapsed?.moment !== this.moment || !this.isClear || this.board.busy) return false;
    this.tell(lapsed.tip, { more: this.board.tips.hasMore(this.board.view), again: true });
    return true;
  }

  /** What lay over the board is gone: a tip that was not read for it is said now, and one that nobody has put away stands there again. */
  tellAgain() {
    if (this.board.busy) return;
    tellTip(this.board);
    if (!this.told && this.lapsed && !this.lapsed.read && this.board.tips.isOn(this.board.settings.explain)) this.tellLapsed();
  }

  /** The game goes on: what was told of a thing is no longer so. */
  endTold() {
    if (this.told) this.hide({ read: true });
    this.lapsed = null;
  }

  /** After drawing: what was told stays at its thing as long as nothing has happened and nothing lies over the board. */
  keepTold() {
    if (!this.told) return;
    if (this.told.moment !== this.moment || !this.isClear) return this.hide();
    if (this.board.parts.bubble.hidden) return; // it is said in a bar
    const place = this.placeAt(this.told.tip.mark);
    if (!place) return this.hide();
    this.put(place);
    this.lightTold();
  }

  /** The window has another size: what is said of a thing goes there, a bar where it belongs now; what answered a click is gone. */
  putAnew() {
    const { bubble, toast } = this.board.parts;
    if (!toast.hidden) this.putBar(this.isLow);
    else if (!bubble.hidden && !this.told) this.hide();
    this.keepTold();
  }

  /** Light up what is spoken of where the note cannot point at it; what is larger than the note both ways is seen anyway. */
  lightTold() {
    const { bubble } = this.board.parts;
    const box = bubble.classList.contains("free") && !bubble.hidden ? this.board.markBox(this.told.tip.mark) : null;
    this.light(box && (box.w < bubble.offsetWidth || box.h < bubble.offsetHeight) ? [box] : []);
  }

  /** In a lesson the light is the lesson's own. */
  light(boxes) {
    const { view, teaching } = this.board;
    if (!view.lesson) teaching.spotlight.render(boxes, false);
  }
}
