import assert from "node:assert/strict";
import test from "node:test";
import { fanPlace, handPlaces, handRows, leastHeight, platesEnd, tableLayout, tableShape } from "../../../riverlib/boards/cards/geometry.js";
import { liftedSlot } from "../../../riverlib/boards/cards/lift.js";
import { CARD_RATIO } from "../../../riverlib/boards/cards/measures.js";

const STAGES = [[1180, 622], [1340, 700], [936, 590], [860, 560], [346, 690], [360, 640], [700, 720]]; // what lies on what: overlaps.test.mjs

const DESKS = [[1179, 642, 800], [1619, 922, 1080], [938, 577, 768]];

function eachTable(check) {
  for (const [width, wanted] of STAGES) {
    for (let seats = 2; seats <= 10; seats += 1) {
      const cards = Math.min(13, Math.floor(51 / seats));
      const height = Math.max(wanted, leastHeight(seats, tableShape(width), { width, cards }));
      check(tableLayout({ seats, width, height, cards }), `${seats} seats at ${width} x ${height}`, seats, cards);
    }
  }
}

test("the seat after mine sits to my left, the one before me to my right", () => {
  eachTable((layout, where, seats) => {
    if (seats < 3) return;
    assert.ok(layout.places[1].x < layout.places.at(-1).x, where);
    assert.ok(layout.slots[1].x < layout.slots.at(-1).x, where);
  });
});

test("all cards of a hand of 1 to 17 lie inside the stage, each with 30 pixels to click", () => {
  for (const [width, height] of STAGES) {
    for (let cards = 1; cards <= 17; cards += 1) {
      const layout = tableLayout({ seats: 3, width, height, cards });
      const places = handPlaces(cards, layout);
      assert.equal(places.length, cards);
      places.forEach((place, no) => {
        assert.ok(place.x - layout.cardW / 2 >= 0 && place.x + layout.cardW / 2 <= width, `${cards} cards at ${width}`);
        assert.ok(place.y + layout.cardH / 2 <= height - 46, `${cards} cards at ${width} x ${height}`);
        const next = places[no + 1];
        if (next?.row === place.row) assert.ok(next.x - place.x >= 30, `${cards} cards at ${width}: ${next.x - place.x}`);
      });
    }
  }
});

test("of seven and more on a phone all plates are as broad, and rows of two stand in the middle", () => {
  for (let seats = 7; seats <= 10; seats += 1) {
    for (const width of [362, 332]) {
      const { places: [, ...others] } = tableLayout({ seats, width, height: 698, cards: 5, shape: "tall" });
      for (const { y, w } of others) {
        const row = others.filter((other) => other.y === y);
        assert.ok(Math.abs(w - others[0].w) < 0.01, `${seats} seats at ${width}`);
        assert.ok(Math.abs(row[0].x + row.at(-1).x - width) < 0.01, `${seats} seats at ${width}`);
      }
    }
  }
});

test("on a phone the rows of plates begin and end at the same edges, where up to six sit", () => {
  for (let seats = 3; seats <= 6; seats += 1) {
    for (const width of [362, 346, 332]) {
      const { places: [, ...others] } = tableLayout({ seats, width, height: 698, cards: 5, shape: "tall" });
      for (const height of new Set(others.map(({ y }) => y))) {
        const row = others.filter(({ y }) => y === height);
        assert.ok(Math.abs(Math.min(...row.map(({ x, w }) => x - w / 2)) - 6) < 0.01, `${seats} seats at ${width}`);
        assert.ok(Math.abs(Math.max(...row.map(({ x, w }) => x + w / 2)) - width + 6) < 0.01, `${seats} seats at ${width}`);
      }
    }
  }
});

test("a small phone held sideways shows its hand in one row, so that no card lies under another", () => {
  for (let cards = 2; cards <= 10; cards += 1) {
    const layout = tableLayout({ seats: 4, width: 546, height: 318, cards, shape: "low" });
    const across = handPlaces(cards, layout).map(({ x }) => x);
    across.slice(1).forEach((x, no) => assert.ok(x - across[no] >= 16, `${cards} cards: ${x - across[no]}`));
  }
});

