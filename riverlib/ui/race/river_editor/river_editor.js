// river_editor.js: the river's cards to be dragged, by mouse, finger or keys. It knows no rules: it sends what was done
// and shows the river that comes back.

import { draw, make, makeButton, setAttribute, setText } from "../../../boards/dom.js";
import { wearColours } from "../../../boards/portraits.js";
import { boatSvg } from "../../../boards/race/boats.js";
import { RiverCards } from "../../../boards/race/river_cards.js";
import { cardPlaces, menuPlace, moved, nearestPlace } from "./places.js";

/** @typedef {{ cards: number, sandbank: number, high_tide: number, start: number, least: number, most: number, note: string, answered: number }} Shown */

const PATIENCE_MS = 6000; // then a lost answer is no longer waited for
const DRAG_FROM = 5; // pixels: less is a press
const BOAT = 44;
const HELP = "Drag the cards, or press one. With keys: arrows move a card, Delete takes it out, Enter shows more.";

class RiverEditor {
  constructor(parent) {
    this.root = parent.querySelector(".lay");
    const part = (name) => /** @type {HTMLElement} */ (this.root.querySelector(`.lay-${name}`));
    this.river = part("river");
    this.box = part("cards");
    this.note = part("note");
    setText(part("help"), HELP);
    this.cards = new RiverCards(this.box);
    this.start = makeButton("lay-start", null);
    this.start.append(draw(boatSvg(0)));
    this.add = makeButton("lay-add", "Add a water card", () => this.onAdd());
    this.bin = make("span", "lay-bin", "Drop a card here to take it out");
    part("box").append(this.add, this.bin);
    this.menu = make("div", "lay-menu");
    this.menu.popover = "auto";
    this.root.append(this.menu);
    wearColours(this.root, [{ colour: 0 }]);
    this.ids = []; // the cards from the waterfall on
    this.drag = null;
    this.wasDragged = false; // the click that ends a drag is no press
    this.asked = 0; // the number of the step that was sent last
    this.waiting = 0;
    this.focusAt = null; // the place whose card gets the focus when the answer is here
    this.listen();
    this.sizes = new ResizeObserver(() => this.render());
    this.sizes.observe(this.root);
  }

  listen() {
    for (const node of [this.box, this.start, this.add]) node.addEventListener("pointerdown", (event) => this.onDown(event));
    this.root.addEventListener("keydown", () => { this.wasDragged = false; });
    this.box.addEventListener("click", (event) => this.onPress(event));
    this.box.addEventListener("keydown", (event) => this.onKey(event));
    this.start.addEventListener("keydown", (event) => this.onStartKey(event));
  }

  /**
   * @param {Shown} shown
   * @param {(step: string, places: number[], no: number) => void} send
   */
  update(shown, send) {
    this.shown = shown;
    this.tell = send;
    if (shown.answered === this.asked) this.takeAnswer(shown);
    this.ids = Array.from({ length: shown.cards }, (_, no) => no);
    this.order = this.ids;
    if (this.start.parentNode !== this.box) this.box.append(this.start);
    setText(this.note, shown.note);
    this.render();
    if (this.focusAt !== null) this.cardAt(Math.min(this.focusAt, shown.cards - 1)).focus({ preventScroll: true });
    this.focusAt = null;
  }

  /** A step that was not refused has moved the cards: none slides back for that, each gets the picture that its place has in a race. */
  takeAnswer({ note }) {
    const wasAwaited = this.waiting !== 0;
    this.rest();
    if (!wasAwaited || note || this.order === this.ids) return;
    const nodes = this.order.map((id) => this.cards.nodes.get(id));
    for (const node of nodes) delete node.dataset.key;
    this.cards.nodes = new Map(nodes.entries());
    this.box.append(...nodes, this.start); // the tab key goes up the river
  }

  /** One step at a time: the next is for the river that the answer to this one brings. */
  send(step, places) {
    if (this.waiting) return;
    this.asked = Date.now();
    this.waiting = setTimeout(() => this.rest(), PATIENCE_MS);
    this.root.setAttribute("aria-busy", "true");
    this.tell(step, places, this.asked);
  }

