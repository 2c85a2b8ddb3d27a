// marks.js: from what a sentence is about, such as "boat:0:1", to its place on the river.

import { boxAround } from "../boxes.js";

/** @import { Box } from "../boxes.js" */
/** @import { River } from "./river.js" */

/**
 * Where the thing lies that a mark names, or null where it is not on the river now: "boat:0:1", "tile:0" (the place, from
 * the waterfall), "dock:12", "die", "roll", "harbour", "fall", "chances", "seat:1".
 * @param {River} river
 * @param {string} mark
 * @returns {Box | null}
 */
export function markBox(river, mark) {
  const [kind, first, second] = mark.split(":");
  const { layout, fleet, parts, view } = river;
  const no = Number(first);
  const boxes = {
    boat: () => boxAround([fleet.nodes[no]?.[Number(second)]].filter(Boolean), parts.stage),
    tile: () => (no >= 0 && no < view.river.order.length ? layout.card(no) : null),
    dock: () => (no >= 1 && no <= view.docks ? layout.dock(no) : null),
    harbour: () => layout.harbour,
    fall: () => layout.fall,
    seat: () => layout.plate(no) ?? null,
    die: () => boxAround([river.asksRoll ? parts.dieSpot : parts.die], parts.stage), // with the button that throws it while that can be pressed
    roll: () => boxAround([parts.roll], parts.stage),
    chances: () => layout.chances,
  };
  return boxes[kind]?.() ?? null;
}

/**
 * Let the pale boats of a choice be seen, or the die breathe.
 * @param {River} river
 * @param {string | null} action
 */
export function showGhost(river, action) {
  river.parts.die.classList.toggle("showing-ghost", action === "roll" || action === "lose");
  if (action === null || action === "roll") return;
  const ghost = river.targets.ghosts.find(({ choice }) => choice.id === action);
  if (ghost) river.pointTo(ghost.group);
}
