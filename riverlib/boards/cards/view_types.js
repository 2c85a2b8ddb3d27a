// view_types.js: the shape of what the card table is sent; view_types.py says the same for Python.
// Types alone: the browser never gets this file.
// A card is text as in the game's log (`"Qh"`, `"*1"`), a seat its number from 0.

/** @import { Coach } from "./coach_types.js" */
/** @import { Fact, Help, HomeView, LessonStrip, Note, Tip } from "../view_types.js" */

/**
 * @typedef {object} Cover Whose hand lies face down until its person taps `ask`; `news` is what they missed. Where it
 * `waits`, another device is waited for and nothing is to be tapped.
 * @property {number} seat
 * @property {string} name
 * @property {string} ask
 * @property {string} news
 * @property {boolean} waits
 */

/**
 * @typedef {object} Seat One player as everybody sees them.
 * @property {string} name
 * @property {string} face
 * @property {number} colour
 * @property {string} kind
 * @property {number | null} bid
 * @property {boolean} laid
 * @property {number} taken
 * @property {number} cards
 * @property {number} total
 * @property {number | null} team
 * @property {string[]} shown
 */

/**
 * @typedef {object} Deal The deal on the table: its number from 1, of how many, the cards for each; `again` in a game that is played on from a choice in another one.
 * @property {number} number
 * @property {number} of
 * @property {number} size
 * @property {number} dealer
 * @property {boolean} forehead
 * @property {boolean} again
 */

/**
 * @typedef {object} Bids What may be bid, up to `max`; why the hooked bid is closed, whole and in short.
 * @property {number[]} open
 * @property {number | null} hooked
 * @property {string} reason
 * @property {string} short
 * @property {number} max
 */

/**
 * @typedef {object} HandCard A card of mine, with the place in `reasons` why it may not be played.
 * @property {string} card
 * @property {number | null} reason
 */

/**
 * @typedef {object} Trick The trick on the table; `best` is the place of the card that takes it so far.
 * @property {number | null} leader
 * @property {string[]} cards
 * @property {number | null} best
 */

/**
 * @typedef {object} LastTrick The trick that was taken last.
 * @property {number} leader
 * @property {string[]} cards
 * @property {number} taker
 */

/**
 * @typedef {object} TrickReasons Why the trick on the table, and the one before it, go where they go.
 * @property {string | null} running
 * @property {string | null} last
 */

/**
 * @typedef {object} Dealt A deal begins: its number from 1.
 * @property {number} number
 * @property {"dealt"} kind
 * @property {number} deal
 * @property {number} size
 * @property {number} dealer
 */

/**
 * @typedef {object} TrumpFixed The turn-up, if any, and the trump it fixes.
 * @property {number} number
 * @property {"trump"} kind
 * @property {string | null} turn_up
 * @property {string | null} trump
 */

/**
 * @typedef {object} BidMade An open bid.
 * @property {number} number
 * @property {"bid"} kind
 * @property {number} seat
 * @property {number} tricks
 */

/**
 * @typedef {object} BidPlaced A bid laid down, not yet to be seen.
 * @property {number} number
 * @property {"placed"} kind
 * @property {number} seat
 */

/**
 * @typedef {object} BidsRevealed All laid-down bids, seat by seat.
 * @property {number} number
 * @property {"revealed"} kind
 * @property {number[]} bids
 */

/**
 * @typedef {object} LeadGiven The seat that leads the first trick.
 * @property {number} number
 * @property {"lead"} kind
 * @property {number} seat
 */

/**
 * @typedef {object} CardPlayed A card, and the place of the card that takes the trick so far.
 * @property {number} number
 * @property {"play"} kind
 * @property {number} seat
 * @property {string} card
 * @property {number} best
 */

/**
 * @typedef {object} TrickTaken The trick on the table is full: who takes it.
 * @property {number} number
 * @property {"trick"} kind
 * @property {number} seat
 */

/**
 * @typedef {object} DealScored The points of a deal and the totals after it, seat by seat.
 * @property {number} number
 * @property {"scored"} kind
 * @property {number[]} points
 * @property {number[]} totals
 */

/**
 * @typedef {object} GameEnded The end of the game.
 * @property {number} number
 * @property {"over"} kind
 * @property {number[]} winners
 */

/** @typedef {Dealt | TrumpFixed | BidMade | BidPlaced | BidsRevealed | LeadGiven | CardPlayed | TrickTaken | DealScored | GameEnded} CardEvent */

/**
 * @typedef {object} Can The tools that do something now.
 * @property {boolean} undo
 * @property {boolean} claim
 */

