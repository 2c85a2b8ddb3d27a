// chances.js: everybody's chance to win: a sail and a share for each, and one bar of them all.

import { draw, make, setAttribute, setText } from "../dom.js";
import { boatSvg } from "./boats.js";
import { CHANCES_DUE, chancesLabel, chanceTitles, shareWords, shortShare, sureness } from "./chance_words.js";

/** @import { Chances, RiverView, Seat } from "./view_types.js" */

const FLAT_BELOW = 42; // lower boxes have one row
const LETTER = 7.4; // width of a letter or a digit in pixels
const SAIL = 24; // width of a sail with its gap
const GAP = 4; // between two shares

export class ChanceBar {
  constructor(box) {
    this.box = box;
    this.words = make("span", "chance-words");
    this.shares = make("span", "chance-shares");
    this.bar = make("span", "chance-bar");
    const row = make("span", "chance-row");
    row.append(this.words, this.shares);
    this.box.append(row, this.bar);
  }

  /**
   * @param {RiverView} view
   * @param {any} layout
   */
  render(view, layout) {
    const { chances, chances_due: due, seats } = view;
    this.box.hidden = view.phase === "over" || !(chances || due);
    if (this.box.hidden) return;
    const { x, y, w, h } = layout.chances;
    Object.assign(this.box.style, { width: `${w}px`, height: `${h}px` });
    this.box.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    const key = JSON.stringify([chances, due, w, h, seats.map((seat) => seat.name)]);
    if (this.box.dataset.key === key) return;
    this.box.dataset.key = key;
    this.box.classList.toggle("flat", h < FLAT_BELOW);
    if (this.bar.childElementCount !== seats.length) this.build(seats);
    this.box.classList.toggle("due", !chances);
    if (chances) this.fill(chances, seats, { w: w / layout.scale, isFlat: h < FLAT_BELOW });
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

  /** Say that chances are on their way, where they will stand.
   * @param {any} layout
   */
  announce(layout) {
    setText(this.words, layout.form === "tall" ? "Chances: soon" : CHANCES_DUE);
    setAttribute(this.box, "aria-label", CHANCES_DUE);
    setAttribute(this.box, "title", null);
  }

  /**
   * @param {Chances} chances
   * @param {Seat[]} seats
   * @param {{ w: number, isFlat: boolean }} room its breadth in pixels of unscaled letters
   */
  fill(chances, seats, { w, isFlat }) {
    const titles = chanceTitles(chances, seats, isFlat);
    const roomBeside = (words) => (w - 16 - (isFlat && words ? words.length * LETTER + 8 : 0)) / seats.length - GAP - SAIL;
    const needed = Math.max(...seats.map((_, no) => shortShare(chances, no).length)) * LETTER;
    const title = isFlat ? titles.find((words) => roomBeside(words) >= needed) ?? "" : titles[0]; // the shares come first: how sure they are is said on asking
    const room = roomBeside(title);
    this.box.classList.toggle("tight", room < needed);
    const long = seats.map((_, no) => shareWords(chances, no));
    const written = long.map((words, no) => (words.length * LETTER <= room ? words : shortShare(chances, no)));
    const named = seats.every(({ name }, no) => (written[no].length + name.length + 1) * LETTER <= room); // all or none
    seats.forEach((seat, no) => {
      const bar = /** @type {HTMLElement} */ (this.bar.children[no]);
      bar.style.flexGrow = String(chances.shares[no]);
      bar.classList.toggle("none", chances.out.includes(no));
      const node = /** @type {HTMLElement} */ (this.shares.children[no]);
      setText(node.querySelector(".chance-name"), named ? seat.name : "");
      setText(node.querySelector(".chance-part"), written[no]);
      node.title = `${seat.name}: ${long[no]}`;
      node.classList.toggle("out", chances.out.includes(no));
    });
    setText(this.words, title);
    setAttribute(this.box, "title", sureness(chances));
    setAttribute(this.box, "aria-label", chancesLabel(chances, seats));
  }
}
