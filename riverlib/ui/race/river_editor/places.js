// places.js: where the cards of a river lie that is laid out, and which place is nearest to a finger.

export const SHORE = 34; // waterfall and harbour
const GAP = 3;
const HEAD = 26; // where a card has its number: --head in the style sheet
const TALL_BELOW = 600;
const [WIDE_HEIGHT, TALL_CARD] = [230, 46];
const SCROLL_ROOM = 40; // beside upright cards a finger scrolls the page

/**
 * Lay cards out in a row, or upright on a narrow page, the waterfall at the left or at the bottom.
 * @param {number} cards
 * @param {number} width of the page's column
 */
export function cardPlaces(cards, width) {
  const shape = width < TALL_BELOW ? "tall" : "wide";
  if (shape === "wide") {
    const w = (width - 2 * SHORE) / cards - GAP;
    const card = (index) => ({ x: SHORE + (index + 0.5) * (w + GAP), y: WIDE_HEIGHT / 2, w, h: WIDE_HEIGHT - 16 });
    return { shape, height: WIDE_HEIGHT, card, cardSize: { w, h: WIDE_HEIGHT - 16, head: HEAD, foot: 44 } };
  }
  const height = cards * (TALL_CARD + GAP) + 2 * SHORE;
  const w = width - SCROLL_ROOM - 8;
  const card = (index) => ({ x: 4 + w / 2, y: height - SHORE - (index + 0.5) * (TALL_CARD + GAP), w, h: TALL_CARD });
  return { shape, height, card, cardSize: { w, h: TALL_CARD, head: HEAD, foot: 44 } };
}

/** The card whose middle is nearest to a point of the river. */
export function nearestPlace(layout, cards, { x, y }) {
  const along = (index) => (layout.shape === "wide" ? Math.abs(layout.card(index).x - x) : Math.abs(layout.card(index).y - y));
  let best = 0;
  for (let index = 1; index < cards; index += 1) if (along(index) < along(best)) best = index;
  return best;
}

/** A list with one of its entries at another place. */
export function moved(list, from, to) {
  const rest = list.filter((_, no) => no !== from);
  return [...rest.slice(0, to), list[from], ...rest.slice(to)];
}

/**
 * The cards of a river after a step: each keeps its picture, a new one gets one that no other has.
 * @param {number[]} ids
 * @param {string} step
 * @param {number[]} places
 */
export function cardsAfter(ids, step, places) {
  const [at, to] = places;
  if (step === "move") return moved(ids, at, to);
  if (step === "remove") return ids.filter((_, no) => no !== at);
  if (step === "add") return [...ids.slice(0, at), unused(ids), ...ids.slice(at)];
  return ids;
}

function unused(ids) {
  let id = 0;
  while (ids.includes(id)) id += 1;
  return id;
}
