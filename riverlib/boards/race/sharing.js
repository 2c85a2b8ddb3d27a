// sharing.js: how the boats of one card share it: each in its seat's lane, or all side by side where a lane is too short. Pure.

import { crowding, lanePlaces } from "./lanes.js";

const FREE = 0.06; // the part of a boat that may be hidden where boats count as lying side by side
const SMALLEST = 0.72; // how small boats become, of their size elsewhere, before they lie on each other

/** @typedef {{ seat: number, boat: number }} Afloat */
/** @typedef {{ along: number, across: number, size: number }} Place distances from the start of the lanes and from the middle of the card */

/**
 * Where the boats of one card lie, in the order in which they are given: by seat.
 * @param {Afloat[]} boats
 * @param {{ seats: number, lane: number, across: number, rim: number, size: number, places: { along: number, across: number }[] }} water
 *   `places` are those of a whole fleet in its lane
 * @returns {Place[]}
 */
export function sharedPlaces(boats, water) {
  const { lane, size, places } = water;
  const own = inLanes(boats, water);
  if (crowding(own, size) <= FREE) return own;
  return packed(boats, water) ?? boats.map(({ seat, boat }) => {
    const { along, across } = places[boat % places.length];
    return { along: (seat + 0.5) * lane + along, across, size };
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
