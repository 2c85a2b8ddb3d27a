import assert from "node:assert/strict";
import test from "node:test";
import { advance } from "../../../riverlib/boards/cards/advance.js";
import {
  bidsWords, cardName, eventSentence, ledSuit, ledWords, needWords, promptWords, ringWords, rowNames, seatLabel, seatWords, trumpWords, turnSentence, verdictWords,
  winnersWords,
} from "../../../riverlib/boards/cards/words.js";
import { nameList, numberWord, plural, signed } from "../../../riverlib/boards/phrases.js";

const seat = (name, more = {}) => ({
  name, kind: "person", bid: null, laid: false, taken: 0, cards: 5, total: 0, team: null, shown: [], ...more,
});
const at = (seats, events = []) => ({ seats, events });
const SEATS = [seat("Anna", { total: 124 }), seat("Ben", { total: 124 }), seat("Cleo", { kind: "steady" })];

test("cards have the names a family says", () => {
  const names = { Qh: "Queen of hearts", Td: "10 of diamonds", "2c": "2 of clubs", As: "Ace of spades", "*1": "big joker", "*2": "middle joker", "*3": "small joker" };
  for (const [card, name] of Object.entries(names)) assert.equal(cardName(card), name);
});

test("trump is always said in words", () => {
  assert.equal(trumpWords("h"), "Trump: hearts");
  assert.equal(trumpWords("*"), "Only jokers are trump");
  assert.equal(trumpWords(null), "No trump");
});

test("one sentence for every kind of event", () => {
  const sentences = [
    [{ kind: "dealt", deal: 3, size: 8, dealer: 2 }, "Deal 3: 8 cards each. Cleo dealt."],
    [{ kind: "dealt", deal: 1, size: 1, dealer: 0 }, "Deal 1: 1 card each. Anna dealt."],
    [{ kind: "trump", turn_up: "Ah", trump: "h" }, "Ace of hearts is turned up. Trump: hearts."],
    [{ kind: "trump", turn_up: "*2", trump: "*" }, "Middle joker is turned up. Only jokers are trump."],
    [{ kind: "trump", turn_up: null, trump: null }, "No trump."],
    [{ kind: "bid", seat: 1, tricks: 2 }, "Ben bids 2."],
    [{ kind: "placed", seat: 1 }, "Ben has laid down a bid."],
    [{ kind: "revealed", bids: [1, 0, 2] }, "The bids: Anna 1, Ben 0, Cleo 2."],
    [{ kind: "lead", seat: 1 }, "Ben leads."],
    [{ kind: "play", seat: 2, card: "Kh" }, "Cleo plays the King of hearts."],
    [{ kind: "trick", seat: 2 }, "Cleo takes the trick."],
    [{ kind: "scored", points: [12, -3, 0], totals: [1, 2, 3] }, "Deal scored: Anna +12; Ben −3; Cleo 0."],
    [{ kind: "over", winners: [0] }, "The game is over: Anna wins."],
    [{ kind: "over", winners: [0, 1] }, "The game is over: Anna and Ben win."],
    [{ kind: "unheard of" }, ""],
  ];
  for (const [event, sentence] of sentences) assert.equal(eventSentence(event, at(SEATS)), sentence);
});

test("what is heard tells how each one stands", () => {
  const seats = [seat("Anna", { bid: 2, taken: 2 }), seat("Otter", { bid: 1, taken: 0 })];
  const trick = (number, no) => ({ kind: "trick", number, seat: no });
  const view = { ...at(seats, [trick(5, 0), trick(8, 0)]), phase: "play", deal: { size: 2 } };
  assert.equal(eventSentence(trick(5, 0), view), "Anna takes the trick: 1 of 2.");
  assert.equal(eventSentence(trick(8, 0), view), "Anna takes the trick: 2 of 2.");
  assert.equal(eventSentence({ kind: "lead", seat: 1 }, view), "3 bid, only 2 to take: somebody must miss. Otter leads.");
  assert.equal(eventSentence({ kind: "scored", points: [12, -1] }, view), "Deal scored: Anna took 2 of 2, +12; Otter took 0 of 1, −1.");
  const teams = at(seats.map((one) => ({ ...one, team: 0 })));
  assert.equal(eventSentence({ kind: "scored", points: [-3, -3] }, teams), "Deal scored: Anna −3; Otter −3.");
});

test("a player called You is spoken to", () => {
  const alone = [seat("You", { total: 9 }), seat("Ben")];
  assert.equal(eventSentence({ kind: "play", seat: 0, card: "3c" }, at(alone)), "You play the 3 of clubs.");
  assert.equal(eventSentence({ kind: "placed", seat: 0 }, at(alone)), "You have laid down a bid.");
  assert.equal(eventSentence({ kind: "over", winners: [0] }, at(alone)), "The game is over: You win.");
  assert.equal(winnersWords([0], alone), "You win with 9");
});

