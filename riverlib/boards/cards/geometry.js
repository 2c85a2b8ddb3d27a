// geometry.js: where everything stands on the felt, in pixels of the stage. Pure.
// Places are counted clockwise from the seat at the bottom: place 0 is mine, place 1 is the next to my left.

import { bidsPlace, bidsSize } from "./bids_place.js";
import { CARD_RATIO, clamp } from "./measures.js";
import { isBesideHand, leastTall, seatPlaces, sitsBetween } from "./places.js";
import { RING_FROM, trickSlots } from "./slots.js";

const TALL_BELOW = 560; // narrower tables are laid out for a phone held upright
const WIDE_FROM = 860;
const LOW_BELOW = 500; // a window as low as this is a phone held sideways
const DRAWN_FOR = { width: 1160, height: 640 }; // a desk in whose pixels the plates of the wide table are drawn
const LARGEST = 1.5;
const SHEET = { width: 600, height: 740, largest: 1.2, seats: 4 }; // a sheet held upright in whose pixels its plates are drawn; more have no room to grow
const FAN = { left: 62, right: 18, pitch: 9, below: 8, w: 20 }; // of others' cards, as drawn: `.held`
const HELD = 21; // of that fan below a plate
const OPEN = { wide: 7, tablet: 6, tall: 5, low: 5 }; // between the cards of a hand that lies open
const LIES_OPEN = 0.4; // of the bend of a fan
const FEW = { 2: 1.12, 3: 1.2 }; // times as large where so few leave the felt bare
const HANDS = { alone: 0.188, few: 0.16, five: 0.175, some: 0.158, many: 0.145, from: 560 }; // of a desk's height: two and three leave the felt bare, five play in one row, nine need the height for it
const TAGS = { tall: 5, low: 9, upper: 18 }; // below a phone's hand, and above the upper one of two rows, for the chances of its cards
const LOW_FEW = 5; // players at a phone held sideways, up to whom none sits beside the trick
const LOW_HAND = { few: 0.195, many: 0.18 }; // of its height: where some sit beside the trick, the trick needs it
const LOW_GREAT = 13; // cards
const LOW_PLATE = { plain: 76, odds: 86 }; // height of mine there: a chance takes a line more
const LOW_ASIDE = { least: 2.3, most: 4, from: 600, each: 14 }; // pixels between a full hand there and my plate, or what is told of the deal: a small phone needs the breadth for the cards
const LOW_BESIDE = { most: 166, least: 134 }; // my plate at the left of the hand there, trump and deal at its right: they make room for many cards
const LOW_SEEN = 40; // pixels of each card there that a finger finds
const LOW_OPEN = 6; // cards of a hand there that lie open; of more each shows its rank
const SHEET_OPEN = 6; // the same on a sheet held upright
const LEAST_SHOWN = 0.27; // of the breadth of a card that lies under the next one
const IN_ROW = { played: 7, looked: 12 }; // cards of a phone's hand
const ROOMY_UP_TO = 6; // seats at a phone's table whose plates have height for larger faces
const STOCK = { part: 0.72, least: 52, most: 110 }; // of a card of my hand
const SHORT = { usual: 640, below: 560, grow: 0.45 }; // heights of a phone's table; a shorter one has smaller plates, and less is seen of the rear row of a hand
const NEWCOMER = { seatH: 46, hand: 104, part: 0.17, least: 450 }; // a phone's table before a lesson has spoken of bids: plates with a face and a name alone, and the room goes to the cards
const ACROSS_A_ROOM = 1.3; // a screen that only watches is read from farther away, and has no hand to show

/**
 * The table's shape: "tall" for a phone, "low" for one held sideways, "tablet" for a sheet held upright, "wide" for a desk.
 * @param {number} width of the stage
 * @param {number} [view] height of the window
 */
export function tableShape(width, view = Infinity) {
  if (width < TALL_BELOW) return "tall";
  if (view < LOW_BELOW) return "low";
  return width < WIDE_FROM ? "tablet" : "wide";
}

/**
 * The least height, in pixels, in which all seats, the trick, the numbers to bid and a hand of `cards` find room. Where a phone's
 * window has only `height` for the table, it gives way as far as it needs to.
 * @param {number} seats
 * @param {string} shape
 * @param {{ width?: number, height?: number, cards?: number, odds?: boolean, looks?: boolean, idle?: boolean, under?: number, hides?: string[] }} [deal]
 */
