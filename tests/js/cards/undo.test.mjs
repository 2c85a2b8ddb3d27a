// controls.js: while the tutor asks about a choice nothing has been done yet: Undo answers its question.

import assert from "node:assert/strict";
import { test } from "node:test";

import { CardControls } from "../../../riverlib/boards/cards/controls.js";

/** @param {{ asking: boolean, undo: boolean }} now */
function controlsAt({ asking, undo }) {
  const done = /** @type {string[]} */ ([]);
  const off = new Map();
  const board = { busy: false, coach: { isAsking: asking, takeBack: () => done.push("back") }, act: ({ kind }) => done.push(kind), notes: { say: () => done.push("refused") }, view: {} };
  const tools = { isOff: (name) => off.get(name), switchOff: (name, isOff) => off.set(name, isOff), buttons: new Map(["hint", "claim", "scores"].map((name) => [name, {}])) };
  const controls = Object.assign(Object.create(CardControls.prototype), { board, tools });
  controls.renderTools({ can: { undo }, coach: {}, hand: [], phase: "bid" });
  return { controls, done };
}

test("while the tutor asks, Undo takes back what it asks about and no bid that stands", () => {
  for (const undo of [true, false]) {
    const { controls, done } = controlsAt({ asking: true, undo });
    controls.tool("undo");
    assert.deepEqual(done, ["back"], "the key is the same tool");
    assert.equal(controls.tools.isOff("undo"), false, "it can be pressed, though nothing was done yet");
  }
});

test("else Undo takes back what was done, or says that there is nothing", () => {
  for (const [undo, what] of [[true, "undo"], [false, "refused"]]) {
    const { controls, done } = controlsAt({ asking: false, undo });
    controls.tool("undo");
    assert.deepEqual(done, [what]);
  }
});
