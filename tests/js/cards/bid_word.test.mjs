import assert from "node:assert/strict";
import test from "node:test";
import { saysBid, saysMyBid } from "../../../riverlib/boards/cards/bid_word.js";
import { tableLayout, tableShape } from "../../../riverlib/boards/cards/geometry.js";

const seat = (more = {}) => ({ bid: 1, taken: 0, together: false, bids: [1], within: 3, verdict: /** @type {const} */ (""), ...more });
const layoutOf = (seats, [width, height, view], odds = false) => tableLayout({ seats, width, height, cards: 5, shape: tableShape(width, view), odds });
const DESK = [1179, 642, 800];
const PHONE = [362, 698, 844];

test("the plates of a desk, and of four on a sheet held upright, always write the word", () => {
  for (const layout of [layoutOf(4, DESK), layoutOf(10, DESK), layoutOf(4, [698, 866, 1024])]) {
    assert.ok(saysBid([seat(), seat({ verdict: "missed", within: 0 }), seat({ bid: 5 })], layout));
  }
});

test("narrow plates never write it, so that it does not come and go as they have more to tell", () => {
  const layout = layoutOf(4, PHONE);
  assert.ok(!saysBid([seat(), seat({ bid: 3 })], layout));
  assert.ok(!saysBid([seat(), seat({ verdict: "missed", within: 0 })], layout));
  assert.ok(!saysBid([seat(), seat({ bid: 4 })], layout));
});

test("no plate writes it where partners' bids stand beside each other, or my chance on a phone", () => {
  assert.ok(!saysBid([seat({ bids: [1, 2] }), seat()], layoutOf(4, DESK)));
  assert.ok(!saysBid([seat(), seat()], layoutOf(2, PHONE, true)));
  assert.ok(saysBid([seat(), seat()], layoutOf(4, DESK, true)));
});

test("my own plate on a phone keeps the word at the end of a deal, whatever the narrow ones leave out", () => {
  const ended = [seat({ verdict: "missed", within: 0 }), seat({ verdict: "made", within: 0 })];
  const layout = layoutOf(4, PHONE);
  assert.ok(!saysBid(ended, layout));
  assert.ok(saysMyBid(ended, layout));
  assert.ok(!saysMyBid([seat({ bids: [1, 2] }), seat()], layout));
  assert.ok(!saysMyBid([seat(), seat()], layoutOf(4, PHONE, true)));
  const low = layoutOf(4, [712, 314, 390]);
  assert.equal(saysMyBid(ended, low), saysBid(ended, low));
});
