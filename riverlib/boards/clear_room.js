// clear_room.js: where a note goes, so that it lies on nothing that has to be looked at. Pure.
// Boxes are {x, y, w, h} around their middle; a box with a `weight` counts that many times.

import { clearTail, hiddenByTail, tailOf } from "./tail.js";

const EDGE = 6; // pixels between a note and the rim of the stage
const GAP = 8; // between a note and what it points at: its tip's length
const REACH = 44; // the farthest that a note may keep away from its thing and still point at it
const STEPS = [0, -0.25, 0.25, -0.42, 0.42]; // how far a note moves aside, as parts of its width: its tip still points
const GRID = 18; // places across, and down, for a note that does not point
const NUDGES = [0, -3, 3, -6, 6, -9, 9]; // pixels
const FREE = 1200; // what a note that does not point must spare, in pixels, and as much for every so many pixels away:
const FAR = 150;
const TAIL = 60; // the same for a note with a tail
const APART = 4; // pixels that a note keeps from what it should not hide, where there is room
const AROUND = 0.3; // how much that counts
const THIN = 0.3; // what a tail lies over counts so much of what a note hides: it is seen on both its sides
const POINTLESS = 8000; // so much more a place may cost from which a tail leads to the note's thing, where none does from the best
const ON_ITS_THING = 80000; // a note that lies on its own thing, or nearly, has no tail

const between = (low, value, high) => Math.max(low, Math.min(value, high));

/** The length that two stretches share; each is given by its middle and its length. */
const shared = (middle, long, other, length) => between(0, (long + length) / 2 - Math.abs(middle - other), Math.min(long, length));

/** Pixels of `seen` that a box hides. */
export function hiddenBy(box, seen) {
  let sum = 0;
  for (const other of seen) {
    const across = shared(box.x, box.w, other.x, other.w);
    if (across) sum += across * shared(box.y, box.h, other.y, other.h) * (other.weight ?? 1);
  }
  return sum;
}

/** The same boxes, and with what is kept clear around them once more, for less: in a crowd it is better close than over something. */
const kept = (seen) => [...seen, ...seen.map((box) => ({ ...box, w: box.w + 2 * APART, h: box.h + 2 * APART, weight: AROUND * (box.weight ?? 1) }))];

/** The first of the boxes that hide least; what a box has `extra` counts as hidden, and what its tail lies over. */
export function leastHiding(boxes, seen) {
  let [best, least] = [boxes[0], Infinity];
  for (const box of boxes) {
    const cost = costOf(box, seen, least - 0.5);
    if (cost < least - 0.5) [best, least] = [box, cost];
  }
  return best;
}

/** What a place costs; its tail, which is dear to weigh, is only asked for where the place is not too dear without it. */
function costOf(box, seen, most) {
  const cost = hiddenBy(box, seen) + (box.extra ?? 0);
  return cost <= most && box.tail ? cost + box.tail() : cost;
}

/** All places on the stage for a note that does not point, the dearer the farther they are from `mark`. */
function freePlaces({ w, h }, mark, seen, { width, bottom }) {
  const along = (from, to, step) => (to <= from ? from : from + ((to - from) * step) / (GRID - 1));
  const steps = Array.from({ length: GRID }, (_, step) => step);
  return steps.flatMap((column) => steps.map((row) => {
    const x = along(w / 2 + EDGE, width - w / 2 - EDGE, column);
    const y = along(h / 2 + EDGE, bottom - h / 2 - EDGE, row);
    return priced({ x, y, w, h }, mark, seen);
  }));
}

/** A place for a note that does not point, and what it costs. */
function priced({ x, y, w, h }, mark, seen) {
  const box = { x, y, w, h, points: "" };
  if (mark.thing) return { ...box, extra: tailed(box, mark.thing), tail: () => crossed(box, mark.thing, seen) };
  const away = Math.hypot(x - mark.x, y - (mark.y + (mark.under ?? mark.y)) / 2);
  return { ...box, extra: FREE * (1 + away / FAR) };
}

