// deal_moment.js: how the word on a deal comes: a bid that was made is stamped, with rays and sparks from its chip; one that was
// missed drops, and its chip breaks in a puff of dust. One's own plate shines, or its chip rocks.

import { make } from "../dom.js";
import { minus } from "../phrases.js";

/** @import { CardTable } from "./table.js" */
/** @import { DealWord } from "./deal_word.js" */

const COMES = 260; // milliseconds
const RAYS = { all: 1100, turn: 34, large: 1.5 }; // degrees that they turn meanwhile; drawn small and shown larger, for they are soft
const SPARKS = { count: 9, all: 680, across: 190, down: 105 }; // how far they fly out, in pixels
const CRACK = { all: 420, after: 130 }; // milliseconds, and those that the chip is still whole
const PUFFS = [[-34, -20], [-22, 20], [6, -30], [30, -8], [24, 22]]; // where the dust goes, from the chip
const SHINE = 620;

/**
 * Let the word on a deal come, as it went for whoever reads it.
 * @param {CardTable} table
 * @param {HTMLElement} node
 * @param {Pick<DealWord, "outcome" | "bid">} said
 */
export function playDealMoment(table, node, { outcome, bid }) {
  const { motion, seats, shown: { me } } = table;
  if (bid === null || !outcome) return comeIn(motion, node);
  const chip = make("span", "deal-chip");
  chip.setAttribute("aria-hidden", "true");
  node.prepend(chip);
  const plate = me === null ? null : seats.nodes[me];
  if (outcome === "made") cheer(motion, node, chip, bid);
  else crumble(motion, node, chip, bid);
  if (plate) outcome === "made" ? shine(motion, plate) : rock(motion, plate);
}

/** It grows out of the felt. */
function comeIn(motion, node) {
  const still = node.style.transform;
  motion.run(node, [{ transform: `${still} scale(.72)`, opacity: 0 }, { transform: `${still} scale(1.04)`, opacity: 1, offset: 0.6 }, { transform: still, opacity: 1 }], { duration: COMES });
}

/** Down like a stamp, and all around it light. */
function cheer(motion, node, chip, bid) {
  const still = node.style.transform;
  const rays = make("i", "deal-rays");
  chip.append(make("b", "", minus(bid)));
  node.prepend(rays);
  motion.run(node, [
    { transform: `${still} scale(1.55)`, opacity: 0 }, { transform: `${still} scale(.95) rotate(-1.2deg)`, opacity: 1, offset: 0.55 }, { transform: still, opacity: 1 },
  ], { duration: COMES, easing: "cubic-bezier(.5,0,.5,1)" });
  motion.run(rays, [
    { transform: "scale(.5) rotate(0deg)", opacity: 0 }, { transform: `scale(${RAYS.large}) rotate(${RAYS.turn * 0.4}deg)`, opacity: 1, offset: 0.3 }, { transform: `scale(${RAYS.large * 1.06}) rotate(${RAYS.turn}deg)`, opacity: 0.75 },
  ], { duration: RAYS.all, delay: COMES * 0.4, fill: "both" });
  motion.run(chip, [{ transform: "scale(1)" }, { transform: "scale(1.28) rotate(8deg)", offset: 0.4 }, { transform: "scale(1)" }], { duration: 460, delay: COMES * 0.5 });
  for (let no = 0; no < SPARKS.count; no += 1) flySpark(motion, node, no);
}

/** A spark goes out behind the words, some farther than others. */
function flySpark(motion, node, no) {
  const spark = make("i", no % 3 ? "deal-spark" : "deal-spark large");
  const turn = ((no + 0.5) / SPARKS.count) * 2 * Math.PI;
  const far = 0.8 + ((no * 37) % 40) / 100;
  const [x, y] = [Math.cos(turn) * SPARKS.across * far, Math.sin(turn) * SPARKS.down * far];
  node.prepend(spark);
  motion.run(spark, [
    { transform: `translate(${x * 0.3}px, ${y * 0.3}px) scale(.2)`, opacity: 0 }, { transform: `translate(${x * 0.8}px, ${y * 0.8}px) scale(1) rotate(30deg)`, opacity: 1, offset: 0.4 },
    { transform: `translate(${x}px, ${y}px) scale(.1) rotate(70deg)`, opacity: 0 },
  ], { duration: SPARKS.all, delay: COMES * 0.5 + (no % 4) * 25, fill: "both" });
}

/** It falls into place and rocks; the chip breaks in two. */
function crumble(motion, node, chip, bid) {
  const still = node.style.transform;
  const at = (y, turn) => `${still} translateY(${y}px) rotate(${turn}deg)`;
  motion.run(node, [{ transform: at(-22, 0), opacity: 0 }, { transform: at(0, -2.2), opacity: 1, offset: 0.4 }, { transform: at(0, 1.4), offset: 0.62 }, { transform: at(0, -0.7), offset: 0.82 }, { transform: still }], { duration: COMES * 1.8 });
  for (const [side, x, y, turn] of /** @type {[string, number, number, number][]} */ ([["left", -3, 1, -10], ["right", 4, 4, 13]])) {
    const half = make("b", side, minus(bid));
    chip.append(half);
    const apart = `translate(${x}px, ${y}px) rotate(${turn}deg)`;
    half.style.transform = apart;
    motion.run(half, [{ transform: "none" }, { transform: `translate(${x * 1.7}px, ${y - 5}px) rotate(${turn * 1.5}deg)`, offset: 0.5 }, { transform: apart }], { duration: CRACK.all, delay: CRACK.after });
  }
  PUFFS.forEach(([x, y], no) => {
    const puff = make("i", "deal-puff");
    chip.prepend(puff);
    motion.run(puff, [{ transform: "scale(.3)", opacity: 0 }, { transform: `translate(${x * 0.6}px, ${y * 0.6}px) scale(1)`, opacity: 0.75, offset: 0.3 }, { transform: `translate(${x}px, ${y - 8}px) scale(1.7)`, opacity: 0 }], { duration: 640, delay: CRACK.after + no * 20, fill: "both" });
  });
}

/** A light runs over the plate. */
function shine(motion, plate) {
  const box = make("span", "shine");
  const light = make("i");
  box.setAttribute("aria-hidden", "true");
  box.append(light);
  plate.append(box);
  motion.run(light, [{ transform: "translateX(-110%)" }, { transform: "translateX(110%)" }], { duration: SHINE, easing: "ease-in-out", fill: "both" }).then(() => box.remove());
}

/** The chip of the bid rocks. */
function rock(motion, plate) {
  const chip = plate.querySelector(".bid-chip");
  if (chip) motion.run(chip, [0, -24, 18, -12, 6, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })), { duration: 520 });
}
