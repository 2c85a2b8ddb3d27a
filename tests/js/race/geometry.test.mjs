import assert from "node:assert/strict";
import test from "node:test";
import { farScale, leastHeight, riverForm, riverLayout } from "../../../riverlib/boards/race/geometry.js";
import { cardWords, WORD_WIDTHS, wordsBox } from "../../../riverlib/boards/race/card_words.js";

/** @type {[string, number, number][]} */
const STAGES = [ // what the board leaves its stage: on a laptop, a large screen, a tablet, phones lying and upright, in pictures
  ["wide", 1190, 642], ["wide", 1620, 910], ["wide", 1100, 622], ["wide", 900, 540], ["wide", 700, 420],
  ["tablet", 716, 862], ["tablet", 620, 720], ["low", 702, 312], ["low", 525, 296], ["low", 800, 350],
  ["tall", 362, 698], ["tall", 346, 640], ["tall", 328, 560], ["tall", 450, 656],
];
const UNDER_A_STRIP = 60; // so many pixels less, as in place.css, where a phone's strip stands above the board
const HIDDEN_AT_MOST = 0.3;
const NAME = 68; // "Kingfisher" in letters of 14 pixels
const LONG_NAME = 7.5; // "Grandpa William" in letters of one pixel
const edges = ({ x, y, w, h }) => ({ left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 });
const SLACK = 0.01;
const DRAWN = { w: 55 / 60, h: 55 / 60 }; // the part of its box that a boat's drawing fills
const HARDLY = 3; // pixels

