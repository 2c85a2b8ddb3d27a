// plan.js: what to do with a view that has just come. Pure.

/** @import { BoardEvent, BoardView } from "./view_types.js" */

/** @param {{ events: BoardEvent[] }} view */
const lastNumber = (view) => view.events.at(-1)?.number ?? 0;

/** Whether something was taken back and played on since: then an event already seen tells another story. */
function isRetold(view, before, seen) {
  const [now, then] = [view, before].map((each) => each?.events.find((event) => event.number === seen));
  return Boolean(now && then) && JSON.stringify(now) !== JSON.stringify(then);
}

/** Whether several steps were passed at once where a game is looked at again: nobody waits for all that lies between. */
function isLeap({ looking, lesson }, before) {
  return Boolean(looking && before?.looking && lesson && before.lesson) && lesson.step - before.lesson.step > 1;
}

/**
 * What to do with a view that has just come; `before` is the one that came last.
 * `played` is the number of the last event shown, `seen` the highest number ever sent, `game` the game on the table; `begins`:
 * nothing but what opens a game has happened in this one, which is to be seen from there on.
 * Returns {kind, fresh, undone}: "snap" = show the view as it is, "play" = animate `fresh` first, "same" = nothing new.
 * @param {BoardView & { events: BoardEvent[] }} view
 */
export function planView(view, { game, played, seen, view: before = null }, begins = false) {
  const last = lastNumber(view);
  const none = { fresh: [], undone: false };
  if (game === null || view.game !== game) return begins ? { kind: "open", fresh: view.events, undone: false } : { kind: "snap", ...none };
  if (last < seen || isRetold(view, before, seen)) return { kind: "snap", fresh: [], undone: true };
  if (isLeap(/** @type {any} */ (view), before)) return { kind: "snap", ...none };
  const fresh = view.events.filter((event) => event.number > played);
  if (!fresh.length) return { kind: "same", ...none };
  if (fresh[0].number !== played + 1) return { kind: "snap", ...none };
  return { kind: "play", fresh, undone: false };
}

/**
 * The event to be shown next, or null: after a gap only the view itself is right.
 * @param {{ view: { events: BoardEvent[] }, played: number }} board
 */
export function nextEvent({ view, played }) {
  const next = view.events.find((event) => event.number > played);
  return next?.number === played + 1 ? next : null;
}
