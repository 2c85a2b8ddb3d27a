// taking_back.js: what was taken back moves the way it came: my card from the felt into its place in the hand, others' cards to
// their plates, a trick out of its taker's plate, the last one first.

import { faceNode, placed } from "./card_nodes.js";

/** @import { CardTable } from "./table.js" */

/** @typedef {{ card: string, seat: number, place: any }} Laid A card on the felt, whose it is and where it lies. */
/** @typedef {{ laid: Laid[], taker: number | null, taken: Set<string>, bids: (number | null)[] }} Before How the table stood. */

const BACK = { each: 340, between: 70, all: 280 };
const LIFT = { all: 140, waits: 6000, up: 12, larger: 1.05, chip: 1.2 }; // milliseconds until it is up, and that it waits there at most; pixels; a card's size there, and a chip's
const AT_PLATE = { w: 26, turn: -20 };

/** Where it waits for the game's answer. */
const risen = (slot) => ({ ...slot, y: slot.y - LIFT.up, w: slot.w * LIFT.larger });

/**
 * How the table stands before something is taken back.
 * @param {CardTable} table
 * @returns {Before}
 */
export function standingOf({ shown, layout, felt }) {
  const { trick, last_trick: last, seats } = shown;
  const seatOf = (no) => (/** @type {number} */ (trick.leader) + no) % seats.length;
  const laid = trick.cards.map((card, no) => ({ card, seat: seatOf(no), place: risen(felt.slotOf(seatOf(no), shown, layout)) }));
  return { laid, taker: last?.taker ?? null, taken: new Set(last?.cards), bids: seats.map(({ bid }) => bid) };
}

/**
 * What is asked back rises at once, before the game has answered: my card and those that came after it, or all that lie there
 * where mine is gone already; of an empty felt the mark of my bid. The next drawing lays it down or lets it go.
 * @param {CardTable} table
 */
export function liftBack({ felt, shown, seats, motion }) {
  const { trick, me } = shown;
  const laid = [...felt.cards.values()].slice(0, trick.cards.length);
  const mine = laid.findIndex((_, no) => (/** @type {number} */ (trick.leader) + no) % shown.seats.length === me);
  for (const node of laid.slice(Math.max(0, mine))) rise(motion, node, LIFT);
  const chip = laid.length || me === null ? null : seats.nodes[me]?.querySelector(".bid-chip");
  if (chip) rise(motion, chip, { up: 0, larger: LIFT.chip });
}

/** Up in a moment, and there until the game answers. */
function rise(motion, node, { up, larger }) {
  const rest = node.style.transform;
  const high = { transform: `translateY(${-up}px) ${rest} scale(${larger})` };
  motion.run(node, [{ transform: rest || "none" }, { ...high, offset: LIFT.all / LIFT.waits }, high], { duration: LIFT.waits, easing: "linear" });
}

/**
 * Let all that is drawn elsewhere now come there from where it lay.
 * @param {CardTable} table
 * @param {Before} before
 */
export function moveBack(table, before) {
  const { felt, shown, parts } = table;
  const stays = new Set([...felt.cards.keys()].map((key) => key.split(" ")[1]));
  const goes = before.laid.filter(({ card }) => !stays.has(card)).reverse();
  const step = Math.min(BACK.between, BACK.all / Math.max(1, goes.length));
  goes.forEach(({ card, seat, place }, no) => (seat === shown.me && toHand(table, card, place, no * step)) || toPlate(table, { card, seat, place }, no * step));
  outOfPlate(table, before, goes.length ? (goes.length - 1) * step + BACK.each : 0); // on a felt that is bare by then: two tricks never cross
  if (!parts.bids.hidden) table.motion.run(parts.bids, [{ opacity: 0, translate: "0 14px" }, { opacity: 1, translate: "0 0" }], { duration: BACK.each });
}

/** A card of mine goes back to its place in the hand; false where the hand does not show it. */
function toHand({ hand, motion }, card, from, delay) {
  const button = /** @type {any} */ (hand.list().find((each) => /** @type {HTMLElement} */ (each).dataset.card === card));
  if (!button) return false;
  const { place } = button;
  const lifted = { x: (from.x + place.x) / 2, y: (from.y + place.y) / 2 - 14, turn: ((from.turn ?? 0) + place.turn) / 2, w: Math.max(from.w, place.w) * 1.05 };
  motion.run(button, [
    { transform: placed(from, place.w) }, { transform: placed(lifted, place.w), offset: 0.5 }, { transform: placed(place, place.w) }, // in its own depth: under those that will lie on it
  ], { duration: BACK.each, delay });
  return true;
}

/** A card of somebody else goes back to their plate. */
function toPlate({ motion, parts, layout, shown }, { card, seat, place }, delay) {
  const node = faceNode(card, false);
  node.style.setProperty("--w", `${place.w}px`);
  parts.air.append(node);
  const plate = layout.places[(seat - shown.me + shown.seats.length) % shown.seats.length];
  motion.run(node, [
    { transform: placed(place, place.w), opacity: 1 },
    { transform: placed({ x: plate.x, y: plate.y, ...AT_PLATE, w: AT_PLATE.w * 1.3 }, place.w), opacity: 1, offset: 0.85 },
    { transform: placed({ x: plate.x, y: plate.y, ...AT_PLATE }, place.w), opacity: 0 },
  ], { duration: BACK.each, delay, easing: "cubic-bezier(.5,0,.4,1)", fill: "both" }).then(() => node.remove());
}

/** A trick that was taken already comes out of its taker's plate, my card of it into my hand. */
function outOfPlate(table, { taker, taken, laid }, delay) {
  if (taker === null) return;
  const { felt, shown, layout, motion } = table;
  const lay = new Set(laid.map(({ card }) => card));
  const plate = layout.places[(taker - shown.me + shown.seats.length) % shown.seats.length];
  const from = { x: plate.x, y: plate.y, ...AT_PLATE };
  for (const [key, node] of felt.cards) {
    const card = key.split(" ")[1];
    if (lay.has(card) || !taken.has(card)) continue;
    const base = parseFloat(node.style.getPropertyValue("--w"));
    motion.run(node, [{ transform: placed(from, base), opacity: 0 }, { opacity: 1, offset: 0.15 }, { transform: node.style.transform, opacity: 1 }], { duration: BACK.each, delay });
  }
  for (const { card } of shown.hand) if (taken.has(card) && !lay.has(card)) toHand(table, card, from, delay);
}
