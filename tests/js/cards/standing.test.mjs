import assert from "node:assert/strict";
import test from "node:test";
import { advance } from "../../../riverlib/boards/cards/advance.js";
import { aim, partnersBid, standing, uncounted } from "../../../riverlib/boards/cards/standing.js";
import { needWords } from "../../../riverlib/boards/cards/words.js";

const seat = (bid, taken = 0, more = {}) => ({ bid, taken, cards: 3, team: null, ...more });
const table = (seats, more = {}) => ({
  phase: "play", deal: { size: 4 }, seats, trick: { leader: 0, cards: [], best: null }, ...more,
});

test("what can still be taken is what nobody has", () => {
  const shown = table([seat(2, 1), seat(0, 2), seat(1)]);
  assert.deepEqual(standing(shown, 0), { bid: 2, taken: 1, together: false, bids: [2], within: 1, slipped: false, ahead: false, verdict: "" });
  assert.equal(standing(shown, 1).verdict, "missed", "a trick is never given back");
  assert.equal(standing({ ...shown, phase: "bid" }, 1).verdict, "");
});

test("a trick that has slipped away is known at once, and counts when it has gone home", () => {
  const last = [seat(2, 1, { cards: 0 }), seat(0, 2, { cards: 1 }), seat(1, 0, { cards: 1 })];
  const trick = (best) => ({ leader: 2, cards: ["9c", "3c"], best });
  const stands = (best, no = 0) => standing(table(last, { trick: trick(best) }), no);
  assert.equal(stands(1).slipped, false, "my card is the best so far");
  assert.deepEqual([0, 1, 2].map((no) => stands(0, no).slipped), [true, false, false]);
  assert.deepEqual([0, 1, 2].map((no) => stands(0, no).within), [1, 1, 1]);
  assert.equal(stands(0).verdict, "", "it still lies on the table");
  assert.deepEqual([0, 1, 2].map((no) => stands(0, no).ahead), [false, false, true]);
  assert.equal(stands(null).slipped, false, "a lesson may hide which card is best");
});

/** What the plates say at every drawing of a last trick, as the table draws it while it is played. */
function lastTrick(seats, { leader, bests }) {
  const view = { me: 0, seats, events: [], hand: [] };
  let shown = table(seats, { deal: { size: 1 }, me: 0, hand: [], hidden_hand: 0, trick: { leader, cards: [], best: null } });
  const said = [];
  const draw = () => {
    const drawn = uncounted(shown);
    said.push(drawn.seats.map((each, no) => { const stands = standing(drawn, no); return [stands.verdict, needWords(each, stands, "play")]; }));
  };
  bests.forEach((best, no) => {
    shown = advance(shown, { kind: "play", seat: (leader + no) % seats.length, card: `${no + 2}c`, best, number: no }, view);
    draw();
  });
  shown = advance(shown, { kind: "trick", seat: (leader + bests.at(-1)) % seats.length, number: 9 }, view);
  draw();
  return seats.map((_, no) => said.map((each) => each[no]));
}

test("in the last trick every seat has its verdict once, when the trick has gone home, and nothing is asked for that is lost", () => {
  for (const leader of [0, 1, 2]) {
    for (const bests of [[0, 0, 0], [0, 1, 1], [0, 0, 2], [0, 1, 2]]) {
      for (const bid of [0, 1]) {
        const seats = [0, 1, 2].map(() => seat(bid, 0, { cards: 1 }));
        lastTrick(seats, { leader, bests }).forEach((steps, no) => {
          const place = (no - leader + 3) % 3;
          const takes = place === bests.at(-1);
          assert.deepEqual(steps.map(([verdict]) => verdict), ["", "", "", takes === Boolean(bid) ? "made" : "missed"]);
          const needed = steps.map(([, words]) => words.includes("Need"));
          assert.ok(!needed.some((need, at) => need && !needed[at - 1] && at && bid && place < at), `what was lost is not needed again: ${steps}`);
          if (!takes && bid) assert.ok(!needed[2], `at the end of the trick it is known: ${steps}`);
        });
      }
    }
  }
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
  assert.equal(standing(table(teams, { trick }), 0).slipped, false, "the partner has not played");
  assert.equal(standing(table(teams, { trick: { leader: 0, cards: ["9c", "Kc", "2c"], best: 1 } }), 0).slipped, true);
});

test("to what a partner has bid mine is added, as soon as it is known", () => {
  const teams = (bids) => bids.map((bid, no) => seat(bid, 0, { team: no % 2 }));
  assert.equal(partnersBid({ seats: teams([null, 2, 1, null]), me: 0 }), 1);
  assert.equal(partnersBid({ seats: teams([null, 2, null, null]), me: 0 }), null);
  assert.equal(partnersBid({ seats: teams([null, 2, 0, null]), me: 0 }), 0);
  assert.equal(partnersBid({ seats: [seat(null), seat(2)], me: 0 }), null, "nobody has a partner");
});
