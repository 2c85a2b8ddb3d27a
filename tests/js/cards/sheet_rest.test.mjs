import assert from "node:assert/strict";
import test from "node:test";
import { restOf } from "../../../riverlib/boards/cards/sheet_rest.js";

const BOX = { scrollLeft: 0, scrollTop: 0, scrollWidth: 320, scrollHeight: 300, clientWidth: 320, clientHeight: 300 };

test("a sheet says on which sides there is more of it", () => {
  assert.deepEqual(restOf(BOX), []);
  assert.deepEqual(restOf({ ...BOX, scrollWidth: 600 }), ["right"]);
  assert.deepEqual(restOf({ ...BOX, scrollWidth: 600, scrollLeft: 100 }), ["left", "right"]);
  assert.deepEqual(restOf({ ...BOX, scrollHeight: 500, scrollTop: 200 }), ["above"]);
  assert.deepEqual(restOf({ ...BOX, scrollHeight: 303, scrollWidth: 322 }), [], "a fraction of a row is none");
});
