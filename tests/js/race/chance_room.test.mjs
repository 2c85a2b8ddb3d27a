import assert from "node:assert/strict";
import test from "node:test";
import { chanceRoom, firstWords } from "../../../riverlib/boards/race/chance_room.js";
import { chanceTitles } from "../../../riverlib/boards/race/chance_words.js";
import { leastHeight, riverLayout } from "../../../riverlib/boards/race/geometry.js";

const FAMILY = ["Anna", "Grandpa William", "Kingfisher", "Christopher"];
const measure = (text) => text.length * 7.1;
const said = (names, words = names.map(() => "25%")) => ({ names, long: words, short: words, above: ["Rough chance to win"], beside: ["Rough chance to win", "Rough chances", "Rough\nchances"] });

/** The box of a river's chances, in pixels of unscaled letters. */
function boxAt(form, width, height, seats) {
  const { chances: { w, h }, scale } = riverLayout({ form, width, height: Math.max(height, leastHeight(seats, form)), cards: 10, seats, boats: 3, docks: 12 });
  return { w: w / scale, h: h / scale };
}

test("a first word stands for a name where it tells all apart", () => {
  assert.deepEqual(firstWords(FAMILY), ["Anna", "Grandpa", "Kingfisher", "Christopher"]);
  assert.deepEqual(firstWords(["Uncle Ben", "Uncle Tom"]), ["Uncle Ben", "Uncle Tom"]);
});

test("a name is written whole, or its sail stands for it: none is ever cut", () => {
  const names = ["Papa", "Mia", "Heron", "Kingfisher"];
  for (let w = 180; w < 420; w += 4) {
    const { names: told } = chanceRoom({ w, h: 38 }, said(names), measure);
    assert.ok([names.join(), ",,,"].includes(told.join()), `${w}: ${told}`);
  }
});

test("every share is told by name, for three and for four, on desk, tablet and phone; on one that lies on its side by sail at least", () => {
  for (const [form, width, height] of /** @type {[string, number, number][]} */ ([["wide", 1190, 642], ["wide", 1620, 910], ["tablet", 716, 862], ["low", 680, 312], ["tall", 362, 698]])) {
    for (const seats of [2, 3, 4]) {
      const { names, title } = chanceRoom(boxAt(form, width, height, seats), said(FAMILY.slice(0, seats)), measure);
      if (form !== "low") assert.ok(names.every(Boolean), `${form} at ${width}, ${seats} seats`);
      assert.ok(title.startsWith("Rough"), `${form} at ${width}, ${seats} seats: what is estimated does not say so`);
    }
  }
});

test("two share one row below the title; a low box has its title beside them", () => {
  assert.deepEqual(chanceRoom({ w: 380, h: 48 }, said(["Anna", "Otter"]), measure), {
    title: "Rough chance to win", beside: false, columns: 2, names: ["Anna", "Otter"], words: ["25%", "25%"], tight: false,
  });
  const low = chanceRoom({ w: 342, h: 30 }, said(["Anna", "Otter"]), measure);
  assert.ok(low.beside && low.title && low.columns === 2 && low.names[0] === "Anna");
});

test("where no name finds room the sails stand alone, and nothing is written over another", () => {
  const { names, words, columns } = chanceRoom({ w: 190, h: 30 }, said(FAMILY), measure);
  assert.deepEqual([names, words, columns], [["", "", "", ""], ["25%", "25%", "25%", "25%"], 4]);
});

test("once it is decided no title is cut: where it has no room it is left out, and the names stay", () => {
  const shares = /** @type {any} */ ({ shares: [1, 0, 0, 0], won: [0], out: [1, 2, 3], shared: [], exact: true });
  const seats = /** @type {any} */ (["Anna", "Otter", "Heron", "Kingfisher"].map((name) => ({ name })));
  const titles = chanceTitles(shares, seats, true);
  const told = { ...said(seats.map(({ name }) => name), ["won", "can't win", "can't win", "can't win"]), above: [chanceTitles(shares, seats, false)[0]], beside: titles };
  const { title, names } = chanceRoom(boxAt("tall", 362, 698, 4), told, measure);
  assert.equal(title, "");
  assert.deepEqual(names, ["Anna", "Otter", "Heron", "Kingfisher"]);
});

test("over the shares no title is cut: where a longer one has no room a shorter one stands", () => {
  const titles = { ...said(FAMILY, ["7%", "13%", "10%", "70%"]), above: ["Rough chance to win", "Rough chances"] };
  for (let w = 120; w < 420; w += 2) {
    const { title, beside } = chanceRoom({ w, h: 56 }, titles, measure);
    assert.ok(beside || measure(title) <= w - 12, `${w}: ${title}`);
  }
  assert.equal(chanceRoom({ w: 140, h: 56 }, titles, measure).title, "Rough chances");
});

test("who shares a win stands beside the words that say so, and never without them", () => {
  for (const box of [{ w: 280, h: 28 }, { w: 280, h: 56 }, { w: 146, h: 42 }, { w: 134, h: 48 }]) {
    const words = ["", ""];
    const { title, names } = chanceRoom(box, { names: ["You", "Otter"], long: words, short: words, above: ["Heading for a shared win", "A shared win"], beside: ["Heading for a shared win", "A shared win"] }, measure);
    assert.ok(title.endsWith("shared win"), `${box.w}: ${title}`);
    if (box.w > 146) assert.ok(names.every(Boolean), `${box.w}`);
  }
});

test("long words give way before names do", () => {
  const words = ["almost surely shared", "almost surely shared", "cannot win"];
  const { names, words: written } = chanceRoom({ w: 330, h: 40 }, { ...said(FAMILY.slice(0, 3), words), short: ["shared", "shared", "0%"] }, measure);
  assert.deepEqual(written, ["shared", "shared", "0%"]);
  assert.ok(names.every(Boolean));
});

test("beside the die, where next to nothing has room, four shares stand in two rows in the fewest letters", () => {
  for (const box of [{ w: 134, h: 48 }, { w: 146, h: 42 }]) {
    const words = ["under 1%", "67%", "can't win", "33%"];
    const room = chanceRoom(box, { ...said(FAMILY, words), least: ["<1%", "67%", "out", "33%"] }, measure);
    assert.deepEqual([room.title, room.columns, room.names.join(""), room.words], ["", 2, "", ["<1%", "67%", "out", "33%"]]);
  }
});