export function leastHeight(seats, shape, { height = Infinity, ...deal } = {}) {
  if (shape === "low") return 300;
  if (shape === "tablet") return seats >= 9 ? 680 : seats >= 5 ? 600 : 540;
  if (shape === "wide") return seats >= 9 ? 560 : seats >= 7 ? 480 : 440;
  const usual = leastPhone(seats, { ...deal, height: SHORT.usual });
  if (height >= Math.min(usual, SHORT.below)) return usual;
  const short = leastPhone(seats, { ...deal, height });
  return short <= height ? short : usual;
}

function leastPhone(seats, { width = 346, height, cards = 7, odds = false, looks = false, idle = false, under = 0, hides = [] }) {
  const stage = { ...frameOf({ seats, width, height, cards, shape: "tall", odds, idle, hides }), under, ...(looks || hides.includes("bids") ? { bids: 0 } : null) };
  const hand = stage.hand * CARD_RATIO * (1 + stage.grow * (handRows(cards, width, idle) - 1)) + stage.mine.h + 12 + stage.foot;
  const least = hides.includes("bids") ? NEWCOMER.least : looks ? 440 : 520; // where a deal is looked at nothing is bid
  return Math.ceil(Math.max(least, hand + leastTall(stage, seats)));
}

/** How much larger than drawn plates and words of a wide table are, and of a large sheet held upright. */
function scaleOf({ seats, shape, width, height, watches }) {
  if (shape === "tablet") return seats > SHEET.seats ? 1 : clamp(1, Math.min(width / SHEET.width, height / SHEET.height), SHEET.largest);
  const far = watches ? ACROSS_A_ROOM : FEW[seats] ?? 1;
  return shape === "wide" ? clamp(1, far * Math.min(width / DRAWN_FOR.width, height / DRAWN_FOR.height), far * LARGEST) : 1;
}

/**
 * What the shape says before anybody sits: card of the hand, height of plates, margins. A hand that is `idle` is only looked at:
 * on a phone it leaves height to what is played, and the line of words above it is the low one of what was played and better.
 */
function frameOf(stage) {
  const { shape, hides = [] } = stage;
  const frame = usualFrame(stage);
  return shape === "tall" && hides.includes("bids") ? newcomersFrame(frame, stage) : frame;
}

/** What nobody has spoken of yet takes no room on a phone. */
function newcomersFrame(frame, { width, height, cards, hides }) {
  const open = (width - 26 - OPEN.tall * (cards - 1)) / cards;
  const hand = Math.max(frame.hand, Math.min(open, height * NEWCOMER.part, NEWCOMER.hand));
  return { ...frame, hand, seatH: NEWCOMER.seatH, header: hides.includes("trump") ? frame.corner : frame.header };
}

