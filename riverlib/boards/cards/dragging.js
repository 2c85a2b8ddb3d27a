// dragging.js: a card of my hand follows the finger or the mouse. Let go over the table it is played as a click would play it,
// anywhere else it glides back; one that may not be played gives way a little and says why.

import { frameOf } from "../boxes.js";
import { setProperty } from "../dom.js";
import { DropZone } from "./drop_zone.js";
import { clamp } from "./measures.js";

/** @import { CardTable } from "./table.js" */

/** @typedef {{ x: number, y: number, at: number }} Point Where on the stage the pointer was, and when. */
/** @typedef {{ button: any, pointer: number, path: Point[], moves: boolean }} Held The card under the pointer and its way since it was pressed. */

const PRESS = 8; // pixels within which a press is a click, however much it trembles
const FLICK = { within: 90, speed: 0.45, least: 24 }; // the last milliseconds of a way, in which it goes so many pixels each; and all of it
const GIVES = 26; // pixels that a card which may not be played never quite follows
const BACK_MS = 280;
const TILT = { within: 60, most: 14, by: 9 }; // degrees that a card leans into its way, by its speed over the last milliseconds

/**
 * Whether the pointer has gone so far that it is no click.
 * @param {Point[]} path
 */
export function isDrag([from, ...way]) {
  return way.some(({ x, y }) => Math.hypot(x - from.x, y - from.y) >= PRESS);
}

/**
 * What letting go means at the end of a way: the card is played over the table, or by a flick up to it. `rest` is the height at
 * which the middle of the card lies in the hand.
 * @param {Point[]} path
 * @param {{ rest: number, handTop: number, width: number }} table
 * @returns {"click" | "play" | "back"}
 */
export function meaningOf(path, { rest, handTop, width }) {
  if (!isDrag(path)) return "click";
  const [from, to] = [path[0], path[path.length - 1]];
  const flick = flickOf(path);
  if (flick > 0 && from.y - to.y >= FLICK.least) return "play";
  const isOver = rest + to.y - from.y < handTop && to.y >= 0 && to.x >= 0 && to.x <= width;
  return isOver && flick === 0 ? "play" : "back";
}

/** 1 for a way that ends in a flick up, -1 for one down, 0 for none: it was held still, or went aside. */
function flickOf(path) {
  const to = path[path.length - 1];
  const before = path.findLast(({ at }) => at <= to.at - FLICK.within) ?? path[0];
  const rise = before.y - to.y;
  const time = Math.max(1, Math.min(FLICK.within, to.at - before.at));
  return Math.abs(rise) > Math.abs(to.x - before.x) && Math.abs(rise) / time >= FLICK.speed ? Math.sign(rise) : 0;
}

/** How far a card follows that may not be played: the less the farther it is pulled. */
export function resisted({ x, y }) {
  const part = GIVES / (GIVES + Math.hypot(x, y));
  return { x: x * part, y: y * part };
}

/**
 * How far a card leans that goes aside, in degrees: as one that is held at its lower edge.
 * @param {Point[]} path
 */
export function tiltOf(path) {
  const to = path[path.length - 1];
  const before = path.findLast(({ at }) => at <= to.at - TILT.within) ?? path[0];
  return clamp(-TILT.most, ((to.x - before.x) / Math.max(TILT.within / 2, to.at - before.at)) * TILT.by, TILT.most);
}

export class Dragging {
  /** @param {CardTable} table */
  constructor(table) {
    this.table = table;
    this.held = /** @type {Held | null} */ (null);
    this.swallows = false; // the click that a browser makes of a drag
    const { stage, tokens } = table.parts;
    this.zone = new DropZone(tokens);
    stage.addEventListener("pointerdown", (event) => this.press(event));
    stage.addEventListener("pointermove", (event) => this.move(event));
    stage.addEventListener("pointerup", (event) => this.release(event));
    stage.addEventListener("pointercancel", (event) => this.lose(event));
    stage.addEventListener("lostpointercapture", (event) => this.lose(event));
    stage.addEventListener("click", (event) => this.swallow(event), true);
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (!event.isPrimary) return; // a second finger
    this.drop();
    this.swallows = false;
    const button = /** @type {Element} */ (event.target).closest(".hc");
    if (!button || event.button !== 0 || this.table.controls.closing) return;
    this.held = { button, pointer: event.pointerId, path: [this.pointOf(event)], moves: false };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { held: card } = this;
    if (card?.pointer !== event.pointerId) return;
    if (!event.buttons || !card.button.isConnected) return this.drop(); // let go where nobody heard it, or played meanwhile
    card.path.push(this.pointOf(event));
    if (!card.moves && isDrag(card.path)) this.lift(card);
    if (card.moves) this.follow(card);
  }

