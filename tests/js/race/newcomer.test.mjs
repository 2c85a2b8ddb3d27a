import assert from "node:assert/strict";
import test from "node:test";

import { isFirstRounds } from "../../../riverlib/boards/race/newcomer.js";
import { worthWords } from "../../../riverlib/boards/race/chips.js";

const riverOf = (tides, isFirst = true) => /** @type {any} */ ({ tips: { isFirst, isOn: () => isFirst }, settings: {}, view: { lesson: null }, shown: { river: { tides } } });

test("a newcomer reads no chances while the tips still say how it goes", () => {
  assert.deepEqual([0, 1, 2, 5].map((tides) => isFirstRounds(riverOf(tides))), [true, true, false, false]);
  assert.equal(isFirstRounds(riverOf(0, false)), false);
});

test("of several choices that are as good none is called the best", () => {
  const hint = /** @type {any} */ ({ best: "a", words: { a: "as good", b: "as good", c: "worse" } });
  assert.deepEqual(["a", "b", "c"].map((id) => worthWords(id, hint)), ["★ good", "as good", "worse"]);
  assert.equal(worthWords("a", { ...hint, words: { a: "as good", b: "worse", c: "worse" } }), "★ best");
});
