// places.js: where the players sit. Pure.

import { isInOrder } from "./in_order.js";
import { CARD_RATIO, clamp } from "./measures.js";
import { blockHeight, blockPlaces } from "./seat_block.js";

const AROUND = [ // seats at each side and at the top, by number of other players
  [0, 0], [0, 1], [0, 2], [1, 1], [1, 2], [1, 3], [2, 2], [2, 3], [3, 2], [3, 3],
];
const LOW_AROUND = { 3: [0, 3], 4: [0, 4], 8: [2, 4], 9: [2, 5] }; // there is breadth, and no height for three beside each other
const BESIDE = 4;
const ROW_UNDER = 5; // between the row at the top and one plate at each side below it
const UNDER_TRUMP = 188; // where two sit face to face, beside the trick
const ABOVE_FROM = 480; // pixels, as drawn, between the plate at the top and my hand, from which on two at the sides have room above the trick
const BOXES = { w: 186, h: 108 }; // as drawn, of trump and deal on a sheet held upright where one sits between them
const ROW_ABOVE = 8; // between the row at the top of a sheet and the two who sit below it
const UNDER_BOX = 147; // where at a desk the highest of three at a side begins: the trump stands above
const APART = 9; // between what hangs below a plate of a side and the next plate
const BETWEEN = 7; // between the cards of a hand that lies open

/** How many sit at each side and at the top. */
function around({ shape, seats }) {
  if (shape === "tall" && seats === 4) return [0, 3];
  if (shape === "wide" && seats === 3) return [1, 0]; // face to face, and the trick has all the height between
  return (shape === "low" && LOW_AROUND[seats - 1]) || AROUND[seats - 1];
}

/** Whether the others sit in rows above the trick: seven and more on what is held upright. */
const isBlock = (stage) => isInOrder(stage) && (stage.shape === "tall" || stage.shape === "tablet");

/** Widths of the plates at the sides and at the top. */
function widths(stage, side, top) {
  const { shape, width, corner, k } = stage;
  const pitch = (width - 2 * corner) / Math.max(top, 1);
  if (shape === "tall") return { sideW: tallRow(stage, 2), topW: top > 1 ? tallRow(stage, top) : 168 };
  if (shape === "low") return { sideW: side > 1 ? clamp(132, width * 0.215, 172) : clamp(140, width * 0.22, 180), topW: clamp(120, pitch - 8, 190) };
  if (shape === "tablet") return { sideW: sitsBetween(stage) && sitAbove(stage) ? 214 * k : clamp(140, width * 0.235, 200 * k), topW: clamp(136, sitsBetween(stage) ? width - 2 * BOXES.w * k : pitch - 10, 220 * k) };
  return { sideW: sideWidth(stage), topW: clamp(124 * k, pitch - 10 * k, 220 * k) };
}

/** Width of a plate at the side of a desk: four have the felt beside the trick to themselves. */
const sideWidth = ({ width, side, seats, k }) => (seats <= 4 ? clamp(side, width * 0.2, 222 * k) : clamp(side, width * 0.183, 214 * k));

/** Width of a plate where so many of a phone's stand from edge to edge. */
const tallRow = ({ width, corner }, plates) => (width - 2 * corner - BESIDE * (plates - 1)) / plates;

/**
 * Everybody's place, clockwise from mine: {x, y, w, h, edge}; `row` counts the seats of a side from the top.
 * @param {any} stage
 */
export function seatPlaces(stage) {
  const { shape, width, height, seatH: h, header, corner, mine, k } = stage;
  const [side, top] = around(stage);
  const { sideW, topW } = widths(stage, side, top);
  const x = sideW / 2 + (shape === "wide" ? 12 * k : 6);
  const rows = side ? (shape === "tall" ? rowUnder : rowsBeside)(stage, side) : [];
  const isEven = shape === "tall" && top > 1;
  const pitch = isEven ? topW + BESIDE : (width - 2 * corner) / Math.max(top, 1);
  const first = isEven ? corner + topW / 2 : corner + pitch / 2;
  const places = [mine.beside
    ? { x: 6 + mine.w / 2, y: height - mine.h / 2 - 6, w: mine.w, h: mine.h, edge: "bottom" }
    : { x: width / 2, y: height - mine.h / 2 - 6, w: 0, h: mine.h, edge: "bottom" }];
  if (isBlock(stage)) return [...places, ...blockPlaces(stage)];
  const beside = (no, edge) => ({ x: edge === "left" ? x : width - x, y: rows[no], w: sideW, h, edge, row: no });
  for (let no = side - 1; no >= 0; no -= 1) places.push(beside(no, "left"));
  for (let no = 0; no < top; no += 1) places.push({ x: first + pitch * no, y: header + h / 2, w: topW, h, edge: "top" });
  for (let no = 0; no < side; no += 1) places.push(beside(no, "right"));
  return places;
}

