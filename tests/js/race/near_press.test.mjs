import assert from "node:assert/strict";
import test from "node:test";
import { pressedThing } from "../../../riverlib/boards/race/near_press.js";

const card = (y) => ({ x: 180, y, w: 340, h: 25 });
const BOAT = { name: "boat", place: { x: 60, y: 200, size: 30 } };
const GHOST = { name: "ghost", place: { x: 60, y: 150, size: 26 }, card: card(150) };
const OTHER = { name: "other", place: { x: 140, y: 100, size: 26 }, card: card(100) };
const nameAt = (x, y, things = [BOAT, GHOST, OTHER]) => pressedThing({ x, y }, things)?.name ?? null;

test("a finger beside a boat means it, and of two the nearer one", () => {
  assert.equal(nameAt(79, 205), "boat");
  assert.equal(nameAt(62, 168), "ghost", "below it, and farther from the boat");
  assert.equal(nameAt(85, 200), null);
});

test("a card may be pressed in all its water, where one way alone leads there", () => {
  assert.equal(nameAt(300, 155), "ghost");
  assert.equal(nameAt(300, 95), "other");
  assert.equal(nameAt(300, 125), null);
  assert.equal(nameAt(300, 150, [GHOST, { ...OTHER, card: GHOST.card }]), null);
});
