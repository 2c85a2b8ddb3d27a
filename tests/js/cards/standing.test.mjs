import assert from "node:assert/strict";
import test from "node:test";
import { aim, partnersBid, standing } from "../../../riverlib/boards/cards/standing.js";

const seat = (bid, taken = 0, more = {}) => ({ bid, taken, cards: 3, team: null, ...more });
const table = (seats, more = {}) => ({
  phase: "play", deal: { size: 4 }, seats, trick: { leader: 0, cards: [], best: null }, ...more,
});

test("what can still be taken is what nobody has", () => {
  const shown = table([seat(2, 1), seat(0, 2), seat(1)]);
  assert.deepEqual(standing(shown, 0), { bid: 2, taken: 1, together: false, bids: [2], within: 1, verdict: "" });
  assert.equal(standing(shown, 1).verdict, "missed", "a trick is never given back");
  assert.equal(standing({ ...shown, phase: "bid" }, 1).verdict, "");
});

test("a trick that has slipped away is not within reach", () => {
  const last = [seat(2, 1, { cards: 0 }), seat(0, 2, { cards: 1 }), seat(1, 0, { cards: 1 })];
  const trick = (best) => ({ leader: 2, cards: ["9c", "3c"], best });
  assert.equal(standing(table(last, { trick: trick(1) }), 0).within, 1, "my card is the best so far");
  assert.deepEqual([0, 1, 2].map((no) => standing(table(last, { trick: trick(0) }), no).within), [0, 1, 1]);
  assert.equal(standing(table(last, { trick: trick(0) }), 0).verdict, "missed");
  assert.equal(standing(table(last, { trick: trick(null) }), 0).within, 1, "a lesson may hide which card is best");
});

test("after the last trick every bid is made or missed", () => {
  const over = table([seat(2, 2), seat(2, 1), seat(0, 1)]);
  assert.deepEqual([0, 1, 2].map((no) => standing(over, no).verdict), ["made", "missed", "missed"]);
});

test("partners count together as soon as both have bid, and each one's bid is kept", () => {
  const teams = [seat(0, 1, { team: 0 }), seat(null, 0, { team: 1 }), seat(1, 0, { team: 0 }), seat(2, 0, { team: 1 })];
  assert.deepEqual(aim(teams[0], teams), { bid: 1, taken: 1, together: true });
  assert.deepEqual(standing(table(teams), 2).bids, [1, 0]);
  assert.deepEqual(aim(teams[3], teams), { bid: 2, taken: 0, together: false });
  assert.deepEqual(standing(table(teams), 3).bids, [2]);
  assert.deepEqual(standing(table(teams), 1).bids, []);
});

test("a trick is a team's as long as one of it may win it", () => {
  const teams = [seat(1, 0, { team: 0 }), seat(1, 0, { team: 1 }), seat(1, 0, { team: 0 }), seat(1, 0, { team: 1 })];
  const trick = { leader: 0, cards: ["9c", "Kc"], best: 1 };
  assert.equal(standing(table(teams, { trick }), 0).within, 4, "the partner has not played");
  assert.equal(standing(table(teams, { trick: { leader: 0, cards: ["9c", "Kc", "2c"], best: 1 } }), 0).within, 3);
});

test("to what a partner has bid mine is added, as soon as it is known", () => {
  const teams = (bids) => bids.map((bid, no) => seat(bid, 0, { team: no % 2 }));
  assert.equal(partnersBid({ seats: teams([null, 2, 1, null]), me: 0 }), 1);
  assert.equal(partnersBid({ seats: teams([null, 2, null, null]), me: 0 }), null);
  assert.equal(partnersBid({ seats: teams([null, 2, 0, null]), me: 0 }), 0);
  assert.equal(partnersBid({ seats: [seat(null), seat(2)], me: 0 }), null, "nobody has a partner");
});
