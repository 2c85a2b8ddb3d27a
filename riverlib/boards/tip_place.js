// tip_place.js: where a tip stands: beside what it explains, its tail at it, and on nothing that is to be chosen. Pure.
// Boxes are {x, y, w, h} around their middle.

import { hiddenBy } from "./clear_room.js";
import { hiddenByTail, tailOf } from "./tail.js";

/** @import { Box, Tail } from "./tail.js" */

const EDGE = 6; // pixels between a tip and the rim of the stage
const GAPS = [10, 16, 26, 40]; // between a tip and its thing: its tail's length
const ASIDE = [0, -0.2, 0.2, -0.4, 0.4]; // of its size: so far it moves aside
const GRID = 22; // places across, and down, where there is no room beside its thing
const NEAREST = 9; // a tail needs so much
const AWAY = 2; // what a tail costs, in pixels hidden for each of its length squared: a long one leads nobody
const TAILLESS = 1e9;
const NUDGES = [0, -4, 4, -8, 8, -13, 13];
const OVER_JUDGED = 12; // and under a tail so many
const CROSSED = 0.3; // a thin tail over something hides that much less: it is seen on both its sides
const JUDGED = 60; // what lies on the table to be judged, played cards, marks and plates, counts so many times: a longer tail is better
const CHOSEN = 1000; // what is to be chosen, and the thing itself, counts so many times

const between = (low, value, high) => Math.max(low, Math.min(value, Math.max(low, high)));

/**
 * The tip's box and the tail that leads from it to its thing; the tail is null only where the thing fills the stage.
 * @param {{ w: number, h: number }} size of the tip
 * @param {Box} thing what it explains
 * @param {{ seen: Box[], chosen: Box[], judged?: Box[], words?: Box[] }} lying what has to be looked at, without what the thing is a part of;
 * what may be chosen now, cards and numbers; what lies there to be judged, perhaps with a weight; and what a tip may cover but no tail may cross
 * @param {{ width: number, lowest: number }} stage no tip reaches farther down than `lowest`
 * @returns {{ box: Box, tail: Tail | null, cost: number, crosses: number, covers: number }} `crosses`: pixels of what is chosen or judged under its tail, `covers`: with those under itself
 */
export function tipPlace(size, thing, { seen, chosen, judged = [], words = [] }, stage) {
  const kept = [...[...chosen, thing].map((box) => ({ ...box, weight: CHOSEN })), ...judged.map((box) => ({ ...box, weight: JUDGED * (box.weight ?? 1) }))];
  const crossed = [...seen, ...chosen, ...words, ...judged.map((box) => ({ ...box, weight: OVER_JUDGED }))];
  const plain = [...chosen, ...judged].map((each) => ({ ...each, weight: 1 }));
  const priced = (box) => {
    const tail = apart(box, thing) < NEAREST ? null : tailOf(box, thing, crossed);
    return { box, tail, cost: hiddenBy(box, [...kept, ...seen]) + (tail ? AWAY * lengthOf(tail) ** 2 + CROSSED * hiddenByTail(tail, crossed) : TAILLESS) };
  };
  const cheapest = (boxes) => boxes.map(priced).reduce((best, next) => (next.cost < best.cost - 1 ? next : best));
  const rough = cheapest([...beside(size, thing, stage), ...anywhere(size, stage)]).box;
  const { box, tail, cost } = cheapest(NUDGES.flatMap((right) => NUDGES.map((down) => inside({ ...rough, x: rough.x + right, y: rough.y + down }, stage)))); // what lies close is often free by less than a step
  const crosses = tail ? hiddenByTail(tail, plain) : 0;
  return { box, tail, cost, crosses, covers: hiddenBy(box, plain) + crosses };
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
