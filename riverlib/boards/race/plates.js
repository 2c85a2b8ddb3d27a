// plates.js: one plate for each player: name, points, and what has become of the boats.

import { draw, icon, make, setAttribute, setText } from "../dom.js";
import { fitName, measureText } from "../names.js";
import { doing, plural } from "../phrases.js";
import { wearFace } from "../portraits.js";
import { isOwn, whereabouts } from "../talk.js";
import { boatSvg } from "./boats.js";
import { plateLabel } from "./words.js";

/** @import { RiverView, Seat } from "./view_types.js" */

/** @typedef {Partial<Pick<Seat, "score" | "home" | "lost" | "afloat">>} Change */
/** @typedef {{ seat: number, change: Change, of: RiverView | null }} Pending What a plate says besides what is so; with `of` only beside that view. */

const LETTERS = { full: 15, compact: 14 }; // height of a name in pixels, before it grows with the stage
const OWN = 42; // what "You" takes beside it

const MARKS = { // in a box of 16 x 16: afloat, in the harbour, lost
  afloat: '<path d="M8 2v8M8 3l5 6H8zM2 11h12l-2 3H4z"/>',
  home: '<circle cx="8" cy="3.500" r="1.500"/><path d="M8 5v9M5 7h6M2.500 9.500C3 13 5.500 14 8 14s5-1 5.500-4.500"/>',
  lost: '<path d="M4 4l8 8M12 4l-8 8"/>',
};

const FEW_MARKS = 3;

function plateMark(kind) {
  return draw(`<svg class="boat-mark ${kind}" viewBox="0 0 16 16" aria-hidden="true">${MARKS[kind]}</svg>`);
}

/**
 * What a plate shows by signs, told to whoever presses it.
 * @param {Seat} seat
 */
export function plateTold({ name, you, score, afloat, home, lost, first }) {
  const boats = [[afloat, "on the river"], [home, "home"], [lost, "lost"]].filter(([count]) => count)
    .map(([count, where], no) => `${no ? count : plural(Number(count), "boat")} ${where}`).join(", ");
  const tide = first ? ` ${doing(you ? "You" : name, "begins")} each round: the tide turns just before.` : "";
  return `${doing(you ? "You" : name, "has")} ${plural(score, "point")}, ${boats}.${tide}`;
}

/**
 * A seat as it is with some changes. Pure.
 * @param {Seat} seat
 * @param {{ change: Change }[]} changes
 * @returns {Seat}
 */
export function changed(seat, changes) {
  return changes.reduce((now, { change }) => ({ ...now, ...Object.fromEntries(Object.entries(change).map(([name, by]) => [name, now[name] + by])) }), seat);
}

export class Plates {
  /**
   * @param {HTMLElement} box
   * @param {(told: string, plate: HTMLElement) => void} onTell
   */
  constructor(box, onTell) {
    this.box = box;
    this.seats = /** @type {Seat[]} */ ([]);
    this.pending = /** @type {Pending[]} */ ([]);
    this.drawn = /** @type {[RiverView, any] | null} */ (null); // what is on show
    box.addEventListener("click", (event) => {
      const no = this.nodes.indexOf(/** @type {Element} */ (event.target).closest(".plate"));
      if (this.seats[no]) onTell(plateTold(this.seats[no]), this.nodes[no]);
    });
    this.nodes = [];
    this.pictures = [];
    this.family = "";
  }

  /**
   * @param {RiverView} shown
   * @param {any} layout
   */
  render(shown, layout) {
    this.drawn = /** @type {[RiverView, any]} */ ([shown, layout]);
    this.pending = this.pending.filter(({ of }) => !of || of === shown);
    this.seats = shown.seats.map((seat, no) => changed(seat, this.pending.filter((each) => each.seat === no)));
    if (this.nodes.length !== shown.seats.length) this.build(shown.seats.length);
    this.seats.forEach((seat, no) => {
      const turn = shown.to_move === no && shown.phase !== "over";
      const place = layout.plate(no);
      const where = whereabouts(shown, no);
      const own = isOwn(shown, no);
      const picture = JSON.stringify([seat, turn, place, where, own]);
      if (this.pictures[no] === picture) return;
      this.pictures[no] = picture;
      this.fill(this.nodes[no], seat, { turn, where, own });
      this.put(this.nodes[no], place);
      this.fitName(this.nodes[no], { width: place.name - (own ? OWN * layout.scale : 0) }, layout);
    });
  }

  /** Whether the first player's plate bears a word at this size, and not only its sign. */
  get isWorded() {
    return this.nodes.some((node) => node.querySelector(".plate-word")?.getClientRects().length);
  }

  /**
   * What flies to a plate is not counted there before it has come; returns what counts it then.
   * @param {number} seat
   * @param {Change} change as it will be counted
   */
  awaits(seat, change) {
    const back = Object.fromEntries(Object.entries(change).map(([name, by]) => [name, -by]));
    const pending = { seat, change: back, of: null };
    this.pending.push(pending);
    this.renderAgain();
    return () => {
      this.pending = this.pending.filter((each) => each !== pending);
      this.renderAgain();
    };
  }

  /**
   * What has come to a plate is counted there, though the river shows it only with what comes next.
   * @param {number} seat
   * @param {Change} change
   */
  countAhead(seat, change) {
    if (!this.drawn) return;
    this.pending.push({ seat, change, of: this.drawn[0] });
    this.renderAgain();
  }

  renderAgain() {
    if (this.drawn) this.render(...this.drawn);
  }

