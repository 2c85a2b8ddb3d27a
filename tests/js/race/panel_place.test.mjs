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

test("on a desk the result lies left of the harbour, where it is narrow enough, and below the plates", () => {
  const layout = riverLayout({ form: "wide", width: 1190, height: 642, cards: 10, seats: 4, boats: 3, docks: 12 });
  const { middle, top, clear } = lieAlong({ most: 1, w: 820, h: 390 }, layout);
  assert.ok(Math.abs(middle - layout.channel.x) < 0.01 && middle + 410 < layout.harbour.x - layout.harbour.w / 2 && clear && top === 642 - 390 - 4, "in the middle of the river, at its foot: some of it stays in sight");
  const broad = lieAlong({ most: 1, w: 880, h: 390 }, layout);
  assert.ok(broad.middle + 440 <= layout.harbour.x - layout.harbour.w / 2, "a broader one leaves the harbour in sight, too");
  assert.equal(lieAlong({ most: 1, w: 980, h: 390 }, layout).middle, 595, "too broad for that it stands in the middle");
  assert.equal(lieAlong({ most: 1.25, w: 700, h: 300 }, layout).middle * 1.25, (1190 - layout.harbour.w - 3) - 437.5, "its own pixels may be larger");
});

test("on a phone's side the result covers the plates wholly", () => {
  const layout = riverLayout({ form: "low", width: 680, height: 312, cards: 10, seats: 4, boats: 3, docks: 12 });
  const { clear, top, room } = lieAlong({ most: 1, w: 654, h: 304 }, layout);
  assert.ok(!clear && top === 4 && room === 304);
});
