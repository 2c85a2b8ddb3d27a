// slots.js: where played cards lie: each before its owner, none on another. Pure.

import { CARD_RATIO, clamp } from "./measures.js";
import { isInRows, rowCard } from "./places.js";

const LED = 9; // half the gap in which the mark of a led card finds room
const LARGER = 1.2; // than my hand, where there is room
const BELOW = 0.45; // how far my card lies below the others', in heights of a card, where it lies between two of them
const BETWEEN = 1.06; // so much larger cards must be between two than below one, for where they lie is less plain
const POINTS = 0.17; // how far from its owner a card may lie and still point there, of the felt
const ROWS_APART = 8; // between the cards of three that sit at a side
const NEAR = { 2: 0.76, 3: 0.68 }; // how far out, of half the room, the cards of several at a side lie on a desk: nearer to the middle than to the plates
const LIFT = 0.1; // of the height of a card, at each of its edges
const LIFTED_TWO = 2 + 2 * LIFT; // heights of a card that two need below each other, so that one may be lifted and hides nothing of the other

/** Slight turn of a played card: the same for the same place, so that nothing jumps between two renders. */
const lean = (place) => (((place * 37) % 9) - 4) * 0.7;

/** Where there is room for the trick: between the plates, above the line of words over my hand. */
function zoneOf(stage, places) {
  const { shape, width, handTop, prompt, seatH, held, under, header, k, watches } = stage;
  const sides = places.filter(({ edge }) => edge === "left");
  const edge = sides.length ? sides[0].x + sides[0].w / 2 + (shape === "low" ? 6 : 10 * k) : 12;
  const above = { low: -4, tall: 0, tablet: 0 }[shape] ?? (watches ? 0 : 13) - 3 * k; // a lifted card stays above the line of words
  return { top: header + seatH + held + under + 6, bottom: handTop - 2 * prompt + above, left: edge, right: width - edge };
}

/**
 * Slots {x, y, turn, w} in the order of the places, and the zone {left, top, right, bottom} in which they lie.
 * @param {any} stage
 * @param {any[]} places
 */
export function trickSlots(stage, places) {
  const zone = zoneOf(stage, places);
  const side = places.filter(({ edge }) => edge === "left").length;
  const slotsOf = isInRows(stage) ? rowSlots : side ? ringSlots : facingSlots;
  return { slots: slotsOf(stage, places, { zone, side }), zone };
}

/**
 * How my card lies to those of the top: below them, or where that leaves too little height, lower and between two of them: of an
 * odd number the top's then lie a little to the right, mine a little to the left.
 * @param {any} stage
 * @param {{ top: number, high: number, most: number, fit: (columns: number) => number }} room `fit`: width of a card of which so
 * many lie side by side, those of the sides not counted
 */
function towardsMine({ shape }, { top, high, most, fit }) {
  const two = shape === "low" ? high / 2 - LED : high / LIFTED_TWO;
  const below = Math.min(most, fit(top), two / CARD_RATIO);
  const between = Math.min(most, fit(2 * top - (top % 2 ? 0 : 1)), high / (1 + BELOW + LIFT) / CARD_RATIO);
  return between > BETWEEN * below ? { w: between, isBetween: true } : { w: below, isBetween: false };
}

/** All others sit opposite: their cards and mine drawn together in the middle of the felt, as far as each still points to its owner. */
function facingSlots(stage, places, { zone }) {
  const { shape, hand, width, height, held, under, k } = stage;
  const count = places.length - 1;
  const gap = 14 * k;
  const high = zone.bottom - zone.top;
  const fit = (columns) => (zone.right - zone.left) / columns - gap;
  const { w: most, isBetween } = towardsMine(stage, { top: count, high, most: hand * LARGER, fit });
  const w = Math.max(36, most);
  const h = w * CARD_RATIO;
  const below = isBetween ? BELOW * h : shape === "low" ? h + 2 * LED : (LIFTED_TWO - 1) * h;
  const reach = Math.max(0, POINTS * Math.min(width, 1.6 * height) - held - under);
  const drop = clamp(0, (high - h - below) / 2, reach);
  const bow = count === 3 && !isBetween ? Math.min(h / 2, reach - drop) : 0; // the outer ones lie a little lower, on a ring
  const owners = count > 1 ? places[2].x - places[1].x : 0;
  const pitch = isBetween ? 2 * (w + gap) : Math.max(w + gap, owners * 0.6);
  const aside = isBetween && count % 2 ? pitch / 4 : 0;
  const y = zone.top + drop + h / 2;
  return places.map((place, no) => {
    if (place.edge === "bottom") return { turn: lean(no), w, x: width / 2 - aside, y: y + below };
    const out = no - (count + 1) / 2;
    return { turn: lean(no), w, x: width / 2 + aside + pitch * out, y: y + bow * Math.abs(out) };
  });
}

