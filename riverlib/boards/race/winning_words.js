// winning_words.js: what is said at the end of a race to those who have not won it. Pure.

import { doing, nameList, plural } from "../phrases.js";
import { ownSides } from "../talk.js";

/** @import { RiverView } from "./view_types.js" */

/**
 * "Otter wins this race. 2 of your 4 boats came home."; nothing of boats where several people look on, who have each their own.
 * @param {number[]} winners
 * @param {Pick<RiverView, "seats" | "boats" | "home">} shown
 */
export function othersWinWords(winners, { seats, boats, home }) {
  const names = nameList(winners.map((seat) => seats[seat].name));
  const won = winners.length === 1 ? `${doing(names, "wins")} this race.` : `${names} share the win.`;
  const isOwn = ownSides({ home }, seats.map(({ bot }) => !bot), seats.map((_, seat) => [seat]));
  const own = seats.flatMap((_, seat) => (isOwn([seat]) ? [seat] : []));
  return own.length === 1 ? `${won} ${homeWords(seats[own[0]].home, boats[own[0]].length)}` : won;
}

/**
 * @param {number} home
 * @param {number} all
 */
function homeWords(home, all) {
  if (!home) return "None of your boats came home this time.";
  return home === all ? `Your ${plural(all, "boat")} came home, too.` : `${home} of your ${plural(all, "boat")} came home.`;
}
