import assert from "node:assert/strict";
import test from "node:test";

import { tableLayout } from "../../../riverlib/boards/cards/geometry.js";
import { CARD_RATIO } from "../../../riverlib/boards/cards/measures.js";
import { turnedPlace } from "../../../riverlib/boards/cards/trump_moment.js";

const STAGES = [[1160, 640, "wide"], [1700, 900, "wide"], [740, 860, "tablet"], [690, 330, "low"], [366, 680, "tall"]];

for (const [width, height, shape] of STAGES) {
  test(`the turned card lies large in the middle of a ${shape} table, above my hand: ${width} x ${height}`, () => {
    for (let seats = 2; seats <= 10; seats += 1) {
      const layout = tableLayout({ seats, width, height, shape, cards: 5 });
      const { x, y, w } = turnedPlace(layout);
      assert.equal(x, width / 2);
      assert.ok(w >= 64, `${seats} seats: seen across the table`);
      assert.ok(w >= layout.stock.w, `${seats} seats: no smaller than the pack it lay on`);
      assert.ok(y + (w * CARD_RATIO) / 2 < layout.handTop, `${seats} seats: it hides none of my cards`);
    }
  });
}
