import assert from "node:assert/strict";
import { test } from "node:test";
import { atFoot, leftOfPoints } from "../../../riverlib/boards/cards/why_place.js";

const LINE = /** @type {any} */ ({});

test("where many play the answer to a row stands below it and hides nobody's points", () => {
  const row = { x: 195, y: 226, w: 314, h: 49 }; // from 38 to 352
  const points = { x: 275, y: 226, w: 64, h: 40 }; // from 243 on, in every row
  const place = leftOfPoints(LINE, row, points);
  assert.ok(place);
  assert.ok(place.x + place.across / 2 < points.x - points.w / 2, "it ends before the points");
  assert.ok(place.x - place.across / 2 >= row.x - row.w / 2, "it begins where the row does");
  assert.ok(place.under > row.y && place.under <= row.y + row.h / 2, "its own row stays in sight");
  assert.equal(place.line, LINE);
});

test("there is no place for an answer whose row is gone", () => {
  assert.equal(leftOfPoints(LINE, null, null), null);
});

test("on a phone held sideways the answer stands at the panel's foot, where the rows make room", () => {
  const place = atFoot(LINE, { x: 340, y: 162, w: 680, h: 324 });
  assert.ok(place?.roomy);
  assert.equal("under" in place, false, "it never goes up over title and buttons");
  assert.ok(place.y - 8 <= 324 && place.y - 8 > 310, "8 pixels above this is its lower edge, inside the panel");
  assert.ok(place.across < 680);
  assert.equal(atFoot(LINE, null), null);
});
