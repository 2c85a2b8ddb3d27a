import assert from "node:assert/strict";
import { test } from "node:test";

import { askWords, backWords, isNobodys, isOpen, nameFor, whereWords, wornBy } from "../../../riverlib/live/home/phone/lobby.js";
import { refusalWords, tidied } from "../../../riverlib/live/home/phone/way_in.js";

const seat = (no, place, present = true) => ({ seat: no, name: `S${no}`, face: "fox", colour: no, place, present });
const lobby = (seats, locked = false) => ({ kind: "lobby", game: "cards", title: "T", locked, seats, faces: [], seat_token: null, note: null });

test("only a free seat of an open table can be taken", () => {
  const seats = [seat(0, "here"), seat(1, "free"), seat(2, "phone"), seat(3, "bot")];
  assert.deepEqual([0, 1, 2, 3, 9].map((no) => isOpen(lobby(seats), no)), [false, true, false, false, false]);
  assert.equal(isOpen(lobby(seats, true), 1), false);
});

test("the lobby says what is to be done", () => {
  assert.match(askWords(lobby([seat(0, "free")])), /Which seat/);
  assert.match(askWords(lobby([seat(0, "here")])), /No seat is free/);
  assert.match(askWords({ ...lobby([seat(0, "here")], true), host: "Anna" }), /locked. Ask Anna/);
  assert.match(askWords(lobby([seat(0, "free")], true)), /locked. Ask whoever opened it/);
});

test("every place has its words", () => {
  const words = [seat(0, "free"), seat(1, "bot"), seat(2, "here"), seat(3, "phone"), seat(4, "phone", false)].map(whereWords);
  assert.equal(new Set(words).size, 5);
  assert.ok(words.every(Boolean));
});

test("what others wear and what nobody is called", () => {
  const seats = [{ ...seat(0, "here"), face: "cat" }, seat(1, "free")];
  assert.deepEqual(wornBy(lobby(seats), 1), { cat: "S0" });
  assert.deepEqual(["You", "Player 2", "Anna"].map(isNobodys), [true, true, false]);
});

test("after three tries somebody is to be asked", () => {
  assert.equal(refusalWords("No table.", 2), "No table.");
  assert.equal(refusalWords("No table.", 3), "No table. Ask to see the letters or the picture again.");
});

test("a typed code is letters, however it is written", () => {
  assert.equal(tidied(" bcd-fgh "), "BCDFGH");
  assert.equal(tidied("bcd fghj"), "BCDFGH");
  assert.equal(tidied("b1c<"), "BC");
});

test("a seat is offered under the name of the phone's owner, unless somebody else has it", () => {
  const seats = [{ ...seat(0, "free"), name: "Otter" }, { ...seat(1, "here"), name: "Zoe" }, { ...seat(2, "free"), name: "Player 3" }];
  assert.equal(nameFor(lobby(seats), seats[0], "Grandma"), "Grandma");
  assert.equal(nameFor(lobby(seats), seats[0], "zoe"), "Otter");
  assert.equal(nameFor(lobby(seats), seats[2], ""), "");
});

test("the way back says where it leads when that is another table", () => {
  assert.equal(backWords(lobby([]), null), "");
  assert.equal(backWords(lobby([]), { title: "T" }), "Back to my seat");
  assert.equal(backWords(lobby([]), { title: "The short river" }), "Back to the other table: The short river");
});
