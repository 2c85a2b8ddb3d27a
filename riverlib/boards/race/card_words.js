// card_words.js: how the names of the special cards are set, so that every word fits its plate. Pure.

/** Widths of the words in pixels, bold and 14 pixels high, in the widest letters that the board may be given. */
export const WORD_WIDTHS = { "Sandbank": 72, "High tide": 68, "Sand-": 43, "bank": 38, "High": 36, "tide": 28, "Tide": 33, "High tide +3": 94 };

const LINE = 15; // height of a line of such words
const PLUS = 21; // height of "+3"
const SPLIT = ["Sand-", "bank"];
const SETTINGS = {
  "sandbank": [["Sandbank"], SPLIT],
  "high-tide": [["High tide"], ["High", "tide"], ["Tide"]],
};
const NAMES = { "sandbank": "Sandbank", "high-tide": "High tide" };

/**
 * What a special card says: `lines` on the plate at its end, or, where no setting fits, its name `along` the card; a card that lies
 * has a single line in its middle, where no boat hides it;
 * `plus` when "+3" stands below.
 * @param {string} kind
 * @param {any} layout
 */
export function cardWords(kind, { shape, cardSize: { w, h, foot } }) {
  const rides = kind === "high-tide";
  if (shape === "tall") {
    const fitsEnd = !rides && SPLIT.every((word) => WORD_WIDTHS[word] <= foot - 3) && SPLIT.length * LINE <= h - 4;
    return { lines: fitsEnd ? SPLIT : [NAMES[kind]], along: "", plus: rides };
  }
  const fits = (words) => words.every((word) => WORD_WIDTHS[word] <= w - 10) && words.length * LINE + (rides ? PLUS : 0) <= foot - 4;
  const lines = SETTINGS[kind].find(fits);
  if (lines) return { lines, along: "", plus: rides };
  const plus = rides && PLUS <= foot - 4;
  return { lines: [], along: rides && !plus ? "High tide +3" : NAMES[kind], plus };
}
