import assert from "node:assert/strict";
import test from "node:test";
import { planView } from "../../../riverlib/boards/plan.js";

const events = (...numbers) => numbers.map((number) => ({ number, kind: "bid", seat: 0, tricks: 0 }));
const at = (played, seen = played) => ({ game: "a", played, seen });

const PLANS = {
  "the first view is shown as it is": [{ game: "a", events: events(1, 2) }, { game: null, played: 0, seen: 0 }, "snap", 0],
  "another game is shown as it is": [{ game: "b", events: events(5) }, at(4), "snap", 0],
  "a game of which nothing but the opening has happened is played from its first event on": [{ game: "a", events: events(1, 2) }, { game: null, played: 0, seen: 0, begins: true }, "open", 2],
  "so is another one after the last": [{ game: "b", events: events(1, 2) }, { ...at(40), begins: true }, "open", 2],
  "what has been shown of it is not played again": [{ game: "a", events: events(1, 2, 3) }, { ...at(2), begins: true }, "play", 1],
  "new events are played": [{ game: "a", events: events(3, 4, 5, 6) }, at(4), "play", 2],
  "nothing new": [{ game: "a", events: events(3, 4) }, at(4), "same", 0],
  "no events yet": [{ game: "a", events: [] }, at(0), "same", 0],
  "a gap is not guessed": [{ game: "a", events: events(7, 8) }, at(4), "snap", 0],
  "a newer view while the older one still plays": [{ game: "a", events: events(3, 4, 5, 6, 7, 8) }, at(5, 7), "play", 3],
};
for (const [sentence, [view, track, kind, fresh]] of Object.entries(PLANS)) {
  test(sentence, () => {
    const plan = planView(view, track, track.begins);
    assert.equal(plan.kind, kind);
    assert.equal(plan.fresh.length, fresh);
    assert.equal(plan.undone, false);
  });
}

test("fewer events than once were sent means that something was taken back", () => {
  assert.deepEqual(planView({ game: "a", events: events(3, 4) }, at(9)), { kind: "snap", fresh: [], undone: true });
  assert.equal(planView({ game: "a", events: [] }, at(2)).undone, true, "back to the very beginning");
  assert.equal(planView({ game: "a", events: events(3, 4, 5, 6) }, at(5, 9)).undone, true, "also while older events still play");
});

test("taken back and played on in another window: an event already seen tells another story", () => {
  const before = { game: "a", events: events(3, 4) };
  const retold = { game: "a", events: [...events(3), { number: 4, kind: "bid", seat: 0, tricks: 2 }, ...events(5, 6)] };
  assert.deepEqual(planView(retold, { ...at(4), view: before }), { kind: "snap", fresh: [], undone: true });
  assert.equal(planView({ game: "a", events: events(3, 4, 5) }, { ...at(4), view: before }).kind, "play");
});

test("where a game is looked at again a step is played, a leap over several is not", () => {
  const looks = (step, ...numbers) => ({ game: "a", looking: {}, lesson: { step }, events: events(...numbers) });
  const before = looks(3, 1, 2, 3);
  assert.equal(planView(looks(4, 1, 2, 3, 4), { ...at(3), view: before }).kind, "play");
  assert.equal(planView(looks(9, 1, 2, 3, 4, 5, 6, 7, 8), { ...at(3), view: before }).kind, "snap");
});
