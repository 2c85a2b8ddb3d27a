// dragging.js: what the way of a card that is pulled means.

import assert from "node:assert/strict";
import { test } from "node:test";

import { isDrag, meaningOf, resisted, tiltOf } from "../../../riverlib/boards/cards/dragging.js";

const PHONE = { rest: 540, handTop: 480, width: 350 };
const START = { x: 100, y: 560, at: 0 };

/** A way through places `[x, y]` from the first, each so many milliseconds after the one before. */
const way = (places, ms = 16) => [START, ...places.map(([x, y], no) => ({ x: START.x + x, y: START.y + y, at: (no + 1) * ms }))];
const meant = (places, ms) => meaningOf(way(places, ms), PHONE);

test("a press that trembles stays a click, and what has once gone farther never is one again", () => {
  assert.equal(meant([[3, -5], [0, 7], [-5, 2]]), "click");
  assert.equal(isDrag(way([[0, -7.9]])), false);
  assert.equal(isDrag(way([[0, -8]])), true);
  assert.equal(meant([[0, -20], [0, 0]], 200), "back");
});

test("let go over the table plays, however slowly it came there", () => {
  assert.equal(meant([[0, -40], [60, -90], [60, -140], [60, -140]], 400), "play");
});

test("let go in the hand, between the hand and the table or beside the board plays nothing", () => {
  for (const end of [[80, 0], [0, -59], [0, 120], [-120, -200], [300, -200], [0, -570]]) assert.equal(meant([[0, -10], end, end], 400), "back", String(end));
});

test("a quick flick up plays from the hand already", () => {
  assert.equal(meant([[1, -12], [2, -26], [3, -42]]), "play");
});

test("a flick too short, too slow, aside or down plays nothing", () => {
  assert.equal(meant([[0, -10], [0, -20]]), "back");
  assert.equal(meant([[0, -10], [0, -25], [0, -40]], 60), "back");
  assert.equal(meant([[-20, -8], [-45, -20], [-70, -30]]), "back");
  assert.equal(meant([[0, -200], [0, -200], [0, -160], [0, -110]], 45), "back");
});

test("held still at the end of a quick way is no flick", () => {
  const path = way([[0, -12], [0, -26], [0, -42]]);
  assert.equal(meaningOf([...path, { ...path.at(-1), at: 400 }], PHONE), "back");
});

test("a card that may not be played follows a little, the less the farther", () => {
  assert.deepEqual(resisted({ x: 0, y: 0 }), { x: 0, y: 0 });
  const ways = [10, 60, 400].map((far) => -resisted({ x: 0, y: -far }).y);
  assert.ok(ways[0] > 5 && ways[1] > ways[0] && ways[2] > ways[1] && ways[2] < 26, String(ways));
});

test("a card leans into the way it goes aside, the more the faster, and hangs straight where it is held or goes up", () => {
  assert.ok(tiltOf(way([[10, 0], [20, 0]])) > 0 && tiltOf(way([[-10, 0], [-20, 0]])) < 0);
  assert.ok(tiltOf(way([[20, 0], [40, 0]])) > tiltOf(way([[10, 0], [20, 0]])));
  assert.equal(tiltOf(way([[400, 0], [800, 0]])), 14);
  assert.equal(Math.abs(tiltOf(way([[0, -40], [0, -80]]))), 0);
});
