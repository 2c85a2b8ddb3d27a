import assert from "node:assert/strict";
import test from "node:test";
import { belongs, lines, overlap } from "../../../riverlib/ui/shared/saving/saving.js";

test("words are broken where a line is full, and a long word keeps a line of its own", () => {
  const measure = (text) => text.length;
  assert.deepEqual(lines("Anna won by 11 points", 11, measure), ["Anna won by", "11 points"]);
  assert.deepEqual(lines("  a   verylongname b ", 5, measure), ["a", "verylongname", "b"]);
  assert.deepEqual(lines("", 5, measure), []);
});

test("words belong to their figure, and to the parts of one that stand below them", () => {
  const words = "stVerticalBlock st-key-figure_words_charts_boats_x1 e1";
  assert.ok(belongs(words, ["charts_boats_x1"]));
  assert.ok(belongs(words, ["charts_boats_x1_2", "charts_boats_each"]));
  assert.ok(!belongs(words, ["charts_boats_x12"]));
  assert.ok(!belongs("stVerticalBlock", ["charts_boats_x1"]));
});

test("figures beside and below each other lie apart; one that fills the screen lies on the others", () => {
  const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
  const one = box(0, 100, 500, 250);
  for (const other of [box(524, 100, 500, 250), box(0, 350, 500, 250), box(499.5, 100, 500, 250)]) {
    assert.ok(!overlap(one, other));
    assert.ok(!overlap(other, one));
  }
  assert.ok(overlap(one, box(0, 0, 1280, 800)));
  assert.ok(overlap(box(0, 0, 1280, 800), one));
});
