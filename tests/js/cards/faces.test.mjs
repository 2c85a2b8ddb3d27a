import assert from "node:assert/strict";
import test from "node:test";
import { JOKERS, RANKS, SUITS, cardFace, compactFace, isCard, suitSign, teamSign } from "../../../riverlib/boards/cards/faces.js";

const PACK = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

test("the pack has 52 cards and three jokers", () => {
  assert.equal(new Set([...PACK, ...JOKERS]).size, 55);
  assert.ok([...PACK, ...JOKERS].every(isCard));
});

test("every card has a face of its own, full and compact", () => {
  for (const draw of [cardFace, compactFace]) {
    const faces = [...PACK, ...JOKERS].map(draw);
    assert.equal(new Set(faces).size, 55);
    assert.ok(faces.every((face) => face.startsWith("<svg") && face.endsWith("</svg>")));
  }
});

test("nothing outside the pack is drawn", () => {
  for (const text of ["", "1h", "10h", "Ax", "*4", "Ah ", "<img>", null, undefined, 7]) {
    assert.equal(isCard(text), false, String(text));
    assert.equal(cardFace(text), "");
    assert.equal(compactFace(text), "");
  }
  assert.equal(suitSign("<b>"), "");
});

test("a pip card shows as many pips as its rank says, and two in the corners", () => {
  for (const rank of "23456789T") {
    const pips = cardFace(`${rank}h`).split('fill="currentColor"').length - 1;
    const texts = 2; // the ranks in the corners are text in the same colour by the style sheet
    assert.equal(pips, (rank === "T" ? 10 : Number(rank)) + texts);
  }
});

test("the markup is well formed: as many groups closed as opened", () => {
  for (const card of [...PACK, ...JOKERS]) {
    const face = cardFace(card);
    for (const tag of ["g", "svg", "text"]) {
      const opened = face.match(new RegExp(`<${tag}[ >]`, "g"))?.length ?? 0;
      assert.equal(opened, face.match(new RegExp(`</${tag}>`, "g"))?.length ?? 0, `${card} <${tag}>`);
    }
  }
});

test("the jokers are told apart by the number of stars, not by colour", () => {
  const stars = JOKERS.map((joker) => compactFace(joker).split("M0-10").length - 1);
  assert.deepEqual(stars, [3, 2, 1]);
});

test("five teams wear five different signs", () => {
  assert.equal(new Set([0, 1, 2, 3, 4].map(teamSign)).size, 5);
});
