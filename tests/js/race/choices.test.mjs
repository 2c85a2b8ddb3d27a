import assert from "node:assert/strict";
import test from "node:test";
import { decliningChoice, firstOfKind, groupChoices, groupOf, legsOf, tellsOf } from "../../../riverlib/ui/race/river/choices.js";

const sail = (from, to, boats, ride = false) => ({ id: `sail ${from}${ride ? " ride" : ""}`, kind: "sail", s: 0, boats, from, to, ride });
const wind = (kind, s, from, to, boats) => ({ id: `${kind} ${from}`, kind, s, boats, from, to, ride: false });
const RIVER = { order: [2, 3, 4, 5, 6, 7, 8, 9, 0, 1], high_tide: 4 };

test("boats of one card are one group, and staying comes before riding", () => {
  const groups = groupChoices([sail(5, 7, [2]), sail(0, 5, [0, 1], true), sail(0, 2, [0, 1])]);
  assert.deepEqual(groups.map(({ from, options }) => [from, options.map(({ to }) => to)]), [[0, [2, 5]], [5, [7]]]);
  assert.equal(groupOf(groups, 0, 1), 0);
  assert.equal(groupOf(groups, 0, 2), 1);
  assert.equal(groupOf(groups, 1, 0), -1);
});

test("own boats come before rivals, each from the waterfall to the harbour", () => {
  const choices = [wind("ill", 2, 6, 1, [0]), wind("ill", 1, 4, 2, [1]), wind("good", 0, 3, 5, [0]), wind("good", 0, 1, 3, [2])];
  const groups = groupChoices([...choices, { id: "lose", kind: "lose", s: 0, boats: [], from: null, to: null, ride: false }]);
  assert.deepEqual(groups.map(({ key }) => key), ["good 0 1", "good 0 3", "ill 1 4", "ill 2 6"]);
  assert.equal(firstOfKind(groups, "ill"), 2);
  assert.equal(firstOfKind(groups, "sail"), -1);
});

test("letting the wind pass is no boat's choice", () => {
  assert.equal(decliningChoice([sail(0, 2, [0])]), null);
  assert.equal(decliningChoice([{ id: "lose", kind: "lose" }]).id, "lose");
  assert.deepEqual(groupChoices([{ id: "lose", kind: "lose", s: 0, boats: [], from: null }]), []);
});

test("a ride touches the high tide on its way", () => {
  assert.deepEqual(legsOf(sail(0, 5, [0], true), RIVER), [0, 2, 5]);
  assert.deepEqual(legsOf(sail(0, 2, [0]), RIVER), [0, 2]);
});

test("the event of my own choice is known, another one is not", () => {
  const event = { t: "sail", s: 0, b: 0, from: 0, to: 2 };
  assert.equal(tellsOf(sail(0, 5, [0, 1], true), event), true);
  assert.equal(tellsOf(sail(0, 5, [0, 1], true), { ...event, b: 1 }), false);
  assert.equal(tellsOf(sail(3, 5, [0]), event), false);
  assert.equal(tellsOf(wind("ill", 2, 6, 1, [0]), { t: "ill", s: 0, v: 2, b: 0, from: 6, to: 1 }), true);
});
