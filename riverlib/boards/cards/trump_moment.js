// trump_moment.js: the pack lies in the middle of the felt while it is dealt; the card that fixes the trump turns up there, large and
// with its words, and goes to the corner where the trump is told from then on.

import { boxAround } from "../boxes.js";
import { make } from "../dom.js";
import { backNode, faceNode, placed } from "./card_nodes.js";
import { isCard } from "./faces.js";
import { CARD_RATIO, clamp } from "./measures.js";
import { trumpWords } from "./words.js";

/** @import { CardTable } from "./table.js" */

const TURN = { all: 460, words: 120, comes: 160 }; // milliseconds; after so many its words come
const RESTS = 300; // that it is seen, turned up, before it goes
const HOME = 360;
const LEAST = 64; // width of a card that is seen across a table
const WORDS = 46; // height of the words below it, as drawn, with the gap
const UP = 18; // pixels that the words take it up, as drawn

/**
 * How broad the turned card lies in the middle of a table, and where. Pure.
 * @param {any} layout
 */
export function turnedPlace({ zone, cardW, stock, scale }) {
  const room = (zone.bottom - zone.top - WORDS * scale) / CARD_RATIO;
  const w = Math.max(LEAST, clamp(0, cardW * 1.1, room));
  return { x: stock.x, y: stock.y - UP * scale, w };
}

/**
 * The pack, thick as it is.
 * @param {Pick<CardTable, "layout" | "parts">} table
 */
export function layPack({ layout: { stock }, parts }) {
  const pack = backNode();
  pack.classList.add("pack");
  pack.style.setProperty("--w", `${stock.w + 4}px`);
  pack.style.transform = placed(stock, stock.w);
  parts.air.append(pack);
  return pack;
}

/**
 * The card turns over on the pack, rests with its words, and both go to their corner. Null where no card is turned up, or nothing
 * moves: then the pack is gone.
 * @param {CardTable} table
 * @param {HTMLElement | null} pack
 */
export function turnInMiddle(table, pack) {
  const { shown: { turn_up: card, trump }, motion, layout, parts } = table;
  if (!isCard(card) || !motion.pace) {
    pack?.remove();
    return null;
  }
  const place = turnedPlace(layout);
  const node = faceNode(card, false);
  node.style.setProperty("--w", `${place.w}px`);
  node.style.transform = placed(place, place.w);
  const words = make("span", "big-trump-words", trump === undefined ? "" : trumpWords(trump));
  words.style.transform = `translate(${place.x}px, ${place.y + (place.w * CARD_RATIO) / 2 + 10 * layout.scale}px) translate(-50%, 0) scale(${layout.scale})`;
  parts.air.append(node, words);
  motion.run(words, [{ opacity: 0 }, { opacity: 1 }], { duration: TURN.comes, delay: TURN.words });
  motion.run(node, [
    { transform: `${placed(layout.stock, place.w)} rotateY(89deg)` },
    { transform: `${placed({ ...place, y: place.y - 8, w: place.w * 1.1 }, place.w)} rotateY(0deg)`, offset: 0.5 },
    { transform: placed(place, place.w) },
  ], { duration: TURN.all });
  return goHome(table, { node, words, place, pack });
}

/** Card and pack lie in the corner as soon as both have come there, in that very frame, and not before; the plate is there to take them. */
function goHome({ motion, parts, layout: { stock } }, { node, words, place, pack }) {
  const delay = TURN.all + RESTS;
  const { trump, trumpCards, trumpWords: told } = parts;
  motion.run(trump, [{ opacity: 0 }, { opacity: 1 }], { duration: HOME * 0.6, delay });
  trumpCards.style.opacity = "0"; // no animation of its own: on a busy machine it ended before the flight, and the card was seen twice
  motion.run(told, [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], { duration: HOME, delay, easing: "linear" });
  motion.run(words, [{ opacity: 1 }, { opacity: 0 }], { duration: HOME * 0.5, delay, easing: "linear", fill: "forwards" }).then(() => words.remove());
  const fly = (flown, from, home, base) => {
    const lain = trumpCards.querySelector(home);
    const to = boxAround(lain ? [lain] : [], parts.stage) ?? boxAround([trumpCards], parts.stage) ?? from; // on a small phone the pack lies unseen under the card
    const flight = [{ transform: placed(from, base) }, { transform: placed(to, base) }];
    return motion.run(flown, flight, { duration: HOME, delay, easing: "cubic-bezier(.5,0,.25,1)", fill: "forwards" });
  };
  return Promise.all([fly(node, place, ".face-up", place.w), pack && fly(pack, stock, ".back", stock.w)]).then(() => {
    node.remove();
    pack?.remove();
    trumpCards.style.opacity = "";
  });
}
