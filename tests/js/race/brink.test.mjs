import assert from "node:assert/strict";
import { test } from "node:test";

import { rowOf } from "../../../riverlib/boards/race/brink.js";

test("in the row at the waterfall the sail goes before a word does, and a longer name makes the words smaller", () => {
  const words = (/** @type {string} */ who) => ["Round 4", "Boats on card 1 fall", `after ${who} turn`];
  assert.deepEqual(rowOf(words("your"), 330), { flag: true, tight: false });
  assert.deepEqual(rowOf(words("Kingfi's"), 330), { flag: false, tight: false });
  assert.deepEqual(rowOf(words("Kingfisher's"), 330), { flag: false, tight: true });
  assert.deepEqual(rowOf(words("Kingfisher's"), Infinity), { flag: true, tight: false }, "where they stand below each other");
});
