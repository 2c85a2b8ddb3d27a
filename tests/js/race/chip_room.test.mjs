import assert from "node:assert/strict";
import test from "node:test";
import { hiddenBy } from "../../../riverlib/boards/clear_room.js";
import { wordsPlaces } from "../../../riverlib/boards/race/chip_room.js";
import { seenByChips, settingsOf } from "../../../riverlib/boards/race/chips.js";
import { freeLane } from "../../../riverlib/boards/race/clear_room.js";
import { aheadOf } from "../../../riverlib/boards/race/lanes.js";
import { riverLayout } from "../../../riverlib/boards/race/geometry.js";

/** @type {[string, number, number][]} */
const STAGES = [["wide", 1184, 642], ["low", 662, 312], ["tablet", 716, 862], ["tall", 362, 698]];
const WORTH = ["much worse", "worse", "a bit worse", "as good"];
const boxOf = ({ x, y, size }) => ({ x, y, w: size, h: size });
const away = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** Dice that fall alike every time. */
function dice(seed) {
  let at = seed;
  return (sides) => { at = (at * 48271) % 2147483647; return at % sides; };
}

/** A choice on a river where the boats lie somewhere: every boat of the first seat may go `face` cards on, one may ride. */
function choiceOn([form, width, height], seats, drawn) {
  const boats = 3;
  const layout = riverLayout({ form, width, height, cards: 10, seats, boats, docks: 12 });
  const at = Array.from({ length: seats }, () => Array.from({ length: boats }, () => drawn(9)));
  const there = (card, own = null) => at.flatMap((fleet, seat) => fleet.flatMap((place, boat) => (place === card || (own === boat && seat === 0) ? [{ seat, boat }] : [])));
  const places = Array.from({ length: 10 }, (_, card) => layout.boatsOn(card, there(card))).flat();
  const face = 1 + drawn(5);
  const ghosts = [];
  at[0].forEach((origin, boat) => {
    if (at[0].indexOf(origin) !== boat) return;
    const mates = there(origin);
    const from = layout.boatsOn(origin, mates)[mates.findIndex((one) => one.seat === 0 && one.boat === boat)];
    const [target, rides] = [Math.min(9, origin + face), boat === 0];
    for (const card of rides && target + 3 < 10 ? [target, target + 3] : [target]) {
      const all = there(card, boat);
      const own = layout.boatsOn(card, all)[all.findIndex((one) => one.seat === 0 && one.boat === boat)];
      ghosts.push({ place: freeLane(aheadOf(from, own, layout), [...places, ...ghosts.map(({ place }) => place)], layout, card), go: rides ? (card === target ? "Stay" : "Ride") : "" });
    }
  });
  return { layout, places, ghosts };
}

test("words on pale boats stand nearest to their own one, and on no boat, pale one or other words", () => {
  for (const stage of STAGES) {
    for (const seats of [2, 3, 4]) {
      const drawn = dice(11 + seats);
      let [misread, hides, all] = [0, 0, 0];
      for (let race = 0; race < 40; race += 1) {
        const { layout, places, ghosts } = choiceOn(stage, seats, drawn);
        const best = drawn(ghosts.length);
        for (const hinted of [true, false]) {
          const worded = ghosts.map(({ place, go }, no) => ({ place, settings: settingsOf(go, !hinted ? "" : no === best ? "★ best" : WORTH[drawn(4)], stage[0] === "tall" || stage[0] === "low"), isSaid: hinted || go })).filter(({ isSaid }) => isSaid);
          const silent = ghosts.map(({ place }) => place).filter((place) => !worded.some((one) => one.place === place));
          const boxes = wordsPlaces(worded, [...places, ...silent], seenByChips([], layout), layout);
          boxes.forEach((box, no) => {
            const others = [...places, ...silent, ...worded.map(({ place }) => place)].filter((place) => place !== worded[no].place);
            all += 1;
            misread += Number(others.some((other) => away(box, other) < away(box, worded[no].place)));
            hides += Number(hiddenBy(box, [...others.map(boxOf), ...boxes.filter((other) => other !== box)]) > 40);
          });
        }
      }
      const most = stage[0] === "low" || stage[0] === "tall" ? 0.04 * all * (seats - 2) : 0; // twelve boats in the hand, as large as a finger needs them, have no room of their own
      assert.ok(misread <= most && hides <= most, `${stage}, ${seats} seats: ${misread} misread, ${hides} hide, of ${all}`);
    }
  }
});

test("a chance is in one line with its sign, in every setting", () => {
  assert.deepEqual(settingsOf("", "1%").map(({ kind }) => kind), ["row"]);
  assert.deepEqual(settingsOf("", "much worse").map(({ kind }) => kind), ["row", "narrow"]);
  assert.deepEqual(settingsOf("Stay", "much worse").map(({ kind }) => kind), ["row", "lines"], "three lines are a phone's alone");
  assert.deepEqual(settingsOf("Stay", "much worse", true).map(({ kind }) => kind), ["row", "lines", "narrow"]);
});

test("the words of a boat that may ride to the first dock lie on nobody's points", () => {
  for (const [form, width, height] of STAGES) {
    for (const seats of [2, 3, 4]) {
      const layout = riverLayout({ form, width, height, cards: 10, seats, boats: 3, docks: 12 });
      for (const dock of [12, 11]) {
        const { x, y } = layout.dock(dock);
        const place = { x, y, size: Math.min(layout.boatSize, layout.dock(dock).h) };
        const [box] = wordsPlaces([{ place, settings: settingsOf("Ride", "") }], [], seenByChips([], layout), layout);
        assert.equal(hiddenBy(box, layout.plates), 0, `${form}, ${seats} seats, dock ${dock}`);
      }
    }
  }
});

test("on a long river held upright Ride stands in its own boat's row, even beside a boat of another lane", () => {
  const layout = riverLayout({ form: "tall", width: 362, height: 698, cards: 13, seats: 4, boats: 3, docks: 12 });
  const [place, other] = layout.boatsOn(7, [{ seat: 0, boat: 0 }, { seat: 1, boat: 0 }]);
  const [box] = wordsPlaces([{ place, settings: settingsOf("Ride", "", true) }], [other], seenByChips([], layout), layout);
  assert.ok(Math.abs(box.y - layout.card(7).y) < layout.cardSize.h / 2, `${box.y} in the row of ${layout.card(7).y}`);
});
