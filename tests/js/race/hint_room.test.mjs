// What the tutor says has a place of its own on the bank: the die that it is about stays in sight.

import assert from "node:assert/strict";
import { test } from "node:test";

import { hiddenBy } from "../../../riverlib/boards/clear_room.js";
import { sayRow } from "../../../riverlib/boards/race/advice.js";
import { riverLayout } from "../../../riverlib/boards/race/geometry.js";

const STAGES = /** @type {const} */ ([["wide", 1176, 642], ["wide", 1790, 900], ["wide", 820, 500], ["tablet", 716, 862], ["tall", 362, 698], ["tall", 332, 620], ["low", 662, 312], ["low", 560, 292]]);
const RIM = 5; // pixels of the bank that are seen around the words

test("a hint lies on neither the die nor the chances nor the harbour's sign, and touches neither the frame nor the water", () => {
  for (const [form, width, height] of STAGES) {
    for (const seats of [2, 3, 4]) {
      for (const how of [{}, { asks: true }, { rides: true }, { whole: true }]) {
        const layout = riverLayout({ form, width, height, cards: 10, seats, boats: 3, docks: 12 });
        const { x, y, w, h } = sayRow(layout, { asks: false, rides: false, whole: false, ...how });
        const { die, chances, channel, signs, shape, fall } = layout;
        const box = { x: x + w / 2, y: y + h / 2, w, h };
        const cube = { x: die.x - die.w / 2 + die.size / 2, y: die.y, w: die.size + 10, h: die.size };
        const others = [cube, shape === "tall" ? fall : channel, signs.harbour, ...("whole" in how || "asks" in how ? [] : [chances])]; // the answers stand in their place
        const which = `${form} ${width}, ${seats} seats, ${JSON.stringify(how)}`;
        if (!("whole" in how) || shape === "tall") assert.equal(hiddenBy(box, others), 0, which);
        assert.ok(x >= RIM && x + w <= width - RIM && y + h <= height - RIM, which);
      }
    }
  }
});
