// bid_tokens_place.js: where the bids lie on the felt while they are said: each before its owner's plate. Pure.

const SIZE = { wide: 40, tablet: 40, tall: 36, low: 30 }; // as drawn
const GAP = { wide: 12, tablet: 10, tall: 9, low: 5 }; // between a plate, with what hangs below it, and its bid
export const NAMED = 1.92; // breadth of a bid with its owner's face beside it, by its height
const BESIDE_TOP = 3; // others, up to whom one at the top leaves a sheet room for the bids of the sides
const CROWD = 5; // more others than this leave no bare felt on a phone or a tablet: there the plates alone say the bids

/**
 * The middle {x, y} and the `size` of each place's bid, clockwise from mine, which has none there: my plate says it. On what
 * is held upright, with one row of plates right under another, the bids stand below both, `named` by their owners' faces.
 * @param {any} layout
 */
export function tokenPlaces({ shape, scale, held, places, width }) {
  const size = SIZE[shape] * scale;
  const gap = GAP[shape] * scale;
  const others = places.slice(1);
  const [side, ...more] = others.filter(({ edge }) => edge === "left");
  const ends = (edge) => Math.max(0, ...others.filter((place) => place.edge === edge).map(({ y, h }) => y + h / 2)) + held;
  const isUnder = (place) => place.y - place.h / 2 < ends("top") + 2 * gap + size;
  const isNamed = Boolean(side) && !more.length && (shape === "tall" || (shape === "tablet" && others.length > BESIDE_TOP && isUnder(side)));
  const low = Math.max(ends("left"), ends("top"));
  return places.map(({ x, y, w, h, edge }, no) => {
    if (no === 0 || (shape !== "wide" && others.length > CROWD)) return null;
    if (isNamed) return { x: (width * (no - 0.5)) / others.length, y: low + gap + size / 2, size: Math.min(size, (width - 2) / others.length / NAMED), named: true };
    if (edge === "top") return { x, y: y + h / 2 + held + gap + size / 2, size, named: false };
    return { x: x + (edge === "left" ? 1 : -1) * (w / 2 + gap + size / 2), y, size, named: false };
  });
}
