import assert from "node:assert/strict";
import test from "node:test";
import { fitName } from "../../../riverlib/boards/names.js";

const measure = (text) => text.length * 0.5; // every letter half as wide as it is high
const fit = (name, width, lines = 2) => fitName(name, { width, size: 15, lines, measure });

test("a name that fits stands as drawn", () => {
  assert.deepEqual(fit("Otter", 100), { size: 15, lines: 1, cut: false });
});

test("a name a little too long shrinks a little", () => {
  assert.deepEqual(fit("Kingfisher", 72), { size: 14, lines: 1, cut: false });
});

test("a longer one takes two lines, as large as they allow", () => {
  assert.deepEqual(fit("Grandpa William", 60), { size: 14.5, lines: 2, cut: false });
  assert.deepEqual(fit("Great aunt Jo", 70), { size: 14.5, lines: 2, cut: false });
});

test("where there is one line only, and for a single word, it shrinks further before it is cut", () => {
  assert.deepEqual(fit("Grandpa William", 85, 1), { size: 11, lines: 1, cut: false });
  assert.deepEqual(fit("Bartholomew", 62), { size: 11, lines: 1, cut: false });
  assert.deepEqual(fit("Bartholomew", 60), { size: 11, lines: 1, cut: true });
});
