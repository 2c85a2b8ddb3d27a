// news.js: what the others did, for a person whose river does not move: sentences, and lines on the water.

import { make } from "../dom.js";
import { trailsOf } from "./advance.js";
import { newsLines, tideNews } from "./words.js";

/** @import { River } from "./river.js" */
/** @import { RiverEvent, Seat } from "./view_types.js" */

const LINES_KEPT = 6;

export class News {
  /** @param {HTMLElement} prompt the part of the stage that the news stand behind */
  constructor(prompt) {
    this.box = make("ol", "since");
    prompt.after(this.box);
    this.lines = [];
    this.trails = [];
    this.lost = ""; // the sentence of a person's lost turn, until it has been said
  }

  /**
   * Keep what has happened since my last action.
   * @param {RiverEvent[]} fresh
   * @param {Seat[]} seats
   */
  gather(fresh, seats) {
    // what a person does is watched by that person; only a lost turn is news even so
    const others = fresh.filter((event) => !("seat" in event) || event.kind === "lost_turn" || seats[event.seat].bot);
    const lost = others.find((event) => event.kind === "lost_turn" && !seats[event.seat].bot);
    this.lines = newsLines(others, seats);
    this.trails = trailsOf(others);
    this.lost = lost?.text ?? "";
  }

  /**
   * Draw the ways while nothing moves; the sentences over the fall, where they hide nothing, only for those whose river never moves.
   * @param {River} river
   */
  render({ busy, layout, layoutKey, fleet, motion, root, shown, targets, view }) {
    const { box } = this;
    const isOver = shown.phase === "over";
    let lines = motion.pace || isOver || view.looking ? [] : this.lines;
    const trails = busy || isOver ? [] : this.trails;
    if (lines.length && shown.danger && layout.shape === "tall") lines = [...lines, tideNews(shown.danger, shown.seats)]; // it lies over the tide's plate
    const key = JSON.stringify([lines, trails, layoutKey]);
    if (box.dataset.key === key) return;
    box.dataset.key = key;
    box.replaceChildren(...lines.slice(-LINES_KEPT).map(newsItem));
    box.hidden = !lines.length;
    const { x, y, w, h } = layout.news;
    Object.assign(box.style, { width: `${w}px`, minHeight: layout.shape === "tall" ? `${h}px` : "0" });
    box.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    while (layout.shape === "wide" && box.childElementCount > 1 && box.offsetHeight > h) box.firstElementChild?.remove(); // it would lie over the prompt; the log has it
    root.classList.toggle("news-on-fall", lines.length > 0 && layout.shape === "wide" && y - box.offsetHeight / 2 < nameEnd(layout.signs.fall));
    targets.renderTrails(trails.map(({ seat, boat, origin, target }) => ({
      seat, from: fleet.placeOf(shown, layout, seat, boat, origin), to: fleet.placeOf(shown, layout, seat, boat, target),
    })), shown, layout, fleet);
  }
}

/** Where the name of a fall ends that runs down beside the river. */
const nameEnd = ({ y, h }) => y + h / 2;

function newsItem({ who, what }) {
  const item = make("li");
  item.append(make("b", "", who), ` ${what}`);
  return item;
}
