// newcomer.js: what is different in the first race on a device.

import { isFirstThrow } from "./choices.js";

/** @import { River } from "./river.js" */

/**
 * Whether this is a newcomer's very first throw: nobody is warned then.
 * @param {River} river
 */
export function isUnwarned({ tips, view }) {
  return tips.isFirst && isFirstThrow(view);
}

/**
 * Whether the tide that turns now is the first that a newcomer sees: it is told at the waterfall, and waits until that is read.
 * @param {Pick<River, "tips" | "settings" | "view" | "shown">} river
 */
export function isFirstTide({ tips, settings, view, shown }) {
  return !view.lesson && tips.isFirst && tips.isOn(settings.explain) && shown.river.tides === 0;
}
