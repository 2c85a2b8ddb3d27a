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

/** What happens in order when something is done, with or without a piece of mine in the air. */
function done(flight) {
  const order = [];
  const board = { view: { game: "one", turn: 3 }, busy: false, render: () => order.push("drawn"), expose() {}, send: () => order.push("sent") };
  const actions = Object.assign(new Actions(board), { flight });
  const frames = [];
  globalThis.requestAnimationFrame = (step) => frames.push(step);
  actions.act({ kind: "roll" });
  const at = order.slice();
  return { at, order, actions, frame: async () => { frames.forEach((step) => step()); await new Promise((go) => setTimeout(go, 5)); } };
}

test("the game thinks while the board is drawn: it is asked first", () => {
  const { at, actions } = done(null);
  actions.destroy();
  assert.deepEqual(at, ["sent", "drawn"]);
});

test("my piece is seen to move before all else is drawn", async () => {
  const { at, order, actions, frame } = done({ kind: "roll" });
  assert.deepEqual(at, ["sent"]);
  await frame();
  actions.destroy();
  assert.deepEqual(order, ["sent", "drawn"]);
});

test("what the answer has drawn is not drawn again", async () => {
  const { order, actions, frame } = done({ kind: "roll" });
  actions.destroy();
  actions.pending = null;
  await frame();
  assert.deepEqual(order, ["sent"]);
});
