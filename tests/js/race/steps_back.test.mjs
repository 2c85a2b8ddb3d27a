import assert from "node:assert/strict";
import test from "node:test";
import { advance } from "../../../riverlib/boards/race/advance.js";
import { stepsBack } from "../../../riverlib/boards/race/steps_back.js";

const seat = { name: "Anna", score: 0, home: 0, lost: 0, afloat: 2 };
const NOW = /** @type {any} */ ({
  phase: "choose", to_move: 0, face: 3, docks: 4, docked: [], events: [{ number: 7, kind: "roll", seat: 0, face: 3 }], danger: null,
  river: { order: [0, 1, 2, 3], sandbank: 0, high_tide: 2, tides: 1 }, boats: [[1, 1], [0, 3]], seats: [seat, { ...seat, name: "Otter" }],
});
const SINCE = /** @type {any[]} */ ([
  { number: 8, kind: "sail", seat: 0, boat: 0, origin: 1, target: 2 }, { number: 9, kind: "roll", seat: 1, face: 4 },
  { number: 10, kind: "sail", seat: 1, boat: 1, origin: 3, target: 99 }, { number: 11, kind: "dock", seat: 1, boat: 1, dock: 4 }, { number: 12, kind: "tide", lost: [[1, 0]] },
]);
const BEFORE = SINCE.reduce(advance, NOW);

test("what was taken back goes back step by step, the last one first, out of the dock and up the fall", () => {
  const steps = stepsBack(BEFORE, NOW, [...NOW.events, ...SINCE]);
  assert.deepEqual(steps.map(({ boats }) => boats), [[[1, 0], [-1, 99]], [[2, 1], [0, 99]], [[2, 1], [0, 3]], [[1, 1], [0, 3]]]);
  assert.deepEqual(steps.map(({ river }) => river.tides), [2, 1, 1, 1]);
});

test("where the steps are not known it goes straight back", () => {
  assert.deepEqual(stepsBack(BEFORE, NOW, [...NOW.events, ...SINCE.slice(2)]), [BEFORE, NOW]);
  assert.deepEqual(stepsBack(BEFORE, NOW, []), [BEFORE, NOW]);
});
