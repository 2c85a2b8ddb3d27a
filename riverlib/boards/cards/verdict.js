// verdict.js: the line above the result of a game: who has won and, to the one who reads it, how it was for them. Pure.

import { minus, nameList, ordinal } from "../phrases.js";
import { winnersWords } from "./words.js";

/** @import { CardView } from "./view_types.js" */

const HAIR = 3; // points between two sides that were as good as level: less than any bid is worth
const PLACES = ["first", "second", "third", "fourth", "fifth"]; // in words where there is one: a number would be read as points

/**
 * Who is "you" in what is told. Pure.
 * @param {Pick<CardView, "home" | "seats">} view
 * @returns {number} the seat of the one person who reads at this device; -1 where several do, or nobody
 */
export function readerOf({ home, seats }) {
  if (home) return home.watches ? -1 : home.you ?? -1;
  const people = seats.flatMap(({ kind }, no) => (kind === "person" ? [no] : []));
  return people.length === 1 ? people[0] : -1;
}

/**
 * How a game ended: "By a hair: you win by 2", "Heron wins with 40. You came second, only 2 behind", and for several readers "Heron wins with 23".
 * @param {Pick<CardView, "home" | "seats" | "winners" | "standings">} view
 */
export function endWords(view) {
  const { seats, standings, winners } = view;
  const reader = readerOf(view);
  const own = standings.find(({ seats: side }) => side.includes(reader));
  const first = standings.filter(({ place }) => place === 1);
  if (!own || !first.length || standings.length < 2) return winnersWords(winners, seats, view.home?.you);
  const you = winners.includes(reader);
  const names = nameList([...(you ? ["you"] : []), ...winners.filter((seat) => seat !== reader).map((seat) => seats[seat].name)]);
  if (first.length > 1) return you ? `Well matched: ${names} share the win` : `${names} share the win. ${warmth(own, view)}`;
  const best = seats[first[0].seats[0]].total;
  const wins = `${names} ${you || winners.length > 1 ? "win" : "wins"}`;
  if (!you) return `${wins} with ${minus(best)}. ${warmth(own, view)}`;
  const by = best - seats[standings.find(({ place }) => place > 1).seats[0]].total;
  return `${by <= HAIR ? "By a hair" : "Well played"}: ${wins} by ${minus(by)}`;
}

/** What is said to a side that has not won: where it came, and kindly, never about how it was played. */
function warmth({ place, seats: side }, { standings, seats }) {
  const behind = Math.max(...seats.map(({ total }) => total)) - seats[side[0]].total;
  const came = `You came ${PLACES[place - 1] ?? ordinal(place)}`;
  if (behind > 0 && behind <= HAIR) return `${came}, only ${behind} behind`;
  if (place === Math.max(...standings.map((each) => each.place))) return "The next may be yours";
  return `${came}: ${place === 2 ? "well done" : "a good game"}`;
}
