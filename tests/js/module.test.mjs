import assert from "node:assert/strict";
import test from "node:test";
import { filesOf, joined, joinedText, ownScripts, readScript, scriptsOf, sharedScripts } from "./joined.mjs";

const OWN_MARKUP = /template\.innerHTML = svg|ringParts\(/;

for (const game of ["table", "river"]) {
  test(`every script of the ${game} has its place in the order`, () => {
    assert.deepEqual(ownScripts(game), filesOf(game));
    assert.deepEqual(sharedScripts(game), filesOf("board"));
  });

  test(`joined, the scripts of the ${game} are one module with one default export and no import`, async () => {
    assert.doesNotMatch(joinedText(game), /^import\b/m);
    assert.equal(typeof (await joined(game)).default, "function");
  });

  test(`on the ${game}, names never become markup: innerHTML is fed from closed sets alone`, () => {
    for (const name of scriptsOf(game)) {
      for (const line of readScript(game, name).split("\n").filter((text) => text.includes("innerHTML"))) {
        assert.match(line, OWN_MARKUP, `${name}: ${line.trim()}`);
      }
    }
  });

  test(`no script of the ${game} is longer than 300 lines`, () => {
    for (const name of scriptsOf(game)) assert.ok(readScript(game, name).split("\n").length <= 301, name);
  });
}
