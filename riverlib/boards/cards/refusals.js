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
  const { phase, to_move: seat, me } = view;
  if (phase === "over") return "The game is over: there is nothing left to choose.";
  if (phase === "scored") return "The deal is over: deal the next one first.";
  const first = firstWords(view);
  if (first) return first;
  if (seat !== me) return "A hint comes when it is your turn.";
  return oneCard(view) ? onlyCardWords(view) : "No hints are given here.";
}

/**
 * The one card of mine that may be played on my turn, which is said to whoever asks for a hint; null where there are more, or none.
 * @param {Pick<CardView, "phase" | "to_move" | "me" | "hand" | "cover">} view
 */
export function oneCard({ phase, to_move: seat, me, hand, cover }) {
  const open = hand.filter(({ reason }) => reason === null);
  return phase === "play" && seat === me && !cover && open.length === 1 ? open[0] : null;
}

/** Which one it is and why, as the help says it. */
function onlyCardWords({ help, hand }) {
  return (hand.length > 1 && help?.now) || "There is only one card to play.";
}
