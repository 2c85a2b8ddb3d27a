// winds.js: how far a wind blows a boat, in the tide's own way of saying it, and what is asked of whoever has thrown one, or what leaves no choice. Pure.

import { numberWord, signed } from "../phrases.js";

/** @import { Group } from "./choices.js" */
/** @import { Choice, Seat } from "./view_types.js" */

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
 * What a wind is called for whoever may use it: a good one where a boat of theirs catches up; an ill one is never theirs, and it is said whose.
 * @param {Pick<Group, "kind" | "seat">[]} groups at least one
 * @param {Pick<Seat, "name">[]} seats
 */
export function windName(groups, seats) {
  const [good, ill] = ["good", "ill"].map((kind) => groups.some((group) => group.kind === kind));
  if (good) return ill ? "Wind" : "Good wind";
  const [{ seat }] = groups;
  return groups.every((group) => group.seat === seat) ? `Ill wind for ${seats[seat].name}` : "Ill wind for a rival";
}

/**
 * What is to be done with a wind, in the same words on every screen: boats that may be blown have "+" or "−" beside them.
 * @param {Group[]} groups
 * @param {Pick<Seat, "name">[]} seats
 * @param {string} who whose turn it is, where several people sit around one device: then the words are few
 * @param {boolean} brief whether two short lines are all the room there is
 */
export function windPrompt(groups, seats, who, brief) {
  const name = windName(groups, seats);
  const begins = `${who}${who ? name[0].toLowerCase() + name.slice(1) : name}!`;
  if (groups.length === 1) {
    const due = onlyWords(groups[0], groups[0].kind === "good" ? "catch up" : "drop back", brief);
    return `${begins} ${due[0].toUpperCase()}${due.slice(1)}`;
  }
  if (brief && who) return `${begins} Choose a boat`;
  if (name === "Wind") return `${begins} Catch up (+), or blow a rival back (−)`;
  return `${begins} Choose a boat ${name === "Good wind" ? "to catch up" : "to blow back"}`;
}
