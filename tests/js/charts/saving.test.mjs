import assert from "node:assert/strict";
import test from "node:test";
import { belongs, lines } from "../../../riverlib/ui/shared/saving/saving.js";

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
