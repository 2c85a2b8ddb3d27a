// scoring.js: the points of a deal go from every plate's bid to its total, which counts up when they come; one's own last,
// out of the line in which they are read meanwhile.

import { boxAround } from "../boxes.js";
import { make } from "../dom.js";
import { signed } from "../phrases.js";
import { showTotal } from "./total.js";

/** @import { CardTable } from "./table.js" */
/** @import { Box } from "../boxes.js" */

const FLY = { there: 270, apart: 90 }; // milliseconds until the points have gone into the total, and between the first and the last
const INTO = { scale: 0.35, from: 0.86 }; // how small they are then; from where on they fade, for no number lies over another
const COUNT = { all: 90, most: 4 }; // milliseconds, and steps, in which a total reaches what it is
const READ = 360; // milliseconds that the own points are read before they go
const NUMBER = 20; // pixels that a total has at most before its word
const ASIDE = 13; // pixels that points are read beside their plate
const POP = { all: 320, size: 1.25 };

/**
 * In which order the seats get their points: round from mine, mine last. Pure.
 * @param {number} seats
 * @param {number} me
 */
export function scoringOrder(seats, me) {
  return Array.from({ length: seats }, (_, no) => (me + 1 + no) % seats);
}

/**
 * The numbers that a total shows on its way, the last one what it is. Pure.
 * @param {number} from
 * @param {number} to
 */
export function countedUp(from, to) {
  const steps = Math.min(COUNT.most, Math.abs(to - from));
  return Array.from({ length: steps }, (_, no) => from + Math.round(((to - from) * (no + 1)) / steps));
}

/**
 * Let all seats have their points, and their totals count up to `totals`.
 * @param {CardTable} table
 * @param {number[]} totals
 * @param {HTMLElement | null} [read] where my own points are read, and set out from
 */
export function flyPoints(table, totals, read = null) {
  const { shown: { seats, me }, motion, view } = table;
  if (!motion.pace || view.lesson) return Promise.resolve(); // a lesson is about one deal
  const order = scoringOrder(seats.length, me ?? 0);
  const apart = FLY.apart / Math.max(1, order.length - 1);
  return Promise.all(order.map((no, at) => bringPoints(table, no, totals[no], no === me && read ? { delay: READ, read } : { delay: at * apart, read: null })));
}

/**
 * @param {CardTable} table
 * @param {number} no
 * @param {number} total
 * @param {{ delay: number, read: HTMLElement | null }} way
 */
async function bringPoints(table, no, total, { delay, read }) {
  const { shown: { seats, me }, seats: { nodes }, layout, motion, parts: { air, stage } } = table;
  const plate = nodes[no];
  const sum = /** @type {HTMLElement} */ (plate.querySelector(".total"));
  const gain = total - seats[no].total;
  const [from, whole, face, all] = [read ?? plate.querySelector(".bid-chip") ?? plate, sum, plate.querySelector(".avatar"), plate].map((node) => boxAround([node], stage));
  const to = whole ?? face; // a plate of many on a phone tells no total
  if (!gain || !from || !to) return; // of nothing the verdict has told
  to.x += Math.min(0, NUMBER - to.w) / 2; // the number is what they come to, not the word behind it
  const mine = no === me;
  const points = make("b", `points ${plate.classList.contains("made") ? "made" : "missed"}${mine ? " mine" : ""}`, signed(gain));
  points.setAttribute("aria-hidden", "true"); // the plate says its total
  air.append(points);
  const { run } = table;
  const frames = read ? straight(from, to) : way(from, to, besidePlate(all, layout.height / 2));
  await motion.run(points, frames, { duration: FLY.there, delay, easing: "linear", fill: "both" });
  if (run !== table.run) return;
  points.remove();
  await countUp(table, sum, seats[no].total, total);
}

/** The height at which points are read: on the plate's side towards the middle of the table, where they hide no name. */
const besidePlate = ({ y, h }, middle) => (y < middle ? y + h / 2 + ASIDE : y - h / 2 - ASIDE);

/**
 * Out of the bid, beside the plate for a moment to be read, and into the total.
 * @param {Box} from
 * @param {Box} to
 * @param {number} height
 */
function way(from, to, height) {
  const read = { x: from.x + (to.x - from.x) * 0.35, y: height };
  return [
    { transform: placedAt(from, 0.4), opacity: 0, easing: "cubic-bezier(.2,.9,.3,1)" },
    { transform: placedAt(read, 1.15), opacity: 1, offset: 0.36 },
    { transform: placedAt({ ...read, x: read.x + 4 }, 1.1), opacity: 1, offset: 0.68, easing: "ease-in" },
    ...into({ ...read, x: read.x + 4 }, to),
  ];
}

/**
 * Out of the line in the middle, where they have been read.
 * @param {Box} from
 * @param {Box} to
 */
function straight(from, to) {
  return [
    { transform: placedAt(from, 1), opacity: 0, easing: "step-end" }, { transform: placedAt(from, 1.1), opacity: 1, offset: 0.01, easing: "cubic-bezier(.5,0,.6,.9)" },
    ...into(from, to),
  ];
}

/** Short of the total they are whole, and gone as they come to it. */
function into(from, to) {
  const near = { x: from.x + (to.x - from.x) * 0.82, y: from.y + (to.y - from.y) * 0.82 };
  return [{ transform: placedAt(near, 0.8), opacity: 1, offset: INTO.from }, { transform: placedAt(to, INTO.scale), opacity: 0 }];
}

const placedAt = ({ x, y }, scale) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

/**
 * @param {CardTable} table
 * @param {HTMLElement} sum
 * @param {number} from
 * @param {number} to
 */
async function countUp(table, sum, from, to) {
  const { motion, run } = table;
  motion.run(sum, [{ transform: "none" }, { transform: `scale(${POP.size})`, offset: 0.4 }, { transform: "none" }], { duration: POP.all });
  const numbers = countedUp(from, to);
  for (const number of numbers) {
    if (run !== table.run) return; // what is drawn since then is right
    showTotal(sum, number);
    await motion.rest(COUNT.all / numbers.length);
  }
}
