// geometry.js: where everything stands on the river's stage, in pixels. Pure.
// Every x and y is the middle of its thing. A wide river runs from the harbour at the right to the fall at the left;
// a tall one, for a phone held upright, from the top to the bottom.

const WIDE_FROM = 700; // narrower stages are laid out like a phone held upright
const CROWDING = 0.28; // the part of a boat that its neighbour may hide
export const HARBOUR_RIM = 10; // planks around the berths

export const between = (low, value, high) => Math.max(low, Math.min(value, high));
export const boxOf = (left, top, w, h) => ({ x: left + w / 2, y: top + h / 2, w, h });

/** The river's shape: "wide" for a screen, "tall" for a phone. */
export function riverShape(width) {
  return width < WIDE_FROM ? "tall" : "wide";
}

/** The least height, in pixels, in which everything finds room. */
export function leastHeight(seats, shape) {
  if (shape === "tall") return seats > 2 ? 656 : 620;
  return seats > 3 ? 420 : 400;
}

function wideFrame({ width, height, cards, seats, docks }) {
  const top = between(58, height * 0.132, 96);
  const bottom = between(66, height * 0.146, 108);
  const fallW = between(58, width * 0.1, 128);
  const harbourW = between(168, width * 0.205, 280);
  const channelH = height - top - bottom;
  const channel = boxOf(fallW, top, width - fallW - harbourW, channelH);
  const plateH = between(42, top - 26, 54);
  const pitch = (width - harbourW - 8) / Math.max(seats, 3);
  const plateW = Math.min(pitch - 10, 196);
  const rowY = height - (bottom - 14) / 2; // the near bank, below its sand
  const die = between(40, bottom - 34, 64);
  const spotW = die + 12 + (width < 900 ? 104 : 132);
  const side = Math.min((width - spotW) / 2 - 20 - fallW * 0.8, 350); // prompt and chances share what the die leaves
  return {
    channel, die: { x: width / 2, y: rowY, size: die, w: spotW, h: Math.max(die, 48) },
    fall: boxOf(0, top, fallW, channelH), harbour: boxOf(width - harbourW, top - 8, harbourW, channelH + 16),
    plates: Array.from({ length: seats }, (_, no) => ({
      x: 12 + plateW / 2 + pitch * no, y: (top - 14) / 2 + 1, w: plateW, h: plateH, align: "left",
    })),
    prompt: boxOf((width - spotW) / 2 - 16 - side, rowY - 24, side, 48),
    chances: boxOf((width + spotW) / 2 + 16, rowY - 22, side, 44),
    card: { w: channel.w / cards, h: channelH, head: 24, foot: between(38, channelH * 0.14, 72) },
    perRow: 2, rows: Math.ceil(docks / 2),
  };
}

function tallFrame({ width, height, cards, seats, docks }) {
  const channelW = Math.min(width - 24, 560);
  const left = (width - channelW) / 2;
  const plateRows = Math.ceil(seats / 2);
  const plateW = (width - 18) / 2;
  const platesEnd = 6 + plateRows * 34 - 4;
  const harbour = boxOf(left - 6, platesEnd + 6, channelW + 12, between(96, height * 0.155, 128));
  const top = harbour.y + harbour.h / 2 + 2;
  const fallH = between(36, height * 0.062, 56);
  const rowY = height - 66;
  const channelH = rowY - 32 - fallH - top;
  const spotW = 48 + 10 + 104;
  return {
    channel: boxOf(left, top, channelW, channelH), die: { x: 12 + spotW / 2, y: rowY, size: 46, w: spotW, h: 48 },
    fall: boxOf(left, top + channelH, channelW, fallH), harbour,
    plates: Array.from({ length: seats }, (_, no) => ({
      x: 6 + plateW / 2 + (no % 2) * (plateW + 6), y: 6 + 15 + Math.floor(no / 2) * 34, w: plateW, h: 30, align: "left",
    })),
    prompt: boxOf(spotW + 24, rowY - 24, width - spotW - 34, 48),
    chances: boxOf(10, height - 36, width - 20, 30),
    card: { w: channelW, h: channelH / cards, head: 22, foot: 34 },
    perRow: docks > 6 ? Math.ceil(docks / 2) : docks, rows: docks > 6 ? 2 : 1,
  };
}

