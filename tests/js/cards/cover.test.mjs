import assert from "node:assert/strict";
import test from "node:test";
import { numbersKept, sentencesOf } from "../../../riverlib/boards/cards/cover.js";
import { askLater, placesPassed } from "../../../riverlib/boards/cards/handing_on.js";
import { turnDown } from "../../../riverlib/boards/cards/turning.js";

test("the prompt of the next person comes when the table has nearly turned, and is not pressed before", () => {
  const ran = [];
  askLater({ motion: { run: (node, frames, how) => ran.push({ node, frames, how }) }, cover: { button: "button" } }, 600);
  const [comes, waits] = ran;
  assert.equal(comes.frames[0].opacity, 0);
  assert.ok(comes.how.delay > 300);
  assert.equal(waits.frames[0].pointerEvents, "none");
  assert.equal(waits.how.duration, comes.how.delay);
});

test("every seat goes round the table from its place to its new one, all the same way, the shorter one", () => {
  for (let seats = 2; seats <= 10; seats += 1) {
    for (let to = 1; to < seats; to += 1) {
      const ways = Array.from({ length: seats }, (_, seat) => placesPassed(seat, { from: 0, to, seats }));
      ways.forEach((way, seat) => {
        assert.deepEqual([way[0], way.at(-1)], [seat, (seat - to + seats) % seats]);
        assert.ok(way.length <= seats / 2 + 1);
      });
      for (let no = 0; no < ways[0].length; no += 1) assert.equal(new Set(ways.map((way) => way[no])).size, seats, "no two meet");
    }
  }
});

test("whoever hands the device on has no card left face up, and whoever keeps it keeps theirs", async () => {
  const cards = () => ["5d", "Kh"].map((card) => {
    const button = { dataset: { card }, firstElementChild: { turned: 0, replaceWith: () => { button.turned = true; } }, turned: false };
    return button;
  });
  globalThis.document ??= { createElement: () => ({ className: "", append: () => {} }) };
  for (const { me, cover, turned } of [{ me: 1, cover: {}, turned: true }, { me: 0, cover: null, turned: false }]) {
    const list = cards();
    await turnDown({ hand: { list: () => list }, motion: { run: async () => {} }, shown: { me: 0 }, view: { me, cover } });
    assert.ok(list.every((button) => button.turned === turned));
  }
});

test("what was missed is told sentence by sentence", () => {
  assert.deepEqual(sentencesOf("Player 3 bid 1. Player 1 led the 4 of hearts: theirs so far."), ["Player 3 bid 1.", "Player 1 led the 4 of hearts: theirs so far."]);
  assert.deepEqual(sentencesOf("Ben bid 2"), ["Ben bid 2"]);
  assert.deepEqual(sentencesOf(""), []);
});

test("a word and its number are never parted", () => {
  assert.equal(numbersKept("Otter bid 1, Heron 0."), "Otter bid\u00a01, Heron\u00a00.");
});
