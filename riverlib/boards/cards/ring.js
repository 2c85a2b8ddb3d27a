// ring.js: the trick of five and more on a wide ring: each card before its owner, none under another where there is room. Pure.

import { CARD_RATIO, clamp } from "./measures.js";

const SMALLEST = 36;
const LARGEST = 1; // than my hand
const GAP = { wide: 10, tablet: 10, tall: 10, low: 5 }; // between cards below each other, as drawn
const BESIDE = { wide: 18, tablet: 14, tall: 9, low: 10 }; // between cards beside each other: their owners' faces stand out there
const GROWN = 0.04; // of its height, that a lifted card grows at each end
const SMALL_RING = 5; // players
const OUT = { few: 0.9, many: 0.97 }; // how far out at the sides one card lies, or several: of what there is
const IN = 0.92; // how far the cards of the top come in from their owners
const ROUND = 0.16; // of a card: how far the ends of a row or a column are bent in
const OFF_HAND = { wide: 16, tablet: 12, tall: 0, low: 8 }; // that a column at a side may come near to my hand, which rises

/** Slight turn of a played card: the same for the same place, so that nothing jumps between two renders; mine lies straight. */
const lean = (no, shape) => (((no * 37 + 4) % 9) - 4) * (shape === "low" ? 0.3 : 0.5);

/**
 * The slots {x, y, turn, w, inward} in the order of the places, as large as they can lie beside each other.
 * @param {any} stage
 * @param {any[]} places
 * @param {{ zone: { left: number, right: number, top: number, bottom: number } }} room
 */
export function ringSlots(stage, places, { zone }) {
  let w = Math.floor(stage.hand * LARGEST);
  while (w > SMALLEST && !liesFree(ringOf(stage, places, roomFor(stage, zone, w)), roomFor(stage, zone, w))) w -= 1;
  const slots = ringOf(stage, places, roomFor(stage, zone, w));
  return slots.map((at, no) => ({ ...at, w, turn: lean(no, stage.shape), inward: true }));
}

/** Between which middles cards of a width `w` may lie, and how far apart. */
function roomFor({ shape, width, handTop, k }, zone, w) {
  const h = w * CARD_RATIO;
  const half = h * (GROWN + 0.5);
  const bottom = zone.bottom - half;
  const aside = shape === "tall" ? bottom : handTop - OFF_HAND[shape] * k - h / 2; // beside the line of words
  return { w, h, gap: GAP[shape] * k, pitch: w + BESIDE[shape] * k, left: zone.left + w / 2, top: zone.top + half, bottom, aside, middle: width / 2, wide: shape === "wide" };
}

/** Where the cards lie: {x, y}. */
function ringOf({ shape, width }, places, room) {
  const beside = places.length > SMALL_RING ? room.bottom : room.top + ROUND * room.h; // so few lie in one row above mine: a hint has its place below
  const under = { tall: beside, tablet: room.top + room.h + room.gap }[shape] ?? 0; // no width beside the row of the top
  const own = ({ y }) => Math.max(y, under); // on a phone those at the sides sit above the trick
  const side = sideOf(places.filter(({ edge }) => edge === "right").map(own), room);
  const top = topOf(places.filter(({ edge }) => edge === "top"), room, side);
  const right = side.map(({ x, y }) => ({ x: width - x, y }));
  return [{ x: room.middle, y: room.bottom }, ...[...side].reverse(), ...top, ...right];
}

/** The column at the left, from above, beside its owners' plates. */
function sideOf(wished, { w, h, gap, left, top, aside, middle }) {
  const heights = apart(wished, h + gap, top, aside);
  const far = (middle - left) * (wished.length > 1 ? OUT.many : OUT.few);
  const half = (heights.at(-1) - heights[0]) / 2 || 1;
  return heights.map((y) => ({ x: middle - far + (ROUND * w * Math.abs(y - mean(heights))) / half, y }));
}

/** The row below the plates of the top, bent down at its ends where there is height. */
function topOf(plates, { h, gap, pitch, left, top, middle, wide }, side) {
  const inside = side.length && side[0].y - top < h + gap - 0.01 ? middle - side[0].x - pitch : Infinity;
  const half = Math.min((middle - plates[0].x) * IN, middle - left, inside);
  return plates.map((_, no) => {
    const out = plates.length > 1 ? (2 * no) / (plates.length - 1) - 1 : 0;
    return { x: middle + half * out, y: top + (wide && half < inside ? ROUND * h * out * out : 0) };
  });
}

/** Heights as wished, or where that is too near, evenly so far apart. */
function apart(wished, pitch, least, most) {
  if (wished.every((y, no) => !no || y - wished[no - 1] >= pitch)) return wished.map((y) => clamp(least, y, Math.max(least, most)));
  const span = pitch * (wished.length - 1);
  const first = clamp(least, mean(wished) - span / 2, Math.max(least, most - span));
  return wished.map((_, no) => first + pitch * no);
}

/** Whether no card lies on another, and those at the sides end above my hand. */
function liesFree(slots, { h, gap, pitch, left, aside, bottom }) {
  const isNear = (one, other) => Math.abs(one.x - other.x) < pitch - 0.01 && Math.abs(one.y - other.y) < h + gap - 0.01;
  const isOut = ({ x, y }, no) => x < left - 0.01 || (no > 0 && y > Math.max(aside, bottom) + 0.01);
  return !slots.some((one, no) => isOut(one, no) || slots.some((other, at) => at > no && isNear(one, other)));
}

const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
