import assert from "node:assert/strict";
import { test } from "node:test";
import { intoPanel } from "../../../riverlib/boards/cards/advice_tail.js";

const PANEL = { x: 400, y: 220, w: 590, h: 74 }; // its rim is at 183
const WORDS = { x: 400, y: 197, w: 236, h: 18 }; // from 188 on, 282 to 518 across

test("a tail from above ends before the words that are asked", () => {
  for (const x of [276, 282, 400, 518, 524]) assert.equal(intoPanel({ x, y: 229, w: 44, h: 44 }, PANEL, WORDS, 1), 186);
});

test("a tail beside these words goes on towards its number", () => {
  for (const x of [126, 230, 640]) assert.equal(intoPanel({ x, y: 229, w: 44, h: 44 }, PANEL, WORDS, 1), 195);
});

test("a tail never ends above the box, and has its way where nothing is asked", () => {
  const high = { ...WORDS, y: 192, h: 18 };
  assert.equal(intoPanel({ x: 400, y: 229, w: 44, h: 44 }, PANEL, high, 1), 183);
  assert.equal(intoPanel({ x: 400, y: 229, w: 44, h: 44 }, PANEL, null, 1), 195);
});
