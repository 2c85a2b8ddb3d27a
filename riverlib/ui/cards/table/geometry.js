// geometry.js: where everything stands on the felt, in pixels of the stage. Pure.
// Places are counted clockwise from the seat at the bottom: place 0 is mine, place 1 is the next to my left.

const TALL_BELOW = 860; // narrower tables are laid out like a phone held upright
const SIDES = [ // seats at the left, top and right edge by number of other seats
  [0, 0, 0], [0, 1, 0], [0, 2, 0], [1, 1, 1], [1, 2, 1], [1, 3, 1], [2, 2, 2], [2, 3, 2], [3, 2, 3], [3, 3, 3],
];
const TALL_SIDES = { ...SIDES, 3: [0, 3, 0] };
const CARD_RATIO = 168 / 120;

const clamp = (low, value, high) => Math.max(low, Math.min(value, high));

/** The table's shape: "wide" for a screen, "tall" for a phone. */
export function tableShape(width) {
  return width < TALL_BELOW ? "tall" : "wide";
}

/** The least height, in pixels, in which all seats find room. */
export function leastHeight(seats, shape) {
  if (shape === "tall") return seats >= 9 ? 640 : seats >= 5 ? 590 : 520;
  return seats >= 9 ? 560 : seats >= 7 ? 480 : 440;
}

function sizes(seats, shape, width, height, cards) {
  if (shape === "tall") {
    const crowd = seats >= 7;
    const across = clamp(4, handRows(cards, width) === 2 ? Math.ceil(cards / 2) : cards, 7);
    const card = clamp(50, Math.min((width - 20) / (0.3 + 0.74 * across), height * 0.14), crowd ? 64 : 88);
    return { seatW: Math.min(150, (width - 16) / 3 - (crowd ? 7 : 4)), seatH: 56, hand: card, mine: 46, header: width < 345 ? 84 : 70 };
  }
  const card = clamp(58, Math.min(width * 0.08, height * 0.155), 100);
  return { seatW: clamp(138, width * 0.155, 190), seatH: 74, hand: card, mine: 58, header: 134 };
}

function wideSeats(around, size, width, handTop) {
  const [left, top] = around;
  const corner = 206;
  const bottom = handTop - 4;
  const x = size.seatW / 2 + 12;
  const sideY = (no, count) => {
    const room = (bottom - size.header) / count;
    return count === 1 ? size.header + room * 0.5 : size.header + room * (no + 0.5);
  };
  const places = [];
  for (let no = 0; no < left; no += 1) places.push({ x, y: sideY(left - 1 - no, left), edge: "left" });
  const pitch = (width - 2 * corner) / Math.max(top, 1);
  for (let no = 0; no < top; no += 1) places.push({ x: corner + pitch * (no + 0.5), y: 48, edge: "top" });
  for (let no = 0; no < left; no += 1) places.push({ x: width - x, y: sideY(no, left), edge: "right" });
  return places;
}

/**
 * Rows between the side seats of a phone. With two or more seats a side the cards lie beside them in columns: the
 * cards of the top seats come first, half covered by the cards of the first side row, so that every card keeps its seat.
 */
function tallRows(around, size, width, handTop) {
  const top = size.header + size.seatH / 2 + 4;
  const crowded = around[0] > 1;
  if (!crowded) return { top, crowded, first: top + size.seatH + 6, pitch: 0 };
  const card = clamp(36, (width - 2 * (size.seatW + 9)) / 3 - 2, 54);
  const tops = size.header + size.seatH + 10 + (card * CARD_RATIO) / 2;
  const first = tops + card * 0.87;
  const pitch = Math.min(card * CARD_RATIO + 4, 64, (handTop - 36 - size.seatH / 2 - first) / Math.max(around[0] - 1, 1));
  return { top, crowded, card, tops, first, pitch };
}

function tallSeats(around, size, width, rows) {
  const [left, top] = around;
  const x = size.seatW / 2 + 6;
  const sideY = (no) => rows.first + Math.max(rows.pitch, size.seatH + 4) * no;
  const places = [];
  for (let no = 0; no < left; no += 1) places.push({ x, y: sideY(left - 1 - no), edge: "left", row: left - 1 - no });
  const step = top === 1 ? 0 : (width - 2 * x) / (top - 1);
  for (let no = 0; no < top; no += 1) places.push({ x: top === 1 ? width / 2 : x + step * no, y: rows.top, edge: "top" });
  for (let no = 0; no < left; no += 1) places.push({ x: width - x, y: sideY(no), edge: "right", row: no });
  return places;
}

/** Slight turn of a played card: the same for the same place, so that nothing jumps between two renders. */
const lean = (place) => ((place * 37) % 9) - 4;

function ovalSlots(seats, centre, radiusX, radiusY, card) {
  return Array.from({ length: seats }, (_, place) => {
    const angle = Math.PI / 2 + (place * 2 * Math.PI) / seats;
    return { x: centre.x + radiusX * Math.cos(angle), y: centre.y + radiusY * Math.sin(angle), turn: lean(place) * 0.9, w: card };
  });
}

