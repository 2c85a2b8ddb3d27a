import assert from "node:assert/strict";
import test from "node:test";

import { hasToAnswer, isFirstTide, keepOnlyTapped, keepTideTold, readsNoChances, tapsOnlyBoat } from "../../../riverlib/boards/race/newcomer.js";
import { worthWords } from "../../../riverlib/boards/race/chips.js";

/** A river in a newcomer's first race, or in a later one; what `said` names has been explained. */
const riverOf = (tides, { isFirst = true, said = /** @type {string[]} */ ([]), seats = [{ bot: false }, { bot: true }], home = /** @type {any} */ (null) } = {}) => /** @type {any} */ ({
  tips: { isFirst, isOn: () => isFirst, knows: (key) => said.includes(key) }, settings: {}, view: { lesson: null, seats, home }, shown: { river: { tides } },
});

test("a newcomer reads no chances before a tip has said what they are", () => {
  assert.deepEqual([0, 2, 5].map((tides) => readsNoChances(riverOf(tides))), [true, true, true]);
  assert.deepEqual([0, 2].map((tides) => readsNoChances(riverOf(tides, { said: ["chances"] }))), [false, false]);
  assert.equal(readsNoChances(riverOf(0, { isFirst: false })), false);
});

test("whoever only looks on is told nothing: there the chances wait for the first rounds alone", () => {
  for (const looksOn of [{ seats: [{ bot: true }, { bot: true }] }, { home: { watches: true } }]) {
    assert.deepEqual([0, 1, 2, 5].map((tides) => readsNoChances(riverOf(tides, looksOn))), [true, true, false, false]);
  }
});

test("of several choices that are as good none is called the best", () => {
  const hint = /** @type {any} */ ({ best: "a", words: { a: "as good", b: "as good", c: "worse" } });
  assert.deepEqual(["a", "b", "c"].map((id) => worthWords(id, hint)), ["★ good", "as good", "worse"]);
  assert.equal(worthWords("a", { ...hint, words: { a: "as good", b: "worse", c: "worse" } }), "★ best");
});

test("what the first tide does is told once: by a tip or where it turns", () => {
  const said = /** @type {string[]} */ ([]);
  const river = riverOf(0, { said });
  river.tips.isNew = (key) => said.push(key);
  assert.equal(isFirstTide(river), true);
  keepTideTold(river);
  assert.deepEqual([said, isFirstTide(river), isFirstTide(riverOf(1))], [["tide"], false, false]);
});

test("a slip that gives away very much has to be answered in a newcomer's first race alone", () => {
  const choice = (grave) => /** @type {any} */ ({ grave });
  assert.equal(hasToAnswer(riverOf(2), choice(true)), true);
  assert.equal(hasToAnswer(riverOf(2), choice(false)), false);
  assert.equal(hasToAnswer(riverOf(2, { isFirst: false }), choice(true)), false);
});

test("a newcomer taps the first boat that alone can sail; from then on such boats go by themselves", () => {
  const said = /** @type {string[]} */ ([]);
  const river = riverOf(2, { said });
  river.tips.isNew = (key) => said.push(key);
  assert.equal(tapsOnlyBoat(river), true);
  keepOnlyTapped(river);
  assert.equal(tapsOnlyBoat(river), false);
  assert.equal(tapsOnlyBoat(riverOf(2, { isFirst: false })), false);
});