/** Heights at which the seats of a side stand, from the top, evenly down to my hand. */
function rowsBeside(stage, side) {
  const { shape, seats, header, seatH, handTop, k } = stage;
  if (sitAbove(stage)) return [aboveTrick(stage)];
  if (shape === "wide" && seats === 3) return [besideTrick(stage)];
  const first = shape === "wide" ? 138 * k : sitsBetween(stage) ? BOXES.h * k : header + seatH + (shape === "low" ? 8 : 24);
  const last = handTop - (shape === "low" ? 30 : 8 * k);
  const room = (last - first) / side;
  if (shape !== "wide") return Array.from({ length: side }, (_, no) => first + room * (no + 0.5));
  const up = 6 * k; // what is held hangs below
  const top = Math.max(first + room * 0.5 - up, UNDER_BOX * k + seatH / 2);
  const low = Math.max(first + room * (side - 0.5) - up, top + (side - 1) * opened(stage));
  return Array.from({ length: side }, (_, no) => top + ((low - top) * no) / Math.max(1, side - 1));
}

/** Two who sit face to face at a desk: near half its height, beside the lower half of the trick, and above my hand with what hangs below them. */
function besideTrick({ height, seatH, held, under, handTop, k }) {
  return Math.max(UNDER_TRUMP * k, Math.min(height * 0.45, handTop - seatH / 2 - held - under - APART * k));
}

/** From plate to plate where the hands lie open below them; 0 where none does, or my hand leaves no breadth to go down beside it. */
function opened(stage) {
  const { under, seatH, held, k } = stage;
  return under && isBesideHand(stage) ? seatH + held + under + APART * k : 0;
}

/**
 * Whether at a desk the plates of the sides may stand beside my hand.
 * @param {any} stage
 */
export function isBesideHand(stage) {
  const { shape, width, cards, hand, room, k } = stage;
  if (shape !== "wide") return false;
  const mine = Math.min(room, cards * (hand + BETWEEN * k));
  return (width - mine) / 2 > sideWidth(stage) + 24 * k;
}

/** Whether on a sheet held upright one sits at the top, between trump and deal, and the trick begins higher. */
export const sitsBetween = ({ shape, seats }) => shape === "tablet" && (seats === 2 || seats === 4);

/** Whether on a sheet held upright the two at the sides sit above the trick, so that it has all the breadth: four to six, where the height allows. */
export function sitAbove({ shape, seats, header, handTop, k }) {
  return shape === "tablet" && seats >= 4 && seats <= 6 && handTop - header >= ABOVE_FROM * k;
}

/** The height of these two: below trump and deal, or below the row at the top with what hangs there. */
function aboveTrick(stage) {
  const { header, seatH, held, under, k } = stage;
  return (sitsBetween(stage) ? BOXES.h * k : header + seatH + held + under + ROW_ABOVE) + seatH / 2;
}

/** On a phone one at each side sits under the row at the top, and the trick has all the width below. */
const rowUnder = ({ header, seatH, under }) => [header + 1.5 * seatH + under + ROW_UNDER];

const LEAST_CARD = 36;

const aboveHand = ({ prompt, tags }) => 2 * prompt + tags;

const belowTop = ({ header, seatH, held, under }) => header + seatH + held + under + 6;

/** The least height on a phone between its upper edge and my hand. */
export function leastTall(stage, seats) {
  const { seatH, bids, header } = stage;
  const [side] = around({ shape: "tall", seats });
  const trick = Math.max(bids + 12, 2 * LEAST_CARD * CARD_RATIO + aboveHand(stage) + 20);
  if (isInOrder({ seats })) return header + blockHeight({ ...stage, shape: "tall" }, seats) + 6 + trick;
  return belowTop(stage) + (side ? seatH + ROW_UNDER : 0) + trick;
}
