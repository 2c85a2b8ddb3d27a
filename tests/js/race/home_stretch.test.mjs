import assert from "node:assert/strict";
import test from "node:test";
import { homePace, HOME_MS } from "../../../riverlib/boards/race/home_stretch.js";

const rounds = (number) => Array.from({ length: number }, () => [{ kind: "tide" }, { kind: "roll" }, { kind: "sail" }, { kind: "roll" }, { kind: "sail" }]).flat();

test("whoever asks to see the end waits a second or two, however much is left", () => {
  for (const number of [3, 8, 20]) {
    const takes = rounds(number).reduce((sum, { kind }) => sum + (kind === "tide" ? 1150 : kind === "sail" ? 750 : 0), 0);
    assert.ok(Math.abs(homePace(rounds(number), true) * takes - HOME_MS) < 1, `${number} rounds`);
  }
});

test("a short rest is not made slower, and nothing is a rest, too", () => {
  assert.equal(homePace([{ kind: "sail" }], true), 0.3);
  assert.equal(homePace([], true), 0.3);
});

test("where only bots are left the pace quickens by itself, and their dice are seen", () => {
  assert.ok(homePace(rounds(2), false) <= 0.4);
  assert.ok(homePace(rounds(6), false) < homePace(rounds(4), false));
  assert.equal(homePace(rounds(60), false), 0.1);
});
