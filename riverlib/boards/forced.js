// forced.js: what can be done in one way alone is done by itself, after a pause in which everybody sees it.

/** @import { Board } from "./board.js" */

const PAUSE_MS = { closing: 60, last: 450, other: 1100 }; // a last card surprises nobody, least of all when everybody has but one

export class Forced {
  /** @param {Board<any>} board */
  constructor(board) {
    this.board = board;
    this.timer = 0;
    this.held = null; // the turn that was come back to by taking back: whoever did has something else in mind
  }

  destroy() {
    clearTimeout(this.timer);
  }

  /** Nothing goes by itself before somebody has moved. */
  hold(turn) {
    this.held = turn;
  }

  get isDue() {
    const { view, movesByItself } = this.board;
    return movesByItself && !view.lesson && view.turn !== this.held;
  }

  get pause() {
    const { board } = this;
    if (board.view.forced !== "last") return board.pauseMs ?? PAUSE_MS.other;
    return board.closes ? PAUSE_MS.closing : PAUSE_MS.last;
  }

  /** After every view, and when a setting is changed. */
  plan() {
    clearTimeout(this.timer);
    if (this.isDue) this.timer = setTimeout(() => this.go(), this.pause);
  }

  go() {
    const { board } = this;
    if (!this.isDue || board.busy || board.actions.pending) return; // the next view plans anew
    if (document.hidden || board.controls.popover.name) this.plan();
    else board.moveByItself();
  }
}