test("on its side a common phone shows forty pixels of each of up to ten cards, whoever sits there, and the sides keep what they need", () => {
  for (let seats = 2; seats <= 10; seats += 1) for (let cards = 2; cards <= 10; cards += 1) for (const width of [712, 794]) {
    const layout = tableLayout({ seats, width, height: 314, cards, shape: "low" });
    const across = handPlaces(cards, layout).map(({ x }) => x);
    across.slice(1).forEach((x, no) => assert.ok(x - across[no] >= 39.9, `${seats} seats, ${cards} cards at ${width}: ${x - across[no]}`));
    assert.ok(layout.places[0].w >= 128);
  }
});

test("on a phone held sideways up to five have cards that use the height: hand and trick are larger than where more sit", () => {
  for (let seats = 2; seats <= 5; seats += 1) {
    const { cardW, slots } = tableLayout({ seats, width: 712, height: 314, cards: 8, shape: "low" });
    assert.ok(cardW >= 61 && slots[0].w >= 60, `${seats} seats: ${cardW} and ${slots[0].w}`);
  }
});

test("a phone keeps a strip for the chance of each card: below the lowest row of the hand, above the upper one of two", () => {
  for (const [width, height, shape, cards] of [[362, 698, "tall", 5], [362, 698, "tall", 10], [712, 314, "low", 5], [712, 314, "low", 10]]) {
    const layout = tableLayout({ seats: 4, width, height, cards, shape, odds: true });
    const places = handPlaces(cards, layout);
    const lowest = Math.max(...places.map(({ y }) => y)) + layout.cardH / 2;
    const mine = shape === "tall" ? layout.places[0].y - layout.places[0].h / 2 : height;
    assert.ok(mine - lowest >= 16, `${cards} cards at ${width}: ${mine - lowest} below`);
    const upper = places.filter((place) => place.upper);
    assert.equal(upper.length, shape === "tall" && cards > 7 ? Math.ceil(cards / 2) : 0);
    if (upper.length) assert.ok(layout.handTop - layout.prompt.y - 13 >= 20, `${layout.handTop - layout.prompt.y}`);
  }
});

test("a phone shows more than seven cards in two rows", () => {
  assert.equal(handRows(7, 346), 1);
  assert.equal(handRows(8, 346), 2);
  assert.equal(handRows(17, 1180), 1);
  assert.deepEqual([12, 13].map((cards) => handRows(cards, 346, true)), [1, 2], "one that is only looked at");
});

test("a desk, a sheet held upright, a phone and a phone held sideways have a shape each", () => {
  assert.deepEqual([[1179, 800], [698, 1024], [362, 844], [770, 390], [1024, 500]].map(([width, view]) => tableShape(width, view)), [
    "wide", "tablet", "tall", "low", "wide",
  ]);
});

test("a wide screen is used: its cards and plates are larger", () => {
  const desk = tableLayout({ seats: 4, width: 1179, height: 642, cards: 10 });
  const wide = tableLayout({ seats: 4, width: 1619, height: 922, cards: 10 });
  assert.ok(wide.cardW > desk.cardW * 1.3 && wide.scale > 1.3 && wide.places[1].w > desk.places[1].w * 1.3);
});

test("a phone is only made as high as its seats, its numbers and its hand need", () => {
  const tall = (seats, cards) => leastHeight(seats, "tall", { width: 362, cards });
  assert.ok(tall(4, 10) <= 580 && tall(10, 5) <= 680 && tall(10, 10) > tall(10, 5));
});

test("a phone's plates end where a panel may begin, unless some sit at the sides", () => {
  const [four, six] = [4, 6].map((seats) => tableLayout({ seats, width: 346, height: 690, cards: 6 }));
  assert.equal(platesEnd(four), four.places[1].y + four.places[1].h / 2);
  assert.equal(platesEnd(six), 0);
});

test("a screen across the room has larger played cards, and its line of words stands in the middle above the plate at the foot", () => {
  const [own, far] = [false, true].map((watches) => tableLayout({ seats: 4, width: 1904, height: 1064, cards: 7, watches, shape: "wide" }));
  assert.ok(far.slots[0].w > 1.05 * own.slots[0].w, `${far.slots[0].w} and ${own.slots[0].w}`);
  assert.ok(far.prompt.y < far.handTop && far.prompt.x === far.places[0].x);
});