test("winners are named, alone, level, or as partners", () => {
  assert.equal(winnersWords([0], SEATS), "Anna wins with 124");
  assert.equal(winnersWords([0, 1], SEATS), "Anna and Ben share the win with 124");
  const partners = SEATS.map((one) => ({ ...one, team: 0 }));
  assert.equal(winnersWords([0, 1], partners), "Anna and Ben win together with 124");
  assert.equal(winnersWords([], SEATS), "The game is over.");
});

test("a seat without a bid says what it is at", () => {
  assert.equal(seatWords(seat("A", { bid: 3 }), { phase: "play", toMove: false }), "");
  assert.equal(seatWords(seat("A"), { phase: "bid", toMove: true }), "bidding…");
  assert.equal(seatWords(seat("A"), { phase: "bid", toMove: false }), "no bid yet");
  assert.equal(seatWords(seat("A", { laid: true }), { phase: "bid", toMove: false }), "bid laid");
});

const NEEDS = [ // bid, taken, tricks within reach, cards held, what is said during the play
  [3, 1, 4, 4, "Need 2 more"],
  [1, 1, 2, 2, "Take no more"],
  [0, 0, 2, 2, "Take none"],
  [1, 3, 2, 2, "2 over"],
  [0, 1, 0, 0, "1 over"],
  [3, 1, 0, 0, "2 short"],
  [3, 3, 0, 0, "Just right"],
  [3, 0, 2, 2, "Your bid is out of reach"],
  [1, 0, 1, 0, "Need this trick"],
  [0, 0, 1, 0, "Just right so far"],
];

test("what my bid needs is never more than can be done", () => {
  for (const [bid, taken, within, cards, said] of NEEDS) {
    assert.equal(needWords(seat("A", { cards }), { bid, taken, within, together: false }, "play"), said);
  }
  const full = { bid: 1, taken: 1, within: 1, ahead: true };
  assert.equal(needWords(seat("A", { cards: 0 }), { ...full, together: false }, "play"), "Your card is ahead", "no praise for what it may spoil");
  assert.equal(needWords(seat("A", { cards: 0 }), { ...full, together: true }, "play"), "Together: ahead here");
  const beaten = { bid: 1, taken: 0, within: 1, slipped: true };
  assert.equal(needWords(seat("A", { cards: 0 }), { ...beaten, together: false }, "play"), "Your card is beaten");
  assert.equal(needWords(seat("A", { cards: 0 }), { ...beaten, together: true }, "play"), "Together: beaten here");
  assert.equal(needWords(seat("A", { cards: 2 }), { ...beaten, within: 3, together: false }, "play"), "Need 1 more", "others can still be taken");
  assert.equal(needWords(seat("A"), { bid: 2, taken: 0, within: 5, together: false }, "bid"), "", "the chip says it");
  const mine = seat("A", { cards: 2 });
  assert.equal(needWords(mine, { bid: 4, taken: 1, within: 2, together: true }, "play"), "Together: out of reach");
  assert.equal(needWords(mine, { bid: 4, taken: 0, within: 6, together: true }, "bid"), "Together: you bid 4");
  assert.equal(needWords(mine, { bid: 4, taken: 1, within: 6, together: true }, "play"), "Together: need 3 more");
  assert.equal(needWords(mine, { bid: 1, taken: 3, within: 6, together: true }, "play"), "Together: 2 over");
  assert.equal(needWords(mine, { bid: 1, taken: 1, within: 6, together: true }, "play"), "Together: take no more");
  assert.equal(needWords(mine, { bid: 1, taken: 1, within: 0, together: true }, "play"), "Together: just right");
  const last = seat("A", { cards: 0 }); // mine lies on the table, my partner still holds some
  assert.equal(needWords(last, { bid: 2, taken: 2, within: 1, together: true }, "play"), "Together: just right so far");
  assert.equal(needWords(last, { bid: 3, taken: 2, within: 1, together: true }, "play"), "Together: need 1 more");
  assert.equal(needWords(seat("A", { laid: true }), { bid: null, taken: 0, within: 2, together: false }, "bid"), "Your bid is laid down");
});

