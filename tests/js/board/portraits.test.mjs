import assert from "node:assert/strict";
import test from "node:test";

import { HEADS } from "../../../riverlib/boards/portrait_faces.js";
import { COLOURS, SAILS, wearColours } from "../../../riverlib/boards/portraits.js";

const channel = (part) => { const share = parseInt(part, 16) / 255; return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4; };
const brightness = (colour) => { const [r, g, b] = colour.match(/\w\w/g).map(channel); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };

test("white words can be read on every colour of a person", () => {
  for (const colour of COLOURS) assert.ok(1.05 / (brightness(colour) + 0.05) >= 4.5, colour);
});

test("no two people can be given the same colour", () => {
  assert.equal(new Set(COLOURS).size, COLOURS.length);
  assert.equal(new Set(SAILS.flat()).size, 2 * COLOURS.length);
});

test("every head is a drawing of its own without anything from elsewhere", () => {
  const drawn = Object.values(HEADS);
  assert.equal(new Set(drawn).size, drawn.length);
  for (const [name, head] of Object.entries(HEADS)) {
    assert.doesNotMatch(head, /href|url\(|<image|undefined|NaN/, name);
    assert.ok(head.length < 4000, name);
  }
});

test("a board wears the colours of its seats", () => {
  const worn = {};
  let set = 0;
  const style = { getPropertyValue: (name) => worn[name] ?? "", setProperty: (name, value) => { set += 1; worn[name] = value; } };
  for (let view = 0; view < 2; view += 1) wearColours(/** @type {any} */ ({ style }), [{ colour: 6 }, { colour: 0 }]);
  assert.equal(set, 6, "once: setting them anew would have every style reckoned again");
  assert.deepEqual([worn["--seat-0"], worn["--sail-0"], worn["--shade-1"]], [COLOURS[6], SAILS[6][0], SAILS[0][1]]);
});
