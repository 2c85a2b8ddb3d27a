import assert from "node:assert/strict";
import test from "node:test";
import { handPlaces, handRows, leastHeight, tableLayout, tableShape } from "../../../riverlib/ui/cards/table/geometry.js";

const STAGES = [[1180, 622], [1340, 700], [936, 590], [860, 560], [346, 690], [360, 640], [700, 720]];
const overlap = (a, b, width, height) => Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height;

function eachTable(check) {
  for (const [width, wanted] of STAGES) {
    for (let seats = 2; seats <= 10; seats += 1) {
      const height = Math.max(wanted, leastHeight(seats, tableShape(width)));
      const cards = Math.min(13, Math.floor(51 / seats));
      check(tableLayout({ seats, width, height, cards }), `${seats} seats at ${width} x ${height}`, seats, cards);
    }
  }
}

test("no two seats overlap, for two to ten seats on every screen", () => {
  eachTable((layout, where, seats) => {
    assert.equal(layout.places.length, seats, where);
    const others = layout.places.slice(1);
    others.forEach((place, no) => others.slice(no + 1).forEach((other) => {
      assert.ok(!overlap(place, other, layout.seatW, layout.shape === "tall" ? 56 : 60), `${where}: ${JSON.stringify([place, other])}`);
    }));
  });
});

test("every seat stands inside the stage and above the hand", () => {
  eachTable((layout, where) => {
    for (const place of layout.places.slice(1)) {
      assert.ok(place.x - layout.seatW / 2 >= 0 && place.x + layout.seatW / 2 <= layout.width, where);
      assert.ok(place.y + 28 <= layout.handTop, `${where}: seat at ${place.y}, hand at ${layout.handTop}`);
    }
  });
});

test("every seat has a slot of its own in the trick, inside the stage", () => {
  eachTable((layout, where, seats) => {
    assert.equal(layout.slots.length, seats);
    assert.equal(new Set(layout.slots.map((slot) => `${Math.round(slot.x)} ${Math.round(slot.y)}`)).size, seats, where);
    for (const slot of layout.slots) {
      assert.ok(slot.x > slot.w / 2 && slot.x < layout.width - slot.w / 2, where);
      assert.ok(slot.y > slot.w * 0.7 && slot.y + slot.w * 0.7 <= layout.handTop + 2, `${where}: slot at ${slot.y}`);
    }
  });
});

test("the seat after mine sits to my left, the one before me to my right", () => {
  eachTable((layout, where, seats) => {
    if (seats < 3) return;
    assert.ok(layout.places[1].x < layout.places.at(-1).x, where);
    assert.ok(layout.slots[1].x < layout.slots.at(-1).x, where);
  });
});

test("all cards of a hand of 1 to 17 lie inside the stage, each with 30 pixels to click", () => {
  for (const [width, height] of STAGES) {
    for (let cards = 1; cards <= 17; cards += 1) {
      const layout = tableLayout({ seats: 3, width, height, cards });
      const places = handPlaces(cards, layout);
      assert.equal(places.length, cards);
      places.forEach((place, no) => {
        assert.ok(place.x - layout.cardW / 2 >= 0 && place.x + layout.cardW / 2 <= width, `${cards} cards at ${width}`);
        assert.ok(place.y + layout.cardH / 2 <= height - 46, `${cards} cards at ${width} x ${height}`);
        const next = places[no + 1];
        if (next?.row === place.row) assert.ok(next.x - place.x >= 30, `${cards} cards at ${width}: ${next.x - place.x}`);
      });
    }
  }
});

test("a phone shows more than seven cards in two rows", () => {
  assert.equal(handRows(7, 346), 1);
  assert.equal(handRows(8, 346), 2);
  assert.equal(handRows(17, 1180), 1);
});
