import assert from "node:assert/strict";
import test from "node:test";
import { dealLine, earlierNodes } from "../../../riverlib/boards/cards/earlier_deals.js";

const SEATS = ["You", "Ben", "Cleo"].map((name) => ({ name }));

test("a deal that is over is told in a line: who made it, who missed", () => {
  assert.equal(dealLine(2, 6, { made: [0, 1] }, SEATS), "Deal 2, 6 cards: You and Ben made it, Cleo missed.");
  assert.equal(dealLine(1, 1, { made: [0, 1, 2] }, SEATS), "Deal 1, 1 card: everybody made it.");
  assert.equal(dealLine(3, 2, { made: [] }, SEATS), "Deal 3, 2 cards: everybody missed.");
});

test("in the first deal there is none before, also once its result is on show", () => {
  const view = (number, deals) => ({ deal: { number }, sheet: { sizes: [3, 2], deals }, seats: SEATS });
  assert.deepEqual(earlierNodes(view(1, [])), []);
  assert.deepEqual(earlierNodes(view(1, [{ made: [0] }])), []);
});
