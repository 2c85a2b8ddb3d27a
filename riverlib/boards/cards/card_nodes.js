// card_nodes.js: cards as nodes, and how they fly.

import { draw, make } from "../dom.js";
import { cardFace, compactFace } from "./faces.js";

export function faceNode(card, compact) {
  const node = make("span", "cd face-up");
  node.append(draw(compact ? compactFace(card) : cardFace(card)));
  return node;
}

/** Backs are plain CSS: fifty of them fly at once when a deal begins. */
export function backNode() {
  return make("span", "cd back");
}

/** CSS transform that puts the middle of a card of width `base` at a place of the stage. */
export function placed(place, base) {
  const scale = place.w ? place.w / base : place.scale ?? 1;
  return `translate(${place.x}px, ${place.y}px) translate(-50%, -50%) rotate(${place.turn ?? 0}deg) scale(${scale})`;
}

/** A card's way through the air from one place to another, a little lifted on the way. */
export function flightFrames(from, to, base) {
  const half = {
    x: from.x + (to.x - from.x) * 0.72, y: from.y + (to.y - from.y) * 0.72 - 12,
    turn: (from.turn ?? 0) * 0.3 + (to.turn ?? 0) * 0.7, w: (to.w ?? base) * 1.07,
  };
  return [{ transform: placed(from, base) }, { transform: placed(half, base), offset: 0.6 }, { transform: placed(to, base) }];
}