/** Cards on a ring: the sides' beside them, the top's below them, mine above my hand. */
function ringSlots(stage, places, { zone, side }) {
  const top = places.filter(({ edge }) => edge === "top");
  const sides = places.filter(({ edge }) => edge === "right");
  const card = ringCard(stage, zone, sides, top.length);
  const { w, h, gap } = card;
  const { dx, pitch, aside } = ringWidth(stage, zone, top, side, card);
  const centre = stage.width / 2;
  const rise = card.isBetween ? LIFT * h / 2 : 0; // lifted, it stays above the line of words
  const beside = { top: zone.top, bottom: stage.shape === "wide" ? stage.handTop - 8 : zone.bottom }; // beside the line of words
  const rows = ringRows(beside, sides, h, gap);
  const turn = (no) => (side > 1 ? 0 : lean(no));
  return places.map((place, no) => {
    const at = { turn: turn(no), w };
    if (place.edge === "bottom") return { ...at, x: centre - aside, y: zone.bottom - h / 2 - rise };
    if (place.edge === "top") return { ...at, x: centre + aside + pitch * (top.indexOf(place) - (top.length - 1) / 2), y: zone.top + h / 2 };
    return { ...at, x: place.edge === "left" ? centre - dx : centre + dx, y: rows[place.row] };
  });
}

/** The largest card of which all find room; where three sit at a side, each card keeps to the height of its owner. */
function ringCard({ hand, handTop, k, ...stage }, zone, sides, top) {
  const { shape } = stage;
  const side = sides.length;
  const gap = (side > 1 ? 8 : 14) * k;
  const [width, high] = [zone.right - zone.left, zone.bottom - zone.top];
  const column = shape === "wide" ? handTop - 8 - zone.top : high;
  const row = side > 2 ? sides[1].y - sides[0].y - ROWS_APART * k : Infinity;
  const most = Math.min(hand * (shape === "tall" || shape === "tablet" ? 1.08 : 1), (column / side - 4) / CARD_RATIO, row / CARD_RATIO);
  const { w, isBetween } = towardsMine({ shape }, { top, high, most, fit: (columns) => width / (columns + 2) - gap });
  return { w: Math.max(36, w), h: Math.max(36, w) * CARD_RATIO, gap, isBetween };
}

/** How far out the cards of the sides lie, how far apart those of the top, drawn in from their owners, and how far aside of mine. */
function ringWidth({ shape, watches }, zone, top, side, { w, gap, isBetween }) {
  const half = (zone.right - zone.left) / 2;
  const count = top.length;
  const owners = count > 1 ? top[1].x - top[0].x : 0;
  const apart = (isBetween ? 2 : 1) * (w + gap);
  const aside = isBetween && count % 2 ? apart / 4 : 0;
  const least = ((count - 1) / 2) * apart + aside + w + gap;
  const out = side > 1 ? (shape !== "wide" ? 1 : watches ? 0.9 : NEAR[side]) : count > 2 ? 0.82 : count > 1 ? 0.75 : 0.55; // the more there are, the nearer to their owners
  const dx = clamp(least, (half - w / 2) * out, Math.max(least, half - w / 2));
  const room = count > 1 ? (dx - aside - w - gap) / ((count - 1) / 2) : 0;
  return { dx, aside, pitch: count > 1 ? clamp(apart, owners * (side > 1 ? 0.78 : 0.9), Math.max(room, apart)) : 0 };
}

/** Heights of the cards of one side, as near to their owners as the zone allows. */
function ringRows(zone, owners, h, gap) {
  const count = owners.length;
  if (!count) return [];
  const mean = owners.reduce((sum, { y }) => sum + y, 0) / count;
  const apart = count > 1 ? owners[1].y - owners[0].y : 0;
  const pitch = count > 1 ? clamp(Math.min(h + gap, (zone.bottom - zone.top - h) / (count - 1)), apart, (zone.bottom - zone.top - h) / (count - 1)) : 0;
  const reach = (pitch * (count - 1) + h) / 2;
  const middle = clamp(zone.top + reach, mean, Math.max(zone.top + reach, zone.bottom - reach));
  return owners.map((_, no) => middle + pitch * (no - (count - 1) / 2));
}

/** Where the height allows rows: the cards of the top lie below their plates, those of the sides beside theirs. */
function rowSlots(stage, places, { zone, side }) {
  const { w, own } = rowCard(stage);
  const h = w * CARD_RATIO;
  const centre = stage.width / 2;
  const tall = stage.shape === "tall";
  const half = (zone.right - zone.left - w) / 2;
  const apart = tall ? (side > 1 && !own ? w + 4 : w / 2 + 4) : clamp((side > 1 ? 1 : 0.5) * (w + 8), half * (side > 2 ? 0.82 : 0.65), half);
  const last = Math.max(...places.filter(({ row }) => row !== undefined).map(({ y }) => y));
  const below = Math.min(zone.bottom - h / 2, last + Math.max(h, stage.seatH) / 2 + h / 2 + (tall ? 8 : 20));
  const highest = Math.min(...places.filter(({ row }) => row !== undefined).map(({ y }) => y)) - Math.max(h, stage.seatH) / 2 - 4;
  const drop = clamp(0, (highest - zone.top - h) * 0.7, Math.max(0, POINTS * Math.min(stage.width, 1.6 * stage.height) - stage.held - stage.under));
  const hasOwn = below - last >= (Math.max(h, stage.seatH) + h) / 2 + 2; // room of my own above my hand
  return places.map((place) => {
    const at = { turn: 0, w };
    if (place.edge === "bottom") return { ...at, x: centre, y: side > 1 && !hasOwn ? last : below };
    if (place.edge === "top") return { ...at, x: centre + (place.x - centre) * 0.8, y: zone.top + drop + h / 2 };
    return { ...at, x: place.edge === "left" ? centre - apart : centre + apart, y: place.y };
  });
}
