import assert from "node:assert/strict";
import test from "node:test";

import { isFeast } from "../../../riverlib/boards/race/harbour_scene.js";
import { othersWinWords } from "../../../riverlib/boards/race/winning_words.js";

const seat = (name, bot = false, home = 0) => ({ name, bot, home });
const told = (winners, ...seats) => othersWinWords(winners, /** @type {any} */ ({ seats, boats: seats.map(() => [0, 0, 0, 0]), home: null }));

test("a person's win is a feast, a bot's only where nobody plays", () => {
  const [ANNA, OTTER] = [seat("Anna"), seat("Otter", true)];
  assert.deepEqual([isFeast([ANNA, OTTER], [0]), isFeast([ANNA, OTTER], [1]), isFeast([ANNA, OTTER], [0, 1]), isFeast([OTTER, OTTER], [1])], [true, false, true, true]);
});

test("whoever has lost to a bot reads kindly who has won and what came home", () => {
  const otter = seat("Otter", true, 3);
  assert.equal(told([1], seat("You", false, 2), otter), "Otter wins this race. 2 of your 4 boats came home.");
  assert.equal(told([1], seat("You", false, 4), otter), "Otter wins this race. Your 4 boats came home, too.");
  assert.equal(told([1], seat("You"), otter), "Otter wins this race. None of your boats came home this time.");
  assert.equal(told([2], seat("Anna", false, 1), seat("Ben", false, 2), otter), "Otter wins this race.");
  assert.equal(told([1, 2], seat("You", false, 1), otter, seat("Heron", true)), "Otter and Heron share the win. 1 of your 4 boats came home.");
});
