// newcomer.js: what is different in the first race on a device.

import { mayBlow } from "./advance.js";
import { isFirstThrow } from "./choices.js";

/** @import { River } from "./river.js" */
/** @import { Choice, RiverEvent } from "./view_types.js" */

/**
 * Whether this is a newcomer's very first throw: nobody is warned then.
 * @param {River} river
 */
export function isUnwarned({ tips, view }) {
  return tips.isFirst && isFirstThrow(view);
}

/**
 * Whether a newcomer still has to tap a boat that alone can sail: once, to see how a boat is sent; after it such boats go by themselves.
 * @param {Pick<River, "tips" | "settings" | "view">} river
 */
export function tapsOnlyBoat(river) {
  return isTaught(river) && !river.tips.knows(ONLY);
}

/**
 * A boat that alone could sail was tapped.
 * @param {Pick<River, "tips">} river
 */
export function keepOnlyTapped({ tips }) {
  tips.isNew(ONLY);
}

/**
 * Whether a newcomer gives away so much by a choice that the tutor's question has to be answered: no second tap on the boat does it.
 * @param {Pick<River, "tips" | "settings" | "view">} river
 * @param {Choice} choice
 */
export function hasToAnswer(river, { grave }) {
  return grave && isTaught(river);
}

const ONLY = "only"; // one boat that alone could sail was tapped here
const TIDE = "tide"; // the tip that says what the tide does
const FIRST_ROUNDS = 2; // chances would be one thing more to read in them

/**
 * Whether a newcomer reads no chances yet: they wait until a tip says what they are; where nobody is told tips, until it is seen how it goes.
 * @param {Pick<River, "tips" | "settings" | "view" | "shown">} river
 */
export function readsNoChances(river) {
  const { tips, view: { seats, home }, shown } = river;
  if (!isTaught(river)) return false;
  const isTold = !home?.watches && seats.some(({ bot }) => !bot);
  return isTold ? !tips.knows("chances") : shown.river.tides < FIRST_ROUNDS;
}

/**
 * Whether the tide that turns now is the first that a newcomer sees, and no tip has said yet what it does: it is told at the waterfall.
 * @param {Pick<River, "tips" | "settings" | "view" | "shown">} river
 */
export function isFirstTide(river) {
  return isTaught(river) && river.shown.river.tides === 0 && !river.tips.knows(TIDE);
}

/**
 * What the tide does has been told where it turned: no tip says it again.
 * @param {Pick<River, "tips">} river
 */
export function keepTideTold({ tips }) {
  tips.isNew(TIDE);
}

/**
 * What a newcomer is told of the first wind that can blow nothing; of any other lost turn nothing.
 * @param {Pick<River, "tips" | "settings" | "view" | "shown">} river
 * @param {Extract<RiverEvent, { kind: "lost_turn" }>} event
 */
export function firstLossWords(river, { number }) {
  const isFirst = !river.view.events.some((event) => event.kind === "lost_turn" && event.number < number);
  if (mayBlow(river.shown.boats) || !isFirst || !isTaught(river)) return "";
  return "Wind! But nobody has boats on two cards, so it moves nothing.";
}

/**
 * Whether this is a newcomer who wants things explained.
 * @param {Pick<River, "tips" | "settings" | "view">} river
 */
export function isTaught({ tips, settings, view }) {
  return !view.lesson && tips.isFirst && tips.isOn(settings.explain);
}
