// What the others did since my last turn, in one short line.

import assert from "node:assert/strict";
import { test } from "node:test";

import { eventsSince, factsOf, rowsOf, sinceWords } from "../../../riverlib/boards/race/since.js";

const SEATS = [{ name: "You", you: true, bot: false }, { name: "Otter", you: false, bot: true }, { name: "Heron", you: false, bot: true }];
const roll = (seat) => ({ kind: "roll", seat, face: 3 });
const sail = (seat, target) => ({ kind: "sail", seat, boat: 0, origin: target - 3, target });
const dock = (seat, no) => ({ kind: "dock", seat, boat: 0, dock: no });
const tide = (...lost) => ({ kind: "tide", card: 1, lost });
const wordsOf = (events, seats = SEATS, fits = () => true) => sinceWords(factsOf(eventsSince({ events, seats }), seats), (words) => fits(words.join(" "))).join(" ");

test("what the others did since my last move is told in the order in which it happened", () => {
  const events = [roll(1), sail(1, 4), roll(0), sail(0, 5), roll(1), sail(1, 99), dock(1, 11), tide([2, 0])];
  assert.equal(wordsOf(events), "Otter reached dock 11. Heron's boat fell.");
});

test("a plain turn is told as where the boat is now", () => {
  assert.equal(wordsOf([sail(0, 5), roll(1), sail(1, 6)]), "Otter sailed to 7.");
  assert.equal(wordsOf([sail(0, 5), roll(1), sail(1, 6), tide()]), "Otter is now on 6.", "the tide has moved it since");
  assert.equal(wordsOf([sail(0, 5), roll(1), sail(1, 3), { kind: "aground", seat: 1, boat: 0, place: 3 }]), "Otter sailed to 4.");
  assert.equal(wordsOf([sail(0, 5), roll(1), sail(1, 6), { ...sail(1, 8), kind: "ride" }]), "Otter rode the tide to 9.");
});

test("winds are told as whose they were and whom they moved", () => {
  const ill = (victim) => ({ kind: "ill", seat: 1, victim, boat: 0, origin: 5, target: 3 });
  assert.equal(wordsOf([roll(1), ill(0)]), "Otter's wind blew you back to 4.");
  assert.equal(wordsOf([roll(1), ill(2), tide()]), "Otter's wind blew Heron back, now on 3.");
  assert.equal(wordsOf([roll(1), { ...sail(1, 6), kind: "good" }]), "A good wind took Otter to 7.");
  assert.equal(wordsOf([roll(1), { ...sail(1, 6), kind: "good" }, tide()]), "A good wind took Otter on, now on 6.");
  assert.equal(wordsOf([roll(1), { kind: "lost_turn", seat: 1 }]), "The wind was no use to Otter.");
});

test("a boat that has fallen since is told as that alone, one's own first", () => {
  assert.equal(wordsOf([roll(1), sail(1, 0), tide([1, 0])]), "Otter's boat fell.");
  assert.equal(wordsOf([tide([1, 0], [0, 2])]), "Your boat and Otter's fell.");
  assert.equal(wordsOf([tide([0, 1], [0, 2])]), "Your 2 boats fell.");
  assert.equal(wordsOf([tide([2, 1], [1, 2])]), "Heron's boat and Otter's fell.");
});

test("never more than three sentences, and where room is short those that matter", () => {
  const many = [roll(1), sail(1, 4), roll(2), sail(2, 99), dock(2, 9), roll(1), sail(1, 7), tide([0, 1])];
  const events = [sail(0, 3), ...many];
  assert.equal(wordsOf(events), "Heron reached dock 9. Otter is now on 7. Your boat fell.");
  assert.equal(wordsOf(events, SEATS, (words) => words.length < 40), "Heron reached dock 9. Your boat fell.");
  assert.equal(wordsOf(events, SEATS, (words) => words.length < 17), "Your boat fell.");
  assert.equal(wordsOf(events, SEATS, () => false), "");
});

test("where several share a device, what the others did is what the bots did since the last of them", () => {
  const seats = [{ name: "Anna", you: false, bot: false }, { name: "Ben", you: false, bot: false }, { name: "Otter", you: false, bot: true }];
  assert.equal(wordsOf([roll(0), sail(0, 4), roll(1), sail(1, 5)], seats), "");
  assert.equal(wordsOf([roll(1), sail(1, 5), roll(2), sail(2, 6)], seats), "Otter sailed to 7.");
});

test("a sentence stays in one row where it can", () => {
  const measure = (words) => words.length;
  assert.equal(rowsOf(["Otter sailed to 7.", "Heron sailed to 4."], 40, measure), 1);
  assert.equal(rowsOf(["Otter sailed to 7.", "Heron sailed to 4."], 30, measure), 2);
  assert.equal(rowsOf(["Otter sailed to 7."], 10, measure), 2, "longer than a row it goes on in the next");
  assert.equal(rowsOf([], 10, measure), 0);
});
