// advance.js: what the table shows after each event. Pure.

/** @import { CardEvent, CardView, HandCard, Seat } from "./view_types.js" */

/**
 * A hand without one copy of `card`: two packs may hold the card twice.
 * @param {HandCard[]} hand
 * @param {string} card
 */
export function withoutCard(hand, card) {
  const at = hand.findIndex((held) => held.card === card);
  return at < 0 ? hand : hand.filter((_, no) => no !== at);
}

/**
 * @param {Seat[]} seats
 * @param {number} no
 * @param {(seat: Seat) => Partial<Seat>} change
 */
const changeSeat = (seats, no, change) => seats.map((seat, at) => (at === no ? { ...seat, ...change(seat) } : seat));

/**
 * My hand as it was dealt: what I hold now and what I have played since.
 * @param {CardView} view
 * @param {number} number
 * @param {number} me
 * @returns {HandCard[]}
 */
function dealtHand(view, number, me) {
  const later = view.events.flatMap((event) =>
    event.kind === "play" && event.number > number && event.seat === me ? [event.card] : []);
  const now = view.me === me ? view.hand.map(({ card }) => card) : [];
  return [...now, ...later].map((card) => ({ card, reason: null }));
}

/**
 * @type {{ [Kind in CardEvent["kind"]]?:
 *   (shown: CardView, event: Extract<CardEvent, { kind: Kind }>, view: CardView) => Partial<CardView> }}
 */
const ADVANCE = {
  dealt: (shown, event, view) => {
    const hidden = view.deal.number === event.deal && (view.deal.forehead || view.cover) ? event.size : 0;
    return {
      deal: { ...view.deal, number: event.deal, size: event.size, dealer: event.dealer },
      phase: "bid", to_move: null, turn_up: null, trump: undefined, stock: 0, bids: null, summary: null, winners: [],
      hand: hidden ? [] : dealtHand(view, event.number, shown.me), hidden_hand: hidden,
      trick: { leader: event.dealer, cards: [], best: null }, last_trick: null,
      seats: shown.seats.map((seat, no) => ({
        ...seat, bid: null, laid: false, taken: 0, cards: event.size, shown: view.seats[no].shown ?? [],
      })),
    };
  },
  trump: (shown, event, view) => ({ turn_up: event.turn_up, trump: event.trump, jokers_as: view.jokers_as, stock: view.stock }),
  bid: (shown, event) => ({ seats: changeSeat(shown.seats, event.seat, () => ({ bid: event.tricks, laid: true })) }),
  placed: (shown, event) => ({ seats: changeSeat(shown.seats, event.seat, () => ({ laid: true })) }),
  revealed: (shown, event) => ({
    seats: shown.seats.map((seat, no) => ({ ...seat, bid: event.bids[no], laid: true })),
  }),
  lead: (shown, event) => ({ phase: "play", to_move: event.seat, trick: { leader: event.seat, cards: [], best: null } }),
  play: (shown, event) => {
    const opens = !shown.trick.cards.length;
    const mine = event.seat === shown.me;
    const leader = opens ? event.seat : shown.trick.leader;
    const count = shown.seats.length;
    const isFull = shown.trick.cards.length === count - 1;
    const taker = isFull ? (leader + event.best) % count : null; // it is theirs from the last card on
    return {
      phase: "play",
      to_move: taker ?? (event.seat + 1) % count,
      hand: mine ? withoutCard(shown.hand, event.card) : shown.hand,
      hidden_hand: mine && shown.hidden_hand ? shown.hidden_hand - 1 : shown.hidden_hand,
      trick: { leader, cards: [...shown.trick.cards, event.card], best: event.best },
      seats: shown.seats.map((seat, no) => ({
        ...seat,
        ...(no === event.seat && { cards: Math.max(0, seat.cards - 1), shown: (seat.shown ?? []).filter((card) => card !== event.card) }),
        taken: seat.taken + Number(no === taker),
      })),
    };
  },
  trick: (shown, event) => ({ // its seat has had the trick since the last card
    to_move: event.seat,
    last_trick: { leader: shown.trick.leader, cards: shown.trick.cards, taker: event.seat },
    trick: { leader: event.seat, cards: [], best: null },
  }),
  scored: (shown, event) => ({
    to_move: null, seats: shown.seats.map((seat, no) => ({ ...seat, total: event.totals[no] })),
  }),
};

/**
 * What the table shows after `event`: a new object, the old one stays.
 * @param {CardView} shown
 * @param {CardEvent} event
 * @param {CardView} view
 * @returns {CardView}
 */
export function advance(shown, event, view) {
  const change = /** @type {Function} */ (ADVANCE[event.kind]);
  return change ? { ...shown, ...change(shown, event, view) } : shown;
}

/**
 * The seat that takes the trick on the table, once all have played to it; otherwise null.
 * @param {CardView} shown
 */
export function takerOf({ trick: { leader, cards, best }, seats }) {
  return cards.length === seats.length && leader !== null && best !== null ? (leader + best) % seats.length : null;
}

/**
 * Whether every seat has at most the last card of a deal of several: nobody has a say in it any more.
 * @param {Pick<CardView, "deal" | "seats" | "trick" | "phase">} shown
 */
export function isLastTrick({ deal, phase, seats, trick }) {
  return phase === "play" && deal.size > 1 && seats.reduce((sum, { cards }) => sum + cards, trick.cards.length) <= seats.length;
}

/** The place of the card that takes a full trick, from the seats that led and that take it. */
export function takerIndex({ leader, taker }, seats) {
  return (taker - leader + seats) % seats;
}
