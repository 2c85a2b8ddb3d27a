import assert from "node:assert/strict";
import test from "node:test";
import { isLastHome, lastHome } from "../../../riverlib/boards/race/last_home.js";

const KINDS = ["roll", "sail", "dock", "tide", "roll", "sail", "ride", "dock", "tide", "end"];
const events = /** @type {any[]} */ (KINDS.map((kind, no) => ({ kind, number: no + 21, ...(["sail", "ride"].includes(kind) && { target: 99 }) })));

test("the last boat's way home begins where it set off, a ride's too, and ends at its dock", () => {
  assert.deepEqual(lastHome(events), { first: 26, dock: 28 });
  assert.deepEqual(lastHome(events.slice(0, 3)), { first: 22, dock: 23 });
});

test("where no boat comes home any more there is none", () => {
  assert.equal(lastHome(events.slice(8)), null);
});

test("it is brought out only where nobody but bots throws to the end", () => {
  const within = (from) => events.filter((event) => isLastHome(event, { events, bots_from: from })).map(({ number }) => number);
  assert.deepEqual(within(25), [26, 27, 28]);
  assert.deepEqual(within(null), []);
  assert.deepEqual(within(29), [], "it has come home before");
});
