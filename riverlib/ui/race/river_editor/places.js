// places.js: where the cards of a river lie that is laid out, and which place is nearest to a finger.

export const SHORE = 34; // waterfall and harbour
const GAP = 3;
const TALL_BELOW = 600;
const [WIDE_HEIGHT, TALL_CARD] = [244, 46];
const [HEAD, FOOT] = [26, 46]; // of a card, for its number (--head in the style sheet) and for its picture or name
const BOAT = 44;
const AIR = 6; // between a card and its menu
const SCROLL_ROOM = 40; // beside upright cards a finger scrolls the page

/**
 * Lay cards out in a row, or upright on a narrow page, the waterfall at the left or at the bottom; the boats that start on a card
 * stand behind its number, where they leave its name room.
 * @param {number} cards
 * @param {number} width of the page's column
 */
export function cardPlaces(cards, width) {
  const shape = width < TALL_BELOW ? "tall" : "wide";
  if (shape === "wide") {
    const w = (width - 2 * SHORE) / cards - GAP;
    const card = (index) => ({ x: SHORE + (index + 0.5) * (w + GAP), y: WIDE_HEIGHT / 2, w, h: WIDE_HEIGHT - 16 });
    const boatsOn = (index) => [{ x: card(index).x, y: 8 + HEAD + BOAT / 2, size: BOAT }];
    return { shape, height: WIDE_HEIGHT, card, boatsOn, cardSize: { w, h: WIDE_HEIGHT - 16, head: HEAD, foot: FOOT } };
  }
  const height = cards * (TALL_CARD + GAP) + 2 * SHORE;
  const w = width - SCROLL_ROOM - 8;
  const card = (index) => ({ x: 4 + w / 2, y: height - SHORE - (index + 0.5) * (TALL_CARD + GAP), w, h: TALL_CARD });
  const boatsOn = (index) => [{ x: 72, y: card(index).y, size: BOAT }];
  return { shape, height, card, boatsOn, cardSize: { w, h: TALL_CARD, head: HEAD, foot: FOOT } };
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
 * Where the menu of a card stands in the window: beside the card, or below or above one that is as broad as the page.
 * @param {{ left: number, top: number, right: number, bottom: number }} card
 * @param {{ w: number, h: number }} menu
 * @param {{ w: number, h: number }} window
 */
export function menuPlace(card, menu, window) {
  const within = (at, most) => Math.max(AIR, Math.min(at, most - AIR));
  const [left, top] = [within(card.left, window.w - menu.w), within(card.top, window.h - menu.h)];
  if (card.right + menu.w + 2 * AIR <= window.w) return { left: card.right + AIR, top };
  if (card.left - menu.w >= 2 * AIR) return { left: card.left - menu.w - AIR, top };
  return { left, top: card.bottom + menu.h + 2 * AIR <= window.h ? card.bottom + AIR : within(card.top - menu.h - AIR, window.h - menu.h) };
}
