// handing_on.js: the device goes to another person: the table turns until that person sits before it, and with it go the plates, the
// trick and the bids, each round the table from place to place, so that nothing crosses.

import { tokenPlaces } from "./bid_tokens_place.js";
import { placed } from "./card_nodes.js";
import { handPlaces } from "./geometry.js";
import { clamp } from "./measures.js";
import { layBack, turnUp } from "./turning.js";

/** @import { CardTable } from "./table.js" */

/** @typedef {{ game: string, me: number, covered: boolean, held: number }} Sight Whose sight the table is in, and how it lies before them. */

const TURNS = { first: 440, each: 90, most: 700 };
const COMES = 240; // milliseconds in which the plates of many stand at their places
const ROUND = "cubic-bezier(.45,.05,.25,1)";
const BOW = 0.6; // how far towards the rim whoever comes to the near side, or leaves it, swings out
const RIM = 4; // pixels that a plate keeps from it on its way
const HELD = { w: 20, comes: 0.55, between: 12, leaves: 0.7 }; // a card at a plate; parts of the turn in which hands come and go
const ASKS = { at: 0.85, ms: 140 }; // who is to tap is said when they sit there

/**
 * The places of a seat while the table is turned from one person's sight to another's, the shorter way round. Pure.
 * @param {number} seat
 * @param {{ from: number, to: number, seats: number }} turn
 */
export function placesPassed(seat, { from, to, seats }) {
  const back = (to - from + seats) % seats;
  const step = back * 2 <= seats ? -1 : 1;
  const steps = step < 0 ? back : seats - back;
  return Array.from({ length: steps + 1 }, (_, no) => (seat - from + step * no + 2 * seats) % seats);
}

/**
 * @param {CardTable} table
 * @returns {Sight | null}
 */
export function sightOf({ shown, hand, cover }) {
  if (!shown) return null;
  const isCovered = Boolean(shown.cover) && cover.isOpen;
  return { game: shown.game, me: shown.me, covered: isCovered, held: isCovered ? shown.seats[shown.me]?.cards ?? 0 : hand.list().length };
}

/**
 * Turn the table where it is now another person's; turn the cards over where their person has tapped.
 * @param {Sight | null} before
 * @param {CardTable} table
 */
export function changeSight(before, table) {
  const { view, watches, motion } = table;
  if (!before || before.game !== view.game || watches || !motion.pace) return;
  if (before.me !== view.me) turnTable(before, table);
  else if (before.covered && !view.cover && view.phase !== "scored") turnUp(table);
}

/**
 * The way through these places; to the near side and from it in a bow along the rim, where nobody is met. Pure.
 * @param {number[]} passed
 * @param {{ x: number, y: number }[]} places
 */
export function wayRound(passed, places) {
  return passed.flatMap((no, step) => {
    const [from, to] = [places[passed[step - 1]], places[no]];
    if (!from || (no !== 0 && passed[step - 1] !== 0)) return [to];
    const rim = no === 0 ? { x: from.x, y: to.y } : { x: to.x, y: from.y };
    const over = (axis) => (from[axis] + to[axis]) / 2 * (1 - BOW) + rim[axis] * BOW;
    return [0.25, 0.5, 0.75, 1].map((at) => bent(at, { from, over: { x: over("x"), y: over("y") }, to }));
  });
}

const bent = (at, { from, over, to }) => {
  const along = (axis) => (1 - at) ** 2 * from[axis] + 2 * at * (1 - at) * over[axis] + at ** 2 * to[axis];
  return { x: along("x"), y: along("y") };
};

/**
 * @param {Sight} before
 * @param {CardTable} table
 */
function turnTable(before, table) {
  const { layout, motion, seats, felt, tokens, view: { me }, cover } = table;
  const count = seats.nodes.length;
  const passed = (seat) => placesPassed(seat, { from: before.me, to: me, seats: count });
  const duration = Math.min(TURNS.most, TURNS.first + TURNS.each * (passed(0).length - 2));
  const glide = (node, transforms) => motion.run(node, transforms.map((transform) => ({ transform })), { duration, easing: ROUND });
  const widths = seats.nodes.map((node) => (node.offsetWidth / 2) * layout.scale + RIM);
  if (layout.inOrder) for (const node of seats.nodes) motion.run(node, [{ opacity: 0 }, { opacity: 1 }], { duration: COMES }); // seven and more would fly through each other
  else seats.nodes.forEach((node, seat) => glide(node, wayRound(passed(seat), layout.places).map(({ x, y }) => {
    const within = clamp(widths[seat], x, layout.width - widths[seat]);
    return platePlaced({ x: within, y }, layout);
  })));
  for (const [key, node] of layout.inOrder ? [] : felt.cards) { // in the order of play they lie the same for everybody
    const way = passed((felt.leader + Number(key.split(" ")[0])) % count).map((no) => layout.slots[no]);
    glide(node, way.map((slot) => placed(slot, way.at(-1).w)));
  }
  const marks = tokenPlaces(layout);
  for (const [seat, node] of tokens.nodes) glide(node, passed(seat).flatMap((no) => (marks[no] ? [platePlaced(marks[no], { scale: 1 })] : [])));
  takeAlong(before, table, duration);
  if (cover.isOpen) askLater(table, duration);
}

const platePlaced = ({ x, y }, { scale }) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

/**
 * The hand that lay here goes with its person, the next one comes with theirs: backs, both of them.
 * @param {Sight} before
 * @param {CardTable} table
 * @param {number} turn
 */
function takeAlong({ me: was, held }, { layout, motion, parts, cover, view: { me, seats } }, turn) {
  const { cardW, places } = layout;
  const atPlate = (seat, sight) => placed({ ...places[(seat - sight + seats.length) % seats.length], w: HELD.w, turn: 0 }, cardW);
  handPlaces(held, layout).forEach((place) => {
    const back = layBack(place, layout);
    parts.air.append(back);
    const frames = [{ transform: back.style.transform, opacity: 1 }, { opacity: 1, offset: 0.75 }, { transform: atPlate(was, me), opacity: 0 }];
    motion.run(back, frames, { duration: turn * HELD.leaves, easing: ROUND, fill: "both" }).then(() => back.remove());
  });
  [...cover.backs.children].forEach((back, no) => {
    const frames = [{ transform: atPlate(me, was), opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: /** @type {HTMLElement} */ (back).style.transform, opacity: 1 }];
    motion.run(back, frames, { duration: turn * HELD.comes, delay: turn * (1 - HELD.comes) + no * HELD.between, easing: ROUND });
  });
}

/**
 * Nobody presses what is not there yet.
 * @param {Pick<CardTable, "motion" | "cover">} table
 * @param {number} turn
 */
export function askLater({ motion, cover }, turn) {
  const delay = turn * ASKS.at;
  motion.run(cover.button, [{ opacity: 0 }, { opacity: 1 }], { duration: ASKS.ms, delay });
  motion.run(cover.button, [{ pointerEvents: "none" }, { pointerEvents: "none" }], { duration: delay });
}
