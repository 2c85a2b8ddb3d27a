// chance_words.js: everybody's chance to win in words: what is certain is said as certain, and nothing else. Pure.

import { doing, plural } from "../phrases.js";
import { decliningChoice } from "./choices.js";
import { targetLabel } from "./words.js";

/** @import { Chances, Choice, Hint, Seat } from "./view_types.js" */

const SHARED = "almost surely shared";
const TOGETHER = ["Heading for a shared win", "A shared win"]; // who shares it stands beside it, with no word of its own
const BESIDE = "At each pale boat: your chance to win if it sails there.";
export const CHANCES_DUE = "Chances to win: getting ready";

/** @typedef {Pick<Chances, "percents" | "exact" | "won" | "out" | "shared">} Shares */

/**
 * A seat's chance in full: what is certain is said as certain, and nothing else.
 * @param {Shares} chances
 * @param {number} seat
 */
export function shareWords({ percents, won, out, shared }, seat) {
  if (won.includes(seat)) return "has won";
  if (out.includes(seat)) return "cannot win";
  if (shared.includes(seat)) return SHARED; // the half that it counts would read like the toss of a coin
  const percent = percents[seat];
  if (percent === 0) return "under 1%"; // nothing and everything would read as certain
  return percent === 100 ? "almost sure" : `${percent}%`;
}

/**
 * The same as short as can be: what is almost sure stands as a number among numbers, never as a word that seems cut off.
 * @param {Shares} chances
 * @param {number} seat
 */
export function shortShare(chances, seat) {
  const short = { "has won": "won", "cannot win": "can't win", "almost sure": "over 99%" };
  const words = shareWords(chances, seat);
  return short[words] ?? words;
}

/**
 * What stands after each name, below or beside its title: of whoever shares the win the title says it.
 * @param {string} words
 */
export const besideName = (words) => (words === SHARED ? "" : words);

/**
 * The same where there is next to no room: a tap on it says more.
 * @param {Shares} chances
 * @param {number} seat
 */
export function leastShare(chances, seat) {
  const words = shortShare(chances, seat);
  return words === "can't win" ? "out" : words.replace("under ", "<").replace("over ", ">");
}

/**
 * The words of a share as they go on after a name: "Anna has won", but "You have won".
 * @param {string} name
 * @param {string} words
 */
export function afterName(name, words) {
  return words === "has won" ? doing(name, "has").slice(name.length + 1) + " won" : words;
}

/**
 * What may stand over the shares, the longest first; shorter where they share its row. Those of three and more are estimates and say so. Two
 * players' become exact while one reads them, and their title stays: how sure they are is told to whoever presses or points there.
 * @param {Shares} chances
 * @param {Pick<Seat, "name">[]} seats
 * @param {boolean} short
 */
export function chanceTitles(chances, seats, short) {
  const { won, exact, shared } = chances;
  const isSure = seats.some((_, no) => shareWords(chances, no) === "almost sure");
  if (won.length) return short ? ["Decided", ""] : [`${doing(seats[won[0]].name, "has")} won, whatever comes`]; // beside "won" no title is better than half of one
  if (shared.length) return TOGETHER;
  if (!exact && seats.length > 2 && !isSure) return ["Rough chance to win", "Rough chances", ...(short ? ["Rough\nchances"] : [])];
  if (!short) return ["Chance to win"];
  return isSure ? ["To win"] : ["Chance to win", "To win"]; // words take the room
}

/**
 * How sure the shown chances are.
 * @param {Pick<Chances, "exact" | "error">} chances
 */
export function sureness({ exact, error }) {
  const widest = Math.max(1, Math.round(Math.max(0, ...error) * 100));
  return exact ? "Exact: if everybody plays as well as can be." : `Estimated from many races played on from here: each may be ${widest}% more or less.`;
}

/**
 * Why somebody cannot win any more: "at most 11 points, Otter has 12".
 * @param {Pick<Chances, "most">} chances
 * @param {Pick<Seat, "name" | "score" | "afloat">[]} seats
 * @param {number} seat
 */
export function whyOut({ most }, seats, seat) {
  const leader = seats.reduce((best, next) => (next.score > best.score ? next : best));
  const points = plural(most[seat], "point");
  return `${seats[seat].afloat ? `at most ${points}` : `${points} and no boat left`}, ${doing(leader.name, "has")} ${leader.score}`;
}

/**
 * @param {Chances} chances
 * @param {Seat[]} seats
 */
export function chancesLabel(chances, seats) {
  const about = chances.exact ? "" : "about ";
  const said = seats.map(({ name }, no) => {
    const words = shareWords(chances, no);
    if (words === "has won") return `${doing(name, "has")} won`;
    if (words === "cannot win") return `${name} cannot win any more`;
    if (words === SHARED) return `${doing(name, "shares")} the win almost surely`;
    if (words === "almost sure") return `${name} almost certainly`;
    return `${name} ${chances.percents[no] === 0 ? "" : about}${words}`;
  });
  return `Chances to win: ${said.join(", ")}`;
}

/** A chance as a label has it, ">99%", as a sentence says it. */
const inSentence = (words) => words.replace("<", "under ").replace(">", "over ");

/**
 * The second look at a hint: each choice's chance instead of words; what has no boat to stand beside is said with the reason.
 * @param {Hint} hint
 * @param {Choice[]} choices
 * @returns {Hint & { isInNumbers: boolean }}
 */
export function inNumbers(hint, choices) {
  const passes = decliningChoice(choices);
  const text = passes ? `${hint.text} Let it pass: ${inSentence(hint.chances[passes.id])}.` : hint.text;
  return { ...hint, text, numbers: BESIDE, words: hint.chances, isInNumbers: true };
}

/**
 * The same for whoever listens.
 * @param {Hint} hint
 * @param {Choice[]} choices
 * @param {Seat[]} seats
 */
export function numbersSpoken({ chances }, choices, seats) {
  const name = (choice) => (choice.kind === "lose" ? "Let it pass" : targetLabel(choice, seats));
  return `Chances to win: ${choices.map((choice) => `${name(choice)}, ${inSentence(chances[choice.id])}`).join("; ")}.`;
}
