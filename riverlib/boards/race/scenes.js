// scenes.js: how every kind of event looks. `before` moves things towards what the event brings about, then the river
// draws the new state, then `after` lets it be seen. A skipped scene simply ends early.
// Things are put at the end of their way first and drawn as distances from it: nothing jumps when the way is done.

import { placeOf } from "../boxes.js";
import { mayBlow, stopsBetween } from "./advance.js";
import { airNode, banner, driftFrames, gusts, middleAt, readingMs, ring, sprinkle, tellThere } from "./air.js";
import { sweep } from "./feast.js";
import { flyToPlate } from "./flying.js";
import { comeHome } from "./harbour_scene.js";
import { firstLossWords, isFirstTide } from "./newcomer.js";
import { overlapsNext, takesLead } from "./pace.js";
import { rideWave } from "./riding.js";
import { isSailingHome } from "./sailing_home.js";
import { drift, turnTide } from "./tide_scene.js";
import { isOwnLoss, movingWords } from "./words.js";

/** @import { River } from "./river.js" */
/** @import { RiverEvent } from "./view_types.js" */

/**
 * @template Event
 * @typedef {Partial<Record<"before" | "after", (river: River, event: Event) => unknown>>} Scene
 */

const REST = { lead: 420, throw: 340, read: 180, turn: 240, banner: 1150, passed: 1150, told: 2500 };
const HOP_MS = 150;
const COIN_MS = 340; // a coin is seen at its dock before it flies
const UNDER_WAY = 0.7; // the part of a dull way after which the next die may tumble
const TOLD_FIRST_MS = 700; // a boat waits for the eye to come to what is told of it

/** Frames over many stops, with a little leap over every card. */
function hopFrames(stops, leap) {
  const end = stops.at(-1);
  const far = (x, y) => `${x - end.x}px ${y - end.y}px`;
  const steps = stops.length - 1;
  return stops.flatMap((stop, no) => {
    const here = { translate: far(stop.x, stop.y), offset: no / steps, easing: "cubic-bezier(.2,.6,.5,1)" };
    const next = stops[no + 1];
    if (!next) return [here];
    const middle = { translate: far((stop.x + next.x) / 2, (stop.y + next.y) / 2 - leap), offset: (no + 0.5) / steps, easing: "cubic-bezier(.5,0,.8,.4)" };
    return [here, middle];
  });
}

/** @param {River} river */
function putAtEnd(river, { seat, boat, target }) {
  const { fleet, layout, shown } = river;
  const node = fleet.node(seat, boat);
  const start = node.place;
  fleet.put(node, fleet.placeOf(shown, layout, seat, boat, target));
  return { node, start };
}

/**
 * A boat's way, on which it lies above all others; once it is there it is like them: lit, or in danger.
 * @param {River} river
 */
async function sailing({ motion }, node, frames, how) {
  node.classList.add("moving");
  await motion.run(node, frames, how);
  node.classList.remove("moving");
}

/**
 * A boat sails from card to card, and on to its dock.
 * @param {River} river
 */
export function sailBoat(river, moved) {
  const { fleet, layout, shown } = river;
  const { node, start } = putAtEnd(river, moved);
  const stops = stopsBetween(moved.origin, moved.target, layout.cards).map((at) => fleet.placeOf(shown, layout, moved.seat, moved.boat, at));
  stops[0] = start ?? stops[0];
  river.sound.sail(stops.length - 1);
  const duration = 130 + HOP_MS * (stops.length - 1);
  const way = sailing(river, node, hopFrames(stops, layout.boatSize * 0.16), { duration, easing: "linear" });
  return isPassing(river, moved) ? Promise.race([way, river.motion.rest(duration * UNDER_WAY)]) : way;
}

/**
 * Whether a boat still settles while the next one throws.
 * @param {River} river
 * @param {any} event
 */
function isPassing(river, event) {
  return "number" in event && !river.view.looking && overlapsNext(event, { events: river.view.events, seats: river.shown.seats, boats: river.shown.boats });
}

