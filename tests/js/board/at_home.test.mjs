import assert from "node:assert/strict";
import test from "node:test";
import { pressable } from "../../../riverlib/ui/shared/at_home/seats.js";

const seat = { seat: 1, name: "Ben", face: "fox", colour: 1, says: "", present: true, stood_in: false };
const words = (more) => pressable({ ...seat, ...more }).map((each) => each.words);

test("a bot's seat has nothing to press", () => {
  assert.deepEqual(words({ place: "bot" }), []);
});

test("a seat of somebody here can be offered to phones, and kept again", () => {
  const [here] = pressable({ ...seat, place: "here" });
  const [free] = pressable({ ...seat, place: "free" });
  assert.deepEqual([here.kind, here.on, free.kind, free.on], ["offer", true, "offer", false]);
});

test("nobody who is there is played for by a bot", () => {
  assert.deepEqual(words({ place: "phone" }), ["Free the seat"]);
});

test("a seat that was left goes to a bot, to the host's device, or waits", () => {
  assert.deepEqual(words({ place: "free", present: false, empty: true }), ["Let a bot play", "Play it here"]);
  assert.deepEqual(words({ place: "free", present: false, empty: true, stood_in: true }), ["Wait for somebody", "Play it here"]);
});

test("for whoever is away a bot may play, until they are back", () => {
  assert.deepEqual(words({ place: "phone", present: false }), ["Let a bot play", "Free the seat"]);
  assert.deepEqual(words({ place: "phone", present: false, stood_in: true }), ["Ben is back", "Free the seat"]);
});
