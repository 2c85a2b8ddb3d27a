// targets.js: where the lit boats may go: a pale boat at the end of every way, the way itself, and buttons to ride or stay.

import { draw, make, makeButton, setAttribute } from "../../shared/board/dom.js";
import { boatSvg } from "./boats.js";
import { percentWords, targetLabel } from "./words.js";

/** @import { Group } from "./choices.js" */
/** @import { Choice, Hint, RiverView } from "./view_types.js" */

const SVG_SPACE = "http://www.w3.org/2000/svg";

export class Targets {
  constructor(box, { onTarget, onPoint }) {
    this.box = box;
    this.ghosts = []; // {group, choice, node, place}
    this.trails = this.drawing("trails");
    this.ways = this.drawing("ways");
    this.key = "";
    box.append(this.trails, this.ways);
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

  drawing(className) {
    const svg = document.createElementNS(SVG_SPACE, "svg");
    svg.setAttribute("class", className);
    svg.setAttribute("aria-hidden", "true");
    return svg;
  }

  /**
   * Draw the ghosts of `groups`; `opened` is the group whose boat asks whether to ride or stay.
   * @param {{ groups: Group[], opened: Group | null, hint: Hint | null }} choosing
   * @param {RiverView} shown
   * @param {any} layout
   * @param {any} fleet
   */
  render({ groups, opened, hint }, shown, layout, fleet) {
    const { width, height } = layout;
    const key = JSON.stringify([groups, opened?.key, hint, width, height, shown.seats.map((seat) => seat.name)]);
    if (key === this.key) return;
    this.key = key;
    for (const { node } of this.ghosts) node.remove();
    this.ghosts = groups.flatMap((group) => group.options.map((choice) =>
      this.ghost(group, choice, { shown, layout, fleet, hint, opened })));
    this.point(null);
  }

  /**
   * @param {Group} group
   * @param {Choice} choice
   * @param {any} drawn
   */
  ghost(group, choice, { shown, layout, fleet, hint, opened }) {
    const place = fleet.placeOf(shown, layout, choice.seat, choice.boats[0], choice.target);
    const node = makeButton("ghost", null);
    const open = opened?.key === group.key;
    node.classList.toggle("open", open);
    node.classList.toggle("aside", Boolean(opened) && !open);
    node.tabIndex = open ? 0 : -1; // a person with a keyboard chooses the boat first
    setAttribute(node, "aria-label", targetLabel(choice, shown.seats));
    node.dataset.choice = choice.id;
    node.style.setProperty("--size", `${place.size}px`);
    node.style.transform = `translate(${place.x}px, ${place.y}px) translate(-50%, -50%)`;
    node.append(draw(boatSvg(choice.seat)));
    if (group.options.length > 1) node.append(make("span", "go", choice.ride ? "Ride" : "Stay"));
    if (hint) node.append(this.chance(choice, hint));
    this.box.append(node);
    return { group, choice, node, place };
  }

  /**
   * The chance that a choice leaves, the best one with a star: never by colour alone.
   * @param {Choice} choice
   * @param {Hint} hint
   */
  chance({ id }, { chances, best }) {
    const chip = make("span", id === best ? "odds best" : "odds", `${id === best ? "★ " : ""}${percentWords(chances[id] ?? 0)}`);
    if (chances[id] === undefined) chip.hidden = true;
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

  of(key) {
    return this.ghosts.filter(({ group }) => group.key === key);
  }
}

/** A slightly bent line between two places. */
function wayLine(from, to, className) {
  const path = document.createElementNS(SVG_SPACE, "path");
  const bend = Math.min(26, Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - bend };
  path.setAttribute("d", `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`);
  path.setAttribute("class", className);
  return path;
}
