import assert from "node:assert/strict";
import test from "node:test";
import { firstWords, oneCard, refusalWords } from "../../../riverlib/boards/cards/refusals.js";

const MINE = { phase: "play", to_move: 0, me: 0, hand: [{ card: "5d", reason: null }, { card: "6d", reason: null }], cover: null };
const COVER = { seat: 0, name: "Anna: the elder", ask: "Anna: the elder: tap to see your cards", news: "", waits: false };

test("whoever asks for anything before the cards are turned up is told to turn them up", () => {
  assert.equal(firstWords({ cover: COVER }), "Tap to see your cards first.");
  assert.equal(refusalWords("hint", { ...MINE, hand: [], cover: COVER }), "Tap to see your cards first.");
  assert.equal(refusalWords("claim", { ...MINE, hand: [], cover: COVER }), "Tap to see your cards first.");
  assert.equal(firstWords({ cover: { ...COVER, waits: true } }), "");
});

test("a hint that is not given has a reason", () => {
  assert.match(refusalWords("hint", { ...MINE, to_move: 1 }), /your turn/);
  assert.match(refusalWords("hint", { ...MINE, phase: "scored", to_move: null }), /next one/);
  assert.match(refusalWords("hint", { ...MINE, phase: "over", to_move: null }), /over/);
  assert.match(refusalWords("hint", { ...MINE, hand: MINE.hand.slice(1) }), /only one card/);
});

test("what cannot be shown says why, and never that it is just not possible", () => {
  for (const name of ["hint", "last", "claim", "scores"]) assert.match(refusalWords(name, MINE), /^[A-Z].+[.]$/);
  assert.equal(refusalWords("undo", MINE), null);
});

test("whoever asks for a hint with but one card to play hears which one, as the help says it", () => {
  const [one] = MINE.hand.filter(({ reason }) => reason === null);
  const [now, barred] = ["Play the 4 of clubs: clubs were led, and it is your only club.", { card: "5h", reason: 0 }];
  const only = { ...MINE, hand: [one, barred], help: { now, rules: [] } };
  assert.equal(refusalWords("hint", only), now);
  assert.equal(oneCard(only), one, "and the words stand beside it");
  assert.ok(!oneCard({ ...only, to_move: 1 }), "the tool stays grey while another plays");
  assert.ok(!oneCard({ ...only, hand: [one, { ...one, card: "6c" }] }));
});
