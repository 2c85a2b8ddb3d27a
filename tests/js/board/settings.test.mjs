import assert from "node:assert/strict";
import test from "node:test";
import { changeSetting, readSettings } from "../../../riverlib/boards/settings.js";

/** A browser's store, and two boards that read it. */
function twoBoards() {
  const kept = new Map();
  globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
  const board = () => ({ settings: readSettings({ tutor: "off", quiet: "" }), applySettings() {}, view: null });
  return [board(), board()];
}

test("a setting is kept beside those that another window has changed meanwhile", () => {
  const [one, other] = twoBoards();
  changeSetting(one, "quiet", "asked");
  changeSetting(other, "sounds", false);
  assert.equal(readSettings({}).quiet, "asked", "what was answered once stays answered");
  changeSetting(other, "tutor", "strict");
  assert.deepEqual([readSettings({}).quiet, readSettings({}).tutor], ["asked", "strict"]);
});
