import assert from "node:assert/strict";
import test from "node:test";
import { tokenPlaces, trumpPlace } from "../../../riverlib/boards/cards/bid_tokens_place.js";
import { bidsLayout, tableLayout, tableShape } from "../../../riverlib/boards/cards/geometry.js";
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
    const tokens = tokenPlaces(layout).filter(Boolean).map(({ x, y, size, named }) => boxOf({ x, y, w: named ? size * 1.67 : size, h: size }));
    const plates = layout.places.slice(1).map(({ x, y, w, h }) => boxOf({ x, y, w, h }));
    tokens.forEach((token, no) => {
      assert.ok(plates.every((plate) => shared(token, plate) <= 1), `${where}: ${no + 1} on a plate`);
      assert.ok(layout.shape === "low" || (layout.shape === "tall" && layout.places.length > 6) || tokens.length === layout.places.length - 1, where);
      assert.ok(tokens.every((other, at) => at === no || shared(token, other) <= 1), `${where}: ${no + 1} on another`);
      assert.ok(token.left >= 0 && token.right <= layout.width, `${where}: ${no + 1} leaves the felt`);
    });
  });
});

test("on a phone the card that fixes the trump lies large between the bids and the numbers", () => {
  const shown = [];
  eachTable((layout, where) => {
    const place = trumpPlace(layout, 5);
    if (!place) return;
    shown.push(where);
    const card = boxOf({ x: place.x, y: place.y, w: place.w, h: place.w * 1.4 + 33 });
    const words = boxOf({ x: place.x, y: place.y + place.w * 0.7 + 17, w: 160, h: 34 });
    for (const plate of layout.places.slice(1)) assert.equal(shared(words, boxOf(plate)), 0, where);
    const numbers = bidsLayout(5, layout);
    assert.equal(shared(card, boxOf(numbers)), 0, where);
    for (const { x, y, size } of tokenPlaces(layout).filter(Boolean)) assert.equal(shared(card, boxOf({ x, y, w: size, h: size })), 0, where);
  });
  assert.ok(shown.includes("4 seats at 390x844") && shown.every((where) => /at (390x844|360x740)/.test(where)), shown.join());
});
