// playback.js: the one bar that leads through a game that is looked at again, as through a film: first, back, play or pause, next, last;
// beside them what plays on from here, and the way out.

import { draw, make, makeButton, setAttribute } from "./dom.js";
import { watchRest } from "./rest.js";

/** @import { BoardView } from "./view_types.js" */

const SIGNS = { // drawn in a box of 24 x 24
  first: "M6 5v14M19 5.500L9 12l10 6.500z",
  back: "M17 5L7 12l10 7z",
  play: "M7 5l11 7-11 7z",
  pause: "M8 5.500v13M16 5.500v13",
  last: "M18 5v14M5 5.500L15 12 5 18.500z",
};
const REST = { least: 1300, letter: 42, most: 6000 }; // milliseconds that a step stays: as long as its words take to be read
const AGAIN_MS = 1500; // after which a step that was refused is asked for once more

/**
 * How long a step stays while it plays by itself, in milliseconds. Pure.
 * @param {string} words what is said of it
 */
export function restOf(words) {
  return Math.max(REST.least, Math.min(REST.letter * words.length, REST.most));
}

/** @param {keyof typeof SIGNS} name */
function sign(name) {
  return draw(`<svg class="playback-sign" viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[name]}"/></svg>`);
}

export class Playback {
  /**
   * @param {HTMLElement} strip with the buttons that lead one step on or back
   * @param {{ begin: number, playsOn: string, onStep: (step: string, to?: number) => void }} actions `begin`: what the first step is
   * asked for by; `playsOn`: what playing on from here does
   */
  constructor(strip, { begin, playsOn, onStep }) {
    this.begin = begin;
    this.onStep = onStep;
    this.plays = false;
    this.step = 0;
    this.steps = 1;
    this.waits = ""; // the step after which it goes on by itself
    this.first = this.button("first", "To the beginning", () => onStep("to", begin));
    this.play = this.button("play", "", () => this.toggle());
    this.last = this.button("last", "To the end", () => onStep("to", begin + this.steps - 1));
    this.playsOn = playsOn;
    this.playOn = makeButton("lesson-side play-on", "Play on", () => this.mayPlayOn && onStep("on"));
    this.playOn.append(make("span", "from-here", " from here"));
    this.playOn.hidden = true;
    this.mayPlayOn = false;
    const back = strip.querySelector(".lesson-back");
    back.prepend(sign("back"));
    this.head = strip.querySelector(".lesson-head");
    this.foot = strip.querySelector(".lesson-foot");
    this.out = strip.querySelector(".lesson-out");
    this.foot.append(this.first, this.play, this.last, this.playOn);
    this.words = /** @type {HTMLElement} */ (strip.querySelector(".lesson-words"));
    const markRest = watchRest(this.words);
    const grown = new ResizeObserver(markRest);
    for (const said of this.words.children) grown.observe(said);
    this.said = "";
    this.words.addEventListener("click", () => this.unfold());
    for (const kind of ["click", "change"]) strip.addEventListener(kind, (event) => this.leadsByHand(event) && this.stop());
  }

  /** @param {"first" | "play" | "last"} name */
  button(name, words, onClick) {
    const button = makeButton(`playback playback-${name}`, null, onClick);
    button.append(sign(name));
    button.title = words;
    setAttribute(button, "aria-label", words);
    button.hidden = true;
    return button;
  }

  destroy() {
    clearTimeout(this.timer);
  }

  /**
   * @param {BoardView & { looking: any }} view
   * @param {boolean} busy
   */
  render({ looking, lesson }, busy) {
    const leads = Boolean(looking && lesson); // a picture of a choice leads nowhere
    for (const button of [this.first, this.play, this.last]) button.hidden = !leads;
    const box = leads ? this.foot : this.head; // one bar has all that is pressed; a lesson's way out stands beside its title
    if (this.out.parentNode !== box) box.append(this.out);
    this.showPlayOn(leads ? looking.plays_on : null);
    if (!leads) return this.stop();
    const { step, steps } = lesson;
    this.showWords(lesson);
    this.step = step;
    this.steps = steps;
    setAttribute(this.first, "aria-disabled", step ? null : "true");
    setAttribute(this.last, "aria-disabled", this.isOver ? "true" : null);
    if (this.plays && this.isOver && !busy) this.stop();
    this.showPlay();
    const key = this.plays && !busy ? `${lesson.title} ${step}` : "";
    if (key === this.waits) return;
    this.waits = key;
    clearTimeout(this.timer);
    if (key) this.timer = setTimeout(() => this.goOn(), restOf(lesson.say));
  }

  /**
   * Playing on has its place at every step, so that nothing beside it moves; pale where there is nothing to choose.
   * @param {boolean | null | undefined} may none where a game is never played on
   */
  showPlayOn(may) {
    this.playOn.hidden = typeof may !== "boolean";
    this.mayPlayOn = Boolean(may);
    setAttribute(this.playOn, "aria-disabled", may ? null : "true");
    this.playOn.title = may ? this.playsOn : "Go to a choice of yours to play on from there";
  }

  /** What is said of a new step begins at its beginning, folded to the lines that the strip keeps for it. */
  showWords({ title, step, say }) {
    const said = [title, step, say].join();
    if (said !== this.said) {
      this.words.classList.remove("whole");
      this.words.scrollTop = 0;
    }
    this.said = said;
  }

  /** On a phone long words have two lines: a tap on them shows all, another one folds them. */
  unfold() {
    const mayUnfold = this.words.matches(".more-below, .whole");
    if (mayUnfold && !getSelection()?.toString()) this.words.classList.toggle("whole");
  }

  /**
   * Whether anything else than its own button was pressed: by the way that the press came, for the sign and the word under it have made
   * room for "Pause" by now.
   * @param {Pick<Event, "composedPath">} event
   */
  leadsByHand(event) { return !event.composedPath().includes(this.play); }

  get isOver() { return this.step >= this.steps - 1; }

  toggle() {
    if (this.plays) return this.stop();
    this.plays = true;
    this.showPlay();
    if (this.isOver) this.onStep("to", this.begin);
    else this.goOn();
  }

  stop() {
    this.plays = false;
    this.waits = "";
    clearTimeout(this.timer);
    this.showPlay();
  }

  /** Go one step on; nobody watches a page that cannot be seen. */
  goOn() {
    clearTimeout(this.timer);
    if (document.hidden) return this.stop();
    this.timer = setTimeout(() => this.goOn(), AGAIN_MS); // before the step: what still moves is ended by it, and that sets a time of its own
    this.onStep("next");
  }

  showPlay() {
    const name = this.plays ? "pause" : "play";
    if (this.play.dataset.sign === name) return;
    this.play.dataset.sign = name;
    this.play.replaceChildren(sign(name), make("span", "", this.plays ? "Pause" : "Play"));
    this.play.title = this.plays ? "Pause" : "Play it step by step";
    setAttribute(this.play, "aria-label", this.play.title);
  }
}
