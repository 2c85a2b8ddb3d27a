// geometry.js: where everything stands on the river's stage, in pixels. Pure.
// Every x and y is the middle of its thing. A wide river runs from the harbour at the right to the fall at the left;
// a tall one, for what is held upright, from the top to the bottom.

import { between, FRAMES, pierWidth } from "./frames.js";
import { formation } from "./lanes.js";
import { sharedPlaces } from "./sharing.js";

const WIDE_FROM = 700; // narrower boards are laid out like a phone held upright
const TABLET_FROM = 610;
const LOW_BELOW = 520; // windows less high are those of a phone on its side
const UPRIGHT = 1.12; // a window this much higher than its board is wide is held upright
const [DRAWN, LARGEST] = [68, 88]; // size of a boat on a wide river where there is room, and of the largest
const LYING = 40; // the largest boat on a phone on its side: a card's name stands beside it
const [ALONE, ALONE_ON_WIDE] = [1.3, 1.4]; // how much larger a boat that is alone in its lane may be than one of a full fleet
const LARGE = 64; // the size from which boats need not become larger where they have more room
const LEGIBLE = 30; // the size from which a sail is told at arm's length: before boats become smaller, those of a colour lie in a stack
const OVER_ITS_ROW = 1.16; // how much higher than its row the box of a boat on a river held upright is: more, and it lies on its neighbour above
const LANE_AIR = 2; // pixels between a boat set aside and the next lane
const LOW_ROW = 30; // rows lower than that have boats as small as can be told: two on neighbouring cards are two
const [LOWEST_ROW, DRAWN_HIGH, LEAST] = [28, 1.08, 26]; // on a long river no sail reaches into the row above: how much larger than its row the box of a boat is whose drawing fills the row, and the smallest
const AFLOAT = -2; // so far from the edge of the waterfall a boat on the lowest card of an upright river stays: it has not fallen yet
const ACROSS_A_ROOM = { width: 960, height: 540 }; // a screen that only watches is drawn for so few pixels, and all of it made larger
export const HARBOUR_RIM = 10; // planks around the berths
const [PLANKS, KEEL, ON_POST] = [6, 56 / 60, 4]; // pixels of the next row's planks at the foot of a berth; where in its box a boat's keel is: it lies in the water, not on wood; how far its coin reaches over the post

/**
 * The form of a board: "wide" for a screen, "low" for a phone on its side, "tablet" and "tall" for what is held upright.
 * @param {{ width: number, height: number }} room width of the board, height of the window
 */
export function riverForm({ width, height }) {
  if (height < LOW_BELOW && width > height) return "low";
  if (width >= TABLET_FROM && height > width * UPRIGHT) return "tablet";
  return width < WIDE_FROM ? "tall" : "wide";
}

/** Whether a form is a phone's, upright or on its side: with little room for words. */
export function isPhone(form) {
  return form === "tall" || form === "low";
}

/**
 * How much larger than drawn a screen is that only watches: it is read from across a room.
 * @param {{ width: number, height: number }} window
 */
export function farScale({ width, height }) {
  return Math.max(1, Math.min(width / ACROSS_A_ROOM.width, height / ACROSS_A_ROOM.height));
}

/** Which way the river of a form runs: "wide" along x, "tall" along y. */
export function shapeOf(form) {
  return form === "wide" || form === "low" ? "wide" : "tall";
}

/** The least height, in pixels, in which everything finds room; what is only looked at needs no row for a button, a lesson none for chances. */
export function leastHeight(seats, form, { looks = false, learns = false } = {}) {
  return { tall: (seats > 2 ? 620 : 570) - (looks ? 66 : learns ? 42 : 0), tablet: 700, low: 292, wide: seats > 3 ? 420 : 400 }[form];
}

/** The sizes of boats: of one alone in its lane, and of a full fleet there, with the spots of that; where it would be too small, whether it makes a stack. */
function fleet(boats, water) {
  const full = formation(boats, water);
  const stacks = boats > 1 && full.size < LEGIBLE;
  const alone = Math.floor(Math.min(water.largest, water.lane - 4));
  if (stacks) return { size: alone, stacks, least: alone, spots: Array.from({ length: boats }, () => ({ along: 0, across: 0 })) };
  const isRanked = full.spots.some(({ across }) => across !== full.spots[0].across);
  const most = isRanked && full.size >= LARGE ? full.size : Math.floor(full.size * water.alone); // beside ranks of large boats none is larger
  return { size: Math.min(alone, most), stacks, least: full.size, spots: full.spots };
}

