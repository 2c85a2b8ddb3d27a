// ride_choice.js: two buttons as soon as it is clear which boat stays on the high tide or rides it on: always in the same place on the bank.

import { make, makeButton, setAttribute } from "../dom.js";
import { place } from "./advice.js";
import { stayOrRide } from "./choices.js";
import { worthWords } from "./chips.js";
import { answersBesideDie, rideRow } from "./ride_room.js";
import { targetLabel } from "./words.js";

/** @import { Group } from "./choices.js" */
/** @import { Choice, Hint, RiverView } from "./view_types.js" */

/**
 * The boats that may stay or ride: there is one high tide, so there is one such group.
 * @param {Group[]} groups
 * @returns {Group | null}
 */
export function ridingGroup(groups) {
  return groups.find(({ options }) => options.length > 1) ?? null;
}

export class RideChoice {
  /**
   * @param {HTMLElement} prompt the part of the stage that the buttons stand behind
   * @param {{ onChoose: (choice: Choice, event: Event) => void, onPoint: (choice: Choice | null) => void }} actions
   */
  constructor(prompt, { onChoose, onPoint }) {
    this.box = make("div", "ride-choice advice-do");
    this.box.hidden = true;
    this.prompt = prompt;
    this.root = prompt.closest(".board");
    this.onChoose = onChoose;
    this.onPoint = onPoint;
    this.key = "";
    this.box.addEventListener("pointerleave", () => onPoint(null));
    prompt.after(this.box);
  }

  /**
   * @param {{ group: Group | null, named: boolean, hint: Hint | null, best: string | null }} choosing `named`: another boat may sail, too
   * @param {RiverView} shown
   * @param {any} layout
   */
  render({ group, named, hint, best }, { seats }, layout) {
    this.box.hidden = !group;
    this.root.classList.toggle("rides", Boolean(group));
    if (!group) return;
    place(this.box, rideRow(layout));
    const brief = answersBesideDie(layout);
    const key = JSON.stringify([group, named, hint, best, brief]);
    if (key === this.key && this.box.childElementCount) return;
    this.key = key;
    this.box.replaceChildren(...group.options.map((choice) => this.button(choice, { hint, best, named, brief }, targetLabel(choice, seats))));
  }

  /** Where it leads, and below it what that is worth or, where there is a doubt, which boat is meant; in `brief`, below whether it stays what is left to say. */
  button(choice, { hint, best, named, brief }, label) {
    const worth = worthWords(choice.id, hint);
    const [does, ...where] = stayOrRide(choice).split(" ");
    const below = worth || (brief ? where.join(" ") : named ? `boat on ${choice.origin + 1}` : "");
    const node = makeButton(choice.id === best ? "best" : "", null, (event) => this.onChoose(choice, event));
    node.dataset.choice = choice.id;
    node.append(make("span", "", brief ? does : stayOrRide(choice)), ...(below ? [make("small", "", below)] : []));
    node.addEventListener("pointerenter", () => this.onPoint(choice));
    setAttribute(node, "tabindex", -1); // with a keyboard one walks between the pale boats
    setAttribute(node, "aria-label", worth ? `${label}: ${worth.replace("★ ", "")}` : label);
    return node;
  }
}
