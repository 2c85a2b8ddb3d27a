import assert from "node:assert/strict";
import test from "node:test";
import { beatOf } from "../../../riverlib/boards/cards/seat_beats.js";
import { uncounted } from "../../../riverlib/boards/cards/standing.js";

const stands = (bid, taken, verdict = "") => ({ bid, taken, verdict, together: false, bids: [], within: 1 });

test("a seat shows the moment in which it bids, takes a trick, makes its bid, and bursts it", () => {
  assert.equal(beatOf(stands(null, 0), stands(2, 0)), "bid");
  assert.equal(beatOf(stands(2, 0), stands(2, 1)), "trick");
  assert.equal(beatOf(stands(2, 1), stands(2, 2)), "made");
  assert.equal(beatOf(stands(2, 2), stands(2, 3, "missed")), "burst");
  assert.equal(beatOf(stands(2, 3, "missed"), stands(2, 4, "missed")), "trick");
});

test("a bid that can no longer be reached bursts without a trick, and one of none is made at the end", () => {
  assert.equal(beatOf(stands(2, 0), stands(2, 0, "missed")), "burst");
  assert.equal(beatOf(stands(0, 0), stands(0, 0, "made")), "made");
});

test("nothing is shown where nothing has happened, at the first drawing, and when something is taken back", () => {
  assert.equal(beatOf(undefined, stands(2, 1)), "");
  assert.equal(beatOf(stands(2, 1), stands(2, 1)), "");
  assert.equal(beatOf(stands(2, 1), stands(null, 0)), "");
});

test("a full trick on the table is counted only once it has arrived", () => {
  const seats = [{ taken: 1 }, { taken: 2 }];
  const full = { seats, trick: { leader: 1, cards: ["2h", "3h"], best: 1 } };
  assert.deepEqual(uncounted(full).seats, [{ taken: 0 }, { taken: 2 }]);
  const begun = { seats, trick: { leader: 1, cards: ["2h"], best: 0 } };
  assert.equal(uncounted(begun), begun);
});
