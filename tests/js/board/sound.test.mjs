import assert from "node:assert/strict";
import test from "node:test";
import { CARD_SOUNDS, CardSound } from "../../../riverlib/boards/cards/sound.js";
import { RIVER_SOUNDS, RiverSound } from "../../../riverlib/boards/race/sound.js";
import { envelope, noiseSamples, Sound } from "../../../riverlib/boards/sound.js";

test("every sound rises from silence and ends in it: no click", () => {
  for (const length of [0.05, 0.24, 0.8]) {
    for (const attack of [0.004, 0.02, 0.17]) {
      const curve = envelope({ length, attack: Math.min(attack, length / 2), decay: 5 });
      assert.equal(curve[0], 0);
      assert.ok(curve.at(-1) < 1e-6);
      assert.ok(Math.max(...curve) <= 1 && Math.max(...curve) > 0.6, `${length} ${attack}`);
      const leap = Math.max(...curve.slice(1).map((part, no) => Math.abs(part - curve[no])));
      assert.ok(leap < 0.35, `${length} ${attack}: ${leap}`);
    }
  }
});

test("the noise is the same each time, and swings around nothing", () => {
  const samples = noiseSamples(4000);
  assert.deepEqual(samples, noiseSamples(4000));
  assert.ok(Math.abs(samples.reduce((sum, part) => sum + part, 0) / 4000) < 0.05);
});

test("each game's list names its sounds, the one it lets be tried among them", () => {
  for (const [Kind, names] of [[CardSound, CARD_SOUNDS], [RiverSound, RIVER_SOUNDS]]) {
    for (const name of names) assert.equal(typeof Kind.prototype[name], "function", name);
    const own = Object.getOwnPropertyNames(Kind.prototype).filter((name) => !["constructor", "sample"].includes(name));
    assert.deepEqual(own.filter((name) => !names.includes(name)), []);
  }
});

test("a board is silent until its sounds are wanted", () => {
  const sound = new Sound();
  assert.equal(sound.on, false);
  sound.win(); // no sound device is asked for: there is none here
  assert.equal(sound.context, null);
});
