// winds.js: how far a wind blows a boat, in the tide's own way of saying it, and what is asked of whoever has thrown one, or what leaves no choice. Pure.

import { numberWord, signed } from "../phrases.js";

/** @import { Group } from "./choices.js" */
/** @import { Choice } from "./view_types.js" */

/**
 * How many cards on or back: "+2" or "−2", as "+3" stands on the high tide.
 * @param {Pick<Choice, "origin" | "target">} choice
 */
export function stepsWords({ origin, target }) {
  return signed(target - origin);
}

/**
 * The same for a screen reader: "blown two cards on", "blown one card back".
 * @param {Pick<Choice, "origin" | "target">} choice
 */
export function blownWords({ origin, target }) {
  const steps = Math.abs(target - origin);
  return `blown ${numberWord(steps)} ${steps === 1 ? "card" : "cards"} ${target < origin ? "back" : "on"}`;
}

/**
 * Where one boat alone can go, or any of those that lie together, there is nothing to choose; it is said which it is. Pure.
 * @param {Pick<Group, "boats">} group
 * @param {string} does "sail", "catch up"
 * @param {boolean} few whether few words are all the room there is
 */
export function onlyWords({ boats }, does, few) {
  if (boats.length > 1) return "tap any of these boats";
  return few ? "tap this boat" : `only this boat can ${does}: tap it`;
}

/**
 * What is to be done with a wind.
 * @param {Group[]} groups
 * @param {string} who whose turn it is, where several people sit around one device: then the words are few
 * @param {boolean} brief whether two short lines are all the room there is
 */
export function windPrompt(groups, who, brief) {
  const good = groups.some((group) => group.kind === "good");
  const ill = groups.some((group) => group.kind === "ill");
  if (groups.length === 1) {
    const due = onlyWords(groups[0], good ? "catch up" : "drop back", brief && who !== "");
    return `${who}${who ? (good ? "good" : "ill") : good ? "Good" : "Ill"} wind! ${due[0].toUpperCase()}${due.slice(1)}`;
  }
  if (brief && who) return `${who}${good && ill ? "wind" : good ? "good wind" : "ill wind"}! Choose a boat`;
  if (brief && good) return ill ? "Wind! Catch up, or blow a rival back" : "Good wind! Choose a boat to catch up";
  if (brief) return "Ill wind! Choose a rival's boat";
  if (who && good && ill) return `${who}wind! Catch up, or blow a rival's boat back`;
  if (who) return good ? `${who}good wind! Choose a boat to catch up` : `${who}ill wind! Choose a rival's boat`;
  if (good && ill) return "Wind! Your boat with + catches up, or a rival's with − drops back.";
  if (good) return "Good wind! Choose a boat: it catches up with your next one.";
  return "Ill wind! Choose a rival's boat: it drops back.";
}
