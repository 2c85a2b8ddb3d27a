import assert from "node:assert/strict";
import test from "node:test";
import { alongSlider } from "../../../riverlib/boards/race/looking.js";

test("a cross stands where the slider stands at its step", () => {
  assert.equal(alongSlider(0, 69), 0);
  assert.equal(alongSlider(68, 69), 100);
  assert.equal(alongSlider(17, 69), 25);
  assert.equal(alongSlider(0, 1), 0);
});
