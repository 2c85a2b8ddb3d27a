import assert from "node:assert/strict";
import test from "node:test";
import { COSTS } from "../../../riverlib/boards/race/home_stretch.js";
import { decidedTempo, isDecided, isDecisive, overlapsNext, takesLead, tempoOf } from "../../../riverlib/boards/race/pace.js";

const seats = /** @type {any} */ ([{ bot: false, you: true }, { bot: true }, { bot: true }]);
const numbered = (...events) => events.map((event, no) => /** @type {any} */ ({ number: no + 1, ...event }));
const boats = [[2, 4], [1, 5], [3, 6]];
const told = (...events) => ({ events: numbered(...events), seats, boats });

const tempos = (view) => view.events.map((event) => tempoOf(event, view));

test("a bot's dull throw goes by more than twice as fast as a person's, and quicker still where it had one way alone", () => {
  const view = told({ kind: "roll", seat: 1 }, { kind: "sail", seat: 1, origin: 1, target: 2 }, { kind: "roll", seat: 0 });
  assert.deepEqual(tempos(view), [0.42, 0.42, 1]);
  assert.deepEqual(tempos({ ...view, boats: [[2, 4], [5, 5, 99, -1], [3]] }), [0.26, 0.26, 1]);
});

test("a bot's boat that goes past nobody is quicker still, one that goes past my foremost has nearly its own time", () => {
  const sails = (origin, target) => tempos(told({ kind: "roll", seat: 1 }, { kind: "sail", seat: 1, origin, target }));
  assert.deepEqual(sails(6, 8), [0.42, 0.42], "it lay beside another");
  assert.deepEqual(sails(7, 9), [0.26, 0.26]);
  assert.deepEqual(sails(4, 5), [0.75, 0.75], "it lay beside my foremost, and leads now");
  assert.deepEqual(sails(1, 5), [0.75, 0.75]);
  assert.deepEqual(sails(1, 4), [0.42, 0.42], "level is not past");
});

test("a bot's wind that touches no boat of mine, and its lost turn, are read and no more", () => {
  assert.deepEqual(tempos(told({ kind: "roll", seat: 1 }, { kind: "ill", seat: 1, victim: 2 })), [0.42, 0.5]);
  assert.deepEqual(tempos(told({ kind: "roll", seat: 1 }, { kind: "ill", seat: 1, victim: 0 })), [1, 1]);
  assert.deepEqual(tempos(told({ kind: "roll", seat: 1 }, { kind: "lost_turn", seat: 1 })), [0.42, 0.4]);
  assert.deepEqual(tempos(told({ kind: "roll", seat: 0 }, { kind: "lost_turn", seat: 0 })), [1, 1]);
});

test("an ordinary round of three bots, my own boat and the tide in it, is over within four seconds", () => {
  const bot = (seat) => [{ kind: "roll", seat }, { kind: "sail", seat }];
  const four = { seats: /** @type {any} */ ([...seats, { bot: true }]), boats: [...boats, [7, 8]] };
  const view = { ...told({ kind: "sail", seat: 0 }, ...bot(1), ...bot(2), ...bot(3), { kind: "tide", lost: [] }), ...four };
  const takes = view.events.reduce((sum, event) => sum + COSTS[event.kind] * tempoOf(event, view), 0);
  assert.ok(takes > 3000 && takes <= 4150, `${takes} ms, before boats settle while the next die tumbles`);
});

test("a throw that brings a boat home has its own time, from the tumbling of the die on", () => {
  const view = told({ kind: "roll", seat: 1 }, { kind: "sail", seat: 1 }, { kind: "dock", seat: 1 }, { kind: "roll", seat: 2 }, { kind: "sail", seat: 2 });
  assert.deepEqual(tempos(view), [1, 1, 1, 0.42, 0.42]);
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
