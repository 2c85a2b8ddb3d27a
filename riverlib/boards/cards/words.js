// words.js: every sentence on the table, made from events and seats. Pure; no sentence is put together elsewhere.

import { doing, minus, nameList, numberWord, plural, signed } from "../phrases.js";
import { isEmpty, isHandedRound } from "../talk.js";
import { isLastTrick, takerOf } from "./advance.js";

/** @import { Standing } from "./standing.js" */
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
 * The suit that a card asks for when it is led, or null where that is not told.
 * @param {string} card
 * @param {string | null} jokersAs
 */
export function ledSuit(card, jokersAs) {
  return card[0] === "*" ? jokersAs : card[1];
}

/**
 * "led, diamonds are to be followed", for a screen reader.
 * @param {string | null} led
 */
export function ledWords(led) {
  return led ? `led, ${led === "*" ? "jokers" : SUIT_NAMES[led]} are to be followed` : "led";
}

/**
 * @param {number[]} winners
 * @param {Seat[]} seats
 * @param {number | null} [you] the seat of the one who holds this phone
 */
export function winnersWords(winners, seats, you = null) {
  if (!winners.length) return "The game is over.";
  const names = nameList(winners.map((seat) => (seat === you ? "You" : seats[seat].name)));
  const total = minus(seats[winners[0]].total);
  const partners = winners.length > 1 && new Set(winners.map((seat) => seats[seat].team ?? `alone ${seat}`)).size === 1;
  if (winners.length === 1) return `${doing(names, "wins")} with ${total}`;
  return partners ? `${names} win together with ${total}` : `${names} share the win with ${total}`;
}

function scoredWords(event, name, { seats }) {
  const how = ({ bid, taken, team }) => (bid === null || team !== null ? "" : ` took ${taken} of ${bid},`); // a team's points are not one's own
  const parts = event.points.map((points, seat) => `${name(seat)}${how(seats[seat])} ${signed(points)}`);
  return `Deal scored: ${parts.join("; ")}.`;
}

/** @returns {string} */
function trickSentence({ seat, number }, name, { seats, events }) {
  const later = events.filter((event) => event.kind === "trick" && event.seat === seat && event.number > number).length;
  const { bid, taken } = seats[seat];
  return `${doing(name(seat), "takes")} the trick${bid === null ? "" : `: ${taken - later} of ${bid}`}.`;
}

function leadSentence({ seat }, name, view) {
  const bids = view.phase === "play" ? `${bidsWords(view)}. ` : "";
  return `${bids}${doing(name(seat), "leads")}.`;
}

function trumpSentence(event) {
  const turned = event.turn_up ? `${cardName(event.turn_up)} is turned up. ` : "";
  return `${turned[0]?.toUpperCase() ?? ""}${turned.slice(1)}${trumpWords(event.trump)}.`;
}

/** @type {{ [Kind in CardEvent["kind"]]: (event: Extract<CardEvent, { kind: Kind }>, name: (seat: number) => string, view: CardView) => string }} */
const SENTENCES = {
  dealt: (event, name) => `Deal ${event.deal}: ${plural(event.size, "card")} each. ${name(event.dealer)} dealt.`,
  trump: trumpSentence,
  bid: (event, name) => `${doing(name(event.seat), "bids")} ${event.tricks}.`,
  placed: (event, name) => `${doing(name(event.seat), "has")} laid down a bid.`,
  revealed: (event, name) => `The bids: ${event.bids.map((bid, seat) => `${name(seat)} ${bid}`).join(", ")}.`,
  lead: leadSentence,
  play: (event, name) => `${doing(name(event.seat), "plays")} the ${cardName(event.card)}.`,
  trick: trickSentence,
  scored: scoredWords,
  over: (event, name) => `The game is over: ${event.winners.length > 1 ? `${nameList(event.winners.map(name))} win` : doing(name(event.winners[0]), "wins")}.`,
};

/**
 * One sentence for one event, or "" for an event this table does not know.
 * @param {CardEvent} event
 * @param {CardView} view
 * @returns {string}
 */
export function eventSentence(event, view) {
  const name = (seat) => view.seats[seat]?.name ?? `Seat ${seat + 1}`;
  const say = /** @type {Function} */ (SENTENCES[event.kind]);
  return say?.(event, name, view) ?? "";
}

/**
 * How the bids on show stand against the tricks there are, "" before the first and after the deal.
 * @param {CardView} shown
 */
