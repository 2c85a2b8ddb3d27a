// bidding.js: the box with the numbers is no larger than what it says.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Bidding } from "../../../riverlib/boards/cards/bidding.js";
import { tableLayout } from "../../../riverlib/boards/cards/geometry.js";

test("where a single bid may be said no room is kept for chances that nobody weighs", () => {
  for (const [width, height] of [[1200, 560], [362, 698]]) {
    const place = (odds, open) => {
      const bidding = Object.assign(Object.create(Bidding.prototype), { bids: { max: 1, open } });
      return bidding.place(tableLayout({ seats: 2, width, height, cards: 1, odds })).h;
    };
    assert.equal(place(true, [1]), place(false, [1]));
    assert.ok(place(true, [0, 1]) > place(false, [0, 1]) + 40);
  }
});
