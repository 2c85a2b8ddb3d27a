// cover.js: a hand that lies face down until its person taps on it. The table, the trick and the scores stay in sight.

import { make, makeButton, setText } from "../dom.js";
import { faceOf } from "./ranking.js";
import { backNode, placed } from "./card_nodes.js";
import { handPlaces } from "./geometry.js";

/** @import { CardView } from "./view_types.js" */

const BY_THEMSELVES = { last: "The last cards play themselves", only: "Only one card fits: it plays itself" };
const MOST_WIDE = 540; // more would be no line to read
const FEW = 5; // players, whose trick leaves room above the hand even on a phone held sideways
const RIM = 4; // pixels of the button around the cards

export class Cover {
  /**
   * @param {HTMLElement} box
   * @param {{ onTake: () => void }} hear
   */
  constructor(box, { onTake }) {
    this.box = box;
    this.backs = make("span", "cover-backs");
    this.news = make("span", "cover-news");
    this.ask = make("span", "cover-ask");
    this.face = make("span", "cover-face"); // a child that cannot read yet knows whose turn it is
    this.words = make("span");
    this.ask.append(this.face, this.words);
    this.button = makeButton("reveal", null, onTake);
    this.button.append(this.news, this.ask);
    box.append(this.backs, this.button);
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /**
   * Lay the hand of `view.cover` face down, or show nothing; where a card plays itself nobody need tap.
   * @param {CardView | null} view
   * @param {any} layout
   * @param {boolean} playsItself
   */
  render(view, layout, playsItself) {
    const cover = view?.cover ?? null;
    this.box.hidden = !cover;
    if (!cover) return;
    this.box.classList.toggle("bare", view.phase === "bid");
    this.box.classList.toggle("roomy", view.seats.length <= FEW);
    this.renderBacks(view.seats[cover.seat].cards, layout);
    this.place(handPlaces(Math.max(1, view.seats[cover.seat].cards), layout), layout);
    this.button.disabled = playsItself || cover.waits;
    this.tell(playsItself ? "" : cover.news);
    this.news.hidden = !this.news.textContent;
    setText(this.words, playsItself ? BY_THEMSELVES[view.forced] : cover.ask);
    this.face.replaceChildren(...(this.button.disabled ? [] : [faceOf(view.seats[cover.seat], cover.seat)]));
    this.button.setAttribute("aria-label", [this.words.textContent, this.news.textContent].filter(Boolean).join(". "));
  }

  /**
   * What was missed, sentence by sentence: a line ends with one, where it has room.
   * @param {string} news
   */
  tell(news) {
    if (this.news.textContent === numbersKept(news)) return;
    this.news.replaceChildren(...sentencesOf(news).flatMap((sentence, no) => [...(no ? [" "] : []), make("span", "sentence", numbersKept(sentence))]));
  }

  /**
   * @param {number} cards
   * @param {any} layout
   */
  renderBacks(cards, layout) {
    while (this.backs.childElementCount > cards) this.backs.lastElementChild.remove();
    while (this.backs.childElementCount < cards) this.backs.append(backNode());
    handPlaces(cards, layout).forEach((place, no) => {
      const back = /** @type {HTMLElement} */ (this.backs.children[no]);
      back.style.setProperty("--w", `${layout.cardW}px`);
      back.style.transform = placed({ ...place, w: layout.cardW }, layout.cardW);
    });
  }

  /**
   * All of the hand is pressed, where it lies; what was missed is told above it.
   * @param {{ x: number, y: number }[]} places
   * @param {any} layout
   */
  place(places, { cardW, cardH, width, room, shape }) {
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const top = Math.min(...ys) - cardH / 2 - RIM;
    const { style } = this.button;
    style.top = `${top}px`;
    style.minHeight = `${Math.max(...ys) + cardH / 2 + RIM - top}px`;
    style.minWidth = `${Math.max(...xs) - Math.min(...xs) + cardW + 2 * RIM}px`;
    style.setProperty("--news", `${Math.min(shape === "low" ? room : width - 20, MOST_WIDE)}px`);
  }

  focus() {
    this.button.focus({ preventScroll: true });
  }
}

/**
 * A word and its number stay in one line. Pure.
 * @param {string} sentence
 */
export function numbersKept(sentence) {
  return sentence.replace(/ (?=\d)/g, "\u00a0");
}

/**
 * The sentences of a text. Pure.
 * @param {string} text
 * @returns {string[]}
 */
export function sentencesOf(text) {
  return text.match(/[^ ].*?[.!?](?= |$)|[^ ].*$/g) ?? [];
}
