// view_types.js: the shape of what the river is sent; view_types.py says the same for Python.
// Types alone: the browser never gets this file.
// A seat and a boat are numbers from 0; a place on the river is the place of its card, counted from the waterfall,
// or the harbour, or lost (IN_HARBOUR and OVER_THE_FALL of advance.js).

/** @import { Note } from "../../shared/board/view_types.js" */

/**
 * @typedef {object} Course The cards of the river as they lie, and which of them are special.
 * @property {number[]} order
 * @property {number} sandbank
 * @property {number} high_tide
 * @property {number} tides
 */

/**
 * @typedef {object} Seat One player with what has become of the boats.
 * @property {string} name
 * @property {boolean} bot
 * @property {number} score
 * @property {number} home
 * @property {number} lost
 * @property {number} afloat
 * @property {boolean} first
 */

/**
 * @typedef {object} Throw The die as it lies, and who threw it.
 * @property {number} seat
 * @property {number} face
 */

/**
 * @typedef {object} Choice A choice, and the boats it may mean, the one that will move first.
 * @property {string} id
 * @property {"sail" | "good" | "ill" | "lose"} kind
 * @property {boolean} ride
 * @property {number} seat
 * @property {number[]} boats
 * @property {number | null} origin
 * @property {number | null} target
 */

/**
 * @typedef {object} Chances Everybody's chance to win, with the standard error of each.
 * @property {number[]} shares
 * @property {boolean} exact
 * @property {number[]} error
 */

/**
 * @typedef {object} Hint The chance that each choice leaves, the best one, and why.
 * @property {Record<string, number>} chances
 * @property {string} best
 * @property {string} reason
 */

/**
 * @typedef {object} Warned The tutor's question: the choice that was not played, the best one, and a sentence.
 * @property {string} id
 * @property {string} best
 * @property {string} text
 */

/**
 * @typedef {object} Can The tools that do something now.
 * @property {boolean} undo
 * @property {boolean} hint
 */

/**
 * @typedef {object} Result The end: pairs of a place and its seat, and who has won.
 * @property {number[][]} places
 * @property {number[]} winners
 */

/**
 * @typedef {object} Numbered What every event has: its number, and a sentence.
 * @property {number} number
 * @property {string} text
 */

/**
 * @typedef {object} TideTurned The lowest card goes round; pairs of the seat and boat that fall with it.
 * @property {number} number
 * @property {string} text
 * @property {"tide"} kind
 * @property {number} card
 * @property {number[][]} lost
 */

/**
 * @typedef {object} Rolled A throw.
 * @property {number} number
 * @property {string} text
 * @property {"roll"} kind
 * @property {number} seat
 * @property {number} face
 */

/**
 * @typedef {object} Way Whose turn brings which boat from where to where.
 * @property {number} seat
 * @property {number} boat
 * @property {number} origin
 * @property {number} target
 */

/**
 * @typedef {object} BoatMoved A boat that sails, rides the tide, or is brought on by a good wind.
 * @property {number} number
 * @property {string} text
 * @property {number} seat
 * @property {number} boat
 * @property {number} origin
 * @property {number} target
 * @property {"sail" | "ride" | "good"} kind
 */

/**
 * @typedef {object} IllWindBlew A boat of the `victim` blown back.
 * @property {number} number
 * @property {string} text
 * @property {number} seat
 * @property {number} boat
 * @property {number} origin
 * @property {number} target
 * @property {"ill"} kind
 * @property {number} victim
 */

/**
 * @typedef {object} RanAground A boat that the sandbank stops.
 * @property {number} number
 * @property {string} text
 * @property {"aground"} kind
 * @property {number} seat
 * @property {number} boat
 * @property {number} place
 */

/**
 * @typedef {object} TurnLost A turn in which nothing could be done.
 * @property {number} number
 * @property {string} text
 * @property {"lost_turn"} kind
 * @property {number} seat
 */

/**
 * @typedef {object} BoatDocked A boat that reaches its dock.
 * @property {number} number
 * @property {string} text
 * @property {"dock"} kind
 * @property {number} seat
 * @property {number} boat
 * @property {number} dock
 */

/**
 * @typedef {object} RaceEnded The end of the race.
 * @property {number} number
 * @property {string} text
 * @property {"end"} kind
 * @property {number[]} winners
 */

/** @typedef {TideTurned | Rolled | BoatMoved | IllWindBlew | RanAground | TurnLost | BoatDocked | RaceEnded} RiverEvent */

/**
 * @typedef {object} Board What lies on the board; `docked` holds pairs of a seat and a boat, the first in first.
 * @property {Course} river
 * @property {number[][]} boats
 * @property {number} docks
 * @property {number[][]} docked
 * @property {Seat[]} seats
 */

/**
 * @typedef {object} RiverView All that the browser is to show of a match, or of a river before the race (`preview`).
 * @property {string} game
 * @property {number} turn
 * @property {string | null} answered
 * @property {Note | null} note
 * @property {string} phase
 * @property {number | null} to_move
 * @property {Course} river
 * @property {number[][]} boats
 * @property {number} docks
 * @property {number[][]} docked
 * @property {Seat[]} seats
 * @property {boolean} preview
 * @property {boolean} mine
 * @property {number | null} face
 * @property {Throw | null} last
 * @property {Choice[]} choices
 * @property {Chances | null} chances
 * @property {boolean} chances_due
 * @property {Hint | null} hint
 * @property {Warned | null} warning
 * @property {string} tutor
 * @property {Can} can
 * @property {Result | null} result
 * @property {RiverEvent[]} events
 */

/**
 * What the river sends back, with the turn it was made for and a nonce; `sure` answers the tutor's question.
 * @typedef {{ kind: "choose", id: string, sure?: boolean } | { kind: "tutor", level: string }
 *   | { kind: "roll" | "hint" | "undo" | "again" | "leave" | "shown" }} RiverAction
 */

export {};
