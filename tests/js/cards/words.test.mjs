import assert from "node:assert/strict";
import test from "node:test";
import {
  aim, cardName, eventSentence, needWords, promptWords, rowNames, seatLabel, seatWords, trumpWords, winnersWords,
} from "../../../riverlib/ui/cards/table/words.js";
import { nameList, plural, signed } from "../../../riverlib/ui/shared/board/phrases.js";

const seat = (name, more = {}) => ({
  name, kind: "person", bid: null, bid_placed: false, taken: 0, cards: 5, total: 0, team: null, shown: [], ...more,
});
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
    [{ kind: "dealt", deal: 3, size: 8, dealer: 2 }, "Deal 3: 8 cards each, dealt by Cleo."],
    [{ kind: "dealt", deal: 1, size: 1, dealer: 0 }, "Deal 1: 1 card each, dealt by Anna."],
    [{ kind: "trump", turn_up: "Ah", trump: "h" }, "Ace of hearts is turned up. Trump: hearts."],
    [{ kind: "trump", turn_up: "*2", trump: "*" }, "Middle joker is turned up. Only jokers are trump."],
    [{ kind: "trump", turn_up: null, trump: null }, "No trump."],
    [{ kind: "bid", seat: 1, tricks: 2 }, "Ben bids 2."],
    [{ kind: "placed", seat: 1 }, "Ben has laid down a bid."],
    [{ kind: "revealed", bids: [1, 0, 2] }, "The bids: Anna 1, Ben 0, Cleo 2."],
    [{ kind: "lead", seat: 1 }, "Ben leads."],
    [{ kind: "play", seat: 2, card: "Kh" }, "Cleo plays the King of hearts."],
    [{ kind: "trick", seat: 2 }, "Cleo takes the trick."],
    [{ kind: "scored", points: [12, -3, 0], totals: [1, 2, 3] }, "Deal scored: Anna +12, Ben −3, Cleo 0."],
    [{ kind: "over", winners: [0] }, "The game is over: Anna wins."],
    [{ kind: "over", winners: [0, 1] }, "The game is over: Anna and Ben win."],
    [{ kind: "unheard of" }, ""],
  ];
  for (const [event, sentence] of sentences) assert.equal(eventSentence(event, SEATS), sentence);
});

test("a player called You is spoken to", () => {
  const alone = [seat("You", { total: 9 }), seat("Ben")];
  assert.equal(eventSentence({ kind: "play", seat: 0, card: "3c" }, alone), "You play the 3 of clubs.");
  assert.equal(eventSentence({ kind: "placed", seat: 0 }, alone), "You have laid down a bid.");
  assert.equal(eventSentence({ kind: "over", winners: [0] }, alone), "The game is over: You win.");
  assert.equal(winnersWords([0], alone), "You win with 9");
});

test("winners are named, alone, level, or as partners", () => {
  assert.equal(winnersWords([0], SEATS), "Anna wins with 124");
  assert.equal(winnersWords([0, 1], SEATS), "Anna and Ben share the win with 124");
  const partners = SEATS.map((one) => ({ ...one, team: 0 }));
  assert.equal(winnersWords([0, 1], partners), "Anna and Ben win together with 124");
  assert.equal(winnersWords([], SEATS), "The game is over.");
});

test("a seat says how far its bid is", () => {
  const playing = { phase: "play", toMove: false };
  assert.equal(seatWords(seat("A", { bid: 3, taken: 2 }), playing), "2 of 3");
  assert.equal(seatWords(seat("A"), { phase: "bid", toMove: true }), "bidding…");
  assert.equal(seatWords(seat("A"), { phase: "bid", toMove: false }), "no bid yet");
  assert.equal(seatWords(seat("A", { bid_placed: true }), { phase: "bid", toMove: false }), "bid laid");
  assert.equal(needWords(seat("A", { bid: 3, taken: 1 }), "play"), "You need 2 more");
  assert.equal(needWords(seat("A", { bid: 1, taken: 1 }), "play"), "Take no more");
  assert.equal(needWords(seat("A", { bid: 1, taken: 3 }), "play"), "2 too many");
  assert.equal(needWords(seat("A", { bid: 3, taken: 1 }), "scored"), "2 short");
  assert.equal(needWords(seat("A", { bid: 3, taken: 3 }), "scored"), "Just right");
});

test("a screen reader hears the whole seat", () => {
  const label = seatLabel(seat("Cleo", { kind: "steady", bid: 2, taken: 1, team: 0, total: 34, shown: ["Ah"] }), { phase: "play", toMove: true, dealer: true, mine: false });
  assert.equal(label, "Cleo, computer player, team 1, dealer, bid 2, taken 1, on the forehead: Ace of hearts, 5 cards, 34 points, to play");
});

test("small words", () => {
  assert.equal(nameList(["Anna", "Ben", "Cleo"]), "Anna, Ben and Cleo");
  assert.equal(plural(1, "card"), "1 card");
  assert.equal(signed(0), "0");
  assert.equal(signed(-3), "−3");
  assert.equal(rowNames({ seat: 0, seats: [0, 2] }, SEATS), "Anna and Cleo");
  const view = { phase: "play", to_move: 0, me: 0, trick: { cards: [] }, seats: SEATS };
  assert.equal(promptWords(view), "Your turn: you lead");
  assert.equal(promptWords({ ...view, to_move: 1 }), "Ben to play…");
  assert.equal(promptWords({ ...view, phase: "scored", to_move: null }), "");
});

test("partners aim together as soon as both have bid", () => {
  const table = [seat("Anna", { team: 0, bid: 0, taken: 1 }), seat("Ben", { team: 1 }), seat("Cleo", { team: 0, bid: 1 }), seat("Dan", { team: 1, bid: 2 })];
  assert.deepEqual(aim(table[0], table), { bid: 1, taken: 1, together: true });
  assert.deepEqual(aim(table[3], table), { bid: 2, taken: 0, together: false });
  assert.equal(needWords({ ...table[0], ...aim(table[0], table) }, "play"), "Take no more");
  assert.equal(seatWords({ ...table[0], ...aim(table[0], table) }, { phase: "play", toMove: false }), "team 1 of 1");
  assert.deepEqual(aim(seat("Eve", { bid: 3, taken: 2 }), []), { bid: 3, taken: 2, together: false });
});
