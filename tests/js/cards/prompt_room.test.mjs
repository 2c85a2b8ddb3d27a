// Where the line that says whose turn it is goes while a note lies on it.

import assert from "node:assert/strict";
import test from "node:test";
import { trickGround, wayUp } from "../../../riverlib/boards/cards/prompt_room.js";

const line = { x: 180, y: 500, w: 200, h: 26 };

test("the line stands above a note that lies on it, and stays where none does", () => {
  const note = { x: 180, y: 490, w: 300, h: 80 };
  assert.equal(wayUp(line, []), 0);
  assert.equal(wayUp(line, [{ ...note, y: 400 }]), 0);
  const up = wayUp(line, [note]);
  assert.ok(line.y - up + line.h / 2 < note.y - note.h / 2, "its foot is above the note");
});

test("the line keeps off every card of a trick, those that still fly there, too", () => {
  const slots = [{ x: 180, y: 400, w: 100 }, { x: 60, y: 350, w: 100 }];
  assert.deepEqual(trickGround(slots, { laid: 0, busy: false }), [], "on an empty felt it may stand there");
  const ground = slots.map((slot) => ({ ...slot, h: 140 }));
  for (const trick of [{ laid: 1, busy: false }, { laid: 0, busy: true }]) assert.deepEqual(trickGround(slots, trick), ground);
});