export function bidsWords({ phase, seats, deal: { size }, events }) {
  if (phase !== "bid" && phase !== "play") return "";
  const bids = seats.flatMap(({ bid }) => (bid === null ? [] : [bid]));
  const said = bids.reduce((sum, bid) => sum + bid, 0);
  if (bids.length === seats.length) return allBidsWords(said, size);
  if (!events.some(({ kind }) => kind === "placed")) return bids.length ? `${plural(said, "trick")} bid so far, ${size} to take` : "";
  const laid = seats.filter((seat) => seat.laid).length; // mine alone is on show
  return laid ? `${laid} of ${seats.length} bids lie on the table` : "";
}

/**
 * @param {number} said
 * @param {number} size
 */
function allBidsWords(said, size) {
  if (said > size) return `${said} bid, only ${size} to take: somebody must miss`;
  const over = said < size ? `${numberWord(size - said)} left over` : "everybody can make it";
  return `${said} of ${plural(size, "trick")} bid: ${over}`;
}

/**
 * What a seat without a bid on show is at; with one its marks say the rest.
 * @param {Seat} seat
 * @param {{ phase: string, toMove: boolean }} now
 */
export function seatWords(seat, { phase, toMove }) {
  if (seat.bid !== null) return "";
  if (seat.laid) return "bid laid";
  if (phase !== "bid") return "";
  return toMove ? "bidding…" : "no bid yet";
}

/**
 * What has become of a bid, once no trick is left that could change it.
 * @param {Standing} standing
 */
export function verdictWords({ bid, taken }) {
  if (bid === null || bid === taken) return bid === null ? "" : "made";
  return taken > bid ? `${taken - bid} over` : `${bid - taken} short`;
}

/**
 * What the ring around a face shows, "" before there is one.
 * @param {Standing} standing
 */
export function ringWords({ bid, taken }) {
  if (bid === null) return "";
  if (taken > bid) return `${plural(taken, "trick")} taken, ${bid || "none"} bid: ${numberWord(taken - bid)} too many`;
  return bid ? `${taken} of ${plural(bid, "trick")} taken` : "No trick bid, none taken";
}

/** What is drawn at a plate, for whoever wonders. */
export const HAND_HELP = "To play a card: tap it, drag it onto the table, or flick it upwards.";
export const RING_HELP = "The ring round a face, like the small cards beside the bid, has a part for each trick bid, filled when it is taken. Orange: the bid is missed.";
export const PLATE_HELP = "Golden rim: whose turn it is. D: the dealer.";

/**
 * How far my own bid is, in the words of the family: "Need 2 more". Never asks for what cannot be done any more.
 * @param {Seat} seat
 * @param {Standing} standing
 * @param {string} phase
 */
export function needWords(seat, standing, phase) {
  if (standing.bid === null) return seat.laid ? "Your bid is laid down" : "";
  if (phase === "bid" && !standing.together) return ""; // the chip says it
  const words = aimWords(seat, standing, phase);
  return standing.together ? `Together: ${words[0].toLowerCase()}${words.slice(1)}` : words;
}

/**
 * @param {Seat} seat
 * @param {Standing} standing
 * @param {string} phase
 */
function aimWords(seat, { bid, taken, together, within, slipped, ahead }, phase) {
  if (phase === "bid") return `You bid ${bid}`;
  const missing = bid - taken;
  if (missing < 0) return `${-missing} over`;
  if (!within) return missing ? `${missing} short` : "Just right";
  if (missing > within) return together ? "Out of reach" : "Your bid is out of reach";
  if (slipped && missing === within) return together ? "Beaten here" : "Your card is beaten"; // what that means is said when the trick has gone home
  const rides = together ? "Ahead here" : "Your card is ahead"; // praise would be early: it may yet be one too many
  if (!seat.cards && !missing) return ahead ? rides : "Just right so far"; // my last card lies on the table
  if (missing) return seat.cards || together ? `Need ${missing} more` : "Need this trick";
  return bid ? "Take no more" : "Take none";
}

/**
 * The whole seat in one line for a screen reader.
 * @param {Seat} seat
 * @param {{ phase: string, toMove: boolean, dealer: boolean, mine: boolean, where?: string }} state
 */
export function seatLabel(seat, { phase, toMove, dealer, mine, where = "" }) {
  const parts = [mine && seat.name !== "You" ? `${seat.name} (you)` : seat.name];
  if (seat.kind !== "person") parts.push("computer player");
  if (where) parts.push(where === "away" ? "away" : "a bot plays for them");
  if (seat.team !== null) parts.push(`team ${seat.team + 1}`);
  if (dealer) parts.push("dealer");
  if (seat.bid !== null) parts.push(`bid ${seat.bid}, taken ${seat.taken}`);
  else parts.push(seat.laid ? "bid laid down" : "no bid yet");
  if (seat.shown?.length) parts.push(`on the forehead: ${seat.shown.map(cardName).join(", ")}`);
  parts.push(plural(seat.cards, "card"), plural(seat.total, "point"));
  if (toMove) parts.push(phase === "bid" ? "is bidding" : "to play");
  return parts.join(", ");
}

