// die_spot.js: the die and the button beside it: it throws, lets the wind pass, or hurries the bots; once a race is decided, or
// one player sails alone, another button has the rest of it played out.

import { setAttribute, setText } from "../dom.js";
import { decliningChoice } from "./choices.js";
import { rollWords } from "./words.js";

/** @import { River } from "./river.js" */

const HURRY = { text: "Hurry", label: "Hurry the others on" };
const END = { text: "See the end", label: "See the end of the race" }; // nobody here has anything to decide any more
const LEAST = 38; // pixels that a finger needs, where the chances have fewer;
const ROLL = 48; // as high as the button beside it

/**
 * Whether what moves now leads to the end without anybody here: then it can be gone to at once.
 * @param {River} river
 */
export function showsBots({ busy, played, view: { bots_from: from } }) {
  return busy && from !== null && played >= from;
}

/**
 * Whether the end itself is on show: nothing comes after it.
 * @param {River} river
 */
function isEnding({ played, view: { events } }) {
  const last = events.at(-1);
  return last?.kind === "end" && played >= last.number;
}

/**
 * Whether only bots and the tide move now: then the button hurries them.
 * @param {River} river
 */
export function mayHurry(river) {
  const { busy, shown: { to_move: seat, seats }, view } = river;
  if (isEnding(river)) return false;
  return showsBots(river) || (busy && !view.looking && !view.lesson && !view.preview && (seat === null || seats[seat].bot));
}

/**
 * Whether the rest can be had played out now, before a throw and after it: nobody else can win any more, or nobody else sails. Where the answers or the
 * tutor's words have the button's place, they come first.
 * @param {River} river
 */
export function offersEnd({ asksRoll, asksChoice, view, rideChoice, advice }) {
  return view.decided !== "" && (asksRoll || (asksChoice && rideChoice.box.hidden && !advice.isOpen));
}

/**
 * Whether nobody can win any more but the one who has won: what is thrown now is thrown for places.
 * @param {River} river
 */
function isWon({ view: { chances } }) {
  return Boolean(chances?.won.length);
}

/**
 * The button that has the rest played out, where the chances stood. Where there is still something to win it is the quiet one of the two.
 * @param {River} river
 */
function renderToEnd(river) {
  const { layout: { chances: { x, y, w, h }, height, scale }, parts: { toEnd } } = river;
  const tall = Math.max(LEAST, Math.min(h, ROLL * scale));
  toEnd.hidden = !offersEnd(river);
  river.root.classList.toggle("decided", !toEnd.hidden && isWon(river));
  toEnd.classList.toggle("quiet", !isWon(river));
  setAttribute(toEnd, "aria-label", `See the end of the race: ${river.view.decided}`);
  Object.assign(toEnd.style, { left: `${x - w / 2}px`, top: `${Math.min(y - tall / 2, height - tall - 4)}px`, width: `${w}px`, height: `${tall}px` });
}

/**
 * The die, its button, and the one that has the rest played out.
 * @param {River} river
 */
export function renderDieSpot(river) {
  renderToEnd(river);
  const { shown, view, die, busy, parts: { roll } } = river;
  const hurries = mayHurry(river);
  const declines = river.asksChoice && decliningChoice(river.choices);
  const ends = hurries && showsBots(river);
  const { text, label } = ends ? END : hurries ? HURRY : rollWords(river.asksChoice ? river.choices : [], river.asksRoll && offersEnd(river) && isWon(river));
  setText(roll, text);
  roll.classList.toggle("hurries", hurries);
  roll.classList.toggle("ends", ends);
  setAttribute(roll, "aria-label", label);
  setAttribute(roll, "aria-disabled", river.asksRoll || declines || hurries ? null : "true");
  roll.hidden = Boolean(view.looking) || (view.phase === "over" && !busy) || isEnding(river);
  if (river.actions.flight?.kind === "roll" || (busy && die.tossing)) return;
  const face = shown.face ?? shown.last?.face ?? null;
  if (die.face !== face || die.tossing) die.show(face);
}
