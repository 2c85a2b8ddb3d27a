// taking_back.js: in which order and how quickly what was taken back goes home.

import assert from "node:assert/strict";
import { test } from "node:test";

import { backTimes, tricksBack, tricksOf } from "../../../riverlib/boards/cards/taking_back.js";

const last = ({ felt, tricks }) => Math.max(...[...felt, ...tricks.flatMap(({ spread, home }) => [spread, ...home])].map(({ end }) => end));

test("a trick comes out of its plate, lies for a moment, and each of its cards goes home after the other", () => {
  const { felt, tricks: [{ spread, home }] } = backTimes(0, [4]);
  assert.deepEqual(felt, []);
  assert.equal(spread.start, 0);
  assert.ok(home[0].start > spread.end, "it is seen whole");
  home.slice(1).forEach(({ start }, no) => assert.ok(start > home[no].start));
});

test("a trick comes when the felt is all but bare, and only what was not taken back stays", () => {
  const { felt, tricks: [{ spread, home }] } = backTimes(2, [3]);
  assert.ok(spread.start > felt[1].start);
  assert.equal(home.length, 3);
});

test("of two tricks the later one is all but home when the one before it comes", () => {
  const { tricks: [later, before] } = backTimes(0, [4, 3]);
  assert.ok(before.spread.start > later.home[3].start, "one after the other");
  assert.ok(before.home[0].start > before.spread.end, "each is seen whole");
});

test("cards of a trick that nobody had taken only go home", () => {
  assert.deepEqual(backTimes(1, []), { felt: [{ start: 0, end: 200 }], tricks: [] });
});

test("however many play it is over in seven tenths of a second, and two or three tricks within one", () => {
  for (const seats of [2, 3, 4, 7, 10]) for (const laid of [0, 1, seats - 1]) assert.ok(last(backTimes(laid, [seats])) <= 740, `${laid} of ${seats}`);
  for (const seats of [2, 3, 4, 10]) assert.ok(last(backTimes(0, [seats])) < 600);
  for (const seats of [2, 4, 10]) for (const home of [[seats, seats], [seats, seats, seats - 1]]) assert.ok(last(backTimes(seats - 1, home)) <= 951);
});

const play = (seat, card) => /** @type {any} */ ({ kind: "play", seat, card });
const EVENTS = /** @type {any[]} */ ([
  { kind: "dealt" }, { kind: "bid", seat: 1 }, { kind: "lead", seat: 1 }, play(1, "2s"), play(0, "9s"), { kind: "trick", seat: 0 },
  { kind: "lead", seat: 0 }, play(0, "3h"), play(1, "4h"), { kind: "trick", seat: 1 }, play(1, "5c"),
]);
const FIRST = { leader: 1, cards: ["2s", "9s"], taker: 0 };
const SECOND = { leader: 0, cards: ["3h", "4h"], taker: 1 };

test("the tricks of a deal are read from what happened", () => {
  assert.deepEqual(tricksOf(EVENTS), [FIRST, SECOND]);
  assert.deepEqual(tricksOf([]), []);
});

test("all tricks that were taken back come, the last one first", () => {
  assert.deepEqual(tricksBack([FIRST, SECOND], []), [SECOND, FIRST]);
  assert.deepEqual(tricksBack([FIRST, SECOND], [FIRST]), [SECOND]);
  assert.deepEqual(tricksBack([FIRST], [FIRST]), []);
});

test("of many the last two are seen and the one that lies on the felt again", () => {
  const many = ["2s", "3s", "4s", "5s", "6s"].map((card) => ({ leader: 0, cards: [card], taker: 0 }));
  assert.deepEqual(tricksBack(many, []).map(({ cards }) => cards[0]), ["6s", "5s", "2s"]);
});
