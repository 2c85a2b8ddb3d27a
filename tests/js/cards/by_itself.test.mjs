import assert from "node:assert/strict";
import test from "node:test";
import { CardTable } from "../../../riverlib/boards/cards/table.js";

const goes = (view, forced) => Object.assign(Object.create(CardTable.prototype), { view, settings: { forced } }).movesByItself;

test("a newcomer plays the last card of a first game, in all others it goes as was chosen", () => {
  assert.equal(goes({ forced: "last" }, "last"), true);
  assert.equal(goes({ forced: "last", guided: true }, "last"), false);
  assert.equal(goes({ forced: "last", guided: true }, "only"), false);
  assert.deepEqual([goes({ forced: "only" }, "last"), goes({ forced: "only" }, "only"), goes({ forced: null }, "only"), goes({ forced: "last" }, "off")], [false, true, false, false]);
});
