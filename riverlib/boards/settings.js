// settings.js: the player's own settings (speed, sounds and what a game adds), kept in this browser for every game.

import { make, makeButton } from "./dom.js";

const STORE = "riverlib-table"; // the card table came first: its players keep what they chose
const SETTINGS = { speed: "normal", sounds: false };
export const ON_OFF = [[true, "On"], [false, "Off"]];
const SPEED_WORDS = [["slow", "Slow"], ["normal", "Normal"], ["fast", "Fast"], ["off", "None"]];

/** All settings, those of `own` at first; a browser that keeps nothing still plays. */
export function readSettings(own) {
  try {
    return { ...SETTINGS, ...own, ...JSON.parse(localStorage.getItem(STORE) ?? "{}") };
  } catch {
    return { ...SETTINGS, ...own };
  }
}

/** One that was changed, beside what is kept: another window may have changed others since. */
function keepSetting(settings, key) {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? "null") ?? settings;
    localStorage.setItem(STORE, JSON.stringify({ ...kept, [key]: settings[key] }));
  } catch {
    // private windows may refuse: the choice then lasts until the page is left
  }
}

/** A row of choices; a quiet `note` behind its label says in a few words what the label alone does not. */
export function choiceRow(label, options, chosen, onChoose, note = "") {
  const group = make("div", "choice");
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", label);
  const buttons = options.map(([value, words]) => {
    const button = makeButton("option", words, () => {
      if (onChoose(value) === false) return; // another click is still on its way
      buttons.forEach((other) => other.setAttribute("aria-pressed", String(other === button)));
    });
    button.setAttribute("aria-pressed", String(value === chosen));
    return button;
  });
  const named = make("span", "choice-label", label);
  if (note) {
    named.append(" ", make("small", "choice-note", note));
    group.setAttribute("aria-description", note);
  }
  group.append(named, ...buttons);
  return group;
}

/**
 * The rows that every game has; sounds first, for they are off until somebody finds them.
 * @param {any} settings
 * @param {(key: string, value: any) => void} onChange
 * @param {boolean} reduced whether the device asks for less motion: said in the row itself, which costs no line
 */
export function commonRows(settings, onChange, reduced) {
  return [
    choiceRow("Sounds", ON_OFF, settings.sounds, (value) => onChange("sounds", value)),
    choiceRow(reduced ? "Animations (your device asks for none)" : "Animations", SPEED_WORDS, settings.speed, (value) => onChange("speed", value)),
    choiceRow("Explain as we play", ON_OFF, settings.explain, (value) => onChange("explain", value), "tips at what is new"),
  ];
}

/**
 * Change one setting of a board, keep it, and let it show at once.
 * @param {import("./board.js").Board<any>} board
 */
export function changeSetting(board, key, value) {
  board.settings = { ...board.settings, [key]: value };
  keepSetting(board.settings, key);
  board.applySettings();
  if (board.view) board.forced.plan();
  if (key === "sounds" && value) board.sound.sample();
  if (key === "explain" && value) board.tips.again();
}
