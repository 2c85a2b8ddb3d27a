// sound_tool.js: the small speaker among the tools. Sounds are off until somebody wants them: crossed out it says so, and one press lets them be heard.

import { icon, setAttribute } from "./dom.js";
import { changeSetting } from "./settings.js";

/** @import { Board } from "./board.js" */

/** As the tools of a game are listed: name, words, key, whether it acts at once, its word on a phone. */
export const SOUND_TOOL = ["sounds", "Sounds", "", true, "Sound"];

/**
 * Let a board be heard, or be silent, as its settings say; its speaker shows which.
 * @param {Pick<Board<any>, "sound" | "settings" | "controls">} board
 */
export function letHear({ sound, settings: { sounds }, controls }) {
  sound.on = sounds;
  const button = controls.tools.buttons.get(SOUND_TOOL[0]);
  if (!button || button.getAttribute("aria-pressed") === String(sounds)) return;
  button.querySelector(".icon")?.replaceWith(icon(sounds ? "sounds" : "silent"));
  setAttribute(button, "aria-pressed", String(sounds));
  setAttribute(button, "aria-label", sounds ? "Sounds on" : "Sounds off");
  setAttribute(button, "title", sounds ? "Turn the sounds off" : "Turn the sounds on");
}

/**
 * Turn the sounds on or off. What moves goes on, and a tip stays where it was.
 * @param {Board<any>} board
 */
export function turnSounds(board) {
  board.controls.popover.close(); // the settings would go on showing what was
  changeSetting(board, "sounds", !board.settings.sounds);
  board.notes.tellAgain();
}
