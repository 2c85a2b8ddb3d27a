import assert from "node:assert/strict";
import test from "node:test";
import { hiddenBy, notePlace } from "../../../riverlib/boards/clear_room.js";

const STAGE = { width: 1183, height: 642 };
const NOTE = { w: 300, h: 64 };
const boat = (x, y) => ({ x, y, w: 62, h: 62 });

test("a note stands above what it speaks of where nothing is in its way", () => {
  const place = notePlace(NOTE, { x: 600, y: 300, under: 372 }, [boat(600, 340)], STAGE);
  assert.deepEqual([place.x, place.y, place.points], [600, 260, "down"]);
});

test("a note goes below, or aside, when boats lie above", () => {
  const seen = [boat(600, 340), boat(600, 250)];
  const place = notePlace(NOTE, { x: 600, y: 300, under: 372 }, seen, STAGE);
  assert.equal(hiddenBy(place, seen), 0);
  assert.equal(place.points, "up");
});

test("a note never leaves the stage and always points at its place", () => {
  for (const x of [20, 300, 1160]) {
    for (const y of [10, 90, 500, 630]) {
      const seen = [boat(x, y + 36), boat(x + 80, y)];
      const place = notePlace(NOTE, { x, y, under: y + 72 }, seen, STAGE);
      assert.ok(place.x - 150 >= 0 && place.x + 150 <= STAGE.width && place.y >= 32, `${x} ${y}`);
      assert.ok(Math.abs(place.x - x) <= 150, `${x} ${y}`);
    }
  }
});

test("a note that may stand anywhere leaves its thing where it would hide much", () => {
  const seen = [{ x: 600, y: 200, w: 900, h: 200, weight: 3 }, { x: 600, y: 460, w: 900, h: 180, weight: 3 }];
  const place = notePlace(NOTE, { x: 600, y: 300, under: 372, free: true }, seen, STAGE);
  assert.equal(hiddenBy(place, seen), 0);
  assert.equal(place.points, "");
});

test("a free note with room at its thing points at it", () => {
  const place = notePlace(NOTE, { x: 600, y: 300, under: 372, free: true }, [boat(600, 340)], STAGE);
  assert.deepEqual([place.x, place.y, place.points], [600, 260, "down"]);
});

test("a free note comes no lower than it may, and does not point across what lies between", () => {
  const stage = { ...STAGE, lowest: 400 };
  const near = notePlace(NOTE, { x: 600, y: 420, under: 560, free: true }, [], stage);
  assert.deepEqual([near.y + 32, near.points], [400, "down"]);
  const far = notePlace(NOTE, { x: 600, y: 500, under: 620, free: true }, [], stage);
  assert.equal(far.points, "");
  assert.ok(far.y + 32 <= 400);
});
