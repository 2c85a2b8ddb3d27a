// turn.js: whose turn it has become is said once a moment.

import { draw, make } from "../dom.js";
import { portraitNode } from "../portraits.js";
import { isHandedRound } from "../talk.js";
import { airNode, callOut } from "./air.js";
import { boatSvg } from "./boats.js";
import { turnSpoken } from "./words.js";

/** @import { River } from "./river.js" */

const BANNER_MS = 1700; // the device goes from hand to hand meanwhile

/**
 * Where several people pass one device round: say large, in the colour of their boats, whose turn it has become.
 * @param {River} river
 */
function handOver(river) {
  const { view, view: { seats, to_move: seat, phase }, plates, motion, handedTo } = river;
  river.handedTo = seat;
  if (phase !== "roll" || handedTo === null || handedTo === seat || !isHandedRound(view, seats.map(({ bot }) => !bot))) return;
  const node = airNode(river, "banner hands", { x: 0, y: 0 });
  node.style.setProperty("--mine", `var(--seat-${seat})`);
  const [face, words, boat] = [make("span", "hands-face"), make("span", "hands-words", `${seats[seat].name}'s turn`), make("span", "hands-boat")];
  face.append(portraitNode(seats[seat].face));
  boat.append(draw(boatSvg(seat)));
  node.append(face, words, boat);
  callOut(river, node, BANNER_MS);
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
