import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { door, forgetSeat, keepDoor, keepOwner, keepSeat, lastSeat, owner, seatOf } from "../../../riverlib/live/home/phone/kept.js";

function store(held = {}) {
  return { getItem: (key) => held[key] ?? null, setItem: (key, text) => { held[key] = text; } };
}
const refuses = { getItem() { throw new Error("not here"); }, setItem() { throw new Error("not here"); } };

beforeEach(() => {
  globalThis.window = { localStorage: store(), sessionStorage: store() };
  for (let kept = lastSeat(); kept; kept = lastSeat()) forgetSeat(kept.seat); // what was kept in memory
  keepDoor("");
});

test("an invitation leads back to the seat that it has led to before", () => {
  keepSeat({ invitation: "I", seat: "S" });
  keepSeat({ invitation: "J", seat: "T" });
  assert.equal(seatOf("I").seat, "S");
  assert.equal(seatOf("T").seat, "T", "a seat's own token leads to it, too");
  assert.equal(seatOf("K"), null);
  assert.equal(lastSeat().seat, "T");
});

test("who sits down anew at a table has one seat there", () => {
  keepSeat({ invitation: "I", seat: "S" });
  keepSeat({ invitation: "I", seat: "T" });
  forgetSeat("T");
  assert.equal(lastSeat(), null);
});

test("a browser that keeps nothing knows the seat up to the page's end", () => {
  globalThis.window = { localStorage: refuses, sessionStorage: refuses };
  keepSeat({ invitation: "I", seat: "S" });
  keepDoor("I");
  assert.equal(seatOf("I").seat, "S");
  assert.equal(door(), "I");
});

test("what is kept may be anything", () => {
  for (const text of ["", "{", "7", '[null, {"seat": 7}]']) {
    globalThis.window = { localStorage: store({ "river-seats": text }), sessionStorage: store() };
    assert.equal(lastSeat(), null);
  }
});

test("a phone knows whose it is, and nobody's has no name", () => {
  assert.deepEqual(owner(), { name: "", face: "" });
  keepOwner({ name: "Zoe", face: "fox" });
  assert.deepEqual(owner(), { name: "Zoe", face: "fox" });
  globalThis.window = { localStorage: store({ "river-owner": "{broken" }), sessionStorage: store() };
  assert.deepEqual(owner(), { name: "", face: "" });
});
