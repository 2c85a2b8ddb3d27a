// card_words.js: how the names of the special cards are set, so that every word fits its plate and none lies below a boat. Pure.

/** Widths of the words in pixels, bold and 14 pixels high, in the widest letters that the board may be given. */
export const WORD_WIDTHS = { "Sandbank": 72, "High tide": 68, "High": 36, "tide": 28, "Tide": 33, "High tide +3": 94, "Sand": 36, "bank": 36, "+3": 20 };

const LARGEST = 1.25; // how much the words on a plate grow with the stage: rather that than break one
const LINE = 15; // height of a line of such words
const PLUS = 21; // height of "+3"
const ALONG = 15 / 14; // how much larger words along a card are
const [PADDING, BROAD] = [18, 21]; // around such words, and their breadth
const [STACK_RIM, STACK_AIR] = [6, 8]; // beside and above words that stand below each other on a narrow card
const SLACK = 0.01; // of numbers with many digits
const RIM = 9; // of a card and of the plate at its end
const AIR = 4; // between words and a boat: the ring of one that may sail
const CHEVRONS = 26; // where a ride carries, beside the number
const ROOM = 0.74; // of a boat: what a pale one needs that lies beside others of its colour
const STAY = 56; // pixels of a row beside a pale boat that says "Stay"
const SETTINGS = {
  "sandbank": [["Sandbank"]],
  "high-tide": [["High tide"], ["High", "tide"], ["Tide"]],
};
const NAMES = { "sandbank": "Sandbank", "high-tide": "High tide" };
const STACKS = { "Sandbank": ["Sand", "bank"], "High tide": ["High", "tide"], "High tide +3": ["High", "tide", "+3"] };

/**
 * What a special card says: `lines` on the plate at its end, or, where no setting fits, its name `along` the card; a card that lies
 * has a single line along it;
 * `plus` when "+3" stands below. Where a narrow card has the breadth for it, its name stands upright, `stacked` in short lines: nobody reads sideways.
 * @param {string} kind
 * @param {any} layout
 */
export function cardWords(kind, { shape, scale = 1, cardSize }) {
  const [w, foot] = [cardSize.w, cardSize.foot].map((pixels) => pixels / Math.min(scale, LARGEST));
  const rides = kind === "high-tide";
  if (shape === "tall") {
    return rides ? { lines: [], along: NAMES[kind], plus: true } : { lines: [NAMES[kind]], along: "", plus: false };
  }
  const fits = (words) => words.every((word) => WORD_WIDTHS[word] <= w - RIM) && words.length * LINE + (rides ? PLUS : 0) <= foot - 4;
  const lines = SETTINGS[kind].find(fits);
  if (lines) return { lines, along: "", plus: rides };
  const plus = rides && PLUS <= foot - 4;
  const along = rides && !plus ? "High tide +3" : NAMES[kind];
  const stacked = STACKS[along].every((word) => WORD_WIDTHS[word] <= w - STACK_RIM) ? STACKS[along] : undefined;
  return { lines: [], along, plus, stacked };
}

/**
 * How much larger than drawn the words on a plate are: with the stage, as far as the plate has room. Pure.
 * @param {string[]} lines
 * @param {boolean} plus
 * @param {any} layout
 */
export function wordsGrowth(lines, plus, { scale = 1, cardSize: { w, foot } }) {
  const least = Math.min(scale, LARGEST);
  const broad = Math.max(1, ...lines.map((word) => WORD_WIDTHS[word]));
  return Math.max(least, Math.min(scale, (w - RIM * least) / broad, (foot - 4 * least) / (lines.length * LINE + (plus ? PLUS : 0))));
}

/**
 * Where the middle of words of `long` pixels stands between `from` and `to`: nearest to the middle of what is not `taken`; null
 * where there is no room. Pure.
 * @param {number} long
 * @param {[number, number]} between
 * @param {[number, number][]} taken
 */
export function freeMiddle(long, [from, to], taken) {
  const middle = (from + to) / 2;
  const [first, last] = [from + long / 2, to - long / 2];
  const beside = taken.flatMap(([start, end]) => [start - long / 2, end + long / 2]);
  const isFree = (at) => at >= first && at <= last && taken.every(([start, end]) => Math.abs(at - (start + end) / 2) >= (long + end - start) / 2 - SLACK);
  const free = [middle, ...beside].filter(isFree);
  return free.length ? free.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best)) : null;
}

/**
 * The box of the words that stand along a special card, clear of the boats there and of those that may come; null where it has none.
 * @param {string} kind
 * @param {number} index
 * @param {{ boats: number[][], choices?: { origin?: number, target?: number, seat?: number, boats?: number[], ride?: boolean }[] }} shown
 * @param {any} layout
 */
