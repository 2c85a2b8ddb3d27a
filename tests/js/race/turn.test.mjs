import assert from "node:assert/strict";
import test from "node:test";
import { handLetters } from "../../../riverlib/boards/race/turn.js";

const measure = (text) => text.length * 0.58; // of bold letters 1 pixel high
const phone = { form: "tall", prompt: { w: 170 } };

test("no word of a name breaks on the card that hands the device on", () => {
  for (const name of ["Papa", "Grandpa William", "Kingfisher", "Christopher"]) {
    const size = handLetters(`${name}'s turn`, phone, measure);
    const longest = Math.max(...`${name}'s turn`.split(" ").map(measure));
    assert.ok(longest * size <= 100, `${name}: ${longest * size} pixels of 100`);
  }
});

test("a short name has the largest letters, a long one those that are still read", () => {
  assert.equal(handLetters("Papa's turn", phone, measure), 20);
  assert.equal(handLetters("Papa's turn", { form: "wide", prompt: { w: 380 } }, measure), 24);
  assert.equal(handLetters("Wolfeschlegelsteinhausen's turn", phone, measure), 12);
});
