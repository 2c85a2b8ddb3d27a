// keys.js: which key means what on the river. Pure: a key and what is possible now -> an intent, or null.

import { isStep } from "../steps.js";

const LETTERS = {
  " ": "roll", r: "roll", g: "good", i: "ill", u: "undo", h: "hint", l: "log", s: "settings", "?": "help",
};
const ONCE = [" ", "Enter", "r", "R"]; // held down, these would roll and choose in one go, buttons under them too

/** Intent of a key press, {kind, …} or null. `inside`: the focus is on the river; `onButton`: on a button that does something now; `ended`: the result is on show. */
export function keyIntent(event, now) {
  const intent = pressed(event, now);
  if (!event.repeat || intent?.kind === "step") return intent;
  return intent || ONCE.includes(event.key) ? { kind: "nothing" } : null; // one press, one thing
}

function pressed(event, { inside, onButton, dialog, ended = false, choosing }) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { key } = event;
  if (key === "Escape") return { kind: "close" };
  if (key === "Enter") return onButton || (dialog && !ended) ? null : { kind: "primary" };
  if (key === " " && (onButton || dialog)) return null;
  const letter = LETTERS[key.length === 1 ? key.toLowerCase() : key];
  if (letter) return dialog && ["roll", "good", "ill"].includes(letter) ? null : { kind: letter, key };
  if (dialog || inside === null || !isStep(key)) return null;
  if (choosing) return { kind: "step", key };
  return inside && key.startsWith("Arrow") ? { kind: "nothing" } : null; // else the same key would walk now and scroll the page a moment later
}

export const KEY_HELP = [
  ["Space or R", "roll"],
  ["Arrows", "go from boat to boat"],
  ["Enter", "sail it"],
  ["G and I", "good and ill wind"],
  ["U", "take back"],
  ["H", "hint"],
  ["L", "log"],
  ["S", "settings"],
  ["N", "next tip"],
  ["Esc", "close"],
];
