// lingering.js: a trick that was taken already, where it is left to be seen.

import { takerIndex } from "./advance.js";

/** @import { CardTable } from "./table.js" */

/**
 * The last trick stays up to the next card: faded where nothing moves, for the bots' cards would never be seen; in a
 * lesson, or where a deal is looked at again, as long as it is told.
 * @param {CardTable} table
 */
export function lingering({ shown, view: { lesson, looking }, busy, motion }) {
  if (!shown.last_trick) return null;
  const isTold = Boolean(looking) || lesson?.stage === "right" || lesson?.stage === "wrong";
  const stays = lesson ? !busy && isTold : !motion.pace && shown.phase === "play";
  if (!stays) return null;
  const { leader, cards } = shown.last_trick;
  return { leader, cards, best: takerIndex(shown.last_trick, cards.length) };
}
