// keeping_tutor.js: in a guided first game the tutor warns by itself, in the next one it is quiet. Said once, where a choice waits
// for the first time in a game after it; who has set it themselves is never asked.

import { boxAround } from "../boxes.js";
import { make, makeButton } from "../dom.js";

/** @import { CardTable } from "./table.js" */

const ASKS = "The tutor is quiet now. Keep its warnings on?";
const KEPT = "It warns you before a big slip. The settings have more.";
const SEEN = 2; // weight of what the question may not lie on
const READ_MS = 3000; // who had it before their eyes for so long has read it

/**
 * What a device keeps of this: "" before a guided game, "guided" after one began, "asked" once that is decided. Pure.
 * @param {{ quiet: string, tutor: string }} settings
 * @param {{ isGuided: boolean, hasChosen: boolean }} now
 */
export function nextQuiet({ quiet, tutor }, { isGuided, hasChosen }) {
  if (hasChosen || tutor !== "off") return "asked";
  return isGuided && !quiet ? "guided" : quiet;
}

/**
 * Ask whether the tutor shall go on, where that is due; returns whether it is asked now.
 * @param {CardTable} table
 */
export function askToKeep(table) {
  const { view, settings, coach, notes, parts: { toast, stage } } = table;
  const quiet = nextQuiet(settings, { isGuided: Boolean(view.guided), hasChosen: Boolean(coach.chosenIn) });
  if (quiet !== settings.quiet) table.change("quiet", quiet);
  if (quiet !== "guided" || view.guided || !coach.sent) return false;
  const answers = answersFor(table);
  notes.say(ASKS, null, { stays: true, onward: answers });
  if (liesOn(notes.seen, boxAround([toast], stage))) { // in a crowd it waits for a choice with more bare felt
    notes.hide();
    return false;
  }
  table.log.speak(ASKS);
  setTimeout(() => !toast.hidden && toast.contains(answers) && table.change("quiet", "asked"), READ_MS);
  return true;
}

/** Whether a note lies on anything that has to be looked at. */
function liesOn(seen, { x, y, w, h }) {
  return seen.some((box) => box.weight >= SEEN && Math.abs(box.x - x) < (box.w + w) / 2 && Math.abs(box.y - y) < (box.h + h) / 2);
}

/** @param {CardTable} table */
function answersFor(table) {
  const answers = make("span", "note-answers");
  answers.append(makeButton("keeps", "Keep it on", () => answer(table, true)), makeButton("stops", "No thanks", () => answer(table, false)));
  return answers;
}

/**
 * @param {CardTable} table
 * @param {boolean} keeps
 */
function answer(table, keeps) {
  table.change("quiet", "asked");
  if (keeps) table.change("tutor", "gentle");
  table.notes.hide();
  if (keeps) table.notes.say(KEPT);
  if (table.controls.keyboard) table.controls.placeFocus();
}
