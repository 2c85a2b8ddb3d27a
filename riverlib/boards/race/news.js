// news.js: what the others did: lines on the water, one short line at the prompt of whoever is to throw, and sentences for a person whose
// river does not move.

import { make, setProperty } from "../dom.js";
import { measureText } from "../names.js";
import { trailsOf } from "./advance.js";
import { eventsSince, factsOf, rowsOf, sinceWords } from "./since.js";
import { newsLines, tideNews } from "./words.js";

/** @import { River } from "./river.js" */
/** @import { RiverEvent, Seat } from "./view_types.js" */

const LINES_KEPT = 6;
const PROMPT = { own: { letters: 16, line: 1.25 }, low: { letters: 14, line: 1.1 }, rim: 28 }; // of the prompt's own words, unscaled; what its sides take
const BRIEF = { letters: 14, low: 13, line: 1.2, most: 2, rim: 24 }; // of the line of news: `low` on a phone on its side

export class News {
  /** @param {HTMLElement} prompt the part of the stage that the news stand behind */
  constructor(prompt) {
    this.box = make("ol", "since");
    this.brief = make("p", "since-line");
    this.brief.hidden = true;
    this.brief.setAttribute("aria-hidden", "true"); // whoever listens has been told each move as it was made
    prompt.after(this.box, this.brief);
    this.lines = [];
    this.trails = [];
    this.families = /** @type {string[] | null} */ (null); // in which the prompt and the line are written
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
   * One short line from the start of my turn until I throw; none where all the sentences stand, for which a phone on its side is too low, or where there is no room for one.
   * @param {River} river
   */
  renderBrief({ asksRoll, layout, motion, parts: { prompt }, root, view }) {
    const { brief } = this;
    const isDue = asksRoll && (motion.pace > 0 || layout.form === "low") && !view.lesson && !view.looking;
    const key = isDue ? `${view.game} ${view.turn} ${layout.width} ${layout.height} ${layout.form} ${prompt.textContent}` : "";
    if (brief.dataset.key === key) return;
    brief.dataset.key = key;
    const isTold = isDue && this.putBrief(view, layout, prompt);
    brief.hidden = !isTold;
    prompt.classList.toggle("told", isTold && layout.shape !== "tall");
    root.classList.toggle("line-on-fall", isTold && layout.shape === "tall");
  }

  /** Write the line where it has room: whether there is anything to tell. */
  putBrief(view, layout, prompt) {
    this.families ??= [prompt, this.brief].map((node) => getComputedStyle(node).fontFamily); // asked once: asked at every turn it would have all styles reckoned anew
    const [book, sans] = this.families;
    const { x, y, w, rows, letters, lift } = briefRoom(layout, measureText(prompt.textContent, book));
    const rowsFor = (sentences) => rowsOf(sentences, w, (words) => measureText(words, sans) * letters);
    const told = sinceWords(factsOf(eventsSince(view), view.seats), (sentences) => rowsFor(sentences) <= rows);
    this.brief.replaceChildren(...told.flatMap((words) => [make("span", "", words), " "]));
    setProperty(prompt, "--told", `${lift * rowsFor(told)}px`);
    Object.assign(this.brief.style, { width: `${w}px`, fontSize: `${letters}px`, transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` });
    return told.length > 0;
  }

  /**
   * Draw the ways while nothing moves, and until I throw what came of them; the sentences over the fall, where they hide nothing, only for those whose river never moves.
   * @param {River} river
   */
  render(river) {
    const { busy, layout, layoutKey, fleet, motion, root, shown, targets, view } = river;
    const { box } = this;
    this.renderBrief(river);
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

/**
 * Where the line stands: under the prompt's own words; where the river runs upright, and the prompt is small, in place of the waterfall's name.
 * @param {any} layout
 * @param {number} promptWidth of the prompt's words, one pixel high
 */
export function briefRoom(layout, promptWidth) {
  const { form, shape, scale, prompt, signs: { fall } } = layout;
  const letters = (form === "low" ? BRIEF.low : BRIEF.letters) * scale;
  if (shape === "tall") return { x: layout.channel.x, y: fall.y, w: layout.channel.w - BRIEF.rim, rows: 1, letters, lift: 0 };
  const { letters: high, line } = form === "low" ? PROMPT.low : PROMPT.own;
  const own = high * line * scale * Math.ceil((promptWidth * high * scale) / (prompt.w - PROMPT.rim));
  const rows = Math.min(BRIEF.most, Math.floor((prompt.h - own) / (letters * BRIEF.line)));
  return { x: prompt.x, y: prompt.y + own / 2, w: prompt.w - BRIEF.rim, rows, letters, lift: letters * BRIEF.line };
}

/** Where the name of a fall ends that runs down beside the river. */
const nameEnd = ({ y, h }) => y + h / 2;

function newsItem({ who, what }) {
  const item = make("li");
  item.append(make("b", "", who), ` ${what}`);
  return item;
}
