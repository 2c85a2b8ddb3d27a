import assert from "node:assert/strict";
import test from "node:test";
import { Playback, restOf } from "../../../riverlib/boards/playback.js";

test("a step that plays by itself stays as long as its words take to be read, within bounds", () => {
  assert.equal(restOf("Heron bid 1."), 1300);
  assert.ok(restOf("x".repeat(80)) > restOf("x".repeat(60)));
  assert.equal(restOf("x".repeat(900)), 6000);
});

test("a press on the sign of its own button leads nowhere by hand, though the sign has changed since; any other press does", () => {
  const play = /** @type {any} */ ({});
  const leadsByHand = (...path) => Playback.prototype.leadsByHand.call({ play }, { composedPath: () => path });
  assert.equal(leadsByHand({ name: "svg, taken out by now" }, play, {}), false);
  assert.equal(leadsByHand({ name: "back" }, {}), true);
});
