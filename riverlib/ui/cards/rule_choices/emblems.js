// emblems.js: what is different in a rule set, drawn small: who plays together, what is seen, how is bid, what is trump, what counts.

import { draw, make } from "../../../boards/dom.js";
import { suitSign } from "../../../boards/cards/faces.js";

const GOLD = "#ffd36b";
const PALE = "#8fe3d6";
const CREAM = "#fbf5e6";

/** @param {string} inside */
const drawing = (inside) => draw(`<svg class="rule-drawing" viewBox="0 0 160 72" aria-hidden="true">${inside}</svg>`);

/** Two and two across the table. */
function partners() {
  const seat = (x, y, colour) => `<circle cx="${x}" cy="${y}" r="11" fill="${colour}" stroke="#08383b" stroke-width="2"/><circle cx="${x}" cy="${y - 3}" r="3.500" fill="#08383b"/><path d="M${x - 6} ${y + 7}a6 6 0 0112 0z" fill="#08383b"/>`;
  return drawing(`<ellipse cx="80" cy="36" rx="46" ry="23" fill="#0a4a4c" stroke="#c99a3f" stroke-width="2"/>
    <path d="M80 14v44" stroke="${GOLD}" stroke-width="3" stroke-dasharray="5 4"/><path d="M36 36h88" stroke="${PALE}" stroke-width="3" stroke-dasharray="5 4"/>
    ${seat(80, 13, GOLD)}${seat(80, 59, GOLD)}${seat(34, 36, PALE)}${seat(126, 36, PALE)}`);
}

/** Everybody's card is seen but one's own. */
function forehead() {
  const head = (x, mark, colour) => `<circle cx="${x}" cy="52" r="16" fill="#f0c79c"/><circle cx="${x - 5}" cy="53" r="1.800" fill="#3d2a1a"/><circle cx="${x + 5}" cy="53" r="1.800" fill="#3d2a1a"/><path d="M${x - 5} 59q5 4 10 0" fill="none" stroke="#3d2a1a" stroke-width="1.800" stroke-linecap="round"/>
    <rect x="${x - 12}" y="9" width="24" height="34" rx="4" fill="${mark === "?" ? "#1c4f7c" : CREAM}" stroke="${mark === "?" ? CREAM : "#8a7a58"}" stroke-width="1.500"/><text x="${x}" y="33" text-anchor="middle" font-size="20" font-weight="700" fill="${colour}">${mark}</text>`;
  return drawing(head(32, "K", "#b3202c") + head(80, "?", CREAM) + head(128, "7", "#1d2630"));
}

/** All bids at the same moment. */
function fists() {
  const chip = (x, bid) => `<path d="M${x} 4v8M${x - 20} 10l5 6M${x + 20} 10l-5 6" stroke="${GOLD}" stroke-width="3" stroke-linecap="round"/><circle cx="${x}" cy="42" r="20" fill="${CREAM}" stroke="#c99a3f" stroke-width="4"/><text x="${x}" y="50" text-anchor="middle" font-size="23" font-weight="700" fill="#1d2630">${bid}</text>`;
  return drawing(chip(28, 2) + chip(80, 0) + chip(132, 1));
}

/** Trump goes round. */
function suits() {
  const row = make("span", "rule-suits");
  for (const suit of "shdc") {
    const disc = make("span");
    disc.append(draw(suitSign(suit)));
    row.append(disc);
  }
  row.append(make("span", "none", "–"));
  return row;
}

/** A card of each kind of points: what is won shines, what costs is red. */
function coins({ coins: said }) {
  const row = make("span", "rule-coins");
  const best = said.reduce((most, each) => Math.max(most, Number(each) || 0), 0);
  row.append(...said.map((each) => {
    const kind = each.startsWith("+") ? "won" : each === "0" ? "nothing" : "lost";
    return make("span", `rule-coin ${kind}${Number(each) === best ? " best" : ""}`, each);
  }));
  return row;
}

/** Whoever cannot follow must trump. */
function must() {
  const card = (x, turn, edge) => `<rect x="${x - 19}" y="8" width="38" height="54" rx="5" transform="rotate(${turn} ${x} 36)" fill="${CREAM}" stroke="${edge}" stroke-width="${edge === GOLD ? 4 : 1}"/>`;
  const sign = (x, suit) => `<g transform="translate(${x - 13} 23)"><svg width="26" height="26" viewBox="0 0 100 100">${suitSign(suit).replace(/^<svg[^>]*>|<\/svg>$/g, "")}</svg></g>`;
  return drawing(`${card(42, -5, "#8a7a58")}<g color="#b3202c">${sign(42, "h")}</g><path d="M68 36h22m-8-8l8 8-8 8" fill="none" stroke="${GOLD}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${card(118, 4, GOLD)}<g color="#1d2630">${sign(118, "s")}</g>`);
}

/** A trump that waits until it may be led: beside its sign the sand runs. A lock would look as if the rule set were locked. */
export function trumpsWait() {
  const spade = suitSign("s").replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return draw(`<svg class="rule-waits" viewBox="0 0 42 24" aria-hidden="true"><rect width="42" height="24" rx="12" fill="${GOLD}"/>
    <g color="#3d2a00"><svg x="6" y="4" width="16" height="16" viewBox="0 0 100 100">${spade}</svg></g>
    <path d="M26 5h10M26 19h10" stroke="#3d2a00" stroke-width="2" stroke-linecap="round"/><path d="M27.500 6h7c0 3.500-2.300 4-2.300 6s2.300 2.500 2.300 6h-7c0-3.500 2.300-4 2.300-6s-2.300-2.500-2.300-6z" fill="none" stroke="#3d2a00" stroke-width="1.500"/><path d="M28.300 18c.4-2 1.600-2.500 2.700-3.200 1.100.7 2.300 1.200 2.700 3.200z" fill="#3d2a00"/></svg>`);
}

/** By the name that the page gives; what is not here is a hand of cards. */
export const EMBLEMS = { partners, forehead, fists, suits, coins, must };
