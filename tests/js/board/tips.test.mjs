import assert from "node:assert/strict";
import test from "node:test";
import { Tips, explains, nextTip } from "../../../riverlib/boards/tips.js";

const tip = (key) => ({ key, text: `About ${key}.`, mark: "hand" });
const view = (turn, ...keys) => ({ game: "a", turn, tips: keys.map(tip) });

/** A device: a new one each time, or one that refuses to keep anything. */
function onDevice({ refuses = false, holds = {} } = {}) {
  const kept = new Map(Object.entries(holds));
  globalThis.localStorage = {
    getItem: (key) => (refuses ? raise() : kept.get(key) ?? null),
    setItem: (key, text) => (refuses ? raise() : kept.set(key, text)),
  };
}
const raise = () => { throw new Error("not here"); };

test("of several the most important that was not said yet", () => {
  assert.equal(nextTip([tip("hook"), tip("bid")], [], "cards").key, "hook");
  assert.equal(nextTip([tip("hook"), tip("bid")], ["cards/hook"], "cards").key, "bid");
  assert.equal(nextTip([tip("hook")], ["cards/hook"], "cards"), null);
  assert.equal(nextTip([tip("throw")], ["cards/throw"], "race").key, "throw", "said in the other game only");
});

test("a first game is explained, the next one only on request", () => {
  assert.equal(explains(undefined, [], "cards"), true);
  assert.equal(explains(undefined, ["cards"], "cards"), false);
  assert.equal(explains(undefined, ["cards"], "race"), true);
  assert.equal(explains(true, ["cards"], "cards"), true);
  assert.equal(explains(false, [], "cards"), false);
});

test("one tip an action, and none twice", () => {
  onDevice();
  const tips = new Tips("cards");
  assert.equal(tips.take(view(1, "hook", "bid")).key, "hook");
  assert.equal(tips.take(view(1, "hook", "bid")), null, "the same moment has had its tip");
  assert.equal(tips.take(view(2, "hook", "bid")).key, "bid");
  assert.equal(tips.take(view(3, "hook", "bid")), null);
});

test("whoever has read a tip may have the next one of the same moment", () => {
  onDevice();
  const tips = new Tips("cards");
  assert.equal(tips.take(view(1, "trick", "bid")).key, "trick");
  assert.equal(tips.hasMore(view(1, "trick", "bid")), true);
  assert.equal(tips.takeNext(view(1, "trick", "bid")).key, "bid");
  assert.equal(tips.hasMore(view(1, "trick", "bid")), false);
  assert.equal(tips.takeNext(view(1, "trick", "bid")), null);
});

test("a tip that went before it was read is said again, in the same moment too", () => {
  onDevice();
  const tips = new Tips("cards");
  tips.take(view(1, "trick", "bid"));
  tips.giveBack(tip("trick"), 0);
  assert.equal(tips.take(view(1, "trick", "bid")).key, "trick");
  tips.giveBack(tip("trick"), 0);
  assert.equal(new Tips("cards").take(view(1, "trick", "bid")).key, "trick", "on this device later, too");
});

test("a tip that stood long enough was read, though a hint took its place", () => {
  onDevice();
  const tips = new Tips("cards");
  tips.take(view(1, "trick", "bid"));
  tips.giveBack(tip("trick"), 2000);
  assert.equal(tips.takeNext(view(1, "trick", "bid")).key, "bid");
});

test("a device remembers what it said and that a game has ended", () => {
  onDevice();
  const tips = new Tips("race");
  tips.take(view(1, "throw"));
  tips.end();
  const later = new Tips("race");
  assert.equal(later.take(view(1, "throw")), null);
  assert.equal(later.isOn(undefined), false);
  assert.equal(later.isOn(true), true);
  assert.equal(new Tips("cards").isOn(undefined), true);
  later.again();
  assert.equal(new Tips("race").take(view(1, "throw")).key, "throw", "turned on again, it starts anew");
});

test("a browser that keeps nothing, or holds nonsense, still explains", () => {
  onDevice({ refuses: true });
  assert.equal(new Tips("cards").take(view(1, "bid")).key, "bid");
  for (const text of ["{", "null", "7", '{"said":3,"ended":"x"}']) {
    onDevice({ holds: { "riverlib-said": text } });
    assert.equal(new Tips("cards").take(view(1, "bid")).key, "bid", text);
  }
});

test("a tip that was done stays done though the move is taken back", () => {
  onDevice();
  const tips = new Tips("cards");
  const at = (turn, number, ...keys) => ({ ...view(turn, ...keys), events: [{ number }] });
  tips.take(at(1, 2, "lead"));
  tips.done("play");
  tips.take(at(2, 5, "follow"));
  tips.takeBack(at(3, 2, "lead"));
  assert.equal(tips.take(at(3, 2, "lead")), null);
  assert.equal(tips.take(at(4, 5, "follow")).key, "follow", "what nobody has come to is said when it comes again");
});

test("whoever has bid is not told in the next deal to say a number, though a hint stood over that tip", () => {
  onDevice();
  const tips = new Tips("cards");
  tips.take(view(1, "trick", "bid"));
  tips.done("bid");
  tips.giveBack(tip("trick"), 0); // the hint went with the move
  assert.equal(tips.take(view(5, "trick", "bid", "points")).key, "points");
  assert.ok(new Tips("cards").knows("bid"), "on this device later, too");
});

test("after moves were taken back a tip whose moment comes again is said again, and no older one", () => {
  onDevice();
  const tips = new Tips("race");
  const at = (turn, number, ...keys) => ({ ...view(turn, ...keys), events: [{ number }] });
  tips.take(at(1, 2, "throw"));
  tips.take(at(2, 5, "falls"));
  tips.take(at(3, 9, "docks"));
  tips.takeBack(at(4, 5, "falls"));
  assert.equal(tips.take(at(4, 5, "falls", "throw")).key, "falls");
  assert.equal(tips.knows("throw"), true);
  assert.equal(tips.knows("docks"), false);
  tips.takeBack({ ...at(5, 0), game: "another" });
  assert.equal(tips.knows("falls"), true);
});
