import assert from "node:assert/strict";
import test from "node:test";

import { cardPlaces, cardsAfter, moved, nearestPlace, SHORE } from "../../../riverlib/ui/race/river_editor/places.js";

for (const width of [300, 342, 599, 600, 760, 1100, 1700]) {
  for (const cards of [6, 10, 14]) {
    test(`${cards} cards in ${width} pixels lie between waterfall and harbour, none on another`, () => {
      const layout = cardPlaces(cards, width);
      const wide = layout.shape === "wide";
      const boxes = Array.from({ length: cards }, (_, no) => layout.card(no));
      for (const { x, y, w, h } of boxes) {
        assert.ok(x - w / 2 >= 0 && x + w / 2 <= width && y - h / 2 >= 0 && y + h / 2 <= layout.height);
        assert.ok(wide ? x - w / 2 >= SHORE && x + w / 2 <= width - SHORE + 0.01 : y - h / 2 >= SHORE && y + h / 2 <= layout.height - SHORE);
        assert.ok(Math.min(w, h) >= 33, "a finger finds it");
      }
      for (let no = 1; no < cards; no += 1) {
        const gap = wide ? boxes[no].x - boxes[no - 1].x - boxes[no].w : boxes[no - 1].y - boxes[no].y - boxes[no].h;
        assert.ok(gap > 0);
      }
      boxes.forEach((box, no) => assert.equal(nearestPlace(layout, cards, { x: box.x + 3, y: box.y - 3 }), no));
    });
  }
}

test("an entry moves and the others close up", () => {
  assert.deepEqual(moved([0, 1, 2, 3], 0, 2), [1, 2, 0, 3]);
  assert.deepEqual(moved([0, 1, 2, 3], 3, 0), [3, 0, 1, 2]);
});

test("a card that is moved takes its picture along, a new one has another, and the rest keep theirs", () => {
  const swapped = cardsAfter([0, 1, 2, 3], "move", [1, 2]);
  assert.deepEqual(swapped, [0, 2, 1, 3]);
  const longer = cardsAfter(swapped, "add", [2]);
  assert.deepEqual(longer, [0, 2, 4, 1, 3]);
  const shorter = cardsAfter(longer, "remove", [0]);
  assert.deepEqual(shorter, [2, 4, 1, 3]);
  assert.deepEqual(cardsAfter(shorter, "add", [4]), [2, 4, 1, 3, 0]);
  assert.deepEqual(cardsAfter(shorter, "sandbank", [2]), shorter);
});
