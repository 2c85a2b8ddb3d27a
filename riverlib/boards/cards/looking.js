// looking.js: a finished deal looked at again: its stretches as a bar, all hands open. Idle in a game and in lessons.

import { draw, make, makeButton, setAttribute, setProperty, setText } from "../dom.js";
import { Playback } from "../playback.js";
import { isCard, suitSign } from "./faces.js";
import { signPath } from "./grades.js";

/** @import { CardView, Looking, Seat, Stretch } from "./view_types.js" */

const MOST_SEATS = { tall: 6, low: 5, tablet: 10, wide: 8 }; // so many sit around a table that their hands find room below their plates, on a desk whatever stands beside my hand
const RIM = 7; // pixels above, around and below the lines of an open hand
const PHONE = { line: 17, least: 0, pad: 12, sign: 16, between: 7, gap: 3.6, rank: 8.4 }; // pixels of the small print in which a hand stands
const DESK = { line: 19, least: 200, pad: 14, sign: 16, between: 8, gap: 3.9, rank: 9 };
const TABS = 11; // of a deal's stretches that find room beside each other on a phone
const MORE = 4; // pixels: less of a line that is out of sight is nothing to read
const JOKER_NAMES = { 1: "big", 2: "middle", 3: "small" };

/**
 * A hand by its suits, each with its ranks as they stand in the fan: `[["h", ["A", "10"]], …]`. Pure.
 * @param {string[]} hand
 * @returns {[string, string[]][]}
 */
export function bySuit(hand) {
  /** @type {[string, string[]][]} */
  const found = [];
  for (const card of hand.filter(isCard)) {
    const suit = card[0] === "*" ? "*" : card[1];
    const rank = card[0] === "*" ? JOKER_NAMES[card[1]] : card[0] === "T" ? "10" : card[0];
    if (found.at(-1)?.[0] === suit) found.at(-1)[1].unshift(rank); // the fan rises, a hand is told from the top
    else found.push([suit, [rank]]);
  }
  return found;
}

/**
 * The cards of a hand in small print.
 * @param {string[]} hand
 */
export function handNodes(hand) {
  return bySuit(hand).map(([suit, ranks]) => {
    const node = make("span", `open-suit suit-${suit === "*" ? "joker" : suit}`);
    const cards = make("span");
    ranks.forEach((rank, no) => {
      const card = make("span", "", rank);
      card.dataset.card = cardOf(suit, rank);
      cards.append(...(no ? [" "] : []), card);
    });
    node.append(draw(suitSign(suit)), cards);
    return node;
  });
}

/** The card of a rank in small print. */
function cardOf(suit, rank) {
  if (suit === "*") return `*${Object.keys(JOKER_NAMES).find((size) => JOKER_NAMES[size] === rank)}`;
  return `${rank === "10" ? "T" : rank}${suit}`;
}

/**
 * Lines that an open hand takes below a plate of so many pixels. Pure.
 * @param {string[]} hand
 * @param {number} width
 */
export function openLines(hand, width, { least, pad, sign, between, gap, rank } = PHONE) {
  const room = Math.max(width, least) - pad;
  let [lines, left] = [1, room];
  bySuit(hand).forEach(([, ranks], no) => {
    const long = sign + ranks.join("").length * rank + (ranks.length - 1) * gap;
    if (no && long > left) [lines, left] = [lines + 1, room];
    left -= long + between;
  });
  return lines;
}

/**
 * So many tabs stand in a row of a phone that none is left alone in the last one. Pure.
 * @param {number} tabs
 */
export function tabsInRow(tabs) {
  return Math.ceil(tabs / Math.ceil(tabs / TABS));
}

/**
 * By how many actions the first mistake is told that comes after a step; 0 where none does. Pure.
 * @param {number[]} mistakes in order
 * @param {number} step that is told, the first one 0
 */