/**
 * The wind sweeps over the water after a `delay` and takes a boat with it, in one go.
 * @param {River} river
 */
export function blowBoat(river, moved, kind, delay = 0) {
  const { node, start } = putAtEnd(river, moved);
  river.sound.wind();
  gusts(river, kind === "good" ? 1 : -1, delay);
  return sailing(river, node, driftFrames(start ?? node.place, node.place), { duration: 950, delay, easing: "cubic-bezier(.3,.2,.2,1)" });
}

/**
 * Whether an event is told where it happens, until that is read, and not in the line beside the die.
 * @param {River} river
 * @param {RiverEvent} event
 */
export function isToldThere(river, event) {
  return event.kind === "lost_turn" || (event.kind === "ill" ? isOwnLoss(event, river.view.seats) : event.kind === "tide" && isFirstTide(river));
}

const BRIEFLY = { ill: "Ill wind", lost_turn: "No use for the wind", tide: "The tide turns" };

/**
 * What the line beside the die says while an event moves: little where the event is told in full elsewhere.
 * @param {River} river
 * @param {RiverEvent} event
 */
export function sayingOf(river, event) {
  return isToldThere(river, event) ? BRIEFLY[event.kind] : movingWords(event, river.view.seats);
}

/**
 * An ill wind; whom it takes a boat from is told so at the boat, before it goes: the log keeps it, so nobody waits long.
 * @param {River} river
 */
function blowBack(river, event) {
  const moved = { ...event, seat: event.victim };
  if (!isToldThere(river, event)) return blowBoat(river, moved, "ill");
  const { fleet, layout, shown } = river;
  const way = stopsBetween(event.origin, event.target, layout.cards).map((at) => fleet.placeOf(shown, layout, event.victim, event.boat, at));
  const boxes = way.map(({ x, y, size }) => ({ x, y, w: size, h: size, weight: 4 }));
  const told = tellThere(river, event.text, { place: way[0], way: [...layout.plates, ...boxes], most: REST.told });
  return Promise.all([told, blowBoat(river, moved, "ill", TOLD_FIRST_MS)]);
}

/**
 * Two boats of one card change their numbers; the other one glides to the place that has become its own.
 * @param {River} river
 */
export function tradePlaces(river, seat, one, other) {
  if (one === other) return;
  const { fleet, motion } = river;
  const rests = fleet.node(seat, one);
  const from = rests.place;
  fleet.trade(seat, one, other);
  fleet.put(rests, fleet.placeOf(river.shown, river.layout, seat, other));
  motion.run(rests, driftFrames(from, rests.place), { duration: 260 });
}

/* ---- the die ---- */

/** @param {River} river */
async function throwDie(river, { face }) {
  const { die, motion, sound, actions } = river;
  if (isSailingHome(river)) return die.show(face);
  if (!die.tossing) {
    die.throw(motion);
    sound.rattle();
    await motion.rest(REST.throw);
  } else {
    await motion.rest(REST.throw - (performance.now() - river.thrownAt) / (motion.pace || 1));
  }
  if (actions.flight?.kind === "roll") actions.takeFlight();
  sound.lands();
  return die.land(face, motion);
}

/**
 * Whether the wind that was thrown can blow nothing.
 * @param {River} river
 * @param {Extract<RiverEvent, { kind: "roll" }>} event
 */
function isOfNoUse({ view: { events, choices } }, { number }) {
  const next = events.find((event) => event.number === number + 1);
  return next ? next.kind === "lost_turn" : choices.length > 0 && choices.every(({ kind }) => kind === "lose");
}

const NO_USE = "No use: nobody has boats on two cards"; // short: longer words would stand over the line that warns of the fall

/**
 * A turn is lost, in passing: the log says why. A newcomer is told why the first time, and has the time to read it.
 * @param {River} river
 * @param {Extract<RiverEvent, { kind: "lost_turn" }>} event
 */
