import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { asPlatesShow } from "../../../riverlib/boards/race/rule_pictures.js";

test("of the first player's plate the rules tell what stands on it", () => {
  const told = readFileSync(new URL("../../../riverlib/learn/race/short_rules.py", import.meta.url), "utf-8");
  assert.ok(asPlatesShow([told], false)[0].includes("whose plate bears waves"));
  const worded = asPlatesShow([told], true)[0];
  assert.ok(worded.includes("whose plate says “begins”") && !worded.includes("waves"));
});
