// targets.js: where the lit boats may go: a pale boat at the end of every way, words on it, and the way itself.

import { draw, makeButton, setAttribute, setProperty } from "../dom.js";
import { outlineSvg } from "./boats.js";
import { IN_HARBOUR } from "./advance.js";
import { arrowBoxes, nameBoxes, specialCards, wordsBox } from "./card_words.js";
import { Chips } from "./chips.js";
import { compares, isListed, quietChoices } from "./choices.js";
import { freeLane } from "./clear_room.js";
import { isPhone } from "./geometry.js";
import { aheadOf } from "./lanes.js";
import { clearBend, drawing, lastPiece, pointsAlong, TakenWays, wayLine } from "./ways.js";
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

/** The shortest ways first: the boat that lies before others of its colour goes straight on, and those behind it come to lie beside that. */
const nearestFirst = (groups) => groups.toSorted((one, other) => wayOf(one) - wayOf(other));
const wayOf = ({ options: [{ origin, target }] }) => Math.abs(target - origin);

/** Whether there are more choices than a phone's river shows at once beside words. */
const isMany = (groups) => groups.flatMap(({ options }) => options).length > FEW;

const FEW = 3;
const ARROWS = 0.05; // how much "Stay" spares the high tide's on a phone on its side, where it has no other room on its card
const FULL = 0.8; // of a boat: what is smaller, and faint, looks like dirt between boats
const OWN_LANE = 1; // how far, in lanes, a rival's pale boat may lie from straight behind it on a tablet: farther off it would lie in the colour of another
const [NEAR, BEHIND, WHOLE] = [1.5, 3, 1.2]; // sizes of a boat from a way's end within which it is so many times as dear to run behind one; of it with the head of a way
const SOLID = 0.8; // of a boat: what hides a way
/** @type {import("./ways.js").Bend[]} on which side of the straight one a trail runs: to the one where it crosses no number and no other boat */
const TRAIL_BENDS = [[1, 0], [-1, 0.2], [0.5, 0.4], [-0.5, 0.6], [0, 0.8]];
const isAt = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < 2; // boats in one stack
/** All of the stage but the names of cards: a trail runs under them. */
const underWords = (names, { width, height }) => `path(evenodd, "M0 0H${width}V${height}H0z${names.map(({ x, y, w, h }) => `M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}z`).join("")}")`;
/** Whether a boat lies so near to the end of a way that a way behind it would seem to end there. */
const isNear = ({ x, y, size }, end) => Math.hypot(x - end.x, y - end.y) < NEAR * size;
/** What of a boat hides a way that ends there: near its end all of it, where its head would be missed. */
const roundBox = ({ x, y, size }, end) => (isNear({ x, y, size }, end) ? { x, y, w: size * WHOLE, h: size * WHOLE, hides: BEHIND } : { x, y, w: size * SOLID, h: size * SOLID });
const BEAD = { w: 9, h: 9 }; // of another way
const BEADS = Array.from({ length: 13 }, (_, no) => (no + 0.5) / 13); // where along a way they lie that nothing said should hide

