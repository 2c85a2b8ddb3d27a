import assert from "node:assert/strict";
import test from "node:test";
import { turnFrom } from "../../../riverlib/boards/cards/cover.js";

test("the prompt of the next person comes when the seats have moved, and is not pressed before", () => {
  const ran = [];
  const seat = { isConnected: true, style: { transform: "there" } };
  const cover = { box: "box", button: "button" };
  turnFrom(new Map([[seat, "here"]]), { motion: { run: (node, frames, how) => ran.push({ node, frames, how }) }, cover });
  const of = (node) => ran.find((each) => each.node === node);
  const moved = of(seat).how.duration;
  assert.equal(of("box").frames[0].opacity, 0);
  assert.equal(of("box").how.delay, moved);
  assert.equal(of("button").frames[0].pointerEvents, "none");
  assert.equal(of("button").how.duration, moved);
});
