import assert from "node:assert/strict";
import test from "node:test";
import { InRhythm } from "../../../riverlib/boards/in_rhythm.js";

const press = (guard, now, key = "Enter", repeat = false) => guard.takes({ key, repeat }, now);

test("a key in the rhythm of the last throws presses nothing on the result", () => {
  const guard = new InRhythm();
  guard.begin(1000);
  assert.ok(press(guard, 1300));
  assert.ok(press(guard, 1900, " "), "the next one of the same rhythm neither");
  assert.ok(!press(guard, 2900), "after a rest it is meant for the result");
});

test("a key held down never presses a result's button, and other keys are free at once", () => {
  const guard = new InRhythm();
  guard.begin(0);
  assert.ok(press(guard, 9000, "Enter", true));
  assert.ok(!press(guard, 9100));
  guard.begin(9100);
  assert.ok(!press(guard, 9200, "l"));
});

test("where no result has come nothing is taken", () => assert.ok(!press(new InRhythm(), 5)));