function loseTurn(river, event) {
  if (isSailingHome(river)) return null;
  const words = firstLossWords(river, event);
  if (words) {
    river.motion.tempo = 1; // whoever's turn it was: it is read
    return banner(river, words, Math.min(readingMs(words), REST.told), "lost");
  }
  const passed = mayBlow(river.shown.boats); // it was let pass
  return banner(river, passed ? event.text : NO_USE, REST.passed, "lost");
}

/* ---- boats ---- */

/** @param {River} river */
function bump(river, { seat, boat }) {
  const node = river.fleet.node(seat, boat);
  river.sound.bump();
  sprinkle(river, "grain", { x: node.place.x, y: node.place.y + node.place.size * 0.3 }, { count: 7, reach: node.place.size * 0.7 });
  return river.motion.run(node.querySelector(".boat-picture"), [
    { transform: "none" }, { transform: "rotate(9deg) translateX(3px)" }, { transform: "rotate(-6deg)" }, { transform: "rotate(3deg)" }, { transform: "none" },
  ], { duration: 460 });
}

/** @param {River} river */
function rideTheTide(river, event) {
  const { node, start } = putAtEnd(river, event);
  return rideWave(river, node, start);
}

/** @param {River} river */
function reachDock(river, { seat, dock }) {
  const { layout, motion, plates, shown, sound } = river;
  sound.coin();
  const { coin } = layout.dock(dock);
  const leads = !isSailingHome(river) && takesLead(shown.seats, seat, dock);
  ring(river, "coin-glow", coin, { duration: 900, grows: leads ? 4 : 2.6 });
  if (!isSailingHome(river)) {
    sweep(river, 1100);
    ring(river, "coin-glow", coin, { duration: 1300, grows: leads ? 6 : 4.4 });
  }
  const gain = airNode(river, "gain", { x: coin.x, y: coin.y }, `+${dock}`);
  const counted = plates.awaits(seat, { score: dock, home: 1, afloat: -1 });
  const landed = bringCoin(river, gain, seat, coin).then(() => {
    counted();
    plates.cheer(seat, motion);
    if (leads) plates.call(seat, motion);
  });
  return leads ? landed.then(() => motion.rest(REST.lead)) : landed;
}

/** A coin leaps up at its dock, and flies to where its points are counted. */
async function bringCoin(river, gain, seat, coin) {
  const { motion, parts, plates } = river;
  const above = (pixels) => ({ x: coin.x, y: coin.y - pixels });
  await motion.run(gain, [
    { transform: middleAt(coin, 0.5), opacity: 0, easing: "ease-out" }, { transform: middleAt(above(18), 1.25), opacity: 1, offset: 0.5 }, { transform: middleAt(above(20)), opacity: 1 },
  ], { duration: COIN_MS, easing: "linear", fill: "both" });
  await flyToPlate(river, gain, above(20), placeOf(plates.pointsOf(seat), parts.stage), 1);
}

/** @type {{ [Kind in RiverEvent["kind"]]?: Scene<Extract<RiverEvent, { kind: Kind }>> }} */
export const SCENES = {
  tide: {
    before: turnTide,
    after: drift,
  },
  roll: {
    before: throwDie,
    after: (river, event) => {
      const { face } = event;
      if (isSailingHome(river)) return null;
      const blows = face === 6 && !isOfNoUse(river, event); // one that blows nothing is told as that, once
      if (blows) banner(river, "Wind!", REST.banner, "windy");
      return river.motion.rest(blows ? 520 : REST.read);
    },
  },
  sail: { before: sailBoat, after: (river, event) => (isSailingHome(river) || isPassing(river, event) ? null : river.motion.rest(REST.turn)) }, // what it did to the chances is seen before the next throw
  ride: { before: rideTheTide },
  good: { before: (river, event) => blowBoat(river, event, "good") },
  ill: { before: blowBack },
  aground: { after: bump },
  dock: { after: reachDock },
  lost_turn: { after: loseTurn },
  end: { after: comeHome },
};
