// falling.js: boats go over the waterfall: they tilt at the edge, drop, and the foam closes over them.

import { placeOf } from "../boxes.js";
import { draw, make } from "../dom.js";
import { airNode, middleAt, ring, sprinkle } from "./air.js";
import { boatSvg } from "./boats.js";
import { flyToPlate } from "./flying.js";
import { isOwnLoss } from "./words.js";

/** @import { River } from "./river.js" */

const FALL_MS = 1150; // pulled to the edge, over it, and down
const AFTER_MS = 150; // one falling boat after another
const ALL_AFTER_MS = 280; // the last one after the first, however many fall: they go as one
const CROWD = 3; // so many boats fall at once, and each throws up less water
const TIPS = 0.5; // the part of its way in which a boat is still on the water: it hangs at the edge for a moment
const SPLASHES = 0.84;
const RISES_MS = { own: 420, rival: 300 }; // what is lost rises from the foam, and is seen there
const SHAKES = { own: { by: 7, ms: 520 }, rival: { by: 3, ms: 300 }, crowd: { by: 2, ms: 300 } };
const PLUME = { own: { jets: 13, drops: 22, reach: 2 }, rival: { jets: 7, drops: 12, reach: 1.25 }, crowd: { jets: 5, drops: 5, reach: 0.85 } };
const RINGS = { own: [[900, 3.6], [620, 2]], rival: [[900, 2.4], [620, 1.4]], crowd: [[620, 1.3]] };
const BEDS = { own: 2.6, rival: 1.7, crowd: 1.3 };

/** What somebody here loses is felt more than what the others lose. */
const loudness = ({ shown: { seats } }, seat) => (isOwnLoss({ victim: seat }, seats) ? "own" : "rival");

/** Where a boat from `place` comes down, and where it tips. */
function fallsOf({ fall, shape }, { x, y }) {
  return shape === "wide"
    ? { edge: { x: fall.x + fall.w * 0.46, y }, foam: { x: fall.x - fall.w * 0.04, y: y + 8 } }
    : { edge: { x, y: fall.y - fall.h * 0.42 }, foam: { x, y: fall.y + fall.h * 0.24 } };
}

/**
 * Boats go over the fall, as one: and what each seat has lost rises from the foam then, and goes to its plate.
 * @param {River} river
 * @param {[number, number][]} lost pairs of a seat and its boat
 */
export async function fallTogether(river, lost) {
  if (!lost.length) return;
  const { fleet, run } = river;
  const step = Math.min(AFTER_MS, ALL_AFTER_MS / Math.max(1, lost.length - 1));
  const foams = await Promise.all(lost.map(([seat, boat], no) => goOver(river, fleet.node(seat, boat), lost.length < CROWD ? loudness(river, seat) : "crowd", no * step)));
  if (run !== river.run) return;
  const owners = [...new Set(lost.map(([seat]) => seat))];
  await Promise.all(owners.map((seat) => {
    const own = foams.filter((_, no) => lost[no][0] === seat);
    return loseAt(river, middleOf(own), seat, own.length);
  }));
}

