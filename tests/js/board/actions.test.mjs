import assert from "node:assert/strict";
import test from "node:test";
import { Actions } from "../../../riverlib/boards/actions.js";

/** Whether a board will say that the end of a game has been seen at it. */
function tells(home) {
  const actions = Object.create(Actions.prototype);
  actions.tellShown({ phase: "over", game: "one", home });
  clearTimeout(actions.shownTimer);
  return actions.shownTimer !== undefined;
}

test("a screen that only watches does not say that the end was seen: it would be refused in large letters", () => {
  assert.equal(tells({ watches: true }), false);
  assert.equal(tells({ watches: false }), true);
  assert.equal(tells(null), true);
});

test("the game thinks while the board is drawn: it is asked first", () => {
  const order = [];
  const board = { view: { game: "one", turn: 3 }, busy: false, tips: { done() {} }, render: () => order.push("drawn"), expose() {}, send: () => order.push("sent") };
  const actions = new Actions(board);
  actions.act({ kind: "roll" });
  actions.destroy();
  assert.deepEqual(order, ["sent", "drawn"]);
});