export function mistakeAfter(mistakes, step) {
  return mistakes.find((at) => at > step + 1) ?? 0;
}

/**
 * What the way to the next mistake says: that of this deal first, then the deal it leads to. Pure.
 * @param {Pick<Looking, "mistakes" | "next_deal" | "judging" | "kindly">} looking
 * @param {number} step that is told, the first one 0
 */
export function mistakeWords({ mistakes, next_deal: deal, judging, kindly }, step) {
  const next = kindly ? "Next tip" : "Next mistake";
  if (mistakeAfter(mistakes, step)) return next;
  if (deal && !judging) return `${next}: deal ${deal}`;
  if (judging || deal === null) return next;
  if (kindly) return mistakes.length ? "No more tips" : "All well played";
  return mistakes.length ? "No more mistakes" : "No mistake";
}

export class LookingBar {
  /**
   * @param {HTMLElement} bar
   * @param {HTMLElement} list
   * @param {{ strip: HTMLElement, onStep: (step: string, to?: number) => void }} actions the strip has the other buttons
   */
  constructor(bar, list, { strip, onStep }) {
    this.playback = new Playback(strip, { begin: 1, playsOn: "Opens a new game at this choice, with the same cards. This game stays.", onStep });
    bar.addEventListener("click", () => this.playback.stop());
    this.mistake = makeButton("lesson-side next-mistake", "Next mistake", () => this.toMistake());
    this.nextMistake = 0; // by how many actions it is told; 0 where none is to come in this deal
    this.isInLater = false; // it is in a later deal
    strip.querySelector(".lesson-foot").append(this.mistake);
    this.working = make("span", "working-out", "working it out\u2026");
    this.working.hidden = true;
    this.working.setAttribute("role", "status");
    strip.querySelector(".lesson-dots").after(this.working);
    this.words = strip.querySelector(".lesson-words");
    this.words.addEventListener("scroll", () => this.tellMore());
    this.told = ""; // the words that were last brought to their beginning
    this.bar = bar;
    this.list = list;
    this.root = bar.closest(".board"); // knows by a class what else CSS would look for below it, at every card that comes or goes
    this.onStep = onStep;
    this.drawn = "";
    this.game = ""; // whose hands the room was made for
    this.under = 0; // pixels below the plates that the open hands take; as long as one deal is looked at it never shrinks
  }

  /**
   * Make room for the open hands below the plates; true where more was needed.
   * @param {CardView} view
   * @param {any} layout
   */
  makeRoom({ game, looking, seats, me }, { shape, places, scale, held, beside }) {
    const before = this.game === game ? this.under : 0;
    const print = shape === "wide" || shape === "tablet" ? DESK : PHONE;
    const plate = Math.min(...places.slice(1).map(({ w }) => w)) / scale;
    const fits = Boolean(looking) && (beside || seats.length <= MOST_SEATS[shape]);
    const lines = fits ? Math.max(0, ...looking.hands.map((hand, no) => (no === me || !hand.length ? 0 : openLines(hand, plate, print)))) : 0;
    const more = lines ? (lines * print.line + RIM) * scale - held : 0;
    const now = fits ? Math.max(before, more) : 0;
    const grown = now !== this.under;
    Object.assign(this, { game, under: now });
    this.list.classList.toggle("few", fits);
    this.root.classList.toggle("few-seats", fits);
    return grown;
  }

  /**
   * Draw the bar above the table and, where they find no room at it, the hands below; nothing where no deal is looked at.
   * @param {CardView} view
   */
  render({ looking, lesson, seats, me }) {
    this.bar.hidden = this.list.hidden = !looking;
    this.working.hidden = !looking?.judging;
    this.root.classList.toggle("looking-back", Boolean(looking));
    if (looking) this.showWords();
    this.showMistake(looking, lesson);
    const key = JSON.stringify([looking, me]);
    if (!looking || key === this.drawn) return;
    this.drawn = key;
    this.bar.dataset.mark = looking.mark;
    setProperty(this.bar, "--tabs", String(tabsInRow(looking.stretches.length)));
    this.bar.replaceChildren(...looking.stretches.map((stretch) => this.stretch(stretch, looking)));
    this.list.replaceChildren(...seats.flatMap((seat, no) => (no === me || !looking.hands[no].length ? [] : [row(seat, no, looking.hands[no])])));
  }