function usualFrame({ seats, width, height, cards, shape, odds, watches = false, idle = false }) {
  const k = scaleOf({ seats, shape, width, height, watches });
  if (shape === "tall") {
    const across = clamp(4, handRows(cards, width, idle) === 2 ? Math.ceil(cards / 2) : cards, 7);
    const tags = odds && !idle && handRows(cards, width) === 2 ? TAGS.upper : 0;
    const isShort = height < SHORT.below;
    const hand = clamp(50, Math.min((width - 20) / (0.3 + 0.74 * across), height * 0.14), idle || seats >= 9 ? 56 : seats >= 7 ? 64 : 88);
    return { k, hand, seatH: seats <= ROOMY_UP_TO && !isShort && (seats < 5 || handRows(cards, width) === 1) ? 66 : 56, held: 0, header: 70, corner: 6, mine: { h: watches ? 58 : 46 }, prompt: idle ? 18 : 21, tags, foot: 10 + (odds && !idle ? TAGS.tall : 0), room: width - 20, grow: isShort ? SHORT.grow : 0.6, bids: bidsSize(cards + 1, { shape, odds, room: width - 8 }).h };
  }
  if (shape === "low") {
    const { hand, beside, room } = lowBreadths({ seats, width, height, cards });
    return { k, hand, seatH: 46, held: 0, header: 4, corner: 6, mine: { h: odds ? LOW_PLATE.odds : LOW_PLATE.plain, w: beside - 6, beside: true }, prompt: 16, foot: 6 + (odds && !idle ? TAGS.low : 0), room, grow: 0, bids: 0 };
  }
  if (shape === "tablet") {
    const hand = seats >= 7 ? clamp(58, Math.min(width, height) * 0.125, 112) : sheetHand({ width, height, cards });
    return { k, hand, seatH: 58 * k, held: HELD * k, header: (sitsBetween({ shape, seats }) ? 8 : 72) * k, corner: 8, mine: { h: 58 * k }, prompt: (idle ? 28 : 24) * k, foot: 14, room: width - 20, grow: 0, bids: 0 };
  }
  const hand = watches
    ? clamp(58, height * 0.25, 280) // played cards alone: as large as the felt allows
    : clamp(58, Math.min(width * 0.1, height * deskHand(seats, height)), 170);
  return { k, hand, watches, seatH: 58 * k, held: HELD * k, header: 12 * k, corner: 206 * k, side: (watches ? 176 : 138) * k, mine: { h: (watches ? 80 : 58) * k }, prompt: (watches ? 25 : 30) * k, foot: watches ? 14 : 9, room: Math.min(width - 20, 1080 * k), grow: 0, bids: 0 };
}

/** Of a phone held sideways: how wide my hand's room is, a card in it, and what stands at each side of it, which gives way to many cards. */
function lowBreadths({ seats, width, height, cards }) {
  const aside = clamp(LOW_ASIDE.least, (width - LOW_ASIDE.from) / LOW_ASIDE.each, LOW_ASIDE.most);
  const inRoom = (beside) => {
    const room = width - 2 * (beside + aside);
    return { beside, room, hand: lowHand({ seats, height, cards, room }) };
  };
  const usual = inRoom(LOW_BESIDE.most);
  const lacks = usual.hand + 6 + LOW_SEEN * (cards - 1) - usual.room;
  return lacks > 0 ? inRoom(Math.max(LOW_BESIDE.least, LOW_BESIDE.most - Math.ceil(lacks / 2))) : usual;
}

/** How wide a card of my hand is on a phone held sideways: in one row, and of a great hand the numbers to bid need the height. */
function lowHand({ seats, height, cards, room }) {
  if (seats > LOW_FEW || cards > LOW_GREAT) return clamp(48, height * LOW_HAND.many, 64);
  const narrow = cards > LOW_OPEN ? (room - 6) / (1 + LEAST_SHOWN * (cards - 1)) : (room - 6 - OPEN.low * (cards - 1)) / cards;
  return clamp(48, Math.min(height * LOW_HAND.few, narrow), 80);
}

/** How wide a card of my hand is on a sheet held upright: of up to six none lies on another. */
function sheetHand({ width, height, cards }) {
  const open = cards > SHEET_OPEN ? Infinity : (width - 26 - OPEN.tablet * (cards - 1)) / cards;
  return clamp(58, Math.min(width * 0.175, height * 0.138, open), 132);
}

/** How wide a card of my hand is at a desk, by the height of the stage. */
function deskHand(seats, height) {
  if (seats >= 9) return HANDS.many;
  if (seats > 5 || height < HANDS.from) return HANDS.some;
  if (seats === 5) return HANDS.five;
  return seats <= 3 ? HANDS.alone : HANDS.few;
}

/**
 * Places for a table of `seats`, clockwise from mine: seats {x, y, w, edge}, trick slots {x, y, turn, w} and sizes; `faced`: so
 * many cards that each says whose it is; `inOrder`: so many that they lie in the order of play.
 * Room is kept for a hand of `cards` cards, and `under` the plates at the top for what is written there; `hides`: what no lesson has spoken of yet.
 */
