import assert from "node:assert/strict";
import test from "node:test";
import { groupChoices } from "../../../riverlib/ui/race/river/choices.js";
import {
  boatLabel, chancesLabel, chanceTitle, docksOf, movingWords, newsLines, plateLabel, promptWords, targetLabel, wholePercents, whose, winnersWords,
} from "../../../riverlib/ui/race/river/words.js";

const seat = (name, bot, more = {}) => ({ name, bot, score: 0, home: 0, lost: 0, afloat: 3, first: false, ...more });
const ALONE = [seat("You", false), seat("Otter", true)];
const FAMILY = [seat("Anna", false), seat("Ben", false), seat("Otter", true)];
const sail = (origin, target, ride = false) => ({ id: `sail ${origin} ${ride}`, kind: "sail", seat: 0, boats: [0], origin, target, ride });

test("a person alone is spoken to, several are named", () => {
  assert.equal(whose(0, ALONE), "Your");
  assert.equal(whose(0, [seat("Anna", false), seat("Otter", true)]), "Your");
  assert.equal(whose(1, FAMILY), "Ben’s");
  assert.equal(whose(2, FAMILY), "Otter’s");
});

test("a boat says where it is and where it may go", () => {
  const [stays] = groupChoices([sail(3, 7)]);
  const [asks] = groupChoices([sail(3, 4), sail(3, 7, true)]);
  const [blown] = groupChoices([{ kind: "ill", seat: 1, boats: [0], origin: 6, target: 2, ride: false }]);
  assert.equal(boatLabel(ALONE, 0, 3, stays), "Your boat on card 4, sails to card 8");
  assert.equal(boatLabel(ALONE, 0, 3, asks), "Your boat on card 4, sails to card 5 or rides to card 8");
  assert.equal(boatLabel(ALONE, 1, 6, blown), "Otter’s boat on card 7, blown back to card 3");
  assert.equal(boatLabel(ALONE, 1, 99), "Otter’s boat in the harbour");
  assert.equal(targetLabel(sail(8, 99), ALONE), "Your boat from card 9 sails to the harbour");
});

test("the prompt says who has to do what", () => {
  const view = { phase: "roll", to_move: 0, face: null, mine: true, seats: ALONE };
  assert.equal(promptWords(view), "Your turn: roll the die");
  assert.equal(promptWords({ ...view, to_move: 1, seats: FAMILY }), "Ben’s turn: roll the die");
  assert.equal(promptWords({ ...view, phase: "choose", face: 4 }, { groups: groupChoices([sail(3, 7)]) }), "A 4: sail your boat");
  assert.equal(promptWords({ ...view, phase: "choose", face: 4 }, { groups: groupChoices([sail(3, 7), sail(4, 8)]) }), "A 4: choose a boat");
  assert.match(promptWords({ ...view, phase: "choose", face: 1 }, { groups: [{}], opened: {} }), /ride it three cards on/);
  assert.equal(promptWords({ ...view, to_move: 1, mine: false }), "Otter is about to roll…");
  assert.equal(promptWords({ ...view, phase: "over", to_move: null }), "");
});

test("the wind says what it may do", () => {
  const view = { phase: "choose", to_move: 0, face: 6, mine: true, seats: ALONE };
  const good = { kind: "good", boats: [0] };
  const ill = { kind: "ill", boats: [0] };
  assert.match(promptWords(view, { groups: [good, ill] }), /^Wind!/);
  assert.match(promptWords(view, { groups: [good] }), /^Good wind!/);
  assert.match(promptWords(view, { groups: [ill] }), /^Ill wind!/);
});

test("percents add up to a hundred", () => {
  assert.deepEqual(wholePercents([1 / 3, 1 / 3, 1 / 3]), [34, 33, 33]);
  assert.deepEqual(wholePercents([0.546, 0.454]), [55, 45]);
  assert.deepEqual(wholePercents([1, 0]), [100, 0]);
});

test("chances say how sure they are", () => {
  const about = { shares: [0.54, 0.46], exact: false, error: [0.031, 0.02] };
  assert.equal(chanceTitle(about, false), "Chance to win (about, ± 3 %)");
  assert.equal(chanceTitle(about, true), "Chances ± 3 %");
  assert.equal(chanceTitle({ ...about, exact: true }, false), "Chance to win (exact)");
  assert.equal(chanceTitle({ ...about, exact: true }, true), "Chances");
  assert.equal(chancesLabel({ ...about, exact: true }, ALONE), "Chances to win, exact: You 54 %, Otter 46 %");
});

test("while the die tumbles nobody hears what it will show", () => {
  assert.equal(movingWords({ kind: "roll", seat: 1, face: 6, text: "Otter throws the wind." }, ALONE), "Otter throws the die…");
  assert.equal(movingWords({ kind: "roll", seat: 0, face: 2 }, ALONE), "You throw the die…");
  assert.equal(movingWords({ kind: "tide", lost: [[0, 1], [1, 1]] }, ALONE), "The tide takes 2 boats over the waterfall.");
  assert.equal(movingWords({ kind: "dock", text: "Otter takes dock 12." }, ALONE), "Otter takes dock 12.");
});

test("the turns of the others are told in a few signs", () => {
  const events = [
    { kind: "lost_turn", seat: 0 }, { kind: "roll", seat: 1, face: 4 }, { kind: "sail", seat: 1, origin: 3, target: 7 }, { kind: "ride", seat: 1, origin: 7, target: 99 }, { kind: "dock", seat: 1, dock: 12 },
    { kind: "tide", lost: [[0, 1]] }, { kind: "roll", seat: 1, face: 6 }, { kind: "ill", seat: 1, victim: 0, origin: 6, target: 2 }, { kind: "aground", seat: 1 }, { kind: "end", winners: [0] },
  ];
  assert.deepEqual(newsLines(events, ALONE).map(({ who, what }) => `${who} ${what}`), [
    "You wind: no use", "Otter 4: 4 → 8 → harbour (12)", "Tide 1 boat lost", "Otter wind: You 7 → 3",
  ]);
});

test("a screen reader hears a whole plate", () => {
  const words = plateLabel(seat("Otter", true, { score: 12, home: 1, lost: 1, afloat: 1, first: true }), { turn: true });
  assert.equal(words, "Otter, computer player, first player: the tide turns before this turn, 12 points, 1 on the river, 1 in the harbour, 1 lost, has the turn");
});

test("winners are named with their points, and everybody with the docks", () => {
  const seats = [seat("Anna", false, { score: 23 }), seat("Ben", false, { score: 23 })];
  assert.equal(winnersWords({ winners: [0] }, seats), "Anna wins with 23 points");
  assert.equal(winnersWords({ winners: [0, 1] }, seats), "Anna and Ben share the win with 23 points");
  assert.deepEqual(docksOf({ docks: 12, docked: [[0, 1], [1, 2], [0, 0]], seats }), [[12, 10], [11]]);
});
