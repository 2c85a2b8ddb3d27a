import assert from "node:assert/strict";
import { test } from "node:test";
import { listWidths } from "../../../riverlib/boards/cards/advice_list.js";
import { advicePlaces, comfortable, leftIn, sameGround, widthsIn } from "../../../riverlib/boards/cards/advice_place.js";
import { bidsLayout, handPlaces, tableLayout } from "../../../riverlib/boards/cards/geometry.js";

const STAGES = { tall: [366, 698], low: [700, 322], tablet: [730, 860], wide: [1210, 640] };
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const SAID = { tall: 80, low: 44, tablet: 120, wide: 110 }; // of height that a first reason needs

function placesOf(shape, seats, cards, { isBid = false, played = 0 }) {
  const [width, height] = STAGES[shape];
  const layout = tableLayout({ seats, width, height, cards, shape });
  const [{ x, y, w, h }] = layout.places;
  const lying = {
    hand: handPlaces(cards, layout), plate: { x, y, w: w ?? 260, h }, told: [], bids: isBid ? bidsLayout(cards, layout) : null,
    played: Array.from({ length: played }, (_, no) => no + 1), led: played ? 1 : -1,
  };
  return { layout, lying, places: advicePlaces(layout, lying) };
}

/** A phone held sideways, with so many at the table and so many numbers that no felt is bare. */
const isCrowded = (shape, seats, cards, { isBid }) => shape === "low" && seats >= 7 && cards >= 7 && Boolean(isBid);

/** The part of a played card that shows its rank and suit. */
const told = (box) => ({ ...box, y: box.y - box.h / 4, h: box.h / 2 });

const meets = (one, { x, y, w, h }) => one.left < x + w / 2 - 1 && one.right > x - w / 2 + 1 && one.top < y + h / 2 - 1 && one.bottom > y - h / 2 + 1;

test("the coach speaks on no card, number or plate, whatever the table; on played cards only where it is said to", () => {
  for (const shape of Object.keys(STAGES)) {
    for (const seats of SEATS) {
      for (const cards of [1, 4, 7, 10]) {
        for (const now of [{ isBid: true }, { played: 0 }, { played: 1 }, { played: seats - 1 }]) {
          const { layout, lying, places } = placesOf(shape, seats, cards, now);
          const hand = lying.hand.map((each) => ({ ...each, w: layout.cardW, h: layout.cardH }));
          const trick = lying.played.map((no) => ({ ...layout.slots[no], h: layout.slots[no].w * 1.4 }));
          for (const { x, w, foot, room, over } of places) {
            const box = { left: x, right: x + w, top: foot - room, bottom: foot };
            const own = isCrowded(shape, seats, cards, now) ? [] : [...hand, lying.plate];
            const clear = [...layout.places.slice(1), ...own, ...(lying.bids ? [lying.bids] : []), ...(over > 1 ? [] : over ? trick.map(told) : trick)];
            assert.ok(clear.every((each) => !meets(box, each)), `${shape} ${seats} ${cards} ${JSON.stringify(now)}`);
            assert.ok(box.left >= 0 && box.right <= layout.width && box.top >= 0 && box.bottom <= layout.height);
          }
          assert.ok(places.length, `${shape} ${seats} ${cards} ${JSON.stringify(now)}`);
        }
      }
    }
  }
});

test("with four at the table there is bare felt for a first reason, at every size and moment", () => {
  for (const shape of Object.keys(STAGES)) {
    for (const now of [{ isBid: true }, { played: 0 }, { played: 1 }, { played: 3 }]) {
      const { places } = placesOf(shape, 4, 10, now);
      assert.ok(places.some(({ over, room }) => !over && room >= SAID[shape]), `${shape} ${JSON.stringify(now)}`);
    }
  }
});

test("numbers on a desk stand so low that a whole hint stands above them", () => {
  const { lying: { bids }, places } = placesOf("wide", 4, 10, { isBid: true });
  assert.ok(places.some(({ foot, room }) => foot < bids.y - bids.h / 2 && room >= 160));
});

