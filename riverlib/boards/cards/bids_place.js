// bids_place.js: how the numbers to bid stand: in one row where they fit, else in rows of about the same length. Pure.

const TITLE = { wide: 34, tablet: 34, tall: 28, low: 27 };
const WHY = { wide: 30, tablet: 30, tall: 24, low: 18 }; // the line below that says why a number is closed
const CHIP = { wide: [50, 40, 34], tablet: [50, 42, 34], tall: [44, 36, 34], low: [44, 38, 32] }; // as drawn, the least in one row, in more
const ROOMY = { chip: 52, from: 125, lift: 14 }; // on an upright phone with so much bare felt above them: larger numbers, off my hand by so much
const PAD = { wide: [18, 15], tablet: [18, 15], tall: [7, 8], low: [12, 4] };
const ABOVE_HAND = { wide: 8, tablet: 8, tall: 5, low: 10 };
const ODDS = { wide: 42, tablet: 42, tall: 36, low: 35 }; // below each number: its chance and its points
const LEGEND = { wide: 28, tablet: 28, tall: 24, low: 20 }; // the line that says what the two are
const DENSE = { chance: 18, chip: 34, aboveHand: 12 }; // where the numbers of a low table need several rows: each one's chance alone, no title, and none so large that they reach the plates at the top
const HINT = 190; // as drawn, of felt that is kept above the numbers where there is as much
const SMALLEST = 24;

/** The numbers in `rows` rows: how many stand in the longest, and how large they can be drawn. */
function inRows(count, rows, room, [drawn, inOne, inMore]) {
  const across = Math.ceil(count / rows);
  const gap = Math.min(9, Math.max(3, (room / across) * 0.13));
  const chip = Math.min(drawn, (room + gap) / across - gap);
  return { across, rows, gap, chip, fits: chip >= (rows > 1 ? inMore : inOne) };
}

/**
 * The size {w, h} of the box with `count` numbers in so much room, the numbers' {chip, gap, across}, and whether it is `dense`.
 * @param {number} count
 * @param {{ shape: string, room: number, scale?: number, odds?: boolean, roomy?: boolean }} stage `odds`: with a chance below each number; `roomy`: as large as bare felt allows
 */
export function bidsSize(count, { shape, room, scale = 1, odds = false, roomy = false }) {
  const [padX, padY] = PAD[shape];
  const [drawn, inOne, inMore] = CHIP[shape];
  const largest = roomy ? ROOMY.chip : drawn;
  const tried = [1, 2, 3, 4].map((rows) => inRows(count, rows, room / scale - 2 * padX, [largest, inOne, inMore]));
  const { across, rows, gap, chip } = tried.find(({ fits }) => fits) ?? tried[3];
  const dense = odds && shape === "low" && rows > 1;
  const size = Math.max(SMALLEST, Math.floor(dense ? Math.min(DENSE.chip, chip) : chip));
  const w = (across * (Math.max(SMALLEST, Math.floor(chip)) + gap) - gap + 2 * padX) * scale;
  const below = dense ? DENSE.chance : odds ? ODDS[shape] : 0;
  const legend = odds ? LEGEND[shape] : 0;
  const h = ((dense ? 0 : TITLE[shape]) + WHY[shape] + legend + rows * (size + gap + below) - gap + 2 * padY) * scale;
  return { w, h, chip: size, gap, across, below, dense };
}

/**
 * The box with `count` numbers on a table: its middle {x, y} and its size as `bidsSize` gives it.
 * @param {number} count
 * @param {any} layout
 */
export function bidsPlace(count, layout) {
  const { shape, width, scale, zone, middle, handTop, odds } = layout;
  const tall = shape === "tall";
  const stage = { shape, scale, odds, room: tall ? width - 8 : zone.right - zone.left - 8 };
  const usual = bidsSize(count, stage);
  const roomy = tall && handTop - lowest(layout) - usual.h >= ROOMY.from;
  const size = roomy ? bidsSize(count, { ...stage, roomy }) : usual;
  const onHand = handTop - (roomy ? ROOMY.lift : size.dense ? DENSE.aboveHand : ABOVE_HAND[shape]) - size.h / 2;
  const underHint = zone.top + HINT * scale + size.h / 2; // the coach speaks above the numbers
  return { ...size, x: middle.x, y: tall || shape === "low" ? onHand : Math.min(Math.max(shape === "tablet" ? (middle.y + onHand) / 2 : middle.y, underHint), onHand) }; // on a sheet held upright below the plates of the sides
}

/** Where the others' plates end. */
function lowest({ places: [, ...others] }) {
  return Math.max(0, ...others.map(({ y, h }) => y + h / 2));
}
