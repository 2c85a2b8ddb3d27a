// ranking.js: who stands where: rows of the summary, the standings above the score sheet, the steps of the podium.

import { make } from "../dom.js";
import { minus, nameList, plural } from "../phrases.js";
import { portraitNode } from "../portraits.js";
import { ownSides } from "../talk.js";
import { winWords } from "./coach_words.js";

/** @import { CardView, Seat } from "./view_types.js" */

/** What a bid came to, in a word. */
export function outcomeWord(made) {
  return made ? "made" : "missed";
}

/**
 * The face of a player in the colour of the seat.
 * @param {Seat} seat
 * @param {number} no
 */
export function faceOf({ face }, no) {
  const node = make("span", "portrait-frame");
  node.style.setProperty("--mine", `var(--seat-${no})`);
  node.append(portraitNode(face));
  return node;
}

/**
 * The faces of a side beside each other.
 * @param {number[]} side
 * @param {Seat[]} seats
 */
export function facesOf(side, seats) {
  const faces = make("span", "faces");
  faces.append(...side.map((no) => faceOf(seats[no], no)));
  return faces;
}

/**
 * Everybody by the totals so far, in one line that wraps.
 * @param {CardView} view
 */
export function standingsNode({ standings, seats, coach, sheet }) {
  const isScored = sheet.deals.length > 0; // before that nobody is first
  const list = make("ol", "standings");
  list.setAttribute("aria-label", "Standings");
  for (const { place, seats: side } of standings) {
    const { total } = seats[side[0]];
    const item = make("li");
    const names = make("span", "who", nameList(side.map((no) => seats[no].name)));
    item.append(make("b", "place-no", isScored ? `${place}.` : ""), facesOf(side, seats), names, make("b", "sum", minus(total)));
    const wins = winWords(coach?.chances, side[0]);
    if (wins) item.append(make("span", "wins", wins));
    item.setAttribute("aria-label", [`${isScored ? `${place}. ` : ""}${names.textContent}`, plural(total, "point"), wins].filter(Boolean).join(", "));
    list.append(item);
  }
  return list;
}

/**
 * Says of a side whether its row is marked as one's own.
 * @param {CardView} view
 */
export function ownRows(view) {
  const { seats, standings } = view;
  return ownSides(view, seats.map(({ kind }) => kind === "person"), standings.map(({ seats: side }) => side));
}

/**
 * What the podium needs of each side.
 * @param {CardView} view
 */
export function podiumSides(view) {
  const { seats, standings } = view;
  const isOwn = ownRows(view);
  return standings.map(({ place, seats: side }) => ({
    place, mine: isOwn(side), name: nameList(side.map((no) => seats[no].name)), faces: facesOf(side, seats), score: plural(seats[side[0]].total, "point"),
  }));
}
