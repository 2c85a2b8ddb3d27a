import assert from "node:assert/strict";
import test from "node:test";
import { popoverPlace, seenOnRiver, tellingCards } from "../../../riverlib/boards/race/clear_room.js";
import { riverLayout } from "../../../riverlib/boards/race/geometry.js";
import { freePlace, hiddenBy, notePlace } from "../../../riverlib/boards/clear_room.js";
import { clearTail, tailOf } from "../../../riverlib/boards/tail.js";

const FORMS = [["wide", 1183, 642], ["wide", 1623, 922], ["wide", 900, 520], ["tablet", 702, 866]];
const laidOut = ([form, width, height], seats) => riverLayout({ form, width, height, cards: 10, seats, boats: 3, docks: 12 });
const asWeighed = ({ x, y, size }, weight) => ({ x, y, w: size, h: size, weight });

test("no popover lies on die, prompt or the boats that are asked about, nor is it a letterbox, whatever the screen", () => {
  for (const [form, width, height] of FORMS) {
    for (const seats of [2, 3, 4]) {
      const layout = laidOut([form, width, height], seats);
      for (let at = 0; at < 9; at += 1) {
        const asked = [at, Math.min(9, at + 1)].map((card) => asWeighed(layout.boat({ seat: 0, boat: 0, at: card }), 20));
        const box = popoverPlace(layout, asked);
        const where = `${form} ${width}, ${seats} seats, card ${at + 1}`;
        assert.equal(hiddenBy(box, [layout.die, layout.prompt]), 0, where);
        const all = asked.reduce((sum, { w, h, weight }) => sum + w * h * weight, 0);
        assert.ok(form === "tablet" || hiddenBy(box, asked) <= (width < 1000 ? 0.13 : 0.01) * all, `${where}: ${hiddenBy(box, asked) / all}`);
        assert.ok(box.w >= 320 && box.h >= 330 && box.x - box.w / 2 >= 0 && box.x + box.w / 2 <= width, `${where}: ${JSON.stringify(box)}`);
      }
    }
  }
});

test("a popover leaves the harbour in sight wherever the upper river is free for it", () => {
  for (const stage of FORMS.slice(0, 2)) {
    const layout = laidOut(stage, 4);
    for (const at of [0, 1, 2, 3, 4, 5]) {
      const boat = asWeighed(layout.boat({ seat: 0, boat: 0, at }), 20);
      const box = popoverPlace(layout, [boat]);
      assert.equal(hiddenBy(box, [layout.harbour, boat]), 0, `${stage}, a boat on card ${at + 1}`);
    }
  }
});

test("a popover lies not where boats fall, and leaves the harbour in sight, even over one pale boat beside it", () => {
  const layout = laidOut(FORMS[0], 4);
  const ghost = asWeighed(layout.boat({ seat: 0, boat: 0, at: 9 }), 4);
  const boat = asWeighed(layout.boat({ seat: 0, boat: 0, at: 5 }), 20);
  for (const asked of [[], [boat], [boat, ghost]]) {
    const box = popoverPlace(layout, asked);
    assert.equal(hiddenBy(box, [layout.fall, layout.card(0), layout.card(1), layout.card(2), boat].filter((each) => each !== boat || asked.includes(boat))), 0, `${asked.length} asked`);
    assert.equal(hiddenBy(box, [layout.harbour]), 0, `${asked.length} asked: the harbour`);
  }
});

test("on a phone it is a sheet, which the style sheet places", () => {
  assert.equal(popoverPlace(laidOut(["tall", 362, 698], 3), []), null);
  assert.equal(popoverPlace(laidOut(["low", 673, 314], 3), []), null);
});

const RIVER = { order: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], sandbank: 9, high_tide: 5 };
const SAILS = [{ origin: 7, target: 8 }, { origin: 3, target: 4 }];

test("the cards that say something are the special ones, the one that falls, and both ends of each way", () => {
  const layout = { cards: 10, card: (at) => at };
  const told = (place, choices) => tellingCards({ river: RIVER, danger: place === undefined ? null : { place } }, choices, layout);
  assert.deepEqual(told(0, []), [0, 5, 9]);
  assert.deepEqual(told(0, SAILS), [0, 3, 4, 5, 7, 8, 9]);
  assert.deepEqual(told(undefined, [{ origin: 8, target: 99 }, { origin: null, target: null }]), [5, 8, 9], "no more tide, the harbour, a lost turn");
});

test("a tip about the die finds open water on a screen held upright, and lies on no card that says something", () => {
  for (const [form, width, height] of [["tablet", 702, 866], ["tall", 362, 698], ["tall", 332, 620]]) {
    const layout = riverLayout({ form, width, height, cards: 10, seats: 2, boats: 3, docks: 12 });
    const cards = tellingCards({ river: RIVER, danger: { place: 0 } }, [{ origin: 3, target: 4 }], layout).map((card) => ({ ...card, weight: 8 }));
    const { x, y, h } = layout.die;
    const place = notePlace({ w: 300, h: 57 }, { x, y: y - h / 2, under: y + h / 2, free: true }, [...cards, layout.die, layout.prompt, layout.fall], layout);
    assert.ok(hiddenBy(place, cards) < 300 * 2 * 8, `${form} ${width}: ${hiddenBy(place, cards)}`);
  }
});

