import assert from "node:assert/strict";
import test from "node:test";
import { riverLayout } from "../../../riverlib/boards/race/geometry.js";
import { lieUpright } from "../../../riverlib/boards/race/panel_place.js";

const edges = ({ y, h }) => [y - h / 2, y + h / 2];

test("the result covers a row of plates wholly or not at all, and as much of the harbour", () => {
  for (const [form, width, height] of /** @type {[string, number, number][]} */ ([["tall", 362, 698], ["tall", 344, 640], ["tablet", 716, 862]])) {
    for (const seats of [2, 3, 4]) {
      const layout = riverLayout({ form, width, height, cards: 10, seats, boats: 3, docks: 12 });
      for (let h = 300; h <= height - 12; h += 10) {
        const { top, room, clear } = lieUpright({ most: 1, h }, layout);
        assert.ok(room >= h && top + room <= height, `${form}, ${seats} seats, a panel of ${h} pixels`);
        for (const [begin, end] of [...layout.plates, layout.harbour].map(edges)) assert.ok(top <= begin + 1 || top > end, `${form}, ${seats} seats, ${h}: a row is cut at ${top}`);
        assert.equal(clear, layout.plates.every((plate) => edges(plate)[1] < top));
      }
    }
  }
});
