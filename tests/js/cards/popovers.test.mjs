import assert from "node:assert/strict";
import test from "node:test";

import { evenRows } from "../../../riverlib/boards/cards/popovers.js";

test("cards of a trick lie in one row where they have room, else in rows alike", () => {
  assert.deepEqual([2, 3, 4].map((cards) => evenRows(cards, 4)), [2, 3, 4]);
  assert.deepEqual([5, 6, 7, 8, 9, 10].map((cards) => evenRows(cards, 4)), [3, 3, 4, 4, 3, 4]);
  assert.deepEqual([6, 7, 10].map((cards) => evenRows(cards, 6)), [6, 4, 5]);
});
