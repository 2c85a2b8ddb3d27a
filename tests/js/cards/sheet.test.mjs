// The totals on the score sheet are the sums of its points; bids are written in at once; rows in sight are whole.

import assert from "node:assert/strict";
import test from "node:test";
import { bidsUnderWay, rowsInSight, runningTotals, sidesOf, summed, showRunningRow } from "../../../riverlib/boards/cards/sheet.js";

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

/** A holder whose box has so much height, and `more` once what the signs mean has given way. */
function holderOf({ rows, room, more }) {
  const has = new Set();
  const classList = { toggle: (name, on) => (on ? has.add(name) : has.delete(name)), contains: (name) => has.has(name) };
  const row = (no) => ({ offsetTop: 30 + no * 50, offsetHeight: 50, classList: { contains: () => false } });
  const height = () => room + (has.has("fuller") ? more : 0);
  const box = { style: { maxHeight: "" }, scrollTop: 0, get clientHeight() { return height(); }, get offsetHeight() { return height(); }, querySelectorAll: () => Array.from({ length: rows }, (_, no) => row(no)) };
  return { holder: { classList, querySelector: () => box }, box, has };
}

test("what the signs mean gives way where all deals have room then, and nowhere else", () => {
  const all = holderOf({ rows: 5, room: 200, more: 80 });
  showRunningRow(all.holder);
  assert.deepEqual([all.has.has("fuller"), all.box.style.maxHeight], [true, ""]);
  const long = holderOf({ rows: 9, room: 200, more: 80 });
  showRunningRow(long.holder);
  assert.deepEqual([long.has.has("fuller"), long.box.style.maxHeight, long.box.scrollTop], [false, "180px", 300]);
  const few = holderOf({ rows: 3, room: 200, more: 80 });
  showRunningRow(few.holder);
  assert.equal(few.has.has("fuller"), false);
});
