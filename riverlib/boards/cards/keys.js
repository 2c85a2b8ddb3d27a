// keys.js: which key means what. Pure: a key and what is possible now -> an intent, or null when it is not ours.

import { isStep } from "../steps.js";

const LETTERS = { u: "undo", h: "hint", c: "claim", l: "last", s: "scores", g: "log", w: "why", "?": "help" };
const SECOND_DIGIT_MS = 600;
const WALKS = ["card", "bidstep"]; // held down, these go on; all else is done once

/** The number meant by a digit: 1 then 2 within 600 ms is twelve when bids of ten and more exist. */
export function typedBid(digit, { max, before = null, now = 0 }) {
  if (max >= 10 && before && now - before.at <= SECOND_DIGIT_MS) {
    const both = before.digit * 10 + digit;
    if (both <= max) return { bid: both, waits: false };
  }
  const waits = max >= 10 && digit > 0 && digit * 10 <= max;
  return digit <= max ? { bid: digit, waits } : null;
}

/** Intent of a key press, {kind, …} or null. `inside`: the focus is in the table; `onButton`: on one of its buttons. */
export function keyIntent(event, now) {
  const intent = pressed(event, now);
  const isHeld = event.repeat && (intent || event.key === "Enter"); // held on a button, Enter presses it again and again
  return isHeld && !WALKS.includes(intent?.kind ?? "") ? { kind: "nothing" } : intent;
}

function pressed(event, { inside, onButton, bidding, cards, dialog, covered = false }) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { key } = event;
  if (key === "Escape") return { kind: "close" };
  if (/^[0-9]$/.test(key) && bidding) return { kind: "digit", digit: Number(key) };
  if (covered && !dialog && (/^[0-9]$/.test(key) || (isStep(key) && inside))) return { kind: "covered" };
  const letter = LETTERS[key.length === 1 ? key.toLowerCase() : key];
  if (letter) return { kind: letter };
  if (dialog) return null;
  if ((key === "Enter" || (key === " " && covered)) && !onButton) return { kind: "primary" };
  const arrow = isStep(key);
  if (arrow && inside && bidding === "focused") return { kind: "bidstep", key };
  return arrow && cards && inside !== null ? { kind: "card", key, every: Boolean(event.shiftKey) } : null;
}
