// wrong_press_words.js: what is said to a press that can do nothing now, in one line: why, and what can be done. Pure.

import { IN_HARBOUR } from "./advance.js";
import { whose } from "./words.js";

/** @import { Group } from "./choices.js" */
/** @import { RiverView } from "./view_types.js" */

/** @typedef {{ kind: "boat", seat: number, at: number } | { kind: "throw" | "harbour" | "water" }} Pressed */

export const RIDE_OR_STAY = "Stay or ride? Choose one of the two.";

/**
 * What there is to choose, after "You have thrown:".
 * @param {Group[]} groups
 * @param {Group | null} opened
 */
function dueWords(groups, opened) {
  if (opened) return "stay or ride?";
  if (groups.length > 1) return "choose a boat";
  return groups[0].boats.length > 1 ? "tap one that shines" : "tap the boat that shines";
}

/**
 * Why this boat cannot be chosen, after a throw.
 * @param {{ seat: number, at: number }} boat
 * @param {RiverView} view
 * @param {Group[]} groups
 * @param {Group | null} opened
 */
function boatWords({ seat, at }, { to_move: mover, face, seats }, groups, opened) {
  const { name } = seats[seat];
  const another = groups.length > 1 ? "choose another" : groups[0].boats.length > 1 ? "tap one that shines" : "tap the one that shines";
  const isMine = seat === mover;
  const due = (otherwise) => (opened ? "stay or ride with yours?" : otherwise);
  if (at === IN_HARBOUR) return `That boat is home: ${due("choose one on the river.")}`;
  if (face !== 6) return isMine ? `That boat cannot sail now: ${due(`${another}.`)}` : `That boat is ${whose(seat, seats)}: ${due("choose your own.")}`;
  if (isMine) return groups.some(({ kind }) => kind === "good") ? `No boat of yours is ahead of that one: ${another}.` : "An ill wind: choose a rival's boat.";
  return groups.some(({ kind }) => kind === "ill") ? `${name} has no boat behind that one: ${another}.` : "A good wind: choose one of your boats.";
}

/**
 * What is said to a press that can do nothing now; nothing where what is asked already is all there is to say.
 * @param {Pressed} pressed
 * @param {{ view: RiverView, groups: Group[], opened: Group | null, asksRoll: boolean, asksChoice: boolean }} now
 */
export function wrongPressWords(pressed, { view, groups, opened, asksRoll, asksChoice }) {
  const { kind } = pressed;
  if (asksRoll) return kind === "water" ? "" : "Throw the die first.";
  if (!asksChoice) return "";
  if (!groups.length) return "The wind is no use now: go on.";
  if (kind === "throw") return `You have thrown: ${dueWords(groups, opened)}${opened ? "" : "."}`;
  if (kind === "boat" && opened && groups.length === 1 && opened.seat === pressed.seat && opened.origin === pressed.at) return RIDE_OR_STAY;
  if (kind === "boat") return boatWords(pressed, view, groups, opened);
  if (opened) return RIDE_OR_STAY;
  if (kind === "water") return "";
  const isNear = groups.some(({ options }) => options.some(({ target }) => target === IN_HARBOUR));
  return isNear ? "Choose the boat that sails home." : "No boat gets home with this throw: choose one.";
}
