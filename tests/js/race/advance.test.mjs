import assert from "node:assert/strict";
import test from "node:test";
import { advance, boatMoved, isAfloat, nextDock, stopsBetween, trailsOf } from "../../../riverlib/boards/race/advance.js";

const seat = { name: "Anna", score: 0, home: 0, lost: 0, afloat: 3 };
const SHOWN = {
  phase: "roll", to_move: 0, face: null, last: null, docks: 12, docked: [],
  river: { order: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], sandbank: 0, high_tide: 4, tides: 0 },
  boats: [[3, 0, 9], [3, 0, 99]], seats: [{ ...seat }, { ...seat, name: "Ben", afloat: 2, home: 1, score: 12 }],
};

test("the tide takes the lowest card round, loses the boats on it and drifts all others", () => {
  const after = advance(SHOWN, { kind: "tide", card: 0, lost: [[0, 1], [1, 1]] });
  assert.deepEqual(after.river.order, [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
  assert.equal(after.river.tides, 1);
  assert.equal(after.river.sandbank, 0, "the card keeps its name");
  assert.deepEqual(after.boats, [[2, -1, 8], [2, -1, 99]]);
  assert.deepEqual(after.seats.map(({ lost, afloat }) => [lost, afloat]), [[1, 2], [1, 1]]);
  assert.deepEqual(SHOWN.boats, [[3, 0, 9], [3, 0, 99]], "the old state stays");
});

test("after a tide it is another round, and who is the last in it comes with the view", () => {
  const shown = { ...SHOWN, danger: { round: 2, place: 0, after: 1, text: "." } };
  assert.deepEqual(advance(shown, { kind: "tide", card: 0, lost: [] }).danger, { round: 3, place: 0, after: null, text: "" });
  assert.equal(advance(shown, { kind: "end", winners: [0] }).danger, null);
  assert.equal(advance({ ...SHOWN, danger: null }, { kind: "tide", card: 0, lost: [] }).danger, null);
});

test("every kind of journey brings the boat to where the event says", () => {
  for (const kind of ["sail", "ride", "good"]) {
    assert.deepEqual(advance(SHOWN, { kind, seat: 0, boat: 0, origin: 3, target: 7 }).boats[0], [7, 0, 9]);
  }
  assert.deepEqual(advance(SHOWN, { kind: "ill", seat: 0, victim: 1, boat: 0, origin: 3, target: 0 }).boats, [[3, 0, 9], [0, 0, 99]]);
});

test("a dock scores its number and takes the boat off the river", () => {
  const after = advance(SHOWN, { kind: "dock", seat: 0, boat: 2, dock: 11 });
  assert.deepEqual(after.docked, [[0, 2]]);
  assert.deepEqual(after.boats[0], [3, 0, 99]);
  assert.deepEqual([after.seats[0].score, after.seats[0].home, after.seats[0].afloat], [11, 1, 2]);
});

test("a throw shows its face until the turn is lost or the tide turns", () => {
  const thrown = advance(SHOWN, { kind: "roll", seat: 1, face: 6 });
  assert.deepEqual([thrown.face, thrown.last, thrown.to_move, thrown.phase], [6, { seat: 1, face: 6 }, 1, "choose"]);
  assert.equal(advance(thrown, { kind: "lost_turn", seat: 1 }).face, null);
  assert.equal(advance(thrown, { kind: "tide", lost: [] }).face, null);
  assert.equal(advance(thrown, { kind: "end", winners: [0] }).phase, "over");
});

test("an event of an unknown kind changes nothing", () => {
  assert.equal(advance(SHOWN, { kind: "fireworks" }), SHOWN);
  assert.equal(advance(SHOWN, { kind: "aground", seat: 0, boat: 0, place: 3 }), SHOWN);
});

test("a boat stops at every card on its way, and at the harbour behind the last one", () => {
  assert.deepEqual(stopsBetween(3, 6, 10), [3, 4, 5, 6]);
  assert.deepEqual(stopsBetween(6, 4, 10), [6, 5, 4]);
  assert.deepEqual(stopsBetween(8, 99, 10), [8, 9, 99]);
  assert.deepEqual(stopsBetween(9, 99, 10), [9, 99]);
});

test("trails lie on the river as it is after the tide", () => {
  const events = [
    { kind: "roll", seat: 1, face: 3 }, { kind: "sail", seat: 1, boat: 0, origin: 3, target: 6 }, { kind: "ill", seat: 2, victim: 0, boat: 1, origin: 5, target: 0 },
    { kind: "tide", lost: [[0, 1]] }, { kind: "sail", seat: 1, boat: 2, origin: 8, target: 99 },
  ];
  assert.deepEqual(trailsOf(events), [{ seat: 1, boat: 0, origin: 2, target: 5 }, { seat: 1, boat: 2, origin: 8, target: 99 }]);
});

test("small things", () => {
  assert.deepEqual([0, 5, 99, -1].map(isAfloat), [true, true, false, false]);
  assert.equal(nextDock({ docks: 12, docked: [[0, 1], [1, 0]] }), 10);
  assert.deepEqual(boatMoved([[1, 2], [3, 4]], 1, 0, 9), [[1, 2], [9, 4]]);
});
