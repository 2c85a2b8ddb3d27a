// fleet.js: all boats on the stage, one button each. Lit boats may be chosen; the arrow keys walk through them.

import { setAttribute, setProperty } from "../dom.js";
import { IN_HARBOUR, isAfloat, nextDock, OVER_THE_FALL } from "./advance.js";
import { boatNode } from "./boats.js";
import { groupOf } from "./choices.js";
import { pressedThing } from "./near_press.js";
import { stepsWords } from "./winds.js";
import { boatLabel } from "./words.js";

/** @import { Group } from "./choices.js" */
/** @import { RiverView } from "./view_types.js" */

const RING = 8; // how much larger than its boat a ring is where a boat lies alone, in the harbour
const LAYERS = 8; // more than a stack has boats: what lies lower on the screen is nearer, so that its sign is on the boat behind it

const isSame = (one, other) => one.seat === other.seat && one.boat === other.boat;

export class Fleet {
  constructor(box, { onBoat, onPoint, onShift }) {
    this.box = box;
    this.onShift = onShift; // a boat makes room for another
    this.layout = null;
    this.nodes = []; // seat -> boat -> button
    this.together = []; // those that lay on one card before things began to move: where one has left it the others stay as they lay
    this.lit = []; // the first button of each group of choices, in the order of the groups
    box.addEventListener("click", (event) => {
      const node = this.meant(event);
      // the second click of a double click must not choose what the first has brought under the hand
      if (node && (event.detail < 2 || node.classList.contains("picked"))) onBoat(node, event); // but for a finger's second tap
    });
    for (const kind of ["pointerover", "focusin"]) box.addEventListener(kind, (event) => onPoint(event.target.closest(".boat")));
    for (const kind of ["pointerleave", "focusout"]) box.addEventListener(kind, () => onPoint(null));
  }

  /** The boat that a press means: where two lie close, the one whose middle is nearer; a key's press is its own boat's. */
  meant({ target, detail, clientX, clientY }) {
    const node = target.closest(".boat");
    if (!node || !detail) return node;
    const { left, top } = this.box.getBoundingClientRect();
    const may = this.nodes.flat().filter(({ hidden, classList }) => !hidden && classList.contains("lit") && !classList.contains("under"));
    return pressedThing({ x: clientX - left, y: clientY - top }, may) ?? node;
  }

  build(seats, boats) {
    this.nodes = Array.from({ length: seats }, (_, seat) => Array.from({ length: boats }, (_, boat) => {
      const node = boatNode(seat);
      node.dataset.boat = String(boat);
      node.tabIndex = -1;
      return node;
    }));
    this.box.replaceChildren(...this.nodes.flat());
  }

  node(seat, boat) {
    return this.nodes[seat][boat];
  }

  /**
   * Where a boat of `shown` is drawn: on its card beside the others there, or at its dock; the next free one while it is on its way in.
   * @param {RiverView} shown
   * @param {any} layout
   * @param {number} seat
   * @param {number} boat
   * @param {number} at
   */
  placeOf(shown, layout, seat, boat, at = shown.boats[seat][boat]) {
    if (at !== IN_HARBOUR) return this.afloatPlace(shown, layout, { seat, boat }, at);
    const order = shown.docked.findIndex(([owner, no]) => owner === seat && no === boat);
    return layout.dock(order < 0 ? nextDock(shown) : shown.docks - order).boat;
  }

  /**
   * @param {RiverView} shown
   * @param {any} layout
   * @param {{ seat: number, boat: number }} own
   * @param {number} at
   */
  afloatPlace({ boats }, layout, own, at) {
    const isOwn = (seat, boat) => seat === own.seat && boat === own.boat;
    const there = boats.flatMap((fleet, seat) => fleet.flatMap((card, boat) => (isOwn(seat, boat) || card === at ? [{ seat, boat }] : [])));
    return layout.boatsOn(at, there, this.groupOf(there))[there.findIndex(({ seat, boat }) => isOwn(seat, boat))];
  }

  /** A turn is over: the boats of each card make use of all the room that there is now. */
  regroup() {
    this.together = [];
  }

  /** Remember which boats lie together now; whoever is one of a larger group that lay together before still belongs to that. */
  keepTogether({ boats }) {
    const afloat = boats.flatMap((fleet, seat) => fleet.flatMap((card, boat) => (isAfloat(card) ? [{ seat, boat, card }] : [])));
    const cards = [...new Set(afloat.map(({ card }) => card))].map((at) => afloat.filter(({ card }) => card === at));
    this.together = cards.map((there) => this.groupOf(there) ?? there);
  }

  /** Those who lay together, of whom these are a part. */
  groupOf(there) {
    return this.together.find((group) => there.every((one) => group.some((other) => isSame(one, other))));
  }

