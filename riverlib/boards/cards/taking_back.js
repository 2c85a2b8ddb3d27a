// taking_back.js: what was taken back moves the way it came: a trick comes out of its taker's plate and is seen for a moment, then
// every card goes home, the last one first: mine into its place in the hand, the others' to what their owners hold. Of several tricks
// the one that was taken last is the first that comes.

import { boxAround } from "../boxes.js";
import { faceNode, placed } from "./card_nodes.js";
import { SMALL_CARD } from "./lift.js";

/** @import { CardTable } from "./table.js" */
/** @import { CardEvent, CardView, LastTrick } from "./view_types.js" */

/** @typedef {{ x: number, y: number, w: number, turn?: number }} Place */
/** @typedef {{ card: string, seat: number, place: any }} Laid A card on the felt, whose it is and where it lies. */
/** @typedef {{ laid: Laid[], tricks: LastTrick[], hand: Set<Element>, deal: number, told: boolean }} Before How the table stood. */
/** @typedef {{ start: number, end: number }} Span Milliseconds. */

const BACK = { home: 200, between: 45, all: 90, soon: 0.5, spread: 180, seen: 80, bids: 340, told: 230, whole: 950, tricks: 3 }; // milliseconds; `soon`: the part of its way home that the last card of the felt has gone when the trick comes; `whole`: in which several tricks are back; and at most so many are seen
const LIFT = { all: 140, waits: 6000, up: 12, larger: 1.05, chip: 1.2 }; // milliseconds until it is up, and that it waits there at most; pixels; a card's size there, and a chip's
const AT_PLATE = { w: 26, turn: -20 };
const onTheWay = new WeakMap(); // of a table, while something goes back: what waits for its end
const SOFT = "cubic-bezier(.22,.8,.3,1)";
const ARC = { up: 26, larger: 1.06 }; // how high and how much larger a card is on its way into the hand

/** Where it waits for the game's answer. */
const risen = (slot) => ({ ...slot, y: slot.y - LIFT.up, w: slot.w * LIFT.larger });

/**
 * When what moves: the cards of the felt go home, then a trick that was taken comes and lies, then its cards go home, and so on with
 * the one before it. Several are quicker, so that nobody waits. Pure.
 * @param {number} laid cards of the felt that go home
 * @param {number[]} home of each trick that comes out of its taker's plate, those cards that go on to their owners
 * @returns {{ felt: Span[], tricks: { spread: Span, home: Span[] }[] }} in the order in which they go
 */
export function backTimes(laid, home) {
  const felt = goHome(laid, 0);
  let from = laid ? felt[laid - 1].start + BACK.home * BACK.soon : 0;
  const tricks = home.map((count) => {
    const spread = { start: from, end: from + BACK.spread };
    const cards = goHome(count, spread.end + BACK.seen);
    from = (cards.at(-1)?.start ?? spread.end) + BACK.home * BACK.soon;
    return { spread, home: cards };
  });
  const end = Math.max(0, ...[...felt, ...tricks.flatMap((each) => [each.spread, ...each.home])].map((span) => span.end));
  const quick = tricks.length > 1 ? Math.min(1, BACK.whole / end) : 1;
  const hurried = (span) => ({ start: span.start * quick, end: span.end * quick });
  return { felt: felt.map(hurried), tricks: tricks.map((each) => ({ spread: hurried(each.spread), home: each.home.map(hurried) })) };
}

/** One card after the other, from then on. */
function goHome(count, from) {
  const step = Math.min(BACK.between, BACK.all / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, no) => ({ start: from + no * step, end: from + no * step + BACK.home }));
}

/**
 * The tricks that were taken in a deal, the first one first, as its events tell them. Pure.
 * @param {CardEvent[]} events
 * @returns {LastTrick[]}
 */
