// sharing.js: how the boats of one card share it: each in its seat's lane, or all side by side where a lane is too short, or, where
// they would lie on each other even so, those of a colour in a stack. On a phone each colour keeps to its lane, and lies there in the
// one way that its layout has: who comes or goes beside it changes nothing. Pure.

import { crowding, lanePlaces } from "./lanes.js";

const FREE = 0.06; // the part of a boat that may be hidden where boats count as lying side by side
const SMALLEST = 0.72; // how small boats become, of their size elsewhere, before they lie on each other
const AROUND = 8; // how much larger the ring around a boat is than the boat, where there is room
const CLEAR = 1; // between two rings, and between a ring and the edge of its card
const LEAST_RING = 0.86; // of a boat: a smaller ring is hidden behind it
const STACK = 1.15; // how much larger a stack is than a boat

/** @typedef {{ seat: number, boat: number }} Afloat */
/** @typedef {{ along: number, across: number, size: number, layer?: number, under?: boolean, ring?: Ring | null }} Place distances from the start of the lanes and from the middle of the card; in a stack, how many boats lie in it from this one down, and whether one lies on top of it */

/** @typedef {{ along: number, across: number }} Ring how far a ring around a boat reaches; without one its own outline shines */

/**
 * Where the boats of one card lie, in the order in which they are given: by seat. Where some of those that lay there `before` have left,
 * the others stay as they lay.
 * @param {Afloat[]} boats
 * @param {{ seats: number, lane: number, across: number, rim: number, size: number, stacks: boolean, phone: boolean }} water
 * @param {Afloat[]} [before]
 * @returns {Place[]}
 */
export function sharedPlaces(boats, water, before = boats) {
  const apart = sideBySide(before, water);
  const places = apart ? boats.map((one) => apart[before.findIndex(({ seat, boat }) => seat === one.seat && boat === one.boat)]) : stacked(boats, water);
  return places.map((place) => ({ ...place, ring: ringOf(place, places, water.across) }));
}

/** The boats next to each other; null where those of a colour lie in a stack. */
function sideBySide(boats, water) {
  if (water.stacks) return null;
  const own = inLanes(boats, water);
  return water.phone || crowding(own, water.size) <= FREE ? own : packed(boats, water);
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
    const mates = boats.filter((other) => other.seat === seat).length;
    const place = { along: (seat + 0.5) * lane, across: 0, size };
    if (mates === 1) return place;
    const above = no - boats.findIndex((other) => other.seat === seat);
    return { ...place, size: Math.min(size * STACK, lane - 4), layer: mates - above, under: above > 0 };
  });
}

/** Every seat's boats in its own lane, as if the others were elsewhere. */
function inLanes(boats, { lane, across, rim, size }) {
  return boats.map(({ seat }, no) => {
    const mates = boats.filter((other) => other.seat === seat).length;
    const first = boats.findIndex((other) => other.seat === seat);
    const place = lanePlaces(mates, size, lane, across, rim)[no - first];
    return { along: (seat + 0.5) * lane + place.along, across: place.across, size };
  });
}

/** All boats in one row over the whole card, as large as they fit side by side and near their lanes; null where they would be too small. */
function packed(boats, { seats, lane, across, rim, size: largest }) {
  const long = seats * lane;
  for (let size = largest; size >= largest * SMALLEST; size -= 1) {
    const row = lanePlaces(boats.length, size, long, across, rim);
    if (crowding(row, size) > FREE) continue;
    const span = row.at(-1).along - row[0].along + size;
    const lanes = boats.reduce((sum, { seat }) => sum + (seat + 0.5) * lane, 0) / boats.length;
    const middle = Math.max(span / 2 + 1, Math.min(lanes, long - span / 2 - 1));
    return row.map((place) => ({ along: middle + place.along, across: place.across, size }));
  }
  return null;
}
