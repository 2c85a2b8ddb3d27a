// coach_types.js: what the coach at the card table sends; coach_types.py says the same for Python.
// Types alone: the browser never gets this file. A bid or a card is named as in the game's log: "bid 2", "play Td".

/**
 * @typedef {object} Option A bid or a card that may be chosen: the chance to make the bid, mean points of the deal.
 * @property {string} id
 * @property {number} made
 * @property {string} words
 * @property {number} points
 */

/**
 * @typedef {object} Chances What may be expected of each choice, from how many worlds; `still` with the best one. Until
 * they are `settled` they may still change by more than a few hundredths. `win` is each seat's chance to win the game, with `≈` before it while it may change by itself; empty where it is not known.
 * @property {Option[]} options
 * @property {string} still
 * @property {number} worlds
 * @property {boolean} settled
 * @property {string[]} win
 */

/**
 * @typedef {object} Alternative A choice in one line: its name, two or three words beside the best one, its numbers; and those in a few letters.
 * @property {string} id
 * @property {string} name
 * @property {string} words
 * @property {string} numbers
 * @property {string} made
 * @property {string} points
 */

/**
 * @typedef {object} Row One or several choices in a line: what they are called and bring; no `grade` where they are of several, no `points` where they are those of the best one.
 * @property {string[]} ids
 * @property {string} name
 * @property {string} grade
 * @property {string} chance
 * @property {string} points
 */

/**
 * @typedef {object} Hint The best choice and why: the first reason, the `rest`, in numbers last; then its `own` line and what else there is, the better first.
 * `good`: the best and those named as good, which are marked; all that are as good where it is said which ones to `avoid`, or where all are alike. `rows` tell every choice in a few lines, `few` in fewer.
 * @property {string} best
 * @property {string[]} good
 * @property {string[]} avoid
 * @property {string} head
 * @property {string} text
 * @property {string} rest
 * @property {string} numbers
 * @property {Alternative} own
 * @property {Alternative[]} others
 * @property {Row[]} rows
 * @property {Row[]} few
 */

/**
 * @typedef {object} Glance A first look at the cards, until the hint is worked out; `share` of that is done.
 * @property {string} best
 * @property {string} head
 * @property {string} text
 * @property {number} share
 */

/**
 * @typedef {object} Warned The question before a slip: the choice that was not made, the best one and all that is as good, what is said: what is better with the first reason, the `rest`.
 * @property {string} id
 * @property {string} best
 * @property {string[]} good
 * @property {string} grade
 * @property {string} head
 * @property {string} text
 * @property {string} rest
 * @property {string} numbers
 */

/**
 * @typedef {object} Coach What the coach knows of my choice; `due` says that there is more to come: ask again. `brain` is
 * whether it can reckon: `soon` in seconds, `slow` in minutes, once on this computer, `failed` never.
 * @property {"ready" | "soon" | "slow" | "failed"} brain
 * @property {boolean} due
 * @property {Chances | null} chances
 * @property {Glance | null} glance
 * @property {Hint | null} hint
 * @property {Warned | null} warning
 */

export {};
