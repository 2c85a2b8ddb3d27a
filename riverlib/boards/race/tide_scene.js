// tide_scene.js: how the tide looks: what lies on the lowest card goes over the waterfall, and a wave carries everything else one card down.

import { numberWord } from "../phrases.js";
import { isAfloat } from "./advance.js";
import { banner, driftFrames, tellOnBank } from "./air.js";
import { fallTogether } from "./falling.js";
import { isFirstTide, keepTideTold } from "./newcomer.js";
import { isSailingHome } from "./sailing_home.js";
import { crestAt, rideOver, sweep } from "./surge.js";
import { firstTideWords } from "./words.js";

/** @import { River } from "./river.js" */

const TIP_MS = 400; // the lowest card tips over the edge
const CARRIED_MS = 380; // a card is carried one place by the wave
const MANY = 3; // boats that fall at once are counted aloud
const BANNER_MS = 1200; // then the line says what it takes
const TOLD = { looks: 400, most: 3800 }; // a newcomer sees that something is said before the water moves; the next turn waits until it is read
/** What is said of the first tide at a river, until it has been read. @type {WeakMap<River, Promise<void>>} */
const told = new WeakMap();
const LIFTED = 60; // milliseconds that a boat rises before its card is carried on

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
 * The tide turns; a newcomer reads on the bank what that means while the wave comes.
 * @param {River} river
 */
export async function turnTide(river, event) {
  const { shown, scenery, sound } = river;
  const isFirst = isFirstTide(river);
  if (isFirst) await tellTide(river, event);
  sound.tide();
  river.brink.makeWay();
  if (isSailingHome(river) && !event.lost.length) return;
  if (!isFirst && !isSailingHome(river)) banner(river, tideCall(event), BANNER_MS);
  await overTheFall(river, event);
  scenery.card(shown.river.order[0]).classList.remove("gone"); // it comes in at the harbour
}

/** What is called out as the tide turns. Pure. */
export function tideCall({ lost: { length } }) {
  const count = numberWord(length);
  return length < MANY ? "The tide turns" : `${count[0].toUpperCase()}${count.slice(1)} boats fall`;
}

/**
 * What the first tide does, said on the bank: it is read where nothing moves, and seen where nothing is said.
 * @param {River} river
 */
function tellTide(river, event) {
  keepTideTold(river);
  told.set(river, tellOnBank(river, firstTideWords(event), TOLD.most));
  return river.motion.rest(TOLD.looks);
}

/**
 * The wave comes down from the harbour and carries every card by one as it passes, with the boats on it; the one that went over the
 * fall comes in at the harbour. Their new numbers come once they are there.
 * @param {River} river
 */
export function drift(river) {
  const { layout, motion, scenery, shown, fleet } = river;
  const surges = !isSailingHome(river);
  const when = (at) => (surges ? crestAt(river, layout.card(at)) : 0);
  const ways = shown.river.order.flatMap((id, no) => {
    const [card, delay] = [scenery.card(id), when(no)];
    const comesIn = no === shown.river.order.length - 1 ? { opacity: 0 } : {};
    const [from, to] = driftFrames(layout.card(no + 1), layout.card(no));
    const number = motion.run(card.querySelector(".card-no"), [{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration: CARRIED_MS + delay, easing: "linear" });
    return [number, motion.run(card, [{ ...from, ...comesIn }, to], { duration: CARRIED_MS, delay, easing: "cubic-bezier(.35,0,.2,1)" })];
  });
  shown.boats.forEach((boats, seat) => boats.forEach((at, boat) => {
    if (!isAfloat(at)) return;
    const node = fleet.node(seat, boat);
    ways.push(motion.run(node, driftFrames(layout.card(at + 1), layout.card(at)), { duration: CARRIED_MS, delay: when(at), easing: "cubic-bezier(.35,0,.2,1)" }));
    if (surges) ways.push(rideOver(river, node, Math.max(0, when(at) - LIFTED)));
  }));
  if (surges) sweep(river);
  return Promise.all([...ways, told.get(river)]);
}