test("a screen across the room has larger plates and no room for a hand", () => {
  for (const [width, height] of [[1260, 700], [1900, 1060]]) {
    const [own, far] = [false, true].map((watches) => tableLayout({ seats: 4, width, height, cards: 7, watches }));
    assert.ok(far.scale > own.scale * 1.2);
    assert.ok(far.handTop > own.handTop);
  }
});

test("where all sit opposite, the trick lies together in the middle of the felt, clear of the plates and no smaller than my hand allows", () => {
  for (const [width, height, seats, shape] of [[362, 698, 3, "tall"], [362, 698, 4, "tall"], [698, 866, 3, "tablet"]]) {
    const { slots, places, zone, cardW } = tableLayout({ seats, width, height, cards: 5, shape });
    const where = `${seats} seats at ${width} x ${height}`;
    const [highest, lowest] = [Math.min(...slots.map(({ y }) => y)), Math.max(...slots.map(({ y }) => y))];
    assert.ok(Math.abs((highest + lowest) / 2 - (zone.top + zone.bottom) / 2) < 0.06 * height, `${where}: ${highest} to ${lowest}`);
    slots.slice(1).forEach(({ y, w }, no) => assert.ok(y - w * 0.7 - (places[no + 1].y + places[no + 1].h / 2) >= 6, where));
    assert.ok(slots[0].w > cardW - 1, where);
  }
});

test("a sheet held upright is used: one sits between trump and deal, and up to five have large cards in hand and trick", () => {
  for (const [seats, least] of [[2, 130], [3, 130], [4, 130], [5, 125], [6, 100]]) {
    const { slots, cardW, places: [, ...others], between } = tableLayout({ seats, width: 698, height: 866, cards: 10, shape: "tablet" });
    assert.ok(slots[0].w >= least && cardW >= 115, `${seats} seats: ${slots[0].w} and ${cardW}`);
    assert.equal(between, seats === 2 || seats === 4);
    const top = others.filter(({ edge }) => edge === "top");
    if (between) assert.ok(top.length === 1 && top[0].x - top[0].w / 2 >= 186 && top[0].y < 50, `${seats} seats`);
  }
});

test("seven and more on what is held upright sit in rows in the order in which they play, above a trick as large as the breadth allows", () => {
  for (const [seats, phone, tablet] of [[7, 70, 90], [8, 70, 90], [9, 56, 90], [10, 56, 90]]) {
    for (const [width, height, shape, least] of [[362, 698, "tall", phone], [698, 866, "tablet", tablet]]) {
      const { slots, places: [, ...others] } = tableLayout({ seats, width, height, cards: 5, shape });
      const where = `${seats} seats at ${width} x ${height}`;
      assert.ok(slots[0].w >= least, `${where}: ${slots[0].w}`);
      others.slice(1).forEach(({ x, y }, no) => assert.ok(y > others[no].y || (y === others[no].y && x > others[no].x), where));
      assert.ok(others.every(({ y, h, w }) => y + h / 2 < slots[0].y - 0.7 * slots[0].w && w >= 114), where);
    }
  }
});

test("the trick of seven and more lies in the middle of the felt, each place where it was from the first card on, and none is lifted", () => {
  for (const [width, height, view] of [...DESKS, [712, 314, 390], [362, 698, 844], [698, 866, 1024]]) {
    for (let seats = 7; seats <= 10; seats += 1) {
      const { slots, inOrder } = tableLayout({ seats, width, height, cards: 5, shape: tableShape(width, view) });
      const first = slots.filter(({ y }) => y === slots[0].y).map(({ x }) => x);
      assert.ok(inOrder && Math.abs(first[0] + first.at(-1) - width) < 1, `${seats} seats at ${width} x ${height}`);
      for (const slot of slots) assert.deepEqual(liftedSlot(slot, { slots }), { ...slot, over: true });
    }
  }
});

test("the cards of a trick are nearly as large as my hand's, in a row where the height is scarce, and mine lies before me", () => {
  for (const [width, height, seats, view] of [[1179, 468, 4, 800], [712, 314, 4, 390], [712, 314, 2, 390], [1179, 642, 2, 800], [1179, 642, 6, 800], [362, 698, 6, 844]]) {
    const { slots, cardW } = tableLayout({ seats, width, height, cards: 5, shape: tableShape(width, view) });
    const where = `${seats} seats at ${width} x ${height}`;
    assert.ok(slots[0].w > 0.8 * cardW, `${where}: ${slots[0].w} and ${cardW}`);
    assert.ok(Math.abs(slots[0].x - width / 2) < 0.6 * slots[0].w, where);
  }
});

