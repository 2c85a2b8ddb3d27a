import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const FOLDER = new URL("../../riverlib/ui/table/", import.meta.url);
const ORDER = [
  "faces", "words", "geometry", "pump", "keys", "motion", "sound", "dom", "seats", "felt", "hand", "bidding",
  "sheet", "summary", "popovers", "log", "scenes", "actions", "controls", "table",
].map((name) => `${name}.js`);
const read = (name) => readFileSync(new URL(name, FOLDER), "utf-8");

test("every script of the table has its place in the order", () => {
  assert.deepEqual([...ORDER].sort(), readdirSync(FOLDER).filter((name) => name.endsWith(".js")).sort());
});

test("joined, the scripts are one module with one default export and no import", async () => {
  const joined = ORDER.map(read).join("\n");
  assert.doesNotMatch(joined, /^import\b/m);
  const module = await import(`data:text/javascript;base64,${Buffer.from(joined).toString("base64")}`);
  assert.equal(typeof module.default, "function");
});

test("names never become markup: innerHTML is fed from closed sets alone", () => {
  for (const name of ORDER) {
    for (const line of read(name).split("\n").filter((text) => text.includes("innerHTML"))) {
      assert.match(line, /template\.innerHTML = svg|ringParts\(/, `${name}: ${line.trim()}`);
    }
  }
});

test("no script is longer than 300 lines", () => {
  for (const name of ORDER) assert.ok(read(name).split("\n").length <= 301, name);
});
