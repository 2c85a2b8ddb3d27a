import assert from "node:assert/strict";
import { test } from "node:test";
import { fitting } from "../../../riverlib/ui/charts/row_faces/row_faces.js";

test("a row shows all who played, or as many as fit and how many more", () => {
  assert.deepEqual(fitting([1, 2, 3, 4], 4), { shown: [1, 2, 3, 4], more: 0 });
  assert.deepEqual(fitting([1, 2, 3, 4, 5, 6], 4), { shown: [1, 2, 3], more: 3 });
  assert.deepEqual(fitting([], 4), { shown: [], more: 0 });
});