test("up to four players' cards lie beside each other with the same gap on all sides, but for four at a desk", () => {
  for (const [width, height, view] of [[1179, 642, 800], [1619, 922, 1080], [698, 866, 1024], [712, 314, 390], [794, 354, 430], [938, 577, 768], [362, 698, 844], [332, 594, 740]]) {
    for (let seats = 2; seats <= 4; seats += 1) {
      for (const cards of [5, 10]) {
        const shape = tableShape(width, view);
        if (shape === "wide" && seats === 4) continue; // there each lies towards its seat
        const { slots } = tableLayout({ seats, width, height: Math.max(height, leastHeight(seats, shape, { width, cards })), cards, shape });
        const w = slots[0].w;
        const gaps = slots.map((slot) => Math.min(...slots.filter((other) => other !== slot).map(({ x, y }) => Math.max(Math.abs(x - slot.x) - w, Math.abs(y - slot.y) - 1.4 * w))));
        const where = `${seats} seats, ${cards} cards at ${width} x ${height}: ${gaps}`;
        assert.ok(Math.min(...gaps) >= 5 && Math.max(...gaps) <= Math.max(18, 0.2 * w) && Math.max(...gaps) - Math.min(...gaps) < 2, where);
      }
    }
  }
});

test("at a desk of four the trick is a cross: mine and the one across on the middle axis, those at the sides as far from it and towards their owners", () => {
  for (const [width, height] of [[1179, 642], [1184, 600], [1619, 922], [1820, 925], [938, 577]]) {
    const { slots: [mine, left, across, right], cardW } = tableLayout({ seats: 4, width, height, cards: 10 });
    const where = `${width} x ${height}`;
    const h = mine.w * 1.4;
    assert.ok(mine.w > 0.75 * cardW, `${where}: ${mine.w} and ${cardW}`);
    assert.ok(mine.x === width / 2 && across.x === width / 2 && mine.turn === 0 && across.turn === 0, where);
    assert.ok(mine.y - across.y >= 0.94 * h && mine.y - across.y < 1.1 * h, where);
    assert.ok(Math.abs(left.y - (mine.y + across.y) / 2) < 1 && left.y === right.y, where);
    assert.ok(Math.abs(width / 2 - left.x - (right.x - width / 2)) < 0.01 && right.x - mine.x < 1.25 * mine.w && left.turn === -right.turn, where);
  }
});

test("with up to six players the trick is the same at both sides of the middle, and its cards are no larger than my hand's, but for a little on a bare sheet", () => {
  for (const [width, height, view] of [[1179, 642, 800], [1619, 922, 1080], [698, 866, 1024], [712, 314, 390], [362, 698, 844]]) {
    for (let seats = 2; seats <= 6; seats += 1) {
      for (let cards = 1; cards <= 10; cards += 1) {
        const shape = tableShape(width, view);
        const { slots, cardW } = tableLayout({ seats, width, height: Math.max(height, leastHeight(seats, shape, { width, cards })), cards, shape });
        const where = `${seats} seats, ${cards} cards at ${width} x ${height}`;
        const across = slots.map(({ x }) => Math.round(x - width / 2));
        const mirrored = (x) => across.some((other) => Math.abs(x + other) <= 1);
        assert.ok(across.every(mirrored), `${where}: ${across}`);
        const most = shape === "tablet" ? 1.15 * cardW : cardW;
        assert.ok(slots[0].w <= most, `${where}: ${slots[0].w} and ${cardW}`);
      }
    }
  }
});

