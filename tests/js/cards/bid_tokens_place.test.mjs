import assert from "node:assert/strict";
import test from "node:test";
import { NAMED, tokenPlaces } from "../../../riverlib/boards/cards/bid_tokens_place.js";
import { tableLayout, tableShape } from "../../../riverlib/boards/cards/geometry.js";
import { SCREENS, shared } from "./overlaps.mjs";

const boxOf = ({ x, y, w, h }) => ({ left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 });

function eachTable(check) {
  for (const [screen, [view, width, height]] of Object.entries(SCREENS)) {
    for (let seats = 2; seats <= 10; seats += 1) {
      check(tableLayout({ seats, width, height, cards: 5, shape: tableShape(width, view) }), `${seats} seats at ${screen}`);
    }
  }
}

test("every bid of the others lies on the felt on no plate and on no other bid", () => {
  eachTable((layout, where) => {
    const tokens = tokenPlaces(layout).filter(Boolean).map(({ x, y, size, named }) => boxOf({ x, y, w: named ? size * NAMED : size, h: size }));
    const plates = layout.places.slice(1).map(({ x, y, w, h }) => boxOf({ x, y, w, h }));
    tokens.forEach((token, no) => {
      assert.ok(plates.every((plate) => shared(token, plate) <= 1), `${where}: ${no + 1} on a plate`);
      assert.ok(layout.shape === "low" || (layout.shape === "tall" && layout.places.length > 6) || tokens.length === layout.places.length - 1, where);
      assert.ok(tokens.every((other, at) => at === no || shared(token, other) <= 1), `${where}: ${no + 1} on another`);
      assert.ok(token.left >= 0 && token.right <= layout.width, `${where}: ${no + 1} leaves the felt`);
    });
  });
});
