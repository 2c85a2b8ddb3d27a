// looking.js: what leads through a race that is looked at again, on the river's edge, where board and buttons are seen at once: a slider
// over all its steps, with a cross at each costly choice, and a button that goes on to what is worth looking at.

import { make, makeButton, setAttribute, setText } from "../dom.js";
import { Playback } from "../playback.js";
import { LookingWords } from "./looking_words.js";

/** @import { RiverView } from "./view_types.js" */

const SEEN = "All slips seen"; // on the button where nothing is left to go to

/**
 * Where a step lies along the slider, in per cent. Pure.
 * @param {number} step
 * @param {number} steps
 */
export function alongSlider(step, steps) {
  return steps > 1 ? (100 * step) / (steps - 1) : 0;
}

export class LookingBar {
  /**
   * @param {HTMLElement} strip
   * @param {HTMLElement} stage
   * @param {(step: string, to?: number) => void} onStep
   */
  constructor(strip, stage, onStep) {
    this.root = strip.closest(".board");
    this.playback = new Playback(strip, { begin: 0, playsOn: "Opens a new race here, with the same throws. This race stays.", onStep });
    this.slider = make("input");
    this.slider.type = "range";
    this.slider.addEventListener("change", () => onStep("to", Number(this.slider.value)));
    this.crosses = make("span", "looking-crosses");
    this.crosses.setAttribute("aria-hidden", "true");
    this.way = make("span", "looking-way");
    this.way.append(this.crosses, this.slider);
    this.longest = make("p", "looking-longest"); // never seen: it keeps the room that the longest sentence needs
    this.longest.setAttribute("aria-hidden", "true");
    strip.querySelector(".lesson-words").append(this.longest);
    this.words = new LookingWords(strip, stage);
    this.to = /** @type {number | null} */ (null); // where the button leads
    this.goes = /** @type {HTMLElement} */ (strip.querySelector(".lesson-go"));
    this.looks = /** @type {boolean | null} */ (null); // not known before the first view
    this.begins = false; // what began it stands below the board and has the focus still
    this.jump = makeButton("lesson-side looking-jump", "", () => this.to !== null && onStep("to", this.to));
    this.line = make("div", "looking-line");
    this.line.append(this.way, this.jump);
    strip.append(this.line);
  }

  /**
   * @param {RiverView} view
   * @param {boolean} busy
   * @param {any} layout
   */
  render(view, busy, layout) {
    const { looking, lesson } = view;
    this.playback.render(view, busy);
    this.root.classList.toggle("looking-back", Boolean(looking));
    this.line.hidden = this.longest.hidden = !looking;
    this.begins = Boolean(looking) && (this.begins || this.looks === false);
    this.looks = Boolean(looking);
    if (looking) this.draw(looking, lesson);
    this.words.render(this.looks, layout);
  }

  draw(looking, lesson) {
    const { step, steps, title } = lesson;
    this.slider.max = String(steps - 1);
    this.slider.value = String(step);
    setAttribute(this.slider, "aria-label", "Turn");
    setAttribute(this.slider, "aria-valuetext", `${step + 1} of ${steps}, ${title}`);
    this.drawCrosses(looking, steps);
    setText(this.longest, looking.longest);
    this.jump.hidden = !looking.costly.length; // the slider has all the width where nothing was costly
    setText(this.jump, looking.jump?.words ?? (this.jump.textContent || SEEN)); // its place stays, so that no other button moves, and is no hole
    this.jump.classList.toggle("away", !looking.jump);
    setAttribute(this.jump, "aria-disabled", looking.jump ? null : "true");
    this.to = looking.jump?.at ?? null;
  }

  /** Where a race is looked at again arrows are the strip's at once; true when the focus came there. */
  takeFocus() {
    const { begins } = this;
    this.begins = false;
    if (begins) this.goes.focus({ preventScroll: true });
    return begins;
  }

  /** A cross at each costly choice, in the colour of whoever made it. */
  drawCrosses({ costly, costly_seats: seats }, steps) {
    const key = JSON.stringify([costly, seats, steps]);
    if (key === this.drawn) return;
    this.drawn = key;
    this.crosses.replaceChildren(...costly.map((at, no) => {
      const cross = make("b", "", "×");
      cross.style.setProperty("--mine", `var(--seat-${seats[no]})`);
      cross.style.left = `${alongSlider(at, steps)}%`;
      return cross;
    }));
  }
}