test("the line of words lies on no card of the trick, however many play and hold, lifted or not", () => {
  for (const [width, height, view] of [[1179, 642, 800], [1619, 922, 1080], [698, 866, 1024], [712, 314, 390], [362, 698, 844]]) {
    for (let seats = 2; seats <= 6; seats += 1) {
      for (let cards = 1; cards <= 10; cards += 1) {
        const shape = tableShape(width, view);
        const layout = tableLayout({ seats, width, height: Math.max(height, leastHeight(seats, shape, { width, cards })), cards, shape });
        const line = layout.prompt.y - 13 * layout.scale;
        const lowest = Math.max(...layout.slots.flatMap((slot) => [slot, liftedSlot(slot, layout)]).map(({ y, w }) => y + 0.7 * w));
        assert.ok(lowest <= line, `${seats} seats, ${cards} cards at ${width} x ${height}: ${lowest} and ${line}`);
      }
    }
  }
});

test("up to four players' cards lie in the middle of the felt, as far out at the left as at the right, and reach each other", () => {
  for (const [width, height, view] of [[1179, 642, 800], [1619, 922, 1080], [698, 866, 1024], [712, 314, 390], [362, 698, 844]]) {
    for (let seats = 2; seats <= 4; seats += 1) {
      if (seats === 4 && width > 900) continue;
      const { slots, zone } = tableLayout({ seats, width, height, cards: 5, shape: tableShape(width, view) });
      const [across, down] = ["x", "y"].map((axis) => slots.map((slot) => slot[axis]));
      const middle = (list) => (Math.max(...list) + Math.min(...list)) / 2;
      const where = `${seats} seats at ${width} x ${height}`;
      assert.ok(Math.abs(middle(across) - width / 2) < 1, where);
      assert.ok(Math.abs(middle(down) - (zone.top + zone.bottom) / 2) < 0.06 * slots[0].w * 1.4 + 1, where);
      slots.forEach((slot, no) => {
        const gaps = slots.filter((_, at) => at !== no).map(({ x, y }) => Math.max(Math.abs(x - slot.x) - slot.w, Math.abs(y - slot.y) - 1.4 * slot.w));
        assert.ok(Math.min(...gaps) < 0.45 * slot.w, `${where}: ${no} lies apart`);
      });
    }
  }
});

test("from five players on played cards wear their owners' faces, on every screen", () => {
  const faced = (width, height, view) => [2, 3, 4, 5, 6, 7, 8, 9, 10].filter((seats) => tableLayout({ seats, width, height, cards: 5, shape: tableShape(width, view) }).faced);
  for (const screen of [[712, 314, 390], [362, 698, 844], [698, 866, 1024], [1179, 642, 800]]) assert.deepEqual(faced(...screen), [5, 6, 7, 8, 9, 10]);
});

const apart = (one, other) => Math.max(Math.abs(one.x - other.x) - (one.w + other.w) / 2, Math.abs(one.y - other.y) - 0.7 * (one.w + other.w));

/** Every table of five and more on such screens. */
function eachOfMany(screens, check) {
  for (const [width, height, view] of screens) {
    for (let seats = 5; seats <= 10; seats += 1) {
      check(tableLayout({ seats, width, height, cards: 5, shape: tableShape(width, view) }), `${seats} seats at ${width} x ${height}`);
    }
  }
}

test("from five players on no played card lies on another", () => {
  eachOfMany([...DESKS, [712, 314, 390], [362, 698, 844], [698, 866, 1024]], ({ slots }, where) => {
    slots.forEach((slot, no) => slots.slice(no + 1).forEach((other) => assert.ok(apart(slot, other) >= 0, where)));
  });
});

test("five and more at a desk have their trick in the middle of the felt, nearly as large as my hand's cards, and air around each", () => {
  eachOfMany(DESKS, ({ slots, zone, width, cardW }, where) => {
    const [across, w] = [slots.map(({ x }) => x), slots[0].w];
    assert.ok(Math.abs(Math.max(...across) + Math.min(...across) - width) < 1, where);
    assert.ok(w > (width > 1000 ? 0.82 : 0.72) * cardW, `${where}: ${w} and ${cardW}`);
    assert.ok(slots.every(({ x }) => x - w / 2 > zone.left && x + w / 2 < zone.right), where);
    slots.forEach((slot, no) => slots.slice(no + 1).forEach((other) => assert.ok(apart(slot, other) >= 8, where)));
  });
});

