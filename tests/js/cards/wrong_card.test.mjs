import assert from "node:assert/strict";
import test from "node:test";
import { hiddenBy, notePlace } from "../../../riverlib/boards/clear_room.js";
import { clearOfLine } from "../../../riverlib/boards/cards/wrong_card.js";

const STAGE = { width: 362, height: 698 };
const LINE = { x: 181, y: 500, w: 190, h: 27 };
const SIZE = { w: 290, h: 36 };

function reasonAt(place, line = LINE, size = SIZE) {
  const { spared, ...found } = clearOfLine(size, { ...place, line, spared: [] }, STAGE);
  return notePlace(size, found, spared, STAGE);
}

test("why a card may not be played stands above the line of words, which stays where it is", () => {
  for (const x of [30, 181, 330]) {
    const box = reasonAt({ x, y: 522 });
    assert.equal(hiddenBy(box, [LINE]), 0);
    assert.ok(box.y + box.h / 2 <= LINE.y - LINE.h / 2 && box.points === "down");
  }
});

test("of a card that lies under another row, too: never on my plate below it", () => {
  const box = reasonAt({ x: 181, y: 590, under: 640 });
  assert.ok(box.y + box.h / 2 <= LINE.y - LINE.h / 2);
});

test("where it lies beside the line, or no line is seen, it stands right at its card", () => {
  const small = { w: 60, h: 36 };
  assert.ok(reasonAt({ x: 330, y: 522 }, LINE, small).y > LINE.y - 20);
  assert.ok(reasonAt({ x: 181, y: 522 }, null).y > 490);
});
