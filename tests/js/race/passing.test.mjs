import assert from "node:assert/strict";
import test from "node:test";
import { chancesAfter } from "../../../riverlib/boards/race/passing.js";

const [OLD, BETWEEN, NEW] = ["old", "between", "new"];
const events = ["roll", "ill", "tide", "roll", "sail", "roll", "sail", "tide"].map((kind, no) => ({ kind, number: no + 1 }));
const view = { events, passing: [{ number: 3, chances: BETWEEN }], chances: NEW };
const after = (number, before = { chances: OLD }, now = view) => chancesAfter(events[number - 1], now, before);

test("the bar moves with the boat of a turn, and not only once its tide has turned", () => {
  assert.deepEqual(after(2), { chances: BETWEEN, stale: false });
  assert.deepEqual(after(3), { chances: BETWEEN, stale: false });
});

test("the last turn has the chances of the view as soon as its boat has moved", () => {
  assert.deepEqual(after(7), { chances: NEW, stale: false });
});

test("where a turn's chances were not reckoned the bar says that it is stale, until it knows more", () => {
  assert.deepEqual(after(5), { chances: OLD, stale: true });
  assert.deepEqual(after(6, { chances: OLD, stale: true }), { chances: OLD, stale: true }, "a throw gives away nothing of what is done with it");
  assert.deepEqual(after(7, { chances: OLD, stale: true }), { chances: NEW, stale: false });
  assert.deepEqual(after(5, { chances: null }), { chances: null, stale: false }, "there is no bar yet");
});

test("once somebody has won for certain no turn makes that stale", () => {
  const decided = /** @type {any} */ ({ won: [0], out: [1], shares: [1, 0] });
  assert.deepEqual(after(5, { chances: decided }), { chances: decided, stale: false });
});
