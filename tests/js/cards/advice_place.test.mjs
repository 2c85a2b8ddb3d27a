import assert from "node:assert/strict";
import { test } from "node:test";
import { advicePlaces } from "../../../riverlib/boards/cards/advice_place.js";
import { bidsLayout, handPlaces, tableLayout } from "../../../riverlib/boards/cards/geometry.js";

const STAGES = { tall: [366, 698], low: [700, 322], tablet: [730, 860], wide: [1210, 640] };
const TOOLS = { x: -8, w: 374, foot: 760 };

const SIDE = { right: 765, foot: 206 };

function placesOf(shape, seats, cards, isBid, side = null, isEmpty = false) {
  const [width, height] = STAGES[shape];
  const layout = tableLayout({ seats, width, height, cards, shape });
  const left = Math.min(...handPlaces(cards, layout).map(({ x }) => x - layout.cardW / 2));
  const bids = isBid ? bidsLayout(cards, layout) : null;
  return { layout, bids, places: advicePlaces(layout, { left, plate: width / 2 - 130, tools: shape === "tall" ? TOOLS : null, side, isEmpty, bids }) };
}

const meets = (one, { x, y, w, h }) => one.left < x + w / 2 - 1 && one.right > x - w / 2 + 1 && one.top < y + h / 2 - 1 && one.bottom > y - h / 2 + 1;

test("the coach speaks below every card, number and plate of the others, whatever the table", () => {
  for (const shape of Object.keys(STAGES)) {
    for (const seats of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      for (const cards of [1, 4, 7, 10]) {
        for (const isBid of [true, false]) {
          const { layout, bids, places } = placesOf(shape, seats, cards, isBid);
          for (const { x, w, foot, most } of places) {
            const box = { left: x, right: x + w, top: foot - most, bottom: foot };
            const [, ...others] = layout.slots; // my own card does not lie there while I choose
            const clear = [...layout.places.slice(1), ...(isBid ? [bids] : others.map((slot) => ({ ...slot, h: slot.w * 1.4 })))];
            assert.ok(clear.every((each) => !meets(box, each)), `${shape} ${seats} ${cards} ${isBid}`);
            assert.ok(most > 60 && w > 230, `${shape} ${seats} ${cards}`);
          }
        }
      }
    }
  }
});

test("beside a short hand, and across a long one", () => {
  assert.equal(placesOf("wide", 4, 8, false).places.length, 2);
  assert.equal(placesOf("wide", 2, 20, false).places.length, 1);
  assert.equal(placesOf("low", 4, 1, false).places.length, 2);
  assert.equal(placesOf("low", 4, 10, false).places.length, 1);
});

test("before the first card of a trick it speaks in the bare middle, above a hand that stays whole", () => {
  for (const seats of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const { layout, places } = placesOf("low", seats, 5, false, SIDE, true);
    const { name, x, w, foot, room } = places.find((place) => place.room > 80);
    assert.equal(name, "over");
    assert.ok(foot < layout.handTop - 20);
    const box = { left: x, right: x + w, top: foot - room, bottom: foot };
    assert.ok(layout.places.slice(1).every((plate) => !meets(box, plate)), `${seats}`);
  }
});

test("at the side of the trick it keeps off the tools where its words have room", () => {
  const { layout, places: [first] } = placesOf("low", 3, 5, false, SIDE);
  assert.equal(first.name, "aside");
  assert.ok(first.x + first.w < layout.width);
});

test("on a phone held sideways it finds room that nothing takes, so that a whole hand stays in sight", () => {
  for (const seats of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    for (const cards of [1, 4, 7, 10]) {
      for (const isBid of [true, false]) {
        const { layout, bids, places } = placesOf("low", seats, cards, isBid, SIDE);
        for (const { name, x, w, foot, room } of places.filter(({ name }) => name !== "own")) {
          const box = { left: x, right: x + w, top: foot - room, bottom: foot };
          const [, ...others] = layout.slots;
          const hand = handPlaces(cards, layout).map((each) => ({ ...each, w: layout.cardW, h: layout.cardH }));
          const clear = [...layout.places.slice(1), ...hand, ...(isBid ? [bids] : others.map((slot) => ({ ...slot, h: slot.w * 1.4 })))];
          assert.ok(clear.every((each) => !meets(box, each)), `${name} ${seats} ${cards}`);
          assert.equal(name, isBid ? "over" : "aside");
        }
      }
    }
  }
  for (const isBid of [true, false]) assert.ok(placesOf("low", 4, 10, isBid, SIDE).places[0].room > (isBid ? 36 : 140), "four at the table");
});