export function tricksOf(events) {
  const tricks = [];
  let cards = /** @type {string[]} */ ([]);
  let leader = -1;
  for (const event of events) {
    if (event.kind === "play" && !cards.length) leader = event.seat;
    if (event.kind === "play") cards = [...cards, event.card];
    if (event.kind === "trick") tricks.push({ leader, cards, taker: event.seat });
    if (event.kind === "trick" || event.kind === "dealt") cards = [];
  }
  return tricks;
}

/**
 * Of the tricks that had been taken those that were taken back, the last one first; where there are many the last ones and the one
 * that lies on the felt again. Pure.
 * @param {LastTrick[]} had
 * @param {LastTrick[]} has
 */
export function tricksBack(had, has) {
  const kept = new Set(has.map((trick) => JSON.stringify(trick)));
  const back = had.filter((trick) => !kept.has(JSON.stringify(trick))).reverse();
  return back.length > BACK.tricks ? [...back.slice(0, BACK.tricks - 1), back[back.length - 1]] : back;
}

/**
 * How the table stands before something is taken back.
 * @param {CardTable} table
 * @returns {Before}
 */
export function standingOf({ shown, layout, felt, hand, parts: { panel } }) {
  const { trick, seats, deal } = shown;
  const seatOf = (no) => (/** @type {number} */ (trick.leader) + no) % seats.length;
  const laid = trick.cards.map((card, no) => ({ card, seat: seatOf(no), place: risen(felt.slotOf(seatOf(no), shown, layout)) }));
  return { laid, tricks: takenOf(shown), hand: new Set(hand.list()), deal: deal.number, told: !panel.hidden };
}

/**
 * The tricks of the deal that is shown; while its events still play, the last one alone.
 * @param {CardView} shown
 */
function takenOf({ events, last_trick: last }) {
  if (!last) return [];
  const tricks = tricksOf(events);
  return JSON.stringify(tricks.at(-1)) === JSON.stringify(last) ? tricks : [last];
}

/**
 * What is asked back rises at once, before the game has answered: my card and those that came after it, or all that lie there
 * where mine is gone already; of an empty felt the mark of my bid. The next drawing lays it down or lets it go.
 * @param {CardTable} table
 */
export function liftBack({ felt, shown, seats, motion }) {
  const { trick, me } = shown;
  const laid = [...felt.cards.values()].slice(0, trick.cards.length);
  const mine = laid.findIndex((_, no) => (/** @type {number} */ (trick.leader) + no) % shown.seats.length === me);
  for (const node of laid.slice(Math.max(0, mine))) rise(motion, node, LIFT);
  const chip = laid.length || me === null ? null : seats.nodes[me]?.querySelector(".bid-chip");
  if (chip) rise(motion, chip, { up: 0, larger: LIFT.chip });
}

/** Up in a moment, and there until the game answers. */
function rise(motion, node, { up, larger }) {
  const rest = node.style.transform;
  const high = { transform: `translateY(${-up}px) ${rest} scale(${larger})` };
  motion.run(node, [{ transform: rest || "none" }, { ...high, offset: LIFT.all / LIFT.waits }, high], { duration: LIFT.waits, easing: "linear" });
}

/**
 * Whether a view that tells nothing new waits until all is back: the page is drawn anew after a result was taken back, and would end
 * the way in its middle. It is heard then, if none has come since.
 * @param {CardTable} table
 * @param {CardView} view
 * @param {() => void} hear
 */
export function waitsForBack(table, view, hear) {
  const ways = onTheWay.get(table);
  const { view: before } = table;
  if (!ways || table.busy || table.actions.pending || !before || view.game !== before.game || view.turn !== before.turn || view.me !== before.me) return false;
  ways.then(() => table.view === before && hear());
  return true;
}

/**
 * Let all that is drawn elsewhere now come there from where it lay.
 * @param {CardTable} table
 * @param {Before} before
 */
export function moveBack(table, before) {
  const ways = Promise.all(waysBack(table, before));
  onTheWay.set(table, ways);
  ways.then(() => onTheWay.get(table) === ways && onTheWay.delete(table));
}

