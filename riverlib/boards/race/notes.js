// notes.js: what the river says over itself, clear of what has to be looked at there.

import { pointTail } from "../bubble.js";
import { boxAround } from "../boxes.js";
import { Notes } from "../notes.js";
import { tipPlace } from "../tip_place.js";
import { clearBank } from "./air.js";
import { layOnBank } from "./bank.js";
import { nameBoxes } from "./card_words.js";
import { seenOnRiver, tellingCards } from "./clear_room.js";
import { promptPlace } from "./prompt.js";
import { unreadTide } from "./tide_scene.js";

/** @import { River } from "./river.js" */

const STATUS = { turn: 40, tide: 8, plate: 20, news: 20 }; // how much the lines count that say whose turn it is, what falls next, who has how much and what the others did
const CHANCES = "chances"; // the tip that presents them
const AFLOAT = 3; // how much a boat counts among what lies there
const LED = { w: 18, h: 18, weight: 8 }; // a piece of a way that a boat may go
const GONE = { w: 12, h: 12, weight: 0.3 }; // a piece of a way that a boat has gone
const RIM = 6; // pixels that the line's own rim is broader and higher than its place, together
const LEAST = 4; // pixels between a tip and the foot of the stage

/** @extends {Notes<River>} */
export class RiverNotes extends Notes {
  tideSaidAt = NaN; // when what was left of the first tide was said

  /** What has to be looked at. */
  get seen() {
    const { fleet, targets, layout, parts, shown, asksChoice, choices } = this.board;
    const boats = fleet.nodes.flat().filter((node) => !node.hidden).map((node) => ({ ...node.place, lit: node.classList.contains("lit") }));
    const ghosts = targets.seen.map(({ choice, place }) => ({ ...place, best: choice.id === this.board.advice.best }));
    return seenOnRiver(layout, { boats, ghosts, cards: tellingCards(shown, asksChoice ? choices : [], layout), prompts: !parts.prompt.hidden, chances: !parts.chances.hidden, questions: [...targets.questions, ...nameBoxes(shown, layout)] });
  }

  get isClear() {
    return super.isClear && !this.board.advice.isOpen;
  }

  /** What was still being read of the first tide stays on the bank: a tip waits. */
  asks() {
    const words = unreadTide(this.board);
    if (words) {
      this.say(words);
      this.tideSaidAt = this.saidAt;
    }
    return this.tideSaidAt === this.saidAt && !this.board.parts.toast.hidden;
  }

  /** The chances come with the tip that says what they are. */
  tell(tip, how) {
    super.tell(tip, how);
    if (tip.key === CHANCES) this.board.render();
  }

  /** Whatever else is written there makes way. */
  putBar() {
    clearBank(this.board);
    layOnBank(this.board.parts.toast, { ...this.board.layout, prompt: promptPlace(this.board) });
  }

  /** A tip stands beside its thing: of a card that a pale boat has come to, beside that boat. */
  placeAt(mark) {
    const place = super.placeAt(mark);
    const [kind, no] = mark.split(":");
    const bound = kind === "tile" ? this.board.targets.seen.find(({ choice }) => choice.target === Number(no)) : null;
    return place && { ...place, thing: { ...place.thing, ...(bound && roundBox(bound.place)) }, mark };
  }

  /** Put a tip beside its thing, its tail at it, between the boats perhaps upright; a note at a boat may hang below it, too. */
  put(place) {
    const { parts: { bubble }, layout } = this.board;
    const { news } = this;
    const status = [...(place.mark === CHANCES && !news.length ? this.status.filter((box) => !isSame(box, layout.tide)) : this.status), ...news];
    if (!place.mark) return super.put({ under: place.y + layout.boatSize + 26, ...place });
    const { thing } = place;
    const apart = (boxes) => boxes.filter(({ x, y, w, h }) => Math.abs(x - thing.x) >= w / 2 || Math.abs(y - thing.y) >= h / 2);
    const given = (box) => (place.mark === CHANCES ? (!news.length && (isSame(box, layout.tide) || isSame(box, layout.fall))) || (layout.shape === "wide" && isScenery(box)) : place.mark.startsWith("dock") && layout.shape === "wide" && isBerth(box, layout)); // what it may lie on, to be near its thing
    const lying = { seen: apart([...this.seen, ...status]).filter((box) => !given(box)), chosen: apart(this.chosen), judged: apart(this.afloat), words: status };
    const placed = (isUpright) => {
      bubble.classList.toggle("upright", isUpright);
      return { isUpright, ...tipPlace({ w: bubble.offsetWidth, h: bubble.offsetHeight }, thing, lying, { width: layout.width, lowest: layout.height - LEAST }) };
    };
    const { isUpright, box, tail } = (layout.form === "tablet" ? [false] : [false, true]).map(placed).reduce((best, next) => (next.cost < best.cost ? next : best));
    bubble.classList.toggle("upright", isUpright);
    pointTail(bubble, box, tail);
  }

  /** The lines that say what is going on. */
  get status() {
    const { layout: { tide, plates }, parts } = this.board;
    const prompt = promptPlace(this.board);
    const weighed = (boxes, weight) => boxes.map((box) => ({ ...box, weight }));
    return [...weighed(parts.prompt.hidden ? [] : [{ ...prompt, w: prompt.w + RIM, h: prompt.h + RIM }], STATUS.turn), ...weighed([tide], STATUS.tide), ...weighed(plates, STATUS.plate)];
  }

  /** What the others did, where it is written now. */
  get news() {
    const { news: { box, brief }, parts: { stage } } = this.board;
    return [box, brief].filter((node) => !node.hidden).map((node) => ({ ...boxAround([node], stage), weight: STATUS.news })).filter(({ w }) => w > 0);
  }

  /** Boats, the ways that they may go, and those that others have just gone: whoever reads a tip looks at all of them. */
  get afloat() {
    const { fleet, targets: { gone, led } } = this.board;
    return [...led.map((point) => ({ ...point, ...LED })), ...fleet.seen.map((place) => ({ ...roundBox(place), weight: AFLOAT })), ...gone.map((point) => ({ ...point, ...GONE }))];
  }

  /** What may be pressed now to go on. */
  get chosen() {
    const { asksChoice, fleet, targets, rideChoice, parts } = this.board;
    const pressed = [parts.roll, rideChoice.box].map((node) => (node.hidden ? null : boxAround([node], parts.stage))).filter((box) => box !== null && box.w > 0);
    if (!asksChoice) return pressed;
    const boats = fleet.nodes.flat().filter((node) => node.classList.contains("lit"));
    return [...boats, ...targets.seen].map(({ place }) => roundBox(place)).concat(targets.questions, pressed);
  }
}

const SCENERY = 0.4; // no more than this weigh cards and the animals at their feet: with the tip on them its tail is at the chances

const isScenery = ({ picture, weight }) => Boolean(picture) && weight <= SCENERY;

const isSame = (one, other) => one.x === other.x && one.y === other.y && one.w === other.w;

/** Whether a box is the place of a dock: beside a river that runs along the tip of one dock may lie on the others, of which it is true in their turn. */
const isBerth = (box, { docks, dock }) => Array.from({ length: docks }, (_, no) => dock(no + 1)).some((each) => isSame(each, box));

const roundBox = ({ x, y, size }) => ({ x, y, w: size, h: size });
