import assert from "node:assert/strict";
import test from "node:test";
import { hiddenBy } from "../../../riverlib/boards/clear_room.js";
import { answersRow } from "../../../riverlib/boards/race/advice.js";
import { freeLane } from "../../../riverlib/boards/race/clear_room.js";
import { riverLayout } from "../../../riverlib/boards/race/geometry.js";
import { pressedThing } from "../../../riverlib/boards/race/near_press.js";
import { chancesAsRiding, promptAsRiding, promptBesideDie, rideRow } from "../../../riverlib/boards/race/ride_room.js";

/** @type {[string, number, number][]} */
const STAGES = [["wide", 1184, 642], ["wide", 1620, 922], ["low", 702, 312], ["tablet", 716, 862], ["tall", 362, 698]];
const layoutOf = ([form, width, height], seats, cards = 10) => riverLayout({ form, width, height, cards, seats, boats: 3, docks: 12 });
const boxOf = ({ x, y, size }) => ({ x, y, w: size, h: size });
const fleetOf = (seats, boats = 3) => Array.from({ length: seats * boats }, (_, no) => ({ seat: Math.floor(no / boats), boat: no % boats }));

/** The greatest part of one of these places that another one hides. */
function worst(places) {
  return Math.max(0, ...places.flatMap((one, no) => places.filter((_, other) => other !== no)
    .map((other) => hiddenBy(boxOf(one), [boxOf(other)]) / Math.min(one.size, other.size) ** 2)));
}

test("no boat of a card lies on another, however many play, but in a stack", () => {
  for (const stage of STAGES) {
    for (const seats of [2, 3, 4]) {
      const layout = layoutOf(stage, seats);
      const places = layout.boatsOn(3, fleetOf(seats)).filter(({ under }) => !under);
      assert.ok(worst(places) < 0.01, `${stage}, ${seats} seats: ${worst(places)}`);
      if (!layout.stacks) assert.ok(places.every(({ size }) => size >= 30), `${stage}, ${seats} seats: ${places[0].size}`);
    }
  }
});

test("each colour of a card lies in the same formation, in its own lane, its tip towards the harbour", () => {
  for (const stage of STAGES) {
    for (const seats of [2, 3, 4]) {
      const layout = layoutOf(stage, seats);
      const places = layout.boatsOn(3, fleetOf(seats));
      const shape = (seat) => places.slice(seat * 3, seat * 3 + 3).map(({ x, y }) => [x - places[seat * 3].x, y - places[seat * 3].y].map(Math.round).join(" "));
      for (let seat = 1; seat < seats; seat += 1) assert.deepEqual(shape(seat), shape(0), `${stage}, ${seats} seats`);
      if (layout.shape === "wide") assert.ok(places[2].x >= places[0].x && places[0].x === places[1].x);
    }
  }
});

test("a press on a boat means that one, though one of its colour lies on the next card", () => {
  for (const stage of STAGES) {
    for (const seats of [2, 3, 4]) {
      const layout = layoutOf(stage, seats);
      const things = [4, 5].map((at) => ({ at, place: layout.boatsOn(at, [{ seat: 0, boat: at - 4 }])[0] }));
      const apart = Math.hypot(things[0].place.x - things[1].place.x, things[0].place.y - things[1].place.y);
      assert.ok(apart >= 26, `${stage}, ${seats} seats: ${apart}`);
      for (const { at, place: { x, y } } of things) {
        for (const off of [-0.45, 0, 0.45]) {
          const point = { x: x + off * apart * layout.upstream.dx, y: y + off * apart * layout.upstream.dy };
          assert.equal(pressedThing(point, things)?.at ?? at, at, `${stage}, ${seats} seats: ${off}`);
        }
      }
    }
  }
});

test("two boats of a player never lie on each other where nobody else is, but for a stack", () => {
  for (const stage of STAGES) {
    for (const seats of [2, 3, 4]) {
      const layout = layoutOf(stage, seats);
      if (layout.stacks) continue;
      const places = layout.boatsOn(3, [{ seat: seats - 1, boat: 0 }, { seat: seats - 1, boat: 2 }]);
      assert.ok(worst(places) < 0.07, `${stage}, ${seats} seats: ${worst(places)}`);
    }
  }
});

test("whoever lies on a card lies inside it, on no number and on no picture, and hides little of another", () => {
  let dice = 5;
  const drawn = (sides) => { dice = (dice * 48271) % 2147483647; return dice % sides; };
  for (const stage of STAGES) {
    for (let no = 0; no < 80; no += 1) {
      const seats = 2 + drawn(3);
      const layout = layoutOf(stage, seats, 6 + drawn(9));
      const there = fleetOf(seats).filter(() => drawn(2));
      const { x, y, w, h } = layout.card(2);
      const places = layout.boatsOn(2, there);
      assert.equal(places.length, there.length);
      assert.ok(worst(places.filter(({ under }) => !under)) <= (layout.form === "low" ? 0.5 : 0.3), `${stage}, ${seats} seats: ${worst(places)}`);
      for (const place of places) {
        const [along, across] = layout.shape === "wide" ? [place.y - (y - h / 2), place.x - x] : [place.x - (x - w / 2), place.y - y];
        assert.ok(along - place.size / 2 >= layout.cardSize.head - 1 && along + place.size / 2 <= (layout.shape === "wide" ? h : w) - layout.cardSize.foot + 1);
        if (layout.shape === "wide") assert.ok(Math.abs(across) + place.size / 2 <= w / 2);
      }
    }
  }
});

