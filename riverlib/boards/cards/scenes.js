// scenes.js: how every kind of event looks. `before` moves things towards what the event brings about, then the
// table draws the new state, then `after` lets it be seen. A skipped scene simply ends early.

import { advance } from "./advance.js";
import { flightFrames } from "./card_nodes.js";
import { endBidsSum, sayBidsSum } from "./bids_sum.js";
import { dealBacks, turnUpHand } from "./dealing.js";
import { leavePraise, sayDealWord } from "./deal_word.js";
import { collect, liftTaker } from "./gathering.js";
import { cardPace, tellGoOn, tellHurry } from "./pace.js";
import { flyPoints } from "./scoring.js";

/** @import { CardTable } from "./table.js" */
/** @import { CardEvent } from "./view_types.js" */

/**
 * @template Event
 * @typedef {Partial<Record<"before" | "after", (table: CardTable, event: Event) => unknown>>} Scene
 */

const REST = { card: 110, myBid: 380, bid: 440, firstBids: 900, revealed: 760, trick: 1000 };
const FLIGHT = { mine: 300, theirs: 400 };
const TRICK_READ = 350; // milliseconds that a whole trick and its taker are seen, however much somebody hurries

/** @param {CardTable} table */
function seatPlace(table, seat) {
  const { layout, shown } = table;
  return layout.places[(seat - shown.me + shown.seats.length) % shown.seats.length];
}

/**
 * How long a bid rests until the next: in a first game, while that is explained, long enough to see who bid what.
 * @param {CardTable} table
 */
export function bidRest({ shown, tips, currentSettings }, seat) {
  if (seat === shown.me) return REST.myBid; // it is on its plate before the next one is said
  return tips.isFirst && currentSettings.explain ? REST.firstBids : REST.bid;
}

/**
 * The card that fixes the trump turns up on the pack; where none is turned up, the words alone come.
 * @param {CardTable} table
 */
function turnTrump({ motion, tokens, parts: { trump } }) {
  return tokens.turnTrump() ?? motion.run(trump, [{ opacity: 0.3, transform: "scale(.92)" }, { opacity: 1, transform: "none" }], { duration: 260 });
}

/**
 * A card flies from its seat, or from my hand, to its slot.
 * @param {CardTable} table
 */
export function flyToTrick(table, { seat, card }, from) {
  const { shown, layout, felt, motion } = table;
  const index = shown.trick.cards.length;
  const node = felt.lay(`${index} ${card}`, card, seat, shown, layout);
  const slot = felt.slotOf(seat, shown, layout);
  table.sound.card();
  return motion.run(node, flightFrames(from, slot, slot.w), { duration: from.mine ? FLIGHT.mine : FLIGHT.theirs * cardPace(shown.seats.length) });
}

/** @param {CardTable} table */
function startOf(table, { seat, card }) {
  if (seat !== table.shown.me) return { ...seatPlace(table, seat), w: 26, turn: -20 };
  const button = table.hand.list().find((item) => item.dataset.card === card) ?? table.hand.list()[0];
  return button ? { ...button.place, mine: true } : { ...seatPlace(table, seat), w: 40 };
}

/**
 * My own bid sounds as it went; the end of a game has a sound of its own.
 * @param {CardTable} table
 */
function sayMade({ view, sound }) {
  const own = view.summary?.find(({ seats }) => seats.includes(view.me));
  if (!own || view.phase === "over") return;
  if (own.made) sound.made();
  else sound.missed();
}

/** @type {{ [Kind in CardEvent["kind"]]?: Scene<Extract<CardEvent, { kind: Kind }>> }} */
export const SCENES = {
  dealt: {
    before: async (table, event) => {
      const empty = advance(table.shown, event, table.view);
      table.shown = { ...empty, hand: [], hidden_hand: 0, stock: 1, seats: empty.seats.map((seat) => ({ ...seat, cards: 0, shown: [] })) };
      table.render();
      await dealBacks(table, event);
    },
    after: turnUpHand,
  },
  trump: { after: turnTrump },
  bid: {
    after: async (table, event) => {
      table.sound.bid();
      if (event.seat === table.shown.me) table.tokens.flyMine(table.actions.bidFrom, event.tricks);
      sayBidsSum(table);
      await table.motion.rest(bidRest(table, event.seat));
      await table.tokens.goHome();
    },
  },
  placed: { after: (table) => { table.sound.bid(); return table.motion.rest(160); } },
  revealed: {
    after: async (table) => {
      sayBidsSum(table);
      await table.motion.rest(REST.revealed);
      await table.tokens.goHome();
    },
  },
  play: {
    before: async (table, event) => {
      const mine = event.seat === table.shown.me;
      const gone = endBidsSum(table, { isMine: mine });
      if (!mine) {
        tellHurry(table);
        await Promise.all([gone, table.motion.rest(REST.card * cardPace(table.shown.seats.length))]);
      }
      const from = startOf(table, event);
      if (mine) table.hideOne(event.card);
      await flyToTrick(table, event, from);
    },
  },
  trick: {
    before: async (table, event) => {
      liftTaker(table, event.seat);
      tellGoOn(table);
      await table.motion.rest(REST.trick, { least: TRICK_READ });
      const goesOn = table.view.events.some(({ kind, number }) => kind === "play" && number > event.number);
      if (goesOn || !table.view.lesson) await collect(table, event.seat); // otherwise it stays on the table while it is told
    },
  },
  scored: {
    before: async (table, event) => {
      sayMade(table);
      const points = sayDealWord(table);
      await flyPoints(table, event.totals, points); // as soon as they are counted the sheet comes
      leavePraise(table);
    },
  },
  over: { after: (table) => table.sound.win() },
};