/** Wide: two columns of berths left and right of a pier that carries the numbers. Tall: rows, each number in its berth. */
function berth(no, frame, shape, docks, boatSize) {
  const { harbour, perRow, rows } = frame;
  const order = docks - no; // dock 12 of 12 is the first to be taken
  const [column, row] = [order % perRow, Math.floor(order / perRow)];
  const h = (harbour.h - 2 * HARBOUR_RIM) / rows;
  const y = harbour.y - harbour.h / 2 + HARBOUR_RIM + (row + 0.5) * h;
  if (shape === "tall") {
    const w = (harbour.w - 2 * HARBOUR_RIM) / perRow;
    const x = harbour.x - harbour.w / 2 + HARBOUR_RIM + (column + 0.5) * w;
    const r = between(11, w * 0.2, 14);
    const size = Math.min(boatSize * 1.1, h - 3, w - 2 * r + ON_POST - 2); // its mast before the planks above it, its sail beside the coin
    return { x, y, w: w - 6, h: h - 6, coin: { x: x - w / 2 + r - ON_POST, y: y - h / 2 + r - 3, r }, boat: { x: x + w / 2 - 2 - size / 2, y: y + h / 2 - PLANKS - size * (KEEL - 0.5), size } };
  }
  const spine = pierWidth(harbour.w);
  const w = (harbour.w - spine) / 2 - HARBOUR_RIM;
  const side = column ? 1 : -1;
  const x = harbour.x + side * (spine + w) / 2;
  const r = between(12, Math.min(h * 0.24, spine * 0.22), 21);
  const coin = { x: harbour.x + side * spine * 0.25, y, r };
  return { x, y, w: w - 2, h: h - 8, coin, boat: { x, y, size: Math.min(boatSize * 1.05, h - 10, w - 6) } };
}

/**
 * Places on a board of this form for a river of `cards` cards, `seats` seats of `boats` boats and `docks` docks: the fixed places as boxes
 * {x, y, w, h}, the moving ones as the functions card(index), number(index), dock(no), plate(seat), boat({seat, boat, at}), where each boat has a
 * place of its own in its lane whoever else is there, and boatsOn(at, boats), where those that are there share the card.
 * Where a screen only `watches`, or a race is only looked at (`looks`), no button stands beside the die; where somebody `learns` there are no chances,
 * and where a question `asks` nothing is thrown: a low bank leaves its height to the river.
 */
export function riverLayout({ form, width, height, cards, seats, boats, docks, watches = false, looks = false, learns = false, asks = false }) {
  const shape = shapeOf(form);
  const wide = shape === "wide";
  const { card: all, ...frame } = FRAMES[form]({ width, height, cards, seats, docks, watches, looks, learns, asks });
  const { channel } = frame;
  const card = wide ? { ...all, w: all.w / cards } : { ...all, h: all.h / cards };
  const lane = ((wide ? card.h : card.w) - card.head - card.foot) / seats;
  const across = wide ? card.w : card.h;
  const rim = wide ? 4 : -6; // a phone's boats may look over the edge of their row
  const bow = wide ? 1 : -1;
  const most = wide ? Math.min(across * (watches ? 0.92 : 0.84), watches ? LARGEST : DRAWN * frame.scale, form === "low" ? LYING : LARGEST) : across < LOWEST_ROW ? Math.max(LEAST, across * DRAWN_HIGH) : between(LEGIBLE, across * OVER_ITS_ROW, form === "tablet" ? 66 : 46);
  const { size, least, spots, stacks } = fleet(boats, { lane, across, rim, largest: most, alone: wide ? ALONE_ON_WIDE : ALONE });
  const start = (wide ? channel.y - channel.h / 2 : channel.x - channel.w / 2) + card.head;

  const cardAt = (index) => wide
    ? { x: channel.x - channel.w / 2 + (index + 0.5) * card.w, y: channel.y, w: card.w, h: card.h }
    : { x: channel.x, y: channel.y + channel.h / 2 - (index + 0.5) * card.h, w: card.w, h: card.h };
  const onCard = (at, { along, across: aside, ...own }) => {
    const { x, y } = cardAt(at);
    if (wide) return { x: x + aside, y: start + along, ...own };
    const keel = y + (across - (own.size ?? size)) / 2; // a boat that is higher than its row looks over the upper edge alone
    return { x: start + along, y: at === 0 ? Math.min(y + aside, keel + AFLOAT) : across < LOW_ROW && !aside ? Math.min(y, keel) : y + aside, ...own };
  };
  const boatAt = ({ seat, boat, at }) => {
    const spot = spots[boat % spots.length];
    return onCard(at, { along: (seat + 0.5) * lane + spot.along, across: bow * spot.across, size: least });
  };
  const water = { lane, across, rim, size, stacks, bow };
  const aside = wide || !stacks ? 0 : Math.max(0, Math.min(size, lane - size - 2 * LANE_AIR) / 2); // every other card's stacks stand to the other side: a way to the next card but one passes between them
  const boatsAt = (at, afloat, before = afloat) => sharedPlaces(afloat, water, before).map((place) => onCard(at, { ...place, along: place.along + (at % 2 ? aside : -aside) }));
  const numberAt = (index) => {
    const { x, y, w, h } = cardAt(index);
    return wide ? { x, y: y - h / 2 + card.head / 2, w: card.head + 4, h: card.head } : { x: x - w / 2 + 1 + card.head / 2, y, w: card.head, h: card.head };
  };
  return {
    ...frame, form, shape, width, height, cards, seats, boats, docks, boatSize: size, lane, stacks,
    card: cardAt, cardSize: card, number: numberAt, boat: boatAt, boatsOn: boatsAt, dock: (no) => berth(no, frame, shape, docks, size),
    plate: (seat) => frame.plates[seat], upstream: wide ? { dx: 1, dy: 0 } : { dx: 0, dy: -1 },
  };
}
