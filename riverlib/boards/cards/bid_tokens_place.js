// bid_tokens_place.js: where the bids lie on the felt while they are said: each before its owner's plate. Pure.

import { bidsLayout } from "./geometry.js";

const SIZE = { wide: 40, tablet: 40, tall: 36, low: 30 }; // as drawn
const GAP = { wide: 12, tablet: 10, tall: 9, low: 5 }; // between a plate, with what hangs below it, and its bid
const CROWD = 5; // more others than this leave no bare felt on a phone or a tablet: there the plates alone say the bids
const TRUMP = { least: 86, w: 92, words: 34, across: 176 }; // height that the card which fixes the trump needs, its width, the words below it and how broad these are

/**
 * The middle {x, y} and the `size` of each place's bid, clockwise from mine, which has none there: my plate says it. On a phone
 * with one row of plates under another the bids stand below both, `named` by their owners' faces.
 * @param {any} layout
 */
export function tokenPlaces({ shape, scale, held, places, width }) {
  const size = SIZE[shape] * scale;
  const gap = GAP[shape] * scale;
  const others = places.slice(1);
  const isNamed = shape === "tall" && others.filter(({ edge }) => edge === "left").length === 1;
  const low = Math.max(0, ...others.map(({ y, h }) => y + h / 2));
  return places.map(({ x, y, w, h, edge }, no) => {
    if (no === 0 || (shape !== "wide" && others.length > CROWD)) return null;
    if (isNamed) return { x: (width * (no - 0.5)) / others.length, y: low + gap + size / 2, size, named: true };
    if (edge === "top") return { x, y: y + h / 2 + held + gap + size / 2, size, named: false };
    return { x: x + (edge === "left" ? 1 : -1) * (w / 2 + gap + size / 2), y, size, named: false };
  });
}

/**
 * Where on an upright phone the card that fixes the trump lies large while the bids are said, in `bids` numbers: between the bids
 * and the numbers; null on other tables, and where there is no room.
 * @param {any} layout
 * @param {number} bids the highest
 */
export function trumpPlace(layout, bids) {
  if (layout.shape !== "tall") return null;
  const tokens = tokenPlaces(layout).filter((place) => place !== null);
  const across = (place) => Math.abs(place.x - layout.width / 2) < TRUMP.w / 2 + place.size;
  const from = Math.max(...layout.places.slice(1).filter(({ edge }) => edge === "top").map(({ y, h }) => y + h / 2), ...tokens.filter(across).map(({ y, size }) => y + size / 2));
  const isNarrow = layout.places.some(({ edge, x, y, w, h }) => edge === "left" && y + h / 2 > from && layout.width - 2 * (x + w / 2) < TRUMP.across);
  if (isNarrow) return null; // its words would cover the plates at the sides
  const box = bidsLayout(bids, layout);
  const room = box.y - box.h / 2 - from - TRUMP.words;
  if (room < TRUMP.least) return null;
  const w = Math.min(TRUMP.w, (room - 20) / 1.4);
  return { x: layout.width / 2, y: from + (room + TRUMP.words) / 2, w };
}
