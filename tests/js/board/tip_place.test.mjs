import assert from "node:assert/strict";
import test from "node:test";
import { hiddenBy } from "../../../riverlib/boards/clear_room.js";
import { hiddenByTail } from "../../../riverlib/boards/tail.js";
import { tipPlace } from "../../../riverlib/boards/tip_place.js";

const STAGE = { width: 366, lowest: 460 };
const TIP = { w: 300, h: 56 };

test("a tip stands beside its thing with a short tail, wherever that lies", () => {
  for (const thing of [{ x: 80, y: 40, w: 150, h: 60 }, { x: 300, y: 200, w: 60, h: 90 }, { x: 183, y: 520, w: 340, h: 90 }]) {
    const { box, tail } = tipPlace(TIP, thing, { seen: [], chosen: [] }, STAGE);
    assert.equal(hiddenBy(box, [thing]), 0);
    assert.ok(Math.hypot(tail.end.x - tail.root.x, tail.end.y - tail.root.y) < 30);
    assert.ok(box.x - 150 >= 0 && box.x + 150 <= 366 && box.y >= 28 && box.y + 28 <= 460);
  }
});

test("a tip covers nothing that may be chosen, and from beyond it no tail leads there", () => {
  const thing = { x: 183, y: 400, w: 60, h: 90 };
  const chosen = [{ x: 183, y: 300, w: 366, h: 110 }];
  const { box, tail } = tipPlace(TIP, thing, { seen: [], chosen }, STAGE);
  assert.equal(hiddenBy(box, [...chosen, thing]), 0);
  assert.equal(tail, null, "its thing is ringed");
});

test("a tail is short and lies over no card, plate or line of words, wherever the tip has room", () => {
  const thing = { x: 300, y: 30, w: 30, h: 20 };
  for (let y = 80; y < 400; y += 15) {
    const judged = [{ x: 300, y: 30, w: 120, h: 56, weight: 1 }, { x: 183, y: y + 30, w: 366, h: 60 }];
    const { box, tail, covers } = tipPlace(TIP, thing, { seen: [], chosen: [], judged: judged.slice(1), around: judged.slice(0, 1) }, STAGE);
    assert.equal(covers, 0, `over the plate, or the cards at ${y}`);
    assert.ok(!tail || Math.hypot(tail.end.x - tail.root.x, tail.end.y - tail.root.y) <= 40);
    assert.ok(!tail || hiddenByTail(tail, judged.slice(1)) < 1);
    assert.ok(y < 120 || tail || Math.hypot(box.x - thing.x, box.y - thing.y) < 260);
  }
});
