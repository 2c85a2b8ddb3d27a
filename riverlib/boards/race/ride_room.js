// ride_room.js: where things stand on the bank while a boat may stay or ride. On a wide bank the two answers have the place of the button that has
// nothing to throw now, and all else stays where it is read; elsewhere they have the place of the chances, and those stand beside the die. Pure.

/** @import { Box } from "../boxes.js" */

const GAP = 8;
const FINGER = 44; // the least height of what a finger presses
const LOW = { w: 146, h: 42 }; // of the chances on a phone on its side, where the line gives way to them
const ROW = 22; // of the chances on a phone held upright, below the line
const AIR = 3; // pixels between the line and what stands below it

/** Where the room beside the die begins, in the place of the button that has nothing to throw now. */
export const besideDie = ({ die }) => die.x - die.w / 2 + die.size + GAP + 2;

/** Whether the answers stand beside the die: then the chances keep their place and their words, and one sees how they change. */
export const answersBesideDie = ({ form }) => form === "wide";

/**
 * Where a boat may stay or ride: always the same place, whatever else is said.
 * @param {any} layout
 * @returns {{ x: number, y: number, w: number, h: number }} its upper left corner and its size
 */
export function rideRow(layout) {
  const { form, chances: { x, y, w, h }, prompt, height } = layout;
  if (answersBesideDie(layout)) {
    const start = besideDie(layout);
    return { x: start, y: prompt.y - prompt.h / 2, w: x - w / 2 - GAP - start, h: prompt.h };
  }
  const high = form === "low" ? h : Math.max(FINGER, Math.min(h, prompt.h)); // below the harbour's sign a finger may press beside it
  return { x: x - w / 2, y: Math.min(y + high / 2, height - 2) - high, w, h: high };
}

/** What the line beside the die and the chances share on a phone held upright: all that is right of the die and above the answers. */
function besideUpright(layout) {
  const start = besideDie(layout);
  const { prompt } = layout;
  const top = prompt.y - prompt.h / 2;
  return { start, w: prompt.x + prompt.w / 2 - start, top, foot: Math.min(top + prompt.h, rideRow(layout).y - AIR) };
}

/**
 * Where the chances stand meanwhile.
 * @param {any} layout
 * @returns {Box}
 */
export function chancesAsRiding(layout) {
  const { form, die } = layout;
  if (answersBesideDie(layout)) return layout.chances;
  const x = besideDie(layout);
  if (form === "tall") {
    const { start, w, foot } = besideUpright(layout);
    return { x: start + w / 2, y: foot - ROW / 2, w, h: ROW };
  }
  if (form === "low") return { x: x + LOW.w / 2, y: die.y, ...LOW };
  const w = die.x + die.w / 2 - x;
  return { x: x + w / 2, y: die.y, w, h: layout.prompt.h };
}

/**
 * Where the line stands while a boat is chosen: where it follows the button that rests now, it has that one's place, too, and is in the middle.
 * @param {any} layout
 * @returns {Box}
 */
export function promptBesideDie(layout) {
  const { form, prompt } = layout;
  if (form === "wide") return prompt;
  const [start, end] = [besideDie(layout), prompt.x + prompt.w / 2];
  return { ...prompt, x: (start + end) / 2, w: end - start };
}

/**
 * Where the line beside the die stands while a boat may stay or ride.
 * @param {any} layout
 * @returns {Box}
 */
export function promptAsRiding(layout) {
  const { form, prompt } = layout;
  if (form === "tall") {
    const { start, w, top, foot } = besideUpright(layout);
    const h = foot - ROW - AIR - top;
    return { x: start + w / 2, y: top + h / 2, w, h };
  }
  if (form === "wide") return prompt;
  if (form !== "low") { // a lesson's line reaches into the place of the answers
    const start = prompt.x - prompt.w / 2;
    const w = Math.min(prompt.w, layout.chances.x - layout.chances.w / 2 - GAP - start);
    return w > 0 && w < prompt.w ? { ...prompt, x: start + w / 2, w } : prompt;
  }
  const chances = chancesAsRiding(layout);
  const start = chances.x + chances.w / 2 + GAP;
  const end = prompt.x + prompt.w / 2;
  return { ...prompt, x: (start + end) / 2, w: end - start };
}
