import assert from "node:assert/strict";
import test from "node:test";
import { ordinal, unbroken } from "../../../riverlib/boards/phrases.js";

test("a number and what is said before it stay in one line", () => {
  assert.equal(unbroken("< 1%"), "<\u00a01%");
  assert.equal(unbroken("> 99%"), ">\u00a099%");
  assert.equal(unbroken("about ±3%."), "about ±3%.");
});

test("nothing else is changed, and what is no text becomes one", () => {
  assert.equal(unbroken("Ann % 5 > x"), "Ann % 5 > x");
  assert.equal(unbroken(12), "12");
  assert.equal(unbroken(null), "");
});

test("places are spoken of as first, second and third", () => {
  assert.deepEqual([1, 2, 3, 4, 10].map(ordinal), ["1st", "2nd", "3rd", "4th", "10th"]);
});
