// way_back.js: a phone's own Back. At the table one press closes what lies over the board, or says that the next one leaves.

const GUARD = "river-guard"; // of the entry in the phone's history that the first press takes away
const SAID_MS = 4000;
export const LEAVES = "Press Back again to leave the game. Your seat is kept for you.";
export const LOOKS_AWAY = "Press Back again to leave the table.";

export class WayBack {
  /**
   * @param {object} ends
   * @param {() => boolean} ends.isAtTable
   * @param {() => boolean} ends.close close what lies over the board; false where nothing does
   * @param {() => boolean} ends.hasSeat whether somebody plays here, and does not only look on
   * @param {(words: string) => void} ends.say "" takes back what was said
   */
  constructor({ isAtTable, close, hasSeat, say }) {
    this.ends = { isAtTable, close, hasSeat, say };
    for (const touch of ["click", "keydown"]) window.addEventListener(touch, () => this.guard(), true);
    window.addEventListener("popstate", () => this.back());
  }

  /** Put an entry before the page's own; a browser passes over one that was put there before anybody has touched the page. */
  guard() {
    const untouched = navigator.userActivation?.hasBeenActive === false;
    if (untouched || history.state?.[GUARD] || !this.ends.isAtTable()) return;
    history.pushState({ [GUARD]: true }, "");
  }

  back() {
    if (history.state?.[GUARD] || window.location.hash) return; // forward again, or to another invitation
    if (!this.ends.isAtTable()) return history.back(); // there is nothing to lose
    if (this.ends.close()) return this.guard();
    this.ends.say(this.ends.hasSeat() ? LEAVES : LOOKS_AWAY);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { this.ends.say(""); this.guard(); }, SAID_MS);
  }
}
