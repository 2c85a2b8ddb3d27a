// gathering.js: how a trick goes to the seat that takes it: the card that takes it on top, the others under it, then all as one.

import { boxAround } from "../boxes.js";
import { takerIndex } from "./advance.js";
import { placed } from "./card_nodes.js";
import { liftedSlot } from "./lift.js";

/** @import { CardTable } from "./table.js" */

const GATHER = { all: 560, under: 0.44, apart: 0.12 }; // milliseconds; of them, until the last card lies under the best, and between the first and the last
const ON_TOP = 2100; // layer of the card that takes the trick
const NEARER = 1.07; // how much larger the card that takes a full trick is seen for a moment
const ARC = 0.14; // of its way a pile swings aside
const WORDS_GO = 90; // milliseconds in which the line of words makes way for a pile that comes to me
const PILE = { turn: 5, w: 20 }; // how the cards of a pile lie turned, and how small it arrives

/**
 * The card that takes the trick, lifted already, comes towards whoever looks for a moment.
 * @param {CardTable} table
 * @param {number} seat
 */
export function liftTaker({ felt, shown, layout, motion }, seat) {
  const slot = felt.slotOf(seat, shown, layout);
  const node = bestOf(felt, shown, seat);
  if (!node) return;
  const lifted = liftedSlot(slot, layout);
  const nearer = placed({ ...lifted, w: lifted.w * NEARER }, slot.w);
  motion.run(node, [{ transform: placed(lifted, slot.w) }, { transform: nearer, offset: 0.45 }, { transform: placed(lifted, slot.w) }], { duration: 380 });
}

/** The card of the seat that takes a full trick. */
function bestOf(felt, shown, seat) {
  return [...felt.cards.values()][takerIndex({ leader: shown.trick.leader, taker: seat }, shown.seats.length)];
}

/**
 * The others slide under the card that takes the trick, and all go as one pile to the seat that took it.
 * @param {CardTable} table
 * @param {number} seat
 */
export function collect(table, seat) {
  const { felt, shown, layout, parts, sound, motion } = table;
  const best = bestOf(felt, shown, seat);
  const heap = liftedSlot(felt.slotOf(seat, shown, layout), layout);
  const way = { heap, to: homeOf(table, seat) };
  sound.taken();
  parts.trick.classList.toggle("mine", seat === shown.me);
  parts.trick.classList.add("gathering");
  if (seat === shown.me) motion.run(parts.prompt, [{ opacity: 1 }, { opacity: 0 }], { duration: WORDS_GO, easing: "linear" }); // begun with the cards: a transition begins later where much is drawn
  if (best) best.style.zIndex = String(ON_TOP);
  const others = [...felt.cards.values()].filter((node) => node !== best);
  const flights = others.map((node, no) => slideUnder(table, node, { ...way, no, of: others.length }));
  if (best) flights.push(carry(table, best, way));
  return Promise.all(flights).then(() => parts.trick.classList.remove("mine", "gathering"));
}

/** Where a seat's tricks are counted. */
function homeOf({ seats, parts, layout, shown }, seat) {
  const plate = seats.nodes[seat];
  const box = boxAround([plate.querySelector(".packets")].filter(Boolean), parts.stage) ?? boxAround([plate], parts.stage);
  const { x, y } = box ?? layout.places[(seat - shown.me + shown.seats.length) % shown.seats.length];
  return { x, y, w: PILE.w * layout.scale };
}

/** A card under the best one: it comes to it, and stays under it all the way. */
function slideUnder({ motion }, node, { heap, to, no, of }) {
  const base = parseFloat(node.style.getPropertyValue("--w"));
  const turn = heap.turn + PILE.turn * (no % 2 ? 1 : -1) * (1 + no / of);
  const starts = (GATHER.apart * no) / of;
  return motion.run(node, [
    { transform: node.style.transform, opacity: 1 },
    { transform: node.style.transform, opacity: 1, offset: starts, easing: "cubic-bezier(.3,0,.2,1)" },
    { transform: placed({ ...heap, turn }, base), opacity: 1, offset: GATHER.under, easing: "ease-in" },
    ...onward({ ...heap, turn }, { ...to, turn: turn / 2 }, base),
  ], { duration: GATHER.all, easing: "linear", fill: "both" });
}

/** The best card waits for the others, a little higher, and goes with them. */
function carry({ motion }, node, { heap, to }) {
  const base = parseFloat(node.style.getPropertyValue("--w"));
  const high = { ...heap, w: heap.w * 1.05 };
  return motion.run(node, [
    { transform: node.style.transform, opacity: 1, easing: "ease-out" },
    { transform: placed(high, base), opacity: 1, offset: GATHER.under, easing: "ease-in" },
    ...onward(high, { ...to, turn: 0 }, base),
  ], { duration: GATHER.all, easing: "linear", fill: "both" });
}

/** From the middle in a bow to the plate, where the pile becomes a count. */
function onward(from, to, base) {
  const bow = { x: from.x + (to.x - from.x) * 0.5 - (to.y - from.y) * ARC, y: from.y + (to.y - from.y) * 0.5 + (to.x - from.x) * ARC, turn: (from.turn + to.turn) / 2, w: from.w * 0.62 };
  return [
    { transform: placed(bow, base), opacity: 1, offset: 0.76, easing: "ease-out" },
    { transform: placed({ ...to, w: to.w * 1.3 }, base), opacity: 1, offset: 0.95 },
    { transform: placed(to, base), opacity: 0 },
  ];
}
