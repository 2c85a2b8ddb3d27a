// harbour_scene.js: the end of a race as the harbour sees it, before the result lies over the river: the winner's boats hoist their
// flags and leap, the lighthouse lights up, and paper in the winner's colour drifts down over the harbour.

import { make } from "../dom.js";
import { IN_HARBOUR } from "./advance.js";
import { airNode, banner, middleAt, ring } from "./air.js";
import { lightDocks, lightsOver, salute, streamers, sweep } from "./feast.js";
import { randomStream } from "./growth.js";
import { lampAt } from "./land.js";
import { othersWinWords } from "./winning_words.js";

/** @import { River } from "./river.js" */
/** @import { RiverEvent } from "./view_types.js" */

const REST_MS = 600; // where nobody has come home
const QUIET_MS = 2900; // a bot's win is told in a sentence, and the harbour is looked at once more
const LEAP_MS = 560;
const AFTER_MS = 110; // one boat after another
const HEIGHT = 0.42; // of a boat's size
const GLOW = 0.65; // of a light that only stands there
const FEAST_MS = 1750; // flags, light and paper, before the result
const BITS = { wide: 44, tall: 46 };
const KINDS = ["", "gold", "mine", "cream", "mine"];

/**
 * The race is over: the harbour celebrates whoever has won it; that a bot was first it tells people quietly.
 * @param {River} river
 * @param {Extract<RiverEvent, { kind: "end" }>} event
 */
export async function comeHome(river, { winners }) {
  const { sound, motion, shown, plates } = river;
  const boats = boatsHome(shown, winners);
  for (const seat of winners) plates.call(seat, motion);
  if (!isFeast(shown.seats, winners)) return tellQuietly(river, winners, boats);
  sound.win();
  if (!boats.length) return motion.rest(REST_MS);
  if (motion.pace) {
    shine(river);
    sweep(river, FEAST_MS);
    lightDocks(river, winners, FEAST_MS);
    salute(river, winners);
    streamers(river, winners, FEAST_MS);
    strew(river, winners);
  }
  const ways = boats.map(([seat, boat], no) => leap(river, seat, boat, no * AFTER_MS));
  return Promise.all([motion.rest(FEAST_MS), ...ways]);
}

/** The boats of some seats that lie in the harbour, as pairs of a seat and a boat. */
function boatsHome({ boats }, seats) {
  return seats.flatMap((seat) => boats[seat].flatMap((at, boat) => (at === IN_HARBOUR ? [[seat, boat]] : [])));
}

/**
 * The same where nothing moves: the flags are up, and the winner's docks shine.
 * @param {River} river
 * @param {number[]} winners
 */
export function standHome(river, winners) {
  for (const [seat, boat] of boatsHome(river.shown, winners)) hoist(river, river.fleet.node(seat, boat), seat, 0);
  for (const light of lightsOver(river, winners)) light.style.opacity = String(GLOW);
}

/**
 * Whether a win is a feast: a person's, or any where only bots play. Pure.
 * @param {{ bot: boolean }[]} seats
 * @param {number[]} winners
 */
export function isFeast(seats, winners) {
  return winners.some((seat) => !seats[seat].bot) || seats.every(({ bot }) => bot);
}

/**
 * Who has won, said to those who have not, and what they have brought home themselves; the winner's flags go up.
 * @param {River} river
 * @param {number[]} winners
 * @param {number[][]} boats
 */
function tellQuietly(river, winners, boats) {
  const words = othersWinWords(winners, river.shown);
  lightDocks(river, winners, QUIET_MS);
  salute(river, winners);
  boats.forEach(([seat, boat], no) => hoist(river, river.fleet.node(seat, boat), seat, no * AFTER_MS));
  return banner(river, words, QUIET_MS, "quiet");
}

/**
 * @param {River} river
 * @param {number} seat
 * @param {number} boat
 * @param {number} delay
 */
