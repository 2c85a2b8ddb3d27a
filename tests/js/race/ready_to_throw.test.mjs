import assert from "node:assert/strict";
import test from "node:test";

import { RiverControls } from "../../../riverlib/boards/race/controls.js";

/** Whether the second half of a double click is taken for a throw of its own, pressed so long after the throw was due. */
function isMeant(after, { asksRoll = true } = {}) {
  const controls = { board: { asksRoll, exposed: { settled: [40, 1000] } } };
  return RiverControls.prototype.isReadyToThrow.call(controls, { timeStamp: 1000 + after });
}

test("a throw counts when it was pressed, not when a busy device comes to it", () => {
  assert.equal(isMeant(100), false);
  assert.equal(isMeant(-100), false, "pressed before the throw was due");
  assert.equal(isMeant(300), true);
  assert.equal(isMeant(300, { asksRoll: false }), false);
});
