// tide_scene.js: how the tide looks: what lies on the lowest card goes over the waterfall, and everything else drifts.

import { isAfloat } from "./advance.js";
import { airNode, banner, driftFrames, middleAt, ring, sprinkle, tellThere } from "./air.js";
import { isFirstTide } from "./newcomer.js";
import { isSailingHome } from "./sailing_home.js";
import { firstTideWords } from "./words.js";

/** @import { River } from "./river.js" */

const CARD_MS = 900; // the lowest card goes over the edge
const FALL_MS = 1350; // a boat on it: pulled to the edge, over it, and down
const AFTER_MS = 130; // one boat after another
const LOSS_MS = 620; // from the foam to the plate of whoever has lost it
const TIPS = 0.46; // the part of its way in which a boat is still on the water
const BANNER_MS = 1500;
const GOING = 0.4; // how much it counts to hide a part of the card that goes, beside boats

/**
 * The lowest card goes over the fall, and the boats on it with it.
 * @param {River} river
 */
async function overTheFall(river, { lost }) {
  const { layout, motion, scenery, shown, fleet, sound } = river;
  const [here, gone] = [layout.card(0), layout.card(-1)];
  const away = { x: gone.x - here.x, y: gone.y - here.y };
  const lowest = scenery.card(shown.river.order[0]);
  const ways = [motion.run(lowest, [
    { translate: "0 0", opacity: 1 }, { opacity: 0, offset: 0.8 }, { translate: `${away.x}px ${away.y}px`, opacity: 0 },
  ], { duration: CARD_MS, easing: "ease-in" }).then(() => lowest.classList.add("gone"))]; // nothing shows at its old place until all is drawn anew
  lost.forEach(([seat, boat], no) => ways.push(goOver(river, fleet.node(seat, boat), seat, no * AFTER_MS)));
  if (lost.length) sound.splash();
  await Promise.all(ways);
}

/**
 * A boat is drawn to the edge, tips over it and falls into the foam; its owner loses it there.
 * @param {River} river
 * @param {any} node
 * @param {number} seat
 * @param {number} delay
 */
async function goOver(river, node, seat, delay) {
  const { motion, layout: { fall, shape } } = river;
  const { x, y, size } = node.place;
  const foam = shape === "wide" ? { x: fall.x - fall.w * 0.16, y } : { x, y: fall.y + fall.h * 0.24 };
  const edge = shape === "wide" ? { x: fall.x + fall.w / 2, y } : { x, y: fall.y - fall.h * 0.42 };
  const way = (at) => `${at.x - x}px ${at.y - y}px`;
  node.classList.add("moving");
  const down = motion.run(node, [
    { translate: "0 0", easing: "ease-in" }, { translate: way(edge), offset: TIPS, easing: "cubic-bezier(.5,0,.9,.5)" }, { translate: way(foam), offset: 0.94 }, { translate: way(foam) },
  ], { duration: FALL_MS, delay });
  const tips = motion.run(node.querySelector(".boat-picture"), [
    { transform: "none" }, { transform: "rotate(9deg)", offset: 0.14 }, { transform: "rotate(-12deg)", offset: 0.3 }, { transform: "rotate(-34deg)", offset: TIPS },
    { transform: "rotate(-112deg) scale(.8)", opacity: 1, offset: 0.84 }, { transform: "rotate(-150deg) scale(.45)", opacity: 0, offset: 0.94 }, { transform: "rotate(-150deg) scale(.45)", opacity: 0 },
  ], { duration: FALL_MS, delay, easing: "linear" });
  const splash = motion.rest(delay + FALL_MS * 0.84).then(() => splashUp(river, foam, size));
  await Promise.all([down, tips]);
  node.hidden = true;
  node.classList.remove("moving");
  await splash;
  await loseAt(river, foam, seat);
}

/** @param {River} river */
function splashUp(river, place, size) {
  ring(river, "splash-ring", place, { duration: 760, grows: 2.6 });
  ring(river, "splash-ring", place, { duration: 520, grows: 1.5 });
  sprinkle(river, "drop", place, { count: 14, reach: size * 1.3 });
  sprinkle(river, "drop small", place, { count: 9, reach: size * 0.7 });
}

/**
 * What is lost flies from the foam to the plate of whose boat it was.
 * @param {River} river
 */
async function loseAt(river, place, seat) {
  const { layout, motion, plates } = river;
  const loss = airNode(river, "loss", place, "✕");
  loss.style.setProperty("--mine", `var(--seat-${seat})`);
  await motion.run(loss, [
    { transform: middleAt(place, 0.3), opacity: 0 }, { transform: middleAt(place, 1.25), opacity: 1, offset: 0.28, easing: "cubic-bezier(.6,0,.3,1)" },
    { transform: middleAt(layout.plate(seat), 0.7), opacity: 0.9 },
  ], { duration: LOSS_MS, fill: "both" });
  loss.remove();
  plates.mourn(seat, motion);
}

/**
 * The tide turns; a newcomer has read before anything moves what that means.
 * @param {River} river
 */
export async function turnTide(river, event) {
  const { shown, scenery, sound } = river;
  const isFirst = isFirstTide(river);
  if (isFirst) await tellTide(river, event);
  sound.tide();
  river.brink.makeWay();
  if (isSailingHome(river) && !event.lost.length) return;
  if (!isFirst && !isSailingHome(river)) banner(river, "The tide turns", BANNER_MS);
  await overTheFall(river, event);
  scenery.card(shown.river.order[0]).classList.remove("gone"); // it comes in at the harbour
}

/**
 * What the first tide does, said on the water beside the card that goes, clear of all boats; whoever has read it sees the tide at its pace.
 * @param {River} river
 */
async function tellTide(river, event) {
  const { layout, motion, fleet, shown } = river;
  const { rushed } = motion;
  const going = layout.card(0);
  const [lies, clear] = [layout.card(2), { weight: 4 }];
  const boats = fleet.seen.map(({ x, y, size }) => ({ x, y, w: size, h: size, ...clear }));
  const banks = [layout.tide, layout.prompt, layout.die, layout.harbour, ...layout.plates].map((box) => ({ ...box, ...clear }));
  await tellThere(river, firstTideWords(event, shown.seats), { place: layout.shape === "wide" ? { x: lies.x + layout.cardSize.w, y: lies.y } : lies, way: [...boats, ...banks, { ...going, weight: GOING }] });
  motion.rushed = rushed;
}

/**
 * All cards drift by one, with the boats on them; the one that went over the fall comes in at the harbour. Their new numbers come
 * once they are there.
 * @param {River} river
 */
export function drift(river) {
  const { layout, motion, scenery, shown, fleet } = river;
  const ways = shown.river.order.flatMap((id, no) => {
    const card = scenery.card(id);
    const number = motion.run(card.querySelector(".card-no"), [{ opacity: 0 }, { opacity: 0, offset: 0.75 }, { opacity: 1 }], { duration: CARD_MS, easing: "linear" });
    return [number, motion.run(card, driftFrames(layout.card(no + 1), layout.card(no)), { duration: CARD_MS, easing: "ease-in-out" })];
  });
  shown.boats.forEach((boats, seat) => boats.forEach((at, boat) => {
    if (!isAfloat(at)) return;
    ways.push(motion.run(fleet.node(seat, boat), driftFrames(layout.card(at + 1), layout.card(at)), { duration: CARD_MS, easing: "ease-in-out" }));
  }));
  return Promise.all(ways);
}
