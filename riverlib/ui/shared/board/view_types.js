// view_types.js: what the views of both games hold; view_types.py says the same for Python.
// Types alone: the browser never gets this file.

/**
 * @typedef {object} Note What to say about the last action of this browser.
 * @property {"info" | "refused"} kind
 * @property {string} text
 */

/**
 * @typedef {object} BoardView What every game's view holds, besides its numbered events.
 * @property {string} game
 * @property {number} turn
 * @property {string | null} answered
 * @property {Note | null} note
 * @property {string} phase
 * @property {number | null} to_move
 */

/** @typedef {{ number: number, kind: string, seat?: number, text?: string }} BoardEvent An event of any game. */

export {};
