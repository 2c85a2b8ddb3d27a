// turn.js: whose turn it has become is said once a moment.

import { isHandedRound } from "../talk.js";
import { banner } from "./air.js";
import { turnSpoken } from "./words.js";

/** @import { River } from "./river.js" */

const BANNER_MS = 1150;

/**
 * Where several people pass one device round: say whose turn it has become.
 * @param {River} river
 */
function handOver(river) {
  const { view, view: { seats, to_move: seat, phase }, plates, motion, handedTo } = river;
  river.handedTo = seat;
  if (phase !== "roll" || handedTo === null || handedTo === seat || !isHandedRound(view, seats.map(({ bot }) => !bot))) return;
  banner(river, `${seats[seat].name}'s turn`, BANNER_MS);
  plates.call(seat, motion);
}

/**
 * Say, once a moment, whose turn it is, what there is to do, and what falls next.
 * @param {River} river
 */
export function tellTurn(river) {
  const { view, parts: { prompt } } = river;
  const moment = `${view.game} ${view.turn}`;
  if (!view.mine || view.lesson || river.actions.pending || moment === river.told) return;
  river.told = moment;
  handOver(river);
  river.log.speak(turnSpoken(prompt.textContent ?? "", view));
}
