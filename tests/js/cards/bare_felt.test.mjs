import assert from "node:assert/strict";
import { test } from "node:test";
import { bareGrounds } from "../../../riverlib/boards/cards/bare_felt.js";

const WHOLE = { left: 0, right: 100, top: 0, bottom: 60 };

test("an empty table is one bare ground", () => {
  assert.deepEqual(bareGrounds(WHOLE, [], { w: 10, h: 10 }), [WHOLE]);
});

test("around what lies there every ground is as large as it can be, the largest the first", () => {
  const grounds = bareGrounds(WHOLE, [{ left: 40, right: 60, top: 0, bottom: 40 }], { w: 10, h: 10 });
  assert.deepEqual(grounds, [
    { left: 0, right: 40, top: 0, bottom: 60 }, { left: 60, right: 100, top: 0, bottom: 60 }, { left: 0, right: 100, top: 40, bottom: 60 },
  ]);
});

test("what is too small for words is left out", () => {
  assert.deepEqual(bareGrounds(WHOLE, [{ left: 0, right: 100, top: 5, bottom: 55 }], { w: 10, h: 10 }), []);
});

test("what reaches over the rim takes no ground beyond it", () => {
  assert.deepEqual(bareGrounds(WHOLE, [{ left: -20, right: 120, top: 40, bottom: 90 }], { w: 10, h: 10 }), [{ left: 0, right: 100, top: 0, bottom: 40 }]);
});
