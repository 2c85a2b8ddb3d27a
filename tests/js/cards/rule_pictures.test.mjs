import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { picturesOf } from "../../../riverlib/boards/cards/rule_pictures.js";

test("every kind of short rule has its picture, and each another one", () => {
  const told = readFileSync(new URL("../../../riverlib/learn/cards/short_rules.py", import.meta.url), "utf-8");
  const kinds = [...told.matchAll(/^ {8}"([a-z ]+)": /gm)].map(([, kind]) => kind);
  assert.equal(kinds.length, 9);
  const art = picturesOf([...kinds.map(([letter]) => letter), "r", "d", "c"]).map((each) => each?.art);
  assert.ok(art.every(Boolean), kinds.join());
  assert.equal(new Set(art).size, art.length);
  assert.deepEqual(picturesOf(["?"]), [undefined], "a rule that came later is told without one");
});
