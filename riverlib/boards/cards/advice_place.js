// advice_place.js: where the coach speaks: on bare felt, so that it lies on nothing that is held, bid, asked or played. Pure.

import { bareGrounds } from "./bare_felt.js";
import { CARD_RATIO } from "./measures.js";

/** @import { Box } from "../boxes.js" */

const EDGE = { wide: 9, tablet: 6, tall: 4, low: 3 }; // pixels between the box and whatever is beside it
const RIM = 8; // at the sides of a phone its golden edge would lie on the wood
const LEAST = { wide: { w: 176, h: 50 }, tablet: { w: 176, h: 50 }, tall: { w: 176, h: 50 }, low: { w: 150, h: 50 } }; // as drawn, in which anything can be said
const BELOW = 46; // pixels, as drawn, that words beside the numbers reach below the middle of theirs
const LARGE = new Set(["wide", "tablet"]);
const TRIED = 9; // more places are none better
const ACROSS = { wide: 660, tablet: 660, tall: 660, low: 720 }; // wider a line is hard to read; beside a row of buttons it is shorter
const HANDY = [380, 480]; // of a few words, of some more
const COLUMN = 290; // narrower, as drawn, few words make many lines
const HIGHER = 2; // so much farther is what is above than what is beside
const INSIDE = 34; // that a box reaches past what it speaks of, so that its tail need not slant
const [MOSTLY, AS_LOW] = [0.75, 60]; // of what stands somewhere, and pixels: in the same ground
const NEAR = 40; // pixels that make no place the nearer one
const RAISED = 9; // pixels that a card of mine rises
const LOWEST = { w: 176, h: 36 };
const SEEN = 0.4; // of my cards that stays in sight where a crowded phone has no bare felt at all
const LARGER = 1.1; // is the card that takes the trick, with its rim
const LED = 10; // that the mark of a led card stands out above it
const TOLD = 0.55; // of a played card, from above, that shows its rank and suit

/**
 * The places that are bare, in pixels of the stage, the nearest to what is asked, my hand or the numbers, first: left edge `x`, width `w`, lower edge `foot`, height
 * `room`. What is `over` lies for want of any other on played cards: by 1 on their feet alone, by 2 wherever, or where there is none at all on the lower half of my hand.
 * @param {any} layout
 * @param {{ hand: { x: number, y: number, turn?: number }[], tags?: number, plate: Box | null, told: (Box | null)[], bids: Box | null, numbers?: Box | null, played: number[], led?: number, of?: number, level?: number }} table
 * my cards, how far what is told of them stands above them, my plate, what is told of the deal, the box of the numbers, of these the `numbers` and their chances alone (a place `shares` the box below them where no felt is bare), the places whose cards are played, and whose was led; and where, across, what it speaks `of` lies, and at which `level`
 */
export function advicePlaces(layout, { hand, tags = 0, plate, told, bids, numbers = null, played, led = -1, of = layout.width / 2, level = Infinity }) {
  const { cardW, cardH, slots, places: [, ...others], held } = layout;
  const plates = others.map(({ x, y, w, h }) => ({ x, y: y + held / 2, w, h: h + held }));
  const mine = hand.map(({ x, y, turn = 0 }) => above(Math.max(RAISED, tags), turned({ x, y, w: cardW, h: cardH }, turn)));
  const cards = played.map((no) => card(slots[no], no === led));
  const kept = [...plates, ...[bids, ...told].filter((box) => box !== null)];
  const own = plate ? [...mine, plate] : mine;
  const seen = mine.map((box) => head(SEEN, box));
  const near = bids ? bids.y - bids.h / 2 : layout.handTop;
  const bare = (taken) => placesIn(layout, taken, { near, of }).map((place) => besideNumbers(place, { bids, level }, layout));
  const lying = [cards, ...(cards.length ? [cards.map((box) => head(TOLD, box)), []] : [])];
  const found = lying.flatMap((taken, over) => bare([...kept, ...own, ...taken]).map((place) => ({ ...place, over })));
  if (found.length) return found;
  const below = numbers ? placesIn(layout, [...plates, numbers, ...told.filter((box) => box !== null), ...own], { near: layout.handTop, of, least: LOWEST }) : [];
  if (below.length) return below.map((place) => ({ ...place, over: 2, shares: true }));
  return placesIn(layout, [...kept, ...seen], { near, of, least: LOWEST }).map((place) => ({ ...place, over: 2 }));
}

