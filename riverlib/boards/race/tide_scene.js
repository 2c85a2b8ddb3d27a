// tide_scene.js: how the tide looks, one thing after another: the water rises down the whole river, the lowest card goes over the waterfall,
// what lies on it falls, and only then everything else comes to its new place.

import { numberWord } from "../phrases.js";
import { isAfloat } from "./advance.js";
import { banner, driftFrames, readingMs, tellOnBank } from "./air.js";
import { fallTogether } from "./falling.js";
import { isFirstTide, keepTideTold } from "./newcomer.js";
import { isSailingHome } from "./sailing_home.js";
import { crestAt, rideOver, sweep } from "./surge.js";
import { firstTideWords } from "./words.js";

/** @import { River } from "./river.js" */

const TIP_MS = 320; // the lowest card tips over the edge
const PLACED_MS = 320; // a card comes to its new place
const MANY = 3; // boats that fall at once are counted aloud
const BANNER_MS = 1100; // then the line says what it takes
const LIFTED = 60; // milliseconds that a boat rises before the crest is below it
const FIRST = 1.6; // the tempo of a newcomer's first tide, which is told while it happens
const STILL_MS = 500; // how long the river rests after that, however much of it has been read
/** What is said of the first tide at a river, while it is being read. @type {WeakMap<River, string>} */
const told = new WeakMap();

/**
 * The wave comes down from the harbour, and every boat rises as it passes; resolves as it reaches the lowest card.
 * @param {River} river
 */
function waterRises(river) {
  const { layout, motion, shown, fleet } = river;
  shown.boats.forEach((boats, seat) => boats.forEach((at, boat) => {
    if (isAfloat(at) && at) rideOver(river, fleet.node(seat, boat), Math.max(0, crestAt(river, layout.card(at)) - LIFTED)); // those of the lowest card are about to fall
  }));
  sweep(river);
  return motion.rest(crestAt(river, layout.card(0)));
}

/**
 * The lowest card tips over the fall, and the boats on it with it.
 * @param {River} river
 */
async function overTheFall(river, { lost }) {
  const { layout, motion, scenery, shown } = river;
  const lowest = scenery.card(shown.river.order[0]);
  const tips = motion.run(lowest, tippingFrames(layout), { duration: TIP_MS, easing: "linear" }).then(() => lowest.classList.add("gone")); // nothing shows at its old place until all is drawn anew
  await Promise.all([tips, fallTogether(river, lost)]);
}

/** A card is pulled to the edge, tips, and slides down the fall. */
function tippingFrames({ card, fall, shape }) {
  const { x, y, w, h } = card(0);
  const wide = shape === "wide";
  const far = wide ? fall.w : fall.h;
  const at = (part, turn, size) => {
    const [dx, dy] = wide ? [-far * part, 0] : [0, far * part];
    return `translate(${x + dx - w / 2}px, ${y + dy - h / 2}px) rotate(${turn}deg) ${wide ? `scale(${size}, ${0.5 + size / 2})` : `scale(${0.5 + size / 2}, ${size})`}`;
  };
  return [
    { transform: at(0, 0, 1), opacity: 1, easing: "ease-in" }, { transform: at(0.3, -2, 0.94), opacity: 1, offset: 0.4, easing: "ease-in" },
    { transform: at(0.62, -5, 0.6), opacity: 0.9, offset: 0.76 }, { transform: at(0.92, -7, 0.3), opacity: 0 },
  ];
}

/**
 * The tide turns; a newcomer reads on the bank what that means while it happens, a little slower than ever after.
 * @param {River} river
 */
export async function turnTide(river, event) {
  const { shown, scenery, sound, motion, run } = river;
  const isFirst = isFirstTide(river);
  const surges = !isSailingHome(river);
  sound.tide();
  river.brink.makeWay();
  if (!surges && !event.lost.length) return;
  if (isFirst) {
    motion.tempo = FIRST;
    tellTide(river, event);
  } else if (surges) banner(river, tideCall(event), BANNER_MS);
  if (surges) await waterRises(river);
  if (run !== river.run) return; // all was brought to its end meanwhile: the lowest card is another one by now, and stays
  await overTheFall(river, event);
  scenery.card(shown.river.order[0]).classList.remove("gone"); // it comes in at the harbour
}

/** What is called out as the tide turns. Pure. */
export function tideCall({ lost: { length } }) {
  const count = numberWord(length);
  return length < MANY ? "The tide turns" : `${count[0].toUpperCase()}${count.slice(1)} boats fall`;
}

/**
 * What the first tide does, said on the bank until it is read: it is seen where nothing is said.
 * @param {River} river
 */
function tellTide(river, event) {
  const words = firstTideWords(event);
  keepTideTold(river);
  told.set(river, words);
  tellOnBank(river, words, readingMs(words) / FIRST).then(() => told.delete(river));
}

/**
 * What is still being read of the first tide as the river comes to rest: it is said on, and nobody waits for it. Once.
 * @param {River} river
 */
export function unreadTide(river) {
  const words = told.get(river) ?? "";
  told.delete(river);
  return words;
}

/**
 * Every card comes one place down, with the boats on it; the one that went over the fall comes in at the harbour. Their new numbers
 * come once they are there.
 * @param {River} river
 */
export async function drift(river) {
  const { layout, motion, scenery, shown, fleet } = river;
  const placed = { duration: PLACED_MS, easing: "cubic-bezier(.35,0,.2,1)" };
  const ways = shown.river.order.flatMap((id, no) => {
    const card = scenery.card(id);
    const comesIn = no === shown.river.order.length - 1 ? { opacity: 0 } : {};
    const [from, to] = driftFrames(layout.card(no + 1), layout.card(no));
    const number = motion.run(card.querySelector(".card-no"), [{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { ...placed, easing: "linear" });
    return [number, motion.run(card, [{ ...from, ...comesIn }, to], placed)];
  });
  shown.boats.forEach((boats, seat) => boats.forEach((at, boat) => {
    if (isAfloat(at)) ways.push(motion.run(fleet.node(seat, boat), driftFrames(layout.card(at + 1), layout.card(at)), placed));
  }));
  await Promise.all(ways);
  if (told.has(river)) await motion.rest(STILL_MS / FIRST);
}