/** @returns {Promise<void>[]} */
function waysBack(table, before) {
  const { felt, hand, motion, parts: { bids } } = table;
  const tricks = tricksOn(table, before);
  const lies = ({ card }, no) => felt.cards.has(`${no} ${card}`);
  const goes = before.laid.filter((laid, no) => tricks.length || !lies(laid, no)).reverse();
  const stays = (trick) => trick === tricks.at(-1); // of the first of them some lie on the felt again
  const homes = tricks.map((trick) => trick.laid.filter((laid, no) => !stays(trick) || !lies(laid, no)).reverse());
  const times = backTimes(goes.length, homes.map(({ length }) => length));
  const all = [...goes, ...homes.flat()];
  const waits = holdLess(table, all);
  const fly = (laid, way) => sendHome(table, laid, { ...way, button: buttonOf(table, laid, before), held: waits.get(laid.seat) });
  const flown = new Set(all.map((laid) => buttonOf(table, laid, before)));
  const ways = goes.map((laid, no) => fly(laid, { at: times.felt[no] }));
  if (before.told) ways.push(foldAway(table));
  tricks.forEach((trick, at) => {
    const { spread, home } = times.tricks[at];
    const from = plateOf(table, trick.taker);
    ways.push(...homes[at].map((laid, no) => fly(laid, { from, spread, at: home[no] })));
    if (stays(trick)) for (const [no, laid] of trick.laid.entries()) if (lies(laid, no)) comeOut(table, /** @type {HTMLElement} */ (felt.cards.get(`${no} ${laid.card}`)), { from, ...spread });
  });
  for (const button of hand.list()) if (!before.hand.has(button) && !flown.has(button)) motion.run(button, [{ opacity: 0 }, { opacity: 1 }], { duration: BACK.bids }); // of a trick that is not seen
  if (!bids.hidden) motion.run(bids, [{ opacity: 0, translate: "0 14px" }, { opacity: 1, translate: "0 0" }], { duration: BACK.bids });
  return ways;
}

/**
 * The result of a deal that is not over any more goes while its last trick comes; nobody can press it by then.
 * @param {CardTable} table
 */
async function foldAway({ motion, parts: { panel } }) {
  if (!panel.hidden) return; // another one has come
  panel.classList.add("leaves");
  await motion.run(panel, [{ opacity: 1, translate: "0 0" }, { opacity: 0, translate: "0 14px" }], { duration: BACK.told, delay: 1, easing: "ease-in" }); // with a delay it begins when it is drawn, however long that took
  panel.classList.remove("leaves");
}

/**
 * The tricks that were taken back and who had taken them, the last one first, each card where it lay on the felt.
 * @returns {{ taker: number, laid: Laid[] }[]}
 */
function tricksOn({ shown, felt, layout }, { tricks, deal }) {
  if (deal !== shown.deal.number) return [];
  const has = [...tricksOf(shown.events), ...(shown.last_trick ? [shown.last_trick] : [])];
  return tricksBack(tricks, has).map(({ leader, cards, taker }) => {
    const trick = { ...shown.trick, leader };
    const laid = cards.map((card, no) => {
      const seat = (leader + no) % shown.seats.length;
      return { card, seat, place: felt.slotOf(seat, { ...shown, trick }, layout) };
    });
    return { taker, laid };
  });
}

/** @returns {Place} */
function plateOf({ layout, shown }, seat) {
  const { x, y } = layout.places[(seat - shown.me + shown.seats.length) % shown.seats.length];
  return { x, y, ...AT_PLATE };
}

/** The place in my hand that a card of mine has again; null for others' cards, and where the hand does not show it. */
function buttonOf({ hand, shown }, { card, seat }, before) {
  if (seat !== shown.me) return null;
  return hand.list().find((each) => /** @type {HTMLElement} */ (each).dataset.card === card && !before.hand.has(each)) ?? null;
}

/**
 * What the others hold grows as their cards come home.
 * @param {CardTable} table
 * @param {Laid[]} goes
 * @returns {Map<number, HTMLElement>} the backs that each owner's cards go to, where they are seen
 */
