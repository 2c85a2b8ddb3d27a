import assert from "node:assert/strict";
import test from "node:test";

import { cardWords, wordsBox } from "../../../riverlib/boards/race/card_words.js";
import { cardPlaces, menuPlace, moved, nearestPlace, SHORE } from "../../../riverlib/ui/race/river_editor/places.js";

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

const WINDOWS = [[768, 1024], [1280, 800], [390, 844], [844, 390]];

for (const [w, h] of WINDOWS) {
  test(`the menu of a card lies beside the card in a window of ${w} x ${h}`, () => {
    const menu = { w: 176, h: 232 };
    const layout = cardPlaces(12, w - 74);
    for (let no = 0; no < 12; no += 1) {
      const { x, y, w: broad, h: high } = layout.card(no);
      for (const scrolled of [-60, 0, 300]) {
        const card = { left: 37 + x - broad / 2, right: 37 + x + broad / 2, top: scrolled + y - high / 2, bottom: scrolled + y + high / 2 };
        const { left, top } = menuPlace(card, menu, { w, h });
        assert.ok(left >= 0 && top >= 0 && left + menu.w <= w && top + menu.h <= h);
        const apart = left >= card.right || left + menu.w <= card.left || top >= card.bottom || top + menu.h <= card.top;
        assert.ok(apart || h < 2 * menu.h, "the finger is not on it");
      }
    }
  });
}

for (const width of [694, 760, 1100]) {
  for (const cards of [10, 12, 13, 14]) {
    test(`the names of ${cards} cards in ${width} pixels have room beside the boat that starts there`, () => {
      const layout = cardPlaces(cards, width);
      for (const kind of ["sandbank", "high-tide"]) {
        const { along } = cardWords(kind, layout);
        if (along) assert.ok(wordsBox(kind, 3, { boats: [[3]] }, layout), `${kind}: ${along}`);
      }
    });
  }
}
