// sharing.js: how the boats of one card share it: each colour in its own lane, in a formation of its own, or in a stack where the lane is
// too short for that. Who comes or goes in the other lanes changes nothing. Pure.

import { formation } from "./lanes.js";

const AROUND = 8; // how much larger the ring around a boat is than the boat, where there is room
const CLEAR = 1; // between two rings, and between a ring and the edge of its card
const LEAST_RING = 0.86; // of a boat: a smaller ring is hidden behind it

/** @typedef {{ seat: number, boat: number }} Afloat */
/** @typedef {{ along: number, across: number, size: number, layer?: number, under?: boolean, ring?: Ring | null }} Place distances from the start of the lanes and from the middle of the card; in a stack, how many boats lie in it from this one down, and whether one lies on top of it */

/** @typedef {{ along: number, across: number }} Ring how far a ring around a boat reaches; without one its own outline shines */

/** @typedef {{ lane: number, across: number, rim: number, size: number, stacks: boolean, bow: number }} Water `size` is that of a boat alone in its lane; `bow` tells which way across a card the harbour lies: 1 or -1 */

/**
 * Where the boats of one card lie, in the order in which they are given: by seat. Where some of those that lay there `before` have left,
 * the others stay as they lay.
 * @param {Afloat[]} boats
 * @param {Water} water
 * @param {Afloat[]} [before]
 * @returns {Place[]}
 */
export function sharedPlaces(boats, water, before = boats) {
  const lain = water.stacks ? null : inLanes(before, water);
  const places = lain ? boats.map((one) => lain[before.findIndex(({ seat, boat }) => seat === one.seat && boat === one.boat)]) : stacked(boats, water);
  return places.map((place) => ({ ...place, ring: ringOf(place, places, water.across) }));
}

/** The largest ring around a boat that touches no other one and stays on the card; it may be flatter than it is long. */
function ringOf(place, places, across) {
  const { size } = place;
  const others = places.filter((other) => other !== place && !other.under);
  const near = Math.min(...others.map((other) => Math.hypot(other.along - place.along, other.across - place.across)));
  const along = Math.min(size + AROUND, near - CLEAR);
  const aside = Math.min(size + AROUND, across - 2 * Math.abs(place.across) - 2 * CLEAR);
  const ring = { along: Math.min(along, aside * 1.5), across: Math.min(aside, along * 1.5) };
  return Math.min(ring.along, ring.across) < size * LEAST_RING ? null : ring;
}

/** Every seat's boats on top of each other in the middle of its lane, the first one uppermost. */
function stacked(boats, { lane, size }) {
  return boats.map(({ seat }, no) => {
    const { mates, rank } = matesOf(boats, no);
    const place = { along: (seat + 0.5) * lane, across: 0, size };
    return mates === 1 ? place : { ...place, layer: mates - rank, under: rank > 0 };
  });
}

/**
 * Every seat's boats in its own lane, as if the others were elsewhere.
 * @param {Afloat[]} boats
 * @param {Water} water
 */
function inLanes(boats, { size: largest, bow, ...water }) {
  return boats.map(({ seat }, no) => {
    const { mates, rank } = matesOf(boats, no);
    const { size, spots } = formation(mates, { ...water, largest });
    return { along: (seat + 0.5) * water.lane + spots[rank].along, across: bow * spots[rank].across, size };
  });
}

/** How many boats of its colour lie there, and which of them it is. */
function matesOf(boats, no) {
  const isMate = ({ seat }) => seat === boats[no].seat;
  return { mates: boats.filter(isMate).length, rank: no - boats.findIndex(isMate) };
}