  /**
   * What a deal is looked at again for: from one costly choice to the next.
   * @param {Looking | null} looking
   * @param {import("../view_types.js").LessonStrip | null} lesson
   */
  showMistake(looking, lesson) {
    this.mistake.hidden = !looking || !lesson;
    if (!looking || !lesson) return;
    this.nextMistake = mistakeAfter(looking.mistakes, lesson.step);
    this.isInLater = !this.nextMistake && !looking.judging && Boolean(looking.next_deal);
    setText(this.mistake, mistakeWords(looking, lesson.step));
    setAttribute(this.mistake, "aria-disabled", this.nextMistake || this.isInLater ? null : "true");
  }

  /** Go to the next mistake, in this deal or, where that has none any more, in a later one. */
  toMistake() {
    if (this.nextMistake) this.onStep("to", this.nextMistake);
    else if (this.isInLater) this.onStep("mistake");
  }

  /** New words are read from their beginning. */
  showWords() {
    const { words } = this;
    if (this.told !== words.textContent) words.scrollTop = 0;
    this.told = words.textContent;
    this.tellMore();
  }

  /** Where words go on below what is in sight, they fade out there. */
  tellMore() {
    const { words } = this;
    words.classList.toggle("more", words.scrollHeight - words.clientHeight - words.scrollTop > MORE);
  }

  /**
   * @param {Stretch} stretch
   * @param {Looking} looking
   */
  stretch({ title, at, now, marks, forced }, { judging, kindly }) {
    const button = makeButton(now ? "stretch now" : "stretch", null, () => this.onStep("to", at));
    const told = make("span", "stretch-marks");
    told.append(...marks.map((mark) => {
      const sign = make("i", mark);
      sign.append(draw(`<svg viewBox="0 0 12 12" aria-hidden="true">${signPath(mark)}</svg>`));
      return sign;
    }));
    if (forced) told.append(make("span", "no-choice", "no choice"));
    if (judging) told.append(make("span", "working", "\u2026"));
    button.append(make("span", "stretch-title", title), told);
    const which = /^\d+$/.test(title) ? `Trick ${title}` : title;
    const words = stretchWords(which, marks, { forced, kindly });
    setAttribute(button, "aria-label", words);
    setAttribute(button, "aria-current", now ? "step" : null);
    button.title = words;
    return button;
  }
}

/**
 * A stretch with what its dots say: "Trick 2: 1 choice fine, 1 doubtful"; `forced`: there was none to weigh; `kindly`: to a newcomer.
 * @param {string} which
 * @param {string[]} marks
 */
export function stretchWords(which, marks, { forced = false, kindly = false } = {}) {
  if (forced) return `${which}: no choice`;
  const named = (mark) => (kindly && mark !== "fine" ? "with a tip" : mark);
  const counts = ["fine", "doubtful", "bad"].map((mark) => ({ mark, count: marks.filter((each) => each === mark).length })).filter(({ count }) => count);
  const told = counts.map(({ mark, count }, no) => (no ? `${count} ${named(mark)}` : `${count} ${count === 1 ? "choice" : "choices"} ${named(mark)}`));
  return told.length ? `${which}: ${told.join(", ")}` : which;
}

/**
 * @param {Seat} seat
 * @param {number} no
 * @param {string[]} hand
 */
function row(seat, no, hand) {
  const line = make("div", "open-row");
  line.dataset.seat = String(no);
  line.append(make("b", "", seat.name), ...handNodes(hand));
  return line;
}
