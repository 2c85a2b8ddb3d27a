// ride_choice.js: two buttons to stay on the high tide or to ride it, on the bank, where the boats are too small to carry them.

import { make, makeButton, setAttribute } from "../dom.js";
import { answersRow, place } from "./advice.js";
import { worthWords } from "./chips.js";
import { placeWords, targetLabel } from "./words.js";

/** @import { Group } from "./choices.js" */
/** @import { Choice, Hint, RiverView } from "./view_types.js" */

export class RideChoice {
  /**
   * @param {HTMLElement} prompt the part of the stage that the buttons stand behind
   * @param {(choice: Choice, event: Event) => void} onChoose
   */
  constructor(prompt, onChoose) {
    this.box = make("div", "ride-choice advice-do");
    this.box.hidden = true;
    this.onChoose = onChoose;
    this.key = "";
    prompt.after(this.box);
  }

  /**
   * @param {{ opened: Group | null, hint: Hint | null, best: string | null }} choosing
   * @param {RiverView} shown
   * @param {any} layout
   */
  render({ opened, hint, best }, { seats }, layout) {
    this.box.hidden = !opened;
    if (!opened) return;
    place(this.box, answersRow(layout, Boolean(hint)));
    const key = JSON.stringify([opened, hint, best]);
    if (key === this.key && this.box.childElementCount) return;
    this.key = key;
    this.box.replaceChildren(...opened.options.map((choice) => this.button(choice, hint, best, targetLabel(choice, seats))));
  }

  /** What it does, and below it what that is worth, or where it leads. */
  button(choice, hint, best, label) {
    const isBest = choice.id === best;
    const worth = worthWords(choice.id, hint);
    const node = makeButton(isBest ? "best" : "", null, (event) => this.onChoose(choice, event));
    node.dataset.choice = choice.id;
    node.append(make("span", "", choice.ride ? "Ride" : "Stay"), make("small", "", worth || `${choice.ride ? "to" : "on"} ${placeWords(choice.target)}`));
    setAttribute(node, "tabindex", -1); // with a keyboard one walks between the pale boats
    setAttribute(node, "aria-label", worth ? `${label}: ${worth.replace("★ ", "")}` : label);
    return node;
  }
}
