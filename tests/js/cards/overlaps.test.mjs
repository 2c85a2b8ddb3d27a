import assert from "node:assert/strict";
import test from "node:test";
import { bidsLayout, leastHeight, tableLayout, tableShape } from "../../../riverlib/boards/cards/geometry.js";
import { bidFaults, faultsOf, SCREENS } from "./overlaps.mjs";

/** The hand sizes that are dealt to so many players: up to what one pack serves, and what two do. */
const handSizes = (seats) => [1, 2, 5, 7, 8, 10, 13, 17].filter((cards) => cards * seats <= 105);

test("on a screen across the room, too, nothing lies on anything else", () => {
  for (const [width, height] of [[1904, 1064], [1350, 752], [3800, 2150]]) {
    for (let seats = 2; seats <= 10; seats += 1) {
      const layout = tableLayout({ seats, width, height, cards: 7, shape: "wide", watches: true });
      const faults = faultsOf(layout, 0).filter((fault) => !fault.startsWith("the card of 0"));
      assert.deepEqual(faults, [], `${seats} seats at ${width} x ${height}`);
    }
  }
});

function faultsOn(screen, check, odds = false) {
  const [view, width, height] = SCREENS[screen];
  const faults = [];
  for (let seats = 2; seats <= 10; seats += 1) {
    for (const cards of handSizes(seats)) {
      const shape = tableShape(width, view);
      const layout = tableLayout({ seats, width, height: Math.max(height, leastHeight(seats, shape, { width, cards, odds })), cards, shape, odds });
      faults.push(...check(layout, cards).map((fault) => `${seats} seats, ${cards} cards: ${fault}`));
    }
  }
  return faults;
}

for (const screen of Object.keys(SCREENS)) {
  test(`nothing lies on anything else and every card lies before its owner at ${screen}`, () => {
    assert.deepEqual(faultsOn(screen, faultsOf), []);
  });

  test(`with the chances of cards below them, too, nothing lies on anything else at ${screen}`, () => {
    assert.deepEqual(faultsOn(screen, faultsOf, true), []);
  });

  test(`the numbers to bid lie on no card and no plate, in even rows, at ${screen}`, () => {
    assert.deepEqual(faultsOn(screen, (layout, cards) => bidFaults(layout, bidsLayout(cards, layout), cards + 1)), []);
  });
}
