// boats.js: the boats. Each seat has its own rig, hull and emblem, and the colour of its player
// (`--sail-0`, `--shade-0`: portraits.js): at 30 pixels any one of them tells whose it is.
// Every boat sails to the right in a box of 60 x 60, its waterline at 52.

import { draw, make, makeButton } from "../dom.js";

const SAILCLOTH = "#fffaec";
const OUTLINE = "#0a2c3a";
const RIGS = [
  { // sloop: two triangles
    sails: ["M27 3C25 17 17 31 6 40.5Q17 43 27 41.5z", "M31.5 8C39 17 47 28 53 40Q42 42.5 31.5 41z"],
    mast: "M29 2v44",
    hull: "M4 44.5Q29 49 57 43.5 52 56 42 56H17Q7 55 4 44.5z",
    emblem: '<path d="M20.5 22l2.3 5.6 6 .4-4.6 3.9 1.5 5.9-5.2-3.2-5.1 3.3 1.4-5.9-4.6-3.9 6-.5z"/>',
  },
  { // longship: one square sail
    sails: ["M10 8Q30 13 50 8 54 24 50 40 30 46 10 40 15 24 10 8z"],
    mast: "M30 3v43M8 8.5h44",
    hull: "M3 37C6 42 8 46 14 46h32c6 0 8-4 11-10 1 12-4 20-13 20H17C8 56 3 50 3 37z",
    emblem: '<circle cx="31.5" cy="25" r="6.6"/><path d="M31.5 14v4M31.5 32v4M20.5 25h4M38.5 25h4M23.7 17.2l2.8 2.8M36.5 30l2.8 2.8M39.3 17.2l-2.8 2.8M26.5 30l-2.8 2.8" fill="none" stroke-width="2.6" stroke-linecap="round"/>',
  },
  { // junk: a fan with battens
    sails: ["M15 5C28 2 41 6 50 15q-4 2-2 8-3 2-1 8-3 3-2 8Q28 45 12 40 17 22 15 5z"],
    mast: "M27 1v45",
    hull: "M2 38l10 4q18 6 45 1-3 13-13 13H17Q5 54 2 38z",
    emblem: '<path d="M16 14.5Q32 12 48 22M15.5 24Q31 23 46.5 30M14 33Q29 35 45 37.5" fill="none" stroke-width="3.6" stroke-linecap="round"/>',
  },
  { // dhow: one great slanting sail
    sails: ["M7 38.5C12 22 28 6 51 2 47 16 47 30 51 41Q28 46 7 38.5z"],
    mast: "M4 40L53 1M31 14v32",
    hull: "M6 44q22 5 53-4-5 16-17 16H18Q8 55 6 44z",
    emblem: '<path d="M40 17.5a10 10 0 102.5 16.8 11.5 11.5 0 01-2.5-16.8z"/>',
  },
];

function sailsOf(seat) {
  const path = RIGS[seat].sails.join("");
  // dark, then cloth, then colour: the cream hem stands off from water, sand and wood alike
  return `<path d="${path}" fill="none" stroke="${OUTLINE}" stroke-width="5.2" stroke-linejoin="round"/>
    <path d="${path}" fill="var(--sail-${seat})" stroke="${SAILCLOTH}" stroke-width="2.6" stroke-linejoin="round"/>
    <path d="${RIGS[seat].sails.at(-1)}" fill="var(--shade-${seat})" opacity="${RIGS[seat].sails.length > 1 ? 1 : 0}"/>`;
}

function hullOf(seat) {
  const { hull } = RIGS[seat];
  return `<path d="${hull}" fill="#8a5427" stroke="${OUTLINE}" stroke-width="2.4" stroke-linejoin="round"/>
    <path d="M8 50.5Q30 54.5 53 49.5" fill="none" stroke="var(--sail-${seat})" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M12 46.8Q30 49.8 50 46.4" fill="none" stroke="#c98a4b" stroke-width="1.6" stroke-linecap="round"/>`;
}

/** One boat, heading to the right: for the river and, small, for the plates. */
export function boatSvg(seat) {
  const no = seat % RIGS.length;
  return `<svg class="boat-picture" viewBox="0 0 60 60" aria-hidden="true"><ellipse cx="30" cy="56.500" rx="29" ry="4.200" fill="#042433" opacity=".4"/>
    <path d="${RIGS[no].mast}" fill="none" stroke="${OUTLINE}" stroke-width="3.6" stroke-linecap="round"/>
    ${sailsOf(no)}<g fill="${SAILCLOTH}" stroke="${SAILCLOTH}" stroke-width=".6" stroke-linejoin="round">${RIGS[no].emblem}</g>
    ${hullOf(no)}<path d="M1 56.5q4-3 7.3 0t7.3 0 7.3 0 7.3 0 7.3 0 7.3 0 7.3 0 6.5-.6" fill="none"
      stroke="#eafcff" stroke-width="2.2" stroke-linecap="round" opacity=".9"/></svg>`;
}

/** A place for a boat, and plainly no boat: its outline, broken, in a wash of its colour, over sailcloth: over water alone each would be a grey. */
export function outlineSvg(seat) {
  const no = seat % RIGS.length;
  const path = [...RIGS[no].sails, RIGS[no].hull].join("");
  return `<svg class="boat-picture outline" viewBox="0 0 60 60" aria-hidden="true">
    <path d="${path}" fill="${SAILCLOTH}" fill-opacity=".72" stroke="${OUTLINE}" stroke-opacity=".9" stroke-width="6.4" stroke-linejoin="round"/>
    <path d="${path}" fill="var(--sail-${no})" fill-opacity=".66"/>
    <path d="${path}" fill="none" stroke="#fffdf4" stroke-width="3.4" stroke-linejoin="round" stroke-dasharray="12 4"/></svg>`;
}

/** A boat on the river: a button that takes no clicks until it may move. */
export function boatNode(seat) {
  const node = makeButton("boat", null);
  node.dataset.seat = seat;
  node.tabIndex = -1;
  const hull = make("span", "hull");
  hull.append(draw(boatSvg(seat)));
  node.append(hull);
  return node;
}
