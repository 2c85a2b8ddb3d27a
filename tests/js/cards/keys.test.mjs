import assert from "node:assert/strict";
import test from "node:test";
import { keyIntent, typedBid } from "../../../riverlib/boards/cards/keys.js";
import { stepAmong } from "../../../riverlib/boards/steps.js";


const NOW = { inside: true, onButton: false, bidding: false, cards: 5, dialog: false };
const press = (key, more = {}, keys = {}) => keyIntent({ key, ...keys }, { ...NOW, ...more });

test("letters open what they stand for", () => {
  const meant = { u: "undo", U: "undo", c: "claim", l: "last", s: "scores", g: "log", w: "why", W: "why", "?": "help", Escape: "close" };
  for (const [key, kind] of Object.entries(meant)) assert.equal(press(key).kind, kind);
});

test("keys with Ctrl, Alt or Cmd belong to the browser", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"]) assert.equal(press("l", {}, { [held]: true }), null);
});

test("digits bid only while there is something to bid", () => {
  assert.deepEqual(press("3", { bidding: "open" }), { kind: "digit", digit: 3 });
  assert.equal(press("3"), null);
});

test("arrows walk through the bids when one has the focus, otherwise through the cards", () => {
  assert.equal(press("ArrowRight", { bidding: "focused" }).kind, "bidstep");
  assert.equal(press("ArrowRight", { bidding: "open" }).kind, "card");
  assert.equal(press("ArrowRight").kind, "card");
  assert.equal(press("ArrowRight", { dialog: true }), null);
  assert.equal(press("ArrowRight", { inside: null }), null, "a scrolling sheet keeps its arrows");
});

test("Enter on a button is the button's own", () => {
  assert.equal(press("Enter", { onButton: true }), null);
  assert.equal(press("Enter").kind, "primary");
});

test("two digits within 600 ms make one number", () => {
  assert.deepEqual(typedBid(1, { max: 12 }), { bid: 1, waits: true });
  assert.deepEqual(typedBid(2, { max: 12, before: { digit: 1, at: 100 }, now: 500 }), { bid: 12, waits: false });
  assert.deepEqual(typedBid(2, { max: 12, before: { digit: 1, at: 100 }, now: 900 }), { bid: 2, waits: false });
  assert.deepEqual(typedBid(5, { max: 12 }), { bid: 5, waits: false });
  assert.deepEqual(typedBid(1, { max: 9 }), { bid: 1, waits: false });
  assert.equal(typedBid(7, { max: 5 }), null);
});

test("arrows go round, Home and End go to the ends", () => {
  assert.equal(stepAmong("ArrowRight", 4, 5), 0);
  assert.equal(stepAmong("ArrowLeft", 0, 5), 4);
  assert.equal(stepAmong("Home", 3, 5), 0);
  assert.equal(stepAmong("End", 3, 5), 4);
  assert.equal(stepAmong("ArrowRight", -1, 5), 0);
  assert.equal(stepAmong("ArrowRight", 0, 0), null);
  assert.equal(stepAmong("x", 0, 5), null);
});

test("Space turns up a hand that lies face down, and nothing else", () => {
  assert.equal(press(" ", { covered: true }).kind, "primary");
  assert.equal(press(" ", { covered: true, onButton: true }), null);
  assert.equal(press(" "), null);
});

test("a key held down is one press, but for arrows, which go on walking", () => {
  const held = { repeat: true };
  for (const key of ["h", "H", "u", "c", "w", "?", "Escape", "Enter"]) assert.equal(press(key, {}, held).kind, "nothing");
  assert.equal(press("Enter", { onButton: true }, held).kind, "nothing", "nor does the button under it");
  assert.equal(press("1", { bidding: "open" }, held).kind, "nothing", "not eleven");
  assert.equal(press(" ", { covered: true }, held).kind, "nothing");
  assert.equal(press("ArrowRight", {}, held).kind, "card");
  assert.equal(press("ArrowRight", { bidding: "focused" }, held).kind, "bidstep");
  for (const key of ["x", " ", "Tab"]) assert.equal(press(key, {}, held), null, "not ours");
});

test("a number or an arrow before the hand is turned up is answered", () => {
  assert.equal(press("3", { covered: true }).kind, "covered");
  assert.equal(press("ArrowRight", { covered: true, cards: 0 }).kind, "covered");
  assert.equal(press("ArrowDown", { covered: true, cards: 0, inside: false }), null, "the page keeps its arrows");
});
