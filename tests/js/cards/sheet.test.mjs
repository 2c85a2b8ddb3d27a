// The totals on the score sheet are the sums of its points.

import assert from "node:assert/strict";
import test from "node:test";
import { runningTotals } from "../../../riverlib/boards/cards/sheet.js";

test("totals run on from deal to deal, below nothing too", () => {
  const deals = [{ points: [12, -3, 0] }, { points: [-20, 3, 1] }];
  assert.deepEqual(runningTotals(deals), [[12, -3, 0], [-8, 0, 1]]);
  assert.deepEqual(runningTotals([]), []);
});
