// advance.js: what the table shows after each event. Pure.

/** The first place of `card` in a hand of [card, why] pairs, taken out once: two packs may hold the card twice. */
export function withoutCard(hand, card) {
  const at = hand.findIndex(([text]) => text === card);
  return at < 0 ? hand : hand.filter((_, no) => no !== at);
}

const changeSeat = (seats, no, change) => seats.map((seat, at) => (at === no ? { ...seat, ...change(seat) } : seat));

/** My hand as it was dealt: what I hold now and what I have played since. */
function dealtHand(view, q, me) {
  const later = view.events.filter((event) => event.q > q && event.t === "play" && event.s === me);
  const now = view.me === me ? view.hand.map(([card]) => card) : [];
  return [...now, ...later.map((event) => event.c)].map((card) => [card, -1]);
}

const ADVANCE = {
  dealt: (shown, event, view) => {
    const hidden = view.deal.no === event.no && view.deal.forehead ? event.size : 0;
    return {
      deal: { ...view.deal, no: event.no, size: event.size, dealer: event.dealer },
      phase: "bid", to_move: null, turn_up: null, trump: undefined, stock: 0, said: "", bids: null, summary: null, winners: [],
      hand: hidden ? [] : dealtHand(view, event.q, shown.me), hidden_hand: hidden,
      trick: { leader: event.dealer, cards: [], best: null }, last_trick: null,
      seats: shown.seats.map((seat, no) => ({
        ...seat, bid: null, bid_placed: false, taken: 0, cards: event.size, shown: view.seats[no].shown ?? [],
      })),
    };
  },
  trump: (shown, event, view) => ({ turn_up: event.turn_up, trump: event.trump, stock: view.stock }),
  bid: (shown, event) => ({ seats: changeSeat(shown.seats, event.s, () => ({ bid: event.n, bid_placed: true })) }),
  placed: (shown, event) => ({ seats: changeSeat(shown.seats, event.s, () => ({ bid_placed: true })) }),
  revealed: (shown, event) => ({
    seats: shown.seats.map((seat, no) => ({ ...seat, bid: event.bids[no], bid_placed: true })),
  }),
  lead: (shown, event) => ({ phase: "play", to_move: event.s, trick: { leader: event.s, cards: [], best: null } }),
  play: (shown, event) => {
    const opens = !shown.trick.cards.length;
    const mine = event.s === shown.me;
    return {
      phase: "play",
      to_move: (event.s + 1) % shown.seats.length,
      hand: mine ? withoutCard(shown.hand, event.c) : shown.hand,
      hidden_hand: mine && shown.hidden_hand ? shown.hidden_hand - 1 : shown.hidden_hand,
      trick: { leader: opens ? event.s : shown.trick.leader, cards: [...shown.trick.cards, event.c], best: event.best ?? null },
      seats: changeSeat(shown.seats, event.s, (seat) => ({
        cards: Math.max(0, seat.cards - 1), shown: (seat.shown ?? []).filter((card) => card !== event.c),
      })),
    };
  },
  trick: (shown, event) => ({
    to_move: event.s,
    last_trick: { leader: event.leader, cards: event.cards, taker: event.s },
    trick: { leader: event.s, cards: [], best: null },
    seats: changeSeat(shown.seats, event.s, (seat) => ({ taken: seat.taken + 1 })),
  }),
  scored: (shown, event) => ({
    to_move: null, seats: shown.seats.map((seat, no) => ({ ...seat, total: event.totals[no] })),
  }),
};

/** What the table shows after `event`: a new object, the old one stays. */
export function advance(shown, event, view) {
  const change = ADVANCE[event.t];
  return change ? { ...shown, ...change(shown, event, view) } : shown;
}

/** The best card of a full trick, as an index, from the seat that takes it. */
export function takerIndex(event, seats) {
  return (event.s - event.leader + seats) % seats;
}
