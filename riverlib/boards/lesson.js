// lesson.js: the strip above a board that teaches: the sentence, what to do, what an answer meant, and where to go on.

import { icon, make, makeButton, setAttribute, setText } from "./dom.js";
import { unbroken } from "./phrases.js";

/** @import { BoardView, LessonStrip } from "./view_types.js" */

const LETTERS = "ABCDEFG";
const MOST_DOTS = 6;
const LAID_MS = 500; // for the eye to find the new cards
const JUST_MS = 600; // a press that comes sooner was not meant for what has just been said
const LEADS_TO = { look: "show", wrong: "again", right: "next", end: "next" };

export class Strip {
  /**
   * @param {HTMLElement} box
   * @param {{ onStep: (step: string, option?: number) => void }} actions
   */
  constructor(box, { onStep }) {
    this.box = box;
    this.onStep = onStep;
    this.key = "";
    this.wrongAt = Infinity; // since when a wrong move stands explained
    this.title = make("h2", "lesson-title");
    this.dots = make("span", "lesson-dots");
    this.say = make("p", "lesson-say");
    this.answer = make("p", "lesson-answer");
    this.ask = make("p", "lesson-ask");
    this.options = make("div", "lesson-options");
    this.options.setAttribute("role", "group");
    this.go = makeButton("primary lesson-go", "", () => this.follow());
    this.hint = makeButton("lesson-side", "Hint", () => onStep("hint"));
    this.skip = makeButton("lesson-side", "Skip", () => onStep("next"));
    this.back = makeButton("lesson-side lesson-back", "Back", () => this.lesson.step && onStep("back"));
    this.out = makeButton("lesson-side lesson-out", "All lessons", () => onStep("out"));
    this.hint.title = "Hint (H)";
    const head = make("div", "lesson-head");
    head.append(this.title, this.dots, this.out);
    const words = make("div", "lesson-words");
    words.setAttribute("aria-live", "polite");
    words.append(this.say, this.answer, this.ask);
    const foot = make("div", "lesson-foot");
    foot.append(this.go, this.hint, this.back, this.skip);
    box.append(head, words, this.options, foot);
  }

  destroy() {
    clearTimeout(this.timer);
  }

  /**
   * Draw the strip; while things move on the board it waits with what would give them away.
   * @param {BoardView} view
   * @param {boolean} busy
   */
  render(view, busy) {
    const { lesson } = view;
    this.box.hidden = !lesson;
    if (!lesson) return;
    this.lesson = lesson;
    const key = JSON.stringify([lesson, busy]);
    if (key === this.key) return;
    this.key = key;
    setText(this.title, lesson.title);
    setText(this.out, lesson.out);
    this.drawDots(lesson);
    const known = busy ? null : lesson.answer;
    setText(this.say, known || lesson.stage === "end" ? "" : lesson.say);
    this.drawAnswer(known);
    setText(this.ask, this.asked(lesson, busy));
    for (const node of [this.say, this.answer, this.ask]) node.hidden = !node.textContent;
    this.drawOptions(lesson, busy);
    this.drawButtons(lesson, busy);
    this.box.toggleAttribute("data-hinted", !busy && lesson.stage === "ask" && Boolean(lesson.hint));
    this.box.dataset.stage = busy ? "moving" : lesson.stage;
    this.wait(lesson, busy);
  }

  /**
   * What an answer meant, with one sign before it however often it is drawn.
   * @param {LessonStrip["answer"]} known
   */
  drawAnswer(known) {
    this.answer.className = `lesson-answer ${known?.right ? "right" : "wrong"}`;
    this.answer.replaceChildren(...(known ? [icon(known.right ? "right" : "close"), unbroken(known.text)] : []));
  }

  /**
   * @param {LessonStrip} lesson
   * @param {boolean} busy
   */
  asked(lesson, busy) {
    if (lesson.stage === "end") return lesson.say;
    if (busy) return lesson.stage === "look" ? "" : lesson.ask; // what was asked stays until the answer is known
    return lesson.stage === "ask" ? lesson.hint || lesson.ask : "";
  }

