import assert from "node:assert/strict";
import test from "node:test";
import { compares, decliningChoice, firstOfKind, groupChoices, groupOf, isListed, legsOf, quietChoices, rankedChoices, tellsOf, warnedWays, wayWords } from "../../../riverlib/boards/race/choices.js";

const sail = (origin, target, boats, ride = false) => ({ id: `sail ${origin}${ride ? " ride" : ""}`, kind: "sail", seat: 0, boats, origin, target, ride });
const wind = (kind, seat, origin, target, boats) => ({ id: `${kind} ${origin}`, kind, seat, boats, origin, target, ride: false });
const RIVER = { order: [2, 3, 4, 5, 6, 7, 8, 9, 0, 1], high_tide: 4 };

test("boats of one card are one group, and staying comes before riding", () => {
  const groups = groupChoices([sail(5, 7, [2]), sail(0, 5, [0, 1], true), sail(0, 2, [0, 1])]);
  assert.deepEqual(groups.map(({ origin, options }) => [origin, options.map(({ target }) => target)]), [[0, [2, 5]], [5, [7]]]);
  assert.equal(groupOf(groups, 0, 1), 0);
  assert.equal(groupOf(groups, 0, 2), 1);
  assert.equal(groupOf(groups, 1, 0), -1);
});

test("own boats come before rivals, each from the waterfall to the harbour", () => {
  const choices = [wind("ill", 2, 6, 1, [0]), wind("ill", 1, 4, 2, [1]), wind("good", 0, 3, 5, [0]), wind("good", 0, 1, 3, [2])];
  const groups = groupChoices([...choices, { id: "lose", kind: "lose", seat: 0, boats: [], origin: null, target: null, ride: false }]);
  assert.deepEqual(groups.map(({ key }) => key), ["good 0 1", "good 0 3", "ill 1 4", "ill 2 6"]);
  assert.equal(firstOfKind(groups, "ill"), 2);
  assert.equal(firstOfKind(groups, "sail"), -1);
});

test("letting the wind pass is no boat's choice", () => {
  assert.equal(decliningChoice([sail(0, 2, [0])]), null);
  assert.equal(decliningChoice([{ id: "lose", kind: "lose" }]).id, "lose");
  assert.deepEqual(groupChoices([{ id: "lose", kind: "lose", seat: 0, boats: [], origin: null }]), []);
});

test("a ride touches the high tide on its way", () => {
  assert.deepEqual(legsOf(sail(0, 5, [0], true), RIVER), [0, 2, 5]);
  assert.deepEqual(legsOf(sail(0, 2, [0]), RIVER), [0, 2]);
});

test("the event of my own choice is known, another one is not", () => {
  const event = { kind: "sail", seat: 0, boat: 0, origin: 0, target: 2 };
  assert.equal(tellsOf(sail(0, 5, [0, 1], true), event), true);
  assert.equal(tellsOf(sail(0, 5, [0, 1], true), { ...event, boat: 1 }), false);
  assert.equal(tellsOf(sail(3, 5, [0]), event), false);
  assert.equal(tellsOf(wind("ill", 2, 6, 1, [0]), { kind: "ill", seat: 0, victim: 2, boat: 0, origin: 6, target: 1 }), true);
});

test("the tutor compares the chosen way with the better one; a wind that is let pass has no way", () => {
  const [one, other] = [sail(0, 2, [1]), sail(3, 5, [0])];
  assert.deepEqual(warnedWays([one, other, sail(4, 6, [2])], { id: one.id, best: other.id }).map(({ boat, target, best, words }) => [boat, target, best, words]),
    [[1, 2, false, "Chosen"], [0, 5, true, "Better"]]);
  assert.deepEqual(warnedWays([one, { ...wind("lose", 0, null, null, []), id: "lose" }], { id: "lose", best: one.id }).map(({ words }) => words), ["Better"]);
});

