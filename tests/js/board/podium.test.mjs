// Who stands on the podium, and who beside it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { isBare } from "../../../riverlib/boards/race/result.js";
import { clearing, flights, onSteps, standing } from "../../../riverlib/boards/podium.js";

const sides = (...places) => places.map((place, no) => ({ place, name: `P${no}` }));
const placesOf = ({ steps, rest }) => [steps.map((step) => step.map(({ place }) => place)), rest.map(({ place }) => place)];

test("the first three have a step each", () => {
  assert.deepEqual(placesOf(onSteps(sides(1, 2, 3, 4, 5))), [[[1], [2], [3]], [4, 5]]);
  assert.deepEqual(placesOf(onSteps(sides(1, 2))), [[[1], [2]], []]);
});

test("equals share a step, and nobody of a place is left out", () => {
  assert.deepEqual(placesOf(onSteps(sides(1, 1, 3, 4))), [[[1, 1], [3]], [4]]);
  assert.deepEqual(placesOf(onSteps(sides(1, 2, 2, 2, 5))), [[[1], [2, 2, 2]], [5]]);
  assert.deepEqual(placesOf(onSteps(sides(1, 1, 1, 1))), [[[1, 1, 1, 1]], []]);
});

test("who shares the second place stands on both sides of the winner", () => {
  const stands = (...places) => standing(onSteps(sides(...places)).steps).map(({ step, right }) => [step.map(({ name }) => name).join(), right]);
  assert.deepEqual(stands(1, 2, 2, 4), [["P0", false], ["P1", false], ["P2", true]]);
  assert.deepEqual(stands(1, 2, 2, 2), [["P0", false], ["P1,P2,P3", false]], "three cannot be halved: equals have equal steps");
  assert.deepEqual(stands(1, 2, 2, 2, 2), [["P0", false], ["P1,P2", false], ["P3,P4", true]]);
  assert.deepEqual(stands(1, 2, 3), [["P0", false], ["P1", false], ["P2", false]]);
  assert.deepEqual(stands(1, 1, 3), [["P0", false], ["P1", false], ["P2", false]], "two who share the win have a first step each");
  assert.deepEqual(stands(1, 1, 1), [["P0,P1,P2", false]]);
});

test("who has nothing stands together on one plain step, beside the winner", () => {
  const bare = (no) => ({ place: 2, name: `P${no}`, empty: "no boat home" });
  const stands = standing(/** @type {any} */ ([[{ place: 1, name: "P0" }], [bare(1), bare(2)]]));
  assert.deepEqual(stands.map(({ step, right }) => [step.map(({ name }) => name).join(), right]), [["P0", false], ["P1,P2", false]]);
});

test("without a boat home nobody has silver or bronze; a shared first place stays one", () => {
  assert.deepEqual([[1, []], [2, []], [3, []], [4, []], [2, [7]]].map(([place, docks]) => isBare(/** @type {any} */ (place), /** @type {any} */ (docks))), [false, true, true, false, false]);
});

test("leaves and cards fly up from the winner to all sides, and drift down for some seconds more", () => {
  const all = flights();
  const [up, down] = [all.filter(({ bursts }) => bursts), all.filter(({ bursts }) => !bursts)];
  assert.ok(all.length <= 60, "more would make frames late");
  assert.ok(["leaf", "card"].every((kind) => up.some((each) => each.kind === kind) && down.some((each) => each.kind === kind)));
  assert.ok(Math.min(...up.map(({ dx }) => dx)) < -60 && Math.max(...up.map(({ dx }) => dx)) > 60);
  assert.ok(Math.max(...down.map(({ delay }) => delay)) < 5, "it ends");
  assert.ok(down.every(({ from }) => from >= 0 && from < 1));
});

test("around every word on the steps nothing flies", () => {
  const drawn = clearing([{ x: 40, y: 60, w: 80, h: 20 }, { x: 200, y: 90, w: 30, h: 18 }], { w: 400, h: 240 });
  assert.match(drawn, /width="400" height="240"/);
  assert.match(drawn, /<g [^>]*><rect x="31" y="51" width="98" height="38"/);
  assert.equal(drawn.match(/rx=/g).length, 2);
});

test("a result arrives filled: its steps rise one after the other, and all is over when a tap no longer hurries it", () => {
  const sheet = readFileSync(new URL("../../../riverlib/boards/ending.css", import.meta.url), "utf8");
  const script = readFileSync(new URL("../../../riverlib/boards/podium.js", import.meta.url), "utf8");
  const staged = Number(script.match(/STAGED = (\d+)/)[1]) / 1000;
  const steps = [...sheet.matchAll(/--at: ([\d.]+)/g)].map(([, at]) => Number(at));
  assert.equal(Math.max(...steps), 0.54);
  const told = [...sheet.matchAll(/animation: (?:step-rises|panel-comes|crown-falls) calc\(([\d.]+)s \* var\(--beat\)\) [^;]*?(?:calc\(([\d.]+|var\(--at\) \* 1)s \* var\(--beat\)\))? both;/g)];
  assert.equal(told.length, 3);
  for (const [rule, lasts, begins = "0"] of told) assert.ok(Number(lasts) + (begins.startsWith("var") ? 0.54 : Number(begins)) <= staged, rule);
  assert.match(sheet, /step-rises \{ from \{ transform: translateY\(var\(--low, 40%\)\); \} \}/, "nobody is under the floor");
  assert.doesNotMatch(sheet, /\.fresh (?:~ \.facts|\.rest) \{ animation/);
  assert.match(sheet, /\.podium\.fresh \.steps:has\(\.step\) \{ overflow: visible clip;/);
});

test("at the fast speed the end is staged in half the time, and its title never waits", () => {
  const [board, sheet] = ["board", "ending"].map((name) => readFileSync(new URL(`../../../riverlib/boards/${name}.css`, import.meta.url), "utf8"));
  assert.match(board, /\.board\[data-speed="fast"\] \{ --beat: 0\.5; \}/);
  assert.doesNotMatch(sheet, /\.fresh\) h2 \{ animation/);
});
