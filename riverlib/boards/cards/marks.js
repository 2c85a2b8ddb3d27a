// marks.js: from what a sentence is about, such as "card:Td", to its place on the table.

import { boxAround } from "../boxes.js";
import { turnedBox } from "./turned_box.js";

/** @import { Box } from "../boxes.js" */
/** @import { CardTable } from "./table.js" */

/**
 * Where the thing lies that a mark names, or null where it is not on the table now: "card:Td", "only:Td" (the one that may be played), "hand", "trick", "best" (the
 * card that takes it), "trump", "bid:3", "bids", "seat:2", "ring:2" (the tricks that are bid and
 * taken there), "goal" (my plate; where it lies below my cards these, so that nothing need lie over them), "info".
 * @param {CardTable} table
 * @param {string} mark
 * @returns {Box | null}
 */
export function markBox(table, mark) {
  const [kind, what] = mark.split(":");
  const { stage } = table.parts;
  const nodes = /** @type {HTMLElement[]} */ ((NODES[kind] ?? (() => []))(table, what).filter(Boolean));
  const box = boxAround(nodes, stage);
  const [card, ...parts] = nodes;
  const isOne = (kind === "card" || kind === "only" || kind === "best") && parts.every((part) => card.contains(part));
  return box && isOne ? { ...box, turned: turnedBox(card, parts, stage) } : box;
}

/** A played card with the mark of the one that was led, which stands out above it. */
const marked = (node) => [node, node?.querySelector(".led")];

/** @param {Element} node */
const isDrawn = (node) => node.getClientRects().length > 0; // a verdict stands in the place of the tricks

/** @type {Record<string, (table: CardTable, what: string) => Element[]>} */
const NODES = {
  card: ({ hand, felt }, card) => {
    const mine = hand.list().find((button) => button.dataset.card === card);
    return mine ? [mine.firstElementChild] : [...felt.cards].filter(([key]) => key.split(" ")[1] === card).flatMap(([, node]) => marked(node));
  },
  only: ({ hand }, card) => hand.list().filter((button) => button.dataset.card === card).map((button) => button.firstElementChild),
  hand: ({ hand }) => hand.list().map((button) => button.firstElementChild),
  trick: ({ felt }) => [...felt.cards.values()].flatMap(marked),
  best: ({ felt }) => {
    const cards = [...felt.cards.values()];
    return marked(cards.find((node) => node.classList.contains("best")) ?? cards.at(-1));
  },
  trump: ({ parts }) => [parts.trump],
  bid: ({ bidding }, number) => (bidding.isOpen ? [bidding.number(Number(number))] : []),
  bids: ({ bidding, parts }) => (bidding.isOpen ? [parts.bids] : []),
  seat: ({ seats }, no) => [seats.nodes[Number(no)]],
  goal: ({ hand, seats, layout, view }) => (layout.shape === "low" ? [seats.nodes[view.me]] : hand.list().map((button) => button.firstElementChild)),
  ring: ({ seats }, no) => [[...(seats.nodes[Number(no)]?.querySelectorAll(".packets, .bid-chips") ?? [])].findLast(isDrawn)],
  info: ({ parts }) => [parts.infoDeal.parentElement],
};