test("the ways of a wind wait until somebody points at a boat; advice draws the one it praises", () => {
  const groups = groupChoices([wind("good", 0, 1, 3, [0]), wind("ill", 2, 6, 4, [0]), wind("ill", 1, 4, 2, [0])]);
  const words = { "good 1": "worse", "ill 6": "", "ill 4": "as good" };
  assert.deepEqual([...quietChoices(groups, null)].toSorted(), ["good 1", "ill 4", "ill 6"]);
  assert.deepEqual([...quietChoices(groups, { best: "ill 6", words })].toSorted(), ["good 1", "ill 4"]);
});

test("where all is as good the one that is named is brought out, and the rest stays as it was", () => {
  const groups = groupChoices([wind("good", 0, 1, 3, [0]), wind("ill", 2, 6, 4, [0]), wind("ill", 1, 4, 2, [0])]);
  const even = { best: "ill 6", words: {}, chances: {} };
  assert.equal(compares(even), false);
  assert.deepEqual([...quietChoices(groups, even, true)].toSorted(), ["good 1", "ill 4"]);
  assert.equal(quietChoices(groupChoices([sail(0, 2, [0]), sail(3, 5, [1])]), { ...even, best: "sail 3" }, true).size, 0);
});

test("ways to sail are all drawn; beside advice too, but on a narrow river those of the praised boat and of the next best", () => {
  const groups = groupChoices([sail(0, 2, [0]), sail(3, 5, [1]), sail(1, 4, [2])]);
  const [words, chances] = [{ "sail 0": "a bit worse", "sail 3": "", "sail 1": "a bit worse" }, { "sail 0": "14%", "sail 3": "17%", "sail 1": "15%" }];
  assert.equal(quietChoices(groups, null).size, 0);
  assert.equal(quietChoices(groups, { best: "sail 3", words, chances }).size, 0, "each is judged at its own pale boat");
  assert.deepEqual([...quietChoices(groups, { best: "sail 3", words, chances }, true)], ["sail 0"]);
  assert.equal(quietChoices(groups, { best: null, words, chances }).size, 0);
  assert.equal(quietChoices(groups, { best: "sail 3", words: chances, chances, isInNumbers: true }).size, 0);
});

test("on a phone all chances of several boats are a list, the best first, whatever the signs before them", () => {
  const choices = [sail(0, 2, [0]), sail(3, 5, [1]), sail(1, 4, [2]), sail(5, 7, [2])];
  const hint = { best: "sail 3", words: {}, chances: { "sail 0": "<1%", "sail 3": "14%", "sail 1": "1%", "sail 5": "14%" }, head: "", text: "", numbers: "", isInNumbers: true };
  assert.deepEqual(rankedChoices(choices, hint).map(({ id }) => id), ["sail 3", "sail 5", "sail 1", "sail 0"]);
  const groups = groupChoices(choices);
  assert.deepEqual(["tall", "low", "tablet", "wide"].map((form) => isListed(hint, groups, { form })), [true, true, false, false]);
  assert.equal(isListed(hint, groups.slice(0, 1), { form: "tall" }), false, "of one boat two buttons say them");
  assert.equal(isListed({ ...hint, isInNumbers: false }, groups, { form: "tall" }), false);
});

test("a choice in few words: from card to card, home, so far on or back, or staying and riding", () => {
  assert.equal(wayWords(sail(3, 5, [1]), false), "4 → 6");
  assert.equal(wayWords({ ...sail(3, 5, [1]), ride: true }, true), "Ride to 6");
  assert.equal(wayWords(wind("good", 0, 3, 5, [0]), false), "on 4: +2", "of a wind, how far: as the high tide says it");
  assert.equal(wayWords(wind("ill", 1, 4, 2, [0]), false), "on 5: −2");
  assert.equal(wayWords({ ...wind("lose", 0, null, null, []), id: "lose" }, false), "Let it pass");
});
