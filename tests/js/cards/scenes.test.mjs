// scenes.js: how long what happens is seen.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cardPace, endTempo, tellGoOn, tellHurry } from "../../../riverlib/boards/cards/pace.js";
import { bidRest, SCENES } from "../../../riverlib/boards/cards/scenes.js";

const table = (isFirst, explain) => /** @type {any} */ ({ shown: { me: 0 }, tips: { isFirst }, currentSettings: { explain } });

test("in a first game that is explained others' bids rest about twice as long, and mine never longer", () => {
  assert.equal(bidRest(table(true, true), 1), 900);
  for (const later of [table(false, true), table(false, false), table(true, false)]) assert.equal(bidRest(later, 1), 440);
  assert.equal(bidRest(table(true, true), 0), bidRest(table(false, false), 0));
});

test("a trick of four takes its whole time, one of many little more: each card goes quicker, and no trick is shorter than one with fewer", () => {
  assert.deepEqual([2, 3, 4].map(cardPace), [1, 1, 1]);
  const whole = [4, 5, 6, 7, 8, 9, 10].map((seats) => cardPace(seats) * (seats - 1) * 510);
  whole.slice(1).forEach((ms, no) => assert.ok(ms > whole[no]));
  assert.ok(whole[2] < 2000 && whole[6] < 2800, String(whole));
});

test("in a first game it is said once that a tap hurries, when a long trick has begun", () => {
  const said = [];
  const kept = new Set();
  const at = (seats, cards, { speed = "normal", isFirst = true } = {}) => tellHurry(/** @type {any} */ ({
    shown: { seats: Array(seats), trick: { cards: Array(cards) } }, view: {}, motion: { speed, pace: 1 }, currentSettings: { explain: true },
    notes: { isClear: true, say: (text) => said.push(text) }, tips: { isFirst, isNew: (key) => !kept.has(key) && Boolean(kept.add(key)) },
  }));
  globalThis.matchMedia = /** @type {any} */ (() => ({ matches: true }));
  at(4, 3);
  at(6, 1);
  at(6, 2, { isFirst: false });
  assert.deepEqual(said, []);
  at(6, 2);
  at(6, 3);
  at(4, 2, { speed: "slow" });
  assert.deepEqual(said, ["A tap anywhere hurries the others on."]);
});

test("beside the first tricks that lie to be looked at it is said that a tap goes on, never to one who has just tapped", () => {
  const kept = new Set();
  globalThis.matchMedia = /** @type {any} */ (() => ({ matches: true }));
  const told = (motion = {}, view = {}) => {
    const prompt = { dataset: /** @type {Record<string, string>} */ ({}) };
    const tips = { isNew: (key) => !kept.has(key) && Boolean(kept.add(key)) };
    tellGoOn(/** @type {any} */ ({ view, tips, motion: { pace: 1, ...motion }, parts: { prompt, toast: { hidden: true } } }));
    return prompt.dataset.more;
  };
  assert.deepEqual([told({ rushed: true }), told({ pace: 0 }), told({}, { lesson: {} })], [undefined, undefined, undefined]);
  assert.deepEqual([told(), told(), told(), told()], ["tap to go on", "tap to go on", "tap to go on", undefined]);
});

test("what nobody has a say in any more goes quickly: the last card of a deal of several, and the one before once I have played it", () => {
  const at = (mine, theirs, laid, { size = 5, kind = "play", ...view } = {}) => endTempo(/** @type {any} */ ({
    view, shown: { phase: "play", deal: { size }, trick: { cards: Array(laid).fill("2h") }, seats: [{ kind: "person", cards: mine }, { kind: "steady", cards: theirs }, { kind: "steady", cards: theirs }] },
  }), kind);
  assert.deepEqual([at(3, 3, 0), at(2, 2, 0), at(2, 3, 1)], [1, 1, 1]);
  const [before, last] = [at(1, 2, 1), at(1, 1, 0)];
  assert.ok(last < before && before < 0.5);
  assert.deepEqual([at(1, 1, 0, { size: 1 }), at(1, 1, 0, /** @type {any} */ ({ lesson: {} })), at(0, 0, 3, { kind: "scored" })], [1, 1, 1]);
});

test("when the points of a deal are counted the sheet comes, less than a second after the last trick is home", async () => {
  const [rests, ends] = [[], []];
  const stub = () => ({ content: { firstElementChild: { cloneNode: () => ({}) } }, append() {}, prepend() {}, remove() {}, setAttribute() {}, getAttribute: () => null, style: {}, classList: { contains: () => false }, querySelector: () => stub(), textContent: "", getBoundingClientRect: () => ({ left: 0, top: 0, right: 9, bottom: 9, width: 9, height: 9 }) });
  globalThis.document = /** @type {any} */ ({ createElement: stub });
  const motion = { pace: 1, rest: async (ms) => { rests.push(ms); }, run: async ({ className = "" }, __, { duration, delay = 0 }) => { if (className.startsWith("points")) ends.push(delay + duration); } };
  const seats = [0, 0, 0, 0].map(() => ({ total: 0 }));
  const table = { motion, shown: { seats, me: 0 }, view: {}, sound: {}, seats: { nodes: seats.map(stub) }, layout: { height: 600, middle: { x: 0, y: 0 }, scale: 1 }, parts: { air: stub(), stage: stub(), prompt: stub() } };
  const told = { ...table, view: { summary: [{ seats: [0], bid: 1, taken: 1, made: true, points: 11 }], home: { you: 0 }, seats, me: 0 }, sound: { made() {} }, run: 0 };
  for (const [each, least, most] of /** @type {[any, number, number][]} */ ([[table, 350, 600], [told, 600, 850]])) {
    rests.length = ends.length = 0;
    await SCENES.scored.before(each, /** @type {any} */ ({ totals: [11, 11, 11, 11] }));
    const all = Math.max(...ends) + rests.reduce((sum, ms) => sum + ms, 0) / seats.length;
    assert.ok(all > least && all < most, String(all));
  }
  assert.equal(SCENES.scored.after, undefined, "nothing stands still before it");
});
