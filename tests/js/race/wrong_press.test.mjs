import assert from "node:assert/strict";
import test from "node:test";

import { IN_HARBOUR } from "../../../riverlib/boards/race/advance.js";
import { plateTold } from "../../../riverlib/boards/race/plates.js";
import { RIDE_OR_STAY, wrongPressWords } from "../../../riverlib/boards/race/wrong_press_words.js";

const seats = [{ name: "You", you: true }, { name: "Otter", you: false }];
const sailing = { kind: "sail", seat: 0, boats: [0], origin: 3, options: [{ target: 5 }] };
const riding = { kind: "sail", seat: 0, boats: [0], origin: 3, options: [{ target: 5 }, { target: 8, ride: true }] };
const said = (pressed, { face = 3, groups = [sailing], opened = null, asksRoll = false, asksChoice = !asksRoll } = {}) =>
  wrongPressWords(pressed, { view: { to_move: 0, face, seats }, groups, opened, asksRoll, asksChoice });
const boat = (seat, at = 4) => ({ kind: "boat", seat, at });

test("before the throw all but the die is told to wait", () => {
  assert.equal(said(boat(0), { asksRoll: true, groups: [] }), "Throw the die first.");
  assert.equal(said({ kind: "harbour" }, { asksRoll: true, groups: [] }), "Throw the die first.");
});

test("a second throw is told what is due instead", () => {
  assert.equal(said({ kind: "throw" }), "You have thrown: tap the boat that shines.");
  assert.equal(said({ kind: "throw" }, { groups: [sailing, { ...sailing, boats: [1] }] }), "You have thrown: choose a boat.");
  assert.equal(said({ kind: "throw" }, { groups: [riding], opened: riding }), "You have thrown: stay or ride?");
});

test("a boat that may stay or ride asks, and so does all the water around it", () => {
  const now = { groups: [riding], opened: riding };
  assert.equal(said(boat(0, 3), now), RIDE_OR_STAY);
  assert.equal(said({ kind: "water" }, now), RIDE_OR_STAY);
  assert.equal(said(boat(1), now), "That boat is Otter's: stay or ride with yours?");
});

test("a boat that may not be chosen says why", () => {
  assert.equal(said(boat(1)), "That boat is Otter's: choose your own.");
  assert.equal(said(boat(0, IN_HARBOUR)), "That boat is home: choose one on the river.");
  const [good, ill] = [{ ...sailing, kind: "good" }, { ...sailing, kind: "ill", seat: 1 }];
  assert.equal(said(boat(0)), "That boat cannot sail now: tap the one that shines.");
  assert.equal(said(boat(0), { groups: [sailing, sailing] }), "That boat cannot sail now: choose another.");
  assert.equal(said(boat(0), { face: 6, groups: [good, good] }), "No boat of yours is ahead of that one: choose another.");
  assert.equal(said(boat(0), { face: 6, groups: [ill] }), "An ill wind: choose a rival's boat.");
  assert.equal(said(boat(1), { face: 6, groups: [ill, ill] }), "Otter has no boat behind that one: choose another.");
  assert.equal(said(boat(1), { face: 6, groups: [good] }), "A good wind: choose one of your boats.");
});

test("the harbour says whether a boat gets there; the water says nothing that is not asked already", () => {
  assert.equal(said({ kind: "harbour" }), "No boat gets home with this throw: choose one.");
  assert.equal(said({ kind: "harbour" }, { groups: [{ ...sailing, options: [{ target: IN_HARBOUR }] }] }), "Choose the boat that sails home.");
  assert.equal(said({ kind: "water" }), "");
});

test("a plate tells its signs in words", () => {
  const seat = { name: "Otter", you: false, score: 12, afloat: 1, home: 1, lost: 1, first: true };
  assert.equal(plateTold(seat), "Otter has 12 points, 1 boat on the river, 1 home, 1 lost. Otter begins each round: the tide turns just before.");
  assert.equal(plateTold({ ...seat, name: "You", you: true, afloat: 0, lost: 0 }), "You have 12 points, 1 boat home. You begin each round: the tide turns just before.");
});
