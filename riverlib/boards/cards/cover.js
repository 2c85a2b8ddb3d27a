// cover.js: a hand that lies face down until its person taps on it. The table, the trick and the scores stay in sight.

import { make, makeButton, setText } from "../dom.js";
import { faceOf } from "./ranking.js";
import { backNode, placed } from "./card_nodes.js";
import { handPlaces } from "./geometry.js";

/** @import { CardView } from "./view_types.js" */

const LAST_CARDS = "The last cards play themselves";
const TURN_MS = 520;
const COMES_MS = 180;
const MOST_WIDE = 680; // more would be no line to read
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
   * Lay the hand of `view.cover` face down, or show nothing; where the last cards play themselves nobody need tap.
   * @param {CardView | null} view
   * @param {any} layout
   * @param {boolean} playsItself
   */
  render(view, layout, playsItself) {
    const cover = view?.cover ?? null;
    this.box.hidden = !cover;
    if (!cover) return;
    this.renderBacks(view.seats[cover.seat].cards, layout);
    const height = layout.cardH + (layout.rows - 1) * layout.rowPitch + 2 * RIM;
    const { style } = this.button;
    style.bottom = `${layout.height - layout.handTop + RIM - height}px`; // many words grow upwards, where nobody is told whose turn it is
    style.minHeight = `${height}px`;
    style.width = `${Math.min(layout.room, MOST_WIDE)}px`;
    this.button.disabled = playsItself || cover.waits;
    setText(this.news, playsItself ? "" : cover.news);
    this.news.hidden = !this.news.textContent;
    this.button.classList.toggle("told", !this.news.hidden);
    setText(this.words, playsItself ? LAST_CARDS : cover.ask);
    this.face.replaceChildren(...(this.button.disabled ? [] : [faceOf(view.seats[cover.seat], cover.seat)]));
    this.button.setAttribute("aria-label", [this.words.textContent, this.news.textContent].filter(Boolean).join(". "));
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

  focus() {
    this.button.focus({ preventScroll: true });
  }
}

/** Where the seats and the cards of the trick are drawn: what goes and comes when the table is turned to another person. */
export function standingNow({ seats, felt }) {
  return new Map([...seats.nodes, ...felt.cards.values()].map((node) => [node, node.style.transform]));
}

/**
 * Let everything fade where it stood and come where it stands: the table is turned to the person who is to move, and gliding there
 * plates would cross on it. Who that is is said once all is there, and nobody presses what is not there yet.
 */
export function turnFrom(stood, { motion, cover }) {
  motion.run(cover.box, [{ opacity: 0 }, { opacity: 1 }], { duration: COMES_MS, delay: TURN_MS });
  motion.run(cover.button, [{ pointerEvents: "none" }, { pointerEvents: "none" }], { duration: TURN_MS });
  for (const [node, transform] of stood) {
    const now = node.style.transform;
    if (node.isConnected && now !== transform) motion.run(node, [{ transform }, { transform, opacity: 0, offset: 0.45 }, { transform: now, opacity: 0, offset: 0.46 }, { transform: now }], { duration: TURN_MS });
  }
}