/** How a seat's boats share their lane: `along` the lane one after another, alternately shifted `across` it. */
function lanePlaces(boats, size, lane, across, rim) {
  const pitch = boats > 1 ? Math.min(size * 1.1, (lane - size - 2) / (boats - 1)) : 0;
  const shift = pitch < size && boats > 1 ? Math.max(0, (across - size - rim) / 2) : 0;
  return Array.from({ length: boats }, (_, no) => ({ along: (no - (boats - 1) / 2) * pitch, across: no % 2 ? shift : -shift }));
}

/** The greatest part of a boat of this size that another one of its lane hides. */
function crowding(places, size) {
  const hidden = (one, other) =>
    Math.max(0, size - Math.abs(one.along - other.along)) * Math.max(0, size - Math.abs(one.across - other.across)) / (size * size);
  return Math.max(0, ...places.flatMap((one, no) => places.slice(no + 1).map((other) => hidden(one, other))));
}

/** The largest boats that leave each other room on one card: the size, and each boat's place in its lane. */
function fleet(boats, lane, { across, largest, rim }) {
  let size = Math.floor(largest);
  while (size > 22 && crowding(lanePlaces(boats, size, lane, across, rim), size) > CROWDING) size -= 1;
  return { size, places: lanePlaces(boats, size, lane, across, rim) };
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
    const size = Math.min(boatSize * 1.1, h - 6, w - r - 12);
    return { x, y, w: w - 6, h: h - 6, coin: { x: x - w / 2 + r + 1, y: y - h / 2 + r - 3, r }, boat: { x: x + w / 2 - 5 - size / 2, y: y + 3, size } };
  }
  const spine = pierWidth(harbour.w);
  const w = (harbour.w - spine) / 2 - HARBOUR_RIM;
  const side = column ? 1 : -1;
  const x = harbour.x + side * (spine + w) / 2;
  const r = between(12, Math.min(h * 0.24, spine * 0.22), 17);
  const coin = { x: harbour.x + side * spine * 0.25, y, r };
  return { x, y, w: w - 2, h: h - 8, coin, boat: { x, y, size: Math.min(boatSize * 1.05, h - 10, w - 6) } };
}

/** Width of the pier between the two columns of a wide harbour. */
export function pierWidth(harbourW) {
  return between(52, harbourW * 0.27, 74);
}

/**
 * Places for a river of `cards` cards, `seats` seats of `boats` boats and `docks` docks: the fixed places as boxes
 * {x, y, w, h}, the moving ones as the functions card(index), boat({seat, boat, at}), dock(no) and plate(seat).
 */
export function riverLayout({ width, height, cards, seats, boats, docks }) {
  const shape = riverShape(width);
  const wide = shape === "wide";
  const frame = (wide ? wideFrame : tallFrame)({ width, height, cards, seats, docks });
  const { channel, card } = frame;
  const lane = ((wide ? card.h : card.w) - card.head - card.foot) / seats;
  const across = wide ? card.w : card.h;
  const { size, places } = fleet(boats, lane, wide
    ? { across, largest: Math.min(across * 0.84, 62), rim: 4 }
    : { across, largest: between(30, across * 1.16, 46), rim: -4 }); // a phone's boats may look over the edge of their row
  const start = (wide ? channel.y - channel.h / 2 : channel.x - channel.w / 2) + card.head;

  const cardAt = (index) => wide
    ? { x: channel.x - channel.w / 2 + (index + 0.5) * card.w, y: channel.y, w: card.w, h: card.h }
    : { x: channel.x, y: channel.y + channel.h / 2 - (index + 0.5) * card.h, w: card.w, h: card.h };
  const boatAt = ({ seat, boat, at }) => {
    const { x, y } = cardAt(at);
    const place = places[boat % places.length];
    const along = start + (seat + 0.5) * lane + place.along;
    return wide ? { x: x + place.across, y: along, size } : { x: along, y: y + place.across, size };
  };
  return {
    ...frame, shape, width, height, cards, seats, boats, docks, boatSize: size, lane,
    card: cardAt, cardSize: card, boat: boatAt, dock: (no) => berth(no, frame, shape, docks, size),
    plate: (seat) => frame.plates[seat], upstream: wide ? { dx: 1, dy: 0 } : { dx: 0, dy: -1 },
  };
}