export function wordsBox(kind, index, { boats, choices = [] }, layout) {
  const { shape, scale = 1, cardSize: { head = 0, foot } } = layout;
  const { lines, along, plus, stacked } = cardWords(kind, layout);
  if (!along) return null;
  const card = layout.card(index);
  const wide = shape === "wide";
  const [middle, length] = wide ? [card.y, card.h] : [card.x, card.w];
  const start = middle - length / 2;
  const there = boats.flatMap((fleet, seat) => fleet.flatMap((at, boat) => (at === index ? [{ seat, boat }] : [])));
  const coming = choices.filter(({ target, boats: ways }) => target === index && ways?.length).map(({ seat, boats: ways, origin }) => ({ seat, boat: ways[0], origin }));
  const all = [...there, ...coming.filter((one) => !there.some(({ seat, boat }) => seat === one.seat && boat === one.boat))];
  const places = all.length ? [...layout.boatsOn(index, there), ...layout.boatsOn(index, all.toSorted((one, other) => one.seat - other.seat || one.boat - other.boat))] : [];
  const takenBy = ({ x, y, size }) => { const at = wide ? y : x; return /** @type {[number, number]} */ ([at - size / 2 - AIR, at + size / 2 + AIR]); };
  const taken = places.map(takenBy);
  const ahead = coming.filter(({ origin }) => Number.isInteger(origin)).map((one) => whereFrom(one, boats, layout)).filter(Boolean); // a pale boat lies straight ahead of its own
  const long = stacked ? (stacked.length * LINE + STACK_AIR) * Math.min(scale, LARGEST) : (WORD_WIDTHS[along] * ALONG + PADDING) * scale;
  const between = /** @type {[number, number]} */ ([start + head + (kind === "high-tide" ? CHEVRONS : 2), start + length - (lines.length || plus ? foot : 4)]);
  const pale = ahead.map((place) => /** @type {[number, number]} */ (takenBy(wide ? { ...place, y: Math.max(place.y, between[0] + place.size / 2) } : place)));
  const beside = wide ? ROOM * layout.boatSize * (all.filter(({ seat }) => coming.some((one) => one.seat === seat)).length - 1) : choices.some(({ ride }) => ride) ? STAY : 0;
  const around = (before, after) => pale.map(([from, to]) => /** @type {[number, number]} */ ([from - before, to + after]));
  const at = [around(0, beside), around(beside, 0), around(0, beside / 2), around(beside / 2, 0), pale, []].reduce((found, more) => found ?? freeMiddle(long, between, [...taken, ...more]), /** @type {number | null} */ (null));
  if (at === null) return null;
  return wide ? { x: card.x, y: at, w: stacked ? card.w - 4 : BROAD * scale, h: long } : { x: at, y: card.y, w: long, h: BROAD * scale };
}

/** Where a boat lies that may come from another card; nowhere once it has left that. */
function whereFrom({ seat, boat, origin }, boats, layout) {
  const there = boats.flatMap((fleet, owner) => fleet.flatMap((at, no) => (at === origin ? [{ seat: owner, boat: no }] : [])));
  return layout.boatsOn(origin, there)[there.findIndex((one) => one.seat === seat && one.boat === boat)];
}

/**
 * The plate at the end of a card, which says what a special one is called.
 * @param {number} index
 * @param {any} layout
 */
function plateBox(index, { shape, card, cardSize: { foot } }) {
  const { x, y, w, h } = card(index);
  return shape === "wide" ? { x, y: y + (h - foot) / 2, w, h: foot } : { x: x + (w - foot) / 2, y, w: foot, h };
}

/**
 * Where the special cards say what they are called: nothing else should stand there.
 * @param {any} shown
 * @param {any} layout
 */
export function nameBoxes(shown, layout) {
  return specialCards(shown).flatMap(([kind, at]) => {
    const { lines, plus } = cardWords(kind, layout);
    const along = wordsBox(kind, at, shown, layout);
    return [...(lines.length || plus ? [plateBox(at, layout)] : []), ...(along ? [along] : [])];
  });
}

/**
 * The arrows of the high tide, which tell that it carries on: no words should hide them. Pure.
 * @param {any} shown
 * @param {any} layout
 */
export function arrowBoxes(shown, { shape, card, cardSize: { head } }) {
  return specialCards(shown).filter(([kind, at]) => kind === "high-tide" && at >= 0).map(([, at]) => {
    const { x, y, w, h } = card(at);
    return shape === "wide" ? { x, y: y - h / 2 + head + 14, w: Math.min(w, 36), h: 24 } : { x: x - w / 2 + 34, y, w: 18, h: Math.min(h, 26) };
  });
}

/**
 * The cards that have a name: their kinds, and where they lie.
 * @param {{ river: { order: number[], sandbank: number, high_tide: number } }} shown
 * @returns {[string, number][]}
 */
export function specialCards({ river: { order, sandbank, high_tide: tide } }) {
  return [["sandbank", order.indexOf(sandbank)], ["high-tide", order.indexOf(tide)]];
}