  /** @param {Held} card */
  lift(card) {
    card.moves = true;
    card.button.setPointerCapture(card.pointer);
    card.button.classList.add("dragged");
    this.table.root.classList.add("dragging"); // a hint makes way
    const { actions, felt, shown, layout } = this.table;
    if (!actions.whyNot(card.button)) this.zone.open(felt.slotOf(shown.me, shown, layout));
  }

  /** `translate` moves it: where it lies in the hand stands in `transform`, which a new view may write meanwhile. */
  follow({ button, path }) {
    const [from, to] = [path[0], path[path.length - 1]];
    const way = { x: to.x - from.x, y: to.y - from.y };
    const isClosed = Boolean(this.table.actions.whyNot(button));
    const { x, y } = isClosed ? resisted(way) : way;
    button.style.translate = `${x}px ${y}px`;
    setProperty(button, "--tilt", `${isClosed ? 0 : tiltOf(path).toFixed(1)}deg`);
    clearTimeout(this.rightens);
    this.rightens = setTimeout(() => setProperty(button, "--tilt", "0deg"), TILT.within); // held still it hangs straight
    if (!isClosed) this.zone.warm(this.meaning({ button, path }) === "play");
  }

  /** @param {PointerEvent} event */
  release(event) {
    const { held: card } = this;
    if (card?.pointer !== event.pointerId) return;
    if (!card.moves || !card.button.isConnected) return this.drop();
    card.path.push(this.pointOf(event));
    this.swallows = true;
    const plays = this.meaning(card) === "play";
    this.drop(plays ? () => this.table.actions.play(card.button, event) : undefined);
  }

  /** What letting go of the card would mean now. */
  meaning({ button, path }) {
    return meaningOf(path, { ...this.table.layout, rest: button.place.y });
  }

  /**
   * The browser took the finger for something else. What a finger had pressed within the card is lost as the card itself is caught.
   * @param {PointerEvent} event
   */
  lose({ pointerId, target }) {
    if (this.held?.moves && this.held.pointer === pointerId && target === this.held.button) this.drop();
  }

  /**
   * Let go: a card that `play` has not sent on its way glides back to its place.
   * @param {() => void} [play]
   */
  drop(play) {
    const { table: { actions, motion }, held: card } = this;
    this.held = null;
    if (!card?.moves) return;
    const { button } = card;
    const { translate } = button.style;
    const before = actions.flight;
    button.classList.remove("dragged");
    this.table.root.classList.remove("dragging");
    clearTimeout(this.rightens);
    button.style.removeProperty("--tilt");
    this.zone.close();
    if (actions.whyNot(button)) button.style.translate = ""; // the reason is said where the card lies
    play?.();
    button.style.translate = "";
    const flies = actions.flight && actions.flight !== before;
    if (!flies && button.isConnected) motion.run(button, [{ translate }, { translate: "0px 0px" }], { duration: BACK_MS });
  }

  /** @param {MouseEvent} event */
  swallow(event) {
    if (!this.swallows || !event.detail) return; // a key's click has no number
    this.swallows = false;
    event.stopPropagation();
  }

  /**
   * @param {PointerEvent} event
   * @returns {Point}
   */
  pointOf({ clientX, clientY, timeStamp }) {
    const { left, top, scale } = frameOf(this.table.parts.stage);
    return { x: (clientX - left) / scale, y: (clientY - top) / scale, at: timeStamp };
  }
}
