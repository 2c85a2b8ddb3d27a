import assert from "node:assert/strict";
import test from "node:test";
import { momentOf, strength, traceOf } from "../../../riverlib/ui/charts/bring_out/bring_out.js";

test("a name says which line it belongs to, anything else belongs to none", () => {
  assert.equal(traceOf({ name: "name:0" }), 0);
  assert.equal(traceOf({ name: "name:12" }), 12);
  for (const other of [undefined, {}, { name: "dealt" }, { name: "name:" }, { name: "my name:3" }]) assert.equal(traceOf(other), -1);
});

test("a letter says which moment it marks, anything else marks none", () => {
  assert.equal(momentOf({ name: "moment:A" }), "A");
  for (const other of [undefined, {}, { name: "name:0" }, { name: "moment:" }, { name: "a moment:B" }]) assert.equal(momentOf(other), "");
});

test("all lines are strong until one is brought out", () => {
  assert.equal(strength(2, [0, 1, 2], -1), "1");
  assert.equal(strength(2, [0, 1, 2], 2), "1");
  assert.ok(Number(strength(1, [0, 1, 2], 2)) < Number(strength(3, [0, 1, 2], 2)));
  assert.ok(Number(strength(3, [0, 1, 2], 2)) < 1);
});
