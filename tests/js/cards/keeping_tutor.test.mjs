import assert from "node:assert/strict";
import test from "node:test";
import { nextQuiet } from "../../../riverlib/boards/cards/keeping_tutor.js";

const settings = (quiet, tutor = "off") => ({ quiet, tutor });

test("after a guided game it is to be asked, before one it is not", () => {
  assert.equal(nextQuiet(settings(""), false), "");
  assert.equal(nextQuiet(settings(""), true), "guided");
  assert.equal(nextQuiet(settings("guided"), false), "guided");
});

test("who has set the tutor is not asked", () => {
  assert.equal(nextQuiet(settings("", "strict"), false), "asked");
  assert.equal(nextQuiet(settings("guided", "gentle"), true), "asked");
});

test("it is asked once: not after another guided game either", () => {
  assert.equal(nextQuiet(settings("asked"), true), "asked");
  assert.equal(nextQuiet(settings("asked"), false), "asked");
});
