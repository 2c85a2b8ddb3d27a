// chips.js: the words on pale boats: whether one stays or rides, and what it is worth.

import { make } from "../dom.js";
import { IN_HARBOUR } from "./advance.js";
import { hiddenBy } from "../clear_room.js";
import { wordsPlaces } from "./chip_room.js";
import { isPhone } from "./geometry.js";

/** @import { Box } from "../boxes.js" */
/** @import { Setting } from "./chip_room.js" */
/** @import { Choice, Hint } from "./view_types.js" */

const LETTER = 7.6; // pixels, bold and 14 high
const [RIM, LINE] = [18, 18]; // around the words; the height of a line
const HIDING = 60; // weighed pixels from which words hide something
const WEIGHTS = { name: 8, number: 6, coin: 16, sign: 8, plate: 8, harbour: 1 }; // what words may hide least of all, beside boats

/**
 * What a choice is worth in two or three words or as its chance, the best one, or the one praised of several, with a star: never by colour alone.
 * @param {string} id
 * @param {Hint & { isInNumbers?: boolean } | null} hint
 */
export function worthWords(id, hint) {
  if (!hint?.words[id]) return "";
  if (id !== hint.best) return hint.words[id];
  const isAlone = Object.values(hint.words).filter((words) => words === hint.words[id]).length === 1; // of several that are as good none is best
  return `★ ${hint.isInNumbers ? hint.words[id] : isAlone ? "best" : "good"}`;
}

/**
 * How the words of a pale boat may be set, in one line or in several: in three only on a phone, which has no room for two. Pure.
 * @param {string} go
 * @param {string} worth
 * @param {boolean} [small] whether it is a phone's river
 * @param {number} [scale] how much larger than drawn their letters are
 * @returns {Setting[]}
 */
export function settingsOf(go, worth, small = false, scale = 1) {
  const wide = (...words) => Math.max(...words.map((word) => word.length)) * LETTER * scale + RIM;
  const high = (lines) => lines * LINE * scale + 4;
  const parts = splitWords(worth);
  const settings = [{ kind: "row", w: wide(go && worth ? `${go} ${worth}` : go || worth), h: high(1) }];
  if (go && worth) settings.push({ kind: "lines", w: wide(go, worth), h: high(2) });
  if (parts.length > 1 && (small || !go)) settings.push({ kind: "narrow", w: wide(go, ...parts), h: high(go ? 3 : 2) });
  return settings;
}

/** "much", "worse": where a line may end; a star stays with its word, and a number with its sign. */
function splitWords(worth) {
  const at = worth.startsWith("★") ? -1 : worth.lastIndexOf(" ");
  return at < 0 ? [worth] : [worth.slice(0, at), worth.slice(at + 1)];
}

/**
 * @param {Choice} choice
 * @param {{ go: string, worth: string, best: boolean, open: boolean }} said
 */
function chipNode(choice, { go, worth, best, open }) {
  const chip = make("span", "chip");
  chip.classList.toggle("best", best);
  chip.classList.toggle("open", open);
  chip.dataset.choice = choice.id;
  if (go) chip.append(make("b", "go", go));
  if (!worth) return chip;
  const odds = make("span", `odds${best ? " best" : ""}`);
  odds.dataset.choice = choice.id;
  odds.append(...splitWords(worth).flatMap((part, no) => (no ? [" ", make("span", "", part)] : [make("span", "", part)])));
  chip.append(odds);
  return chip;
}

export class Chips {
  /** @param {HTMLElement} over the boats, which would hide them */
  constructor(over) {
    this.box = make("div", "chips");
    this.box.setAttribute("aria-hidden", "true"); // the pale boats' labels say it
    over.after(this.box);
    this.places = /** @type {(Box & { kind: string })[]} */ ([]);
  }

  /**
   * Say on every pale boat that is seen whether it stays or rides, and what its choice is worth.
   * @param {any[]} ghosts
   * @param {{ hint: Hint | null, opened: any, lists?: boolean }} choosing `lists`: all of it stands on the bank, too, so that nothing is hidden for it
   * @param {{ boats: any[], names: Box[], layout: any }} drawn the boats that are seen, and the boxes of the cards' names
   */
  render(ghosts, { hint, opened, lists = false }, { boats, names, layout }) {
    const shown = ghosts.filter(({ group }) => !opened || opened.key === group.key);
    const said = shown.map(({ group, choice }) => ({
      go: group.options.length < 2 ? "" : choice.ride ? "Ride" : "Stay", worth: worthWords(choice.id, hint), best: choice.id === hint?.best, open: Boolean(opened),
    }));
    const worded = shown.map(({ choice, place }, no) => ({ choice, place, said: said[no], settings: settingsOf(said[no].go, said[no].worth, isPhone(layout.form), layout.scale) }))
      .filter(({ said: { go, worth } }) => go || worth);
    const silent = shown.map(({ place }) => place).filter((place) => !worded.some((one) => one.place === place));
    const seen = [...seenByChips(names, layout), ...(worded.some(({ choice }) => choice.target === IN_HARBOUR) ? docksByChips(layout) : [])];
    const places = wordsPlaces(worded, [...boats, ...silent], seen, layout);
    const kept = places.map((box) => opened || !lists || hiddenBy(box, [...seen, ...boats.map(({ x, y, size }) => ({ x, y, w: size, h: size, weight: 1 }))]) < HIDING);
    this.places = places.filter((_, no) => kept[no]);
    this.box.replaceChildren(...worded.filter((_, no) => kept[no]).map((one, no) => {
      const { x, y, kind } = this.places[no];
      const node = chipNode(one.choice, one.said);
      node.classList.add(kind);
      node.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      return node;
    }));
  }
}

/**
 * What no chip should hide beside boats: the cards' numbers and names, the plates with their points, the harbour, the names of the river's two ends, and when the tide turns. Pure.
 * @param {(Box & { weight?: number })[]} names
 * @param {any} layout
 */
export function seenByChips(names, layout) {
  const numbers = Array.from({ length: layout.cards }, (_, at) => ({ ...layout.number(at), weight: WEIGHTS.number }));
  const harbour = layout.shape === "wide" ? [{ ...layout.harbour, weight: WEIGHTS.harbour }] : []; // held upright there is room beside the coins
  const signs = [layout.tide, layout.signs.fall, layout.signs.harbour].map((box) => ({ ...box, weight: WEIGHTS.sign }));
  const plates = layout.plates.map((box) => ({ ...box, weight: WEIGHTS.plate }));
  return [...harbour, ...signs, ...plates, ...numbers, ...names.map((box) => ({ ...box, weight: box.weight ?? WEIGHTS.name }))];
}

/**
 * The docks' numbers: where a boat may come home they are what it is worth. Pure.
 * @param {any} layout
 */
function docksByChips({ docks, dock }) {
  return Array.from({ length: docks }, (_, no) => dock(no + 1).coin).map(({ x, y, r }) => ({ x, y, w: 2 * r, h: 2 * r, weight: WEIGHTS.coin }));
}
