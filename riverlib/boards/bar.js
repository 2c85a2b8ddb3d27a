// bar.js: what is said to nobody's thing in particular stands in a bar, where it hides least of what has to be looked at.

import { freePlace } from "./clear_room.js";
import { boxAround } from "./boxes.js";

/** @import { Board } from "./board.js" */

const DOWN = 0.3; // how far down the board a bar lies best
const OPEN = 3; // weight of what lies open over the board

/**
 * Put the board's bar, which has been drawn.
 * @param {Board<any>} board
 * @param {{ x: number, y: number, w: number, h: number, weight?: number }[]} seen what has to be looked at
 * @param {number} lowest no bar reaches farther down
 * @param {boolean} [low] whether it belongs as far down as it may
 */
export function putBar({ parts, layout: { width, height } }, seen, lowest, low = false) {
  const { toast, stage, panel, popover, advice, cover } = parts;
  const open = [panel, popover, advice, cover].filter(Boolean).map((node) => ({ ...boxAround([node], stage), weight: OPEN })).filter(({ w }) => w);
  const size = { w: toast.offsetWidth, h: toast.offsetHeight };
  const box = freePlace(size, { x: width / 2, y: low ? Math.min(height, lowest) : height * DOWN }, [...seen, ...open], { width, height: Math.min(height, lowest) });
  Object.assign(toast.style, { left: `${box.x}px`, top: `${box.y - box.h / 2}px` });
}
