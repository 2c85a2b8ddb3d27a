import assert from "node:assert/strict";
import test from "node:test";
import { sayingOf } from "../../../riverlib/boards/race/scenes.js";
import { bendOf } from "../../../riverlib/boards/race/ways.js";

const ANNA = { name: "Anna", bot: null, you: false };
const BEN = { name: "Ben", bot: null, you: false };
const OTTER = { name: "Otter", bot: "steady", you: false };
const saying = (seats, event) => sayingOf(/** @type {any} */ ({ view: { seats } }), /** @type {any} */ ({ text: "All of it.", ...event }));

test("the line beside the die is never empty while something moves, and short where the event is told over the water", () => {
  assert.equal(saying([ANNA, OTTER], { kind: "lost_turn", seat: 1 }), "No use for the wind");
  assert.equal(saying([ANNA, BEN], { kind: "ill", seat: 0, victim: 1 }), "Ill wind");
  assert.equal(saying([ANNA, OTTER], { kind: "ill", seat: 0, victim: 1 }), "All of it.");
  assert.equal(saying([ANNA, OTTER], { kind: "sail", seat: 1 }), "All of it.");
});

test("two ways along one lane bend to different sides, on a river that lies and on one that stands", () => {
  const lies = [1, -1].map((side) => bendOf({ x: 100, y: 50 }, { x: 300, y: 50 }, side, { dx: 1, dy: 0 }));
  assert.ok(lies[0].y < 40 && lies[1].y > 60 && lies[0].x === 200, "the better one above");
  const stands = [1, -1].map((side) => bendOf({ x: 50, y: 500 }, { x: 50, y: 300 }, side, { dx: 0, dy: -1 }));
  assert.ok(stands[0].x < 40 && stands[1].x > 60 && stands[0].y === 400);
});
