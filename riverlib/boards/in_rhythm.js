// in_rhythm.js: keys that were meant for the game's last moves press nothing on its result, which comes between two of them. Pure.

const RHYTHM_MS = 900; // nobody has read a result so soon,
const KEYS = ["Enter", " "]; // and these press buttons

/** One result's guard: as long as such keys follow each other in the rhythm of play, they are still the game's. */
export class InRhythm {
  constructor() {
    this.last = -Infinity; // when the result came, or the last key that was still the game's
  }

  /** The result has come. @param {number} now milliseconds */
  begin(now) {
    this.last = now;
  }

  /**
   * Whether a key is still the game's: one held down, too.
   * @param {{ key: string, repeat: boolean }} event
   * @param {number} now milliseconds
   */
  takes({ key, repeat }, now) {
    if (!KEYS.includes(key) || (!repeat && now - this.last > RHYTHM_MS)) return false;
    this.last = repeat ? this.last : now;
    return true;
  }
}