export function tableLayout({ seats, width, height, cards = 1, shape = tableShape(width), odds = false, under = 0, watches = false, idle = false, hides = /** @type {string[]} */ ([]) }) {
  const frame = frameOf({ seats, width, height, cards, shape, odds, watches, idle, hides });
  const rows = shape === "tall" ? handRows(cards, width, idle) : 1;
  const cardH = watches ? 0 : frame.hand * CARD_RATIO;
  const rowPitch = cardH * frame.grow;
  const below = frame.mine.beside ? 2 : frame.mine.h + 12 * frame.k;
  const handTop = height - below - cardH - (rows - 1) * rowPitch - frame.foot;
  const stage = { ...frame, under, shape, seats, width, height, handTop, cards, idle };
  const places = seatPlaces(stage);
  const { slots, zone, inOrder } = trickSlots(stage, places);
  const faced = seats >= RING_FROM;
  const prompt = { x: width / 2, y: handTop - frame.prompt - (frame.tags ?? 0) };
  const middle = { x: width / 2, y: (zone.top + handTop - 6) / 2 };
  return {
    shape, odds, idle, width, height, rows, places, slots, inOrder, faced, zone, middle, prompt, handTop, rowPitch, scale: frame.k, room: frame.room,
    cardW: frame.hand, cardH, seatH: frame.seatH, held: frame.held, corner: frame.corner, header: frame.header, between: sitsBetween(stage), stock: stockOf(stage, zone), beside: isBesideHand(stage),
  };
}

/** Where the stock lies, from which the cards are dealt, and how broad: in the middle, so that none flies over a plate. */
function stockOf({ hand, width }, zone) {
  return { x: width / 2, y: (zone.top + zone.bottom) / 2, w: clamp(STOCK.least, hand * STOCK.part, STOCK.most) };
}

/**
 * Where card `no` of the little fan below a plate lies, as the style sheet draws it: {x, y, w}.
 * @param {{ x: number, y: number, w: number, h: number }} plate
 * @param {number} no
 * @param {number} scale
 */
export function fanPlace({ x, y, w, h }, no, scale) {
  const along = Math.min(FAN.left + FAN.pitch * (no + 0.5), w / scale - FAN.right);
  return { x: x - w / 2 + along * scale, y: y + h / 2 + FAN.below * scale, w: FAN.w * scale };
}

/** Where the numbers to bid stand, 0 to `max`: {x, y, w, h, chip, gap, across}. */
export function bidsLayout(max, layout) {
  return bidsPlace(max + 1, layout);
}

/** Rows that a hand takes: two on a phone when it would be too tight in one for a finger, or, where it is only looked at, for the eye. */
export function handRows(cards, width, idle = false) {
  return width < TALL_BELOW && cards > (idle ? IN_ROW.looked : IN_ROW.played) ? 2 : 1;
}

/** Centres of the cards of my hand, in the order of the hand: {x, y, turn, row}; `upper`: another row lies over their lower ends. */
export function handPlaces(cards, layout) {
  const rows = layout.shape === "tall" ? handRows(cards, layout.width, layout.idle) : 1;
  const kept = Math.max(0, layout.rows - rows); // a shrunken hand lies in the lower row; nothing else moves
  const firstRow = rows === 2 ? Math.ceil(cards / 2) : cards;
  return Array.from({ length: cards }, (_, no) => {
    const row = no < firstRow ? 0 : 1;
    const inRow = row === 0 ? firstRow : cards - firstRow;
    const pitch = Math.min(layout.cardW + OPEN[layout.shape] * layout.scale, (layout.room - layout.cardW - 6) / Math.max(inRow - 1, 1));
    const offset = (row === 0 ? no : no - firstRow) - (inRow - 1) / 2;
    const bend = layout.shape === "wide" && inRow > 1 ? Math.min(1, 9 / inRow) * (pitch > layout.cardW ? LIES_OPEN : 1) : 0;
    const sag = bend * offset * offset * Math.min(0.9, 22 / (inRow * inRow)) * layout.scale;
    return {
      x: layout.width / 2 + offset * pitch,
      y: layout.handTop + layout.cardH / 2 + (row + kept) * layout.rowPitch + sag,
      turn: offset * bend * 1.5,
      row, upper: rows === 2 && row === 0,
    };
  });
}

/**
 * Where the one row of the others' plates ends, below which a panel hides none of them; 0 where some sit at the sides.
 * @param {any} layout
 */
export function platesEnd({ places }) {
  const [, ...others] = places;
  return others.every(({ edge }) => edge === "top") ? Math.max(0, ...others.map(({ y, h }) => y + h / 2)) : 0;
}
