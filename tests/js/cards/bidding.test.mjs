// bidding.js: the box with the numbers is no larger than what it says.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Bidding } from "../../../riverlib/boards/cards/bidding.js";
import { bidsLayout, tableLayout } from "../../../riverlib/boards/cards/geometry.js";

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

test("held sideways the numbers with their chances lie below the plates of the top, in however many rows", () => {
  for (const [seats, cards] of [[4, 10], [5, 10], [6, 8], [7, 7]]) {
    const layout = tableLayout({ seats, width: 696, height: 325, cards, shape: "low", odds: true });
    const box = bidsLayout(cards, layout);
    const top = Math.max(...layout.places.filter(({ edge }) => edge === "top").map(({ y, h }) => y + h / 2));
    assert.ok(box.y - box.h / 2 >= top - 1, `${seats} seats: ${box.y - box.h / 2} and ${top}`);
  }
});

test("held sideways few numbers with their chances leave the plates at the top to be read, and my hand too", () => {
  for (const cards of [1, 2, 4, 5, 7]) {
    const layout = tableLayout({ seats: 4, width: 746, height: 325, cards, shape: "low", odds: true });
    const box = bidsLayout(cards, layout);
    const top = Math.max(...layout.places.filter(({ edge }) => edge === "top").map(({ y, h }) => y + h / 2));
    assert.ok(box.y - box.h / 2 >= top + 4, `${cards} cards: ${box.y - box.h / 2} and ${top}`);
    assert.ok(box.y + box.h / 2 <= layout.handTop - 8);
  }
});
