// ways.js: the lines that boats follow, and the ways they went or could have gone, drawn where a race is looked at again.

import { draw, make } from "../dom.js";
import { boatSvg } from "./boats.js";
import { IN_HARBOUR } from "./advance.js";
import { wordsPlaces } from "./chip_room.js";
import { freeLane } from "./clear_room.js";

const [BENT, MOST_BENT] = [0.3, 56]; // how far a way bends aside, as a part of its length, and at most
const SVG_SPACE = "http://www.w3.org/2000/svg";
const WORD = { letter: 8.4, rim: 18, h: 23 }; // pixels of its letters, of what is around them, and its height
const WAY = { w: 12, h: 12, weight: 4 }; // a piece of a way that words leave in sight
const PIECES = [0.2, 0.35, 0.5, 0.65, 0.8]; // where along a way they lie

/** @import { RiverView, TakenWay } from "./view_types.js" */

export class TakenWays {
  constructor(box) {
    this.box = make("div", "taken-ways");
    this.box.setAttribute("aria-hidden", "true"); // the sentence says it
    this.lines = drawing("ways");
    box.after(this.box);
    this.key = "";
  }

  /**
   * @param {TakenWay[]} ways
   * @param {RiverView} shown
   * @param {any} layout
   * @param {any} fleet
   */
  render(ways, shown, layout, fleet) {
    const key = JSON.stringify([ways, layout.width, layout.height, ways.length && shown.boats]);
    if (key === this.key) return;
    this.key = key;
    this.lines.replaceChildren();
    /** @type {any[]} */
    const ends = [];
    for (const way of ways) ends.push(this.end(way, ends, { shown, layout, fleet }));
    this.box.replaceChildren(this.lines, ...ends.map(({ node }) => node), ...this.words(ends, layout, fleet));
  }

  /** The pale boat at the end of a way, beside those that lie there. */
  end(way, ends, { shown, layout, fleet }) {
    const from = fleet.placeOf(shown, layout, way.seat, way.boat);
    const own = fleet.placeOf(shown, layout, way.seat, way.boat, way.target);
    const others = [...fleet.seen, ...ends.map(({ place }) => place)];
    const place = way.target === IN_HARBOUR ? own : freeLane(own, others, layout, way.target);
    const kind = way.best ? "better" : "chosen";
    this.lines.append(wayLine(from, place, `way ${kind}`, way.best ? 1 : -1));
    const node = make("span", `taken-way ${kind}`);
    node.style.setProperty("--size", `${place.size}px`);
    node.style.transform = `translate(${place.x}px, ${place.y}px) translate(-50%, -50%)`;
    node.append(draw(boatSvg(way.seat)));
    return { node, place, way, along: pointsAlong(from, place, way.best ? 1 : -1) };
  }

  /** A word beside each end: on no boat, on no way, and on no number of a card. */
  words(ends, layout, fleet) {
    const numbers = Array.from({ length: layout.cards }, (_, at) => ({ ...layout.number(at), weight: 4 }));
    const coins = Array.from({ length: layout.docks }, (_, no) => layout.dock(no + 1).coin).map(({ x, y, r }) => ({ x, y, w: 2 * r, h: 2 * r, weight: 2 }));
    const ways = ends.flatMap(({ along }) => along.map((point) => ({ ...point, ...WAY })));
    const worded = ends.map(({ place, way: { words } }) => ({ place, settings: [{ kind: "row", w: words.length * WORD.letter + WORD.rim, h: WORD.h }] }));
    const boxes = wordsPlaces(worded, fleet.seen, [...numbers, ...coins, ...ways, layout.signs.harbour], layout);
    return ends.map(({ way: { words, best } }, no) => {
      const node = make("span", `way-words ${best ? "better" : "chosen"}`, words);
      node.style.transform = `translate(${boxes[no].x}px, ${boxes[no].y}px) translate(-50%, -50%)`;
      return node;
    });
  }
}

/** An empty drawing over the whole river. */
export function drawing(className) {
  const svg = document.createElementNS(SVG_SPACE, "svg");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/** A bent line between two places, to one `side` of the straight one or to the other: two ways along one lane do not lie on each other. */
export function wayLine(from, to, className, side = 1) {
  const path = document.createElementNS(SVG_SPACE, "path");
  const middle = bendOf(from, to, side);
  path.setAttribute("d", `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`);
  path.setAttribute("class", className);
  return path;
}

/**
 * Points along a way, between the boats at its ends. Pure.
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @param {number} side
 */
export function pointsAlong(from, to, side) {
  const bend = bendOf(from, to, side);
  const at = (t, axis) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis];
  return PIECES.map((t) => ({ x: at(t, "x"), y: at(t, "y") }));
}

/**
 * The point that a way bends to. Pure.
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @param {number} side
 */
export function bendOf(from, to, side) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const bend = (side * Math.min(MOST_BENT, long * BENT)) / long;
  return { x: (from.x + to.x) / 2 + dy * bend, y: (from.y + to.y) / 2 - dx * bend };
}
