// choices.js: what may be chosen, sorted for the hand: one group for each card with boats that may move. Pure.

import { IN_HARBOUR } from "./advance.js";
import { isPhone } from "./geometry.js";
import { stepsWords } from "./winds.js";

/** @import { Choice, Course, Hint, TakenWay } from "./view_types.js" */

/** @typedef {Pick<Choice, "kind" | "seat" | "boats" | "origin"> & { key: string, options: Choice[] }} Group */

const ORDER = { sail: 0, good: 0, ill: 1 };

/**
 * Groups of choices that move the same boats: {key, kind, seat, boats, origin, options}. A boat that may stay or ride has
 * two options, the nearer one first. Own boats come first, from the waterfall to the harbour.
 * @param {Choice[]} choices
 * @returns {Group[]}
 */
export function groupChoices(choices) {
  const groups = new Map();
  for (const choice of choices) {
    if (choice.kind === "lose") continue;
    const { kind, seat, boats, origin } = choice;
    const key = `${kind} ${seat} ${origin}`;
    if (!groups.has(key)) groups.set(key, { key, kind, seat, boats, origin, options: [] });
    groups.get(key).options.push(choice);
  }
  const list = [...groups.values()];
  for (const group of list) group.options.sort((one, other) => Number(one.ride) - Number(other.ride));
  return list.sort((one, other) =>
    ORDER[one.kind] - ORDER[other.kind] || one.seat - other.seat || one.origin - other.origin);
}

/**
 * The choice to leave the wind alone, or null.
 * @param {Choice[]} choices
 */
export function decliningChoice(choices) {
  return choices.find((choice) => choice.kind === "lose") ?? null;
}

/**
 * Where the boat touches on its way: a ride goes on from the high tide.
 * @param {Choice} choice
 * @param {Course} river
 */
export function legsOf(choice, river) {
  const wave = river.order.indexOf(river.high_tide);
  return choice.ride && wave >= 0 ? [choice.origin, wave, choice.target] : [choice.origin, choice.target];
}

/**
 * Number of the group that a boat belongs to, or -1.
 * @param {Group[]} groups
 * @param {number} seat
 * @param {number} boat
 */
export function groupOf(groups, seat, boat) {
  return groups.findIndex((group) => group.seat === seat && group.boats.includes(boat));
}

/**
 * The first group of a kind of wind, or -1.
 * @param {Group[]} groups
 * @param {string} kind
 */
export function firstOfKind(groups, kind) {
  return groups.findIndex((group) => group.kind === kind);
}

const WORTH = ["as good", "a bit worse", "worse", "much worse"]; // from the best on
const PRAISED = { wind: 1, sail: 2, numbers: 4 }; // the boats of so many are drawn at most once advice is given

/**
 * Whether advice says of each choice what it is worth; where all are as good it names one, and nothing else changes.
 * @param {Hint | null} hint
 */
export const compares = (hint) => Boolean(hint?.best && Object.keys(hint.words).length);

/**
 * The choices whose ways are brought out only while somebody points at their boats: all of a wind for several boats, whose lines would cover the river, so
 * that they are drawn faintly till then, but for the one that is praised where there are more than two boats; of others, which are not
 * drawn till then, once one is praised, all but those of its boat and of the next best where the river is narrow. Pure.
 * @param {Group[]} groups
 * @param {(Hint & { isInNumbers?: boolean }) | null} hint
 * @param {boolean} [narrow] whether there is no room to judge each choice at its own pale boat
 * @returns {Set<string>}
 */
export function quietChoices(groups, hint, narrow = false) {
  const isWind = groups.some(({ kind }) => kind !== "sail");
  const ids = (some) => new Set(some.flatMap(({ options }) => options).map(({ id }) => id));
  if (!hint || !compares(hint)) return ids(isWind && groups.length > 1 ? groups.filter(({ options }) => !options.some(({ id }) => id === hint?.best)) : []);
  const rank = (id) => (id === hint.best ? -1 : WORTH.indexOf(hint.words[id])) - (parseFloat(hint.chances?.[id]) || 0) / 1000;
  const best = ({ options }) => Math.min(...options.map(({ id }) => rank(id)));
  const most = PRAISED[hint.isInNumbers || !(isWind || narrow) ? "numbers" : isWind && groups.length > PRAISED.sail ? "wind" : "sail"];
  return ids(groups.toSorted((one, other) => best(one) - best(other)).slice(most));
}

/**
 * Whether all chances stand as tiles on the bank: on a phone, whose river has no room for the words of every pale boat. Of one boat's
 * two ways there are two buttons, which say them. Pure.
 * @param {(Hint & { isInNumbers?: boolean }) | null} hint
 * @param {Group[]} groups
 * @param {{ form: string }} layout
 */
export function isListed(hint, groups, { form }) {
  return Boolean(hint?.isInNumbers) && groups.length > 1 && isPhone(form);
}

/** A chance as a number that sorts: ">99%" above "99%", "<1%" below "1%". */
const chanceOf = (words) => parseFloat(words.replace(/[^\d.]/g, "")) + (words.startsWith(">") ? 0.5 : words.startsWith("<") ? -0.5 : 0);

/**
 * All choices whose chances are known, what is praised first, then the likeliest. Pure.
 * @param {Choice[]} choices
 * @param {Hint} hint
 */
export function rankedChoices(choices, { best, chances }) {
  const rank = ({ id }) => (id === best ? Infinity : chanceOf(chances[id]));
  return choices.filter(({ id }) => chances[id]).toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(other) - rank(one)));
}

/**
 * Staying or riding in few words.
 * @param {Choice} choice
 */
export const stayOrRide = ({ ride, target }) => (target === IN_HARBOUR ? "Ride home" : `${ride ? "Ride to" : "Stay on"} ${target + 1}`);

/**
 * A choice in as few words as there can be: from where it leads to where or, of a wind, how far. Pure.
 * @param {Choice} choice
 * @param {boolean} isPair whether its boat may stay or ride
 */
export function wayWords(choice, isPair) {
  if (choice.kind === "lose") return "Let it pass";
  if (choice.kind !== "sail") return `on ${choice.origin + 1}: ${stepsWords(choice)}`; // the boat on that card
  return isPair ? stayOrRide(choice) : `${choice.origin + 1} → ${choice.target === IN_HARBOUR ? "home" : choice.target + 1}`;
}

/**
 * The event that begins what a choice brings about.
 * @param {Choice} choice
 * @param {any} event
 */
export function tellsOf(choice, event) {
  const seat = event.kind === "ill" ? event.victim : event.seat;
  return event.kind === choice.kind && seat === choice.seat && event.boat === choice.boats[0] && event.origin === choice.origin;
}

/**
 * The ways that the tutor compares: of what was chosen and of what is better; a wind that passes has none.
 * @param {Choice[]} choices
 * @param {{ id: string, best: string }} warning
 * @returns {TakenWay[]}
 */
export function warnedWays(choices, { id: chosen, best }) {
  return choices.filter(({ id, kind }) => (id === chosen || id === best) && kind !== "lose").map(({ id, seat, boats: [boat], origin, target }) =>
    ({ seat, boat, origin, target, best: id === best, words: id === best ? "Better" : "Chosen" }));
}

const CHOSEN = ["sail", "good", "ill", "lost_turn"]; // what ends a throw

/**
 * Whether whoever is to move has not yet used a throw in this race.
 * @param {import("./view_types.js").RiverView} view
 */
export function isFirstThrow({ to_move: seat, events }) {
  return !events.some((event) => CHOSEN.includes(event.kind) && "seat" in event && event.seat === seat);
}