/** Many seats on a phone: every card lies beside its own seat, in three columns between the side seats. */
function columnSlots(places, rows, width) {
  const { card, tops } = rows;
  const centre = width / 2;
  const topPlaces = places.filter((place) => place.edge === "top");
  const side = places.filter((place) => place.row !== undefined).map((place) => place.y);
  const slots = [{ x: centre, y: Math.max(...side), turn: 0, w: card }];
  for (const place of places.slice(1)) {
    const across = place.edge === "top" ? topPlaces.indexOf(place) - (topPlaces.length - 1) / 2 : place.edge === "left" ? -1 : 1;
    slots.push({ x: centre + across * (card + 3), y: place.edge === "top" ? tops : place.y, turn: 0, w: card });
  }
  return slots;
}

function trickSlots(seats, shape, size, frame) {
  const { width, handTop, places, between } = frame;
  if (between?.crowded) return columnSlots(places, between, width);
  const wide = shape === "wide";
  const hasTop = places.some((place) => place.edge === "top");
  const lowest = Math.max(...places.slice(1).map((place) => place.y)) + size.seatH / 2;
  const top = wide ? (hasTop ? 99 : 40) : lowest + 4;
  const bottom = handTop - (wide ? 43 : 36);
  const card = wide ? size.hand * (seats > 7 ? 0.84 : 0.96) : clamp(44, Math.min(size.hand * 1.06, (bottom - top) / 2.9), 84);
  const halfHeight = (card * CARD_RATIO) / 2;
  const radiusY = Math.max(26, (bottom - top) / 2 - halfHeight);
  const radiusX = wide
    ? Math.min(width / 2 - card / 2 - size.seatW - 26, 74 + seats * 22)
    : Math.min(width / 2 - card / 2 - 12, card * 1.8);
  return ovalSlots(seats, { x: width / 2, y: (top + bottom) / 2 }, radiusX, Math.min(radiusY, wide ? 112 : 92), card);
}

/**
 * Places for a table of `seats`, clockwise from mine: seats {x, y, edge}, trick slots {x, y, turn, w} and sizes.
 * Room is kept for a hand of `cards` cards.
 */
export function tableLayout({ seats, width, height, cards = 1 }) {
  const shape = tableShape(width);
  const size = sizes(seats, shape, width, height, cards);
  const rows = handRows(cards, width);
  const cardH = size.hand * CARD_RATIO;
  const rowPitch = shape === "tall" ? cardH * 0.6 : cardH * 0.5;
  const handTop = height - size.mine - 12 - cardH - (rows - 1) * rowPitch - (shape === "wide" ? 14 : 10);
  const around = (shape === "tall" ? TALL_SIDES : SIDES)[seats - 1];
  const between = shape === "tall" ? tallRows(around, size, width, handTop) : null;
  const others = between ? tallSeats(around, size, width, between) : wideSeats(around, size, width, handTop);
  const mine = { x: width / 2, y: height - size.mine / 2 - 6, edge: "bottom" };
  const places = [mine, ...others];
  const slots = trickSlots(seats, shape, size, { width, handTop, places, between });
  const middle = { x: width / 2, y: slots.reduce((sum, slot) => sum + slot.y, 0) / slots.length };
  return {
    shape, width, height, rows, places, slots, middle, handTop, rowPitch,
    cardW: size.hand, cardH, seatW: size.seatW, seatH: size.seatH,
  };
}

/** Rows that a hand takes: two on a phone when it would be too tight in one. */
export function handRows(cards, width) {
  return tableShape(width) === "tall" && width < 560 && cards > 7 ? 2 : 1;
}

/** Centres of the cards of my hand, in the order of the hand: {x, y, turn, row}. */
export function handPlaces(cards, layout) {
  const rows = handRows(cards, layout.width);
  const kept = Math.max(0, layout.rows - rows); // a shrunken hand lies in the lower row; nothing else moves
  const firstRow = rows === 2 ? Math.ceil(cards / 2) : cards;
  const room = Math.min(layout.width - 20, 960);
  return Array.from({ length: cards }, (_, no) => {
    const row = no < firstRow ? 0 : 1;
    const inRow = row === 0 ? firstRow : cards - firstRow;
    const pitch = Math.min(layout.cardW * (inRow > 6 ? 0.68 : 0.86), (room - layout.cardW - 6) / Math.max(inRow - 1, 1));
    const offset = (row === 0 ? no : no - firstRow) - (inRow - 1) / 2;
    const bend = layout.shape === "wide" && inRow > 1 ? Math.min(1, 9 / inRow) : 0;
    const sag = bend * offset * offset * Math.min(0.9, 22 / (inRow * inRow));
    return {
      x: layout.width / 2 + offset * pitch,
      y: layout.handTop + layout.cardH / 2 + (row + kept) * layout.rowPitch + sag,
      turn: offset * bend * 1.5,
      row,
    };
  });
}