  /** Where the boats lie that are seen. */
  get seen() {
    return this.nodes.flat().filter((node) => !node.hidden).map(({ place }) => place);
  }

  /** Put a boat down: later frames of its way are drawn as distances from here. */
  put(node, place) {
    node.place = place;
    const { layer = 0, under = false, ring = { along: place.size + RING, across: place.size + RING } } = place;
    node.classList.toggle("tight", !ring);
    const upright = this.layout?.shape === "tall";
    setProperty(node, "--ring-w", ring ? `${Math.round(upright ? ring.along : ring.across)}px` : "");
    setProperty(node, "--ring-h", ring ? `${Math.round(upright ? ring.across : ring.along)}px` : "");
    node.style.setProperty("--depth", String(Math.round(place.y) * LAYERS + layer));
    node.classList.toggle("under", under);
    if (node.firstElementChild) node.firstElementChild.dataset.stack = layer > 1 ? `×${layer}` : "";
    node.style.setProperty("--size", `${place.size}px`);
    node.style.transform = `translate(${place.x}px, ${place.y}px) translate(-50%, -50%)`;
  }

  /**
   * @param {RiverView} shown
   * @param {any} layout
   * @param {{ groups: Group[], best?: string | null, moves?: boolean }} how `best` is the choice that the tutor praises
   */
  render(shown, layout, { groups, best = null, moves = false }) {
    const [seats, boats] = [shown.boats.length, shown.boats[0].length];
    if (this.nodes.length !== seats || this.nodes[0].length !== boats) this.build(seats, boats);
    const before = this.layout;
    if (!moves) this.regroup();
    this.layout = layout;
    this.nodes.forEach((fleet, seat) => fleet.forEach((node, boat) => {
      const at = shown.boats[seat][boat];
      node.hidden = at === OVER_THE_FALL;
      if (at !== OVER_THE_FALL) this.settle(node, at, this.placeOf(shown, layout, seat, boat), layout === before);
      this.mark(node, shown, { seat, boat, at, group: groups[groupOf(groups, seat, boat)], best });
    }));
    this.keepTogether(shown);
    this.lit = groups.map((group) => this.node(group.seat, group.boats[0]));
    if (moves) return; // what has just been pressed keeps its place in the order: to lose it, the browser would draw all anew at once
    const focused = this.lit.indexOf(this.box.getRootNode().activeElement);
    this.rove(Math.max(0, focused));
  }

  /** A boat that stays on its card glides aside when another one has come. */
  settle(node, at, place, isLaidOut) {
    const [from, stays] = [node.place, node.at === at && isLaidOut];
    this.put(node, place);
    node.at = at;
    if (stays && from && (from.x !== place.x || from.y !== place.y || from.size !== place.size)) this.onShift(node, from);
  }

  /**
   * @param {HTMLElement} node
   * @param {RiverView} shown
   * @param {{ seat: number, boat: number, at: number, group?: Group, best: string | null }} boat
   */
  mark(node, shown, { seat, boat, at, group, best }) {
    const advised = Boolean(best) && group?.options.some(({ id }) => id === best);
    node.classList.toggle("lit", Boolean(group));
    node.classList.toggle("ill", group?.kind === "ill");
    node.classList.toggle("good", group?.kind === "good");
    node.dataset.steps = group && group.kind !== "sail" ? stepsWords(group.options[0]) : "";
    node.classList.toggle("advised", Boolean(advised));
    node.classList.toggle("docked", at === IN_HARBOUR);
    if (shown.phase !== "over") node.querySelector(".pennant")?.remove(); // the next race, or a step back: no boat has won yet
    node.classList.toggle("falls", shown.danger?.place === at);
    setAttribute(node, "aria-disabled", group ? null : "true");
    setAttribute(node, "aria-label", boatLabel(shown.seats, seat, at, { group, danger: shown.danger, advised }));
  }

  /**
   * Bring out the boats of the group that a finger has tapped once.
   * @param {Group | null} group
   */
  pick(group) {
    this.nodes.forEach((fleet, seat) => fleet.forEach((node, boat) => node.classList.toggle("picked", seat === group?.seat && group.boats.includes(boat))));
  }

  /** A click on one of several boats of a card moves that very boat: the two change their places in the fleet. */
  trade(seat, one, other) {
    if (one === other) return;
    const fleet = this.nodes[seat];
    [fleet[one], fleet[other]] = [fleet[other], fleet[one]];
    fleet[one].dataset.boat = one;
    fleet[other].dataset.boat = other;
  }

  rove(at) {
    for (const node of this.nodes.flat()) setAttribute(node, "tabindex", node === this.lit[at] ? 0 : -1);
  }

  focus(at) {
    const node = this.lit[at];
    if (!node) return false;
    this.rove(at);
    node.focus({ preventScroll: true });
    return true;
  }

  get at() {
    return this.lit.indexOf(this.box.getRootNode().activeElement);
  }
}