test("five and six at a desk find their cards in the order in which they sit: clockwise, mine in the middle below, the others' on their side", () => {
  eachOfMany(DESKS, ({ slots, places, width, inOrder }, where) => {
    if (inOrder) return;
    assert.ok(Math.abs(slots[0].x - width / 2) < 1 && slots.every(({ y }) => y <= slots[0].y + 1), where);
    const middle = (Math.min(...slots.map(({ y }) => y)) + slots[0].y) / 2;
    const turns = slots.map(({ x, y }) => (Math.atan2(width / 2 - x, y - middle) + 2 * Math.PI) % (2 * Math.PI));
    assert.deepEqual(turns, [...turns].sort((one, other) => one - other), where);
    places.forEach(({ x }, no) => assert.ok((x - width / 2) * (slots[no].x - width / 2) >= 0, `${where}: ${no}`));
  });
});

test("the card that takes a trick of many is lifted on top of all and hides none", () => {
  eachOfMany([...DESKS, [712, 314, 390]], ({ slots }, where) => assert.ok(slots.every((slot) => liftedSlot(slot, { slots }).over), where));
});

test("a hand lies open where there is room: no card on another, with even gaps", () => {
  for (const [width, height, view, open] of [[1179, 642, 800, 8], [1619, 922, 1080, 8], [938, 577, 768, 8], [698, 866, 1024, 6], [712, 314, 390, 6]]) {
    for (let cards = 2; cards <= open; cards += 1) {
      const layout = tableLayout({ seats: 4, width, height, cards, shape: tableShape(width, view) });
      const across = handPlaces(cards, layout).map(({ x }) => x);
      across.slice(1).forEach((x, no) => assert.ok(x - across[no] >= layout.cardW + 4, `${cards} cards at ${width}: ${x - across[no]} and ${layout.cardW}`));
    }
  }
});

test("three at a desk sit face to face, and nobody above the trick: it begins higher", () => {
  const [three, four] = [3, 4].map((seats) => tableLayout({ seats, width: 1179, height: 642, cards: 5 }));
  assert.deepEqual(three.places.map(({ edge }) => edge), ["bottom", "left", "right"]);
  assert.ok(three.zone.top < four.zone.top - 50 && three.slots[0].w > four.slots[0].w);
});

test("with three and four at a desk played cards are as large as the height and my hand allow, and the one that takes the trick lies on top", () => {
  for (const [width, height] of [[1179, 642], [1619, 922]]) {
    const [three, four] = [3, 4].map((seats) => tableLayout({ seats, width, height, cards: 5 }));
    assert.ok(three.slots[0].w > 0.97 * three.cardW && four.slots[0].w > 0.85 * four.cardW);
    for (const { slots } of [three, four]) assert.ok(slots.every((slot) => liftedSlot(slot, { slots }).over));
  }
});

test("cards that are dealt to others come to lie along the fan below their plate, and never beyond its end", () => {
  const plate = { x: 300, y: 100, w: 200, h: 58 };
  const fan = Array.from({ length: 14 }, (_, no) => fanPlace(plate, no, 1));
  assert.ok(fan[0].x > 200 + 62 && fan[1].x - fan[0].x === 9);
  assert.ok(fan.every(({ x, y, w }) => x + w / 2 <= 400 - 8 && y > 129 && y < 143));
  assert.equal(fanPlace({ ...plate, w: 300, h: 87 }, 0, 1.5).x, 150 + 66.5 * 1.5);
});

test("on a phone what no lesson has spoken of takes no room: the cards have it", () => {
  for (const [width, height] of [[352, 574], [322, 450]]) {
    const [taught, game] = [["bids", "trump"], []].map((hides) => tableLayout({ seats: 3, width, height, cards: 3, shape: "tall", hides }));
    assert.ok(taught.zone.bottom - taught.zone.top > game.zone.bottom - game.zone.top + 30, `${width} x ${height}`);
    assert.ok(taught.cardW >= 1.15 * game.cardW && taught.cardW * 3 < width, `${width} x ${height}: ${taught.cardW}`);
    const edge = taught.places[1].y + taught.places[1].h / 2;
    assert.ok(taught.slots.every(({ y, w }) => y - (w * CARD_RATIO) / 2 > edge + 10), "the mark of the led card stands clear of the plates");
  }
  assert.equal(leastHeight(3, "tall", { width: 322, cards: 3, hides: ["bids", "trump"] }), 450);
});