test("where a phone has no room for all boats side by side, those of a colour are one larger boat that says how many", () => {
  for (const [stage, cards] of /** @type {[[string, number, number], number][]} */ ([[STAGES[2], 13], [STAGES[4], 13]])) {
    const layout = layoutOf(stage, 4, cards);
    const places = layout.boatsOn(3, [...fleetOf(3), { seat: 3, boat: 1 }]);
    assert.deepEqual(places.map(({ layer = 1 }) => layer), [3, 2, 1, 3, 2, 1, 3, 2, 1, 1], `${stage}`);
    assert.deepEqual(places.map(({ under = false }) => under), [false, true, true, false, true, true, false, true, true, false]);
    assert.ok(places.every(({ size }, no) => size >= (no < 9 && stage[0] !== "tall" ? 30 : 26)), `${stage}: ${places.map(({ size }) => size)}`);
    assert.ok(worst(places.filter(({ under }) => !under)) === 0);
  }
});

test("on a phone a colour lies as it lay, whoever comes or leaves beside it", () => {
  for (const stage of [STAGES[2], STAGES[4]]) {
    for (const [seats, cards] of [[2, 10], [3, 10], [3, 13], [4, 8], [4, 10], [4, 13]]) {
      const layout = layoutOf(stage, seats, cards);
      for (const mine of [1, 2, 3]) {
        const own = fleetOf(1, mine);
        const alone = layout.boatsOn(3, own);
        for (const others of [1, 2, 3]) {
          const places = layout.boatsOn(3, fleetOf(seats).filter(({ seat, boat }) => boat < (seat ? others : mine))).slice(0, mine);
          const laid = (all) => all.map(({ x, y, size, layer }) => [x, y, size, layer]);
          assert.deepEqual(laid(places), laid(alone), `${stage}, ${seats} seats, ${cards} cards: ${mine} beside ${others}`);
        }
      }
    }
  }
});

test("on a phone a colour is not a stack now and a row later: one boat of it less leaves the others a stack", () => {
  for (const stage of [STAGES[2], STAGES[4]]) {
    const layout = layoutOf(stage, 4, 13);
    assert.deepEqual([3, 2].map((boats) => layout.boatsOn(3, fleetOf(1, boats))[0].layer), [3, 2], `${stage}`);
  }
});

test("on a phone a colour never leaves its lane where several meet", () => {
  for (const stage of [STAGES[2], STAGES[4]]) {
    const layout = layoutOf(stage, 4);
    for (const boats of [1, 2, 3]) {
      layout.boatsOn(3, fleetOf(4, boats)).forEach((place, no) => {
        const own = layout.boatsOn(3, [{ seat: Math.floor(no / boats), boat: 0 }])[0];
        const aside = layout.shape === "wide" ? place.y - own.y : place.x - own.x;
        assert.ok(Math.abs(aside) + place.size / 2 <= layout.lane / 2 + 1, `${stage}, ${boats} boats: ${aside}`);
      });
    }
  }
});

test("a ring around a boat stays on its card and touches no other ring, however many lie there", () => {
  for (const stage of STAGES) {
    for (const seats of [2, 3, 4]) {
      for (const boats of [1, 2, 3]) {
        const layout = layoutOf(stage, seats);
        const { x, y, w, h } = layout.card(3);
        const ringed = layout.boatsOn(3, fleetOf(seats, boats)).filter(({ ring, under }) => ring && !under);
        for (const { x: left, y: top, size, ring } of ringed) {
          const [across, off, room] = layout.shape === "wide" ? [ring.across, left - x, w] : [ring.across, top - y, h];
          assert.ok(Math.abs(off) + across / 2 <= room / 2, `${stage}, ${seats} seats: a ring leaves its card`);
          assert.ok(Math.max(ring.along, ring.across) >= size * 0.86 && ring.along <= size + 8);
        }
        for (const one of ringed) {
          for (const other of ringed) {
            if (one !== other) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= (one.ring.along + other.ring.along) / 2, `${stage}, ${seats} seats: rings cross`);
          }
        }
      }
    }
  }
});

test("the buttons to stay or to ride stand in one place, clear of what asks and of what is asked about", () => {
  for (const stage of STAGES) {
    for (const seats of [2, 3, 4]) {
      const layout = layoutOf(stage, seats);
      const { x, y, w, h } = rideRow(layout);
      const row = { x: x + w / 2, y: y + h / 2, w, h };
      const { die } = layout;
      const isWide = stage[0] === "wide"; // there the answers have the place of the button beside the die
      const spot = isWide ? { x: die.x - die.w / 2 + die.size / 2, y: die.y, w: die.size, h: die.size } : { x: die.x, y: die.y, w: die.w, h: die.h };
      assert.equal(hiddenBy(row, [layout.prompt, layout.channel, spot, layout.signs.harbour]), 0, `${stage}, ${seats} seats`);
      assert.ok(h >= (stage[0] === "low" ? 38 : 44) && w >= (isWide ? 110 : 180) && x >= 0 && x + w <= layout.width && y + h <= layout.height, `${stage}, ${seats} seats: ${w} x ${h}`);
    }
  }
});

