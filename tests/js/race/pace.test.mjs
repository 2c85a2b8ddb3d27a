import assert from "node:assert/strict";
import test from "node:test";
import { decidedTempo, isDecided, isDecisive, overlapsNext, takesLead, tempoOf } from "../../../riverlib/boards/race/pace.js";

const seats = /** @type {any} */ ([{ bot: false, you: true }, { bot: true }, { bot: true }]);
const numbered = (...events) => events.map((event, no) => /** @type {any} */ ({ number: no + 1, ...event }));
const told = (...events) => ({ events: numbered(...events), seats });

test("a bot's dull throw goes by twice as fast as a person's", () => {
  const view = told({ kind: "roll", seat: 1 }, { kind: "sail", seat: 1 }, { kind: "roll", seat: 0 });
  assert.deepEqual(view.events.map((event) => tempoOf(event, view)), [0.5, 0.5, 1]);
});

test("a throw that brings a boat home has its own time, from the tumbling of the die on", () => {
  const view = told({ kind: "roll", seat: 1 }, { kind: "sail", seat: 1 }, { kind: "dock", seat: 1 }, { kind: "roll", seat: 2 }, { kind: "sail", seat: 2 });
  assert.deepEqual(view.events.map((event) => tempoOf(event, view)), [1, 1, 1, 0.5, 0.5]);
});

test("an ill wind lingers where it takes a boat of mine, and not where a bot's", () => {
  for (const [victim, decides] of /** @type {[number, boolean][]} */ ([[0, true], [2, false]])) {
    const view = told({ kind: "roll", seat: 1 }, { kind: "ill", seat: 1, victim });
    assert.equal(isDecisive(view.events[0], view), decides);
  }
});

test("a dock after the next throw or the tide makes no dull throw count", () => {
  for (const between of ["roll", "tide"]) {
    const view = told({ kind: "roll", seat: 1 }, { kind: "sail", seat: 1 }, { kind: between, seat: 2 }, { kind: "dock", seat: 2 });
    assert.equal(isDecisive(view.events[0], view), false, between);
  }
});

test("the next die tumbles while a dull boat settles, but nothing overlaps the tide or what counts", () => {
  const sail = { kind: "sail", seat: 1 };
  const after = (next, seat = 1) => { const view = told({ ...sail, seat }, ...next); return Boolean(overlapsNext(view.events[0], view)); };
  assert.equal(after([{ kind: "roll", seat: 2 }]), true);
  assert.equal(after([{ kind: "tide" }]), false);
  assert.equal(after([{ kind: "dock", seat: 1 }]), false);
  assert.equal(after([]), false);
  assert.equal(after([{ kind: "roll", seat: 1 }], 0), false, "a person's boat is seen to its end");
});

test("a boat home takes the lead where it brings its seat level or ahead, and not where that led before", () => {
  const scores = (...all) => all.map((score) => ({ score }));
  assert.equal(takesLead(scores(12, 11), 0, 12), true);
  assert.equal(takesLead(scores(12, 12), 0, 12), true);
  assert.equal(takesLead(scores(20, 11), 0, 6), false);
  assert.equal(takesLead(scores(9, 11), 0, 9), false);
});

test("once somebody has won for certain tides and bots are short, a person's own boat and the end are not", () => {
  assert.equal(isDecided({ chances: { won: [1] } }), true);
  assert.equal(isDecided({ chances: { won: [] } }), false);
  assert.equal(isDecided({ chances: null }), false);
  const [tide, bot, own, end] = numbered({ kind: "tide", lost: [] }, { kind: "sail", seat: 1 }, { kind: "sail", seat: 0 }, { kind: "end", winners: [1] });
  assert.deepEqual([tide, bot, own, end].map((event) => decidedTempo(event, seats)), [0.4, 0.4, 1, 1]);
});
