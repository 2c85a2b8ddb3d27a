// popovers.js: the card table's tools and what they open.

import { make, named } from "../dom.js";
import { choiceRow, commonRows, ON_OFF } from "../settings.js";
import { SOUND_TOOL } from "../sound_tool.js";
import { faceNode } from "./card_nodes.js";
import { cardName } from "./words.js";

/** @import { LastTrick, Seat } from "./view_types.js" */

export const TOOLS = [ // name, words, key, whether it acts at once, its word on a phone
  ["undo", "Undo", "U", true], ["hint", "Hint", "H", true], ["claim", "Claim the rest", "C", true], ["last", "Last trick", "L", false, "Trick"], ["scores", "Scores", "S"],
  ["log", "Log", "G"], SOUND_TOOL, ["settings", "Settings", ""], ["help", "Help", "?"], ["leave", "New game", "", false, "New"],
];

const TUTOR_LEVELS = [["off", "Nothing"], ["gentle", "Big slips"], ["strict", "Every slip"]];
const FORCED = [["last", "Last card"], ["only", "Only choice"], ["off", "Nothing"]];

export function settingsNodes(settings, onChange, reduced) {
  const colours = choiceRow("Four colours", ON_OFF, settings.fourColours, (value) => onChange("fourColours", value), "blue diamonds, green clubs");
  const forced = choiceRow("What plays by itself", FORCED, settings.forced, (value) => onChange("forced", value), "without a tap");
  const tutor = choiceRow("The tutor warns me of", TUTOR_LEVELS, settings.tutor, (value) => onChange("tutor", value), "before it counts");
  const chances = choiceRow("Show chances", ON_OFF, settings.chances, (value) => onChange("chances", value), "that a bid or card works out");
  return [...commonRows(settings, onChange, reduced), tutor, forced, chances, colours];
}

const IN_A_ROW = { desk: 6, phone: 4 }; // cards that have room beside each other

/** How many of so many cards stand in each row, so that no row is much shorter than the others. */
export function evenRows(cards, most) {
  return Math.ceil(cards / Math.ceil(cards / most));
}

/**
 * @param {LastTrick} trick
 * @param {Seat[]} seats
 * @param {string | null} why
 */
export function lastTrickNodes(trick, seats, why) {
  const row = make("ol", "last-cards");
  row.style.setProperty("--cards", String(trick.cards.length));
  for (const [screen, most] of Object.entries(IN_A_ROW)) row.style.setProperty(`--${screen}-row`, String(evenRows(trick.cards.length, most)));
  trick.cards.forEach((card, index) => {
    const seat = (trick.leader + index) % seats.length;
    const item = make("li", seat === trick.taker ? "taker" : "");
    const words = [index === 0 && "led", seat === trick.taker && "took it"].filter(Boolean).join(", ");
    item.append(named(faceNode(card, true), cardName(card)), make("span", "who", seats[seat].name), make("span", "what", words));
    row.append(item);
  });
  return [row, make("p", "trick-why", why ?? "")];
}

/**
 * Why the trick on the table is whose it is, or the one before it, of which it is said that it has gone.
 * @param {{ running: string | null, last: string | null }} why
 */
export function trickWords({ running, last }) {
  return running ?? (last && `Last trick: ${last.replace(/^You /, "you ")}`);
}