test("on a wide bank neither the chances nor the line move while a boat may stay or ride", () => {
  for (const stage of [...STAGES, ["wide", 820, 500]].filter(([form]) => form === "wide")) {
    for (const seats of [2, 3, 4]) {
      const layout = layoutOf(/** @type {any} */ (stage), seats);
      assert.deepEqual([chancesAsRiding(layout), promptAsRiding(layout)], [layout.chances, layout.prompt], `${stage}, ${seats} seats`);
    }
  }
});

test("held in the hand the line has the place of the resting button while a boat is chosen: from the die to the end of the bank", () => {
  for (const stage of STAGES.filter(([form]) => form !== "wide")) {
    for (const seats of [2, 3, 4]) {
      const layout = layoutOf(stage, seats);
      const { die, prompt, chances, channel, fall } = layout;
      const line = promptBesideDie(layout);
      const cube = { x: die.x - die.w / 2 + die.size / 2, y: die.y, w: die.size, h: die.size };
      assert.equal(hiddenBy(line, [cube, chances, channel, fall]), 0, `${stage}, ${seats} seats`);
      assert.ok(line.w > prompt.w + 80 && Math.abs(line.x + line.w / 2 - prompt.x - prompt.w / 2) < 0.01, `${stage}, ${seats} seats`);
    }
  }
});

test("the chances stay in sight while a boat may stay or ride: clear of the die, of the line and of the answers", () => {
  for (const stage of [...STAGES, ["tall", 332, 620], ["wide", 820, 500], ["low", 560, 292]]) {
    for (const seats of [2, 3, 4]) {
      const layout = layoutOf(/** @type {any} */ (stage), seats);
      const { die } = layout;
      const [chances, line, row] = [chancesAsRiding(layout), promptAsRiding(layout), rideRow(layout)];
      const cube = { x: die.x - die.w / 2 + die.size / 2, y: die.y, w: die.size, h: die.size };
      const answers = { x: row.x + row.w / 2, y: row.y + row.h / 2, w: row.w, h: row.h };
      const which = `${stage}, ${seats} seats`;
      assert.equal(hiddenBy(chances, [cube, line, answers, layout.channel, layout.fall, layout.signs.harbour]), 0, which);
      assert.equal(hiddenBy(line, [cube, answers, layout.channel, layout.fall]), 0, which);
      assert.ok(chances.w >= 98 && chances.h >= 22 && line.h >= 20 && line.w >= 100, `${which}: ${chances.w} x ${chances.h}, ${line.w} x ${line.h}`);
    }
  }
});

test("a pale boat finds a lane that is free", () => {
  for (const stage of STAGES) {
    for (const seats of [2, 3, 4]) {
      const layout = layoutOf(stage, seats);
      const there = layout.boatsOn(4, [{ seat: 0, boat: 0 }, { seat: 0, boat: 1 }]);
      const place = freeLane(there[0], there, layout, 4);
      const seen = there.filter(({ under }) => !under);
      assert.ok(worst([...seen, place]) < 0.07, `${stage}, ${seats} seats: ${worst([...seen, place])}`);
      const { x, y, size } = there[0];
      assert.deepEqual(freeLane(there[0], [], layout, 4), { x, y, size }, "its own, where nobody is");
    }
  }
});

test("what the tutor asks stands on the bank, clear of river and waterfall, on every screen in the hand", () => {
  for (const stage of [["tall", 362, 698], ["tall", 362, 620], ["tall", 332, 620], ["low", 662, 312], ["tablet", 716, 862]]) {
    for (const seats of [2, 3, 4]) {
      const layout = layoutOf(/** @type {any} */ (stage), seats);
      const { x, y, w, h } = answersRow(layout);
      const box = { x: x + w / 2, y: y + h / 2, w, h };
      assert.equal(hiddenBy(box, [layout.tide, layout.channel, layout.fall, ...layout.plates]), 0, `${stage}, ${seats} seats`);
      assert.ok(box.y + h / 2 <= layout.height && h >= (stage[0] === "tall" ? 44 : 38), `${stage}, ${seats} seats: ${h}`);
    }
  }
});

test("where somebody leaves a card the others stay as they lay until the turn is over", () => {
  for (const stage of STAGES) {
    for (const seats of [2, 4]) {
      const layout = layoutOf(stage, seats);
      const all = fleetOf(seats);
      const before = layout.boatsOn(4, all);
      const left = all.filter(({ boat }, no) => boat !== 0 || no === 0);
      const places = layout.boatsOn(4, left, all);
      left.forEach((one, no) => {
        const place = before[all.indexOf(one)];
        assert.deepEqual([places[no].x, places[no].y], [place.x, place.y], `${stage}, ${seats} seats: ${one.seat} ${one.boat}`);
      });
    }
  }
});
