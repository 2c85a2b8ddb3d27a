// view_types.js: what the views of both games hold; view_types.py says the same for Python.
// Types alone: the browser never gets this file.

/**
 * @typedef {object} Note What to say about the last action of this browser.
 * @property {"info" | "refused"} kind
 * @property {string} text
 */

/**
 * @typedef {object} LessonAnswer What is said of the learner's answer.
 * @property {boolean} right
 * @property {string} text
 */

/**
 * @typedef {object} LessonStrip What stands above a board that teaches: `marks` name what the light falls on, `ghost` is an
 * action that a pale card or boat shows, `go` and `out` what the buttons say that lead on and out, `wait` the milliseconds after which a
 * wrong move goes back by itself.
 * @property {string} title
 * @property {number} step
 * @property {number} steps
 * @property {"look" | "ask" | "wrong" | "right" | "end"} stage
 * @property {string} say
 * @property {string} ask
 * @property {LessonAnswer | null} answer
 * @property {string} hint
 * @property {string[]} options
 * @property {string[]} marks
 * @property {string | null} ghost
 * @property {string} go
 * @property {string} out
 * @property {boolean} can_hint
 * @property {boolean} can_back
 * @property {number} wait
 * @property {string[]} hides what the board leaves out: no lesson has spoken of it yet, or nothing is thrown
 */

/**
 * @typedef {object} Tip A sentence at a thing on the board; a browser says each key once.
 * @property {string} key
 * @property {string} text
 * @property {string} mark
 */

/**
 * @typedef {object} Help What may be done at this moment and why, and the short rules in force.
 * @property {string} now
 * @property {string[]} rules
 * @property {string} [kinds] a letter for each rule, where each has a picture
 */

/**
 * @typedef {object} Fact What a finished game was: a sentence under a short title.
 * @property {string} title
 * @property {string} text
 */

/**
 * @typedef {object} SeatTold Where a seat is played, and whether anybody is there.
 * @property {number} seat
 * @property {"bot" | "here" | "free" | "phone"} place
 * @property {boolean} present
 * @property {boolean} stood_in
 * @property {boolean} empty whether its person has left, and nobody new has come
 */

/**
 * @typedef {object} Away Who is not there: waited for just now, or gone for good.
 * @property {number} seat
 * @property {string} text
 * @property {boolean} has_left
 * @property {boolean} is_waited_for
 */

/**
 * @typedef {object} Asked What this device is asked, and what its two buttons say.
 * @property {string} text
 * @property {string} yes
 * @property {string} no
 */

/**
 * @typedef {object} Offer What whoever waits may do instead, on a button.
 * @property {string} words
 * @property {"deal" | "never"} step
 */

/**
 * @typedef {object} HomeView The talk between the devices at one game, as one of them hears it: `you` is the seat of a phone.
 * @property {number | null} you
 * @property {boolean} watches
 * @property {SeatTold[]} seats
 * @property {Away | null} away
 * @property {Asked | null} question
 * @property {string} waits
 * @property {boolean} ready
 * @property {Offer | null} offer
 * @property {string} back
 */

/**
 * @typedef {object} BoardView What every game's view holds, besides its numbered events.
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
 */

/** @typedef {{ number: number, kind: string, seat?: number, text?: string }} BoardEvent An event of any game. */

export {};
