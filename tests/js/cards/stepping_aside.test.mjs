import assert from "node:assert/strict";
import test from "node:test";
import { shareBeside, stepAside } from "../../../riverlib/boards/cards/stepping_aside.js";

const node = (name, more = {}) => ({ classList: [name], style: {}, offsetLeft: 0, offsetTop: 0, ...more });

test("the table is as wide as the sheet leaves it, and never larger than it was", () => {
  assert.equal(shareBeside(812, 1000), 0.8);
  assert.equal(shareBeside(1200, 1000), 1);
  assert.equal(shareBeside(472, 1000), 0.46, "beside a score sheet of four");
  assert.equal(shareBeside(312, 1000), 1, "nothing could be read beside a sheet of ten");
});

test("all that lies on the felt steps aside together, and comes back", () => {
  const [trick, prompt, weave, sheet] = [node("trick"), node("prompt", { offsetLeft: 400, offsetTop: 350 }), node("weave"), node("popover", { offsetLeft: 812 })];
  const stage = { children: [weave, trick, prompt, sheet], clientWidth: 1000, clientHeight: 600 };
  stepAside(stage, sheet, true);
  assert.deepEqual([trick, prompt].map(({ style }) => style.transformOrigin), ["0px 300px", "-400px -50px"], "about one point of the table");
  assert.deepEqual([trick, prompt, weave, sheet].map(({ style }) => style.scale), ["0.8000", "0.8000", undefined, undefined]);
  stepAside(stage, sheet, false);
  assert.equal(trick.style.scale, "");
});