function overlap(one, other) {
  const [a, b] = [edges(one), edges(other)];
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

/** The smallest phones on their sides, with rivers longer than any on offer. */
const isTiny = ({ form, width, cards }) => form === "low" && width < 600 && cards > 10;

test("a screen across the room is drawn for few pixels and made larger, but for small ones", () => {
  assert.deepEqual([[1920, 1080], [3840, 2160], [1280, 720], [844, 390]].map(([width, height]) => farScale({ width, height }).toFixed(2)), ["2.00", "4.00", "1.33", "1.00"]);
});

test("a screen that only watches has room for words where others have a button, and larger boats", () => {
  const measures = { form: "wide", width: 948, height: 528, cards: 8, seats: 3, boats: 2, docks: 12 };
  const [own, far] = [false, true].map((watches) => riverLayout({ ...measures, watches }));
  assert.ok(far.prompt.w > own.prompt.w && far.die.w < own.die.w && far.tide.w >= 100);
  const desk = riverLayout({ ...measures, width: 1904, height: 1064 });
  assert.ok(far.boatSize * farScale({ width: 1920, height: 1080 }) > 1.5 * desk.boatSize, `${far.boatSize} and ${desk.boatSize}`);
});

test("where a question is asked nobody throws: the low bank leaves its height to the river", () => {
  for (const [width, height] of [[1190, 430], [1190, 642], [1620, 910]]) {
    const measures = { form: "wide", width, height, cards: 10, seats: 4, boats: 3, docks: 12, learns: true };
    const [thrown, asked] = [false, true].map((asks) => riverLayout({ ...measures, asks }));
    const { die, channel } = asked;
    assert.ok(channel.h > thrown.channel.h + 15, `${channel.h} and ${thrown.channel.h}`);
    assert.ok(die.y - die.size / 2 > channel.y + channel.h / 2 && die.y + die.size / 2 <= height, "the die lies on the bank");
  }
});

test("on a large screen a fleet is large, and a boat alone larger, but not twice as large", () => {
  const layout = riverLayout({ form: "wide", width: 1586, height: 882, cards: 10, seats: 4, boats: 3, docks: 12 });
  const sizes = layout.boatsOn(2, [[0, 0], [0, 1], [1, 0], [1, 1], [2, 0], [2, 1], [2, 2], [3, 0]].map(([seat, boat]) => ({ seat, boat }))).map(({ size }) => size);
  const [fleet, alone] = [Math.min(...sizes), sizes.at(-1)];
  assert.ok(fleet >= 46 && alone >= 74 && alone <= 1.5 * fleet, sizes.join());
});

function eachRiver(check) {
  for (const [form, width, wanted] of STAGES) {
    for (const [seats, boats] of [[2, 3], [2, 4], [3, 3], [3, 4], [4, 3], [4, 1]]) {
      for (const cards of [6, 10, 14]) {
        const height = Math.max(wanted, leastHeight(seats, form));
        const docks = Math.max(12, seats * boats);
        for (const watches of width >= 900 ? [false, true] : [false]) { // no smaller window hangs across a room
          const layout = riverLayout({ form, width, height, cards, seats, boats, docks, watches });
          check(layout, `${seats} seats of ${boats}, ${cards} cards, ${form} at ${width} x ${height}${watches ? ", watched" : ""}`);
        }
      }
    }
  }
}

const boatBox = ({ x, y, size }) => ({ x, y, w: size, h: size });
const allBoats = ({ seats, boats }) => Array.from({ length: seats * boats }, (_, no) => ({ seat: Math.floor(no / boats), boat: no % boats }));
const allDocks = (layout) => Array.from({ length: layout.docks }, (_, no) => layout.dock(no + 1));
const allCards = (layout) => Array.from({ length: layout.cards }, (_, no) => layout.card(no));

test("no boat hides more than 30 % of another, wherever the two stand, unless they lie in a stack", () => {
  eachRiver((layout, where) => {
    const boats = allBoats(layout);
    boats.forEach((one, no) => boats.slice(no + 1).forEach((other) => {
      if (layout.stacks && one.seat === other.seat) return;
      for (const near of [-2, -1, 0, 1, 2]) {
        const [a, b] = [boatBox(layout.boat({ ...one, at: 2 })), boatBox(layout.boat({ ...other, at: 2 + near }))];
        const part = overlap(a, b) / (a.w * a.h);
        assert.ok(part <= (isTiny(layout) ? 0.5 : HIDDEN_AT_MOST), `${where}: ${JSON.stringify([one, other, near])} ${part.toFixed(2)}`);
      }
    }));
  });
});

test("boats are large enough to be told apart", () => {
  eachRiver((layout, where) => {
    const least = isTiny(layout) ? 18 : layout.form === "low" ? 20 : layout.cards > 10 || (layout.form === "tall" && layout.height < 690) ? 24 : 28;
    assert.ok(layout.boatSize >= least, `${where}: ${layout.boatSize}`);
  });
});

test("everything stands inside the stage", () => {
  eachRiver((layout, where) => {
    const boats = allBoats(layout).flatMap((boat) => [0, layout.cards - 1].map((at) => boatBox(layout.boat({ ...boat, at }))));
    const docks = allDocks(layout);
    const boxes = [...layout.plates, layout.die, layout.prompt, layout.chances, layout.fall, layout.harbour, layout.signs.harbour, ...allCards(layout), ...docks,
      ...docks.map((dock) => boatBox(dock.boat)), ...docks.map(({ coin }) => ({ ...coin, w: 2 * coin.r, h: 2 * coin.r })), ...boats];
    for (const box of boxes) {
      const { left, right, top, bottom } = edges(box);
      assert.ok(left >= -SLACK && right <= layout.width + SLACK && top >= -SLACK && bottom <= layout.height + SLACK, `${where}: ${JSON.stringify(box)}`);
    }
  });
});

test("cards, docks, fall, plates, die, prompt, chances and the sign of the harbour overlap nowhere", () => {
  eachRiver((layout, where) => {
    const boxes = [...layout.plates, layout.die, layout.prompt, layout.chances, layout.fall, layout.signs.harbour, ...allCards(layout), ...allDocks(layout)];
    boxes.forEach((one, no) => boxes.slice(no + 1).forEach((other) => {
      assert.ok(overlap(one, other) < 1, `${where}: ${JSON.stringify([one, other])}`);
    }));
  });
});

test("a phone's river that is only looked at has no row for a button: it is longer, and nothing overlaps", () => {
  for (const [seats, cards] of [[2, 8], [3, 10], [4, 10]]) {
    const measures = { form: "tall", width: 362, height: 640, cards, seats, boats: 3, docks: 12 };
    const [played, layout] = [false, true].map((looks) => riverLayout({ ...measures, looks }));
    assert.ok(layout.channel.h > played.channel.h + 40);
    const boxes = [...layout.plates, layout.die, layout.chances, layout.fall, layout.signs.harbour, ...allCards(layout), ...allDocks(layout)];
    boxes.forEach((one, no) => boxes.slice(no + 1).forEach((other) => {
      assert.ok(overlap(one, other) < 1, `${seats} seats, ${cards} cards: ${JSON.stringify([one, other])}`);
    }));
    assert.ok(edges(layout.die).bottom <= layout.height && layout.height - edges(layout.chances).bottom < 8);
  }
});

test("below a broad river that is only looked at what is said has the bank up to the die, on nothing else", () => {
  for (const [width, height, seats] of [[720, 420, 4], [938, 562, 2], [1180, 594, 4], [1618, 874, 3]]) {
    const layout = riverLayout({ form: "wide", width, height, cards: 10, seats, boats: 3, docks: 12, looks: true });
    assert.ok(layout.prompt.h >= 60 && layout.prompt.w >= width * 0.38, JSON.stringify(layout.prompt));
    const boxes = [layout.prompt, layout.die, layout.chances, layout.fall, layout.signs.harbour, ...allCards(layout), ...allDocks(layout)];
    boxes.forEach((one, no) => boxes.slice(no + 1).forEach((other) => {
      assert.ok(overlap(one, other) < 1, `${width}, ${seats} seats: ${JSON.stringify([one, other])}`);
    }));
  }
});

test("under a phone's strip a river is narrower and nothing overlaps", () => {
  for (const [seats, cards] of [[2, 8], [2, 13], [3, 10], [4, 8], [4, 10]]) {
    const layout = riverLayout({ form: "tall", width: 344, height: leastHeight(seats, "tall") - UNDER_A_STRIP, cards, seats, boats: 3, docks: 12 });
    const boxes = [...layout.plates, layout.die, layout.prompt, layout.chances, layout.fall, layout.signs.harbour, ...allCards(layout), ...allDocks(layout)];
    boxes.forEach((one, no) => boxes.slice(no + 1).forEach((other) => {
      assert.ok(overlap(one, other) < 1, `${seats} seats, ${cards} cards: ${JSON.stringify([one, other])}`);
    }));
    assert.ok(layout.boatSize >= 24, `${seats} seats, ${cards} cards: ${layout.boatSize}`);
  }
});

test("a docked boat lies in its own dock", () => {
  eachRiver((layout, where) => {
    for (const dock of allDocks(layout)) {
      const boat = boatBox(dock.boat);
      assert.ok(overlap(boat, dock) > 0.8 * boat.w * boat.h, `${where}: ${JSON.stringify(dock)}`);
    }
  });
});

test("on a phone held upright no dock's number lies on the boat there", () => {
  eachRiver((layout, where) => {
    if (layout.form !== "tall") return;
    for (const { coin, boat } of allDocks(layout)) assert.ok(coin.x + coin.r <= boat.x - boat.size / 2 + SLACK, `${where}: ${coin.x + coin.r} and ${boat.x - boat.size / 2}`);
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
    for (const plate of layout.plates) assert.ok(plate.h >= 34 && plate.w >= 120, `${where}: ${JSON.stringify(plate)}`);
    assert.ok(layout.prompt.w >= 120, `${where}: ${layout.prompt.w}`);
    assert.ok(layout.chances.w >= 120 && layout.chances.h >= 30, `${where}: ${JSON.stringify(layout.chances)}`);
    assert.ok(layout.cardSize.head >= 20, where);
  });
});

test("a name of ten letters finds room beside flag and points", () => {
  eachRiver((layout, where) => {
    for (const plate of layout.plates) assert.ok(plate.name >= (layout.width < 340 || layout.width < 600 && layout.form === "low" ? 44 : NAME), `${where}: ${plate.name}`);
  });
});

test("on every device a long name stands whole on its plate, four of them beside each other", () => {
  for (const [form, width, wanted] of STAGES.filter(([form, width]) => form === "tall" ? width > 340 : width > 700)) {
    const { plates, compact, scale } = riverLayout({ form, width, height: Math.max(wanted, leastHeight(4, form)), cards: 10, seats: 4, boats: 3, docks: 12 });
    const needed = LONG_NAME * (compact ? 14 : 15 * scale);
    for (const { name } of plates) assert.ok(name >= needed, `${form} at ${width}: ${name.toFixed(0)} of ${needed.toFixed(0)}`);
  }
});

test("waterfall and harbour are named: the one on its water, the other on a board of its own", () => {
  eachRiver((layout, where) => {
    const { fall, harbour } = layout.signs;
    assert.ok(overlap(fall, layout.tide) < 1, `${where}: the name lies under what the tide takes`);
    assert.ok(Math.abs(overlap(fall, layout.fall) - fall.w * fall.h) < 1, `${where}: ${JSON.stringify(fall)}`);
    assert.ok(Math.min(fall.w, fall.h) >= 18 && Math.max(fall.w, fall.h) >= 90, `${where}: ${JSON.stringify(fall)}`);
    assert.ok(harbour.w >= 84 && harbour.h >= 18, `${where}: ${JSON.stringify(harbour)}`);
    for (const { coin, boat } of allDocks(layout)) {
      assert.ok(overlap(harbour, { ...coin, w: 2 * coin.r, h: 2 * coin.r }) < 1, `${where}: a coin`);
      assert.ok(overlap(harbour, boatBox(boat)) < 0.12 * boat.size * boat.size, `${where}: a docked boat`);
    }
  });
});

test("the words of sandbank and high tide fit their plates, or stand along the card", () => {
  eachRiver((layout, where) => {
    const { cardSize } = layout;
    const scale = Math.min(layout.scale, 1.25); // so much the words grow with the stage
    const [w, h, foot] = [cardSize.w / scale, cardSize.h / scale, cardSize.foot / scale];
    for (const kind of ["sandbank", "high-tide"]) {
      const { lines, along, plus } = cardWords(kind, layout);
      assert.ok(lines.length || along, `${where}: the ${kind} says nothing`);
      if (layout.shape === "wide") for (const line of lines) assert.ok(WORD_WIDTHS[line] <= w - 9, `${where}: ${line} on ${w}`);
      if (layout.shape === "wide" && (lines.length || plus)) assert.ok(lines.length * 15 + (plus ? 21 : 0) <= foot - 4, `${where}: ${lines} in ${foot}`);
      if (along) assert.ok(WORD_WIDTHS[along] + 18 <= (layout.shape === "wide" ? h - cardSize.head / scale : w) && (layout.shape === "tall" || w >= 20), `${where}: ${along}`);
    }
  });
});

test("the name along a card stands clear of the boats there, and of those that may come", () => {
  eachRiver((layout, where) => {
    for (const kind of ["sandbank", "high-tide"]) {
      for (const there of [[], [0], [1], [0, 1]]) {
        const boats = Array.from({ length: layout.seats }, (_, seat) => Array.from({ length: layout.boats }, (__, boat) => (boat === 0 && there.includes(seat) ? 2 : 4)));
        const box = wordsBox(kind, 2, { boats, choices: [{ target: 2, seat: 0, boats: [0] }] }, layout);
        if (!there.length && cardWords(kind, layout).along && !isTiny(layout)) assert.ok(box || (layout.form === "low" && layout.width < 600), `${where}: no room for ${kind}`);
        const afloat = boats.flatMap((fleet, seat) => fleet.flatMap((at, boat) => (at === 2 ? [{ seat, boat }] : [])));
        for (const boat of layout.boatsOn(2, afloat)) if (box) assert.ok(overlap(box, boatBox(boat)) < 1, `${where}: ${kind} under a boat`);
      }
    }
  });
});

test("the name along a card stands clear of the pale boat straight ahead of its own, and of none that has left", () => {
  const layout = riverLayout({ form: "tall", width: 362, height: 698, cards: 10, seats: 2, boats: 3, docks: 12 });
  const choices = [{ origin: 1, target: 2, seat: 0, boats: [0] }];
  const [boats, gone] = [[[1, 1, 9], [5, 5, 5]], [[2, 1, 9], [5, 5, 5]]];
  const [from] = layout.boatsOn(1, [{ seat: 0, boat: 0 }, { seat: 0, boat: 1 }]);
  const box = wordsBox("high-tide", 2, { boats, choices }, layout);
  assert.ok(box && overlap(box, { ...boatBox(from), y: box.y }) < 1);
  assert.ok(wordsBox("high-tide", 2, { boats: gone, choices }, layout));
});

test("a board chooses its form from its own width and the height of the window", () => {
  for (const [form, width, height] of [
    ["wide", 1200, 800], ["wide", 1640, 1080], ["tablet", 736, 1024], ["low", 812, 390], ["low", 635, 375], ["tall", 374, 844],
    ["tall", 344, 640], ["wide", 992, 768], ["wide", 736, 700], ["tall", 600, 800], ["tablet", 788, 1180],
  ]) assert.equal(riverForm({ width, height }), form, `${width} x ${height}`);
});

test("lying on its side or upright, the board needs no scrolling: its least height leaves room for what is around it", () => {
  for (const seats of [2, 3, 4]) {
    assert.ok(leastHeight(seats, "low") <= 312, "a phone of 390 pixels, less the page's header and rim");
    assert.ok(leastHeight(seats, "tablet") <= 860);
    assert.ok(leastHeight(seats, "tall") <= 698);
    assert.ok(leastHeight(seats, "wide") <= 600);
  }
});

test("on a long river held upright no boat reaches into the row above or below its own", () => {
  const layout = riverLayout({ form: "tall", width: 362, height: 698, cards: 13, seats: 4, boats: 3, docks: 12 });
  for (let at = 0; at < 13; at += 1) {
    const { y, h } = layout.card(at);
    for (const boat of layout.boatsOn(at, [0, 1, 2, 3].map((seat) => ({ seat, boat: 0 })))) {
      assert.ok(boat.y + boat.size / 2 <= y + h / 2 + 0.01, `card ${at + 1}`);
      assert.ok((boat.size * 55) / 60 <= h, "its drawing, which leaves a rim of its box free, is no higher than the row");
      assert.ok(boat.size >= 26, "and it is told whose it is");
    }
  }
});

test("in a lesson on a wide river the die lies in the middle, where nothing stands beside it", () => {
  for (const [form, width, height] of STAGES.filter(([each]) => each === "wide")) {
    const { die } = riverLayout({ form, width, height, cards: 10, seats: 3, boats: 3, docks: 12, learns: true });
    assert.ok(Math.abs(die.x - die.w / 2 + die.size / 2 - width / 2) < SLACK, `${width} x ${height}`);
  }
});

test("on a phone's river two boats of neighbouring cards are two: their drawings hardly touch, and a stack's next card but one is reached past it", () => {
  for (const [width, height] of [[362, 698], [346, 640], [366, 760]]) {
    for (const [seats, cards] of [[2, 10], [3, 10], [4, 10], [2, 12], [3, 12], [4, 12]]) {
      const layout = riverLayout({ form: "tall", width, height: Math.max(height, leastHeight(seats, "tall")), cards, seats, boats: 3, docks: 12 });
      const where = `${seats} seats, ${cards} cards at ${width} x ${height}`;
      const drawn = ({ x, y, size }) => edges({ x, y, w: size * DRAWN.w, h: size * DRAWN.h });
      const on = (at) => layout.boatsOn(at, allBoats({ seats, boats: 1 }));
      for (const [one, other] of on(3).flatMap((low) => on(4).map((high) => [low, high]))) {
        const [a, b] = [drawn(one), drawn(other)];
        const [broad, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
        assert.ok(Math.min(broad, high) <= HARDLY, `${where}: ${broad.toFixed(1)} x ${high.toFixed(1)} of one boat lies on another`);
      }
      if (!layout.stacks) continue;
      assert.ok(Math.abs(on(3)[0].x - on(4)[0].x) >= 12, `${where}: one above the other`);
      assert.equal(on(3)[0].x, on(5)[0].x, where);
      for (const at of [0, 1]) assert.ok(on(at)[0].x - on(at)[0].size / 2 >= layout.number(at).x + layout.number(at).w / 2 - SLACK, `${where}: on the number`);
    }
  }
});
