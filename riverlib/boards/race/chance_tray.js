// chance_tray.js: all chances as tiles on a phone's bank, the best first: where the river has no room for the words of every pale boat.

import { draw, make, makeButton, setAttribute } from "../dom.js";
import { stepAmong } from "../steps.js";
import { boatSvg } from "./boats.js";
import { rankedChoices, wayWords } from "./choices.js";
import { targetLabel } from "./words.js";

/** @import { Group } from "./choices.js" */
/** @import { Choice, Hint, Seat } from "./view_types.js" */

const CUT = 4; // pixels of a row below which nothing of it counts as hidden

export class ChanceTray {
  /** @param {{ onMore: () => void, onTake: (choice: Choice, event: Event) => void, onPoint: (choice: Choice | null) => void }} actions */
  constructor({ onMore, onTake, onPoint }) {
    this.onTake = onTake;
    this.onPoint = onPoint;
    this.box = make("div", "chance-tray");
    this.box.hidden = true;
    this.row = make("div", "tray-row");
    setAttribute(this.row, "role", "group");
    setAttribute(this.row, "aria-label", "Your chance to win with each, the best first");
    const head = make("div", "tray-head");
    head.append(make("b", "tray-title", "Your chance to win"), makeButton("advice-more", "In words", onMore));
    this.box.append(head, this.row);
    this.key = "";
    this.row.addEventListener("keydown", (event) => this.step(event));
    this.row.addEventListener("scroll", () => this.fade());
    for (const kind of ["pointerleave", "focusout"]) this.row.addEventListener(kind, () => onPoint(null));
  }

  /** @returns {HTMLElement[]} */
  get tiles() {
    return /** @type {HTMLElement[]} */ ([...this.row.children]);
  }

  /**
   * @param {{ hint: Hint, choices: Choice[], groups: Group[], picked: string | null, seats: Seat[] }} listed `picked`: that of a boat that was tapped on the river; else the best
   * @param {{ x: number, y: number, w: number, h: number }} place its upper left corner and its size
   */
  render({ hint, choices, groups, picked, seats }, { x, y, w, h }) {
    Object.assign(this.box.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
    const key = JSON.stringify([hint, choices, w, h]);
    if (key !== this.key) {
      this.key = key;
      const isPair = ({ id }) => groups.some(({ options }) => options.length > 1 && options.some((option) => option.id === id));
      this.row.replaceChildren(...rankedChoices(choices, hint).map((choice) => this.tile(choice, { hint, isPair: isPair(choice), seats })));
      this.row.scrollLeft = 0;
    }
    this.bringOut(picked ?? hint.best);
  }

  /** Boat, way and chance: the same on every tile. */
  tile(choice, { hint, isPair, seats }) {
    const isBest = choice.id === hint.best;
    const node = makeButton(`tray-tile${isBest ? " best" : ""}`, null, (event) => this.onTake(choice, event));
    node.dataset.choice = choice.id;
    const boat = make("span", "tray-boat");
    if (choice.kind !== "lose") boat.append(draw(boatSvg(choice.seat)));
    const way = make("span", "tray-way", wayWords(choice, isPair));
    const chance = hint.chances[choice.id];
    node.append(boat, way, make("b", "tray-chance", isBest ? `★\u00a0${chance}` : chance));
    setAttribute(node, "aria-label", `${choice.kind === "lose" ? "Let the wind pass" : targetLabel(choice, seats)}: ${isBest ? "best, " : ""}${chance}`);
    for (const kind of ["pointerenter", "focus"]) node.addEventListener(kind, () => this.onPoint(choice));
    return node;
  }

  /** The picked tile is golden, is what Tab comes to, and lies in sight. */
  bringOut(id) {
    for (const node of this.tiles) {
      const isPicked = node.dataset.choice === id;
      node.classList.toggle("picked", isPicked);
      setAttribute(node, "aria-pressed", String(isPicked));
      setAttribute(node, "tabindex", isPicked ? 0 : -1);
      if (isPicked) this.reveal(node);
    }
    this.fade();
  }

  /** Move the row, and nothing around it, until all of a tile is seen. */
  reveal({ offsetLeft: left, offsetWidth: w }) {
    const { scrollLeft, clientWidth, offsetLeft } = this.row;
    const start = left - offsetLeft;
    if (start < scrollLeft) this.row.scrollLeft = start;
    else if (start + w > scrollLeft + clientWidth) this.row.scrollLeft = start + w - clientWidth;
  }

  /** Where more tiles lie beyond an end of the row it fades out. */
  fade() {
    const { scrollLeft, clientWidth, scrollWidth } = this.row;
    this.row.classList.toggle("before", scrollLeft > CUT);
    this.row.classList.toggle("after", scrollWidth - clientWidth - scrollLeft > CUT);
  }

  /** Arrows walk along the tiles. */
  step(event) {
    const tiles = this.tiles;
    const at = stepAmong(event.key, tiles.findIndex((node) => node.matches(":focus")), tiles.length);
    if (at === null) return;
    event.preventDefault();
    event.stopPropagation();
    tiles[at].focus({ preventScroll: true });
    this.reveal(tiles[at]);
  }

  focus() {
    (this.tiles.find((node) => node.tabIndex === 0) ?? this.tiles[0])?.focus({ preventScroll: true });
  }
}
