import assert from "node:assert/strict";
import { test } from "node:test";

import { fitBody } from "../../../riverlib/boards/fitting.js";
import { scoreAt } from "../../../riverlib/boards/podium.js";

/** A body that is `missing[n]` pixels too low once n things have given way. */
function body(missing) {
  const given = new Set();
  return {
    classList: { add: (name) => given.add(name), remove: (...names) => names.forEach((name) => given.delete(name)) },
    clientHeight: 200,
    get scrollHeight() {
      return 200 + (missing[given.size] ?? missing.at(-1));
    },
    given,
  };
}

test("a result gives way no further than it must, and takes its room back", () => {
  const low = body([30, 12, 0]);
  fitBody(low);
  assert.deepEqual([...low.given], ["denser", "snug"]);
  const high = body([0]);
  high.given.add("snug");
  fitBody(high);
  assert.equal(high.given.size, 0);
});

test("points count up to what they are", () => {
  assert.equal(scoreAt("34 points", 0), "0 points");
  assert.equal(scoreAt("34 points", 0.5), "17 points");
  assert.equal(scoreAt("34 points", 1), "34 points");
  assert.equal(scoreAt("34 points", 0.03), "1 point", "of one there is no plural");
  assert.equal(scoreAt("−6 points", 0.5), "−3 points");
});