  build(seats) {
    this.pictures = [];
    this.nodes = Array.from({ length: seats }, (_, no) => {
      const node = make("div", "plate");
      node.setAttribute("role", "group");
      node.style.setProperty("--mine", `var(--seat-${no})`);
      const flag = make("span", "boat-flag");
      flag.append(draw(boatSvg(no)));
      const name = make("span", "plate-name");
      name.append(make("span", "plate-face"), make("span", "plate-text"));
      node.append(flag, name, make("span", "plate-marks"), make("span", "plate-signs"), make("b", "plate-points"));
      return node;
    });
    this.box.replaceChildren(...this.nodes);
  }

  put(node, { x, y, w, h }) {
    Object.assign(node.style, { width: `${w}px`, height: `${h}px` });
    node.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }

  /** Write the name as large as it fits. */
  fitName(node, { width }, { compact, scale }) {
    const text = node.querySelector(".plate-text");
    this.family ||= getComputedStyle(text).fontFamily; // asked once: asked at every drawing it would have all styles reckoned anew
    const full = compact ? LETTERS.compact : LETTERS.full * scale;
    const { size } = fitName(text.textContent, { width, size: full, measure: (words) => measureText(words, this.family) });
    text.style.fontSize = size === full ? "" : `${size}px`;
  }

  /**
   * @param {HTMLElement} node
   * @param {Seat} seat
   * @param {{ turn: boolean, where: string, own: boolean }} now
   */
  fill(node, seat, { turn, where, own }) {
    const find = (part) => /** @type {HTMLElement} */ (node.querySelector(`.${part}`));
    node.classList.toggle("turn", turn);
    wearFace(find("plate-face"), seat);
    setText(find("plate-text"), seat.name);
    setAttribute(find("plate-text"), "title", seat.name);
    setText(find("plate-points"), String(seat.score));
    setAttribute(find("plate-points"), "title", plural(seat.score, "point"));
    this.fillMarks(find("plate-marks"), seat);
    setAttribute(find("plate-marks"), "title", `${seat.home} in the harbour, ${seat.afloat} on the river, ${seat.lost} lost`);
    this.markOwn(find("plate-name"), own);
    this.fillSigns(find("plate-signs"), seat, where);
    setAttribute(node, "aria-label", plateLabel(seat, { turn, where, own }));
  }

  /** A mark for each boat; what leaps there leaps on, unless it has become another. */
  fillMarks(box, seat) {
    const kinds = ["home", "afloat", "lost"].flatMap((kind) => Array(seat[kind]).fill(kind));
    if (box.dataset.kinds === kinds.join()) return;
    box.dataset.kinds = kinds.join();
    box.classList.toggle("many", kinds.length > FEW_MARKS); // then a small plate has no room for a word beside them
    box.replaceChildren(...kinds.map(plateMark));
  }

  /** On a device of its own a player is told which plate is theirs. */
  markOwn(name, own) {
    const mark = name.querySelector(".plate-you");
    if (own && !mark) name.append(make("span", "plate-you", "You"));
    if (!own) mark?.remove();
  }

  /**
   * @param {HTMLElement} box
   * @param {Seat} seat
   * @param {string} where
   */
  fillSigns(box, seat, where) {
    const signs = [];
    if (where === "away") signs.push(this.sign("away", "Away"));
    if (seat.bot || where === "stood_in") signs.push(this.sign("robot", "Computer player"));
    if (seat.first) signs.push(this.sign("tide", "Begins each round: the tide turns just before", "begins"));
    box.replaceChildren(...signs);
  }

  /** A picture, or a word where there is room for one, which nobody has to ask about. */
  sign(name, title, word = "") {
    const sign = make("span", word ? "plate-sign worded" : "plate-sign");
    sign.title = title;
    sign.dataset.sign = name;
    sign.append(icon(name));
    if (word) sign.append(make("span", "plate-word", word));
    return sign;
  }

  /** The turn has come to this seat. */
  call(seat, motion) {
    return motion.run(this.nodes[seat].querySelector(".plate-text"), [{ transform: "none" }, { transform: "scale(1.12)" }, { transform: "none" }], { duration: 700 });
  }

  /** Where a seat's points are counted. */
  pointsOf(seat) {
    return this.nodes[seat].querySelector(".plate-points");
  }

  /** Where a seat's boats are counted. */
  marksOf(seat) {
    return this.nodes[seat].querySelector(".plate-marks");
  }

  /** So many boats that a plate counted have become crosses. */
  lose(seat, count, motion) {
    const crosses = [...this.nodes[seat].querySelectorAll(".boat-mark.lost")].slice(-count);
    return Promise.all(crosses.map((cross, no) => motion.run(cross, [
      { transform: "scale(.2) rotate(-120deg)", opacity: 0 }, { transform: "scale(2) rotate(14deg)", opacity: 1, offset: 0.4 }, { transform: "scale(1.8) rotate(0)", offset: 0.6 }, { transform: "none" },
    ], { duration: 560, delay: no * 60 })));
  }

  /** A boat of this seat is lost. */
  mourn(seat, motion) {
    return motion.run(this.nodes[seat], [0, -5, 5, -3, 0].map((aside) => ({ translate: `${aside}px 0` })), { duration: 460, easing: "ease-in-out" });
  }

  /** The points of a seat leap up. */
  cheer(seat, motion) {
    return motion.run(this.pointsOf(seat), [
      { transform: "none" }, { transform: "scale(1.5)" }, { transform: "none" },
    ], { duration: 420 });
  }
}