function holdLess({ seats, shown }, goes) {
  const waits = new Map();
  for (const no of new Set(goes.map(({ seat }) => seat))) {
    const held = /** @type {HTMLElement} */ (seats.nodes[no].querySelector(".held"));
    const { cards } = shown.seats[no];
    if (held.hidden || held.classList.contains("open") || held.childElementCount !== cards) continue;
    waits.set(no, held);
    seats.hold(no, cards - goes.filter(({ seat }) => seat === no).length);
  }
  return waits;
}

/**
 * A card that stays on the felt comes there out of the plate of who took it.
 * @param {CardTable} table
 * @param {HTMLElement} node
 * @param {{ from: Place } & Span} way
 */
function comeOut({ motion }, node, { from, start, end }) {
  const base = parseFloat(node.style.getPropertyValue("--w"));
  motion.run(node, [{ transform: placed(from, base), opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: node.style.transform, opacity: 1 }], { duration: end - start, delay: start });
}

/** Where the next back of a fan lies. */
function heldPlace(held, stage) {
  const box = boxAround([held.lastElementChild ?? held], stage);
  return box && held.childElementCount ? { x: box.x, y: box.y, w: AT_PLATE.w * 0.6 } : null;
}

/**
 * A card goes to its owner, one of a trick out of its taker's plate first; it flies over all that lies there.
 * @param {CardTable} table
 * @param {Laid} laid
 * @param {{ at: Span, button: any, held: HTMLElement | undefined, from?: Place, spread?: Span }} way
 */
async function sendHome(table, { card, seat, place }, { at, button, held, from, spread }) {
  const { motion, parts, seats } = table;
  const { start } = spread ?? at;
  const part = (ms) => (ms - start) / (at.end - start);
  const node = faceNode(card, place.w < SMALL_CARD);
  node.style.setProperty("--w", `${place.w}px`);
  node.style.zIndex = String(Math.round(place.y));
  parts.air.append(node);
  const goes = { begins: part(at.start), base: place.w };
  const plate = held && heldPlace(held, parts.stage) || plateOf(table, seat);
  const frames = [
    ...(from && spread ? outOf(from, place, part(spread.end)) : []),
    { transform: placed(place, place.w), opacity: 1, offset: goes.begins, easing: "cubic-bezier(.4,0,.4,1)" },
    ...(button ? intoHand(place, button.place, goes) : intoPlate(plate, goes)),
  ];
  if (button) button.style.opacity = "0"; // it comes by air
  await motion.run(node, frames, { duration: at.end - start, delay: start, easing: "linear", fill: "both" });
  node.remove();
  if (button) button.style.opacity = "";
  if (held && !held.hidden && !held.classList.contains("open")) seats.hold(seat, Math.min(held.childElementCount + 1, table.shown.seats[seat].cards));
}

/** Out of the plate to where it lay. */
const outOf = (from, place, offset) => [
  { transform: placed(from, place.w), opacity: 0, easing: SOFT }, { transform: placed(place, place.w), opacity: 1, offset },
];

/** In a bow over the other cards into the hand. */
function intoHand(from, to, { begins, base }) {
  const high = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - ARC.up, turn: ((from.turn ?? 0) + to.turn) / 2, w: Math.max(from.w, to.w) * ARC.larger };
  return [{ transform: placed(high, base), opacity: 1, offset: between(begins, 0.5), easing: "cubic-bezier(.2,.6,.3,1)" }, { transform: placed(to, base), opacity: 1 }];
}

/** To what its owner holds, where it becomes a back. */
const intoPlate = (to, { begins, base }) => [
  { transform: placed({ ...to, w: to.w * 1.3 }, base), opacity: 1, offset: between(begins, 0.85) }, { transform: placed(to, base), opacity: 0 },
];

/** A part of the way that is left from `begins` on. */
const between = (begins, part) => begins + (1 - begins) * part;
