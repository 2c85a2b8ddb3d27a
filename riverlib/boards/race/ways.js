// ways.js: the lines that boats follow, and the ways they went or could have gone, drawn where a race is looked at again.

import { draw, make } from "../dom.js";
import { boatSvg } from "./boats.js";
import { IN_HARBOUR } from "./advance.js";
import { arrowBoxes, nameBoxes } from "./card_words.js";
import { wordsPlaces } from "./chip_room.js";
import { freeLane } from "./clear_room.js";

const [BENT, MOST_BENT] = [0.3, 56]; // how far a way bends aside, as a part of its length, and at most
const HEAD = { long: 13, wide: 6.5, gap: 2 }; // of an arrow, in pixels, and how far it stays from the rim it points at
const AROUND = 0.5; // of a boat: its rim
const SVG_SPACE = "http://www.w3.org/2000/svg";
const WORD = { letter: 8.4, rim: 18, h: 23 }; // pixels of its letters, of what is around them, and its height
const WAY = { w: 12, h: 12, weight: 4 }; // a piece of a way that words leave in sight
const NAME = 6; // how much words leave the names along cards in sight, their "+3" and the high tide's arrows
const COIN = 16; // and the numbers of the docks: what a boat is home for
const PIECES = [0.2, 0.35, 0.5, 0.65, 0.8]; // where along a way they lie
/** @type {Bend[]} how a way may run: straight where it can, over boats rather than under them, and behind one rather than far around it */
const BENDS = [[0, 0], [0.5, 0.6], [-0.5, 1.2], [1, 1.4], [-1, 2.2], [1.6, 2.6], [-1.6, 4]];
/** @type {Bend[]} the same where two are compared */
const TAKEN_BENDS = [1, 0.6, 0.3, -0.3, -0.6, -1, 1.5, -1.5].map((side, no) => [side, no * 0.4]);
const LIES_ON = 0.4; // how near two boats are, in both their sizes, where one hides the other
const OWN = 2; // pixels from its end within which a boat is the way's own
const FINE = Array.from({ length: 17 }, (_, no) => 0.1 + no * 0.05); // where along a way it is looked for what hides it
const TRAIL = 96; // pixels of what is drawn behind a boat that has moved
const SHORT = 5; // pixels between two rims that need no line

/** @import { RiverView, TakenWay } from "./view_types.js" */
/** @typedef {[number, number]} Bend how far and to which side, and how many hidden pieces that is as dear as */
/** @typedef {{ dx: number, dy: number }} Upstream which way the river comes from */

export class TakenWays {
  constructor(box) {
    this.box = make("div", "taken-ways");
    this.box.setAttribute("aria-hidden", "true"); // the sentence says it
    this.lines = drawing("ways");
    box.after(this.box);
    this.key = "";
    this.along = /** @type {{ x: number, y: number }[]} */ ([]); // points of the ways
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
    this.bend(ends, shown, layout, fleet);
    this.along = ends.flatMap(({ along }) => along);
    this.box.replaceChildren(this.lines, ...ends.map(({ node }) => node), ...this.words(ends, shown, layout, fleet));
  }

  /** The pale boat at the end of a way, beside those that lie there. */
  end(way, ends, { shown, layout, fleet }) {
    const from = fleet.placeOf(shown, layout, way.seat, way.boat);
    const own = fleet.placeOf(shown, layout, way.seat, way.boat, way.target);
    const others = [...fleet.seen, ...ends.map(({ place }) => place)];
    const place = way.target === IN_HARBOUR ? own : freeLane(own, others, layout, way.target);
    const kind = way.best ? "better" : "chosen";
    const node = make("span", `taken-way ${kind}`);
    const isOn = (other) => Math.hypot(other.x - place.x, other.y - place.y) < (other.size + place.size) * LIES_ON;
    node.classList.toggle("tucked", way.target !== IN_HARBOUR && others.some(isOn)); // no room between the boats there: the head of its way points to it
    node.style.setProperty("--size", `${place.size}px`);
    node.style.transform = `translate(${place.x}px, ${place.y}px) translate(-50%, -50%)`;
    node.append(draw(boatSvg(way.seat)));
    return { node, from, place, way, along: [] };
  }

