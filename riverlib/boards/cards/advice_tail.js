// advice_tail.js: what the coach's box speaks of, and the tail that leads there: to a card of mine or to a number.

import { boxAround } from "../boxes.js";
import { clearTail, tailStyle } from "../tail.js";
import { handPlaces } from "./geometry.js";

/** @import { Box } from "../boxes.js" */

const DEEP = 12; // pixels that a tail reaches into the numbers' box where words stand before its number
const UNREAD = { above: 2, beside: 12 }; // pixels that it stays off these words
const LONGEST = { wide: 60, tablet: 110 }; // pixels, as drawn; a longer one is a needle: what glows has a star, and what is asked about a ring
const BESIDE = 150; // from beside the numbers to the nearest of them, over their box's bare rim
const TAG = 17; // pixels
const SEARCHES = 190; // on a phone, where the box finds no place nearer by
const PARTS = ["--tail-left", "--tail-top", "--tail-w", "--tail-h", "--tail-fill", "--tail-rim"];

/**
 * The box of a bid or card, of what of it is seen; null where it is not on the table.
 * @param {any} table
 * @param {string} action "bid 2", "play Td"
 * @returns {Box | null}
 */
export function spokenOf({ bidding, hand, layout, parts: { stage } }, action) {
  const [kind, what] = action.split(" ");
  if (kind === "bid") return bidding.isOpen ? boxAround([bidding.number(Number(what))], stage) : null;
  const no = hand.list().findIndex((button) => button.dataset.card === what);
  return no < 0 ? null : withTag(seenCards(hand.list().length, layout)[no], hand.list()[no]);
}

/** With its chance, where that stands above it: no tail lies over that. */
function withTag({ x, y, w, h }, button) {
  const tag = button.classList.contains("upper") && button.querySelector(".card-chance:not(.word)") ? TAG : 0;
  return { x, y: y - tag / 2, w, h: h + tag };
}

/**
 * On a phone on its side the numbers with their chances, without what is told below; else null.
 * @param {any} bidding
 * @param {any} layout
 * @param {Element} stage
 */
export function numbersAlone({ isOpen, buttons }, { shape, odds }, stage) {
  if (!isOpen || shape !== "low" || !odds) return null;
  return boxAround(buttons.flatMap((button) => [button, button.querySelector(".bid-chance b")]), stage);
}

/**
 * Of each card of a hand what the next one leaves to be seen. Pure.
 * @param {number} count
 * @param {any} layout
 * @returns {Box[]}
 */
export function seenCards(count, layout) {
  const places = handPlaces(count, layout);
  const { cardW, cardH } = layout;
  return places.map(({ x, y, row }, no) => {
    const next = places[no + 1];
    const w = next && next.row === row ? Math.min(cardW, next.x - x) : cardW;
    return { x: x - (cardW - w) / 2, y, w, h: cardH };
  });
}

/**
 * The tail from a box to what it speaks of, over nothing that is read; null where there is no such way.
 * @param {Box} note where it lies
 * @param {Box | null} thing
 * @param {any} table
 */
export function tailTo(note, thing, table) {
  if (!thing) return null;
  const most = longest(note, table);
  const isShort = ({ root, end }) => Math.hypot(end.x - root.x, end.y - root.y) <= most;
  const ways = [() => clearTail(note, thing, before(thing, table)), () => toTheEdge(note, thing, table)];
  return ways.map((way) => way()).find((tail) => tail !== null && isShort(tail)) ?? null;
}

function longest(note, table) {
  const { scale, shape } = table.layout;
  return (isBeside(note, table) ? BESIDE : LONGEST[shape] ?? SEARCHES) * Math.max(1, scale);
}

/**
 * Lead a tail from the box to what it speaks of, where one can.
 * @param {HTMLElement} box
 * @param {Box} note where it lies
 * @param {Box | null} thing
 * @param {any} table
 */
export function pointAt(box, note, thing, table) {
  const tail = tailTo(note, thing, table);
  const style = tail ? /** @type {Record<string, string>} */ (tailStyle(note, tail, longest(note, table))) : {};
  for (const name of PARTS) box.style.setProperty(name, style[name] ?? "");
  box.classList.toggle("tailed", Boolean(tail));
}

/** What no tail may lie over. */
function before(thing, { bidding, hand, felt, seats, layout, parts: { stage, trick, trump, infoDeal } }) {
  const lying = [...felt.cards.values(), ...trick.querySelectorAll(".led"), ...seats.nodes, trump, infoDeal.parentElement].map((node) => boxAround([node], stage)).filter((box) => box !== null);
  return [...lying, ...chosen(thing, { bidding, hand, layout, stage })];
}

/** What else may be chosen, and what is asked. */
function chosen(thing, { bidding, hand, layout, stage }) {
  const cards = seenCards(hand.list().length, layout).filter(({ x, y }) => Math.abs(x - thing.x) > 1 || Math.abs(y - thing.y) > 1);
  if (!bidding.isOpen) return cards;
  const numbers = bidding.buttons.map((button) => boxAround([button], stage)).filter((box) => box && Math.abs(box.x - thing.x) > 1);
  return [...cards, ...numbers, asked(bidding, stage)].filter((box) => box !== null);
}

/** The words of the question, not its line. */
function asked(bidding, stage) {
  const words = document.createRange();
  words.selectNodeContents(bidding.title);
  return boxAround([/** @type {any} */ (words)], stage);
}

/** Whether it stands beside the numbers' box. */
function isBeside(note, { bidding, parts: { stage } }) {
  const panel = bidding.isOpen ? boxAround([bidding.box], stage) : null;
  return panel !== null && Math.abs(note.x - panel.x) >= (note.w + panel.w) / 2;
}

/** A short tail into the numbers' box, straight towards the number below; from beside it would point at the box alone: the number glows, or has a ring. */
function toTheEdge(note, thing, table) {
  const { bidding, layout: { scale }, parts: { stage } } = table;
  const panel = bidding.isOpen ? boxAround([bidding.box], stage) : null;
  if (!panel || isBeside(note, table) || note.y > panel.y) return null;
  return clearTail(note, { x: thing.x, y: intoPanel(thing, panel, asked(bidding, stage), scale), w: thing.w, h: 2 }, []);
}

/**
 * Where, from above, a tail to a number ends in the numbers' box: before the words that are asked, where they stand over it. Pure.
 * @param {Box} thing
 * @param {Box} panel
 * @param {Box | null} words
 * @param {number} scale
 */
export function intoPanel(thing, panel, words, scale) {
  const rim = panel.y - panel.h / 2;
  const isOver = words !== null && words.h > 0 && Math.abs(thing.x - words.x) < words.w / 2 + UNREAD.beside * scale;
  return isOver ? Math.max(rim, Math.min(rim + DEEP * scale, words.y - words.h / 2 - UNREAD.above * scale)) : rim + DEEP * scale;
}