/** Where nothing of what is `taken` lies, the nearest to what is spoken `of`, above `near`, first. */
function placesIn(layout, taken, { near, of, least = LEAST[layout.shape] }) {
  const { shape, width, height, scale } = layout;
  const edge = EDGE[shape];
  const side = shape === "tall" ? RIM : edge;
  const whole = { left: side, right: width - side, top: edge, bottom: height - edge };
  const grounds = bareGrounds(whole, taken.map((box) => grounded(box, edge)), { w: least.w * scale, h: least.h }).slice(0, TRIED);
  return grounds.map((ground) => placeIn(ground, layout, { near, of })).sort((one, other) => one.away - other.away);
}

/** At a desk, beside the numbers: about as high as what it speaks of, so that a tail leads there. */
function besideNumbers(place, { bids, level }, { shape, scale }) {
  if (!bids || !LARGE.has(shape)) return place;
  const isBeside = place.x >= bids.x + bids.w / 2 || place.right <= bids.x - bids.w / 2;
  const low = Math.min(bids.y + bids.h / 2, level + BELOW * scale);
  const top = place.foot - place.room;
  return isBeside && place.foot > low && low - top >= LEAST[shape].h ? { ...place, foot: low, room: low - top } : place;
}

function placeIn({ left, right, top, bottom }, { scale, shape }, { near, of }) {
  const w = Math.min(right - left, ACROSS[shape] * scale);
  const aside = Math.max(0, left - of, of - right);
  const away = Math.round(Math.hypot(aside, HIGHER * Math.max(0, near - bottom)) / NEAR); // of those as near the larger one first
  return { x: left, w, foot: bottom, room: bottom - top, away, right, over: 0, shares: false };
}

/**
 * The places of a desk with those first in which words stand in lines and not in a narrow column; among these the nearest stay first. Pure.
 * @template {{ w: number }} Place
 * @param {Place[]} places
 * @param {{ shape: string, scale: number }} layout
 */
export function comfortable(places, { shape, scale }) {
  const isColumn = ({ w }) => shape === "wide" && w < COLUMN * scale;
  return [...places.filter((place) => !isColumn(place)), ...places.filter(isColumn)];
}

/**
 * The places in which something stands that is to grow: of the same ground across, and as low. Pure.
 * @template {{ x: number, right: number, foot: number }} Place
 * @param {Place[]} places
 * @param {{ left: number, w: number, foot: number }} at
 * @param {{ scale: number }} layout
 */
export function sameGround(places, { left, w, foot }, { scale }) {
  return places.filter((place) => Math.min(place.right, left + w) - Math.max(place.x, left) >= MOSTLY * w && Math.abs(place.foot - foot) <= AS_LOW * scale);
}

/**
 * The widths to try in a place, so that a few words stand in no long line.
 * @param {{ w: number }} place
 * @param {number} scale
 */
export function widthsIn({ w }, scale) {
  return [...HANDY.map((handy) => handy * scale).filter((handy) => handy < w), w];
}

/**
 * Where a box that is narrower than its place begins: as near to the middle of the table as it can, above what it speaks `of`.
 * @param {{ x: number, right: number }} place
 * @param {number} w
 * @param {{ width: number }} layout
 * @param {number} [of] across
 */
export function leftIn({ x, right }, w, { width }, of = width / 2) {
  const middle = Math.max(of - w / 2 + INSIDE, Math.min(width / 2, of + w / 2 - INSIDE));
  return Math.max(x, Math.min(right - w, middle - w / 2));
}

const grounded = ({ x, y, w, h }, edge) => ({ left: x - w / 2 - edge, right: x + w / 2 + edge, top: y - h / 2 - edge, bottom: y + h / 2 + edge });
const head = (part, { x, y, w, h }) => ({ x, y: y - (h * (1 - part)) / 2, w, h: h * part });
const above = (by, { x, y, w, h }) => ({ x, y: y - by / 2, w, h: h + by });

function card({ x, y, w, turn = 0 }, isLed) {
  return above(isLed ? LED : 0, turned({ x, y, w: w * LARGER, h: w * LARGER * CARD_RATIO }, turn));
}

/** The ground of a card that lies a little turned. */
function turned({ x, y, w, h }, turn) {
  const [along, aside] = [Math.cos(turn * Math.PI / 180), Math.abs(Math.sin(turn * Math.PI / 180))];
  return { x, y, w: w * along + h * aside, h: h * along + w * aside };
}