  /** Run every way around boats, numbers, names, the banks and the way before it, each to its own side where either is free. */
  bend(ends, shown, layout, fleet) {
    const rounds = [...fleet.seen, ...ends.map(({ place }) => place)].map((place) => ({ ...place, w: place.size, h: place.size }));
    const seen = [...Array.from({ length: layout.cards }, (_, at) => layout.number(at)), ...nameBoxes(shown, layout), ...banksOf(layout)];
    for (const end of ends) {
      const { from, place, way } = end;
      const isOwn = (round) => [from, place].some(({ x, y }) => Math.hypot(x - round.x, y - round.y) < OWN);
      const side = way.best ? 1 : -1;
      const bend = clearBend(from, place, [...rounds.filter((round) => !isOwn(round)), ...seen], layout.upstream, TAKEN_BENDS.map(([part, dear]) => [part * side, dear]));
      end.along = pointsAlong(from, place, bend, layout.upstream);
      seen.push(...end.along.map((point) => ({ ...point, ...WAY })));
      this.lines.append(wayLine(from, place, `way ${way.best ? "better" : "chosen"}`, bend, layout.upstream));
    }
  }

  /** A word beside each end: on no boat, on no way, on no number or name of a card and not on the high tide's arrows. */
  words(ends, shown, layout, fleet) {
    const numbers = Array.from({ length: layout.cards }, (_, at) => ({ ...layout.number(at), weight: 4 }));
    const coins = Array.from({ length: layout.docks }, (_, no) => layout.dock(no + 1).coin).map(({ x, y, r }) => ({ x, y, w: 2 * r, h: 2 * r, weight: COIN }));
    const ways = ends.flatMap(({ along }) => along.map((point) => ({ ...point, ...WAY })));
    const worded = ends.map(({ place, way: { words } }) => ({ place, settings: [{ kind: "row", w: words.length * WORD.letter + WORD.rim, h: WORD.h }] }));
    const boxes = wordsPlaces(worded, fleet.seen, [...numbers, ...[...arrowBoxes(shown, layout), ...nameBoxes(shown, layout)].map((box) => ({ ...box, weight: NAME })), ...coins, ...ways, layout.signs.harbour, ...[layout.tide, ...layout.plates].map((box) => ({ ...box, weight: NAME }))], layout);
    return ends.map(({ way: { words, best } }, no) => {
      const node = make("span", `way-words ${best ? "better" : "chosen"}`, words);
      node.style.transform = `translate(${boxes[no].x}px, ${boxes[no].y}px) translate(-50%, -50%)`;
      return node;
    });
  }
}

/** The land on both sides of a river that runs along: no way leads over it. */
function banksOf({ shape, width, height, channel: { y, h } }) {
  if (shape !== "wide") return [];
  const [top, end] = [y - h / 2, y + h / 2];
  return [{ x: width / 2, y: top / 2, w: width, h: top }, { x: width / 2, y: (end + height) / 2, w: width, h: height - end }];
}

/**
 * Where the last piece of a boat's way begins: a longer trail would lie over the whole river. Pure.
 * @param {{ x: number, y: number, size?: number }} from
 * @param {{ x: number, y: number }} to
 */
export function lastPiece(from, to) {
  const part = 1 - TRAIL / Math.hypot(to.x - from.x, to.y - from.y);
  return part > 0 ? { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, size: 0 } : from;
}

