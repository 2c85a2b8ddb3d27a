// brink.js: the edge of the waterfall: which card falls next, when the tide turns, and the round.

import { draw, make, setAttribute, setText } from "../dom.js";
import { boatSvg } from "./boats.js";
import { EDGE } from "./frames.js";
import { tideLabel, tideWords } from "./words.js";

/** @import { RiverView } from "./view_types.js" */

const ROOMY = { w: 84, h: 126 }; // where less room is, the words are fewer and no sail stands with them
const ROW = { letter: 6.1, rims: 31, flag: 22 }; // pixels of a row: of a letter, of all that is around the words, of the sail

/**
 * What of a row has room: the sail goes where the words need its place, and words that are longer still are smaller; none of them goes. Pure.
 * @param {string[]} words
 * @param {number} room pixels
 */
export function rowOf(words, room) {
  const long = ROW.rims + words.join("").length * ROW.letter;
  return { flag: long + ROW.flag <= room, tight: long > room };
}

export class Brink {
  /** @param {HTMLElement} fall the part of the stage that the brink stands before */
  constructor(fall) {
    this.edge = make("div", "brink"); // along the card that falls
    this.edge.setAttribute("aria-hidden", "true");
    this.plate = make("div", "tide-plate");
    this.plate.setAttribute("role", "group");
    this.flag = make("span", "boat-flag");
    this.round = make("b", "tide-round");
    this.what = make("span", "tide-what");
    this.when = make("span", "tide-when");
    this.plate.append(this.round, this.what, this.when, this.flag);
    fall.after(this.edge, this.plate);
    this.key = "";
  }

  /**
   * @param {RiverView} shown
   * @param {any} layout
   */
  render(shown, layout) {
    const { danger, seats } = shown;
    this.plate.classList.remove("away");
    this.plate.hidden = !danger;
    this.edge.hidden = !danger || danger.place === null;
    if (!danger) return;
    const { fall, shape, width, height, scale } = layout;
    const isTaken = shown.boats.flat().includes(danger.place ?? NaN);
    const key = JSON.stringify([danger, isTaken, seats.map(({ name }) => name), fall, shape, width, height]);
    if (key === this.key) return;
    this.key = key;
    const box = layout.tide;
    const isShort = shape === "wide" && (box.h < ROOMY.h * scale || box.w < ROOMY.w);
    this.fill(danger, seats, isShort, layout.form === "tall" ? box.w : Infinity);
    this.plate.classList.toggle("short", isShort);
    for (const node of [this.edge, this.plate]) node.classList.toggle("taken", isTaken);
    this.put(layout, box, danger.place ?? 0);
  }

  /** While boats fall where it stands the plate is out of their way: it comes back with the next round. */
  makeWay() {
    this.plate.classList.add("away");
  }

  /**
   * @param {import("./view_types.js").Danger} danger
   * @param {import("./view_types.js").Seat[]} seats
   * @param {boolean} isShort
   * @param {number} room pixels where all of it stands in one row
   */
  fill(danger, seats, isShort, room) {
    const { round, what, when } = tideWords(danger, seats, isShort);
    const { flag, tight } = rowOf([round, what, when], room);
    setText(this.round, round);
    this.plate.classList.toggle("tight", tight);
    setText(this.what, what);
    this.what.classList.toggle("falls", danger.place !== null);
    setText(this.when, when);
    this.flag.replaceChildren(...(danger.after === null ? [] : [draw(boatSvg(danger.after))]));
    this.flag.hidden = danger.after === null || isShort || !flag;
    setAttribute(this.plate, "title", danger.text);
    setAttribute(this.plate, "aria-label", tideLabel(danger));
  }

  /** The plate where the layout has room for it, the edge along the card. */
  put({ shape, card }, box, place) {
    const { x, y, w, h } = card(place);
    const edge = shape === "wide" ? { x: x - w / 2, y, w: EDGE, h } : { x, y: y + h / 2 + EDGE / 2, w, h: EDGE }; // where cards are low it takes none of the last one
    Object.assign(this.edge.style, { width: `${edge.w}px`, height: `${edge.h}px` });
    this.edge.style.transform = `translate(${edge.x - edge.w / 2}px, ${edge.y - edge.h / 2}px)`;
    this.plate.style.width = `${box.w}px`;
    this.plate.style.minHeight = shape === "wide" ? "0" : `${box.h}px`;
    this.plate.style.transform = `translate(${box.x - box.w / 2}px, ${box.y - box.h / 2}px)`;
  }
}
