// by_itself.js: a throw that can be used in one way alone asks nothing: the boat is shown, it is said that it goes, and it goes.

import { isHandedRound } from "../talk.js";
import { windName } from "./winds.js";
import { placeWords, whose } from "./words.js";

/** @import { River } from "./river.js" */
/** @import { Choice, RiverView } from "./view_types.js" */

const GOES = { sail: "sails by itself", good: "catches up", ill: "drops back" };
const MAY = { sail: "sail", good: "catch up", ill: "drop back" };

/**
 * Whether the one move there is will be made without a press.
 * @param {River} river
 */
export function goesByItself({ asksChoice, forced }) {
  return asksChoice && forced.isDue;
}

/**
 * "A 2: only your boat on card 4 can sail. Off it goes."; nothing of a wind that moves no boat, whose turn is lost.
 * @param {Pick<RiverView, "face" | "seats" | "to_move" | "home">} shown
 * @param {Pick<Choice, "kind" | "seat" | "origin">} choice the only one
 * @param {boolean} brief whether two short lines are all the room there is
 */
export function itselfWords(shown, { kind, seat, origin }, brief) {
  if (kind === "lose") return "";
  const { face, seats, to_move: mover } = shown;
  const isNamed = mover !== null && isHandedRound(shown, seats.map(({ bot }) => !bot)); // several people around one device
  const thrown = kind === "sail" ? `A ${face}` : windName([{ kind, seat }], seats);
  const begins = isNamed ? `${seats[mover].name}: ${thrown[0].toLowerCase()}${thrown.slice(1)},` : `${thrown}:`;
  if (isNamed && brief) return `${begins} off it goes`;
  const owner = seat === mover ? "your" : whose(seat, seats);
  if (brief) return `${begins} ${kind === "ill" ? "the" : owner} boat ${GOES[kind]}`;
  return `${begins} only ${kind === "ill" ? "the" : owner} boat on ${placeWords(origin)} can ${MAY[kind]}. Off it goes.`;
}

/**
 * The line beside the die then; empty where somebody has to choose.
 * @param {River} river
 */
export function itselfPrompt(river) {
  const { shown, choices, layout } = river;
  return goesByItself(river) ? itselfWords(shown, choices[0], layout.form !== "wide") : "";
}

/**
 * No boat calls for a press then; the one that goes has a quiet rim.
 * @param {River} river
 */
export function markItself(river) {
  const { root, fleet } = river;
  const goes = goesByItself(river);
  root.classList.toggle("by-itself", goes);
  for (const node of fleet.nodes.flat()) node.classList.toggle("goes", goes && node === fleet.lit[0]);
}
