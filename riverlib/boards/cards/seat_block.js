// seat_block.js: where the others sit round a table of seven and more that is held upright: in rows above the trick, in the order in which they play. Pure.

const ROWS = { 6: [3, 3], 7: [2, 3, 2], 8: [3, 2, 3], 9: [3, 3, 3] }; // by number of others
const BROADEST = 3; // plates of a row
const BESIDE = { tall: 4, tablet: 10 };
const BELOW = { tall: 4, tablet: 8 };

/** From row to row: what hangs below a plate belongs to it. */
const pitchOf = ({ shape, seatH, held, under }) => seatH + held + under + BELOW[shape];

/**
 * The places {x, y, w, h, edge} in the order of play. All plates are as broad as the three of a row.
 * @param {any} stage
 */
export function blockPlaces(stage) {
  const { shape, seats, width, corner, header, seatH: h } = stage;
  const w = (width - 2 * corner - BESIDE[shape] * (BROADEST - 1)) / BROADEST;
  return ROWS[seats - 1].flatMap((count, row) => Array.from({ length: count }, (_, no) => {
    return { x: width / 2 + (no - (count - 1) / 2) * (w + BESIDE[shape]), y: header + h / 2 + row * pitchOf(stage), w, h, edge: "top" };
  }));
}

/**
 * How high the block is, with what hangs below its last row.
 * @param {any} stage
 * @param {number} seats
 */
export function blockHeight(stage, seats) {
  return ROWS[seats - 1].length * pitchOf(stage) - BELOW[stage.shape];
}
