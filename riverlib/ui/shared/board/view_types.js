// view_types.js: what the views of both games hold; view_types.py says the same for Python.
// Types alone: the browser never gets this file.

/**
 * @typedef {object} Note What to say about the last action of this browser.
 * @property {"info" | "refused"} kind
 * @property {string} text
 */

export {};
