// refusals.js: why a button or a key does nothing now, and what comes first. Pure.

/** @import { CardView } from "./view_types.js" */

/**
 * What has to be done before anything else: a hand that lies face down is turned up. "" where none does.
 * @param {Pick<CardView, "cover">} view
 */
export function firstWords({ cover }) {
  if (!cover || cover.waits) return "";
  const does = cover.ask.slice(cover.name.length + 2);
  return `${does[0].toUpperCase()}${does.slice(1)} first.`;
}

/**
 * Why a tool does nothing now, or null for a reason that every board has.
 * @param {string} name
 * @param {CardView} view
 */
export function refusalWords(name, view) {
  if (name === "hint") return hintlessWords(view);
  if (name === "last") return "No trick has been played in this deal yet.";
  if (name === "claim") return firstWords(view) || "The rest can be claimed once it is certain who takes it, on your turn.";
  return name === "scores" ? "Nothing is scored here." : null;
}

/** @param {CardView} view */
function hintlessWords(view) {
  const { phase, to_move: seat, me, hand } = view;
  if (phase === "over") return "The game is over: there is nothing left to choose.";
  if (phase === "scored") return "The deal is over: deal the next one first.";
  const first = firstWords(view);
  if (first) return first;
  if (seat !== me) return "A hint comes when it is your turn.";
  const isOnly = phase === "play" && hand.filter(({ reason }) => reason === null).length <= 1;
  return isOnly ? "There is only one card to play." : "No hints are given here.";
}
