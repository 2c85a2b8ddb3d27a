// slots.js: where played cards lie: in the middle of the felt; of five and six in two rows at a desk or on a ring, of more in the order of play. Pure.

import { crossSlots } from "./cross.js";
import { isInOrder, orderedSlots } from "./in_order.js";
import { sitAbove } from "./places.js";
import { ringSlots } from "./ring.js";
import { twoRows } from "./two_rows.js";

export const RING_FROM = 5; // players, from whom on their cards wear their faces
const AT_EDGE = 20; // where nobody sits at the top
const BELOW_TOP = { wide: 10, tablet: 6, tall: 6, low: 11 }; // of a low table the card that takes the trick grows towards the plates, gold rim and all

/** Where there is room for the trick: between the plates, above the line of words over my hand. */
function zoneOf(stage, places) {
  const { shape, width, handTop, prompt, seatH, held, under, header, k, watches, tags = 0 } = stage;
  const sides = places.filter(({ edge }) => edge === "left");
  const row = shape === "tall" && sides.length === 1 ? sides[0].y + seatH / 2 - header - seatH : 0; // on a phone one at each side sits above the trick
  const isAbove = sitAbove(stage);
  const edge = sides.length && !row && !isAbove ? sides[0].x + sides[0].w / 2 + (shape === "low" ? 6 : 10 * k) : 12;
  const above = { low: -4, tall: 0, tablet: 0 }[shape] ?? (watches ? 0 : 13) - 3 * k; // a lifted card stays above the line of words
  const rows = places.filter((place) => place.edge === "top" || (isAbove && places.length > RING_FROM && place.edge === "left")); // five leave two cards room between those at the sides
  const top = Math.max(0, ...rows.map(({ y, h }) => y + h / 2));
  return { top: (top ? top + held + under : header + AT_EDGE * k) + row + BELOW_TOP[shape], bottom: handTop - tags - 2 * prompt + above, left: edge, right: width - edge };
}

/**
 * Slots {x, y, turn, w} in the order of the places, or of many in the order of play (`inOrder`), and the zone {left, top, right, bottom} in which they lie.
 * @param {any} stage
 * @param {any[]} places
 */
export function trickSlots(stage, places) {
  const zone = zoneOf(stage, places);
  if (isInOrder(stage)) return { slots: orderedSlots(stage, zone), zone, inOrder: true };
  const side = places.filter(({ edge }) => edge === "left").length;
  const slotsOf = places.length < RING_FROM ? crossSlots : (OF_MANY[stage.shape] ?? ringSlots);
  return { slots: slotsOf(stage, places, { zone, side }), zone, inOrder: false };
}

const OF_MANY = { wide: deskSlots, low: lowSlots, tablet: sheetSlots }; // elsewhere a ring
const BETWEEN = 30; // pixels at each side, between the plates beside the upper two of five

/** On a phone held sideways five lie in one row in the middle, more on a ring. */
function lowSlots(stage, places, room) {
  return (places.length === RING_FROM && crossSlots(stage, places, room)) || ringSlots(stage, places, room);
}

/** On a sheet held upright they lie in two rows below those who sit at the sides; the upper two of five between these. */
function sheetSlots(stage, places, room) {
  if (!sitAbove(stage)) return ringSlots(stage, places, room);
  const [left] = places.filter(({ edge }) => edge === "left");
  const upper = places.length === RING_FROM ? stage.width - 2 * (left.x + left.w / 2 + BETWEEN) : Infinity;
  return twoRows(stage, places, { ...room, upper });
}

/** At a desk many lie in two rows; five in one row, as soon as they are larger there. */
function deskSlots(stage, places, room) {
  const two = twoRows(stage, places, room);
  const one = places.length === RING_FROM ? crossSlots(stage, places, room) : null;
  return one && one[0].w > two[0].w ? one : two;
}
