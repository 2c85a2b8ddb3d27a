import assert from "node:assert/strict";
import test from "node:test";
import { riverLayout } from "../../../riverlib/boards/race/geometry.js";
import { lieAlong, lieUpright } from "../../../riverlib/boards/race/panel_place.js";

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

test("on a desk the result has all the height below the plates", () => {
  for (const [width, height, seats, most] of /** @type {[number, number, number, number][]} */ ([[1190, 642, 4, 1], [1180, 562, 2, 1], [1779, 882, 3, 1.25]])) {
    const layout = riverLayout({ form: "wide", width, height, cards: 10, seats, boats: 3, docks: 12 });
    const { clear, top, room } = lieAlong({ most, h: 420 }, layout);
    const ends = layout.plates.map((plate) => edges(plate)[1]);
    assert.ok(clear && ends.every((end) => end < top * most) && room >= 420 && (top + room) * most < height, `${width}: ${top}, ${room}`);
    assert.ok(room * most > height * 0.8, "and is large");
  }
});

test("on a phone's side the result covers the plates wholly", () => {
  const layout = riverLayout({ form: "low", width: 680, height: 312, cards: 10, seats: 4, boats: 3, docks: 12 });
  const { clear, top, room } = lieAlong({ most: 1, h: 304 }, layout);
  assert.ok(!clear && top === 4 && room === 304);
});