export class Targets {
  constructor(box, { onTarget, onPoint, over }) {
    this.box = box;
    this.chips = new Chips(over);
    this.ghosts = []; // {group, choice, node, place}
    this.trails = drawing("trails");
    this.gone = /** @type {{ x: number, y: number }[]} */ ([]); // points of those
    this.ways = drawing("ways");
    this.led = /** @type {{ x: number, y: number }[]} */ ([]); // points of the ways that are drawn
    this.upstream = { dx: 1, dy: 0 };
    this.key = "";
    this.pointedKey = /** @type {string | null} */ (null); // whose way is brought out, and from where
    this.picked = /** @type {Group | null} */ (null); // the group whose boat a finger has tapped once
    this.pickedId = /** @type {string | null} */ (null); // the choice of it that was meant
    this.hinted = false;
    this.lists = false; // all chances stand on the bank: on the river only the best boat and the picked one are seen
    this.quiet = new Set(); // choices whose ways are drawn only while they are pointed at
    this.names = []; // boxes of the names along cards, and of the high tide's arrows
    this.many = false; // a wind for so many boats that a phone has room for one pale boat at a time
    this.narrow = false; // the river of a phone: beside what is praised there is no room for the rest of a wind
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
    this.narrow = isPhone(form);
    this.many = isMany(groups);
    this.upstream = layout.upstream;
    this.picked = groups.find((group) => group.key === this.picked?.key) ?? null;
    fleet.pick(this.picked);
    this.lists = isListed(hint, groups, layout);
    this.hinted = compares(hint);
    if (!this.picked) this.pickedId = null;
    const key = JSON.stringify([groups, opened?.key, this.picked?.key, this.pickedId, hint, best, width, height, form, shown.seats.map((seat) => seat.name)]);
    if (key === this.key) return;
    this.key = key;
    for (const { node } of this.ghosts) node.remove();
    this.ghosts = [];
    this.quiet = this.lists && isMany(groups) ? unlisted(groups, [best, this.pickedId]) : quietChoices(groups, hint, this.narrow);
    this.names = [...specialCards(shown).map(([kind, at]) => wordsBox(kind, at, shown, layout)).filter(Boolean), ...arrowBoxes(shown, layout).map((box) => (form === "low" ? { ...box, weight: ARROWS } : box))];
    for (const group of nearestFirst(groups)) {
      for (const choice of group.options) this.ghosts.push(this.ghost(group, choice, { shown, layout, fleet, hint, opened, best }));
    }
    this.bend(fleet, layout);
    const faint = this.ghosts.filter((ghost) => this.isFaint(ghost)).map(({ place }) => place);
    const worded = this.seen.filter((ghost) => (this.lists && !opened ? ghost.choice.id === best : !this.isFaint(ghost)));
    this.chips.render(worded, { hint, opened, lists: this.lists }, { boats: [...fleet.seen, ...faint], names: this.names, layout });
    this.pointedKey = null;
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
    node.classList.toggle("tucked", place.size < FULL * fleet.node(group.seat, group.boats[0]).place.size); // between the boats there
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
   * Where a pale boat lies: straight ahead of its boat, or beside that where another one lies there now.
   * @param {Choice} choice
   * @param {any} drawn
   */
  placeOf({ seat, boats, target, kind }, { shown, layout, fleet }) {
    const place = fleet.placeOf(shown, layout, seat, boats[0], target);
    if (target === IN_HARBOUR) return place;
    return freeLane(aheadOf(fleet.node(seat, boats[0]).place, place, layout), [...fleet.seen, ...this.seen.map((other) => other.place)], layout, target, this.names, layout.form === "tablet" && kind === "ill" ? OWN_LANE : undefined);
  }

  /** How every way runs: behind no boat, number, name or other way, if it can, and the same whoever is pointed at. */
  bend(fleet, layout) {
    const gone = [...this.names, ...Array.from({ length: layout.cards }, (_, at) => layout.number(at))];
    for (const ghost of this.ghosts) {
      const begin = this.beginOf(ghost);
      const rounds = [...fleet.seen, ...this.seen.map(({ place }) => place)].filter((place) => !isAt(place, begin) && !isAt(place, ghost.place));
      ghost.bend = clearBend(begin, ghost.place, [...rounds.map((boat) => roundBox(boat, ghost.place)), ...gone], this.upstream);
      if (this.seen.includes(ghost)) gone.push(...pointsAlong(begin, ghost.place, ghost.bend, this.upstream).map((point) => ({ ...point, ...BEAD })));
    }
  }

  /**
   * Bring out the ghosts of one group and the ways to them; the others stay, faint beside these, but where tiles list them. Of no group,
   * faintly the way of every boat: which pale one is whose? Where a finger has tapped a boat once, its group is brought out as long as no other is.
   */
  point(pointed, from = null) {
    const group = pointed ?? this.picked;
    const key = JSON.stringify([group?.key, from?.x, from?.y]);
    if (key === this.pointedKey) return; // what a mouse points at is focused when it is pressed: its way is drawn already
    this.pointedKey = key;
    for (const { node, group: own } of this.ghosts) node.classList.toggle("shown", own.key === group?.key);
    const led = this.ghosts.filter((ghost) => (group ? ghost.group.key === group.key || (!this.lists && this.isLed(ghost)) : this.isLed(ghost)) || this.isLeading(ghost));
    const drawn = led.toSorted((one, other) => Number(this.isStrong(one, group)) - Number(this.isStrong(other, group)))
      .map((ghost) => this.lineTo(ghost, { start: ghost.group.key === group?.key ? from : null, faint: !this.isStrong(ghost, group) }));
    this.box.classList.toggle("pointing", Boolean(group));
    this.ways.replaceChildren(...drawn);
    this.led = led.flatMap((ghost) => pointsAlong(this.beginOf(ghost), ghost.place, ghost.bend, this.upstream, BEADS));
  }

  /**
   * Bring out one pale boat: its button is pointed at.
   * @param {Choice | null} choice
   */
  pointAt(choice) {
    this.pointedKey = null; // of its group one alone is brought out now
    for (const { node, choice: own } of this.ghosts) node.classList.toggle("shown", own.id === choice?.id);
  }

  /**
   * The same for whoever points at a choice that is listed.
   * @param {Choice | null} choice
   */
  pointTo(choice) {
    this.point(this.ghosts.find((ghost) => ghost.choice.id === choice?.id)?.group ?? null);
  }

  /** Whether a faint way leads to it, whoever is pointed at. */
  isLed(ghost) {
    return this.seen.includes(ghost) && !ghost.node.classList.contains("aside");
  }

  /** Whether a way is drawn before anybody points at it: to what is praised, and to both ends of a boat that may stay or ride. */
  isLeading({ choice, group, node }) {
    if (node.classList.contains("quiet") || (this.lists && this.picked && group.key !== this.picked.key)) return false;
    return node.classList.contains("best") || (group.options.length > 1 && !node.classList.contains("aside")) || choice.ride;
  }

  /** Whether its way is drawn in full: one of the group that is brought out or, of none, the praised one with what it rides on from, or both of a boat that is asked. */
  isStrong(ghost, group) {
    const best = this.ghosts.find(({ node }) => node.classList.contains("best"));
    if (group) return ghost.group.key === group.key;
    if (!best) return ghost.group.options.length > 1;
    return ghost === best || (best.choice.ride && ghost.group.key === best.group.key);
  }

  /** Where the way to a ghost begins: a ride goes on from where its boat would stay. */
  beginOf({ choice, group, from }, start = null) {
    const stay = choice.ride && this.of(group.key).find((other) => !other.choice.ride && (!this.lists || this.seen.includes(other)));
    return stay ? stay.place : start ?? from;
  }

  /** The way to a ghost. */
  lineTo(ghost, { start, faint }) {
    const kind = ghost.node.classList.contains("best") ? "better" : ghost.group.kind;
    const line = wayLine(this.beginOf(ghost, start), ghost.place, faint ? `way faint ${kind}` : `way ${kind}`, ghost.bend, this.upstream);
    line.style.setProperty("--mine", `var(--sail-${ghost.choice.seat})`);
    return line;
  }

  /** Points along all ways that are drawn now, those that are compared, too. */
  get along() {
    return [...this.led, ...this.taken.along];
  }

  /** Short faint lines behind the others' boats tell which way they have come. */
  renderTrails(trails, shown, layout, fleet) {
    const numbers = Array.from({ length: layout.cards }, (_, at) => layout.number(at));
    const names = nameBoxes(shown, layout);
    const lying = fleet.seen.map(({ x, y, size }) => ({ x, y, w: size * SOLID, h: size * SOLID }));
    const bent = trails.map(({ from: begin, to, seat }) => ({ from: lastPiece(begin, to), to, seat })).map(({ from, to, seat }) => ({ from, to, seat, side: clearBend(from, to, [...numbers, ...names, ...lying.filter((boat) => !isAt(boat, to))], this.upstream, TRAIL_BENDS) }));
    setProperty(this.trails, "clip-path", names.length ? underWords(names, layout) : "");
    this.gone = bent.flatMap(({ from, to, side }) => pointsAlong(from, to, side, this.upstream));
    this.trails.replaceChildren(...bent.map(({ from, to, seat, side }) => {
      const line = wayLine(from, to, "trail", side, this.upstream);
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

  /** Whether it is drawn faintly as long as nobody points at its boat: a wind has many: on a phone, beside words or of more than a few boats, too many. */
  isFaint({ group, choice }) {
    return !(this.narrow && (this.hinted || this.many)) && group.kind !== "sail" && this.quiet.has(choice.id);
  }

  /** Whether nobody has yet seen where this group's boat would go: a finger, which cannot point without tapping, sees it first. */
  isUnseen(group) {
    return group.key !== this.picked?.key && group.options.every((choice) => this.quiet.has(choice.id) && !this.isFaint({ group, choice }));
  }

  of(key) {
    return this.ghosts.filter(({ group }) => group.key === key);
  }
}
