import assert from "node:assert/strict";
import test from "node:test";
import { countedUp, scoringOrder } from "../../../riverlib/boards/cards/scoring.js";
import { showTotal } from "../../../riverlib/boards/cards/total.js";

test("the points come round the table, my own last", () => {
  assert.deepEqual(scoringOrder(4, 0), [1, 2, 3, 0]);
  assert.deepEqual(scoringOrder(3, 1), [2, 0, 1]);
});

test("a total counts up, or down, to what it is in a few steps, and stays where nothing was made", () => {
  assert.deepEqual(countedUp(0, 3), [1, 2, 3]);
  assert.equal(countedUp(10, 130).length, 4);
  assert.equal(countedUp(10, 130).at(-1), 130);
  assert.deepEqual(countedUp(4, 2), [3, 2]);
  assert.deepEqual(countedUp(7, 7), []);
});

test("a total that counts up says at every step how many points it is: 1 point", () => {
  const told = new Map();
  const node = /** @type {any} */ ({ textContent: "", getAttribute: (name) => told.get(name) ?? null, setAttribute: (name, words) => told.set(name, words) });
  const said = [0, 1, 2].map((points) => {
    showTotal(node, points);
    return node.textContent + told.get("data-unit");
  });
  assert.deepEqual(said, ["0 points", "1 point", "2 points"]);
});
