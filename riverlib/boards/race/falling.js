// falling.js: a boat goes over the waterfall: it tilts at the edge, drops, and the foam closes over it.

import { draw } from "../dom.js";
import { airNode, middleAt, ring, sprinkle } from "./air.js";
import { boatSvg } from "./boats.js";
import { isOwnLoss } from "./words.js";

/** @import { River } from "./river.js" */

const FALL_MS = 1250; // pulled to the edge, over it, and down
const TIPS = 0.5; // the part of its way in which a boat is still on the water: it hangs at the edge for a moment
const SPLASHES = 0.84;
const LOSS_MS = { own: 1000, rival: 760 }; // from the foam to the plate of whoever has lost it
const SEEN_MS = 260; // the plume is seen before what it has taken rises from it
const SHAKES = { own: { by: 7, ms: 520 }, rival: { by: 3, ms: 300 } };
const PLUME = { own: { jets: 13, drops: 22, reach: 2 }, rival: { jets: 7, drops: 12, reach: 1.25 } };

/** What somebody here loses is felt more than what the others lose. */
const loudness = ({ shown: { seats } }, seat) => (isOwnLoss({ victim: seat }, seats) ? "own" : "rival");

/** Where a boat from `place` comes down, and where it tips. */
function fallsOf({ fall, shape }, { x, y }) {
  return shape === "wide"
    ? { edge: { x: fall.x + fall.w * 0.46, y }, foam: { x: fall.x - fall.w * 0.04, y: y + 8 } }
    : { edge: { x, y: fall.y - fall.h * 0.42 }, foam: { x, y: fall.y + fall.h * 0.24 } };
}

/**
 * A boat is drawn to the edge, hangs there, tips over and falls into the foam; its owner loses it there.
 * @param {River} river
 * @param {any} node
 * @param {number} seat
 * @param {number} delay
 */
export async function goOver(river, node, seat, delay) {
  const { motion, layout, plates } = river;
  const { x, y, size } = node.place;
  const { edge, foam } = fallsOf(layout, node.place);
  const way = (at) => `${at.x - x}px ${at.y - y}px`;
  const loud = loudness(river, seat);
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
  const splash = motion.rest(delay + FALL_MS * SPLASHES).then(() => {
    splashUp(river, foam, size, loud);
    plates.lose(seat, motion);
    loseAt(river, foam, seat, loud);
  });
  await Promise.all([down, tips]);
  node.hidden = true;
  node.classList.remove("moving");
  await splash;
}

/**
 * What the water does where a boat has come down: a plume, a crown of drops, rings of foam; the fall trembles.
 * @param {River} river
 */
function splashUp(river, place, size, loud) {
  const { jets, drops, reach } = PLUME[loud];
  river.sound.splash();
  ring(river, "splash-ring", place, { duration: 900, grows: loud === "own" ? 3.6 : 2.4 });
  ring(river, "splash-ring", place, { duration: 620, grows: loud === "own" ? 2 : 1.4 });
  ring(river, "foam-bed", place, { duration: 1000, grows: loud === "own" ? 2.6 : 1.7 });
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
 * What is lost rises from the foam, and goes to the plate of whose boat it was.
 * @param {River} river
 */
async function loseAt(river, place, seat, loud) {
  const { layout, motion, plates } = river;
  const loss = airNode(river, `loss ${loud}`, place);
  loss.style.setProperty("--mine", `var(--seat-${seat})`);
  loss.append(draw(boatSvg(seat)));
  const up = { x: place.x, y: place.y - (loud === "own" ? 30 : 14) };
  await motion.run(loss, [
    { transform: middleAt(place, 0.3), opacity: 0, easing: "ease-out" }, { transform: middleAt(up, 1.3), opacity: 1, offset: 0.24 },
    { transform: middleAt(up, 1.15), opacity: 1, offset: 0.5, easing: "cubic-bezier(.6,0,.3,1)" }, { transform: middleAt(layout.plate(seat), 0.45), opacity: 0.9 },
  ], { duration: LOSS_MS[loud], delay: SEEN_MS, fill: "both" });
  loss.remove();
  plates.mourn(seat, motion);
}
