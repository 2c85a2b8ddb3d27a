// slots.js: where played cards lie: in the middle of the felt; of many in two rows at a desk, on a ring, or on a sheet held upright in rows. Pure.

import { crossSlots } from "./cross.js";
import { CARD_RATIO, clamp } from "./measures.js";
import { isInRows, rowCard, sitAbove } from "./places.js";
import { ringSlots } from "./ring.js";
import { twoRows } from "./two_rows.js";

export const RING_FROM = 5; // players, from whom on their cards wear their faces
const AT_EDGE = 20; // where nobody sits at the top
const BELOW_TOP = { wide: 10, tablet: 6, tall: 6, low: 11 }; // of a low table the card that takes the trick grows towards the plates, gold rim and all
const INWARD = 0.8; // of the way out to their plates, how far cards of the top lie
const ARCH = 16; // between those on a phone
const POINTS = 0.17; // how far from its owner a card may lie and still point there, of the felt

/** Where there is room for the trick: between the plates, above the line of words over my hand. */
function zoneOf(stage, places) {
  const { shape, width, handTop, prompt, seatH, held, under, header, k, watches } = stage;
  const sides = places.filter(({ edge }) => edge === "left");
  const row = shape === "tall" && sides.length === 1 ? sides[0].y + seatH / 2 - header - seatH : 0; // on a phone one at each side sits above the trick
  const edge = sides.length && !row && !sitAbove(stage) ? sides[0].x + sides[0].w / 2 + (shape === "low" ? 6 : 10 * k) : 12;
  const above = { low: -4, tall: 0, tablet: 0 }[shape] ?? (watches ? 0 : 13) - 3 * k; // a lifted card stays above the line of words
  const isBare = places.every(({ edge }) => edge !== "top");
  return { top: (isBare ? header + AT_EDGE * k : header + seatH + held + under) + row + BELOW_TOP[shape], bottom: handTop - 2 * prompt + above, left: edge, right: width - edge };
}

/**
 * Slots {x, y, turn, w} in the order of the places, and the zone {left, top, right, bottom} in which they lie.
 * @param {any} stage
 * @param {any[]} places
 */
export function trickSlots(stage, places) {
  const zone = zoneOf(stage, places);
  const side = places.filter(({ edge }) => edge === "left").length;
  const slotsOf = isInRows(stage) ? rowSlots : places.length < RING_FROM ? crossSlots : (OF_MANY[stage.shape] ?? ringSlots);
  return { slots: slotsOf(stage, places, { zone, side }), zone };
}

const OF_MANY = { wide: deskSlots, low: lowSlots }; // elsewhere a ring

/** On a phone held sideways five lie in one row in the middle, more on a ring. */
function lowSlots(stage, places, room) {
  return (places.length === RING_FROM && crossSlots(stage, places, room)) || ringSlots(stage, places, room);
}

/** At a desk many lie in two rows; five in one row, as soon as they are larger there. */
function deskSlots(stage, places, room) {
  const two = twoRows(stage, places, room);
  const one = places.length === RING_FROM ? crossSlots(stage, places, room) : null;
  return one && one[0].w > two[0].w ? one : two;
}

/** Where the height allows rows: the cards of the top lie below their plates, those of the sides beside theirs. */
function rowSlots(stage, places, { zone, side }) {
  const { w, own } = rowCard(stage);
  const h = w * CARD_RATIO;
  const centre = stage.width / 2;
  const tall = stage.shape === "tall";
  const half = (zone.right - zone.left - w) / 2;
  const apart = tall ? (own ? w / 2 + 4 : w + 4) : clamp(w + 8, half * (side > 2 ? 0.82 : 0.65), half);
  const last = Math.max(...places.filter(({ row }) => row !== undefined).map(({ y }) => y));
  const below = Math.min(zone.bottom - h / 2, last + Math.max(h, stage.seatH) / 2 + h / 2 + (tall ? 8 : 20));
  const highest = Math.min(...places.filter(({ row }) => row !== undefined).map(({ y }) => y)) - Math.max(h, stage.seatH) / 2 - 4;
  const drop = clamp(0, (highest - zone.top - h) * 0.7, Math.max(0, POINTS * Math.min(stage.width, 1.6 * stage.height) - stage.held - stage.under));
  const hasOwn = below - last >= (Math.max(h, stage.seatH) + h) / 2 + 2; // room of my own above my hand
  const [first, second] = places.filter(({ edge }) => edge === "top");
  const inward = tall && second ? Math.min(INWARD, (w + ARCH) / (second.x - first.x)) : INWARD; // on a phone they close the ring above the columns
  return places.map((place) => {
    const at = { turn: 0, w };
    if (place.edge === "bottom") return { ...at, x: centre, y: hasOwn ? below : last };
    if (place.edge === "top") return { ...at, x: centre + (place.x - centre) * inward, y: zone.top + drop + h / 2 };
    return { ...at, x: place.edge === "left" ? centre - apart : centre + apart, y: place.y };
  });
}