  /**
   * A dot for each step; many steps in numbers, so that a phone has room for the title.
   * @param {LessonStrip} lesson
   */
  drawDots({ step, steps }) {
    const at = Math.min(step + 1, steps);
    const dots = Array.from({ length: steps }, (_, no) => make("i", no < step ? "done" : no === step ? "now" : ""));
    this.dots.replaceChildren(...(steps > MOST_DOTS ? [`${at} of ${steps}`] : dots));
    this.dots.setAttribute("role", "img");
    this.dots.setAttribute("aria-label", `Step ${at} of ${steps}`);
  }

  /**
   * @param {LessonStrip} lesson
   * @param {boolean} busy
   */
  drawOptions({ options, stage }, busy) {
    const open = !busy && stage === "ask" && options.length > 0;
    this.options.hidden = !open;
    this.box.classList.toggle("chooses", open);
    if (!open) return;
    this.options.setAttribute("aria-label", "Answers");
    this.options.replaceChildren(...options.map((text, no) => {
      const button = makeButton("lesson-option", text, () => this.onStep("option", no));
      button.prepend(make("kbd", "", LETTERS[no])); // a number would read as part of the answer
      button.setAttribute("aria-keyshortcuts", LETTERS[no]);
      return button;
    }));
  }

  /**
   * @param {LessonStrip} lesson
   * @param {boolean} busy
   */
  drawButtons(lesson, busy) {
    setText(this.go, lesson.go);
    this.go.hidden = !lesson.go || (lesson.stage === "look" && !lesson.say);
    this.go.setAttribute("aria-disabled", String(busy));
    this.hint.hidden = !lesson.can_hint;
    this.back.hidden = !lesson.can_back;
    setAttribute(this.back, "aria-disabled", lesson.step ? null : "true"); // at the first step it only keeps its place
    this.skip.hidden = lesson.stage !== "ask" && lesson.stage !== "wrong";
  }

  /**
   * A wrong move goes back by itself, once it has been read; what needs no words is shown at once.
   * @param {LessonStrip} lesson
   * @param {boolean} busy
   */
  wait({ stage, say, wait }, busy) {
    clearTimeout(this.timer);
    this.wrongAt = Infinity;
    if (busy) return;
    if (stage === "wrong") this.timer = setTimeout(() => this.onStep("again"), wait);
    if (stage === "wrong") this.wrongAt = performance.now();
    if (stage === "look" && !say) this.timer = setTimeout(() => this.onStep("show"), LAID_MS);
  }

  /** A press on the board: who has seen why a move was wrong puts it back. */
  press() {
    if (performance.now() - this.wrongAt >= JUST_MS) this.onStep("again");
  }

  follow() {
    this.onStep(LEADS_TO[this.lesson.stage]);
  }

  /**
   * Take a key: its letter or number chooses an answer, H a hint, Enter goes on, arrows lead through what is only looked at;
   * false where the key means nothing here.
   * @param {string} key
   * @param {boolean} onButton
   */
  takes(key, onButton) {
    if (this.box.hidden) return false;
    const options = this.options.hidden ? [] : [...this.options.children];
    const walk = this.lesson?.stage === "look" ? { ArrowRight: this.go, ArrowLeft: this.back }[key] : null;
    const chosen = (walk?.hidden ? null : walk) ?? options[/^[1-9]$/.test(key) ? Number(key) - 1 : LETTERS.indexOf(key.toUpperCase())];
    const meant = chosen ?? (key === "Enter" && !onButton && !this.go.hidden ? this.go : key.toLowerCase() === "h" && !this.hint.hidden ? this.hint : null);
    /** @type {HTMLElement | null} */ (meant)?.click();
    return Boolean(meant);
  }

  /** Bring the focus where a learner with a keyboard goes on; true when it went there. */
  focus() {
    if (this.box.hidden) return false;
    const target = !this.options.hidden ? this.options.firstElementChild : this.go.hidden ? null : this.go;
    /** @type {HTMLElement | null} */ (target)?.focus({ preventScroll: true });
    return Boolean(target);
  }
}
