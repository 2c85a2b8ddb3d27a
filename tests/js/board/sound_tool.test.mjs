import assert from "node:assert/strict";
import test from "node:test";
import { letHear, SOUND_TOOL, turnSounds } from "../../../riverlib/boards/sound_tool.js";

/** A board with a speaker among its tools. */
function board() {
  globalThis.document = /** @type {any} */ ({ createElement: () => ({ content: { firstElementChild: { cloneNode: () => "sign" } } }) });
  globalThis.localStorage = /** @type {any} */ ({ getItem: () => null, setItem() {} });
  const said = new Map();
  const button = { getAttribute: (name) => said.get(name) ?? null, setAttribute: (name, value) => said.set(name, value), querySelector: () => ({ replaceWith() {} }) };
  const heard = [];
  const its = {
    said, heard, view: null, settings: { sounds: false }, sound: { on: false, sample: () => heard.push("sample") },
    controls: { tools: { buttons: new Map([[SOUND_TOOL[0], button]]) }, popover: { close: () => heard.push("closed") } },
    notes: { tellAgain: () => heard.push("tip") }, applySettings() { letHear(/** @type {any} */ (its)); },
  };
  return its;
}

test("the speaker says that sounds are off, and one press lets them be heard with an example", () => {
  const its = board();
  its.applySettings();
  assert.deepEqual([its.said.get("aria-label"), its.said.get("aria-pressed"), its.sound.on], ["Sounds off", "false", false]);
  turnSounds(/** @type {any} */ (its));
  assert.deepEqual([its.said.get("aria-label"), its.said.get("aria-pressed"), its.sound.on], ["Sounds on", "true", true]);
  assert.deepEqual(its.heard, ["closed", "sample", "tip"], "the settings do not show what was, and a tip stays");
  turnSounds(/** @type {any} */ (its));
  assert.deepEqual([its.said.get("aria-pressed"), its.sound.on], ["false", false]);
});