test("a tip lies on no dock, plate or prompt, and always points at its thing, wherever the boats are", () => {
  let dice = 7;
  const tailless = []; // where the tail would lie over words
  const drawn = (sides) => { dice = (dice * 48271) % 2147483647; return dice % sides; };
  for (const [form, width, height] of [["wide", 1183, 642], ["low", 673, 314], ["tablet", 702, 866], ["tall", 362, 698]]) {
    for (let race = 0; race < 60; race += 1) {
      const seats = 2 + drawn(3);
      const layout = riverLayout({ form, width, height, cards: 10, seats, boats: 3, docks: 12 });
      const boats = Array.from({ length: seats * 3 }, (_, no) => ({ ...layout.boat({ seat: no % seats, boat: Math.floor(no / seats), at: drawn(10) }), lit: no % seats === 0 }));
      const cards = [drawn(10), drawn(10)].map(layout.card);
      const all = seenOnRiver(layout, { boats, ghosts: [], cards, prompts: true });
      const boat = boats[drawn(boats.length)];
      const things = { boat: { ...boat, w: boat.size, h: boat.size }, die: layout.die, dock: layout.dock(1 + drawn(12)), card: cards[0] };
      for (const [name, thing] of Object.entries(things)) {
        const { x, y, w, h } = thing;
        const own = { x, y, w, h, weight: 4 * Math.min(1, 4000 / (w * h)) };
        const place = notePlace({ w: 300, h: 77 }, { x, y: y - h / 2, under: y + h / 2, free: true, thing: own }, [...all, own], layout);
        const where = `${form}, race ${race}, ${name}`;
        const spared = [...layout.plates, layout.prompt, layout.die, ...Array.from({ length: 12 }, (_, no) => layout.dock(no + 1))].filter((box) => box !== thing);
        const hides = hiddenBy(place, spared);
        const much = hides / (place.w * place.h);
        assert.ok(much < (form === "low" ? 0.18 : 0.02), `${where}: ${much}`);
        assert.ok(place.points || tailOf(place, thing), `${where}: no tail`);
        if (!place.points && (name !== "die" || form === "wide") && !clearTail(place, thing, all)) tailless.push(where);
        const numbers = hiddenBy(place, Array.from({ length: 10 }, (_, at) => layout.number(at))) / (layout.number(0).w * layout.number(0).h);
        assert.ok(numbers < (form === "wide" ? 1 : 2.5), `${where}: ${numbers} numbers that cards are called by are hidden`);
      }
    }
  }
  assert.deepEqual(tailless, []);
});

test("on a phone a tip lies on no boat that may be chosen and on no place that it may go to", () => {
  let dice = 11;
  const drawn = (sides) => { dice = (dice * 48271) % 2147483647; return dice % sides; };
  for (let race = 0; race < 100; race += 1) {
    const seats = 2 + drawn(3);
    const layout = riverLayout({ form: "tall", width: 362, height: 660, cards: 10, seats, boats: 3, docks: 12 });
    const face = 1 + drawn(5);
    const own = [0, 1, 2].map((boat) => ({ boat, at: drawn(10 - face) }));
    const boats = own.map((each) => ({ ...layout.boat({ seat: 0, ...each }), lit: true }));
    const ghosts = own.map(({ boat, at }) => layout.boat({ seat: 0, boat, at: at + face }));
    const others = Array.from({ length: 3 * (seats - 1) }, (_, no) => ({ ...layout.boat({ seat: 1 + (no % (seats - 1)), boat: Math.floor(no / (seats - 1)), at: drawn(10) }), lit: false }));
    const all = seenOnRiver(layout, { boats: [...boats, ...others], ghosts, cards: own.map(({ at }) => layout.card(at)), prompts: true });
    const boxes = [...boats, ...ghosts].map(({ x, y, size }) => ({ x, y, w: size, h: size }));
    for (const thing of [boxes[drawn(3)], layout.card(drawn(10)), layout.dock(12)]) {
      const { x, y, w, h } = thing;
      const told = { x, y, w, h, weight: 4 * Math.min(1, 4000 / (w * h)) };
      const place = notePlace({ w: 274, h: 100 }, { x, y: y - h / 2, under: y + h / 2, free: true, thing: told }, [...all, told], layout);
      const much = hiddenBy(place, boxes) / (boxes[0].w * boxes[0].h);
      assert.ok(much < 0.12, `race ${race}: ${much} of a boat is hidden`);
    }
  }
});

test("what lies between staying and riding is to be looked at", () => {
  const layout = riverLayout({ form: "wide", width: 1183, height: 642, cards: 10, seats: 2, boats: 3, docks: 12 });
  const question = { x: 600, y: 190, w: 300, h: 70 };
  const said = seenOnRiver(layout, { boats: [], ghosts: [], cards: [], prompts: false, questions: [question] });
  const { x, y, w, h } = freePlace({ w: 120, h: 38 }, { x: 592, y: 192 }, said, layout);
  assert.equal(hiddenBy({ x, y, w, h }, [question]), 0);
});
