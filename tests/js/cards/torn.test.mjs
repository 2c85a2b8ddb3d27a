// What is finished is not torn up unasked; what still runs is taken back at once.

import assert from "node:assert/strict";
import test from "node:test";
import { tornDeal } from "../../../riverlib/boards/cards/torn.js";

test("a finished deal is asked about, the running one is not", () => {
  const asked = "Take back the last choice of deal 1? The result of that deal is then lost.";
  assert.equal(tornDeal({ phase: "scored", deal: { number: 1 } }), asked, "its result is on show");
  assert.equal(tornDeal({ phase: "bid", deal: { number: 2 }, torn: 1 }), asked, "nobody here has bid in the next one");
  assert.equal(tornDeal({ phase: "bid", deal: { number: 2 } }), "");
});
