// near_press.js: what a finger means that falls beside a boat or a pale one: small boats have the room of a fingertip, and of a card to
// which one way alone leads the whole water may be pressed. Pure.

const FINGER = 22; // pixels from the middle of a thing in which a press means it

/**
 * The nearest of `things` that a press at `point` means, or null.
 * @template {{ place: { x: number, y: number, size: number }, card?: { x: number, y: number, w: number, h: number } | null }} Thing
 * @param {{ x: number, y: number }} point
 * @param {Thing[]} things those that can be pressed; `card` is the one that a pale boat lies on
 * @returns {Thing | null}
 */
export function pressedThing(point, things) {
  const away = ({ place: { x, y } }) => Math.hypot(point.x - x, point.y - y);
  const near = things.filter(({ place: { x, y, size } }) => Math.max(Math.abs(point.x - x), Math.abs(point.y - y)) <= Math.max(FINGER, size / 2));
  if (near.length) return near.reduce((best, next) => (away(next) < away(best) ? next : best));
  const under = things.filter(({ card }) => card && Math.abs(point.x - card.x) <= card.w / 2 && Math.abs(point.y - card.y) <= card.h / 2);
  return under.length === 1 ? under[0] : null;
}
