// rule_pictures.js: what the short rules tell of, each as a small picture as it looks on the table. No letters: the rule has the words.

import { pip } from "./faces.js";

const GOLD = "#ffd36b";
const INK = "#1d2b2a";
const svg = (body) => `<svg viewBox="0 0 60 60" aria-hidden="true">${body}</svg>`;
const RED = "#c2242f";

/** A card around its middle, `rim` around it where it is the one that counts. */
const card = (suit, x, y, turn, rim = "") =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" color="${suit === "h" ? RED : INK}"><rect x="-12" y="-17" width="24" height="34" rx="3.5" fill="#fffdf7" ${rim ? `stroke="${rim}" stroke-width="3"` : 'stroke="#5b4a2a" stroke-width="1"'}/>${pip(suit, 0, 0, 16)}</g>`;

/** A chip as one bids with, and what is written on it. */
const chip = (x, y, r, sign) =>
  `<g transform="translate(${x} ${y}) scale(${r / 20})"><circle r="20" fill="#fff3d0"/><circle r="17.5" fill="none" stroke="#d9a83f" stroke-width="5" stroke-dasharray="5.5 5.5"/><circle r="14" fill="#fffaea"/>${sign}</g>`;
const TWO = `<path d="M-5-4q1-5 5.500-4.500 5 .5 4.500 5Q4.500-1 -5 8H6" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;
const PLUS = '<path d="M30 23v14M23 30h14" stroke="#ffe6ae" stroke-width="5" stroke-linecap="round"/>';

const face = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#5fb3a6" stroke="#fff" stroke-width="2"/><circle cx="${x - r / 3}" cy="${y - 1}" r="2" fill="${INK}"/><circle cx="${x + r / 3}" cy="${y - 1}" r="2" fill="${INK}"/><path d="M${x - r / 3} ${y + r / 3}q${r / 3} 4 ${r / 1.5} 0" fill="none" stroke="${INK}" stroke-width="1.800" stroke-linecap="round"/>`;
const up = (x, from, to) => `<path d="M${x} ${from}V${to}M${x - 8} ${to + 8}l8-8 8 8" fill="none" stroke="${GOLD}" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/>`;

/** By the letter of the rule's kind, as `short_rules` has them, and of what the table says about its own signs. */
const ART = {
  t: card("s", 16, 33, -16) + card("s", 44, 33, 16) + card("h", 30, 29, 0, GOLD), // a trick
  b: chip(30, 30, 23, TWO), // a bid
  f: card("h", 19, 31, -7) + card("h", 41, 31, 7, GOLD), // the suit is followed
  w: `${card("s", 30, 37, 0, GOLD)}<path d="M17 19l-2-13 8 6 7-9 7 9 8-6-2 13z" fill="${GOLD}" stroke="#8b6320" stroke-width="1.500"/>`, // who wins it
  l: `${card("s", 30, 30, 0)}<path d="M13 43l34-26" stroke="#fff" stroke-width="8" stroke-linecap="round"/><path d="M13 43l34-26" stroke="#d8323c" stroke-width="5" stroke-linecap="round"/>`, // what may not be led
  h: chip(19, 38, 14, TWO) + up(44, 50, 12), // the highest bidder leads
  o: face(30, 41, 15) + `<g transform="translate(30 18) scale(.72)">${card("h", 0, 0, -6)}</g>`, // one card, on the forehead
  p: face(14, 30, 11) + face(46, 30, 11) + PLUS, // partners
  s: `<rect x="5" y="16" width="50" height="28" rx="14" fill="#7ee6ea"/><path d="M14 30h12M20 24v12M33 24l4-2v16" fill="none" stroke="#10262a" stroke-width="3.600" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="46" cy="30" rx="4.200" ry="7.400" fill="none" stroke="#10262a" stroke-width="3.400"/>`, // the score
  r: `${face(30, 30, 15)}<circle cx="30" cy="30" r="23" fill="none" stroke="rgba(255,255,255,.4)" stroke-width="5"/><path d="M30 7a23 23 0 0119.900 34.500" fill="none" stroke="#f6eed8" stroke-width="5.500"/>`, // the ring round a face
  d: `<rect x="4" y="17" width="52" height="28" rx="14" fill="#06262c" stroke="${GOLD}" stroke-width="3.500"/>${face(18, 31, 9)}<circle cx="43" cy="17" r="10" fill="#f3d48a" stroke="#6b4a14" stroke-width="1.800"/><path d="M40 12v10h2q5 0 5-5t-5-5z" fill="none" stroke="#4a3006" stroke-width="2.200" stroke-linejoin="round"/>`, // whose turn it is, and the dealer
  c: card("h", 30, 42, 0) + up(30, 26, 6), // a card is played
};

/**
 * The pictures of rules of these kinds, a letter each; none for a kind that this table does not know.
 * @param {string[]} kinds
 */
export function picturesOf(kinds) {
  return kinds.map((kind) => (ART[kind] ? { ground: "felt", art: svg(ART[kind]) } : undefined));
}