  rest() {
    clearTimeout(this.waiting);
    this.waiting = 0;
    this.root.setAttribute("aria-busy", "false");
  }

  render() {
    const width = this.river.clientWidth;
    if (!this.shown || !width) return;
    const { sandbank, high_tide: highTide, cards, start } = this.shown;
    this.layout = cardPlaces(cards, width);
    this.root.dataset.shape = this.layout.shape;
    this.river.style.height = `${this.layout.height}px`;
    const river = { order: this.order, sandbank: this.ids[sandbank], high_tide: this.ids[highTide], tides: 0 };
    const boats = this.drag?.start ? [] : [[this.order.indexOf(this.ids[start])]];
    this.cards.render(/** @type {any} */ ({ river, boats }), this.layout);
    this.order.forEach((id, place) => {
      const node = this.cards.nodes.get(id);
      node.tabIndex = 0;
      node.dataset.place = place;
      setAttribute(node, "role", "button");
      setAttribute(node, "aria-haspopup", "menu");
    });
    if (!this.drag?.start) this.placeStart(boats[0][0]);
    this.add.disabled = cards >= this.shown.most;
    setAttribute(this.start, "aria-label", `The boats start on card ${start + 1}. Arrows move the start.`);
    setAttribute(this.start, "title", "The boats start here: drag them to another card");
  }

  placeStart(place) {
    const [{ x, y, size }] = this.layout.boatsOn(place);
    this.start.style.transform = `translate(${x - size / 2}px, ${y - size / 2}px)`;
  }

  cardAt(place) {
    return /** @type {HTMLElement} */ (this.cards.nodes.get(this.order[place]));
  }

  /* ---- dragging ---- */

  onDown(event) {
    this.wasDragged = false;
    if (event.button !== 0 || this.drag || this.waiting) return;
    const target = /** @type {HTMLElement} */ (event.target);
    const card = /** @type {HTMLElement | null} */ (target.closest(".river-card"));
    const start = target.closest(".lay-start") !== null;
    const add = target.closest(".lay-add") !== null;
    if (!card && !start && !add) return;
    if (event.currentTarget === this.box && start) return; // the start listens for itself
    const node = start ? this.start : add ? this.add : card;
    this.drag = { node, start, add, from: card ? Number(card.dataset.place) : null, x: event.clientX, y: event.clientY, begun: false, place: null, out: false, binned: false };
    node.setPointerCapture(event.pointerId);
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener("pointermove", (move) => this.onMove(move), { signal });
    const end = (up) => { stop.abort(); this.onUp(up); };
    node.addEventListener("pointerup", end, { signal });
    node.addEventListener("pointercancel", end, { signal });
  }

  onMove(event) {
    const { drag } = this;
    if (!drag.begun && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_FROM) return;
    if (!drag.begun) this.begin();
    const frame = this.river.getBoundingClientRect();
    const at = { x: event.clientX - frame.left, y: event.clientY - frame.top };
    const inside = at.x > 0 && at.y > 0 && at.x < frame.width && at.y < frame.height;
    drag.out = !inside;
    drag.place = inside ? nearestPlace(this.layout, this.shown.cards, at) : null;
    if (drag.add) this.ghost.style.transform = `translate(${event.clientX - 17}px, ${event.clientY - 30}px)`;
    else if (drag.start) drag.node.style.transform = `translate(${at.x - BOAT / 2}px, ${at.y - BOAT / 2}px)`;
    else this.carry(at);
    const bin = this.bin.getBoundingClientRect();
    drag.binned = drag.from !== null && event.clientY > bin.top - 12 && event.clientY < bin.bottom + 12;
    this.bin.classList.toggle("over", drag.binned);
  }

  begin() {
    this.drag.begun = true;
    this.drag.node.classList.add("held");
    if (!this.drag.add) return;
    this.ghost = make("span", "lay-ghost");
    this.root.append(this.ghost);
  }

