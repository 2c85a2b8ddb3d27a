// words.js: every sentence on the table, made from events and seats. Pure; no sentence is put together elsewhere.

import { doing, minus, nameList, plural, signed } from "../../shared/board/phrases.js";

/** @import { CardEvent, CardView, Seat, SummaryRow } from "./view_types.js" */

const RANK_NAMES = { T: "10", J: "Jack", Q: "Queen", K: "King", A: "Ace" };
const SUIT_NAMES = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };
const JOKER_NAMES = { "*1": "big joker", "*2": "middle joker", "*3": "small joker" };

/**
 * "Queen of hearts", "7 of clubs", "big joker".
 * @param {string} card
 */
export function cardName(card) {
  if (JOKER_NAMES[card]) return JOKER_NAMES[card];
  return `${RANK_NAMES[card[0]] ?? card[0]} of ${SUIT_NAMES[card[1]]}`;
}

/** @param {string | null} trump */
export function trumpWords(trump) {
  if (trump === "*") return "Only jokers are trump";
  return SUIT_NAMES[trump] ? `Trump: ${SUIT_NAMES[trump]}` : "No trump";
}

/**
 * @param {number[]} winners
 * @param {Seat[]} seats
 */
export function winnersWords(winners, seats) {
  if (!winners.length) return "The game is over.";
  const names = nameList(winners.map((seat) => seats[seat].name));
  const total = minus(seats[winners[0]].total);
  const partners = winners.length > 1 && new Set(winners.map((seat) => seats[seat].team ?? `alone ${seat}`)).size === 1;
  if (winners.length === 1) return `${doing(names, "wins")} with ${total}`;
  return partners ? `${names} win together with ${total}` : `${names} share the win with ${total}`;
}

function scoredWords(event, name) {
  const parts = event.points.map((points, seat) => `${name(seat)} ${signed(points)}`);
  return `Deal scored: ${parts.join(", ")}.`;
}

function trumpSentence(event) {
  const turned = event.turn_up ? `${cardName(event.turn_up)} is turned up. ` : "";
  return `${turned[0]?.toUpperCase() ?? ""}${turned.slice(1)}${trumpWords(event.trump)}.`;
}

/** @type {{ [Kind in CardEvent["kind"]]: (event: Extract<CardEvent, { kind: Kind }>, name: (seat: number) => string) => string }} */
const SENTENCES = {
  dealt: (event, name) => `Deal ${event.deal}: ${plural(event.size, "card")} each, dealt by ${name(event.dealer)}.`,
  trump: trumpSentence,
  bid: (event, name) => `${doing(name(event.seat), "bids")} ${event.tricks}.`,
  placed: (event, name) => `${doing(name(event.seat), "has")} laid down a bid.`,
  revealed: (event, name) => `The bids: ${event.bids.map((bid, seat) => `${name(seat)} ${bid}`).join(", ")}.`,
  lead: (event, name) => `${doing(name(event.seat), "leads")}.`,
  play: (event, name) => `${doing(name(event.seat), "plays")} the ${cardName(event.card)}.`,
  trick: (event, name) => `${doing(name(event.seat), "takes")} the trick.`,
  scored: scoredWords,
  over: (event, name) => `The game is over: ${event.winners.length > 1 ? `${nameList(event.winners.map(name))} win` : doing(name(event.winners[0]), "wins")}.`,
};

/**
 * One sentence for one event, or "" for an event this table does not know.
 * @param {CardEvent} event
 * @param {Seat[]} seats
 * @returns {string}
 */
export function eventSentence(event, seats) {
  const name = (seat) => seats[seat]?.name ?? `Seat ${seat + 1}`;
  const say = /** @type {Function} */ (SENTENCES[event.kind]);
  return say?.(event, name) ?? "";
}

/**
 * The bid and the tricks that count for a seat: its team's together as soon as all its partners have bid.
 * @param {Seat} seat
 * @param {Seat[]} seats
 */
