// What sails by itself asks nobody to choose, and what is said of a choice ends with it.

import assert from "node:assert/strict";
import test from "node:test";
import { RiverActions } from "../../../riverlib/boards/race/actions.js";
import { goesByItself, itselfWords, markItself } from "../../../riverlib/boards/race/by_itself.js";
import { quietChoices } from "../../../riverlib/boards/race/choices.js";

const seat = (name, bot) => ({ name, bot, you: false });
const ALONE = /** @type {any} */ ({ face: 2, to_move: 0, home: null, seats: [seat("You", false), seat("Otter", true)] });
const FAMILY = { ...ALONE, seats: [seat("Anna", false), seat("Ben", false), seat("Otter", true)] };
const only = (kind, mover = 0) => /** @type {any} */ ({ kind, seat: mover, origin: 3 });

test("what goes by itself is told, and nobody is asked to choose", () => {
  assert.equal(itselfWords(ALONE, only("sail"), false), "A 2: only your boat on card 4 can sail. Off it goes.");
  assert.equal(itselfWords(ALONE, only("good"), false), "Good wind: only your boat on card 4 can catch up. Off it goes.");
  assert.equal(itselfWords(ALONE, only("ill", 1), false), "Ill wind for Otter: only the boat on card 4 can drop back. Off it goes.");
  assert.equal(itselfWords(ALONE, only("lose"), false), "", "that is said of the wind");
});

test("on a phone it is said in two short lines, and around one device with a name", () => {
  assert.equal(itselfWords(ALONE, only("sail"), true), "A 2: your boat sails by itself");
  assert.equal(itselfWords(ALONE, only("good"), true), "Good wind: your boat catches up");
  assert.equal(itselfWords(ALONE, only("ill", 1), true), "Ill wind for Otter: the boat drops back");
  assert.equal(itselfWords(FAMILY, only("sail"), false), "Anna: a 2, only your boat on card 4 can sail. Off it goes.");
  assert.equal(itselfWords(FAMILY, only("good"), true), "Anna: good wind, off it goes");
});

function riverAt(change = {}) {
  const node = () => {
    const classes = new Set();
    return { classes, classList: { toggle: (name, on) => (on ? classes.add(name) : classes.delete(name)) } };
  };
  const boats = [node(), node()];
  return { root: node(), fleet: { nodes: [boats], lit: [boats[1]] }, asksChoice: true, forced: { isDue: true }, ...change };
}

test("one quiet rim shows which boat goes, and nothing calls for a press", () => {
  const river = riverAt();
  markItself(/** @type {any} */ (river));
  assert.ok(river.root.classes.has("by-itself"));
  assert.deepEqual(river.fleet.nodes[0].map(({ classes }) => classes.has("goes")), [false, true]);
});

test("while nothing may go by itself, all calls as ever", () => {
  for (const change of [{ forced: { isDue: false } }, { asksChoice: false }]) {
    const river = riverAt(change);
    assert.equal(goesByItself(/** @type {any} */ (river)), false);
    markItself(/** @type {any} */ (river));
    assert.ok(!river.root.classes.has("by-itself") && !river.fleet.lit[0].classes.has("goes"));
  }
});

test("the only way of a wind is drawn at once", () => {
  const group = (origin) => ({ key: `good 0 ${origin}`, kind: "good", seat: 0, boats: [0], origin, options: [{ id: `good ${origin}` }] });
  assert.equal(quietChoices(/** @type {any} */ ([group(2)]), null).size, 0);
  assert.equal(quietChoices(/** @type {any} */ ([group(2), group(5)]), null).size, 2);
});

test("what was said of a choice ends as the boat sets off", () => {
  const said = { hidden: 0, sent: /** @type {any[]} */ ([]) };
  const choice = { id: "lose turn", kind: "lose", boats: [] };
  const river = {
    asksChoice: true, choices: [choice], view: {}, tips: { isFirst: false }, notes: { hide: () => { said.hidden += 1; } },
  };
  const actions = new RiverActions(/** @type {any} */ (river));
  actions.act = (action) => said.sent.push(action);
  actions.time = () => {};
  actions.choose(/** @type {any} */ (choice), /** @type {any} */ ({}), { forced: true });
  assert.deepEqual(said, { hidden: 1, sent: [{ kind: "forced" }] });
});