  /** The held card follows the finger, the others make room. */
  carry(at) {
    const { drag } = this;
    this.order = drag.place === null ? this.ids : moved(this.ids, drag.from, drag.place);
    this.render();
    const { w, h } = this.layout.card(0);
    drag.node.style.transform = `translate(${at.x - w / 2}px, ${at.y - h / 2}px)`;
    drag.node.classList.toggle("leaving", drag.out);
  }

  onUp(event) {
    const { drag } = this;
    this.drag = null;
    drag.node.classList.remove("held", "leaving");
    this.bin.classList.remove("over");
    this.ghost?.remove();
    this.wasDragged = drag.begun;
    if (!drag.begun) return;
    if (event.type === "pointerup") this.drop(drag);
    this.order = this.ids;
    if (event.type !== "pointerup" || drag.place === null || drag.place === drag.from) this.render();
  }

  drop({ add, start, from, place, binned }) {
    if (binned) this.send("remove", [from]);
    else if (place === null) return;
    else if (add) this.send("add", [place]);
    else if (start) this.send("start", [place]);
    else if (place !== from) this.send("move", [from, place]);
  }

  onAdd() {
    if (!this.wasDragged) this.send("add", [this.shown.cards]);
  }

  /** The click is the last that a finger sends: a menu that opened sooner would be pressed by it. */
  onPress(event) {
    const card = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest(".river-card"));
    if (card && !this.wasDragged && !this.waiting) this.openMenu(Number(card.dataset.place));
  }

  /* ---- keys ---- */

  onKey(event) {
    const card = /** @type {HTMLElement} */ (event.target).closest(".river-card");
    if (!card) return;
    const place = Number(/** @type {HTMLElement} */ (card).dataset.place);
    const step = this.stepOf(event.key);
    if (step && place + step >= 0 && place + step < this.shown.cards) this.ask("move", [place, place + step], place + step);
    else if (event.key === "Delete" || event.key === "Backspace") this.ask("remove", [place], place);
    else if (event.key === "Enter" || event.key === " ") this.openMenu(place);
    else if (!step) return;
    event.preventDefault();
  }

  onStartKey(event) {
    const step = this.stepOf(event.key);
    const place = this.shown.start + step;
    if (!step || place < 0 || place >= this.shown.cards) return;
    event.preventDefault();
    this.send("start", [place]);
  }

  /** Up the river is to the right, or up where the cards lie upright. */
  stepOf(key) {
    return { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key] ?? 0;
  }

  ask(step, places, focusAt) {
    if (this.waiting) return;
    this.focusAt = focusAt;
    this.send(step, places);
  }

  /* ---- the menu of a card ---- */

  openMenu(place) {
    const { sandbank, high_tide: highTide, start } = this.shown;
    const plain = place !== sandbank && place !== highTide;
    /** @type {[string, string, number, boolean][]} */
    const entries = [
      ["Make it the sandbank", "sandbank", place, place !== sandbank], ["Make it the high tide", "high_tide", place, place !== highTide],
      ["The boats start here", "start", place, place !== start], ["Add a water card here", "add", place, true], ["Take this card out", "remove", place, plain],
    ];
    this.menu.replaceChildren(...entries.filter(([, , , open]) => open).map(([words, step, at]) => makeButton("", words, () => {
      this.menu.hidePopover();
      this.ask(step, [at], at);
    })));
    this.menu.showPopover();
    const { offsetWidth: w, offsetHeight: h } = this.menu;
    const { left, top } = menuPlace(this.cardAt(place).getBoundingClientRect(), { w, h }, { w: innerWidth, h: innerHeight });
    Object.assign(this.menu.style, { left: `${left}px`, top: `${top}px` });
    /** @type {HTMLElement} */ (this.menu.firstElementChild).focus();
  }
}

const editors = new WeakMap(); // parentElement -> editor

export default function ({ data, parentElement, setTriggerValue }) {
  let editor = editors.get(parentElement);
  if (!editor || !parentElement.contains(editor.root)) {
    editor?.sizes.disconnect();
    editor = new RiverEditor(parentElement);
    editors.set(parentElement, editor);
  }
  editor.update(data, (step, places, no) => setTriggerValue("action", { step, places, no }));
}
