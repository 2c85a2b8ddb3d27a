import assert from "node:assert/strict";
import test from "node:test";
import { RiverActions } from "../../../riverlib/boards/race/actions.js";

test("a second press on the button beside the die is no answer, though the answers have come there", () => {
  const actions = new RiverActions(/** @type {any} */ ({}));
  const chosen = [];
  actions.choose = (choice) => chosen.push(choice);
  const answer = (choice) => actions.answer(/** @type {any} */ (choice), /** @type {any} */ ({}));
  answer("asked by a boat that was pressed");
  actions.rolledAt = performance.now() - 200;
  answer("too soon after the throw");
  actions.rolledAt = performance.now() - 900;
  answer("meant");
  assert.deepEqual(chosen, ["asked by a boat that was pressed", "meant"]);
});
