// settings.js: the player's own settings (speed, sounds and what a game adds), kept in this browser for every game.

import { make, makeButton } from "./dom.js";

const STORE = "riverlib-table"; // the card table came first: its players keep what they chose
const SETTINGS = { speed: "normal", sounds: false };
export const ON_OFF = [[true, "On"], [false, "Off"]];
const SPEED_WORDS = [["slow", "Slow"], ["normal", "Normal"], ["fast", "Fast"], ["off", "Off"]];

/** All settings, those of `own` at first; a browser that keeps nothing still plays. */
export function readSettings(own) {
  try {
    return { ...SETTINGS, ...own, ...JSON.parse(localStorage.getItem(STORE) ?? "{}") };
  } catch {
    return { ...SETTINGS, ...own };
  }
}

export function keepSettings(settings) {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // private windows may refuse: the choice then lasts until the page is left
  }
}

export function choiceRow(label, options, chosen, onChoose) {
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
  group.append(make("span", "choice-label", label), ...buttons);
  return group;
}

/** The rows that every game has. */
export function commonRows(settings, onChange) {
  return [
    choiceRow("Speed", SPEED_WORDS, settings.speed, (value) => onChange("speed", value)),
    choiceRow("Sounds", ON_OFF, settings.sounds, (value) => onChange("sounds", value)),
  ];
}
