// deal_word.js: what is said at the end of a deal, before its result lies there.

import assert from "node:assert/strict";
import { test } from "node:test";

import { dealWord, praiseLeft } from "../../../riverlib/boards/cards/deal_word.js";

const seats = (...kinds) => kinds.map((kind, no) => ({ kind, name: ["Anna", "Ben", "Cleo"][no] }));
const row = (seat, bid, taken, points) => ({ place: 1, seats: [seat].flat(), bid, taken, made: bid === taken, points });
const word = (players, summary, home = null) => dealWord(/** @type {any} */ ({ home, seats: players, summary }));

test("the one who reads is told what became of the own bid", () => {
  const alone = seats("person", "steady", "steady");
  assert.deepEqual(word(alone, [row(1, 1, 0, -1), row(0, 2, 2, 12)]), { title: "Exactly!", words: "You bid 2 and took 2", outcome: "made", bid: 2, points: 12 });
  assert.equal(word(alone, [row(0, 2, 1, -1)]).outcome, "missed");
  assert.equal(word(seats("person", "person", "steady"), [row([0, 2], 2, 1, -1), row(1, 0, 0, 5)], { you: 0 }).words, "Your side bid 2 and took 1");
});

test("a bid that was missed is told by how much, one that may be beaten is made and not exact", () => {
  const title = (own) => word(seats("person", "steady"), [own])?.title;
  assert.equal(title(row(0, 2, 1, -1)), "One short");
  assert.equal(title(row(0, 0, 2, 2)), "Two too many");
  assert.equal(title({ ...row(0, 2, 3, 13), made: true }), "Made it!");
});

test("several who look on are told whose bids came true, for none of them is 'you'", () => {
  const many = seats("person", "person", "steady");
  assert.deepEqual(word(many, [row(0, 1, 1, 11), row(1, 0, 1, 1), row(2, 2, 2, 12)]), { title: "", words: "Bid made: Anna and Cleo", outcome: "", bid: null, points: null });
  assert.equal(word(many, [row(0, 1, 0, 0), row(1, 0, 1, 1)]).words, "No bid came true");
  assert.equal(word(many, [row(0, 1, 1, 11), row(1, 0, 0, 5)]).words, "All bids came true!");
  assert.equal(word(seats("person", "steady"), [row(0, 1, 1, 11)], { watches: true }).outcome, "", "the screen in the room");
});

test("before there is a result nothing is said", () => {
  assert.equal(word(seats("person", "steady"), null), null);
});

test("praise can be read for nine tenths of a second, however soon the result is there", () => {
  assert.equal(praiseLeft(1000, 1300), 600);
  assert.equal(praiseLeft(1000, 2600), 0);
});
