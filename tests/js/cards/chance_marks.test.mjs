// chance_marks.js: of the points below the numbers the most stand out.

import assert from "node:assert/strict";
import { test } from "node:test";

import { standsOut } from "../../../riverlib/boards/cards/chance_marks.js";

test("the most points stand out, as they are written: alike ones together, and of none known none", () => {
  assert.deepEqual(standsOut(["3.1", "5.4", "", "−0.9"]), [false, true, false, false]);
  assert.deepEqual(standsOut(["5.4", "5.4", "−3.8"]), [true, true, false]);
  assert.deepEqual(standsOut(["−3.8", "−0.9"]), [false, true]);
  assert.deepEqual(standsOut(["", ""]), [false, false]);
});