/** What a place costs from which a tail leads to `thing`. */
function tailed(box, thing) {
  const gap = (one, long, other, length) => Math.max(0, Math.abs(one - other) - (long + length) / 2);
  const away = Math.hypot(gap(box.x, box.w, thing.x, thing.w), gap(box.y, box.h, thing.y, thing.h));
  return FREE * (1 + away / TAIL) + (away > GAP ? 0 : ON_ITS_THING);
}

/** What the tail from a box to `thing` costs, for what it lies over. */
function crossed(box, thing, seen) {
  const tail = tailOf(box, thing, seen);
  return tail ? THIN * hiddenByTail(tail, seen) : 0;
}

/**
 * Where a box of `w` x `h` pixels hides least of `seen`, the nearer to `mark` the better.
 * @param {{ w: number, h: number }} size
 * @param {{ x: number, y: number }} mark
 * @param {{ x: number, y: number, w: number, h: number, weight?: number }[]} seen
 * @param {{ width: number, height: number }} stage
 */
export function freePlace(size, mark, seen, { width, height }) {
  const around = kept(seen);
  const { x, y, w, h } = leastHiding(freePlaces(size, mark, around, { width, bottom: height }), around);
  const inside = (at, long, room) => between(long / 2 + EDGE, at, Math.max(long / 2 + EDGE, room - long / 2 - EDGE));
  const beside = NUDGES.flatMap((right) => NUDGES.map((down) => priced({ x: inside(x + right, w, width), y: inside(y + down, h, height), w, h }, mark, around)));
  return leastHiding(beside, around); // what lies close is often free by less than a step
}

/**
 * Where a note of `w` x `h` pixels goes that speaks of {x, y}: above it, below `under` where that is given, or, if it may be
 * `free`, anywhere: the place that hides least of `seen`. Its box; `points` says to which side of it its thing lies.
 * @param {{ w: number, h: number }} size
 * @param {{ x: number, y: number, under?: number, free?: boolean, thing?: { x: number, y: number, w: number, h: number } }} mark upper and lower edge of the thing, its middle, and its box
 * @param {{ x: number, y: number, w: number, h: number, weight?: number }[]} seen
 * @param {{ width: number, height: number, lowest?: number }} stage no note reaches farther down than `lowest`
 */
export function notePlace({ w, h }, mark, seen, { width, height, lowest = height }) {
  const { x, y, under, free = false } = mark;
  const bottom = Math.min(height, lowest);
  const inside = (aside) => between(w / 2 + EDGE, x + aside * w, Math.max(w / 2 + EDGE, width - w / 2 - EDGE));
  const end = Math.min(y - GAP, bottom);
  const above = STEPS.map((aside) => ({ x: inside(aside), y: end - h / 2, w, h, points: "down" }));
  const below = under === undefined ? [] : STEPS.map((aside) => ({ x: inside(aside), y: under + GAP + h / 2, w, h, points: "up" }));
  const pointing = [...(y - end <= REACH || !free ? above : []), ...below].filter((box) => box.y - h / 2 >= 0 && box.y + h / 2 <= bottom);
  const around = kept(seen);
  const places = free ? [...pointing, ...freePlaces({ w, h }, mark, around, { width, bottom })] : pointing;
  return pointingBest(places.length ? places : [{ ...above[0], y: Math.max(h / 2 + EDGE, above[0].y) }], mark.thing, seen, around);
}

/** The place that costs least; if no tail can lead from there to `thing`, one from which it can, unless that is much dearer. */
function pointingBest(places, thing, seen, around) {
  const best = leastHiding(places, around);
  const points = (box) => Boolean(box.points || !thing || clearTail(box, thing, seen));
  if (points(best)) return best;
  const most = costOf(best, around, Infinity) + POINTLESS;
  const others = places.filter((box) => costOf(box, around, most) <= most && points(box));
  return others.length ? leastHiding(others, around) : best;
}
