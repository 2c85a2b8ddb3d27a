// targets.js: where the lit boats may go: a pale boat at the end of every way, words on it, and the way itself.

import { draw, makeButton, setAttribute } from "../dom.js";
import { outlineSvg } from "./boats.js";
import { IN_HARBOUR } from "./advance.js";
import { arrowBoxes, specialCards, wordsBox } from "./card_words.js";
import { Chips } from "./chips.js";
import { isListed, quietChoices } from "./choices.js";
import { freeLane } from "./clear_room.js";
import { clearSide, drawing, pointsAlong, TakenWays, wayLine } from "./ways.js";
import { targetLabel } from "./words.js";

/** @import { Group } from "./choices.js" */
/** @import { Choice, Hint, RiverView, TakenWay } from "./view_types.js" */

/**
 * @param {string} id
 * @param {Hint & { isInNumbers?: boolean }} hint
 */
function worthWords(id, { words, best, isInNumbers }) {
  if (id !== best) return words[id];
  return isInNumbers ? `best, ${words[id]}` : "best";
}

/** The choices of a list that are not brought out on the river. */
const unlisted = (groups, seen) => new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)).filter((id) => !seen.includes(id)));

export class Targets {
  constructor(box, { onTarget, onPoint, over }) {
    this.box = box;
    this.chips = new Chips(over);
    this.ghosts = []; // {group, choice, node, place}
    this.trails = drawing("trails");
    this.gone = /** @type {{ x: number, y: number }[]} */ ([]); // points of those
    this.ways = drawing("ways");
    this.key = "";
    this.picked = /** @type {Group | null} */ (null); // the group whose boat a finger has tapped once
    this.pickedId = /** @type {string | null} */ (null); // the choice of it that was meant, or the wind's that is let pass
    this.lists = false; // all chances stand on the bank: on the river only the best boat and the picked one are seen
    this.quiet = new Set(); // choices whose ways are drawn only while they are pointed at
    this.names = []; // boxes of the names along cards, and of the high tide's arrows
    this.narrow = false; // the river of a phone: only the way of a boat that is pointed at has room
    box.append(this.trails, this.ways);
    this.taken = new TakenWays(box);
    for (const place of [box, this.chips.box]) place.addEventListener("click", (event) => {
      const id = event.target.closest(".ghost, .chip")?.dataset.choice;
      const ghost = this.ghosts.find(({ choice }) => choice.id === id);
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
    const { width, height, form } = layout;
    this.narrow = form === "tall" || form === "low";
    this.picked = groups.find((group) => group.key === this.picked?.key) ?? null;
    fleet.pick(this.picked);
    this.lists = isListed(hint, groups, layout);
    if (!this.picked && !(this.lists && hint?.chances[this.pickedId ?? ""])) this.pickedId = null;
    const key = JSON.stringify([groups, opened?.key, this.picked?.key, this.pickedId, hint, best, width, height, form, shown.seats.map((seat) => seat.name)]);
    if (key === this.key) return;
    this.key = key;
    for (const { node } of this.ghosts) node.remove();
    this.ghosts = [];
    this.quiet = this.lists ? unlisted(groups, [best, this.pickedId]) : quietChoices(groups, hint);
    this.names = [...specialCards(shown).map(([kind, at]) => wordsBox(kind, at, shown, layout)).filter(Boolean), ...arrowBoxes(shown, layout)];
    for (const group of groups) {
      for (const choice of group.options) this.ghosts.push(this.ghost(group, choice, { shown, layout, fleet, hint, opened, best }));
    }
    const faint = this.ghosts.filter((ghost) => this.isFaint(ghost)).map(({ place }) => place);
    const worded = this.seen.filter((ghost) => (this.lists && !opened ? ghost.choice.id === best : !this.isFaint(ghost)));
    this.chips.render(worded, { hint, opened, lists: this.lists }, { boats: [...fleet.seen, ...faint], names: this.names, layout });
    this.point(null);
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
    node.classList.add(group.kind);
    node.classList.toggle("open", open);
    node.classList.toggle("best", choice.id === best);
    node.classList.toggle("aside", Boolean(opened) && !open);
    node.classList.toggle("quiet", !open && this.quiet.has(choice.id));
    node.classList.toggle("faint", this.isFaint({ group, choice }));
    setAttribute(node, "tabindex", open ? 0 : -1); // a person with a keyboard chooses the boat first
    setAttribute(node, "aria-label", targetLabel(choice, shown.seats));
    node.dataset.choice = choice.id;
    node.style.setProperty("--size", `${place.size}px`);
    node.style.transform = `translate(${place.x}px, ${place.y}px) translate(-50%, -50%)`;
    node.append(draw(outlineSvg(choice.seat)));
    this.box.append(node);
    const worth = hint && worthWords(choice.id, hint);
    if (worth) setAttribute(node, "aria-label", `${targetLabel(choice, shown.seats)}: ${worth}`);
    return { group, choice, node, place, from: fleet.node(group.seat, group.boats[0]).place };
  }

  /**
   * Where a pale boat lies: where its boat would, or beside that where another one lies there now.
   * @param {Choice} choice
   * @param {any} drawn
   */
  placeOf({ seat, boats, target }, { shown, layout, fleet }) {
    const place = fleet.placeOf(shown, layout, seat, boats[0], target);
    if (target === IN_HARBOUR) return place;
    return freeLane(place, [...fleet.seen, ...this.seen.map((other) => other.place)], layout, target, this.names);
  }

  /**
   * Bring out the ghosts of one group and the ways to them; those that are always drawn are faint beside these. Of no group, where the
   * river is broad, faintly the ways that end on one card, and all of a wind: which boat's is which? Where a finger has tapped a boat
   * once, its group is brought out as long as no other is.
   */
  point(pointed, from = null) {
    const group = pointed ?? this.picked;
    for (const { node, group: own } of this.ghosts) node.classList.toggle("shown", own.key === group?.key);
    const drawn = this.ghosts.filter((ghost) => ghost.group.key === group?.key || this.isLeading(ghost))
      .toSorted((one, other) => Number(this.isStrong(one, group)) - Number(this.isStrong(other, group)))
      .map((ghost) => this.lineTo(ghost, { start: ghost.group.key === group?.key ? from : null, faint: !this.isStrong(ghost, group) }));
    const meeting = group ? [] : this.meeting.filter((ghost) => !this.isLeading(ghost));
    this.box.classList.toggle("pointing", Boolean(group));
    this.ways.replaceChildren(...meeting.map((ghost, no) => wayLine(ghost.from, ghost.place, `way faint ${ghost.group.kind}`, no % 2 ? 1 : -1)), ...drawn);
  }

  /**
   * Bring out one pale boat: its button is pointed at.
   * @param {Choice | null} choice
   */
  pointAt(choice) {
    for (const { node, choice: own } of this.ghosts) node.classList.toggle("shown", own.id === choice?.id);
  }

  /**
   * The same for whoever points at a choice that is listed.
   * @param {Choice | null} choice
   */
  pointTo(choice) {
    this.point(this.ghosts.find((ghost) => ghost.choice.id === choice?.id)?.group ?? null);
  }

  /** Whether a way is drawn before anybody points at it: to what is praised, and to both ends of a boat that may stay or ride. */
  isLeading({ choice, group, node }) {
    if (node.classList.contains("quiet") || (this.lists && this.picked && group.key !== this.picked.key)) return false;
    return node.classList.contains("best") || (group.options.length > 1 && !node.classList.contains("aside")) || choice.ride;
  }

  /** Whether its way is drawn in full: one of the group that is brought out or, of none, the praised one with what it rides on from. */
  isStrong(ghost, group) {
    const best = this.ghosts.find(({ node }) => node.classList.contains("best"));
    if (group || !best) return !group || ghost.group.key === group.key;
    return ghost === best || (best.choice.ride && ghost.group.key === best.group.key);
  }

  /** The way to a ghost; a ride goes on from where its boat would stay. */
  lineTo({ choice, group, node, place, from }, { start, faint }) {
    const stay = choice.ride && this.of(group.key).find((other) => !other.choice.ride && (!this.lists || this.seen.includes(other)));
    const begin = stay ? stay.place : start ?? from;
    const kind = node.classList.contains("best") ? "better" : group.kind;
    return wayLine(begin, place, faint ? `way faint ${kind}` : `way ${kind}`, clearSide(begin, place, this.names));
  }

  /** The ghosts of a wind, and those of several boats that would come to the same card; on a phone their ways would be one heap. */
  get meeting() {
    if (this.narrow) return [];
    return this.seen.filter(({ group, choice }) => group.kind !== "sail" || this.seen.some((other) => other.group.key !== group.key && other.choice.target === choice.target));
  }

  /** Without animation: faint lines tell which way the others' boats have gone. */
  renderTrails(trails) {
    this.gone = trails.flatMap(({ from, to }) => pointsAlong(from, to, 1));
    this.trails.replaceChildren(...trails.map(({ from, to, seat }) => {
      const line = wayLine(from, to, "trail");
      line.style.setProperty("--mine", `var(--seat-${seat})`);
      return line;
    }));
  }

  /** The words on the pale boats, and the boxes from one to the other of each boat that may stay or ride: nothing that is said stands between them. */
  get questions() {
    const pairs = this.ghosts.filter(({ choice }) => choice.ride).map(({ group, place }) => [place, this.of(group.key).find(({ choice }) => !choice.ride)?.place]);
    return [...this.chips.places, ...pairs.flatMap(([one, other]) => (other ? [{ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, w: Math.abs(one.x - other.x) + one.size, h: Math.abs(one.y - other.y) + one.size }] : []))];
  }

  /** The pale boats that are drawn though nobody points at them. */
  get seen() {
    return this.ghosts.filter((ghost) => !this.quiet.has(ghost.choice.id) || ghost.group.key === this.picked?.key || this.isFaint(ghost));
  }

  /** Whether it is drawn faintly as long as nobody points at its boat: a wind has many, more than a phone has room for. */
  isFaint({ group, choice }) {
    return !this.narrow && group.kind !== "sail" && this.quiet.has(choice.id);
  }

  /** Whether nobody has yet seen where this group's boat would go: a finger, which cannot point without tapping, sees it first. */
  isUnseen(group) {
    return group.key !== this.picked?.key && (this.narrow || group.kind === "sail") && group.options.every(({ id }) => this.quiet.has(id));
  }

  of(key) {
    return this.ghosts.filter(({ group }) => group.key === key);
  }
}
