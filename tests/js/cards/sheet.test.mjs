// The totals on the score sheet are the sums of its points; bids are written in at once; rows in sight are whole.

import assert from "node:assert/strict";
import test from "node:test";
import { bidsUnderWay, rowsInSight, runningTotals, sidesOf, summed } from "../../../riverlib/boards/cards/sheet.js";

test("totals run on from deal to deal, below nothing too", () => {
  const deals = [{ points: [12, -3, 0] }, { points: [-20, 3, 1] }];
  assert.deepEqual(runningTotals(deals), [[12, -3, 0], [-8, 0, 1]]);
  assert.deepEqual(runningTotals([]), []);
});

test("bids of the deal under way are written in, but none that is hidden and none of a deal whose result is on show", () => {
  const seats = [{ bid: 2 }, { bid: null }, { bid: 0 }];
  assert.deepEqual(bidsUnderWay({ deal: { number: 2 }, sheet: { deals: [{}] }, seats }), [2, null, 0]);
  assert.deepEqual(bidsUnderWay({ deal: { number: 1 }, sheet: { deals: [{}] }, seats }), [null, null, null]);
});

test("a sheet that has to scroll shows whole rows, the deal under way among them", () => {
  const heights = [50, 50, 50, 32, 26, 26];
  assert.equal(rowsInSight(heights, 3, 234), null);
  assert.deepEqual(rowsInSight(heights, 3, 233), { skipped: 0, height: 208 });
  assert.deepEqual(rowsInSight(heights, 3, 140), { skipped: 50, height: 132 });
  assert.deepEqual(rowsInSight(heights, 0, 90), { skipped: 0, height: 50 });
  assert.deepEqual(rowsInSight(heights, 5, 20), { skipped: 208, height: 26 });
});

test("partners have a column together, with the bids of both in it", () => {
  assert.deepEqual(sidesOf([{ team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }]), [[0, 2], [1, 3]]);
  assert.deepEqual(sidesOf([{ team: null }, { team: null }]), [[0], [1]]);
  assert.equal(summed([1, 0, 2, 3], [0, 2]).replace(/\u2009/g, ""), "1+2");
  assert.equal(summed([1, null, null, 3], [0, 2]).replace(/\u2009/g, ""), "1+?", "the partner has not bid yet");
  assert.equal(summed([4], [0]), "4");
});
