// popovers.js: the card table's tools and what they open.

import { make, named } from "../../shared/board/dom.js";
import { choiceRow, commonRows, ON_OFF } from "../../shared/board/settings.js";
import { faceNode } from "./card_nodes.js";
import { cardName } from "./words.js";

/** @import { LastTrick, Seat } from "./view_types.js" */

export const TOOLS = [ // name, words, key, whether it acts at once
  ["undo", "Undo", "U", true], ["claim", "Claim the rest", "C", true], ["last", "Last trick", "L"], ["scores", "Scores", "S"],
  ["log", "Log", "G"], ["settings", "Settings", ""], ["help", "Help", "?"], ["leave", "New game", ""],
];

export function settingsNodes(settings, onChange, reduced) {
  const colours = choiceRow("Four colours", ON_OFF, settings.fourColours, (value) => onChange("fourColours", value));
  const rows = [...commonRows(settings, onChange), colours];
  if (reduced) rows.push(make("p", "quiet", "Your device asks for less motion, so the cards do not fly."));
  return rows;
}

/**
 * @param {LastTrick} trick
 * @param {Seat[]} seats
 */
export function lastTrickNodes(trick, seats) {
  const row = make("ol", "last-cards");
  trick.cards.forEach((card, index) => {
    const seat = (trick.leader + index) % seats.length;
    const item = make("li", seat === trick.taker ? "taker" : "");
    const words = [index === 0 && "led", seat === trick.taker && "takes it"].filter(Boolean).join(", ");
    item.append(named(faceNode(card, true), cardName(card)), make("span", "who", seats[seat].name), make("span", "what", words));
    row.append(item);
  });
  return [row];
}
