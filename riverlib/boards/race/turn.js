// turn.js: whose turn it has become is said once a moment.

import { draw, make } from "../dom.js";
import { measureText } from "../names.js";
import { portraitNode } from "../portraits.js";
import { isHandedRound } from "../talk.js";
import { airNode, callOut } from "./air.js";
import { boatSvg } from "./boats.js";
import { isPhone } from "./geometry.js";
import { turnSpoken } from "./words.js";

/** @import { River } from "./river.js" */

const BANNER_MS = 1700; // the device goes from hand to hand meanwhile
const LETTERS = { phone: 20, desk: 24 }; // pixels, before a long name makes them smaller
const AROUND = { phone: 74, desk: 134 }; // pixels of the card that face, boat and rims take
const BOLD = 1.05; // how much broader its bold letters are than those that are measured
const LEAST = 12; // pixels: a name that is longer still is the only one that may break

/**
 * How large the words of the hand-over card are: every word of a name stays whole, in smaller letters if need be. Pure; pixels.
 * @param {string} words
 * @param {{ form: string, prompt: { w: number } }} layout
 * @param {(text: string) => number} measure width of a text 1 pixel high
 */
export function handLetters(words, { form, prompt }, measure) {
  const kind = isPhone(form) ? "phone" : "desk";
  const longest = BOLD * Math.max(...words.split(" ").map(measure));
  return Math.max(LEAST, Math.min(LETTERS[kind], Math.floor((prompt.w - AROUND[kind]) / longest)));
}

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
  const said = `${seats[seat].name}'s turn`;
  const [face, words, boat] = [make("span", "hands-face"), make("span", "hands-words", said), make("span", "hands-boat")];
  const { fontFamily } = getComputedStyle(river.parts.prompt); // the same book letters
  words.style.fontSize = `${handLetters(said, river.layout, (text) => measureText(text, fontFamily))}px`;
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
