import assert from "node:assert/strict";
import test from "node:test";

import { tableLayout } from "../../../riverlib/boards/cards/geometry.js";
import { clearRoom, fitPanel, lieOnDesk, lieOnPhone } from "../../../riverlib/boards/cards/panel_place.js";

const DESK = { shape: "wide", width: 1180, height: 642 };
const SCREEN = { shape: "wide", width: 1904, height: 1064, watches: true };
const FROM_DRAWN = { deal: { w: 708, h: 389 }, six: { w: 660, h: 483 }, eight: { w: 844, h: 499 }, watched: { w: 680, h: 305 } };

/** The panel on the stage, as a box. */
function boxOf(layout, room, fit) {
  const w = fit.w * fit.zoom;
  return { left: (layout.width - w) / 2, right: (layout.width + w) / 2, top: room.top, bottom: room.top + fit.h * fit.zoom };
}

function covered(layout, box) {
  return layout.places.filter(({ x, y, w, h }) => x - w / 2 < box.right && x + w / 2 > box.left && y - h / 2 < box.bottom && y + h / 2 > box.top);
}

test("between the plates nothing is covered, however many sit at a desk or at a big screen", () => {
  for (const [stage, most] of [[DESK, 1], [SCREEN, 2]]) {
    for (let seats = 2; seats <= 10; seats += 1) {
      const layout = tableLayout({ ...stage, seats });
      const room = clearRoom(layout);
      const fit = fitPanel({ w: 600, h: 200 }, room, most);
      assert.ok(fit, `${seats} seats at ${stage.width}`);
      assert.deepEqual(covered(layout, boxOf(layout, room, fit)), [], `${seats} seats at ${stage.width}`);
    }
  }
});

test("up to six at a desk have their result between the plates, more have it over a darkened table", () => {
  const roomFor = (seats) => clearRoom(tableLayout({ ...DESK, seats }));
  assert.ok(fitPanel(FROM_DRAWN.deal, roomFor(4), 1));
  assert.ok(fitPanel(FROM_DRAWN.six, roomFor(6), 1));
  assert.equal(fitPanel(FROM_DRAWN.eight, roomFor(8), 1), null);
});

test("on a tablet a result as wide as the table lies below the plates, or where some sit at the sides over a darkened table", () => {
  const lies = (seats) => lieOnDesk({ most: 1, w: 678, h: 415 }, tableLayout({ shape: "tablet", width: 698, height: 866, seats }), null, 600).clear;
  assert.deepEqual([2, 3, 4, 5, 8, 10].map(lies), [true, true, false, false, true, true]);
});

test("a panel is narrowed to the room, and never below what its rows need", () => {
  assert.equal(fitPanel({ w: 900, h: 300 }, { w: 700, h: 400 }, 1).w, 700);
  assert.equal(fitPanel({ w: 900, h: 300 }, { w: 580, h: 400 }, 1), null);
});

test("across a room it is as large as it fits, and no larger than asked for", () => {
  const room = clearRoom(tableLayout({ ...SCREEN, seats: 4 }));
  const fit = fitPanel(FROM_DRAWN.watched, room, 2);
  assert.ok(fit.zoom > 1.5 && fit.zoom <= 2, String(fit.zoom));
  assert.ok(fit.w * fit.zoom <= room.w && FROM_DRAWN.watched.h * fit.zoom <= room.h);
  assert.equal(fitPanel({ w: 300, h: 100 }, room, 2).zoom, 2);
});

test("at a great desk a result is as large against the board as the plates, and lies in the middle between them", () => {
  const layout = tableLayout({ shape: "wide", width: 1622, height: 926, seats: 4 });
  const room = clearRoom(layout);
  const lying = lieOnDesk({ most: 1, w: 680, h: 389 }, layout, null, 600);
  assert.ok(lying.clear && lying.zoom >= 1.3 && lying.zoom <= layout.scale, String(lying.zoom));
  const [above, below] = [lying.top * lying.zoom - room.top, room.h - (lying.top * lying.zoom - room.top) - 389 * lying.zoom];
  assert.ok(Math.abs(above - below) < 2, `${above} above, ${below} below`);
});

