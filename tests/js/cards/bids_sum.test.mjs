import assert from "node:assert/strict";
import { test } from "node:test";
import { bidsSum, endBidsSum } from "../../../riverlib/boards/cards/bids_sum.js";

const table = (size, ...bids) => /** @type {any} */ ({ deal: { size }, seats: bids.map((bid) => ({ bid })) });

test("while a bid is missing there is no sum", () => {
  assert.equal(bidsSum(table(10, 2, null, 3)), null);
});

test("too few, too many and just as many bids are told as what they mean", () => {
  assert.deepEqual(bidsSum(table(10, 2, 1, 3)), { title: "Four tricks nobody wants", words: "Bids: 6 of 10 tricks", kind: "under" });
  assert.deepEqual(bidsSum(table(10, 4, 4, 3)), { title: "One trick too few", words: "Bids: 11, only 10 to take", kind: "over" });
  assert.deepEqual(bidsSum(table(1, 0, 1, 0)), { title: "Everybody can make it", words: "Bids: 1 of 1 trick", kind: "even" });
  assert.equal(bidsSum(table(1, 0, 0))?.title, "One trick nobody wants");
});

test("another's card waits until the words have been seen and are gone, mine ends them at once", async () => {
  const ran = [];
  const words = () => {
    const node = { gone: false, classList: { add() {} }, dataset: { since: String(performance.now()) }, remove() { this.gone = true; } };
    return { node, table: /** @type {any} */ ({ parts: { air: { querySelector: () => node } }, motion: { run: async (_, __, { delay }) => { ran.push(delay); } } }) };
  };
  const [theirs, mine] = [words(), words()];
  await endBidsSum(theirs.table);
  assert.ok(theirs.node.gone && ran[0] > 600, String(ran));
  await endBidsSum(mine.table, { isMine: true });
  assert.equal(ran[1], 0);
});
