import assert from "node:assert/strict";
import test from "node:test";
import { restOf } from "../../../riverlib/boards/playback.js";

test("a step that plays by itself stays as long as its words take to be read, within bounds", () => {
  assert.equal(restOf("Heron bid 1."), 1300);
  assert.ok(restOf("x".repeat(80)) > restOf("x".repeat(60)));
  assert.equal(restOf("x".repeat(900)), 6000);
});
