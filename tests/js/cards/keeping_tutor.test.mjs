import assert from "node:assert/strict";
import test from "node:test";
import { nextQuiet } from "../../../riverlib/boards/cards/keeping_tutor.js";

const settings = (quiet, tutor = "off") => ({ quiet, tutor });
const guided = { isGuided: true, hasChosen: false };
const plain = { isGuided: false, hasChosen: false };

test("after a guided game it is to be asked, before one it is not", () => {
  assert.equal(nextQuiet(settings(""), plain), "");
  assert.equal(nextQuiet(settings(""), guided), "guided");
  assert.equal(nextQuiet(settings("guided"), plain), "guided");
});

test("who has set the tutor, on or off again, is not asked", () => {
  assert.equal(nextQuiet(settings("", "strict"), plain), "asked");
  assert.equal(nextQuiet(settings("guided"), { ...plain, hasChosen: true }), "asked");
  assert.equal(nextQuiet(settings(""), { ...guided, hasChosen: true }), "asked");
});

test("it is asked once: not after another guided game either", () => {
  assert.equal(nextQuiet(settings("asked"), guided), "asked");
  assert.equal(nextQuiet(settings("asked"), plain), "asked");
});
