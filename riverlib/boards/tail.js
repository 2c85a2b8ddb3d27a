// tail.js: the tail of a note that stands apart from what it speaks of: from the note's edge to the thing's. Pure.
// Boxes are {x, y, w, h} around their middle.

const HEART = 0.4; // the part of a thing, in its middle, that a tail makes for
const ASIDE = 0.4; // of its width: so far from its middle a tail ends that goes around something
const CORNER = 22; // no tail leaves a note nearer to its corner
export const TAIL_WIDTH = 14; // where it leaves the note
const HALF = 10; // half of what is drawn there: it tapers
const RIM = 2; // of the line around it
const SHORTEST = 4;
const LONGEST = 340; // a longer one leads nobody: its thing is lit up
const DRAWN = 40; // of a tail: from farther away it points at its thing, which is lit up, and does not reach it
const TIP = 12; // of its length, where it is thin
const PIECES = 8; // of a tail, of each of which it is asked what it lies over

const between = (low, value, high) => Math.max(low, Math.min(value, high));
const nearest = (middle, half, to) => between(middle - half, to, middle + half);

/** @typedef {{ x: number, y: number, w: number, h: number, weight?: number, picture?: boolean }} Box `picture`: nothing to read, and a thin tail may lie over it. */
/** @typedef {{ root: { x: number, y: number }, end: { x: number, y: number }, flat: boolean }} Tail `flat`: it leaves by the upper or lower edge. */

/**
 * Where a tail leaves its note and where it ends, so that it lies over least of `seen`; null where note and thing touch.
 * @param {Box} note
 * @param {Box} thing
 * @param {Box[]} seen
 */
export function tailOf(note, thing, seen = []) {
  const aside = thing.w * ASIDE;
  const tails = [nearest(thing.x, (thing.w * HEART) / 2, note.x), thing.x - aside, thing.x + aside].map((x) => tailTo(note, thing, x)).filter((tail) => tail !== null);
  return tails.length < 2 || !seen.length ? tails[0] ?? null : tails.map((tail) => ({ tail, over: hiddenByTail(tail, seen) })).reduce((best, next) => (next.over < best.over - 1 ? next : best)).tail;
}

/**
 * Pixels of `seen` that a tail lies over, as `hiddenBy` counts them for a note.
 * @param {Tail} tail
 * @param {Box[]} seen
 */
export function hiddenByTail({ root, end }, seen) {
  const [dx, dy] = [(end.x - root.x) / PIECES, (end.y - root.y) / PIECES];
  let sum = 0;
  for (let no = 0; no < PIECES; no += 1) sum += heaviestAt(root.x + (no + 0.5) * dx, root.y + (no + 0.5) * dy, seen);
  return sum * Math.hypot(dx, dy) * TAIL_WIDTH;
}

/** The greatest weight of what a piece of a tail lies over; asked thousands of times for one note, so it makes nothing. */
function heaviestAt(x, y, seen) {
  let most = 0;
  for (const box of seen) {
    const weight = box.weight ?? 1;
    if (weight > most && Math.abs(x - box.x) < (box.w + TAIL_WIDTH) / 2 && Math.abs(y - box.y) < box.h / 2) most = weight;
  }
  return most;
}

/**
 * The same, where there is a short way to the thing that leads over no words of `seen`: what is there to be read is not crossed.
 * @param {Box} note
 * @param {Box} thing
 * @param {Box[]} seen
 */
export function clearTail(note, thing, seen) {
  const words = seen.filter(({ picture }) => !picture);
  const isShort = ({ root, end }) => Math.hypot(end.x - root.x, end.y - root.y) <= LONGEST;
  const isClear = (tail) => tail !== null && isShort(tail) && !hiddenByTail({ ...tail, end: short(tail) }, words);
  return [seen, words].map((boxes) => tailOf(note, thing, boxes)).find(isClear) ?? null;
}

/** Where a tail is all but at its end: its thin tip may touch what lies close beside its thing. */
function short({ root, end }) {
  const part = Math.max(0, 1 - TIP / Math.hypot(end.x - root.x, end.y - root.y));
  return { x: root.x + (end.x - root.x) * part, y: root.y + (end.y - root.y) * part };
}

/** The tail to the heart of a thing, at this place across it. */
function tailTo(note, thing, x) {
  const aim = { x, y: nearest(thing.y, (thing.h * HEART) / 2, note.y) };
  const [beside, over] = [Math.abs(aim.x - note.x) - note.w / 2, Math.abs(aim.y - note.y) - note.h / 2];
  if (Math.max(beside, over) <= 0) return null;
  const flat = over >= beside;
  const root = flat
    ? { x: nearest(note.x, note.w / 2 - CORNER, aim.x), y: nearest(note.y, note.h / 2, aim.y) }
    : { x: nearest(note.x, note.w / 2, aim.x), y: nearest(note.y, Math.max(0, note.h / 2 - CORNER), aim.y) };
  const outside = (at, middle, half, to) => (at === to ? 0 : Math.max(0, Math.abs(at - middle) - half) / Math.abs(at - to));
  const part = Math.max(outside(root.x, thing.x, thing.w / 2, aim.x), outside(root.y, thing.y, thing.h / 2, aim.y)); // of the way to its heart: there the thing begins
  const end = { x: root.x + (aim.x - root.x) * part, y: root.y + (aim.y - root.y) * part };
  return Math.hypot(end.x - root.x, end.y - root.y) < SHORTEST ? null : { root, end, flat };
}

/**
 * The same for a style sheet: the box that holds what is drawn of a tail, from the note's upper left corner, and the corners of tail and rim in it.
 * @param {Box} note
 * @param {Tail} tail
 * @param {number} [drawn] so much of its length is drawn at the most
 */
export function tailStyle(note, { root, end: reach, flat }, drawn = DRAWN) {
  const whole = Math.hypot(reach.x - root.x, reach.y - root.y);
  const long = Math.min(whole, drawn);
  const end = { x: root.x + ((reach.x - root.x) * long) / whole, y: root.y + ((reach.y - root.y) * long) / whole };
  const [dx, dy] = [(end.x - root.x) / long, (end.y - root.y) / long];
  const side = (half, inward) => flat
    ? [[root.x - half, root.y - Math.sign(dy) * inward], [root.x + half, root.y - Math.sign(dy) * inward]]
    : [[root.x - Math.sign(dx) * inward, root.y - half], [root.x - Math.sign(dx) * inward, root.y + half]];
  const rim = [...side(HALF + RIM, 0), [end.x, end.y]];
  const fill = [...side(HALF, RIM), [end.x - dx * 3 * RIM, end.y - dy * 3 * RIM]];
  const [left, top] = [0, 1].map((axis) => Math.min(...[...rim, ...fill].map((corner) => corner[axis])));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...[...rim, ...fill].map((corner) => corner[axis])));
  const path = (corners) => `polygon(${corners.map(([x, y]) => `${(x - left).toFixed(1)}px ${(y - top).toFixed(1)}px`).join(", ")})`;
  return {
    "--tail-left": `${left - note.x + note.w / 2}px`, "--tail-top": `${top - note.y + note.h / 2}px`,
    "--tail-w": `${right - left}px`, "--tail-h": `${bottom - top}px`, "--tail-fill": path(fill), "--tail-rim": path(rim),
  };
}
