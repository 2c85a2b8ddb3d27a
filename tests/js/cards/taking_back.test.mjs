// taking_back.js: in which order and how quickly what was taken back goes home.

import assert from "node:assert/strict";
import { test } from "node:test";

import { backTimes } from "../../../riverlib/boards/cards/taking_back.js";

const last = (times) => Math.max(...[...times.felt, ...times.home, times.spread ?? { end: 0 }].map(({ end }) => end));

test("a trick comes out of its plate, lies for a moment, and each of its cards goes home after the other", () => {
  const { felt, spread, home } = backTimes(0, 4, 4);
  assert.deepEqual(felt, []);
  assert.equal(spread?.start, 0);
  assert.ok(home[0].start > Number(spread?.end), "it is seen whole");
  home.slice(1).forEach(({ start }, no) => assert.ok(start > home[no].start));
});

test("a trick comes when the felt is all but bare, and only what was not taken back stays", () => {
  const { felt, spread, home } = backTimes(2, 4, 3);
  assert.ok(Number(spread?.start) > felt[1].start);
  assert.equal(home.length, 3);
});

test("cards of a trick that nobody had taken only go home", () => {
  assert.deepEqual(backTimes(1, 0, 0), { felt: [{ start: 0, end: 200 }], spread: null, home: [] });
});

test("however many play it is over in seven tenths of a second", () => {
  for (const seats of [2, 3, 4, 7, 10]) for (const laid of [0, 1, seats - 1]) assert.ok(last(backTimes(laid, seats, seats)) <= 740, `${laid} of ${seats}`);
  for (const seats of [2, 3, 4, 10]) assert.ok(last(backTimes(0, seats, seats)) < 600);
});
