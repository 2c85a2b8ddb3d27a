// lanes.js: boats one after another in a lane, and how much of each other they hide. Pure.

/** How boats share a lane: `along` the lane one after another from its middle, alternately shifted `across` it. */
export function lanePlaces(boats, size, lane, across, rim) {
  const pitch = boats > 1 ? Math.min(size * 1.1, (lane - size - 2) / (boats - 1)) : 0;
  const shift = pitch < size && boats > 1 ? Math.max(0, (across - size - rim) / 2) : 0;
  return Array.from({ length: boats }, (_, no) => ({ along: (no - (boats - 1) / 2) * pitch, across: no % 2 ? shift : -shift }));
}

/** The greatest part of a boat of this size that another one hides. */
export function crowding(places, size) {
  const hidden = (one, other) =>
    Math.max(0, size - Math.abs(one.along - other.along)) * Math.max(0, size - Math.abs(one.across - other.across)) / (size * size);
  return Math.max(0, ...places.flatMap((one, no) => places.slice(no + 1).map((other) => hidden(one, other))));
}
