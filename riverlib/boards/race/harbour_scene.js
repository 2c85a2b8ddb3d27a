// harbour_scene.js: the end of a race as the harbour sees it, before the result lies over the river.

import { IN_HARBOUR } from "./advance.js";
import { airNode, middleAt, ring } from "./air.js";

/** @import { River } from "./river.js" */
/** @import { RiverEvent } from "./view_types.js" */

const REST_MS = 600; // where nobody is celebrated
const LEAP_MS = 560;
const AFTER_MS = 140; // one boat after another
const HEIGHT = 0.42; // of a boat's size
const BITS = 16; // of what flies up with a boat
const FLIGHT_MS = 1100;
const KINDS = ["gold", "leaf", "rose", "foam"];

/**
 * The race is over: the winner's boats leap at their docks, and the coins shine.
 * @param {River} river
 * @param {Extract<RiverEvent, { kind: "end" }>} event
 */
export async function comeHome(river, { winners }) {
  const { sound, motion, shown, plates } = river;
  sound.win();
  const boats = winners.flatMap((seat) => shown.boats[seat].flatMap((at, boat) => (at === IN_HARBOUR ? [[seat, boat]] : [])));
  if (!boats.length) return motion.rest(REST_MS);
  for (const seat of winners) plates.call(seat, motion);
  return Promise.all(boats.map(([seat, boat], no) => leap(river, seat, boat, no * AFTER_MS)));
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
  motion.rest(delay).then(() => ring(river, "coin-glow", layout.dock(shown.docks - order).coin, { duration: 1100, grows: 3 }));
  motion.rest(delay + LEAP_MS * 0.4).then(() => cheerAt(river, node.place)); // as it is highest
  node.classList.add("moving");
  await motion.run(node, [
    { translate: "0 0" }, { translate: up, offset: 0.25 }, { translate: "0 0", offset: 0.5 }, { translate: up, offset: 0.75 }, { translate: "0 0" },
  ], { duration: 2 * LEAP_MS, delay, easing: "ease-in-out" });
  node.classList.remove("moving");
}

/**
 * Leaves and paper fly up around a boat and sink: by the end they are gone.
 * @param {River} river
 * @param {{ x: number, y: number, size: number }} place
 */
function cheerAt(river, place) {
  const turned = (x, y, turn) => `${middleAt({ x: place.x + x, y: place.y + y })} rotate(${turn}deg)`; // all in one: a turn of its own would turn the way there, too
  for (let no = 0; no < BITS; no += 1) {
    const bit = airNode(river, `cheer-bit ${KINDS[no % KINDS.length]}`, place);
    const turn = -Math.PI * (0.1 + (0.8 * no) / (BITS - 1));
    const far = place.size * (0.9 + ((no * 37) % 50) / 60);
    const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far];
    const spin = (no % 2 ? 1 : -1) * (160 + ((no * 61) % 180));
    river.motion.run(bit, [
      { transform: turned(0, 0, 0), opacity: 0, easing: "cubic-bezier(.1,.7,.4,1)" }, { opacity: 1, offset: 0.08 },
      { transform: turned(x, y, spin), opacity: 1, offset: 0.42, easing: "cubic-bezier(.5,0,.9,.6)" },
      { transform: turned(x * 1.3, y * 0.2 + place.size * 0.5, 2 * spin), opacity: 0 },
    ], { duration: FLIGHT_MS, fill: "both" }).then(() => bit.remove());
  }
}
