import assert from "node:assert/strict";
import test from "node:test";
import { advance, takerIndex, withoutCard } from "../../../riverlib/ui/cards/table/advance.js";

const seat = { bid: null, bid_placed: false, taken: 0, cards: 3, total: 0, shown: [] };
const SHOWN = {
  me: 0, seats: [{ ...seat }, { ...seat }, { ...seat }], deal: { no: 1, size: 3, dealer: 2 }, phase: "play", to_move: 0,
  hand: [["Ah", -1], ["Ah", -1], ["2c", 0]], hidden_hand: 0, trick: { leader: 0, cards: [], best: null }, last_trick: null, stock: 5,
};

test("one copy of a card leaves a hand that holds it twice", () => {
  assert.deepEqual(withoutCard(SHOWN.hand, "Ah"), [["Ah", -1], ["2c", 0]]);
  assert.equal(withoutCard(SHOWN.hand, "9s"), SHOWN.hand);
});

test("a trick is built card by card and taken", () => {
  let shown = SHOWN;
  for (const [q, s, c] of [[1, 0, "Ah"], [2, 1, "3h"], [3, 2, "4h"]]) shown = advance(shown, { q, t: "play", s, c }, {});
  assert.deepEqual(shown.trick.cards, ["Ah", "3h", "4h"]);
  assert.equal(shown.hand.length, 2);
  assert.deepEqual(shown.seats.map((one) => one.cards), [2, 2, 2]);
  const trick = { q: 4, t: "trick", s: 0, leader: 0, cards: ["Ah", "3h", "4h"] };
  shown = advance(shown, trick, {});
  assert.equal(shown.seats[0].taken, 1);
  assert.deepEqual(shown.trick.cards, []);
  assert.equal(shown.last_trick.taker, 0);
  assert.equal(SHOWN.trick.cards.length, 0, "the old state stays");
});

test("the taker's card is found from the leader", () => {
  assert.equal(takerIndex({ s: 1, leader: 3 }, 4), 2);
  assert.equal(takerIndex({ s: 3, leader: 3 }, 4), 0);
});

test("a new deal clears the table and deals my whole hand, with what I have played since", () => {
  const view = {
    me: 0, deal: { no: 2, of: 5, size: 3, dealer: 0, forehead: false }, seats: [seat, seat, seat], hand: [["Kd", -1]],
    events: [{ q: 9, t: "dealt" }, { q: 10, t: "play", s: 0, c: "2d" }, { q: 11, t: "play", s: 1, c: "3d" }],
  };
  const shown = advance({ ...SHOWN, trick: { leader: 1, cards: ["2s"], best: 0 } }, { q: 9, t: "dealt", no: 2, size: 3, dealer: 0 }, view);
  assert.deepEqual(shown.hand.map(([card]) => card), ["Kd", "2d"]);
  assert.deepEqual(shown.trick.cards, []);
  assert.equal(shown.seats[1].cards, 3);
});

test("secret bids stay secret until they are revealed", () => {
  const placed = advance(SHOWN, { q: 1, t: "placed", s: 1 }, {});
  assert.equal(placed.seats[1].bid, null);
  assert.equal(placed.seats[1].bid_placed, true);
  assert.deepEqual(advance(placed, { q: 2, t: "revealed", bids: [1, 0, 2] }, {}).seats.map((one) => one.bid), [1, 0, 2]);
});

test("an event of an unknown kind changes nothing", () => {
  assert.equal(advance(SHOWN, { q: 1, t: "fireworks" }, {}), SHOWN);
});
