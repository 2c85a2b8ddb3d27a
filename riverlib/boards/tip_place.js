// tip_place.js: where a tip stands: beside what it explains with a short tail at it, or, where something lies between them, near
// by without one, and then its thing is ringed. It lies on nothing that is looked at or chosen. Pure.
// Boxes are {x, y, w, h} around their middle.

import { hiddenBy } from "./clear_room.js";
import { hiddenByTail, tailOf } from "./tail.js";

/** @import { Box, Tail } from "./tail.js" */

const EDGE = 6; // pixels between a tip and the rim of the stage
const GAPS = [10, 16, 26, 34, 62]; // between a tip and its thing: its tail's length, and beyond a row of things to press
const ASIDE = [0, -0.2, 0.2, -0.4, 0.4]; // of its size: so far it moves aside
const GRID = 22; // places across, and down, where there is no room beside its thing
const NEAREST = 9; // a tail needs so much
const LONGEST = 36; // a longer one is a spike
const AWAY = 12; // what every pixel of a tail costs, in pixels hidden,
const FAR = 8; // and every pixel away from its thing without one, which is seldom wanted:
const TAILLESS = 5000;
const TOUCHES = 3000; // what looks stuck on
const NUDGES = [0, -4, 4, -8, 8, -13, 13];
const JUDGED = 60; // what lies on the table to be judged, played cards, marks, plates and lines of words, counts so many times
const CHOSEN = 1000; // what is to be chosen, and the thing itself, counts so many times
const BESIDE = 4; // pixels that a tip keeps from what it must not cover, where there is room

const between = (low, value, high) => Math.max(low, Math.min(value, Math.max(low, high)));

/**
 * The tip's box and the tail that leads from it to its thing; the tail is null where no short one leads there over nothing.
 * @param {{ w: number, h: number }} size of the tip
 * @param {Box} thing what it explains
 * @param {{ seen: Box[], chosen: Box[], judged?: Box[], words?: Box[], around?: Box[] }} lying what has to be looked at, without what the thing is a part of;
 * what may be chosen now, cards and numbers; what lies there to be judged, perhaps with a weight; lines of words; and what the thing is a
 * part of, which its tail may cross
 * @param {{ width: number, lowest: number }} stage no tip reaches farther down than `lowest`
 * @returns {{ box: Box, tail: Tail | null, cost: number, covers: number }} `covers`: pixels under the tip of what must not be covered
 */
export function tipPlace(size, thing, { seen, chosen, judged = [], words = [], around = [] }, stage) {
  const plain = [...chosen, ...judged, ...words];
  const weighed = [...[...chosen, thing].map((box) => ({ ...box, weight: CHOSEN })), ...[...judged, ...around].map((box) => ({ ...box, weight: JUDGED * (box.weight ?? 1) })), ...words];
  const kept = [...weighed, ...plain.map((box) => ({ ...box, w: box.w + 2 * BESIDE, h: box.h + 2 * BESIDE, weight: 1 }))];
  const priced = (box) => {
    const away = apart(box, thing);
    const tail = away < NEAREST || away > LONGEST ? null : shortTail(box, thing, [...seen, ...plain]);
    return { box, tail, cost: hiddenBy(box, [...kept, ...seen]) + (tail ? AWAY * lengthOf(tail) : TAILLESS + FAR * away + (away < NEAREST ? TOUCHES : 0)) };
  };
  const cheapest = (boxes) => boxes.map(priced).reduce((best, next) => (next.cost < best.cost - 1 ? next : best));
  const rough = cheapest([...beside(size, thing, stage), ...anywhere(size, stage)]).box;
  const found = cheapest(NUDGES.flatMap((right) => NUDGES.map((down) => inside({ ...rough, x: rough.x + right, y: rough.y + down }, stage)))); // what lies close is often free by less than a step
  return { ...found, covers: hiddenBy(found.box, [...plain, ...around, thing].map((each) => ({ ...each, weight: 1 }))) };
}

/**
 * The tail from there, where it is short and crosses nothing.
 * @returns {Tail | null}
 */
function shortTail(box, thing, crossed) {
  const tail = tailOf(box, thing, crossed);
  return tail && lengthOf(tail) <= LONGEST && hiddenByTail(tail, crossed) < 1 ? tail : null;
}

/** Places above, below, left and right of a thing. */
function beside({ w, h }, thing, stage) {
  const places = GAPS.flatMap((gap) => ASIDE.flatMap((aside) => {
    const [along, across] = [(thing.w + w) / 2 + gap, (thing.h + h) / 2 + gap];
    return [
      { x: thing.x + aside * w, y: thing.y - across }, { x: thing.x + aside * w, y: thing.y + across },
      { x: thing.x - along, y: thing.y + aside * h }, { x: thing.x + along, y: thing.y + aside * h },
    ];
  }));
  return places.map((place) => inside({ ...place, w, h }, stage));
}

/** Places all over the stage. */
function anywhere({ w, h }, stage) {
  const steps = Array.from({ length: GRID }, (_, step) => step / (GRID - 1));
  return steps.flatMap((x) => steps.map((y) => inside({ x: x * stage.width, y: y * stage.lowest, w, h }, stage)));
}

function inside({ x, y, w, h }, { width, lowest }) {
  return { x: between(w / 2 + EDGE, x, width - w / 2 - EDGE), y: between(h / 2 + EDGE, y, lowest - h / 2), w, h };
}

/** Pixels between two boxes; 0 where they touch. */
function apart(one, other) {
  const gap = (at, long, where, length) => Math.max(0, Math.abs(at - where) - (long + length) / 2);
  return Math.hypot(gap(one.x, one.w, other.x, other.w), gap(one.y, one.h, other.y, other.h));
}

const lengthOf = ({ root, end }) => Math.hypot(end.x - root.x, end.y - root.y);
