// chances.js: everybody's chance to win: a sail and a share for each, and one bar of them all.

import { draw, make, setAttribute, setProperty, setText } from "../dom.js";
import { measureText } from "../names.js";
import { boatSvg } from "./boats.js";
import { chanceRoom, rowsIn } from "./chance_room.js";
import { afterName, besideName, CHANCES_DUE, chancesLabel, chanceTitles, leastShare, shareWords, shortShare, sureness, whyOut } from "./chance_words.js";

/** @import { Chances, RiverView, Seat } from "./view_types.js" */

const LETTERS = 14.4; // their height in pixels, with a little to spare
const NARROW = 240; // a box less broad says in two words that they will come
const GOAL = "Bring your boats home: most points win"; // said to whoever reads no chances yet
const [ROW, HIGH] = [15, 13]; // pixels of a row of words, unscaled, and what a high bar takes with its gaps
const AIRY = { many: 4, w: 400, h: 52, letters: 1.12 }; // with so much room all of it is larger; beside so many the title stands in their rows

export class ChanceBar {
  /**
   * @param {HTMLElement} box
   * @param {(why: string, thing: HTMLElement) => void} onWhy somebody who cannot win any more has been tapped, or the chances: how sure are they?
   */
  constructor(box, onWhy) {
    this.box = box;
    box.addEventListener("click", (event) => {
      const share = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".chance-share"));
      if (share?.dataset.why) onWhy(share.dataset.why, share.querySelector(".boat-flag") ?? share);
      else if (this.sure) onWhy(this.sure, box);
    });
    this.family = "";
    this.sure = ""; // how sure they are that stand here
    this.words = make("span", "chance-words");
    this.shares = make("span", "chance-shares");
    this.bar = make("span", "chance-bar");
    const row = make("span", "chance-row");
    row.append(this.words, this.shares);
    this.box.append(row, this.bar);
  }

  /**
   * @param {RiverView & { stale?: boolean }} view `stale`: what has happened since is not reckoned yet
   * @param {any} layout
   * @param {boolean} [quiet] whether they are not to be read yet
   */
  render(view, layout, quiet = false) {
    const { chances, chances_due: due, seats } = view;
    const isGoal = layout.form !== "low" && quiet && !view.lesson; // nothing else would stand there; a lesson's river has that room
    this.box.hidden = view.phase === "over" || (!isGoal && (quiet || !(chances || due)));
    if (this.box.hidden) return;
    this.box.classList.toggle("stale", Boolean(view.stale));
    const { x, y, w, h } = layout.chances;
    Object.assign(this.box.style, { width: `${w}px`, height: `${h}px` });
    this.box.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    const key = JSON.stringify([chances, due, w, h, seats.map(({ name, score, afloat }) => [name, score, afloat]), isGoal]);
    if (this.box.dataset.key === key) return;
    this.box.dataset.key = key;
    if (this.bar.childElementCount !== seats.length) this.build(seats);
    this.box.classList.toggle("due", isGoal || !chances);
    this.box.classList.toggle("goal", isGoal);
    if (isGoal) this.announce(layout, GOAL);
    else if (chances) this.fill(chances, seats, { w: w / layout.scale, h: h / layout.scale });
    else this.announce(layout);
  }

  /** @param {Seat[]} seats */
  build(seats) {
    const part = (className, no) => {
      const node = make("span", className);
      node.style.setProperty("--mine", `var(--seat-${no})`);
      return node;
    };
    this.bar.replaceChildren(...seats.map((_, no) => part("chance", no)));
    this.shares.replaceChildren(...seats.map((_, no) => {
      const node = part("chance-share", no);
      const sail = make("span", "boat-flag");
      sail.append(draw(boatSvg(no)));
      node.append(sail, make("span", "chance-name"), make("b", "chance-part"));
      return node;
    }));
  }

  /**
   * Say that chances are on their way, where they will stand, or what the race is about where there are none to read yet.
   * @param {any} layout
   * @param {string} [said]
   */
  announce(layout, said = "") {
    this.sure = "";
    this.box.classList.toggle("flat", layout.form === "tall");
    setText(this.words, said || (layout.form === "tall" || layout.chances.w < NARROW * layout.scale ? "Chances: soon" : CHANCES_DUE));
    setAttribute(this.box, "aria-label", said || CHANCES_DUE);
    setAttribute(this.box, "title", null);
  }

  /**
   * @param {Chances} chances
   * @param {Seat[]} seats
   * @param {{ w: number, h: number }} box in pixels of unscaled letters
   */
  fill(chances, seats, box) {
    const long = seats.map(({ name }, no) => afterName(name, shareWords(chances, no)));
    const [above, beside] = [false, true].map((isBeside) => chanceTitles(chances, seats, isBeside));
    const [short, least] = [shortShare, leastShare].map((wordsOf) => seats.map((_, no) => besideName(wordsOf(chances, no))));
    const said = { names: seats.map(({ name }) => name), long: long.map(besideName), short, least, above, beside };
    const isMany = seats.length >= AIRY.many;
    const airy = box.h >= AIRY.h && (!isMany || box.w >= AIRY.w) && chanceRoom(box, isMany ? { ...said, above: [] } : said, (text) => this.measure(text) * AIRY.letters);
    const isAiry = airy && (isMany || (!airy.beside && airy.columns === seats.length && airy.names.every(Boolean)));
    this.box.classList.toggle("airy", isAiry);
    const { title, columns, names, words, ...room } = isAiry ? airy : chanceRoom(box, said, (text) => this.measure(text));
    this.box.classList.toggle("flat", room.beside);
    this.box.classList.toggle("tight", room.tight);
    const lines = rowsIn(seats.length, columns) + (room.beside ? 0 : 1);
    this.box.classList.toggle("high", box.h >= lines * ROW + HIGH);
    setProperty(this.shares, "--rows", String(rowsIn(seats.length, columns)));
    seats.forEach((seat, no) => {
      const bar = /** @type {HTMLElement} */ (this.bar.children[no]);
      bar.style.flexGrow = String(chances.shares[no]);
      bar.classList.toggle("none", chances.out.includes(no));
      const node = /** @type {HTMLElement} */ (this.shares.children[no]);
      setText(node.querySelector(".chance-name"), names[no]);
      setText(node.querySelector(".chance-part"), words[no]);
      node.title = `${seat.name}: ${long[no]}`;
      node.dataset.why = "";
      if (chances.out.includes(no)) node.title = node.dataset.why = `${seat.name} cannot win: ${whyOut(chances, seats, no)}.`;
      node.classList.toggle("out", chances.out.includes(no));
    });
    setText(this.words, title);
    this.sure = sureness(chances);
    setAttribute(this.box, "title", this.sure);
    setAttribute(this.box, "aria-label", chancesLabel(chances, seats));
  }

  /** Width of a text; in bold letters, the broadest that stand here. */
  measure(text) {
    this.family ||= getComputedStyle(this.box).fontFamily; // asked once: asked at every drawing it would have all styles reckoned anew
    return measureText(text, this.family) * LETTERS;
  }
}
