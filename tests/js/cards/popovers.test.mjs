import assert from "node:assert/strict";
import test from "node:test";

import { evenRows, trickWords } from "../../../riverlib/boards/cards/popovers.js";

test("cards of a trick lie in one row where they have room, else in rows alike", () => {
  assert.deepEqual([2, 3, 4].map((cards) => evenRows(cards, 4)), [2, 3, 4]);
  assert.deepEqual([5, 6, 7, 8, 9, 10].map((cards) => evenRows(cards, 4)), [3, 3, 4, 4, 3, 4]);
  assert.deepEqual([6, 7, 10].map((cards) => evenRows(cards, 6)), [6, 4, 5]);
});

test("a trick that has gone is told as one that has", () => {
  assert.equal(trickWords({ running: "So far it is yours: the 3 of clubs is the only card yet.", last: "Ben took it: …" }), "So far it is yours: the 3 of clubs is the only card yet.");
  assert.equal(trickWords({ running: null, last: "You took it: the 10 of hearts was the only trump." }), "Last trick: you took it: the 10 of hearts was the only trump.");
  assert.equal(trickWords({ running: null, last: "Youri took it." }), "Last trick: Youri took it.");
  assert.equal(trickWords({ running: null, last: null }), null);
});
