// steps.js: walking along a row of things with the arrow keys. Pure.

const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Whether a key walks along a row. */
export function isStep(key) {
  return key in STEPS || key === "Home" || key === "End";
}

/** The place reached from `at` by an arrow, Home or End among `places`, ascending, that may be gone to; else null. */
export function stepThrough(key, at, places) {
  const [first, last] = [places[0] ?? null, places.at(-1) ?? null];
  if (key === "Home") return first;
  if (key === "End") return last;
  const step = STEPS[key];
  if (!step) return null;
  if (step > 0) return places.find((place) => place > at) ?? first;
  return (at < 0 ? null : places.filter((place) => place < at).at(-1)) ?? last;
}

/** The place reached from `at` among `count` things by an arrow, Home or End, or null for another key. */
export function stepAmong(key, at, count) {
  if (!count) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  if (!step) return null;
  if (at < 0) return step > 0 ? 0 : count - 1;
  return (at + step + count) % count;
}
