// rule_pictures.js: what the short rules tell of, each as a small picture as it looks on the river.

import { pictured } from "../pictured.js";
import { boatSvg } from "./boats.js";
import { faceSvg } from "./die.js";

const svg = (body) => `<svg viewBox="0 0 60 60" aria-hidden="true">${body}</svg>`;
const COIN = svg(`<circle cx="30" cy="30" r="22" fill="#f6cf5e" stroke="#8a5a12" stroke-width="3"/><circle cx="30" cy="30" r="17" fill="none" stroke="#fff1bd" stroke-width="2"/>
  <text x="30" y="38" text-anchor="middle" font-size="22" font-weight="800" fill="#4a2c06">12</text>`);
const SANDBANK = svg(`<path d="M0 36q10-7 20-4t20-3 20 4v13q-10 6-20 3t-20 3-20-4z" fill="#ecd198" stroke="#b98d4e" stroke-width="2"/><path d="M24 34V10" stroke="#6b4526" stroke-width="3" stroke-linecap="round"/>
  <path d="M25 10l17 6-17 6z" fill="#c8452f"/><g fill="#b98d4e"><circle cx="14" cy="42" r="1.6"/><circle cx="36" cy="40" r="1.6"/><circle cx="46" cy="43" r="1.6"/></g>`);
const HIGH_TIDE = svg(`<path d="M0 0h60v60H0z" fill="#35b6d6"/><path d="M17 24l13-12 13 12M17 37l13-12 13 12" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M0 52q8-9 15 0t15 0 15 0 15 0" fill="none" stroke="#eafcff" stroke-width="4"/>`);

/** The pictures by the place of their rule in `short_rules`, where a test holds it; the last one is told on some rivers alone. */
const PICTURES = [
  { ground: "paper", art: faceSvg(3) }, { ground: "river", art: COIN }, { ground: "river", art: SANDBANK }, { ground: "river", art: HIGH_TIDE },
  { ground: "paper", art: faceSvg(6) }, { ground: "edge", art: boatSvg(1) }, { ground: "river", art: boatSvg(0) },
];

const [WAVES, WORD] = ["whose plate bears waves", "whose plate says “begins”"];

/**
 * The short rules as the plates of this board look: the first player's bears a word where there is room for it, waves elsewhere. Pure.
 * @param {string[]} rules
 * @param {boolean} isWorded
 */
export const asPlatesShow = (rules, isWorded) => rules.map((rule) => (isWorded ? rule.replace(WAVES, WORD) : rule));

/**
 * Put its picture before each of the short rules.
 * @param {Node[]} nodes of the help
 */
export function pictureRules(nodes) {
  return pictured(nodes, PICTURES);
}