test("a sheet begins where the result did, higher up where it needs the room, and has the whole table where that is too little", () => {
  const layout = tableLayout({ ...DESK, seats: 4 });
  const room = clearRoom(layout);
  const result = lieOnDesk({ most: 1, w: 708, h: 300 }, layout, null, 600);
  assert.ok(result.clear && result.top > room.top);
  const begun = { top: result.top * result.zoom, zoom: result.zoom, clear: true };
  const small = lieOnDesk({ most: 1, w: 708, h: 310 }, layout, begun, 600);
  assert.ok(Math.abs(small.top * small.zoom - begun.top) < 1);
  const large = lieOnDesk({ most: 1, w: 708, h: Math.floor(room.h) - 2 }, layout, begun, 600);
  assert.ok(large.clear && large.top * large.zoom < begun.top && large.top * large.zoom + large.room * large.zoom <= room.top + room.h + 1);
  const whole = lieOnDesk({ most: 1, w: 708, h: 600 }, layout, begun, 600);
  assert.ok(!whole.clear && whole.zoom >= 1 && (whole.top + 600) * whole.zoom <= layout.height - 9, "as large as the table has room for");
  assert.ok(whole.room >= 600);
  assert.equal(lieOnDesk({ most: 1, w: 708, h: 900 }, layout, begun, 600).room, layout.height - 20, "what has no room scrolls");
});

test("the end of a game fills a darkened desk, and its other tabs keep its size and place", () => {
  const layout = tableLayout({ ...DESK, seats: 4 });
  const result = lieOnDesk({ most: 1, w: 820, h: 400 }, layout, null, 820);
  assert.ok(!result.clear && result.zoom >= 1.2, String(result.zoom));
  assert.ok((result.top + 400) * result.zoom <= layout.height - 10 && 820 * result.zoom <= layout.width - 20);
  const begun = { top: result.top * result.zoom, zoom: result.zoom, clear: false };
  const deal = lieOnDesk({ most: 1, w: 820, h: 330 }, layout, begun, 820);
  assert.deepEqual([deal.zoom, deal.top], [result.zoom, result.top]);
  const sheet = lieOnDesk({ most: 1, w: 820, h: 900 }, layout, begun, 820);
  assert.deepEqual([sheet.zoom, sheet.top], [result.zoom, 10], "a long sheet begins at the rim");
  const many = lieOnDesk({ most: 1, w: 820, h: 600 }, layout, null, 820);
  assert.ok(many.zoom <= (layout.height - 20) / 600 + 0.001, "nothing is enlarged out of the table");
});

test("on a phone a panel lies below the plates, or covers their row wholly, or trump and deal as well", () => {
  const layout = tableLayout({ shape: "tall", width: 346, height: 690, seats: 4 });
  const ends = Math.max(...layout.places.slice(1).map(({ y, h }) => y + h / 2));
  const small = lieOnPhone({ most: 1, h: 300 }, layout);
  assert.ok(small.clear && small.top >= ends);
  const middle = lieOnPhone({ most: 1, h: 560 }, layout);
  assert.deepEqual([middle.clear, middle.top, middle.top + middle.room], [false, layout.header, 684]);
  const six = tableLayout({ shape: "tall", width: 346, height: 690, seats: 6 });
  const row = Math.max(...six.places.filter(({ edge }) => edge === "top").map(({ y, h }) => y + h / 2));
  assert.equal(lieOnPhone({ most: 1, h: 500 }, six).top, 184, "those at the sides are covered");
  assert.ok(row <= 184);
  const high = lieOnPhone({ most: 1, h: 650 }, layout);
  assert.ok(!high.clear && high.top <= 6 && high.room > 650);
  assert.equal(lieOnPhone({ most: 1, h: 500 }, six, { top: 60, zoom: 1, clear: false }).top, 60, "another tab begins where the first one does");
  assert.equal(lieOnPhone({ most: 1, h: 500 }, six, { top: 300, zoom: 1, clear: false }).top, 184, "or higher, where it needs the room");
});
