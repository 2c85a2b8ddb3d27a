// targets.js: where the lit boats may go: a pale boat at the end of every way, the way itself, and buttons to ride or stay.

import { draw, make, makeButton, setAttribute } from "../dom.js";
import { boatSvg } from "./boats.js";
import { IN_HARBOUR } from "./advance.js";
import { specialCards, wordsBox } from "./card_words.js";
import { besidePlace, freeLane } from "./clear_room.js";
import { drawing, TakenWays, wayLine } from "./ways.js";
import { targetLabel } from "./words.js";

/** @import { Group } from "./choices.js" */
/** @import { Choice, Hint, RiverView, TakenWay } from "./view_types.js" */

const CHIP = { letter: 7.6, rim: 18, h: 22 }; // pixels of a chip's letters, of what is around them, and its height
const GO = { w: 50, h: 21 }; // "Ride" or "Stay" at the foot of a pale boat
const WEIGHTS = { chip: 6, name: 4, number: 6, lit: 4, go: 4, ghost: 2, boat: 1 }; // what a chip may hide least of all

/**
 * @param {string} id
 * @param {Hint & { isInNumbers?: boolean }} hint
 */
function worthWords(id, { words, best, isInNumbers }) {
  if (id !== best) return words[id];
  return isInNumbers ? `best, ${words[id]}` : "best";
}

export class Targets {
  constructor(box, { onTarget, onPoint, over }) {
    this.box = box;
    this.chips = make("div", "chips"); // over the boats that would hide them
    this.chips.setAttribute("aria-hidden", "true");
    over.after(this.chips);
    this.ghosts = []; // {group, choice, node, place}
    this.trails = drawing("trails");
    this.ways = drawing("ways");
    this.key = "";
    this.names = []; // boxes of the names along cards
    box.append(this.trails, this.ways);
    this.taken = new TakenWays(box);
    box.addEventListener("click", (event) => {
      const ghost = this.ghosts.find(({ node }) => node === event.target.closest(".ghost"));
      if (ghost && event.detail < 2) onTarget(ghost, event);
    });
    box.addEventListener("pointerover", (event) => {
      const ghost = this.ghosts.find(({ node }) => node === event.target.closest(".ghost"));
      onPoint(ghost?.group ?? null);
    });
    box.addEventListener("pointerleave", () => onPoint(null));
  }

  /**
   * Draw the ghosts of `groups`; `opened` is the group whose boat asks whether to ride or stay; `taken` are ways looked at again.
   * @param {{ groups: Group[], opened: Group | null, hint: Hint | null, best: string | null, taken: TakenWay[] }} choosing `best` glows
   * @param {RiverView} shown
   * @param {any} layout
   * @param {any} fleet
   */
  render({ groups, opened, hint, best, taken }, shown, layout, fleet) {
    this.box.classList.toggle("asking", Boolean(opened));
    this.taken.render(taken, shown, layout, fleet);
    const { width, height } = layout;
    const key = JSON.stringify([groups, opened?.key, hint, best, width, height, shown.seats.map((seat) => seat.name)]);
    if (key === this.key) return;
    this.key = key;
    for (const { node } of this.ghosts) node.remove();
    this.chips.replaceChildren();
    this.ghosts = [];
    for (const group of groups) {
      for (const choice of group.options) this.ghosts.push(this.ghost(group, choice, { shown, layout, fleet, hint, opened, best }));
    }
    this.names = specialCards(shown).map(([kind, at]) => wordsBox(kind, at, shown, layout));
    if (hint) this.drawChips({ hint, opened }, layout, fleet);
    this.point(null);
  }

