// coach_words.js: what the coach at the table says by itself. Pure. What it says of a position comes with the view.

/** @import { Chances, Coach, Hint, Option } from "./coach_types.js" */

export const LATE_MS = 900; // a hint that takes longer is preceded by a first look at the cards
const WAIT = {
  ready: "The coach is thinking…",
  soon: "The coach is just coming: the hint is here in a few seconds.",
  slow: "The coach is still getting ready: about a minute, only this once. The hint comes by itself, or play on.",
  failed: "The coach cannot reckon on this computer.",
};
const WORKING = {
  ready: "Working it out…",
  soon: "Working it out: a few seconds more…",
  slow: "The coach is still getting ready: about a minute, only this once. Play on if you like.",
  failed: "No more than a glance: this computer cannot work it out.",
};

/**
 * What is said in a hint's place until it is there.
 * @param {Pick<Coach, "brain">} coach
 */
export function waitWords({ brain }) {
  return WAIT[brain];
}

/**
 * What a look at the cards tells, where the hint takes long or never comes.
 * @param {Pick<Coach, "brain" | "glance">} coach
 * @param {number} waited milliseconds
 */
export function glanceOf({ brain, glance }, waited) {
  return glance && (brain !== "ready" || waited >= LATE_MS) ? glance : null;
}

/**
 * What is said below a first look: that the hint itself is on its way.
 * @param {Pick<Coach, "brain">} coach
 */
export function workingWords({ brain }) {
  return WORKING[brain];
}

/**
 * What is said where the tutor should have looked at a choice and could not.
 * @param {Coach["brain"]} brain
 */
export function tutorWords(brain) {
  return brain === "failed" ? "The tutor cannot work on this computer: nothing warns you." : "The tutor is not there yet: nobody has looked at this choice. It warns you as soon as it can.";
}

/**
 * With a full stop, unless it has a mark of its own.
 * @param {string} words
 */
export function closed(words) {
  return !words || /[.!?…]$/.test(words) ? words : `${words}.`;
}

/**
 * All of a hint or of the question before a slip, to be heard.
 * @param {Pick<Hint, "head" | "text" | "rest" | "numbers">} said
 */
export function spokenWords({ head, text, rest, numbers }) {
  return [closed(head), text, rest, numbers].filter(Boolean).join(" ");
}

/**
 * What else there is, all of it, below what several choices have in common: nobody hears five times that a card is much worse.
 * @param {Hint} hint
 */
export function othersSpoken({ own, others }) {
  const groups = [{ words: "best", lines: [own] }];
  for (const line of others) {
    if (groups.at(-1).words === line.words) groups.at(-1).lines.push(line);
    else groups.push({ words: line.words, lines: [line] });
  }
  return groups.map(({ words, lines }) => `${words[0].toUpperCase()}${words.slice(1)}: ${lines.map(({ name, numbers }) => `${name}, ${numbers}`).join("; ")}.`).join(" ");
}

/**
 * A chance in four or five letters; `≈` until it is settled.
 * @param {Pick<Option, "words">} option
 */
export function shortChance({ words }, settled = true) {
  if (!settled && /^\d/.test(words)) return `≈${words}`;
  return chanceNumber(words);
}

/**
 * The same of words alone.
 * @param {string} words
 */
export function chanceNumber(words) {
  return { certain: "sure", impossible: "0%", "under 1%": "<1%", "over 99%": ">99%" }[words] ?? words;
}

/**
 * What a screen reader hears behind the name of a number or card.
 * @param {Option} option
 */
export function optionLabel({ words, points }, settled = true) {
  const about = !settled && /^\d/.test(words) ? "about " : "";
  return `${about}${chanceWords(words)} to make it, ${pointsWords(points)} on average`;
}

/**
 * "about 7.4 points".
 * @param {number} points
 */
export function pointsWords(points) {
  return `about ${shortPoints(points)} ${points === 1 ? "point" : "points"}`;
}

/**
 * "7.4", "−2.0".
 * @param {number} points
 */
export function shortPoints(points) {
  return points.toFixed(1).replace("-", "−");
}

function chanceWords(words) {
  return words === "certain" || words === "impossible" ? words : `${words} chance`;
}

/**
 * The chance still to make what I bid, for my plate; what is certain the plate says by itself.
 * @param {Chances} chances
 * @param {string} phase
 */
export function stillShare({ still, settled }, phase) {
  if (phase === "bid" || still === "certain" || still === "impossible") return "";
  return shortChance({ words: still }, settled);
}

/**
 * The chance of a seat to win the game, "" where it is not known.
 * @param {Chances | null | undefined} chances
 * @param {number} seat
 */
export function winWords(chances, seat) {
  const share = chances?.win[seat];
  if (!share) return "";
  return { certain: "has won", impossible: "cannot win" }[share] ?? `${shortChance({ words: share })} to win`;
}
