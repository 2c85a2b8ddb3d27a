// coach_words.js: what the coach at the table says by itself. Pure. What it says of a position comes with the view.

/** @import { Alternative, Chances, Hint, Option, Warned } from "./coach_types.js" */

export const THINKING = "The coach is thinking…";
export const NOT_READY = "The coach is still getting ready. The hint comes by itself.";
export const STILL_NOT_READY = "Not ready yet. It takes about a minute, once only; you can play on meanwhile.";
export const FAILED = "The coach cannot reckon on this computer.";
const MOST_TOLD = 4;

/**
 * With a full stop, unless it has a mark of its own.
 * @param {string} words
 */
export function closed(words) {
  return !words || /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** @param {Hint} hint */
export function hintSpoken({ head, text, numbers }) {
  return [closed(head), text, numbers].filter(Boolean).join(" ");
}

/**
 * The lines of the second look: the best choice first, then every number that may be bid, of the cards the better ones.
 * @param {Hint} hint
 */
export function toldChoices({ own, others }) {
  return [own, ...(own.id.startsWith("bid ") ? others : others.slice(0, MOST_TOLD))];
}

/**
 * The same lines below what they have in common: nobody reads five times that a card is much worse.
 * @param {Hint} hint
 * @returns {{ head: string, lines: Alternative[] }[]}
 */
export function groupedChoices(hint) {
  const [own, ...others] = toldChoices(hint);
  const groups = [{ head: "Best", lines: [own] }];
  const alike = hint.others.length > 1 && hint.others.every(({ words }) => words === hint.others[0].words);
  for (const line of others) {
    const head = alike ? `All others are ${line.words}` : `${line.words[0].toUpperCase()}${line.words.slice(1)}`;
    if (groups.at(-1).head === head) groups.at(-1).lines.push(line);
    else groups.push({ head, lines: [line] });
  }
  return groups;
}

/** @param {Hint} hint */
export function othersSpoken(hint) {
  return groupedChoices(hint).map(({ head, lines }) => `${head}: ${lines.map(({ name, numbers }) => `${name}, ${numbers}`).join("; ")}.`).join(" ");
}

/** @param {Warned} warned */
export function warningSpoken({ head, text, numbers }) {
  return [closed(head), text, numbers].filter(Boolean).join(" ");
}

/**
 * A chance in four or five letters; `≈` until it is settled.
 * @param {Pick<Option, "words">} option
 */
export function shortChance({ words }, settled = true) {
  if (!settled && /^\d/.test(words)) return `≈${words}`;
  return { certain: "sure", impossible: "0 %", "under 1 %": "<1 %", "over 99 %": ">99 %" }[words] ?? words;
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
