import assert from "node:assert/strict";
import test from "node:test";
import { minds, nextQuiet } from "../../../riverlib/boards/cards/keeping_tutor.js";

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

test("who goes on without an answer is not asked again: the tutor goes on warning", () => {
  const changed = [];
  const at = (number, more = {}) => ({ game: "g", deal: { number }, guided: false, looking: null, ...more });
  const table = /** @type {any} */ ({
    view: at(1), settings: settings("guided"), tutorAsked: "g 1",
    change(key, value) { changed.push([key, value]); this.settings[key] = value; if (key === "tutor") this.settings.quiet = "asked"; },
  });
  minds(table);
  assert.deepEqual(changed, [], "the result still lies there");
  table.view = at(3, { looking: {} });
  minds(table);
  assert.deepEqual(changed, [], "another deal is only looked at");
  table.view = at(2);
  minds(table);
  assert.deepEqual(changed, [["tutor", "gentle"]]);
});
