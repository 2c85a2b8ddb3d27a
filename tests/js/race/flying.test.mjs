// What flies to a plate comes from below, over nobody else's; and it is counted when it has come.

import assert from "node:assert/strict";
import test from "node:test";
import { wayToPlate } from "../../../riverlib/boards/race/flying.js";
import { changed } from "../../../riverlib/boards/race/plates.js";
import { riverLayout } from "../../../riverlib/boards/race/geometry.js";

const RADIUS = 12; // of what flies, where it is small

for (const [form, width, height] of /** @type {[string, number, number][]} */ ([["wide", 1212, 642], ["wide", 1712, 900], ["tablet", 720, 900], ["low", 820, 330]])) {
  for (const seats of [2, 3, 4]) {
    test(`${form}: over ${width} x ${height} nothing flies across the plate of another of ${seats}`, () => {
      const layout = riverLayout({ form, width, height, seats, cards: 10, boats: 3, docks: 12 });
      const foam = layout.shape === "wide" ? { x: layout.fall.x, y: layout.channel.y } : { x: layout.channel.x, y: layout.fall.y };
      for (const from of [layout.dock(12).coin, layout.dock(1).coin, foam]) {
        layout.plates.forEach((to, seat) => {
          const others = layout.plates.filter((_, no) => no !== seat);
          for (const { x, y } of wayToPlate(from, to, layout.plates)) {
            for (const plate of others) assert.ok(Math.abs(x - plate.x) >= plate.w / 2 || Math.abs(y - plate.y) >= plate.h / 2 + RADIUS / 2, `seat ${seat} over ${plate.x}`);
          }
        });
      }
    });
  }
}

test("a way begins and ends where it is told to", () => {
  const way = wayToPlate({ x: 300, y: 400 }, { x: 50, y: 20 }, [{ y: 20, h: 40 }]);
  assert.deepEqual([way[0], way.at(-1)], [{ x: 300, y: 400 }, { x: 50, y: 20 }]);
});

test("a plate counts what is on its way only when it is there", () => {
  const seat = /** @type {any} */ ({ score: 12, home: 1, afloat: 2, lost: 0 });
  assert.deepEqual(changed(seat, [{ change: { score: -12, home: -1, afloat: 1 } }]), { score: 0, home: 0, afloat: 3, lost: 0 });
  assert.equal(changed(seat, []), seat);
});
