// The code of a deal is written so that people can read it out.

import assert from "node:assert/strict";
import test from "node:test";
import { grouped } from "../../../riverlib/boards/cards/seal.js";

test("a code stands in groups of four", () => {
  assert.equal(grouped("3f9a81c204de77b1"), "3f9a 81c2 04de 77b1");
  assert.equal(grouped("3f9a8"), "3f9a 8");
  assert.equal(grouped(""), "");
});
