import assert from "node:assert/strict";
import test from "node:test";
import { advance, takerIndex, takerOf, withoutCard } from "../../../riverlib/boards/cards/advance.js";

const seat = { bid: null, laid: false, taken: 0, cards: 3, total: 0, shown: [] };
const hand = (...cards) => cards.map((card) => ({ card, reason: null }));
const SHOWN = {
  me: 0, seats: [{ ...seat }, { ...seat }, { ...seat }], deal: { number: 1, size: 3, dealer: 2 }, phase: "play", to_move: 0,
  hand: [...hand("Ah", "Ah"), { card: "2c", reason: 0 }], hidden_hand: 0, trick: { leader: 0, cards: [], best: null }, last_trick: null, stock: 5,
};

test("one copy of a card leaves a hand that holds it twice", () => {
  assert.deepEqual(withoutCard(SHOWN.hand, "Ah"), [...hand("Ah"), { card: "2c", reason: 0 }]);
  assert.equal(withoutCard(SHOWN.hand, "9s"), SHOWN.hand);
});

test("a trick is built card by card and taken", () => {
  let shown = SHOWN;
  for (const [number, seat, card] of [[1, 0, "Ah"], [2, 1, "3h"], [3, 2, "4h"]]) shown = advance(shown, { number, kind: "play", seat, card, best: 0 }, {});
  assert.deepEqual(shown.trick.cards, ["Ah", "3h", "4h"]);
  assert.equal(shown.hand.length, 2);
  assert.deepEqual(shown.seats.map((one) => one.cards), [2, 2, 2]);
  const trick = { number: 4, kind: "trick", seat: 0 };
  shown = advance(shown, trick, {});
  assert.equal(shown.seats[0].taken, 1);
  assert.deepEqual(shown.trick.cards, []);
  assert.deepEqual(shown.last_trick, { leader: 0, cards: ["Ah", "3h", "4h"], taker: 0 });
  assert.equal(SHOWN.trick.cards.length, 0, "the old state stays");
});

test("a full trick is its taker's at once, and stays so until it is collected", () => {
  let shown = { ...SHOWN, to_move: 1 };
  for (const [number, seat, card, best] of [[1, 1, "9c", 0], [2, 2, "Kc", 1]]) shown = advance(shown, { number, kind: "play", seat, card, best }, {});
  assert.equal(takerOf(shown), null, "the third card is missing");
  assert.equal(shown.to_move, 0);
  shown = advance(shown, { number: 3, kind: "play", seat: 0, card: "2c", best: 1 }, {});
  assert.equal(takerOf(shown), 2);
  assert.equal(shown.to_move, 2, "not back to the leader");
  assert.equal(shown.seats[2].taken, 1);
  const collected = advance(shown, { number: 4, kind: "trick", seat: 2 }, {});
  assert.equal(collected.to_move, 2);
  assert.equal(collected.seats[2].taken, 1, "the trick counts once");
});

test("the taker's card is found from the leader", () => {
  assert.equal(takerIndex({ taker: 1, leader: 3 }, 4), 2);
  assert.equal(takerIndex({ taker: 3, leader: 3 }, 4), 0);
});

test("a new deal clears the table and deals my whole hand, with what I have played since", () => {
  const view = {
    me: 0, deal: { number: 2, of: 5, size: 3, dealer: 0, forehead: false }, seats: [seat, seat, seat], hand: hand("Kd"),
    events: [{ number: 9, kind: "dealt" }, { number: 10, kind: "play", seat: 0, card: "2d" }, { number: 11, kind: "play", seat: 1, card: "3d" }],
  };
  const shown = advance({ ...SHOWN, trick: { leader: 1, cards: ["2s"], best: 0 } }, { number: 9, kind: "dealt", deal: 2, size: 3, dealer: 0 }, view);
  assert.deepEqual(shown.hand.map(({ card }) => card), ["Kd", "2d"]);
  assert.deepEqual(shown.trick.cards, []);
  assert.equal(shown.seats[1].cards, 3);
});

test("secret bids stay secret until they are revealed", () => {
  const placed = advance(SHOWN, { number: 1, kind: "placed", seat: 1 }, {});
  assert.equal(placed.seats[1].bid, null);
  assert.equal(placed.seats[1].laid, true);
  assert.deepEqual(advance(placed, { number: 2, kind: "revealed", bids: [1, 0, 2] }, {}).seats.map((one) => one.bid), [1, 0, 2]);
});

test("an event of an unknown kind changes nothing", () => {
  assert.equal(advance(SHOWN, { number: 1, kind: "fireworks" }, {}), SHOWN);
});