export function aim(seat, seats) {
  const team = seat.team === null ? [seat] : seats.filter((other) => other.team === seat.team);
  const together = team.length > 1 && team.every(({ bid }) => bid !== null);
  if (!together) return { bid: seat.bid, taken: seat.taken, together };
  const sum = (field) => team.reduce((total, partner) => total + partner[field], 0);
  return { bid: sum("bid"), taken: sum("taken"), together };
}

/**
 * What a seat has done so far, short: "2 of 3" or how far its bid is.
 * @param {Seat & ReturnType<typeof aim>} seat
 * @param {{ phase: string, toMove: boolean }} now
 */
export function seatWords(seat, { phase, toMove }) {
  if (seat.bid !== null) return `${seat.together ? "team " : ""}${seat.taken} of ${seat.bid}`;
  if (seat.bid_placed) return "bid laid";
  if (phase !== "bid") return "";
  return toMove ? "bidding…" : "no bid yet";
}

/**
 * The same for my own seat, in the words of the family: "You need 2 more tricks".
 * @param {Seat & ReturnType<typeof aim>} seat
 * @param {string} phase
 */
export function needWords(seat, phase) {
  if (seat.bid === null) return seat.bid_placed ? "Your bid is laid down" : "";
  if (phase === "bid") return seat.together ? `Together you bid ${seat.bid}` : `You bid ${seat.bid}`;
  const missing = seat.bid - seat.taken;
  if (missing > 0) return phase === "play" ? `You need ${missing} more` : `${missing} short`;
  if (missing === 0) return phase === "play" ? "Take no more" : "Just right";
  return `${-missing} too many`;
}

/**
 * The whole seat in one line for a screen reader.
 * @param {Seat} seat
 * @param {{ phase: string, toMove: boolean, dealer: boolean, mine: boolean }} state
 */
export function seatLabel(seat, { phase, toMove, dealer, mine }) {
  const parts = [mine && seat.name !== "You" ? `${seat.name} (you)` : seat.name];
  if (seat.kind !== "person") parts.push("computer player");
  if (seat.team !== null) parts.push(`team ${seat.team + 1}`);
  if (dealer) parts.push("dealer");
  if (seat.bid !== null) parts.push(`bid ${seat.bid}, taken ${seat.taken}`);
  else parts.push(seat.bid_placed ? "bid laid down" : "no bid yet");
  if (seat.shown?.length) parts.push(`on the forehead: ${seat.shown.map(cardName).join(", ")}`);
  parts.push(plural(seat.cards, "card"), plural(seat.total, "point"));
  if (toMove) parts.push(phase === "bid" ? "is bidding" : "to play");
  return parts.join(", ");
}

/**
 * The line above my hand: who has to do what.
 * @param {CardView} view
 */
export function promptWords(view) {
  const { phase, to_move: seat, me } = view;
  if (seat === null || seat === undefined || (phase !== "bid" && phase !== "play")) return "";
  if (seat === me) {
    if (phase === "bid") return "Your bid";
    return view.trick.cards.length ? "Your turn" : "Your turn: you lead";
  }
  return `${view.seats[seat].name} ${phase === "bid" ? "is bidding…" : "to play…"}`;
}

/**
 * Names of one row of the summary: partners stand together.
 * @param {SummaryRow} row
 * @param {Seat[]} seats
 */
export function rowNames(row, seats) {
  return nameList(row.seats.map((seat) => seats[seat].name));
}

export const HELP = [
  "Everybody plays one card: that is a trick, and the best card takes it. Look at your cards and say how many tricks you will take: your bid.",
  "Follow the suit that was led if you can; otherwise play what you like. The highest trump takes the trick, or else the highest card of the suit led.",
  "Take exactly as many tricks as you bid, no more and no fewer, and you score best.",
];

export const KEY_HELP = [
  ["0 – 9", "bid that many tricks"],
  ["← →", "choose a card"],
  ["Enter or Space", "play it"],
  ["U", "take back"],
  ["C", "claim the rest"],
  ["L", "last trick"],
  ["S", "scores"],
  ["G", "log"],
  ["Esc", "close"],
];
