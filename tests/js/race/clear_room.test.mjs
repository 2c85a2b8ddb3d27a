import assert from "node:assert/strict";
import test from "node:test";
import { popoverPlace } from "../../../riverlib/boards/race/clear_room.js";
import { riverLayout } from "../../../riverlib/boards/race/geometry.js";
import { hiddenBy } from "../../../riverlib/boards/clear_room.js";

test("no popover lies on die, prompt or the boats that are asked about, whatever the screen", () => {
  for (const [form, width, height] of [["wide", 1183, 642], ["wide", 1623, 922], ["wide", 800, 460], ["low", 673, 314], ["tablet", 702, 866], ["tall", 362, 698]]) {
    for (const seats of [2, 3, 4]) {
      const layout = riverLayout({ form, width, height, cards: 10, seats, boats: 3, docks: 12 });
      for (let at = 0; at < 9; at += 1) {
        const seen = [layout.boat({ seat: 0, boat: 0, at }), layout.boat({ seat: 0, boat: 0, at: Math.min(9, at + 1) })].map(({ x, y, size }) => ({ x, y, w: size, h: size }));
        const box = popoverPlace(layout, seen);
        const where = `${form} ${width}, ${seats} seats, card ${at + 1}`;
        assert.equal(hiddenBy(box, [layout.die, layout.prompt]), 0, where);
        const spared = 1 - hiddenBy(box, seen) / (seen[0].w * seen[0].h * 2);
        assert.ok(spared >= (form === "low" || width < 900 ? 0.45 : 0.99), `${where}: ${spared}`);
        assert.ok(box.w >= 320 && box.h >= 210 && box.x - box.w / 2 >= 0 && box.x + box.w / 2 <= width, `${where}: ${JSON.stringify(box)}`);
      }
    }
  }
});
