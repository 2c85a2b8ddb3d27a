// in_order.js: the trick of seven and more: line by line in the order in which it is played, the card that was led first. Pure.

import { CARD_RATIO } from "./measures.js";

const FROM = 7; // players, from whom on a card before each seat would be small, and its order hard to follow
const LARGEST = { wide: 1.2, tablet: 1.12, tall: 1.12, low: 1.12 }; // than my hand
const SMALLEST = 30;
const AIR = { wide: 16, tablet: 14, tall: 6, low: 8 }; // at each side, and between the lines, as drawn: faces and the mark of what was led stand out there
const ENDS = 3; // pixels above and below: the edge of the card that takes the trick
const BESIDE = { least: 0.14, most: 0.2 }; // of a card, between two of a line
const LINES = [1, 2, 3];
const SAME = 1.04; // times as large that cards must be for one line more

/** Whether so many play that their cards lie in the order of play, wherever their owners sit. */
export const isInOrder = ({ seats }) => seats >= FROM;

/**
 * The slots {x, y, turn, w, flat} in the order of play, in the middle of the felt, as large as they can lie there. None is ever
 * lifted: the one that takes the trick is told by its light.
 * @param {any} stage
 * @param {{ left: number, right: number, top: number, bottom: number }} zone
 */
export function orderedSlots(stage, zone) {
  const { shape, seats, hand, width, k } = stage;
  const air = AIR[shape] * k;
  const room = { seats, breadth: zone.right - zone.left - 2 * air, height: zone.bottom - zone.top - 2 * ENDS, between: air };
  const tried = LINES.map((lines) => ({ lines, w: Math.min(hand * LARGEST[shape], widthIn(lines, room)) }));
  const { lines, w: wide } = tried.reduce((best, each) => (each.w > best.w * SAME ? each : best));
  const w = Math.floor(Math.max(SMALLEST, wide));
  const h = w * CARD_RATIO;
  const inLine = Math.ceil(seats / lines);
  const pitch = Math.min((room.breadth - w) / (inLine - 1), w * (1 + BESIDE.most));
  const down = h + between(lines, h, room);
  const middle = (zone.top + zone.bottom) / 2;
  return Array.from({ length: seats }, (_, no) => {
    const line = Math.floor(no / inLine);
    const here = Math.min(inLine, seats - line * inLine);
    return { x: width / 2 + pitch * ((no % inLine) - (here - 1) / 2), y: middle + down * (line - (lines - 1) / 2), turn: 0, w, flat: true };
  });
}

/** How wide cards in so many lines can be. */
function widthIn(lines, { seats, breadth, height, between: air }) {
  const inLine = Math.ceil(seats / lines);
  return Math.min(breadth / (inLine + (inLine - 1) * BESIDE.least), (height - (lines - 1) * air) / lines / CARD_RATIO);
}

/** Between the lines: the air that they need, and some of what is left over. */
function between(lines, h, { height, between: air }) {
  const spare = height - lines * h - (lines - 1) * air;
  return air + Math.max(0, Math.min(spare / (lines + 1), air));
}
