import assert from "node:assert/strict";
import test from "node:test";
import { hiddenBy } from "../../../riverlib/boards/clear_room.js";
import { arrowBoxes, wordsBox } from "../../../riverlib/boards/race/card_words.js";
import { wordsPlaces } from "../../../riverlib/boards/race/chip_room.js";
import { seenByChips, settingsOf } from "../../../riverlib/boards/race/chips.js";
import { freeLane } from "../../../riverlib/boards/race/clear_room.js";
import { riverLayout } from "../../../riverlib/boards/race/geometry.js";
import { bendOf, clearBend, lastPiece, pointsAlong } from "../../../riverlib/boards/race/ways.js";

const LIES = { dx: 1, dy: 0 };
const STANDS = { dx: 0, dy: -1 };
const PIECES = Array.from({ length: 21 }, (_, no) => no / 20);
const boat = (x, y, size = 40) => ({ x, y, w: size, h: size });

test("no piece of a way lies behind the boat that goes it, however far it bends and wherever its end lies", () => {
  for (const side of [0, 0.5, 1, 1.6, -1, -1.6]) {
    const rows = pointsAlong({ x: 60, y: 400 }, { x: 240, y: 370 }, side, STANDS, PIECES).map(({ y }) => y);
    assert.ok(rows.every((y, no) => !no || y <= rows[no - 1]), `upright, bent ${side}`);
    const cards = pointsAlong({ x: 100, y: 60 }, { x: 180, y: 300 }, side, LIES, PIECES).map(({ x }) => x);
    assert.ok(cards.every((x, no) => !no || x >= cards[no - 1]), `lying, bent ${side}`);
  }
});

test("a way runs over a boat that lies before its own one, and under it only where another one lies above", () => {
  const [from, to] = [{ x: 100, y: 200 }, { x: 400, y: 200 }];
  assert.equal(clearBend(from, to, [], LIES), 0);
  assert.ok(clearBend(from, to, [boat(250, 200)], LIES) > 0);
  assert.ok(clearBend(from, to, [boat(250, 200), boat(250, 150, 60)], LIES) < 0);
});

test("it crosses a name rather than end behind a boat", () => {
  const [from, to] = [{ x: 100, y: 200 }, { x: 400, y: 200 }];
  const around = [1, 1.6, -0.5, -1, -1.6].map((side) => pointsAlong(from, to, side, LIES, [0.5])[0]).map(({ x, y }) => ({ x, y, w: 240, h: 20 }));
  const name = { x: 250, y: 200, w: 60, h: 20 };
  const end = { x: 350, y: 180, w: 40, h: 30 };
  assert.notEqual(clearBend(from, to, [name, end, ...around], LIES), 0);
  assert.equal(clearBend(from, to, [name, { ...end, hides: 3 }, ...around], LIES), 0);
});

test("it runs straight behind a boat rather than far around a whole fleet", () => {
  const fleet = [120, 160, 200, 240, 280].map((y) => boat(250, y));
  assert.equal(clearBend({ x: 100, y: 200 }, { x: 400, y: 200 }, fleet, LIES), 0);
});

test("an ill wind's way bends to the same side as a way upriver", () => {
  assert.equal(bendOf({ x: 400, y: 200 }, { x: 100, y: 200 }, 1, LIES).y, bendOf({ x: 100, y: 200 }, { x: 400, y: 200 }, 1, LIES).y);
});

test("the high tide's name leaves the pale boat that may stay, and its word, a place of their own", () => {
  const choices = [{ origin: 1, target: 2, seat: 0, boats: [0], ride: false }, { origin: 1, target: 5, seat: 0, boats: [0], ride: true }];
  const boats = [[1, 1, 6], [1, 1, 7], [1, 1, 7]];
  const ways = /** @type {[string, number, number][]} */ ([["tall", 362, 698], ["low", 662, 312]]);
  for (const [form, width, height] of ways) {
    const layout = riverLayout({ form, width, height, cards: 10, seats: 3, boats: 3, docks: 12 });
    const [from] = layout.boatsOn(1, [{ seat: 0, boat: 0 }, { seat: 0, boat: 1 }]);
    const name = wordsBox("high-tide", 2, { boats, choices }, layout);
    const arrows = arrowBoxes({ river: { order: [0, 1, 2], sandbank: 9, high_tide: 2 } }, layout);
    const ghost = freeLane({ ...from, ...(form === "tall" ? { y: layout.card(2).y } : { x: layout.card(2).x }) }, [], layout, 2, [name, ...arrows]);
    assert.equal(ghost.size, from.size, `${form}: as large as elsewhere`);
    const seen = seenByChips([name, ...arrows.map((box) => ({ ...box, weight: 0.05 }))], layout);
    const [stay] = wordsPlaces([{ place: ghost, settings: settingsOf("Stay", "") }], layout.boatsOn(1, [{ seat: 0, boat: 0 }]), seen, layout);
    assert.ok(hiddenBy(stay, [name, boat(ghost.x, ghost.y, ghost.size)]) < 60, `${form}: ${hiddenBy(stay, [name, boat(ghost.x, ghost.y, ghost.size)])}`);
  }
});

test("a trail is the last piece of a way, however far the wind has blown", () => {
  assert.deepEqual(lastPiece({ x: 500, y: 40, size: 30 }, { x: 100, y: 40 }), { x: 196, y: 40, size: 0 });
  const near = { x: 60, y: 40, size: 30 };
  assert.equal(lastPiece(near, { x: 100, y: 40 }), near, "a short one is drawn whole");
});
