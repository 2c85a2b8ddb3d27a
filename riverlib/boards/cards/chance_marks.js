// chance_marks.js: the chances beside what they belong to: a bar under each number to bid, a tag at each card that may be
// played, words on my plate. The choice that is advised glows.

import { make, setAttribute, setText } from "../dom.js";
import { gradeSign } from "./grades.js";
import { optionLabel, shortChance, shortPoints, stillShare, winWords } from "./coach_words.js";

/** @import { Alternative, Chances, Option } from "./coach_types.js" */
/** @import { CardTable } from "./table.js" */

/**
 * What a screen reader hears behind a button's own name.
 * @param {Element} button
 * @param {Option | null | undefined} option
 * @param {boolean} advised
 * @param {boolean} settled
 */
function describe(button, option, advised, settled) {
  const said = [option ? optionLabel(option, settled) : "", button.classList.contains("alike") ? "as good" : advised ? "advised" : ""].filter(Boolean).join(", ");
  setAttribute(button, "aria-description", said || null);
}

/**
 * Words on my plate: short where it is small, a screen reader and the pointer hear the rest.
 * @param {HTMLElement} plate
 * @param {string} name
 * @param {string} words
 * @param {string} rest
 */
function write(plate, name, words, rest) {
  let mark = /** @type {HTMLElement | null} */ (plate.querySelector(`.${name}`));
  if (!words) return void mark?.remove();
  if (!mark) {
    mark = make("span", name);
    mark.append(make("b"), make("span", "rest", rest));
    plate.querySelector(".foot").append(mark);
  }
  setText(mark.firstElementChild, words);
  setAttribute(mark, "title", `${words}${rest}`);
}

/**
 * A chance and its sign, which a crowded hand leaves out.
 * @param {string} chance
 */
function percentApart(chance) {
  const number = chance.replace(/%$/, "");
  return number === chance ? [chance] : [number, make("span", "tag-percent", "%")];
}

/**
 * Which points below the numbers are the most, which one looks for: those stand out. Pure.
 * @param {string[]} points as they are written, "" where none are known
 */
export function standsOut(points) {
  const worth = points.map((each) => parseFloat(each.replace("−", "-")));
  const most = Math.max(...worth.filter((each) => !Number.isNaN(each)));
  return worth.map((each) => each === most);
}

export class ChanceMarks {
  /** @param {HTMLElement} seats */
  constructor(seats) {
    this.seats = seats;
    this.settled = true;
  }

  /**
   * @param {{ chances: Chances | null, good: string[], asked: string | null, others: Alternative[] | null, hand: any, bidding: any }} drawn
   * @param {CardTable} table
   */
  render({ chances, good, asked, others, hand, bidding }, table) {
    const options = new Map((chances?.options ?? []).map((option) => [option.id, option]));
    const words = new Map((others ?? []).map(({ id, words: said }) => [id, said]));
    this.settled = chances?.settled ?? true;
    if (bidding.isOpen) for (const button of bidding.buttons) this.markBid(button, options.get(`bid ${button.dataset.bid}`), good);
    if (bidding.isOpen) this.markMost(bidding.buttons.map((button) => button.querySelector("small")));
    const cards = hand.list();
    cards.forEach((button) => {
      const id = `play ${button.dataset.card}`;
      this.markCard(button, options.get(id), { good, said: words.get(id) });
    });
    hand.box.classList.toggle("advises", cards.some(({ classList }) => classList.contains("advised")));
    for (const button of bidding.buttons) button.classList.toggle("asked", bidding.isOpen && asked === `bid ${button.dataset.bid}`);
    for (const button of hand.list()) button.classList.toggle("asked", asked === `play ${button.dataset.card}`);
    this.markPlate(chances, table);
  }

  markBid(button, option, good) {
    button.classList.toggle("advised", good.includes(`bid ${button.dataset.bid}`));
    button.classList.toggle("alike", good.slice(1).includes(`bid ${button.dataset.bid}`));
    const chance = button.querySelector(".bid-chance");
    chance.classList.toggle("known", Boolean(option));
    chance.classList.toggle("rough", !this.settled);
    setText(chance.querySelector("b"), option ? shortChance(option, this.settled) : "");
    setText(chance.querySelector("small"), option ? shortPoints(option.points) : "");
    chance.style.setProperty("--share", option ? String(option.made) : "0");
    describe(button, option, button.classList.contains("advised"), this.settled);
  }

  /** @param {HTMLElement[]} points below the numbers */
  markMost(points) {
    const out = standsOut(points.map(({ textContent }) => textContent));
    points.forEach((each, no) => each.classList.toggle("most", out[no]));
  }

  markCard(button, option, { good, said }) {
    const isBest = Boolean(button.dataset.card) && good.includes(`play ${button.dataset.card}`) && button.classList.contains("legal");
    button.classList.toggle("advised", isBest);
    const isNamed = isBest && good[0] === `play ${button.dataset.card}`;
    button.classList.toggle("alike", isBest && !isNamed);
    const shown = button.classList.contains("legal") && (option || (said && !isBest));
    let tag = button.querySelector(".card-chance");
    if (!shown) tag?.remove();
    else {
      if (!tag) button.append(tag = make("span", "card-chance"));
      if (option) tag.replaceChildren(...(said && !isBest ? [gradeSign(said)] : []), ...(isNamed ? [make("span", "tag-star", "★ ")] : []), ...percentApart(shortChance(option, this.settled)));
      else tag.replaceChildren(gradeSign(said));
      tag.classList.toggle("shown", Boolean(said) || isBest);
      tag.classList.toggle("word", !option);
      tag.classList.toggle("best", isNamed);
      tag.classList.toggle("rough", Boolean(option) && !this.settled);
      tag.style.setProperty("--share", String(option?.made ?? 0));
    }
    describe(button, button.classList.contains("legal") ? option : null, isBest, this.settled);
  }

  /**
   * The chance still to make what I bid, beside what I need.
   * @param {Chances | null} chances
   * @param {CardTable} table
   */
  markPlate(chances, { view, seats }) {
    const plate = seats.nodes[view.me];
    if (!plate) return;
    const share = chances ? stillShare(chances, view.phase) : "";
    write(plate, "still", share, " to make it");
    plate.querySelector(".still")?.classList.toggle("rough", !this.settled);
    write(plate, "win", chances ? winWords(chances, view.me) : "", "");
  }
}
