// looking.js: a hand in small print.

import assert from "node:assert/strict";
import { test } from "node:test";

import { weighedThings } from "../../../riverlib/boards/cards/choice_marks.js";
import { tableLayout } from "../../../riverlib/boards/cards/geometry.js";
import { bySuit, LookingBar, openLines, stretchWords, tabsInRow, mistakeAfter, mistakeWords } from "../../../riverlib/boards/cards/looking.js";
import { faultsOf } from "./overlaps.mjs";

test("a hand is told by suits, each from its top", () => {
  assert.deepEqual(bySuit(["2d", "Td", "Kd", "3s", "Ah"]), [["d", ["K", "10", "2"]], ["s", ["3"]], ["h", ["A"]]]);
});

test("jokers are told by their size and stand for themselves", () => {
  assert.deepEqual(bySuit(["Ah", "*3", "*1"]), [["h", ["A"]], ["*", ["big", "small"]]]);
});

test("what is no card is left out", () => {
  assert.deepEqual(bySuit(["??", "", "9c"]), [["c", ["9"]]]);
});

test("an open hand takes as many lines as its suits need below a plate", () => {
  assert.equal(openLines([], 114), 1);
  assert.equal(openLines(["3s", "Js", "3d", "5d", "Qd"], 114), 1);
  assert.equal(openLines(["3s", "5s", "6s", "8s", "Ts", "4d", "3h", "9h", "Jh", "3c", "Jc"], 114), 3);
  assert.ok(openLines(["3s", "5s", "6s", "8s", "Ts", "4d", "3h", "9h", "Jh", "3c", "Jc"], 190) <= 2);
});

test("open hands have room below the plates, on a desk too, in its own pixels", () => {
  const classes = { toggle() {} };
  const bar = Object.assign(Object.create(LookingBar.prototype), { game: "", under: 0, list: { classList: classes }, root: { classList: classes } });
  const view = { game: "g", me: 0, seats: [{}, {}, {}], looking: { hands: [["2h"], ["3s", "Js"], ["9c"]] } };
  const desk = { shape: "wide", places: [{ w: 0 }, { w: 300 }, { w: 300 }], scale: 1.5, held: 21 };
  assert.equal(bar.makeRoom(view, desk), true);
  assert.equal(bar.under, 26 * 1.5 - 21);
  assert.equal(bar.makeRoom({ ...view, looking: { hands: [[], [], []] } }, desk), false, "what there was stays as long as one deal is looked at");
  assert.equal(bar.makeRoom({ ...view, game: "h", looking: null }, desk), true);
  assert.equal(bar.under, 0);
});

test("ten hands lie open below the plates of a desk, clear of each other and of the trump above", () => {
  for (const [width, height] of [[1179, 560], [1179, 642], [1619, 830]]) {
    for (const seats of [7, 8, 9, 10]) {
      const deal = { seats, width, height, cards: 5, shape: "wide", idle: true };
      const layout = tableLayout({ ...deal, under: 5 });
      const k = layout.scale;
      assert.ok(layout.beside);
      assert.deepEqual(faultsOf(layout, 5), faultsOf(tableLayout(deal), 5), `${seats} at ${width}`);
      const left = layout.places.filter(({ edge }) => edge === "left").map(({ y, h }) => [y - h / 2, y + h / 2 + 26 * k]).sort((one, other) => one[0] - other[0]);
      assert.ok(left[0][0] >= 146 * k && left.at(-1)[1] <= height, `${seats} at ${width}: ${left}`);
      left.slice(1).forEach(([top], no) => assert.ok(top > left[no][1], `${seats} at ${width}: ${left}`));
    }
  }
});

test("as many hands stand below a desk where a long one of mine leaves no room beside it", () => {
  assert.equal(tableLayout({ seats: 10, width: 1179, height: 560, cards: 10, shape: "wide", idle: true }).beside, false);
});

test("the dots of a stretch have words", () => {
  assert.equal(stretchWords("Trick 2", []), "Trick 2");
  assert.equal(stretchWords("Trick 5", [], { forced: true }), "Trick 5: no choice");
  assert.equal(stretchWords("Trick 2", ["fine"]), "Trick 2: 1 choice fine");
  assert.equal(stretchWords("Bids", ["fine", "doubtful"], { kindly: true }), "Bids: 1 choice fine, 1 with a tip", "to a newcomer");
  assert.equal(stretchWords("Bids", ["bad", "fine", "fine", "doubtful"]), "Bids: 2 choices fine, 1 doubtful, 1 bad");
});

test("what was played and what would have been better are cards or numbers", () => {
  assert.deepEqual(weighedThings({ seat: 1, played: "play Td", better: "play *1" }), [{ role: "played", card: "Td", bid: "" }, { role: "better", card: "*1", bid: "" }]);
  assert.deepEqual(weighedThings({ seat: 0, played: "bid 7", better: "bid 0" }).map(({ bid }) => bid), ["7", "0"]);
});

test("the next mistake is the first that is told after a step", () => {
  assert.equal(mistakeAfter([3, 9], 0), 3);
  assert.equal(mistakeAfter([3, 9], 2), 9, "not the one on show");
  assert.equal(mistakeAfter([3, 9], 8), 0);
  assert.equal(mistakeAfter([], 0), 0);
});

test("where a deal has no mistake any more the button says in which the next one is, and no more only where the game has none", () => {
  const here = { mistakes: [3], next_deal: 2, judging: false };
  assert.equal(mistakeWords(here, 0), "Next mistake");
  assert.equal(mistakeWords(here, 2), "Next mistake: deal 2");
  const first = { ...here, kindly: true };
  assert.deepEqual([0, 2].map((step) => mistakeWords(first, step)), ["Next tip", "Next tip: deal 2"], "nothing in a first game is a mistake");
  assert.equal(mistakeWords({ ...first, next_deal: 0 }, 2), "No more tips");
  assert.equal(mistakeWords({ ...here, mistakes: [] }, 0), "Next mistake: deal 2");
  assert.equal(mistakeWords({ ...here, next_deal: null }, 2), "Next mistake", "later deals are still being weighed");
  assert.equal(mistakeWords({ ...here, mistakes: [], judging: true }, 0), "Next mistake", "this deal is first");
  assert.equal(mistakeWords({ ...here, next_deal: 0 }, 2), "No more mistakes");
  assert.equal(mistakeWords({ mistakes: [], next_deal: 0, judging: false }, 0), "No mistake");
});

test("no tab of a deal stands alone in a row of a phone", () => {
  assert.deepEqual([3, 11, 12, 14, 23].map(tabsInRow), [3, 11, 6, 7, 8]);
});