/**
 * The line above my hand: who takes the trick, or who has to do what. `busy`: something moves, so nothing is asked of me yet;
 * `itself`: nothing is, for what can be played plays itself; `byHand`: even a last card does not.
 * @param {CardView} shown
 * @param {{ busy: boolean, itself?: boolean, byHand?: boolean }} now
 */
export function promptWords(shown, { busy, itself = false, byHand = false }) {
  const { phase, to_move: seat, me, seats } = shown;
  if (seat === null || seat === undefined || (phase !== "bid" && phase !== "play")) return "";
  const shared = isHandedRound(shown, seats.map(({ kind }) => kind === "person")); // who is "you" where several look on?
  const name = seat === me && !shared ? "You" : seats[seat].name;
  if (takerOf(shown) !== null) return `${doing(name, "takes")} the trick`;
  if (phase === "bid" && (seats[seat].bid !== null || seats[seat].laid)) return name === "You" ? "" : hasBidWords(shown, name); // my own plate says it
  if (isEmpty(shown, seat)) return "Waiting for somebody…";
  const leads = phase === "play" && !shown.trick.cards.length;
  if (leads && !seats[seat].cards) return shown.last_trick ? `${name} took the last trick` : "";
  if ((itself || (busy && !byHand)) && isLastTrick(shown)) return "The last cards play themselves"; // one line for all of them: they come quickly
  if (seat !== me || shown.home?.watches) return `${name} ${phase === "bid" ? "is bidding" : leads ? "leads" : "to play"}…`;
  if (itself && phase === "play") return `Your ${shown.forced === "last" ? "last" : "only"} card plays itself`;
  return busy ? "" : myTurnWords(shown, leads);
}

/**
 * What whoever was to bid has bid: it stands until the next one's turn; bids that all are shown at once say it themselves.
 * @param {CardView} shown
 * @param {string} name
 */
function hasBidWords({ seats, to_move: seat, events }, name) {
  const { bid } = seats[seat];
  if (bid === null) return `${doing(name, "has")} laid down a bid`;
  const atOnce = events.some(({ kind }) => kind === "revealed") && seats.every((each) => each.bid !== null);
  return atOnce ? "" : `${doing(name, "bids")} ${bid}`;
}

/**
 * @param {CardView} shown
 * @param {boolean} leads
 */
function myTurnWords({ phase, turn_words: must, last_trick: last, me }, leads) {
  if (phase === "bid") return "Your bid";
  if (must) return `${leads ? "You lead" : "Your turn"}: ${must}`;
  if (!leads) return "Your turn";
  return last?.taker === me ? "You took the trick: you lead" : "Your turn: you lead";
}

/**
 * What a screen reader hears when the table waits for me; `comes`: the table has just been opened, and has told nothing yet.
 * @param {CardView} view
 * @param {boolean} comes
 */
export function turnSentence(view, comes = false) {
  const { deal, phase, bids } = view;
  const here = comes ? [`Deal ${deal.number} of ${deal.of}`, trumpWords(view.trump), bidsWords(view)] : [];
  const bidding = phase === "bid" && bids ? [comes ? "" : bidsWords(view), `Your bid: 0 to ${bids.max}`, bids.short] : [];
  const said = [...here, ...bidding, phase === "play" ? promptWords(view, { busy: false }) : ""].filter(Boolean);
  return said.length ? `${said.join(". ")}.` : "";
}

/**
 * Names of one row of the summary: partners stand together.
 * @param {SummaryRow} row
 * @param {Seat[]} seats
 */
export function rowNames(row, seats) {
  return nameList(row.seats.map((seat) => seats[seat].name));
}

export const KEY_HELP = [
  ["0 – 9", "bid that many tricks"],
  ["← →", "choose a card that may be played"],
  ["Shift and ← →", "look at any card"],
  ["Enter or Space", "play it"],
  ["U", "take back"],
  ["H", "hint"],
  ["C", "claim the rest"],
  ["L", "last trick"],
  ["W", "why this trick?"],
  ["S", "scores"],
  ["G", "log"],
  ["N", "next tip"],
  ["Esc", "close"],
];