/**
 * @typedef {object} Sealed Which cards were fixed beforehand, and their code; empty for cards that were known, and after the game.
 * @property {"now" | "next" | "known" | "over"} kind
 * @property {string} code
 */

/**
 * @typedef {object} Standing A side's place by the totals so far, 1 for the best; partners stand in one row.
 * @property {number} place
 * @property {number[]} seats
 */

/**
 * @typedef {object} SummaryRow How a score of the deal came about, and the place after it; partners stand in one row.
 * @property {number} place
 * @property {number[]} seats
 * @property {number} bid
 * @property {number} taken
 * @property {boolean} made
 * @property {number} points
 */

/**
 * @typedef {object} SheetDeal One finished deal, seat by seat; `made` are the seats whose bid came true.
 * @property {number} dealer
 * @property {number[]} bids
 * @property {number[]} taken
 * @property {number[]} made
 * @property {number[]} points
 */

/**
 * @typedef {object} Sheet The score sheet: the hand sizes of all deals, the results of those finished.
 * @property {number[]} sizes
 * @property {SheetDeal[]} deals
 */

/**
 * @typedef {object} Stretch The bidding, or a trick, of a deal that is looked at again: the step that a click goes to, the
 * choices in it that were weighed ("fine", "doubtful", "bad"); `forced`: there was none.
 * @property {string} title
 * @property {number} at
 * @property {boolean} now
 * @property {string[]} marks
 * @property {boolean} forced
 */

/**
 * @typedef {object} Choice A choice that cost something, by the seat that made it: `played` and what would have been `better`, each
 * as `"play Td"` or `"bid 2"`.
 * @property {number} seat
 * @property {string} played
 * @property {string} better
 */

/**
 * @typedef {object} Looking A finished deal that is looked at again; `mark` is of the choice on show, `choice` is there where that cost
 * something; `plays_on`: a person chooses here; `mistakes`: by how many actions each costly choice is told; `next_deal`: number of the next deal
 * that has one, 0 where none has, null as long as that is not known; `judging`: the marks are still being worked out;
 * `kindly`: a first game, in which nothing is called bad or a mistake.
 * @property {string[][]} hands
 * @property {Stretch[]} stretches
 * @property {"" | "fine" | "doubtful" | "bad"} mark
 * @property {Choice | null} choice
 * @property {boolean} plays_on
 * @property {number[]} mistakes
 * @property {number | null} next_deal
 * @property {boolean} judging
 * @property {boolean} kindly
 */

/**
 * @typedef {object} CardView All that the browser may know of a match.
 * @property {string} game
 * @property {number} turn
 * @property {string | null} answered
 * @property {Note | null} note
 * @property {string} phase
 * @property {number | null} to_move
 * @property {LessonStrip | null} lesson
 * @property {Tip[]} tips
 * @property {Help} help
 * @property {HomeView | null} home
 * @property {number} [torn] number of the deal whose result is no longer on show and would be torn up by taking back
 * @property {number} me
 * @property {Cover | null} cover
 * @property {"last" | "only" | null} forced
 * @property {true} [guided] this is the guided first game
 * @property {Seat[]} seats
 * @property {Deal} deal
 * @property {string | null} turn_up
 * @property {string | null} trump
 * @property {string | null} jokers_as
 * @property {number} stock
 * @property {HandCard[]} hand
 * @property {string[]} reasons
 * @property {string} turn_words
 * @property {number} hidden_hand
 * @property {Bids | null} bids
 * @property {Trick} trick
 * @property {LastTrick | null} last_trick
 * @property {TrickReasons} why
 * @property {CardEvent[]} events
 * @property {Can} can
 * @property {SummaryRow[] | null} summary
 * @property {string} scoring_words
 * @property {Sheet} sheet
 * @property {Standing[]} standings
 * @property {number[]} winners
 * @property {Fact[]} facts
 * @property {Looking | null} looking
 * @property {Coach | null} coach
 * @property {Sealed | null} sealed
 */

/**
 * What the table sends back, with the turn it was made for and a nonce; `forced: "only"` with it where an only choice plays itself.
 * @typedef {{ kind: "bid", tricks: number, tutor?: string } | { kind: "play", card: string, tutor?: string }
 *   | { kind: "why", deal: number, seat: number } | { kind: "look", deal: number }
 *   | { kind: "take" | "next" | "claim" | "forced" | "undo" | "again" | "onward" | "charts" | "leave" | "shown" }} CardAction
 */

export {};
