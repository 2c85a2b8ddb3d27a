// view_types.js: the shape of what the river is sent; view_types.py says the same for Python.
// Types alone: the browser never gets this file.
// A seat and a boat are numbers from 0; a place on the river is the place of its card, counted from the waterfall,
// or the harbour, or lost (IN_HARBOUR and OVER_THE_FALL of advance.js).

/** @import { Fact, Help, HomeView, LessonStrip, Note, Tip } from "../view_types.js" */

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
 * @property {string} face
 * @property {number} colour
 * @property {boolean} bot
 * @property {boolean} you
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
 * @typedef {object} Danger The round, and the next tide: the `place` whose boats it takes if nothing moves them before,
 *   and the seat after whose turn it turns.
 * @property {number} round
 * @property {number | null} place
 * @property {number | null} after
 * @property {string} text
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
 * @property {boolean} asked the tutor will ask about it before anything moves
 * @property {boolean} grave it gives away so much that a newcomer has to answer
 */

/**
 * @typedef {object} Chances Everybody's chance to win, with how far each may be off; who has `won` or is `out` for certain, and who
 * almost surely has a win that is `shared`; `most` are the points that each may still end with.
 * @property {number[]} shares
 * @property {number[]} percents
 * @property {boolean} exact
 * @property {number[]} error
 * @property {number[]} won
 * @property {number[]} out
 * @property {number[]} shared
 * @property {number[]} most
 */

/**
 * @typedef {object} Passing The chances as they stood after the event of this number, on the way to this view.
 * @property {number} number
 * @property {Chances} chances
 */

/**
 * @typedef {object} Hint What to say, in per cent last; every choice in words, and its chance; `best` is null where one is as good as the other.
 * @property {string | null} best
 * @property {Record<string, string>} words
 * @property {Record<string, string>} chances
 * @property {string} head
 * @property {string} text
 * @property {string} numbers
 */

/**
 * @typedef {object} Warned The tutor's question: the choice that was not played, the best one, and what is said; `instead` names the best one without the reason.
 * @property {string} id
 * @property {string} best
 * @property {string} head
 * @property {string} text
 * @property {string} instead
 * @property {string} why what is read behind a button by whom only `instead` was told
 * @property {string} outcome what both lead to, for whom all was told
 * @property {string} numbers
 */

/**
 * @typedef {object} Can The tools that do something now.
 * @property {boolean} undo
 * @property {boolean} hint
 */

/**
 * @typedef {object} UndoAsked What is asked before something is taken back that lies farther behind than one expects.
 * @property {string} title
 * @property {string} text
 */

/**
 * @typedef {object} Copy Where a race was played on from the middle of another one: what it is, and what the button `back` to that says.
 * @property {string} text
 * @property {string} back
 */

/**
 * @typedef {object} Result The end: pairs of a place and its seat, who has won, and what the race was.
 * @property {number[][]} places
 * @property {number[]} winners
 * @property {Fact[]} facts
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
 * @typedef {object} TakenWay A way that a boat went or could have gone, drawn where the race is looked at again.
 * @property {number} seat
 * @property {number} boat
 * @property {number} origin
 * @property {number} target
 * @property {boolean} best
 * @property {string} words
 */

/**
 * @typedef {object} Jump A step that is gone to at once, and what the button says that leads there.
 * @property {string} words
 * @property {number} at
 */

/**
 * @typedef {object} Looking What leads quickly through a race that is looked at again: its steps with a costly choice, and whose each is; `plays_on`:
 * whether it can be played on from here in a new race, null where that is never so; `longest`: the longest sentence of all steps.
 * @property {number[]} costly
 * @property {number[]} costly_seats
 * @property {Jump | null} jump
 * @property {boolean | null} plays_on
 * @property {string} longest
 */

/**
 * @typedef {object} RiverView All that the browser is to show of a match, or of a river before the race (`preview`).
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
 * @property {Course} river
 * @property {number[][]} boats
 * @property {number} docks
 * @property {number[][]} docked
 * @property {Seat[]} seats
 * @property {boolean} preview
 * @property {Looking | null} looking there where the race has been sailed before: nobody throws
 * @property {boolean} mine
 * @property {number | null} face
 * @property {Throw | null} last
 * @property {Danger | null} danger
 * @property {Choice[]} choices
 * @property {TakenWay[]} ways
 * @property {Chances | null} chances
 * @property {boolean} chances_due
 * @property {Passing[]} passing
 * @property {Hint | null} hint
 * @property {Warned | null} warning
 * @property {string} tutor
 * @property {Can} can
 * @property {string} takes_back whose moves undo takes back; empty where that is nobody's
 * @property {UndoAsked | null} undo_asked what is asked before
 * @property {Copy | null} copy
 * @property {string} decided why the rest can be played out at once, where it can: who has won for certain, or who sails alone; else empty
 * @property {Result | null} result
 * @property {number | null} bots_from
 * @property {boolean} played_out whether bots did so for people, too
 * @property {RiverEvent[]} events
 */

/**
 * What the river sends back, with the turn it was made for and a nonce; `sure` answers the tutor's question, `brief` asks in a first race.
 * @typedef {{ kind: "choose", id: string, sure?: boolean } | { kind: "tutor", level: string } | { kind: "hint", brief?: boolean }
 *   | { kind: "roll" | "forced" | "undo" | "again" | "charts" | "leave" | "shown" | "original" | "play_out" }} RiverAction
 */

export {};
