import assert from "node:assert/strict";
import test from "node:test";
import { CREATURES } from "../../../riverlib/boards/race/wildlife.js";

for (const [kind, { ticks, at }] of Object.entries(CREATURES)) {
  test(`a ${kind} comes and goes without a jump, and is never more than a part of what is seen`, () => {
    assert.ok(at(1 / ticks).shows < 0.85, "it appears");
    assert.ok(at(1 - 1 / ticks).shows < 0.65, "it is almost gone before it is gone");
    for (let tick = 1; tick <= ticks; tick += 1) {
      const { shows, size } = at(tick / ticks);
      assert.ok(shows >= -1e-9 && shows <= 1 && size > 0 && size < 1.5);
    }
  });
}
