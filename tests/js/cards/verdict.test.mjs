// How a game ended, said to whoever reads it.
import assert from "node:assert/strict";
import test from "node:test";
import { endWords } from "../../../riverlib/boards/cards/verdict.js";

const NAMES = ["Anna", "Heron", "Otter", "Pike"];

/** A game that ended with these totals, by place; the first seat is the person's. */
function ended(totals, more = {}) {
  const seats = totals.map((total, no) => ({ name: NAMES[no], kind: no ? "steady" : "person", total, team: null }));
  const place = (total) => 1 + totals.filter((other) => other > total).length;
  const standings = totals.map((total, no) => ({ place: place(total), seats: [no] })).sort((one, other) => one.place - other.place);
  return { seats, standings, winners: standings.filter((each) => each.place === 1).flatMap((each) => each.seats), ...more };
}

test("each outcome has a line of its own, kind to whoever reads it", () => {
  assert.equal(endWords(ended([60, 40, 30])), "Well played: you win by 20");
  assert.equal(endWords(ended([42, 40, 30])), "By a hair: you win by 2");
  assert.equal(endWords(ended([40, 40, 30])), "Well matched: you and Heron share the win");
  assert.equal(endWords(ended([38, 40, 30])), "Heron wins with 40. You came second, only 2 behind");
  assert.equal(endWords(ended([30, 50, 20])), "Heron wins with 50. You came second: well done");
  assert.equal(endWords(ended([30, 50, 40, 20])), "Heron wins with 50. You came third: a good game");
  assert.equal(endWords(ended([10, 50, 40])), "Heron wins with 50. The next may be yours");
  assert.equal(endWords(ended([10, 50])), "Heron wins with 50. The next may be yours");
  assert.equal(endWords(ended([10, 50, 50])), "Heron and Otter share the win. The next may be yours");
});

test("who reads with others, or only watches, is told the plain result", () => {
  const two = ended([60, 40]);
  assert.equal(endWords({ ...two, seats: two.seats.map((each) => ({ ...each, kind: "person" })) }), "Anna wins with 60");
  assert.equal(endWords({ ...two, home: { watches: true, you: null } }), "Anna wins with 60");
  assert.equal(endWords({ ...two, home: { watches: false, you: 1 } }), "Anna wins with 60. The next may be yours");
});

test("partners win together", () => {
  const view = ended([60, 40, 60, 40]);
  view.standings = [{ place: 1, seats: [0, 2] }, { place: 2, seats: [1, 3] }];
  assert.equal(endWords(view), "Well played: you and Otter win by 20");
});
