import assert from "node:assert/strict";
import test from "node:test";

import { RiverActions } from "../../../riverlib/boards/race/actions.js";

/** What goes out when a race asks for a throw where the tutor was told `warns` on this device. */
function sent(action, { warns, tutor }) {
  const out = /** @type {object[]} */ ([]);
  const board = {
    settings: { warns }, view: { tutor, game: "g", turn: 3 }, tips: { done() {} }, busy: false, expose() {}, render() {},
    send: (_, { nonce, turn, ...rest }) => out.push(rest),
  };
  const actions = new RiverActions(/** @type {any} */ (board));
  actions.act(action);
  actions.destroy();
  return out[0];
}

test("what the tutor was told in one race goes with the first click of the next", () => {
  assert.deepEqual(sent({ kind: "roll" }, { warns: "off", tutor: "gentle" }), { kind: "roll", tutor: "off" });
  assert.deepEqual(sent({ kind: "roll" }, { warns: "off", tutor: "off" }), { kind: "roll" }, "once it is known it is not said again");
  assert.deepEqual(sent({ kind: "roll" }, { warns: "", tutor: "gentle" }), { kind: "roll" }, "nobody has said anything");
  assert.deepEqual(sent({ kind: "tutor", level: "strict" }, { warns: "off", tutor: "gentle" }), { kind: "tutor", level: "strict" }, "a new word counts");
});
