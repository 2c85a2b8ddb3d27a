// dealing.js: backs fly from the stock and stay where they are dealt: mine as a hand face down, which then turns over card by card,
// everybody else's at their plate.

import { backNode, placed } from "./card_nodes.js";
import { fanPlace, handPlaces } from "./geometry.js";
import { layBack, turnOver } from "./turning.js";

/** @import { CardTable } from "./table.js" */

const FLIGHT = { each: 320, between: 40, all: 960 };
const PEEK = { w: 17, below: 3 };
const TAKEN = 30; // pixels up under the plate, where what was dealt is taken up
const DRAWN = { opacity: 1, offset: 0.03 }; // until it is drawn from the stock a card need not be painted
const SHRINKS = 0.72; // of the way to another's plate, from where on a card becomes as small as it is held there
const TAKES_UP_MS = 250;

/**
 * Deal round by round, beginning behind the dealer. Even the first card waits a moment, as what begins without delay begins in the
 * past: in the long first frame of a slow machine it lay there already, alone.
 * @param {CardTable} table
 * @param {{ size: number, dealer: number }} deal
 */
export async function dealBacks(table, { size, dealer }) {
  const { shown, watches, run } = table;
  const seats = shown.seats.length;
  const step = Math.min(FLIGHT.between, FLIGHT.all / (size * seats));
  const flights = [];
  for (let no = 0; no < size * seats; no += 1) {
    const card = { seat: (dealer + 1 + no) % seats, round: Math.floor(no / seats), size, delay: (no + 1) * step };
    flights.push(card.seat === shown.me && !watches ? dealMine(table, card) : dealTo(table, card));
  }
  table.tokens.layPack();
  table.sound.slide();
  await Promise.all(flights);
  if (run !== table.run) for (const back of lyingUnder(table)) back.remove();
}

/** What lies below the edges of others' plates. */
function lyingUnder({ seats }) {
  return /** @type {HTMLElement[]} */ ([...seats.box.querySelectorAll(".dealt")]);
}

/** A card of mine lies from then on where it lies in the hand. */
function dealMine({ layout, motion, parts }, { round, size, delay }) {
  const { cardW, stock } = layout;
  const back = layBack(handPlaces(size, layout)[round], layout);
  parts.air.append(back);
  const frames = [{ transform: placed(stock, cardW), opacity: 0 }, DRAWN, { transform: back.style.transform, opacity: 1 }];
  return motion.run(back, frames, { duration: FLIGHT.each, delay });
}

/**
 * A card of somebody else comes to lie at their plate: in the little fan of what they hold, or below its edge, where there is no room
 * for a fan, until all is dealt.
 */
function dealTo(table, { seat, round, size, delay }) {
  const { layout, motion, seats, shown, run } = table;
  const plate = layout.places[(seat - shown.me + shown.seats.length) % shown.seats.length];
  const isHeld = showsFan(table);
  const from = layout.stock;
  const to = { turn: 180, ...(isHeld ? fanPlace(plate, round, layout.scale) : peekPlace(plate, round / size)) };
  const near = (start, end) => start + (end - start) * SHRINKS;
  const back = backNode();
  back.classList.add("coming");
  back.style.setProperty("--w", `${from.w}px`);
  back.style.transform = placed(to, from.w);
  seats.box.append(back);
  const frames = [
    { transform: placed(from, from.w), opacity: 0 },
    DRAWN,
    { transform: placed({ x: near(from.x, to.x), y: near(from.y, to.y), turn: near(0, to.turn), w: Math.max(from.w * 0.7, to.w) }, from.w), offset: SHRINKS },
    { transform: back.style.transform, opacity: 1 },
  ];
  return motion.run(back, frames, { duration: FLIGHT.each, delay }).then(() => {
    back.remove();
    if (run !== table.run) return; // a later view is drawn already
    if (isHeld) return seats.hold(seat, round + 1);
    back.classList.replace("coming", "dealt");
    seats.box.append(back);
  });
}

/** Whether what others hold lies as a little fan below their plates. */
function showsFan({ layout, view }) {
  return layout.held > 0 && !view.deal.forehead && !view.looking;
}

/** Under the lower edge of a plate, so far along it. */
function peekPlace({ x, y, w, h }, along) {
  return { x: x - w / 2 + PEEK.w + (w - 2 * PEEK.w) * along, y: y + h / 2 + PEEK.below, w: PEEK.w };
}

/**
 * My hand turns over from the backs that were dealt, while the others take up theirs.
 * @param {CardTable} table
 */
export function turnUpHand(table) {
  return Promise.all([...takeUp(table), ...turnOver(table)]);
}

function takeUp(table) {
  return lyingUnder(table).map((back) => {
    const frames = [{ translate: "0px 0px" }, { translate: `0px ${-TAKEN}px` }];
    return table.motion.run(back, frames, { duration: TAKES_UP_MS, easing: "ease-in", fill: "both" }).then(() => back.remove());
  });
}
