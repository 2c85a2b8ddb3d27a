// chip_room.js: where words stand that belong to a round thing on the water, so that nobody takes them for another one's. Pure.

import { hiddenBy } from "../clear_room.js";

/** @import { Box } from "../boxes.js" */
/** @typedef {{ x: number, y: number, size: number }} Round */
/** @typedef {{ w: number, h: number, kind: string }} Setting one way to set the words; the first one reads best */
/** @typedef {{ place: Round, settings: Setting[] }} Worded */

const EDGE = 2; // pixels between words and the rim of the stage
const CLOSE = 3; // pixels from another thing within which words seem to be that one's, too
const OWN = 4; // how much it counts to hide one's own thing: that is what one looks for
const OTHER = 16; // the same for a boat, another pale one or other words
const NEAR = 3; // and for coming close to them
const APART = 4; // pixels that words keep from other words, so that two are never read as one
const MISREAD = 4000; // what it costs to stand nearer to another thing
const TIGHTER = 60; // what every next setting costs
const [LOW_ROW, LOW_CARD] = [28, 4]; // rows so low are taken for each other most easily: so many times as dear
const OTHER_CARD = 900; // to stand on a neighbour of one's own card: the words would seem to be of that
const ROUNDS = 3; // after which all words have found their places beside each other
const ASIDE = [0, 0.3, -0.3, 0.5, -0.5]; // how far words above or below their thing move aside, as parts of their width
const OVER = [0, 0.22, 0.4]; // how far they lie over it, as parts of its size

const between = (low, value, high) => Math.max(low, Math.min(value, high));
const away = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
const boxOf = ({ x, y, size }, around = 0) => ({ x, y, w: size + 2 * around, h: size + 2 * around });

/**
 * All places for words beside, or partly over, their thing.
 * @param {Worded} worded
 * @param {{ width: number, height: number, shape?: string, cardSize?: { h: number } }} stage
 */
function placesOf({ place: { x, y, size }, settings }, { width, height, shape, cardSize }) {
  const astray = shape === "tall" && cardSize && cardSize.h < LOW_ROW ? LOW_CARD * OTHER_CARD : OTHER_CARD;
  return settings.flatMap(({ w, h, kind }, no) => OVER.flatMap((part) => {
    const [up, side] = [(size + h) / 2 + 1 - part * size, (size + w) / 2 + 1 - part * size];
    const [over, next] = shape === "tall" ? [astray, 0] : [0, astray];
    const rows = ASIDE.flatMap((aside) => [-up, up].map((down) => [aside * w, down, over + next * Math.abs(aside)]));
    const beside = [0, 0.3, -0.3].flatMap((down) => [[side, down * size, next], [-side, down * size, next]]);
    return [...rows, ...beside].map(([dx, dy, dear]) => ({
      kind, w, h, extra: no * TIGHTER + Math.hypot(dx, dy) + dear, x: between(w / 2 + EDGE, x + dx, width - w / 2 - EDGE), y: between(h / 2 + EDGE, y + dy, height - h / 2 - EDGE),
    }));
  }));
}

/** What it costs to stand in a box: what it hides, and for whose words it could be taken. */
function costOf(box, own, others, seen) {
  const misread = others.filter((other) => away(box, other) <= away(box, own)).length;
  return box.extra + hiddenBy(box, seen) + OWN * hiddenBy(box, [boxOf(own)]) + MISREAD * misread;
}

/**
 * Where the words of several things stand: each nearest to its own, on no other one and on no `seen` box, as far as there is room.
 * @param {Worded[]} worded
 * @param {Round[]} others boats and pale boats that have no words
 * @param {Box[]} seen
 * @param {{ width: number, height: number, shape?: string, cardSize?: { h: number } }} stage
 * @returns {(Box & { kind: string })[]}
 */
export function wordsPlaces(worded, others, seen, stage) {
  const things = [...worded.map(({ place }) => place), ...others];
  const places = worded.map((one) => placesOf(one, stage));
  const chosen = /** @type {any[]} */ (worded.map(() => null));
  for (let round = 0; round < ROUNDS; round += 1) {
    worded.forEach(({ place: own }, no) => {
      const rest = things.filter((thing) => thing !== own);
      const words = chosen.filter((box, other) => box && other !== no).map((box) => ({ ...box, w: box.w + 2 * APART, h: box.h + 2 * APART, weight: OTHER }));
      const hidden = [...seen, ...words, ...rest.flatMap((thing) => [{ ...boxOf(thing), weight: OTHER }, { ...boxOf(thing, CLOSE), weight: NEAR }])];
      const costs = places[no].map((box) => costOf(box, own, rest, hidden));
      chosen[no] = places[no][costs.indexOf(Math.min(...costs))];
    });
  }
  return chosen.map(({ x, y, w, h, kind }) => ({ x, y, w, h, kind }));
}
