import assert from "node:assert/strict";
import test from "node:test";
import { clearTail, hiddenByTail, tailOf, tailStyle } from "../../../riverlib/boards/tail.js";

const NOTE = { x: 300, y: 300, w: 200, h: 60 };
const boat = (x, y) => ({ x, y, w: 40, h: 40 });

test("a tail goes from the edge of the note to the edge of its thing, wherever that lies", () => {
  for (let turn = 0; turn < 360; turn += 5) {
    const at = (turn * Math.PI) / 180;
    const thing = boat(300 + 260 * Math.cos(at), 300 + 260 * Math.sin(at));
    const { root, end } = tailOf(NOTE, thing);
    const onEdge = ({ x, y }, box) => Math.max(Math.abs(x - box.x) - box.w / 2, Math.abs(y - box.y) - box.h / 2);
    assert.ok(Math.abs(onEdge(root, NOTE)) < 0.01, `root at ${turn}`);
    assert.ok(Math.abs(onEdge(end, thing)) < 0.01, `end at ${turn}`);
    assert.ok(Math.hypot(end.x - root.x, end.y - root.y) < 260, `length at ${turn}`);
  }
});

test("a tail makes for the nearest part of a long thing", () => {
  const { root, end } = tailOf(NOTE, { x: 320, y: 500, w: 360, h: 40 });
  assert.equal(end.y, 480);
  assert.equal(root.y, 330);
  assert.ok(Math.abs(end.x - root.x) < 1);
});

test("a tail passes beside what stands between a note and a broad thing", () => {
  const hand = { x: 300, y: 500, w: 360, h: 80 };
  const prompt = { x: 300, y: 430, w: 80, h: 30, weight: 6 };
  assert.ok(hiddenByTail(tailOf(NOTE, hand), [prompt]) > 0);
  assert.equal(hiddenByTail(tailOf(NOTE, hand, [prompt]), [prompt]), 0);
  const wide = { ...prompt, w: 500 };
  assert.deepEqual(tailOf(NOTE, hand, [wide]), tailOf(NOTE, hand), "there is no way around: the shortest");
});

test("a tail that cannot but cross what is to be read is left out", () => {
  const hand = { x: 300, y: 500, w: 360, h: 80 };
  const wide = { x: 300, y: 430, w: 500, h: 30 };
  assert.equal(clearTail(NOTE, hand, [wide]), null);
  assert.deepEqual(clearTail(NOTE, hand, [{ ...wide, w: 80 }]), tailOf(NOTE, hand, [{ ...wide, w: 80 }]));
  const beside = { x: 380, y: 495, w: 120, h: 80 }; // a little higher than the card beside it
  assert.ok(clearTail(NOTE, { x: 290, y: 500, w: 60, h: 80 }, [beside]));
});

test("a thin tail may lie over a picture, where words stand in no other way", () => {
  const hand = { x: 300, y: 500, w: 360, h: 80 };
  const wide = { x: 300, y: 430, w: 500, h: 30, picture: true };
  const words = { x: 300, y: 395, w: 80, h: 20 };
  assert.ok(clearTail(NOTE, hand, [wide]));
  const tail = clearTail(NOTE, hand, [wide, words]);
  assert.equal(hiddenByTail(tail, [words]), 0);
  assert.equal(clearTail(NOTE, hand, [wide, { ...words, w: 500 }]), null);
});

test("a tail across half the board is left out", () => {
  assert.ok(clearTail(NOTE, boat(300, 560), []));
  assert.equal(clearTail(NOTE, boat(300, 700), []), null);
});

test("a note on its thing, or at it, has no tail", () => {
  assert.equal(tailOf(NOTE, { x: 300, y: 320, w: 400, h: 300 }), null);
  assert.equal(tailOf(NOTE, boat(300, 352)), null);
});

test("of a long tail only a short piece is drawn, and it points the same way", () => {
  const tail = tailOf(NOTE, boat(300, 640));
  const style = tailStyle(NOTE, tail);
  const [top, h] = ["top", "h"].map((name) => parseFloat(style[`--tail-${name}`]));
  assert.ok(h <= 45 && 270 + top + h < tail.end.y - 100);
  const beside = tailStyle(NOTE, tailOf(NOTE, boat(700, 560)));
  assert.ok(Math.hypot(parseFloat(beside["--tail-w"]), parseFloat(beside["--tail-h"])) <= 60);
});

test("a style holds the whole tail", () => {
  const tail = tailOf(NOTE, boat(470, 420));
  const style = tailStyle(NOTE, tail, Infinity);
  const [left, top, w, h] = ["left", "top", "w", "h"].map((name) => parseFloat(style[`--tail-${name}`]));
  assert.ok(200 + left <= tail.root.x && 200 + left + w >= tail.end.x);
  assert.ok(270 + top <= tail.root.y && 270 + top + h >= tail.end.y);
  assert.match(style["--tail-rim"], /^polygon\((-?[\d.]+px -?[\d.]+px(, )?){3}\)$/);
});