/** The middle of some places. */
function middleOf(places) {
  const mean = (of) => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/**
 * A boat is drawn to the edge, hangs there, tips over and falls into the foam; returns where it came down.
 * @param {River} river
 * @param {any} node
 * @param {keyof typeof PLUME} loud
 * @param {number} delay
 */
async function goOver(river, node, loud, delay) {
  const { motion, layout } = river;
  const { x, y, size } = node.place;
  const { edge, foam } = fallsOf(layout, node.place);
  const way = (at) => `${at.x - x}px ${at.y - y}px`;
  node.classList.add("moving");
  const down = motion.run(node, [
    { translate: "0 0", easing: "ease-in" }, { translate: way(edge), offset: TIPS - 0.12, easing: "ease-out" }, { translate: way(edge), offset: TIPS, easing: "cubic-bezier(.6,0,.95,.5)" },
    { translate: way(foam), offset: SPLASHES }, { translate: way(foam) },
  ], { duration: FALL_MS, delay });
  const tips = motion.run(node.querySelector(".boat-picture"), [
    { transform: "none" }, { transform: "rotate(8deg)", offset: 0.12 }, { transform: "rotate(-10deg)", offset: 0.26 }, { transform: "rotate(-30deg) scale(1.08)", offset: TIPS - 0.08 },
    { transform: "rotate(-48deg) scale(1.1)", offset: TIPS }, { transform: "rotate(-118deg) scale(.86)", opacity: 1, offset: SPLASHES - 0.04 },
    { transform: "rotate(-140deg) scale(.5)", opacity: 0, offset: SPLASHES + 0.05 }, { transform: "rotate(-150deg) scale(.45)", opacity: 0 },
  ], { duration: FALL_MS, delay, easing: "linear" });
  const splash = motion.rest(delay + FALL_MS * SPLASHES).then(() => splashUp(river, foam, size, loud));
  await Promise.all([down, tips]);
  node.hidden = true;
  node.classList.remove("moving");
  await splash;
  return foam;
}

/**
 * What the water does where a boat has come down: a plume, a crown of drops, rings of foam; the fall trembles.
 * @param {River} river
 */
function splashUp(river, place, size, loud) {
  const { jets, drops, reach } = PLUME[loud];
  river.sound.splash();
  for (const [duration, grows] of RINGS[loud]) ring(river, "splash-ring", place, { duration, grows });
  ring(river, "foam-bed", place, { duration: 1000, grows: BEDS[loud] });
  sprinkle(river, "drop", place, { count: drops, reach: size * reach });
  plume(river, place, size * reach * 0.7, jets);
  tremble(river, SHAKES[loud]);
}

/** Water shoots straight up and comes down again. */
function plume(river, place, high, jets) {
  for (let no = 0; no < jets; no += 1) {
    const aside = (no - (jets - 1) / 2) * 5;
    const top = high * (1.25 - Math.abs(aside) / (jets * 3)) * (0.82 + ((no * 37) % 10) / 40);
    const jet = airNode(river, "jet", place);
    river.motion.run(jet, [
      { translate: `${aside}px 0`, opacity: 0.9, easing: "cubic-bezier(.1,.7,.4,1)" }, { translate: `${aside * 1.4}px ${-top}px`, opacity: 1, offset: 0.42, easing: "cubic-bezier(.6,0,.9,.6)" },
      { translate: `${aside * 1.8}px 4px`, opacity: 0 },
    ], { duration: 760, fill: "both" }).then(() => jet.remove());
  }
}

/** Only the fall shakes: whoever reads something reads on. */
function tremble({ motion, parts }, { by, ms }) {
  const shaken = [0, -1, 0.8, -0.6, 0.45, -0.25, 0].map((part, no) => ({ translate: `${(part * by).toFixed(1)}px ${(no % 2 ? -part : part) * by * 0.5}px` }));
  motion.run(parts.fall, shaken, { duration: ms, easing: "linear" });
}

/**
 * What a seat has lost rises from the foam, how many of them beside it, and goes to where its boats are counted: there they are crosses then.
 * @param {River} river
 * @param {{ x: number, y: number }} place
 * @param {number} seat
 * @param {number} count
 */
async function loseAt(river, place, seat, count) {
  const { motion, parts, plates, run } = river;
  const loud = loudness(river, seat);
  const loss = airNode(river, `loss ${loud}`, place);
  loss.style.setProperty("--mine", `var(--seat-${seat})`);
  loss.append(draw(boatSvg(seat)));
  if (count > 1) loss.append(make("b", "", `×${count}`));
  const up = { x: place.x, y: place.y - (loud === "own" ? 30 : 14) };
  await motion.run(loss, [
    { transform: middleAt(place, 0.3), opacity: 0, easing: "ease-out" }, { transform: middleAt(up, 1.3), opacity: 1, offset: 0.6 }, { transform: middleAt(up, 1.15), opacity: 1 },
  ], { duration: RISES_MS[loud], fill: "both" });
  await flyToPlate(river, loss, up, placeOf(plates.marksOf(seat), parts.stage), 1.15);
  if (run !== river.run) return;
  plates.countAhead(seat, { lost: count, afloat: -count });
  plates.mourn(seat, motion);
  plates.lose(seat, count, motion);
}
