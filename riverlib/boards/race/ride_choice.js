// ride_choice.js: two buttons as soon as a boat may stay on the high tide or ride it on, beside the line that asks for a boat.

import { make, makeButton, setAttribute, setProperty } from "../dom.js";
import { IN_HARBOUR } from "./advance.js";
import { answersRow, place } from "./advice.js";
import { worthWords } from "./chips.js";
import { boxOf } from "./frames.js";
import { targetLabel } from "./words.js";

/** @import { Group } from "./choices.js" */
/** @import { Choice, Hint, RiverView } from "./view_types.js" */

const GAP = 8; // between the words and the buttons
const WORDS = 0.34; // the part of their row that the words have
const ROOMY = 330; // a row less wide has no room for words and buttons: they stand behind the die

/**
 * The boats that may stay or ride, whether somebody has pressed one of them or not: there is one high tide, so there is one such group.
 * @param {Group[]} groups
 * @returns {Group | null}
 */
export function ridingGroup(groups) {
  return groups.find(({ options }) => options.length > 1) ?? null;
}

/**
 * The row that words and buttons share, or null where the buttons stand behind the die and the words stay where they are. Pure.
 * @param {any} layout
 */
export function sharedRow({ form, die, prompt, width }) {
  if (form !== "tall" && (form !== "wide" || prompt.w < ROOMY)) return null;
  const [start, end] = form === "tall" ? [die.x - die.w / 2 + die.size + GAP, width - GAP] : [prompt.x - prompt.w / 2, prompt.x + prompt.w / 2];
  const top = prompt.y - prompt.h / 2;
  const words = (end - start) * WORDS;
  return { words: boxOf(start, top, words, prompt.h), buttons: boxOf(start + words + GAP, top, end - start - words - GAP, prompt.h) };
}

const shortWords = ({ ride, target }) => (target === IN_HARBOUR ? "Ride home" : `${ride ? "Ride to" : "Stay on"} ${target + 1}`);

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
   * @param {{ group: Group | null, hint: Hint | null, best: string | null }} choosing
   * @param {RiverView} shown
   * @param {any} layout
   */
  render({ group, hint, best }, { seats }, layout) {
    this.box.hidden = !group;
    const row = group && !hint ? sharedRow(layout) : null;
    this.root.classList.toggle("rides", Boolean(row));
    this.root.classList.toggle("rides-beside", Boolean(group) && !row);
    this.putPrompt(row?.words ?? layout.prompt);
    if (!group) return;
    const { x, y, w, h } = row?.buttons ?? boxOf(0, 0, 0, 0);
    place(this.box, row ? { x: x - w / 2, y: y - h / 2, w, h } : answersRow(layout, Boolean(hint)));
    const key = JSON.stringify([group, hint, best]);
    if (key === this.key && this.box.childElementCount) return;
    this.key = key;
    this.box.replaceChildren(...group.options.map((choice) => this.button(choice, hint, best, targetLabel(choice, seats))));
  }

  putPrompt({ x, y, w, h }) {
    for (const [name, value] of /** @type {[string, string][]} */ ([["width", `${w}px`], ["height", `${h}px`], ["transform", `translate(${x}px, ${y}px) translate(-50%, -50%)`]])) setProperty(this.prompt, name, value);
  }

  /** Where it leads, and below it what that is worth. */
  button(choice, hint, best, label) {
    const worth = worthWords(choice.id, hint);
    const node = makeButton(choice.id === best ? "best" : "", null, (event) => this.onChoose(choice, event));
    node.dataset.choice = choice.id;
    node.append(make("span", "", shortWords(choice)), ...(worth ? [make("small", "", worth)] : []));
    node.addEventListener("pointerenter", () => this.onPoint(choice));
    setAttribute(node, "tabindex", -1); // with a keyboard one walks between the pale boats
    setAttribute(node, "aria-label", worth ? `${label}: ${worth.replace("★ ", "")}` : label);
    return node;
  }
}