/** An empty drawing over the whole river. */
export function drawing(className) {
  const svg = document.createElementNS(SVG_SPACE, "svg");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/**
 * A dotted line with a head between two places, bent to one `side` of the straight one or to the other: two ways along one lane do not
 * lie on each other. It begins and ends at the rims of the boats there.
 * @param {{ x: number, y: number, size?: number }} from
 * @param {{ x: number, y: number, size?: number }} to
 * @param {string} className
 * @param {number} side
 * @param {Upstream} upstream
 */
export function wayLine(from, to, className, side, upstream) {
  const way = document.createElementNS(SVG_SPACE, "g");
  way.setAttribute("class", className);
  if (Math.hypot(to.x - from.x, to.y - from.y) - radius(from) - radius(to) < SHORT) return way; // straight ahead, side by side
  const middle = bendOf(from, to, side, upstream);
  const [start, tip] = [towards(from, middle, radius(from)), towards(to, middle, radius(to) + HEAD.gap)];
  const neck = towards(tip, middle, HEAD.long * 0.6);
  const line = `M${at(start)}Q${at(middle)} ${at(neck)}`;
  way.append(pathOf(line, "way-casing"), pathOf(line, "way-dots"), pathOf(headOf(tip, middle), "way-head"));
  return way;
}

const at = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const radius = ({ size = 0 }) => size * AROUND;

/** The point so many pixels from one place on the way to another, at most half of it. */
function towards(from, to, pixels) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = Math.min(0.5, pixels / (Math.hypot(dx, dy) || 1));
  return { x: from.x + dx * part, y: from.y + dy * part };
}

/** A head whose tip is at `tip`, coming from `from`. */
function headOf(tip, from) {
  const [dx, dy] = [tip.x - from.x, tip.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const corner = (back, aside) => at({ x: tip.x - ux * back - uy * aside, y: tip.y - uy * back + ux * aside });
  return `M${at(tip)}L${corner(HEAD.long, HEAD.wide)}L${corner(HEAD.long * 0.7, 0)}L${corner(HEAD.long, -HEAD.wide)}z`;
}

function pathOf(d, className) {
  const path = document.createElementNS(SVG_SPACE, "path");
  path.setAttribute("d", d);
  path.setAttribute("class", className);
  return path;
}

/**
 * Points along a way, between the boats at its ends. Pure.
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @param {number} side
 * @param {Upstream} upstream
 * @param {number[]} [pieces] where along it
 */
export function pointsAlong(from, to, side, upstream, pieces = PIECES) {
  const bend = bendOf(from, to, side, upstream);
  const at = (t, axis) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis];
  return pieces.map((t) => ({ x: at(t, "x"), y: at(t, "y") }));
}

/**
 * How a way bends, and to which side, so that it runs behind few of these boxes, boats or names along cards, and not far around them either. Pure.
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @param {(import("../boxes.js").Box & { hides?: number })[]} boxes `hides`: how much dearer than a name it is to run behind
 * @param {Upstream} upstream
 * @param {Bend[]} [bends] how it may run, what is best first
 */
export function clearBend(from, to, boxes, upstream, bends = BENDS) {
  const isIn = ({ x, y }, box) => Math.abs(x - box.x) <= box.w / 2 && Math.abs(y - box.y) <= box.h / 2;
  const hides = (point) => Math.max(0, ...boxes.filter((box) => isIn(point, box)).map(({ hides: dear = 1 }) => dear));
  const costs = bends.map(([side, dear]) => dear + pointsAlong(from, to, side, upstream, FINE).reduce((sum, point) => sum + hides(point), 0));
  return bends[costs.indexOf(Math.min(...costs))][0];
}

/**
 * The point that a way bends to: aside across the river alone, so that no piece of it lies behind where it begins or beyond where it
 * ends. On a river that lies, above the straight way. Pure.
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @param {number} side
 * @param {Upstream} upstream
 */
export function bendOf(from, to, side, { dx, dy }) {
  const aside = side * Math.min(MOST_BENT, Math.hypot(to.x - from.x, to.y - from.y) * BENT);
  return { x: (from.x + to.x) / 2 + dy * aside, y: (from.y + to.y) / 2 - dx * aside };
}
