import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { LEAVES, LOOKS_AWAY, WayBack } from "../../../riverlib/live/home/phone/way_back.js";

/** A tab's history: entries, and which of them is shown. */
class History {
  entries = [null];
  at = 0;

  get state() {
    return this.entries[this.at];
  }

  pushState(state) {
    this.entries.splice(this.at + 1, Infinity, state);
    this.at += 1;
  }

  /** One press of the phone's Back. */
  back() {
    this.at -= 1;
    if (this.at >= 0) window.dispatchEvent(new Event("popstate"));
  }

  get hasLeft() {
    return this.at < 0;
  }
}

let hasSeat, isAtTable, isOpen, said;
const tap = () => window.dispatchEvent(new Event("click"));
const back = () => history.back();

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  [hasSeat, isAtTable, isOpen, said] = [true, true, false, ""];
  globalThis.window = Object.assign(new EventTarget(), { location: { hash: "" } });
  globalThis.history = new History();
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: {} });
  new WayBack({
    isAtTable: () => isAtTable, hasSeat: () => hasSeat, say: (words) => { said = words; },
    close: () => {
      const was = isOpen;
      isOpen = false;
      return was;
    },
  });
});

test("the first press says that the next one leaves, and the next one does", () => {
  tap();
  back();
  assert.equal(said, LEAVES);
  assert.ok(!history.hasLeft);
  back();
  assert.ok(history.hasLeft);
});

test("who only looks on has no seat that could be kept", () => {
  hasSeat = false;
  tap();
  back();
  assert.equal(said, LOOKS_AWAY);
});

test("the first press closes what lies over the board, and says nothing", () => {
  tap();
  isOpen = true;
  back();
  assert.ok(!isOpen && said === "");
  back();
  assert.equal(said, LEAVES, "there is nothing more to close");
  assert.ok(!history.hasLeft);
});

test("whoever stays is warned again the next time, though the board was not touched meanwhile", () => {
  tap();
  back();
  mock.timers.tick(4000);
  assert.equal(said, "");
  back();
  assert.equal(said, LEAVES);
  assert.ok(!history.hasLeft);
});

test("many taps are one step back", () => {
  for (let no = 0; no < 5; no += 1) tap();
  assert.equal(history.entries.length, 2);
});

test("nobody is held back who is not at the table", () => {
  isAtTable = false;
  tap();
  back();
  assert.ok(history.hasLeft);
});

test("whoever has left the table is let go by one press", () => {
  tap();
  isAtTable = false;
  back();
  assert.ok(history.hasLeft && said === "");
});

test("a page that nobody has touched puts nothing in the way: a browser would pass over it", () => {
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { userActivation: { hasBeenActive: false } } });
  tap();
  assert.equal(history.entries.length, 1);
});

test("another invitation in the same window is no step back", () => {
  tap();
  window.location.hash = "#token";
  history.pushState(null);
  window.dispatchEvent(new Event("popstate"));
  assert.equal(said, "");
});
