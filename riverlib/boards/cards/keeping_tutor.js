// keeping_tutor.js: in a guided first game the tutor warns by itself, and goes on with it in the next one until somebody says
// whether it shall. That is asked once, on the result of a deal, where no hand is in play; who has set it themselves is never asked.

import { make, makeButton } from "../dom.js";
import { readSettings } from "../settings.js";

/** @import { CardTable } from "./table.js" */

const ASKS = "Shall the tutor keep warning you?";
const SAID = { yes: "It warns you before a big slip.", no: "It says no more by itself. The settings bring it back." };

/**
 * What a device keeps of this: "" before a guided game, "guided" after one began, "asked" once it is decided. Pure.
 * @param {{ quiet: string, tutor: string }} settings
 * @param {boolean} isGuided
 */
export function nextQuiet({ quiet, tutor }, isGuided) {
  if (tutor !== "off") return "asked";
  return isGuided && !quiet ? "guided" : quiet;
}

/**
 * Keep in mind that a guided game was begun here, or what was said of the tutor in another window.
 * @param {CardTable} table
 */
export function minds(table) {
  goOn(table);
  const { view, settings: { quiet, tutor } } = table;
  if (quiet === "asked" || (!quiet && !view.guided && tutor === "off")) return;
  const kept = readSettings({ quiet, tutor });
  if (kept.quiet !== quiet) table.settings = { ...table.settings, tutor: kept.tutor };
  const next = nextQuiet(kept, Boolean(view.guided));
  if (next !== quiet) table.change("quiet", next);
}

/**
 * Who goes on to another deal without an answer wants it as it is: the tutor warns, and nothing is asked again.
 * @param {CardTable} table
 */
function goOn(table) {
  const { view, tutorAsked } = table;
  if (!tutorAsked || view.looking || tutorAsked === resultOf(view)) return;
  table.tutorAsked = "";
  if (table.settings.quiet === "guided") table.change("tutor", "gentle");
}

/** Names the result on which somebody was asked. */
const resultOf = ({ game, deal }) => `${game} ${deal.number}`;

/**
 * The question, where it is due between two deals, as nodes for the result.
 * @param {CardTable} table
 */
export function keepingQuestion(table) {
  const { view, settings, watches } = table;
  if (settings.quiet !== "guided" || view.guided || view.looking || view.lesson || view.phase !== "scored" || watches) return [];
  table.tutorAsked = resultOf(view);
  const words = make("span", "", ASKS);
  const yes = makeButton("keeps", "Yes, please", () => answer(table, "yes"));
  const no = makeButton("stops", "No, thanks", () => answer(table, "no"));
  const box = make("div", "keep-tutor");
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", ASKS);
  box.append(words, yes, no);
  return [box];
}

/**
 * Somebody has said what the tutor shall do: it is not asked any more.
 * @param {CardTable} table
 */
export function endKeeping(table) {
  if (table.settings.quiet !== "asked") table.change("quiet", "asked");
  table.parts.panel.querySelector(".keep-tutor[role]")?.remove(); // the question, not what was answered
}

/**
 * @param {CardTable} table
 * @param {"yes" | "no"} said
 */
function answer(table, said) {
  const box = table.parts.panel.querySelector(".keep-tutor");
  box?.replaceWith(make("p", "keep-tutor", SAID[said]));
  table.change("quiet", "asked");
  if (said === "yes") table.change("tutor", "gentle");
  table.log.speak(SAID[said]);
  if (table.controls.keyboard) table.controls.placeFocus();
}
