import assert from "node:assert/strict";
import test from "node:test";
import { Playback, restOf } from "../../../riverlib/boards/playback.js";

test("a step that plays by itself stays as long as its words take to be read, within bounds", () => {
  assert.equal(restOf("Heron bid 1."), 1300);
  assert.ok(restOf("x".repeat(80)) > restOf("x".repeat(60)));
  assert.equal(restOf("x".repeat(900)), 6000);
});

test("once it is stopped nothing goes on, though a step still moved when it was to play", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const steps = [];
  const hidden = /** @type {any} */ ({ hidden: true, title: "", classList: { remove() {} } });
  const bar = Object.assign(Object.create(Playback.prototype), {
    plays: false, step: 0, steps: 9, waits: "", out: {}, said: "", words: hidden, showPlay() {}, showPlayOn() {},
    ...Object.fromEntries(["first", "play", "last"].map((name) => [name, { hidden: false, dataset: {}, setAttribute() {}, removeAttribute() {} }])),
  });
  bar.foot = { append() {} };
  const view = /** @type {any} */ ({ looking: { plays_on: null }, lesson: { title: "A game", step: 3, steps: 9, say: "" } });
  bar.onStep = (step) => {
    steps.push(step);
    bar.render(view, false); // what moved is over: the board draws itself
  };
  const { document } = globalThis;
  globalThis.document = /** @type {any} */ ({ hidden: false });
  bar.toggle();
  bar.toggle();
  mock.timers.tick(20_000);
  globalThis.document = document;
  assert.deepEqual(steps, ["next"]);
});

test("a press on the sign of its own button leads nowhere by hand, though the sign has changed since; any other press does", () => {
  const play = /** @type {any} */ ({});
  const leadsByHand = (...path) => Playback.prototype.leadsByHand.call({ play }, { composedPath: () => path });
  assert.equal(leadsByHand({ name: "svg, taken out by now" }, play, {}), false);
  assert.equal(leadsByHand({ name: "back" }, {}), true);
});
