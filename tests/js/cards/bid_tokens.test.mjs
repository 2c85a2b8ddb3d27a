// bid_tokens.js: what lies on the felt while bids are said, and leaves it before the first card.

import assert from "node:assert/strict";
import { test } from "node:test";

import { BidTokens } from "../../../riverlib/boards/cards/bid_tokens.js";
import { tableLayout } from "../../../riverlib/boards/cards/geometry.js";

/** A phone's table on which the bids of three others lie. */
function tokensOf(bids) {
  const went = [];
  const seats = bids.map((bid) => ({ bid }));
  const shown = { me: 0, phase: "play", seats, trick: { cards: [] }, last_trick: null, turn_up: "8h", trump: "h", deal: { size: 5 } };
  const motion = { pace: 1, rest: (ms) => ms };
  const nodes = seats.map(() => ({ classList: { toggle() {} } }));
  const table = { shown, motion, busy: true, seats: { nodes }, actions: {}, bidding: {}, layout: tableLayout({ seats: 4, width: 362, height: 698, cards: 5 }) };
  const fields = { table, nodes: new Map([1, 2, 3].map((seat) => [seat, {}])), homing: new Set(), read: new Set(), areHome: false };
  const remove = (seat, flies) => { if (fields.nodes.delete(seat)) went.push([seat, flies]); };
  const tokens = Object.assign(Object.create(BidTokens.prototype), fields, { put() {}, remove });
  return { tokens, went };
}

test("once all have bid the bids leave the middle, where the trick will lie, though nobody has led yet", () => {
  const { tokens, went } = tokensOf([1, 0, 2, 1]);
  tokens.render();
  assert.deepEqual(went, [], "the last bid is still being seen");
  assert.ok(tokens.goHome() > 0, "the play waits for it");
  assert.deepEqual(went, [[1, true], [2, true], [3, true]]);
  tokens.table.busy = false;
  tokens.render();
  assert.equal(tokens.nodes.size, 0);
});

test("while somebody has yet to bid they stay", () => {
  const { tokens, went } = tokensOf([1, 0, 2, null]);
  assert.equal(tokens.goHome(), null);
  assert.deepEqual(went, []);
});

test("a bid that lay before its owner has the owner's face once all lie in one row", () => {
  const laid = [];
  globalThis.document = /** @type {any} */ ({ createElement: (name) => node(name), createElementNS: (_, name) => node(name) });
  const seats = [{ bid: null }, { bid: 1, face: "otter" }];
  const tokens = Object.assign(Object.create(BidTokens.prototype), { table: { shown: { seats } }, nodes: new Map(), box: { append: (each) => laid.push(each) } });
  tokens.put(1, "1", { x: 9, y: 9, size: 40, named: false }, false);
  tokens.put(1, "1", { x: 9, y: 9, size: 36, named: true }, false);
  tokens.put(1, "1", { x: 9, y: 9, size: 36, named: true }, false);
  assert.deepEqual(laid.map(({ kids }) => kids.length), [1, 2], "drawn again once, with the face");
  assert.ok(laid[0].gone);
});

/** An element that keeps what it was given. */
function node(name) {
  const kids = [];
  return { name, kids, gone: false, content: { firstElementChild: { cloneNode: () => ({}) } }, dataset: {}, style: { setProperty() {} }, setAttribute() {}, append: (...more) => kids.push(...more), remove() { this.gone = true; } };
}
