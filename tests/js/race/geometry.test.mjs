import assert from "node:assert/strict";
import test from "node:test";
import { leastHeight, riverLayout, riverShape } from "../../../riverlib/ui/race/river/geometry.js";

const STAGES = [[1100, 622], [1340, 700], [900, 540], [800, 420], [700, 420], [620, 720], [346, 700], [328, 656], [480, 656]];
const HIDDEN_AT_MOST = 0.3;
const edges = ({ x, y, w, h }) => ({ left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 });
const SLACK = 0.01;

function overlap(one, other) {
  const [a, b] = [edges(one), edges(other)];
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

function eachRiver(check) {
  for (const [width, wanted] of STAGES) {
    for (const [seats, boats] of [[2, 3], [2, 4], [3, 3], [3, 4], [4, 3], [4, 1]]) {
      for (const cards of [6, 10, 14]) {
        const height = Math.max(wanted, leastHeight(seats, riverShape(width)));
        const docks = Math.max(12, seats * boats);
        const layout = riverLayout({ width, height, cards, seats, boats, docks });
        check(layout, `${seats} seats of ${boats}, ${cards} cards at ${width} x ${height}`);
      }
    }
  }
}

const boatBox = ({ x, y, size }) => ({ x, y, w: size, h: size });
const allBoats = ({ seats, boats }) => Array.from({ length: seats * boats }, (_, no) => ({ seat: Math.floor(no / boats), boat: no % boats }));
const allDocks = (layout) => Array.from({ length: layout.docks }, (_, no) => layout.dock(no + 1));
const allCards = (layout) => Array.from({ length: layout.cards }, (_, no) => layout.card(no));

test("no boat hides more than 30 % of another, wherever the two stand", () => {
  eachRiver((layout, where) => {
    const boats = allBoats(layout);
    boats.forEach((one, no) => boats.slice(no + 1).forEach((other) => {
      for (const near of [-2, -1, 0, 1, 2]) {
        const [a, b] = [boatBox(layout.boat({ ...one, at: 2 })), boatBox(layout.boat({ ...other, at: 2 + near }))];
        const part = overlap(a, b) / (a.w * a.h);
        assert.ok(part <= HIDDEN_AT_MOST, `${where}: ${JSON.stringify([one, other, near])} ${part.toFixed(2)}`);
      }
    }));
  });
});

test("boats are large enough to be told apart", () => {
  eachRiver((layout, where) => {
    assert.ok(layout.boatSize >= (layout.cards > 10 ? 24 : 28), `${where}: ${layout.boatSize}`);
  });
});

test("everything stands inside the stage", () => {
  eachRiver((layout, where) => {
    const boats = allBoats(layout).flatMap((boat) => [0, layout.cards - 1].map((at) => boatBox(layout.boat({ ...boat, at }))));
    const docks = allDocks(layout);
    const boxes = [...layout.plates, layout.die, layout.prompt, layout.chances, layout.fall, layout.harbour, ...allCards(layout), ...docks,
      ...docks.map((dock) => boatBox(dock.boat)), ...docks.map(({ coin }) => ({ ...coin, w: 2 * coin.r, h: 2 * coin.r })), ...boats];
    for (const box of boxes) {
      const { left, right, top, bottom } = edges(box);
      assert.ok(left >= -SLACK && right <= layout.width + SLACK && top >= -SLACK && bottom <= layout.height + SLACK, `${where}: ${JSON.stringify(box)}`);
    }
  });
});

test("cards, docks, fall, plates, die, prompt and chances overlap nowhere", () => {
  eachRiver((layout, where) => {
    const boxes = [...layout.plates, layout.die, layout.prompt, layout.chances, layout.fall, ...allCards(layout), ...allDocks(layout)];
    boxes.forEach((one, no) => boxes.slice(no + 1).forEach((other) => {
      assert.ok(overlap(one, other) < 1, `${where}: ${JSON.stringify([one, other])}`);
    }));
  });
});

test("a docked boat lies in its own dock", () => {
  eachRiver((layout, where) => {
    for (const dock of allDocks(layout)) {
      const boat = boatBox(dock.boat);
      assert.ok(overlap(boat, dock) > 0.8 * boat.w * boat.h, `${where}: ${JSON.stringify(dock)}`);
    }
  });
});

test("cards follow each other upstream, from beyond the fall to below the harbour", () => {
  eachRiver((layout, where) => {
    for (let index = -1; index < layout.cards; index += 1) {
      const [here, next] = [layout.card(index), layout.card(index + 1)];
      assert.ok(Math.abs((next.x - here.x) - layout.upstream.dx * here.w) < 1, where);
      assert.ok(Math.abs((next.y - here.y) - layout.upstream.dy * here.h) < 1, where);
    }
  });
});

test("dock 12 comes first and 11 beside it", () => {
  eachRiver((layout) => {
    const [first, second] = [layout.dock(layout.docks), layout.dock(layout.docks - 1)];
    assert.ok(Math.abs(first.y - second.y) < 1 && first.x < second.x);
  });
});

test("there is room for text of 14 pixels: coins, plates, prompt", () => {
  eachRiver((layout, where) => {
    for (const { coin } of allDocks(layout)) assert.ok(coin.r >= 11, where);
    for (const plate of layout.plates) assert.ok(plate.h >= 30 && plate.w >= 120, `${where}: ${JSON.stringify(plate)}`);
    assert.ok(layout.prompt.w >= 120, `${where}: ${layout.prompt.w}`);
    assert.ok(layout.cardSize.head >= 20, where);
  });
});
