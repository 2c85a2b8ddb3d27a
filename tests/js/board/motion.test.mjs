import assert from "node:assert/strict";
import test, { mock } from "node:test";

globalThis.matchMedia = () => ({ matches: false });
globalThis.document = { hidden: false };
const { Motion } = await import("../../../riverlib/boards/motion.js");

/** Motion by a clock of the test's own: {motion, pass(ms), ended}. */
function started(least) {
  mock.timers.enable({ apis: ["setTimeout"] });
  let now = 0;
  mock.method(performance, "now", () => now);
  const motion = new Motion();
  const rest = { ended: false };
  motion.rest(1000, { least }).then(() => { rest.ended = true; });
  const pass = async (ms) => {
    now += ms;
    mock.timers.tick(ms);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { motion, rest, pass };
}

test.afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

test("a tap ends a rest at once", async () => {
  const { motion, rest, pass } = started(0);
  await pass(10);
  assert.equal(motion.hasten(), false);
  await pass(0);
  assert.equal(rest.ended, true);
});

test("what has to be seen is seen for its least, however much somebody hurries", async () => {
  const { motion, rest, pass } = started(350);
  await pass(100);
  motion.hasten();
  await pass(200);
  assert.equal(rest.ended, false);
  await pass(60);
  assert.equal(rest.ended, true);
});

test("after its least a tap ends it at once", async () => {
  const { motion, rest, pass } = started(350);
  await pass(400);
  motion.hasten();
  await pass(0);
  assert.equal(rest.ended, true);
});

test("a second tap is one only after a moment", async () => {
  const { motion, pass } = started(0);
  assert.equal(motion.hasten(), false);
  await pass(100);
  assert.equal(motion.hasten(), false);
  await pass(200);
  assert.equal(motion.hasten(), true);
});
