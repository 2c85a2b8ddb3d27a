import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { Forced } from "../../../riverlib/boards/forced.js";

mock.timers.enable({ apis: ["setTimeout"] });
globalThis.document = /** @type {any} */ ({ hidden: false });

function boardAt(change = {}) {
  const board = {
    view: { turn: 3, lesson: null }, movesByItself: true, busy: false, moved: 0,
    actions: { pending: null }, controls: { popover: { name: "" } }, moveByItself() { this.moved += 1; }, ...change,
  };
  return { board, forced: new Forced(/** @type {any} */ (board)) };
}

const KEEPS_STILL = {
  "where there is a choice or nobody wants it": { movesByItself: false },
  "in a lesson": { view: { turn: 3, lesson: {} } },
  "while something moves": { busy: true },
  "while an answer is due": { actions: { pending: {} } },
};
for (const [when, change] of Object.entries(KEEPS_STILL)) {
  test(`nothing goes by itself ${when}`, () => {
    const { board, forced } = boardAt(change);
    forced.plan();
    mock.timers.tick(5000);
    assert.equal(board.moved, 0);
  });
}

test("what is forced goes by itself after a pause, once", () => {
  const { board, forced } = boardAt();
  forced.plan();
  mock.timers.tick(600);
  assert.equal(board.moved, 0, "everybody has seen it first");
  forced.plan();
  mock.timers.tick(5000);
  assert.equal(board.moved, 1);
});

test("a board may have a pause of its own: in a race the boat sails in sight", () => {
  const { board, forced } = boardAt({ pauseMs: 500 });
  forced.plan();
  mock.timers.tick(450);
  assert.equal(board.moved, 0);
  mock.timers.tick(100);
  assert.equal(board.moved, 1);
});

test("after taking back it waits until somebody has moved", () => {
  const { board, forced } = boardAt();
  forced.hold(3);
  forced.plan();
  mock.timers.tick(5000);
  assert.equal(board.moved, 0);
  board.view.turn = 4;
  forced.plan();
  mock.timers.tick(5000);
  assert.equal(board.moved, 1);
});

test("an open window is read in peace", () => {
  const { board, forced } = boardAt({ controls: { popover: { name: "settings" } } });
  forced.plan();
  mock.timers.tick(5000);
  assert.equal(board.moved, 0);
  board.controls.popover.name = "";
  mock.timers.tick(2000);
  assert.equal(board.moved, 1);
});

test("a last card, which surprises nobody, waits no longer than it is read", () => {
  const { board, forced } = boardAt({ view: { turn: 3, lesson: null, forced: "last" } });
  forced.plan();
  mock.timers.tick(400);
  assert.equal(board.moved, 0);
  mock.timers.tick(100);
  assert.equal(board.moved, 1);
});
