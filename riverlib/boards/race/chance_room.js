// chance_room.js: how the chances stand in their box: with every name, or its first word, or sails alone, in one row or two, below
// their title or beside it; no name is ever cut. Pure; in pixels of unscaled letters.

const LINE = 15; // height of a row of shares or of the title
const BAR = 7; // what the bar takes, with its gap
const PADDING = 12; // left and right of everything
const SAIL = { roomy: 22, tight: 18 }; // a sail with its gap
const SMALL = 180; // a box less broad may have no room for the title: sails and their bar say enough
const TIGHT_BELOW = 46; // lower boxes have smaller sails
const [GAP, WORD_GAP, TITLE_GAP] = [8, 4, 8]; // between columns, between a name and its share, between a title and the shares

/**
 * @typedef {object} ChanceRoom
 * @property {string} title
 * @property {boolean} beside whether the title stands in the rows of the shares
 * @property {number} columns
 * @property {string[]} names what each is called; "" where there is room for sails alone
 * @property {string[]} words
 * @property {boolean} tight whether sails are small
 */

/** Rows that so many cells take: a column is filled before the next one, as the parts of the bar follow each other. */
export const rowsIn = (cells, columns) => Math.ceil(cells / columns);

/** The first word of each name, where that tells them apart. */
export function firstWords(names) {
  const first = names.map((name) => name.trim().split(/\s+/)[0]);
  return new Set(first).size === names.length ? first : names;
}

/**
 * The fullest way to write the chances in a box: what they are of comes first, then names, whole or none, then their words.
 * @param {{ w: number, h: number }} box
 * @param {{ names: string[], long: string[], short: string[], least?: string[], above: string[], beside: string[] }} said words of shares; titles, the longest first, one of them perhaps in two lines
 * @param {(text: string) => number} measure width of a text
 * @returns {ChanceRoom}
 */
export function chanceRoom({ w, h }, { names, long, short, least = short, above, beside }, measure) {
  const lines = Math.floor((h - BAR) / LINE);
  const isSmall = w < SMALL;
  const tight = isSmall || h < TIGHT_BELOW;
  const sail = tight ? SAIL.tight : SAIL.roomy;
  const nameless = names.map(() => "");
  const needsTitle = short.includes(""); // it alone says what becomes of those without a word
  const titled = [
    ...(lines > 1 ? above.filter((title) => measure(title) <= w - PADDING).map((title) => ({ title, beside: false, rows: lines - 1 })) : []),
    ...beside.filter((title) => title.split("\n").length <= lines).map((title) => ({ title, beside: true, rows: lines })),
    ...(isSmall && !needsTitle ? [{ title: "", beside: true, rows: lines }] : []),
  ];
  const fits = ({ title, beside: aside }, told, words, columns) => {
    const room = w - PADDING - (aside && title ? Math.max(...title.split("\n").map(measure)) + TITLE_GAP : 0);
    const cells = told.map((name, no) => sail + (name ? measure(name) + WORD_GAP : 0) + measure(words[no]));
    const widest = Array.from({ length: columns }, (_, column) => Math.max(...cells.filter((_, no) => Math.floor(no / rowsIn(cells.length, columns)) === column)));
    return widest.reduce((sum, cell) => sum + cell, GAP * (columns - 1)) <= room;
  };
  const first = firstWords(names);
  for (const wordings of [[long, short], [least]]) {
    for (const told of [names, first, nameless]) {
      for (const head of titled) {
        for (const words of wordings) {
          for (let rows = 1; rows <= Math.min(head.rows, names.length); rows += 1) {
            const columns = Math.ceil(names.length / rows);
            if (fits(head, told, words, columns)) return { title: head.title, beside: head.beside, columns, names: told, words, tight };
          }
        }
      }
    }
  }
  return { title: isSmall && !needsTitle ? "" : beside.at(-1) ?? "", beside: true, columns: names.length, names: nameless, words: least, tight: true };
}
