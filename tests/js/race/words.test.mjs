import assert from "node:assert/strict";
import test from "node:test";
import { afterName, besideName, chancesLabel, chanceTitles, inNumbers, numbersSpoken, shareWords, shortShare, sureness, whyOut } from "../../../riverlib/boards/race/chance_words.js";
import { docksOf } from "../../../riverlib/boards/race/advance.js";
import { groupChoices } from "../../../riverlib/boards/race/choices.js";
import {
  boatLabel, decidedWords, firstTideWords, hintlessWords, isOwnLoss, movingWords, newsLines, plateLabel, promptWords, rollWords, sentenceOf, targetLabel, tideLabel, tideWords, turnSpoken, whose, winnersWords,
} from "../../../riverlib/boards/race/words.js";

const seat = (name, bot, more = {}) => ({ name, bot, you: false, score: 0, home: 0, lost: 0, afloat: 3, first: false, ...more });
const ALONE = [seat("You", false), seat("Otter", true)];
const FAMILY = [seat("Anna", false), seat("Ben", false), seat("Otter", true)];
const sail = (origin, target, ride = false) => ({ id: `sail ${origin} ${ride}`, kind: "sail", seat: 0, boats: [0], origin, target, ride });

test("a person alone is spoken to, several are named", () => {
  assert.equal(whose(0, ALONE), "Your");
  assert.equal(whose(0, [seat("Anna", false, { you: true }), seat("Otter", true)]), "Your");
  assert.equal(whose(0, [seat("Anna", false), seat("Otter", true)]), "Anna's", "on a screen that only watches");
  assert.equal(whose(1, FAMILY), "Ben's");
  assert.equal(whose(2, FAMILY), "Otter's");
});

test("a boat says where it is and where it may go", () => {
  const [stays] = groupChoices([sail(3, 7)]);
  const [asks] = groupChoices([sail(3, 4), sail(3, 7, true)]);
  const [blown] = groupChoices([{ kind: "ill", seat: 1, boats: [0], origin: 6, target: 2, ride: false }]);
  assert.equal(boatLabel(ALONE, 0, 3, { group: stays }), "Your boat on card 4, sails to card 8");
  assert.equal(boatLabel(ALONE, 0, 3, { group: asks }), "Your boat on card 4, sails to card 5 or rides to card 8");
  assert.equal(boatLabel(ALONE, 1, 6, { group: blown }), "Otter's boat on card 7, blown four cards back, to card 3");
  assert.equal(boatLabel(ALONE, 1, 99), "Otter's boat in the harbour");
  assert.equal(targetLabel(sail(8, 99), ALONE), "Your boat from card 9 sails to the harbour");
});

test("a boat that the next tide takes says so, and when", () => {
  const danger = { round: 3, place: 0, after: 1, text: "The tide turns after Otter's turn: then your boat at the waterfall falls." };
  assert.equal(boatLabel(ALONE, 0, 0, { danger }), "Your boat on card 1, falls next, when the tide turns after Otter's turn");
  assert.equal(boatLabel(FAMILY, 1, 0, { danger: { ...danger, after: 1 } }), "Ben's boat on card 1, falls next, when the tide turns after Ben's turn");
  assert.equal(boatLabel(ALONE, 1, 0, { danger: { ...danger, after: 0 } }), "Otter's boat on card 1, falls next, when the tide turns after your turn");
  assert.equal(boatLabel(ALONE, 0, 1, { danger }), "Your boat on card 2");
  assert.equal(boatLabel(ALONE, 0, 0, { danger: { ...danger, place: null, after: null } }), "Your boat on card 1", "the tide turns no more");
});