test("the ring around a face says how far a bid is", () => {
  assert.equal(ringWords({ bid: 3, taken: 1 }), "1 of 3 tricks taken");
  assert.equal(ringWords({ bid: 1, taken: 1 }), "1 of 1 trick taken");
  assert.equal(ringWords({ bid: 1, taken: 2 }), "2 tricks taken, 1 bid: one too many");
  assert.equal(ringWords({ bid: 0, taken: 0 }), "No trick bid, none taken");
  assert.equal(ringWords({ bid: 0, taken: 1 }), "1 trick taken, none bid: one too many");
  assert.equal(ringWords({ bid: null, taken: 0 }), "");
});

test("once it is over a plate says made, short or over", () => {
  assert.equal(verdictWords({ bid: 2, taken: 2 }), "made");
  assert.equal(verdictWords({ bid: 2, taken: 0 }), "2 short");
  assert.equal(verdictWords({ bid: 2, taken: 3 }), "1 over");
});

test("a screen reader hears the whole seat", () => {
  const label = seatLabel(seat("Cleo", { kind: "steady", bid: 2, taken: 1, team: 0, total: 34, shown: ["Ah"] }), { phase: "play", toMove: true, dealer: true, mine: false });
  assert.equal(label, "Cleo, computer player, team 1, dealer, bid 2, taken 1, on the forehead: Ace of hearts, 5 cards, 34 points, to play");
});

test("small words", () => {
  assert.equal(nameList(["Anna", "Ben", "Cleo"]), "Anna, Ben and Cleo");
  assert.deepEqual([0, 1, 10, 12].map(numberWord), ["no", "one", "ten", "12"]);
  assert.equal(plural(1, "card"), "1 card");
  assert.equal(signed(0), "0");
  assert.equal(signed(-3), "−3");
  assert.equal(rowNames({ seat: 0, seats: [0, 2] }, SEATS), "Anna and Cleo");
});

const still = { busy: false };
const moving = { busy: true };
const ALONE = [seat("Anna"), seat("Otter", { kind: "steady" }), seat("Heron", { kind: "steady" })];
const VIEW = { phase: "play", deal: { size: 1 }, to_move: 0, me: 0, trick: { leader: 0, cards: [], best: null }, last_trick: null, seats: ALONE, turn_words: "" };

test("how the bids stand is said of those on show", () => {
  const said = (bids, { phase = "bid", size = 3, laid = 0, kind = "bid" } = {}) => bidsWords({
    phase, deal: { size }, seats: bids.map((bid, no) => seat("Anna", { bid, laid: bid !== null || no < laid })), events: [{ kind: "dealt" }, { kind }],
  });
  const cases = [
    [said([null, null, null]), ""],
    [said([3, null, 1]), "4 tricks bid so far, 3 to take"],
    [said([2, null, 1]), "3 tricks bid so far, 3 to take"],
    [said([2, 2, 1]), "5 bid, only 3 to take: somebody must miss"],
    [said([1, 0, 1], { phase: "play" }), "2 of 3 tricks bid: one left over"],
    [said([1, 1, 1], { phase: "play" }), "3 of 3 tricks bid: everybody can make it"],
    [said([0, 0], { phase: "play", size: 1 }), "0 of 1 trick bid: one left over"],
    [said([9, 9], { size: 7 }), "18 bid, only 7 to take: somebody must miss"],
    [said([null, null, null], { laid: 2, kind: "placed" }), "2 of 3 bids lie on the table"],
    [said([2, null, null], { kind: "placed" }), "1 of 3 bids lie on the table"],
    [said([2, 2, 1], { kind: "placed" }), "5 bid, only 3 to take: somebody must miss"],
    [said([1, 0, 1], { phase: "scored" }), ""],
  ];
  for (const [words, expected] of cases) assert.equal(words, expected);
});

test("the last bid changes at once what is said of all", () => {
  const before = { phase: "bid", deal: { size: 7 }, events: [], seats: [seat("Anna"), seat("Otter", { bid: 7 })] };
  assert.equal(bidsWords(before), "7 tricks bid so far, 7 to take");
  assert.equal(bidsWords(advance(before, { number: 1, kind: "bid", seat: 0, tricks: 2 }, before)), "9 bid, only 7 to take: somebody must miss");
});

test("the prompt says who has to do what", () => {
  const running = { leader: 1, cards: ["9c"], best: 0 };
  assert.equal(promptWords(VIEW, still), "Your turn: you lead");
  assert.equal(promptWords({ ...VIEW, last_trick: { taker: 0 } }, still), "You took the trick: you lead");
  assert.equal(promptWords({ ...VIEW, turn_words: "no trumps yet" }, still), "You lead: no trumps yet");
  assert.equal(promptWords({ ...VIEW, trick: running, turn_words: "follow clubs" }, still), "Your turn: follow clubs");
  assert.equal(promptWords({ ...VIEW, trick: running, turn_words: "follow clubs" }, moving), "", "nothing is asked while things move");
  assert.equal(promptWords({ ...VIEW, to_move: 1 }, moving), "Otter leads…");
  assert.equal(promptWords({ ...VIEW, to_move: 2, trick: running }, moving), "Heron to play…");
  assert.equal(promptWords({ ...VIEW, phase: "bid", to_move: 1 }, moving), "Otter is bidding…");
  assert.equal(promptWords({ ...VIEW, phase: "scored", to_move: null }, still), "");
});