test("a hint about a bid stands in the free middle above the numbers, also at a large table", () => {
  for (const seats of [4, 5, 7]) {
    const { lying: { bids }, layout, places: [first] } = placesOf("wide", seats, 7, { isBid: true });
    assert.ok(first.foot < bids.y - bids.h / 2 && first.x < layout.width / 2 && first.right > layout.width / 2, `${seats}`);
  }
});

test("the place nearest to my hand comes first, and played cards last", () => {
  const { layout, places } = placesOf("wide", 4, 10, { played: 0 });
  assert.ok(places[0].foot > layout.handTop - 40);
  const all = placesOf("wide", 4, 10, { played: 3 }).places;
  assert.deepEqual(all.map(({ over }) => over), all.map(({ over }) => over).sort());
});

test("a narrow box stands as near to the middle as its place allows, and few words in no long line", () => {
  assert.equal(leftIn({ x: 100, right: 900 }, 200, { width: 1000 }), 400);
  assert.equal(leftIn({ x: 20, right: 300 }, 200, { width: 1000 }), 100);
  assert.equal(leftIn({ x: 700, right: 980 }, 200, { width: 1000 }), 700);
  assert.equal(leftIn({ x: 100, right: 900 }, 200, { width: 1000 }, 700), 534, "it reaches as far as what it speaks of");
  assert.equal(leftIn({ x: 100, right: 620 }, 200, { width: 1000 }, 700), 420);
  assert.deepEqual(widthsIn({ w: 660 }, 1), [380, 480, 660]);
  assert.deepEqual(widthsIn({ w: 300 }, 1), [300]);
});

test("at a desk a narrow column comes after all places in which words stand in lines; on a phone there is no other", () => {
  const places = [{ w: 200 }, { w: 400 }, { w: 280 }, { w: 660 }];
  assert.deepEqual(comfortable(places, { shape: "wide", scale: 1 }).map(({ w }) => w), [400, 660, 200, 280]);
  assert.deepEqual(comfortable(places, { shape: "wide", scale: 1.5 }).map(({ w }) => w), [660, 200, 400, 280]);
  assert.deepEqual(comfortable(places, { shape: "tall", scale: 1 }), places);
});

test("what grows stays in the ground in which it stands", () => {
  const beside = { x: 839, right: 1221, foot: 570 };
  const over = { x: 60, right: 440, foot: 570 };
  const high = { ...beside, foot: 300 };
  const at = { left: 841, w: 376, foot: 570 };
  assert.deepEqual(sameGround([over, high, beside], at, { scale: 1 }), [beside]);
});

test("beside the numbers of two players words stand as high as their number, so that a tail leads there", () => {
  const layout = tableLayout({ seats: 2, width: 1180, height: 566, cards: 3, shape: "wide", odds: true });
  const [{ x, y, w, h }] = layout.places;
  const bids = bidsLayout(3, layout);
  const level = bids.y - 10;
  const lying = { hand: handPlaces(3, layout), plate: { x, y, w: w ?? 260, h }, told: [], bids, played: [] };
  const beside = advicePlaces(layout, { ...lying, of: bids.x + 30, level }).filter((place) => place.x >= bids.x + bids.w / 2);
  assert.ok(beside.some(({ foot }) => foot > level && foot <= level + 46 * layout.scale + 1));
});

test("no words lie over the chances above the upper row of a phone", () => {
  const layout = tableLayout({ seats: 4, width: 366, height: 698, cards: 10, shape: "tall", odds: true });
  const hand = handPlaces(10, layout);
  const top = Math.min(...hand.map((each) => each.y)) - layout.cardH / 2;
  const [{ x, y, w, h }] = layout.places;
  const places = advicePlaces(layout, { hand, tags: 20, plate: { x, y, w: w ?? 260, h }, told: [], bids: null, played: [1], led: 1 });
  assert.ok(places.filter(({ w: across }) => across > 300).every(({ foot }) => foot <= top - 20));
});

test("what else there is stands in lines that can be read across, however broad the felt is", () => {
  for (const scale of [1, 1.4]) {
    const widths = listWidths({ w: 924 }, scale);
    assert.ok(Math.max(...widths) <= 470 * scale && widths[0] <= 420 * scale, `${widths}`);
  }
  assert.deepEqual(listWidths({ w: 240 }, 1), [240]);
});
