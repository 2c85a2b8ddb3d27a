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
  assert.equal(trick.style.translate, "calc(0.2000 * (0px - 50%)) calc(0.2000 * (300px - var(--origin-y, 50%)))");
  assert.equal(prompt.style.translate, "calc(0.2000 * (-400px - 50%)) calc(0.2000 * (-50px - var(--origin-y, 50%)))", "towards one point of the table");
  assert.equal(prompt.style.transformOrigin, undefined, "its own place is reckoned from there, however large the plates are drawn");
  assert.deepEqual([trick, prompt, weave, sheet].map(({ style }) => style.scale), ["0.8000", "0.8000", undefined, undefined]);
  stepAside(stage, sheet, false);
  assert.deepEqual([trick.style.scale, trick.style.translate], ["", ""]);
});