test("the plate at the waterfall tells the round and when the tide turns", () => {
  const danger = { round: 3, place: 0, after: 1, text: "The tide turns after Otter's turn." };
  assert.deepEqual(tideWords(danger, ALONE, false), { round: "Round 3", what: "Boats on card\u00a01 fall", when: "after Otter's turn" });
  assert.equal(tideWords({ ...danger, after: 0 }, ALONE, false).when, "after your turn");
  assert.equal(tideWords(danger, ALONE, true).when, "after Otter's turn", "in the same words everywhere");
  assert.equal(tideWords(danger, ALONE, true).what, "Card\u00a01 falls", "where there is little room");
  assert.equal(tideWords({ ...danger, after: null }, ALONE, false).when, "next", "between two rounds nobody knows yet");
  assert.deepEqual(tideWords({ ...danger, place: null, after: null }, ALONE, false), { round: "Round 3", what: "Last turn", when: "no more tide" });
  assert.equal(tideLabel(danger), "Round 3. The tide turns after Otter's turn.");
});

test("who asks for a hint where there is none is told why", () => {
  const said = (/** @type {string} */ phase, mine = true) => hintlessWords({ phase, mine });
  assert.equal(said("roll"), "Throw the die first: then there is something to choose.");
  assert.equal(said("choose"), "There is only one move now: go ahead.");
  assert.match(said("choose", false), /somebody else's turn/);
  assert.match(said("over", false), /over/);
});

test("a screen across the room says what was thrown", () => {
  const home = { you: null, watches: true, seats: [] };
  const shown = (more) => /** @type {any} */ ({ phase: "choose", to_move: 0, mine: false, seats: FAMILY, home, face: 5, ...more });
  assert.equal(promptWords(shown({})), "Anna threw a 5");
  assert.equal(promptWords(shown({ face: 6 })), "Anna threw the wind");
  assert.equal(promptWords(shown({ phase: "roll", face: null })), "Anna is about to throw…");
  assert.equal(promptWords(shown({ home: null })), "Anna is choosing…", "a board at hand shows the die");
});

test("whoever holds the phone is told of their own throw, and their plate says whose it is", () => {
  const mine = [seat("Anna", false, { you: true }), FAMILY[1]];
  assert.equal(movingWords(/** @type {any} */ ({ kind: "roll", seat: 0, face: 4 }), mine), "You throw the die…");
  assert.equal(movingWords(/** @type {any} */ ({ kind: "roll", seat: 1, face: 4 }), mine), "Ben throws the die…");
  assert.match(plateLabel(mine[0], { turn: false, own: true }), /^Anna \(you\), /);
});

test("a turn that can only be lost is not let pass", () => {
  const lose = { id: "lose", kind: "lose", seat: 0, boats: [], origin: null, target: null, ride: false };
  const blow = { id: "good 3", kind: "good", seat: 0, boats: [0], origin: 3, target: 5, ride: false };
  assert.deepEqual(rollWords([lose]), { text: "Go on", label: "Lose the turn" });
  assert.deepEqual(rollWords([blow, lose]), { text: "Let it pass", label: "Let the wind pass" });
  assert.deepEqual(rollWords([sail(3, 7)]), { text: "Throw", label: "Throw the die" });
  assert.deepEqual(rollWords([]), { text: "Throw", label: "Throw the die" });
});

test("the prompt says who has to do what", () => {
  const view = { phase: "roll", to_move: 0, face: null, mine: true, seats: ALONE };
  assert.equal(promptWords(view), "Your turn: throw the die");
  assert.equal(promptWords({ ...view, to_move: 1, seats: FAMILY }), "Ben: throw the die");
  assert.equal(promptWords({ ...view, phase: "choose", face: 4 }), "A 4: choose a boat", "a picture, on which nobody is asked");
  assert.equal(promptWords({ ...view, phase: "choose", face: 4 }, { groups: groupChoices([sail(3, 7)]) }), "A 4. Only this boat can sail: tap it");
  assert.equal(promptWords({ ...view, phase: "choose", face: 4 }, { groups: groupChoices([{ ...sail(3, 7), boats: [0, 1] }]) }), "A 4: tap any of these boats");
  assert.equal(promptWords({ ...view, phase: "choose", face: 4 }, { groups: groupChoices([sail(3, 7), sail(4, 8)]) }), "A 4: choose a boat");
  assert.match(promptWords({ ...view, phase: "choose", face: 1 }, { groups: [{}], opened: {} }), /^A 1: stay or ride\?$/);
  const riders = groupChoices([sail(3, 7), sail(5, 7), { ...sail(5, 9), ride: true }]);
  assert.equal(promptWords({ ...view, phase: "choose", face: 4 }, { groups: riders }), "A 4: choose a boat. The one on card 6 may stay or ride.");
  assert.equal(promptWords({ ...view, phase: "choose", face: 4 }, { groups: riders, opened: riders[1] }), "Your boat on card 6: stay or ride?");
  assert.equal(promptWords({ ...view, to_move: 1, mine: false }), "Otter is about to throw…");
  assert.equal(promptWords({ ...view, phase: "over", to_move: null }), "");
});

test("of a race that is won for certain it is said why, and the button says that it may still be sailed for places", () => {
  const decided = "Otter has won: the others can get 11 at most, Otter has 12.";
  assert.equal(decidedWords({ decided }, "wide"), decided);
  assert.equal(decidedWords({ decided }, "tall"), "Otter has won: the others can get 11 at most.", "the plates say the rest");
  assert.equal(decidedWords({ decided: "Otter has won." }, "tall"), "Otter has won.");
  assert.deepEqual(rollWords([], true), { text: "Throw on", label: "Throw on for places" });
});

test("the wind says what it may do", () => {
  const view = { phase: "choose", to_move: 0, face: 6, mine: true, seats: ALONE };
  const good = { kind: "good", boats: [0] };
  const ill = { kind: "ill", seat: 1, boats: [0] };
  assert.equal(promptWords(view, { groups: [good, ill] }), "Wind! Catch up (+), or blow a rival back (−)");
  assert.match(promptWords(view, { groups: [good, good] }), /^Good wind! Choose a boat/);
  assert.equal(promptWords(view, { groups: [ill, ill] }), "Ill wind for Otter! Choose a boat to blow back", "whoever throws it is glad of it");
  assert.match(promptWords({ ...view, seats: FAMILY }, { groups: [ill, { ...ill, seat: 2 }], brief: true }), /ill wind for a rival!/);
  assert.equal(promptWords(view, { groups: [good] }), "Good wind! Only this boat can catch up: tap it");
  assert.equal(promptWords(view, { groups: [ill] }), "Ill wind for Otter! Only this boat can drop back: tap it");
  assert.equal(promptWords(view, { groups: [{ ...ill, boats: [0, 1] }] }), "Ill wind for Otter! Tap any of these boats");
});

test("on a phone the prompt is two short lines at most", () => {
  const view = { phase: "choose", to_move: 0, face: 6, mine: true, seats: ALONE };
  const wind = (kind, origin, target) => ({ ...groupChoices([{ kind, seat: kind === "ill" ? 1 : 0, boats: [0], origin, target, ride: false }])[0] });
  const [good, ill] = [wind("good", 3, 5), wind("ill", 6, 4)];
  const riders = groupChoices([sail(3, 7), sail(5, 7), { ...sail(5, 9), ride: true }]);
  const said = [
    ...[[good, ill], [good, good], [ill, ill]].map((groups) => promptWords(view, { groups, brief: true })), promptWords({ ...view, face: 1 }, { groups: riders, brief: true }),
    ...[good, ill].map((picked) => promptWords(view, { groups: [good, ill], picked, brief: true })),
  ];
  assert.deepEqual(said, [
    "Wind! Catch up (+), or blow a rival back (−)", "Good wind! Choose a boat to catch up", "Ill wind for Otter! Choose a boat to blow back", "A 1: choose a boat. One may ride.",
    "Tap again: on to card 6", "Tap again: back to card 5",
  ]);
  const family = { ...view, to_move: 1, seats: FAMILY };
  assert.equal(promptWords(family, { groups: [good, ill], brief: true }), "Ben: wind! Choose a boat");
  assert.equal(promptWords({ ...family, face: 1 }, { groups: riders, brief: true }), "Ben: a 1, choose a boat");
  assert.equal(promptWords({ ...family, face: 1 }, { groups: groupChoices([sail(3, 7)]), brief: true }), "Ben: a 1, tap this boat");
  assert.equal(promptWords(family, { groups: [good], brief: true }), "Ben: good wind! Tap this boat");
});

test("around one device everything that is to be done begins with a name", () => {
  const view = { phase: "choose", to_move: 1, face: 6, mine: true, seats: FAMILY };
  const [good, ill] = [{ kind: "good", boats: [0] }, { kind: "ill", seat: 0, boats: [0] }];
  assert.equal(promptWords(view, { groups: [good, ill] }), "Ben: wind! Catch up (+), or blow a rival back (−)");
  assert.equal(promptWords(view, { groups: [good, good] }), "Ben: good wind! Choose a boat to catch up");
  assert.equal(promptWords(view, { groups: [ill, ill] }), "Ben: ill wind for Anna! Choose a boat to blow back");
  assert.equal(promptWords(view, { groups: [] }), "Ben: the wind is no use: nobody has boats on two cards");
  assert.equal(promptWords({ ...view, face: 1 }, { groups: [{}], opened: {} }), "Ben: a 1: stay or ride?");
  const riders = groupChoices([sail(3, 7), sail(5, 7), { ...sail(5, 9), ride: true }]);
  assert.equal(promptWords({ ...view, face: 2 }, { groups: riders, opened: riders[1] }), "Ben: your boat on card 6: stay or ride?");
});

test("why somebody cannot win any more is told by points", () => {
  const seats = [["Papa", 12, 2], ["Mia", 0, 2], ["You", 5, 0]].map(([name, score, afloat]) => ({ name: String(name), score: Number(score), afloat: Number(afloat) }));
  assert.equal(whyOut({ most: [33, 11, 5] }, seats, 1), "at most 11 points, Papa has 12");
  assert.equal(whyOut({ most: [33, 11, 5] }, seats, 2), "5 points and no boat left, Papa has 12");
  assert.equal(whyOut({ most: [12, 1, 9] }, [seats[1], seats[1], { ...seats[2], score: 7 }], 1), "at most 1 point, You have 7");
});

test("an estimate is about, and what is exact is not", () => {
  const about = { shares: [0.54, 0.46], percents: [54, 46], exact: false, error: [0.031, 0.02], won: [], out: [], shared: [], most: [] };
  const exact = { ...about, exact: true };
  assert.deepEqual(chanceTitles(about, ALONE, false), ["Chance to win"]);
  assert.deepEqual(chanceTitles(about, ALONE, true), ["Chance to win", "To win"], "the words stay when an estimate has become exact");
  assert.deepEqual(chanceTitles(exact, ALONE, false), ["Chance to win"]);
  assert.deepEqual(chanceTitles(exact, ALONE, true), ["Chance to win", "To win"]);
  const many = { ...about, shares: [0.5, 0.3, 0.2], percents: [50, 30, 20], error: [0.03, 0.03, 0.03] };
  assert.deepEqual(chanceTitles(many, FAMILY, false), ["Rough chance to win", "Rough chances"], "what never becomes exact says so");
  assert.deepEqual(chanceTitles(many, FAMILY, true), ["Rough chance to win", "Rough chances", "Rough\nchances"]);
  assert.equal(chancesLabel(exact, ALONE), "Chances to win: You 54%, Otter 46%");
  assert.equal(chancesLabel(about, ALONE), "Chances to win: You about 54%, Otter about 46%");
  assert.match(sureness(about), /each may be 3% more or less/);
});

test("what is certain is said as certain, and nothing else is", () => {
  const decided = { shares: [1, 0, 0], percents: [100, 0, 0], exact: false, error: [0, 0, 0], won: [0], out: [1, 2], shared: [], most: [] };
  assert.deepEqual(chanceTitles(decided, FAMILY, false), ["Anna has won, whatever comes"]);
  assert.deepEqual(chanceTitles(decided, [ALONE[0], ...FAMILY.slice(1)], false), ["You have won, whatever comes"]);
  assert.equal(chancesLabel(decided, FAMILY), "Chances to win: Anna has won, Ben cannot win any more, Otter cannot win any more");
  const estimated = { ...decided, won: [], out: [2] }; // 1000 of 1000 races, and 0 of 1000
  assert.deepEqual(FAMILY.map((_, no) => shareWords(estimated, no)), ["almost sure", "under 1%", "cannot win"]);
  assert.deepEqual(FAMILY.map((_, no) => shortShare(estimated, no)), ["over 99%", "under 1%", "can't win"], "no word that seems cut off, and nobody is out whose boat is on the river");
  assert.deepEqual([false, true].map((short) => chanceTitles(estimated, FAMILY, short)), [["Chance to win"], ["To win"]], "beside words a short title");
  assert.equal(chancesLabel(estimated, FAMILY), "Chances to win: Anna almost certainly, Ben under 1%, Otter cannot win any more");
  assert.equal(shareWords({ ...estimated, exact: true }, 0), "almost sure", "exact is how well it may be played, not how it will be");
});

test("a win that will almost surely be shared is no toss of a coin", () => {
  const shared = { shares: [0.5, 0.5], percents: [50, 50], exact: true, error: [0, 0], won: [], out: [], shared: [0, 1], most: [] };
  assert.deepEqual(ALONE.map((_, no) => shareWords(shared, no)), ["almost surely shared", "almost surely shared"]);
  assert.equal(besideName(shortShare(shared, 0)), "", "its title says it");
  for (const short of [false, true]) assert.deepEqual(chanceTitles(shared, ALONE, short), ["Heading for a shared win", "A shared win"]);
  assert.equal(chancesLabel(shared, ALONE), "Chances to win: You share the win almost surely, Otter shares the win almost surely");
  assert.equal(shareWords({ ...shared, shared: [] }, 0), "50%", "a coin that is still in the air");
});

test("while the die tumbles nobody hears what it will show", () => {
  assert.equal(movingWords({ kind: "roll", seat: 1, face: 6, text: "Otter throws the wind." }, ALONE), "Otter throws the die…");
  assert.equal(movingWords({ kind: "roll", seat: 0, face: 2 }, ALONE), "You throw the die…");
  assert.equal(movingWords({ kind: "tide", lost: [[0, 1], [1, 1]] }, ALONE), "The tide takes 2 boats over the waterfall.");
  assert.equal(movingWords({ kind: "dock", text: "Otter takes dock 12." }, ALONE), "Otter takes dock 12.");
});

test("the turns of the others are told in a few words", () => {
  const events = [
    { kind: "lost_turn", seat: 0 }, { kind: "roll", seat: 1, face: 4 }, { kind: "sail", seat: 1, origin: 3, target: 7 }, { kind: "ride", seat: 1, origin: 7, target: 99 }, { kind: "dock", seat: 1, dock: 12 },
    { kind: "tide", lost: [[0, 1]] }, { kind: "roll", seat: 1, face: 6 }, { kind: "ill", seat: 1, victim: 0, origin: 6, target: 2 }, { kind: "aground", seat: 1 }, { kind: "end", winners: [0] },
  ];
  assert.deepEqual(newsLines(events, ALONE).map(({ who, what }) => `${who} ${what}`), [
    "You threw wind: no use", "Otter threw 4: card\u00a04 → 8 → harbour (12)", "Tide 1 boat lost", "Otter threw wind: You card\u00a07 → 3",
  ]);
  const step = [{ kind: "sail", seat: 1, origin: 4, target: 6 }, { kind: "tide", lost: [] }];
  assert.deepEqual(newsLines(step, ALONE).map(({ what }) => what), ["card\u00a05 → 7", "nobody lost"], "looking back, a step may begin after its throw");
});

test("a screen reader hears a whole plate", () => {
  const words = plateLabel(seat("Otter", true, { score: 12, home: 1, lost: 1, afloat: 1, first: true }), { turn: true });
  assert.equal(words, "Otter, computer player, first player: the tide turns before this turn, 12 points, 1 on the river, 1 in the harbour, 1 lost, has the turn");
});

test("winners are named with their points, and everybody with the docks", () => {
  const seats = [seat("Anna", false, { score: 23 }), seat("Ben", false, { score: 23 })];
  assert.equal(winnersWords({ winners: [0] }, seats), "Anna wins with 23 points");
  assert.equal(winnersWords({ winners: [0, 1] }, seats), "Anna and Ben share the win with 23 points");
  const alone = [seat("Anna", false, { score: 11, you: true }), seat("Otter", true, { score: 22 })];
  assert.equal(winnersWords({ winners: [1] }, alone), "Otter wins with 22 points. The next may be yours.", "a kind word to the one who reads");
  assert.equal(winnersWords({ winners: [0] }, seats, 1), "Anna wins with 23 points. The next may be yours.", "and to whoever holds a phone");
  assert.deepEqual(docksOf({ docks: 12, docked: [[0, 1], [1, 2], [0, 0]], seats }), [[12, 10], [11]]);
});

test("a listener hears what to do, and before a throw what falls next", () => {
  const danger = { round: 3, place: 0, after: 1, text: "The tide turns after Otter's turn: then your boat at the waterfall falls." };
  const view = { phase: "roll", danger, boats: [[3, 0], [4, 4]] };
  assert.equal(turnSpoken("Your turn: throw the die", view), `Your turn: throw the die. ${danger.text}`);
  assert.equal(turnSpoken("A 4: choose a boat", { ...view, phase: "choose" }), "A 4: choose a boat.");
  assert.equal(turnSpoken("Your turn: throw the die", { ...view, boats: [[3], [4]] }), "Your turn: throw the die.");
  assert.equal(turnSpoken("Your turn: throw the die", { ...view, danger: null }), "Your turn: throw the die.");
  assert.equal(sentenceOf("Careful!"), "Careful!");
});

test("an ill wind is told at the boat to whom it takes one from", () => {
  const mine = [seat("Anna", false, { you: true }), seat("Ben", false), seat("Otter", true)];
  const rows = [ // seats, victim, told
    [ALONE, 0, true, "the one person here"],
    [ALONE, 1, false, "a bot's boat"],
    [FAMILY, 1, true, "one of several around one device"],
    [mine, 0, true, "mine, on a phone"],
    [mine, 1, false, "somebody else's, on a phone"],
  ];
  for (const [seats, victim, told, why] of rows) assert.equal(isOwnLoss({ victim }, seats), told, why);
});

test("the first tide that a newcomer sees says where the boats go", () => {
  assert.match(firstTideWords({ lost: [] }), /Card 1 goes to the far end: boats on it fall, all others drift one card back\./);
  assert.match(firstTideWords({ lost: [[0, 1]] }), /Card 1 goes to the far end: 1 boat on it falls\./);
  assert.match(firstTideWords({ lost: [[0, 1], [1, 0]] }), /far end: 2 boats on it fall\. All others drift/);
});

test("the second look at a hint tells each choice's chance, also of the one that moves no boat", () => {
  const lose = { ...sail(0, 0), id: "lose", kind: "lose" };
  const hint = { best: "a", words: { a: "as good", lose: "worse" }, chances: { a: "60%", lose: "41%" }, head: "Better", text: "It saves the boat.", numbers: "60% to win instead of 41%." };
  const choices = [{ ...sail(3, 7), id: "a" }, lose];
  const seen = inNumbers(hint, choices);
  assert.deepEqual(seen.words, hint.chances);
  assert.equal(seen.text, "It saves the boat. Let it pass: 41%.");
  assert.equal(seen.numbers, "At each pale boat: your chance to win if it sails there.", "what the numbers on the river are");
  assert.equal(inNumbers(hint, choices.slice(0, 1)).text, hint.text);
  assert.equal(numbersSpoken(hint, choices, ALONE), "Chances to win: Your boat from card 4 sails to card 8, 60%; Let it pass, 41%.");
});

test("whoever is called You has won in words that go on after it", () => {
  assert.deepEqual([afterName("You", "has won"), afterName("Anna", "has won"), afterName("You", "64%")], ["have won", "has won", "64%"]);
});
