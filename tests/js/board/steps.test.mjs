import assert from "node:assert/strict";
import test from "node:test";
import { stepAmong, stepThrough } from "../../../riverlib/boards/steps.js";

test("arrows walk round a row", () => {
  assert.equal(stepAmong("ArrowRight", 3, 4), 0);
  assert.equal(stepAmong("ArrowLeft", -1, 4), 3);
  assert.equal(stepAmong("Enter", 0, 4), null);
});

test("arrows pass over places that may not be gone to", () => {
  const places = [1, 4, 5];
  const ways = [["ArrowRight", 1, 4], ["ArrowRight", 2, 4], ["ArrowRight", 5, 1], ["ArrowRight", -1, 1],
    ["ArrowLeft", 4, 1], ["ArrowLeft", 3, 1], ["ArrowLeft", 0, 5], ["ArrowLeft", -1, 5], ["Home", 4, 1], ["End", 1, 5]];
  for (const [key, at, to] of ways) assert.equal(stepThrough(key, at, places), to, `${key} from ${at}`);
  assert.equal(stepThrough("ArrowRight", 0, []), null);
  assert.equal(stepThrough("Enter", 1, places), null);
});