async function leap(river, seat, boat, delay) {
  const { fleet, layout, motion, shown } = river;
  const node = fleet.node(seat, boat);
  const order = shown.docked.findIndex(([owner, no]) => owner === seat && no === boat);
  const up = `0 ${-node.place.size * HEIGHT}px`;
  hoist(river, node, seat, delay);
  motion.rest(delay).then(() => ring(river, "coin-glow", layout.dock(shown.docks - order).coin, { duration: 1100, grows: 3 }));
  node.classList.add("moving");
  await motion.run(node, [
    { translate: "0 0" }, { translate: up, offset: 0.25 }, { translate: "0 0", offset: 0.5 }, { translate: up, offset: 0.75 }, { translate: "0 0" },
  ], { duration: 2 * LEAP_MS, delay, easing: "ease-in-out" });
  node.classList.remove("moving");
}

/**
 * A flag rises at the mast and flutters there; it stays up behind the result.
 * @param {River} river
 */
function hoist({ motion }, node, seat, delay) {
  if (node.querySelector(".pennant")) return;
  const flag = make("span", "pennant");
  flag.style.setProperty("--mine", `var(--seat-${seat})`);
  node.append(flag);
  motion.run(flag, [
    { transform: "translateY(130%) scale(.3)", opacity: 0 }, { transform: "translateY(0) scale(1.15)", opacity: 1, offset: 0.28 }, { transform: "skewY(9deg)", offset: 0.46 },
    { transform: "skewY(-8deg)", offset: 0.64 }, { transform: "skewY(7deg)", offset: 0.82 }, { transform: "none" },
  ], { duration: FEAST_MS, delay, easing: "ease-in-out" });
}

/**
 * The lighthouse lights up; where none stands, the harbour itself glows.
 * @param {River} river
 */
function shine(river) {
  const { layout, motion } = river;
  const lamp = lampAt(layout);
  const { x, y, w } = layout.harbour;
  const glow = airNode(river, "harbour-glow", lamp ?? { x, y });
  if (!lamp) glow.style.width = `${w * 1.1}px`;
  const at = lamp ?? { x, y };
  motion.run(glow, [
    { transform: middleAt(at, 0.4), opacity: 0 }, { transform: middleAt(at, 1), opacity: 1, offset: 0.25 }, { transform: middleAt(at, 1.1), opacity: 0.9, offset: 0.75 }, { transform: middleAt(at, 0.9), opacity: 0 },
  ], { duration: FEAST_MS, fill: "both" }).then(() => glow.remove());
}

/**
 * Paper in the winners' colours drifts down over the harbour.
 * @param {River} river
 * @param {number[]} winners
 */
function strew(river, winners) {
  const { layout: { harbour: { x, y, w, h }, shape, width }, motion } = river;
  const broad = Math.min(shape === "wide" ? w * 1.7 : w, width);
  const right = Math.min(x + broad / 2, width);
  const random = randomStream(29);
  for (let no = 0; no < BITS[shape]; no += 1) {
    const bit = airNode(river, `cheer-bit ${KINDS[no % KINDS.length]}`, { x, y });
    bit.style.setProperty("--mine", `var(--seat-${winners[no % winners.length]})`);
    const from = { x: right - broad * random(), y: y - h / 2 - 20 };
    const deep = h * (0.5 + random() * 0.6) + 40;
    const sway = random() * 50 - 25;
    const spin = (no % 2 ? 1 : -1) * (220 + random() * 260);
    const at = (part, aside, turn) => `${middleAt({ x: from.x + aside, y: from.y + deep * part })} rotate(${turn}deg)`; // all in one: a turn of its own would turn the way there, too
    motion.run(bit, [
      { transform: at(0, 0, 0), opacity: 0 }, { transform: at(0.12, sway * 0.4, spin * 0.15), opacity: 1, offset: 0.12 }, { transform: at(0.55, sway, spin * 0.55), opacity: 1, offset: 0.55 },
      { transform: at(0.88, -sway * 0.6, spin * 0.85), opacity: 1, offset: 0.86 }, { transform: at(1, 0, spin), opacity: 0 },
    ], { duration: FEAST_MS * 0.74, delay: random() * 0.26 * FEAST_MS, easing: "linear", fill: "both" }).then(() => bit.remove());
  }
}
