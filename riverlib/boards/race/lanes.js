// lanes.js: how the boats of one colour lie together in their lane: a small fleet in ranks, none on another. Pure.

const APART = 1.1; // the middles of neighbours where there is room, in sizes of a boat
const OVER_ITS_ROW = 4; // pixels that a pale boat may be higher than its row
const LANE_RIM = 2; // pixels of a lane that stay open water

/** @typedef {{ along: number, across: number }} Spot distances from the middle of the lane: along it, and across it towards the harbour */

/**
 * The formation in which so many boats are largest: one behind the other along the lane or, where that makes them small, in several
 * ranks, the last and shortest of them nearest to the harbour, like the tip of an arrow.
 * @param {number} boats
 * @param {{ lane: number, across: number, rim: number, largest: number }} water length of the lane, width of the card, what of it stays open at both sides together
 * @returns {{ size: number, spots: Spot[] }}
 */
export function formation(boats, { lane, across, rim, largest }) {
  const [long, broad] = [lane - LANE_RIM, across - rim];
  const sizeIn = (ranks) => Math.min(largest, long / Math.ceil(boats / ranks), broad / ranks);
  const ranks = Array.from({ length: boats }, (_, no) => no + 1).reduce((best, next) => (sizeIn(next) > sizeIn(best) ? next : best), 1);
  const size = Math.floor(sizeIn(ranks));
  const inRank = Math.ceil(boats / ranks);
  const spots = Array.from({ length: boats }, (_, no) => {
    const rank = Math.floor(no / inRank);
    const here = Math.min(inRank, boats - rank * inRank);
    return { along: fromMiddle(no % inRank, here, pitchOf(size, long, inRank)), across: fromMiddle(rank, Math.ceil(boats / inRank), pitchOf(size, broad, ranks)) };
  });
  return { size, spots };
}

/**
 * Straight ahead of a boat, or behind it, on another card: beside where a boat would lie there, `place`; where stacks stand aside on every other card, there.
 * Upright, where rows are low, a little smaller than a boat, so that the two of neighbouring rows are told apart.
 * @param {{ x: number, y: number }} boat
 * @param {{ x: number, y: number, size: number }} place
 * @param {{ shape: string, stacks: boolean, cardSize: { h: number } }} layout
 */
export function aheadOf(boat, { x, y, size }, { shape, stacks, cardSize: { h } }) {
  return shape === "wide" ? { x, y: boat.y, size } : { x: stacks ? x : boat.x, y, size: Math.min(size, h + OVER_ITS_ROW) };
}

const pitchOf = (size, room, things) => (things > 1 ? Math.min(size * APART, (room - size) / (things - 1)) : 0);
const fromMiddle = (no, things, pitch) => (no - (things - 1) / 2) * pitch;
