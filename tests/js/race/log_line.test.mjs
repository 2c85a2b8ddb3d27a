import assert from "node:assert/strict";
import test from "node:test";
import { IN_HARBOUR } from "../../../riverlib/boards/race/advance.js";
import { goesOn, turnLine } from "../../../riverlib/boards/race/log_line.js";

const SEATS = /** @type {any[]} */ ([{ name: "Anna", you: true }, { name: "Otter", you: false }]);
const roll = (seat, face) => ({ kind: "roll", seat, face, text: `Somebody throws a ${face}.` });
const line = (...turn) => turnLine(/** @type {any[]} */ (turn), SEATS);

test("a turn is one line: where the boat went, and what became of it there", () => {
  assert.equal(line(roll(1, 4), { kind: "sail", seat: 1, origin: 2, target: 6 }), "Otter sails from card 3 to card 7.");
  assert.equal(line(roll(0, 1), { kind: "sail", seat: 0, origin: 2, target: 3 }, { kind: "aground", seat: 0, place: 3 }), "You sail from card 3 to card 4, aground on the sandbank.");
  assert.equal(line(roll(0, 4), { kind: "sail", seat: 0, origin: 2, target: 6 }, { kind: "ride", seat: 0, origin: 6, target: 9 }), "You sail from card 3 to card 7 and ride the tide on to card 10.");
  assert.equal(line(roll(1, 5), { kind: "sail", seat: 1, origin: 8, target: IN_HARBOUR }, { kind: "dock", seat: 1, dock: 11 }), "Otter sails from card 9 into the harbour: dock 11.");
});

test("a wind is told with whose boat it blows, and a lost turn in its own words", () => {
  assert.equal(line(roll(0, 6), { kind: "good", seat: 0, origin: 1, target: 4 }), "A good wind blows your boat from card 2 to card 5.");
  assert.equal(line(roll(1, 6), { kind: "ill", seat: 1, victim: 0, origin: 4, target: 1 }), "Otter's ill wind blows your boat from card 5 back to card 2.");
  assert.equal(line(roll(1, 6), { kind: "lost_turn", seat: 1, text: "Otter lets the wind pass." }), "Otter lets the wind pass.");
});

test("a throw alone is told as such; another's turn and a tide do not go on with it", () => {
  assert.equal(line(roll(0, 3)), "Somebody throws a 3.");
  const turn = /** @type {any[]} */ ([roll(0, 3)]);
  const goes = (event) => goesOn(turn, /** @type {any} */ (event));
  assert.ok(goes({ kind: "sail", seat: 0 }));
  assert.ok(!goes({ kind: "sail", seat: 1 }) && !goes({ kind: "tide" }) && !goes({ kind: "roll", seat: 0 }));
});
