import assert from "node:assert/strict";
import test from "node:test";
import { unbroken } from "../../../riverlib/boards/phrases.js";

test("a number and its sign stay in one line", () => {
  assert.equal(unbroken("63 % or 4 %"), "63\u00a0% or 4\u00a0%");
  assert.equal(unbroken("< 1 %"), "<\u00a01\u00a0%");
  assert.equal(unbroken("> 99 %"), ">\u00a099\u00a0%");
  assert.equal(unbroken("about ±3 %."), "about ±3\u00a0%.");
});

test("nothing else is changed, and what is no text becomes one", () => {
  assert.equal(unbroken("Ann % 5 > x"), "Ann % 5 > x");
  assert.equal(unbroken(12), "12");
  assert.equal(unbroken(null), "");
});