test("a bid that is down is told, and nobody is bidding it any more", () => {
  const bid = (more, to = 1) => ({ ...VIEW, phase: "bid", events: [], to_move: to, seats: VIEW.seats.map((one, no) => (no === to ? { ...one, ...more } : one)) });
  assert.equal(promptWords(bid({ bid: 2, laid: true }), moving), "Otter bids 2");
  assert.equal(promptWords(bid({ bid: 0, laid: true }, 0), moving), "", "my own plate says it, and what pops up beside it");
  assert.equal(promptWords(bid({ laid: true }), moving), "Otter has laid down a bid");
  const shown = { ...VIEW, phase: "bid", to_move: 1, events: [{ kind: "placed" }, { kind: "revealed" }], seats: VIEW.seats.map((one) => ({ ...one, bid: 1, laid: true })) };
  assert.equal(promptWords(shown, moving), "", "all bids are shown at once: none of them is told alone");
});

test("a full trick is its taker's, also with empty hands", () => {
  const trick = { leader: 0, cards: ["9c", "Kc", "2c"], best: 1 };
  assert.equal(promptWords({ ...VIEW, trick, to_move: 1 }, moving), "Otter takes the trick");
  assert.equal(promptWords({ ...VIEW, trick: { ...trick, best: 0 }, to_move: 0 }, moving), "You take the trick");
  const shared = [seat("Anna"), seat("Ben"), seat("Otter", { kind: "steady" })];
  assert.equal(promptWords({ ...VIEW, seats: shared, trick: { ...trick, best: 0 }, to_move: 0 }, moving), "Anna takes the trick");
  const empty = ALONE.map((one) => ({ ...one, cards: 0 }));
  assert.equal(promptWords({ ...VIEW, seats: empty, to_move: 1, last_trick: { taker: 1 } }, moving), "Otter took the last trick");
});

test("a joker asks for the suit it counts as", () => {
  assert.equal(ledSuit("Qd", "h"), "d");
  assert.equal(ledSuit("*1", "h"), "h");
  assert.equal(ledSuit("*1", null), null, "a lesson may ask for it");
  assert.equal(ledWords("d"), "led, diamonds are to be followed");
});

test("a screen reader is told when the table waits for me", () => {
  const bids = { max: 3, short: "Not 1: the bids may not add up to 3" };
  const [mine, ...others] = ALONE;
  const asked = { ...VIEW, phase: "bid", bids, deal: { size: 3 }, events: [], seats: [mine, { ...others[0], bid: 2 }, { ...others[1], bid: 0 }] };
  assert.equal(turnSentence(asked),
    "2 tricks bid so far, 3 to take. Your bid: 0 to 3. Not 1: the bids may not add up to 3.");
  const opened = { ...VIEW, deal: { number: 2, of: 9, size: 3 }, trump: "h", seats: ALONE.map((one, no) => ({ ...one, bid: [2, 0, 0][no] })) };
  assert.equal(turnSentence(opened, true), "Deal 2 of 9. Trump: hearts. 2 of 3 tricks bid: one left over. Your turn: you lead.");
  assert.equal(turnSentence({ ...VIEW, turn_words: "your last card" }), "You lead: your last card.");
});

test("nobody is asked to play what plays itself", () => {
  assert.equal(promptWords({ ...VIEW, turn_words: "your last card", forced: "last" }, { busy: false, itself: true }), "Your last card plays itself");
  const last = { ...VIEW, deal: { size: 4 }, seats: ALONE.map((each) => ({ ...each, cards: 1 })) };
  for (const now of [{ busy: true }, { busy: false, itself: true }]) assert.equal(promptWords(last, now), "The last cards play themselves", "one line for all of them");
  assert.equal(promptWords({ ...VIEW, forced: "only" }, { busy: false, itself: true }), "Your only card plays itself");
  assert.doesNotMatch(promptWords(last, { busy: true, byHand: true }), /themselves/, "where even a last card waits for its owner's hand");
});

test("a screen that only watches tells whose turn it is and calls nobody you", () => {
  const home = { you: null, watches: true, seats: [] };
  assert.doesNotMatch(promptWords({ ...VIEW, home }, { busy: false }), /you/i);
});
