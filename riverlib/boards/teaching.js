// teaching.js: what makes a board teach: the strip above it, the light on it, the ghost that shows. Idle in a game.

import { setAttribute } from "./dom.js";
import { Strip } from "./lesson.js";
import { Spotlight } from "./spotlight.js";

/** @import { Board } from "./board.js" */

export class Teaching {
  /** @param {Board<any>} board */
  constructor(board) {
    this.board = board;
    this.strip = new Strip(board.parts.lesson, { onStep: (step, option) => this.step(step, option) });
    board.parts.stage.addEventListener("click", () => this.strip.press());
    this.spotlight = new Spotlight(board.parts.stage);
    this.leaving = false; // the way out was pressed while something else was on its way
  }

  destroy() {
    this.strip.destroy();
  }

  /** Whether the board may be played on: in a lesson only while it asks. */
  get isAwake() {
    const { lesson } = this.board.view;
    return !lesson || (lesson.stage === "ask" && !lesson.options.length);
  }

  /** A button of the strip. */
  step(step, option = 0) {
    if (this.board.busy) this.board.settle(); // who has seen enough goes on at once
    const sent = this.board.act({ kind: "lesson", step, option });
    this.leaving = step === "out" && !sent;
  }

  /** Draw what a lesson says and lights up; nothing where there is none. */
  render() {
    const { board, board: { view: { lesson }, busy } } = this;
    board.root.classList.toggle("learning", Boolean(lesson));
    setAttribute(board.root, "data-hides", lesson?.hides.join(" ") || null);
    this.strip.render(board.view, busy);
    this.light();
    board.showGhost(lesson && !busy ? lesson.ghost : null);
    if (this.leaving && !board.actions.pending) this.step("out");
  }

  /** Light up what the lesson speaks of, where that stands now. */
  light() {
    const { board, board: { view: { lesson }, busy } } = this;
    const boxes = lesson && !busy ? lesson.marks.map((mark) => board.markBox(mark)).filter((box) => box !== null) : [];
    this.spotlight.render(boxes, lesson?.stage !== "ask");
  }

  /** With the keyboard, go where the lesson goes on; true when the focus went there. */
  focus() {
    const { board: { view, controls }, strip } = this;
    if (!view.lesson || !controls.keyboard || !controls.mayFocus) return false;
    if (controls.focused?.tagName === "INPUT") return true; // whoever moves a slider goes on with it
    return !this.isAwake && strip.focus();
  }
}
