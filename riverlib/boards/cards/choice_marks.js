// choice_marks.js: a finished deal looked at again: of a choice that cost something, what was played and what would have been
// better, each with a sign of its own wherever it lies, and a line that says which sign is which.

import { draw, make, setAttribute } from "../dom.js";
import { signPath } from "./grades.js";
import { handNodes } from "./looking.js";

/** @import { CardTable } from "./table.js" */
/** @import { Choice, Looking } from "./view_types.js" */

const OFF_HAND = 6; // pixels that its line stands higher on a phone, clear of the rims of the cards below
const WORDS = { played: "played", better: "better" };

/** @typedef {"played" | "better"} Role */

/**
 * @param {Role} role
 * @param {Looking["mark"]} mark
 */
function signOf(role, mark) {
  const sign = make("span", `choice-sign ${role} ${mark}`);
  sign.setAttribute("aria-hidden", "true");
  sign.append(draw(`<svg viewBox="0 0 12 12">${signPath(role === "better" ? "best" : mark)}</svg>`));
  return sign;
}

/**
 * What is marked, by its role: a card, or a number that was bid. Pure.
 * @param {Choice} choice
 * @returns {{ role: Role, card: string, bid: string }[]}
 */
export function weighedThings({ played, better }) {
  return /** @type {[Role, string][]} */ ([["played", played], ["better", better]]).map(([role, action]) => {
    const [verb, what] = action.split(" ");
    return { role, card: verb === "play" ? what : "", bid: verb === "bid" ? what : "" };
  });
}

export class ChoiceMarks {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.legend = make("p", "choice-legend");
    this.legend.hidden = true;
    stage.append(this.legend);
    this.marked = /** @type {Element[]} */ ([]);
  }

  /**
   * Idempotent; nothing where no choice is weighed.
   * @param {CardTable} table
   */
  render(table) {
    const { view: { looking }, busy, layout } = table;
    const choice = busy || !looking?.mark ? null : looking.choice;
    this.clear();
    this.legend.hidden = !choice;
    if (!choice) return;
    const things = weighedThings(choice);
    for (const { role, card } of things) if (card) this.mark(table, { role, card, choice });
    this.legend.replaceChildren(...things.map(({ role, card, bid }) => {
      const part = make("span");
      const what = card ? handNodes([card]) : [make("b", "", bid)];
      part.append(signOf(role, looking.mark), make("span", "", bid && role === "played" ? "bid" : WORDS[role]), ...what);
      return part;
    }));
    this.legend.style.transform = `translate(${layout.prompt.x}px, ${layout.prompt.y - (layout.shape === "tall" ? OFF_HAND : 0)}px) translate(-50%, -50%) scale(${layout.scale})`;
  }

  clear() {
    for (const node of this.marked) {
      node.classList.remove("weighed", "played", "better");
      node.querySelector(":scope > .choice-sign")?.remove();
    }
    this.marked = [];
  }

  /**
   * @param {CardTable} table
   * @param {{ role: Role, card: string, choice: Choice }} thing
   */
  mark(table, { role, card, choice }) {
    const { hand, view: { looking, me } } = table;
    const button = choice.seat === me ? hand.list().find((each) => each.dataset.card === card) : null;
    if (button) setAttribute(button, "aria-description", WORDS[role]);
    const held = button ? [button.firstElementChild] : printed(table, choice.seat, card);
    const places = held.length ? held : [table.felt.laid(choice.seat, card, table.shown)].filter((node) => node !== null);
    for (const node of places) {
      node.classList.add("weighed", role);
      node.append(signOf(role, looking.mark));
      this.marked.push(node);
    }
  }
}

/** The card in the small print of a hand, at its plate and below the table: the first of two alike. */
function printed({ seats, parts }, seat, card) {
  const places = [seats.nodes[seat], parts.openHands.querySelector(`[data-seat="${seat}"]`)];
  return places.map((place) => place?.querySelector(`[data-card="${card}"]`)).filter(Boolean);
}