  /**
   * Say beside every pale boat that is seen what its choice is worth: on no boat that may be chosen, where there is room.
   * @param {{ hint: Hint, opened: Group | null }} choosing
   * @param {any} layout
   * @param {any} fleet
   */
  drawChips({ hint, opened }, layout, fleet) {
    const round = ({ x, y, size }, weight) => ({ x, y, w: size, h: size, weight });
    const boats = fleet.nodes.flat().filter((node) => !node.hidden)
      .map((node) => round(node.place, node.classList.contains("lit") ? WEIGHTS.lit : WEIGHTS.boat));
    const gos = this.ghosts.filter(({ group }) => layout.form === "wide" && group.options.length > 1)
      .map(({ place: { x, y, size } }) => ({ x, y: y + size / 2 - 1, ...GO, weight: WEIGHTS.go }));
    const numbers = Array.from({ length: layout.cards }, (_, at) => ({ ...layout.number(at), weight: WEIGHTS.number })); // of which the words speak
    const names = this.names.filter(Boolean).map((box) => ({ ...box, weight: WEIGHTS.name }));
    const seen = [...boats, ...gos, ...numbers, ...names, ...this.ghosts.map(({ place }) => round(place, WEIGHTS.ghost))];
    for (const { group, choice, place } of this.ghosts) {
      if (!hint.words[choice.id] || (opened && opened.key !== group.key)) continue;
      const chip = this.worth(choice, hint);
      const box = besidePlace({ w: chip.textContent.length * CHIP.letter + CHIP.rim, h: CHIP.h }, place, seen, layout);
      chip.style.transform = `translate(${box.x}px, ${box.y}px) translateY(-50%)`;
      seen.push({ ...box, weight: WEIGHTS.chip });
      this.chips.append(chip);
    }
  }

  /**
   * @param {Group} group
   * @param {Choice} choice
   * @param {any} drawn
   */
  ghost(group, choice, { shown, layout, fleet, hint, opened, best }) {
    const place = this.placeOf(choice, { shown, layout, fleet });
    const node = makeButton("ghost", null);
    const open = opened?.key === group.key;
    node.classList.toggle("open", open);
    node.classList.toggle("best", choice.id === best);
    node.classList.toggle("aside", Boolean(opened) && !open);
    setAttribute(node, "tabindex", open ? 0 : -1); // a person with a keyboard chooses the boat first
    setAttribute(node, "aria-label", targetLabel(choice, shown.seats));
    node.dataset.choice = choice.id;
    node.style.setProperty("--size", `${place.size}px`);
    node.style.transform = `translate(${place.x}px, ${place.y}px) translate(-50%, -50%)`;
    node.append(draw(boatSvg(choice.seat)));
    if (group.options.length > 1) node.append(make("span", "go", choice.ride ? "Ride" : "Stay"));
    this.box.append(node);
    if (hint) setAttribute(node, "aria-label", `${targetLabel(choice, shown.seats)}: ${worthWords(choice.id, hint)}`);
    return { group, choice, node, place };
  }

  /**
   * Where a pale boat lies: where its boat would, or beside that where another one lies there now.
   * @param {Choice} choice
   * @param {any} drawn
   */
  placeOf({ seat, boats, target }, { shown, layout, fleet }) {
    const place = fleet.placeOf(shown, layout, seat, boats[0], target);
    if (target === IN_HARBOUR) return place;
    const others = [...fleet.nodes.flat().filter((node) => !node.hidden), ...this.ghosts].map((other) => other.place);
    return freeLane(place, others, layout, target);
  }

  /**
   * What a choice is worth in two or three words or as its chance, the best one with a star: never by colour alone.
   * @param {Choice} choice
   * @param {Hint & { isInNumbers?: boolean }} hint
   */
  worth({ id }, { words, best, isInNumbers }) {
    const chip = id === best ? make("span", "odds best", `★ ${isInNumbers ? words[id] : "best"}`) : make("span", "odds", words[id]);
    chip.dataset.choice = id;
    return chip;
  }

  /** Bring out the ghosts of one group and the way to them. */
  point(group, from = null) {
    for (const { node, group: own } of this.ghosts) node.classList.toggle("shown", own.key === group?.key);
    this.ways.replaceChildren();
    if (!group || !from) return;
    for (const { place, group: own } of this.ghosts) if (own.key === group.key) this.ways.append(wayLine(from, place, "way"));
  }

  /** Without animation: faint lines tell which way the others' boats have gone. */
  renderTrails(trails) {
    this.trails.replaceChildren(...trails.map(({ from, to, seat }) => {
      const line = wayLine(from, to, "trail");
      line.style.setProperty("--mine", `var(--seat-${seat})`);
      return line;
    }));
  }

  /** The boxes from one pale boat to the other of each boat that may stay or ride: nothing that is said stands between them. */
  get questions() {
    const pairs = this.ghosts.filter(({ choice }) => choice.ride).map(({ group, place }) => [place, this.of(group.key).find(({ choice }) => !choice.ride)?.place]);
    return pairs.flatMap(([one, other]) => (other ? [{ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, w: Math.abs(one.x - other.x) + one.size, h: Math.abs(one.y - other.y) + one.size + GO.h }] : []));
  }

  of(key) {
    return this.ghosts.filter(({ group }) => group.key === key);
  }
}
