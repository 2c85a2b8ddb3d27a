// seat_line.js: a phone's line to its table. It shows the newest view, opens by itself after every sleep, and sends
// what was on its way once more: a game takes the same tap once.

import { Line } from "../../../boards/line.js";

/** @typedef {{ serial: number, below: string, view: any }} Seen */

export const UNKNOWN = 4404; // nobody knows this token (any more): the seat was freed
export const CLOSED = 4405; // the table is closed
const REST_MS = 3000; // until it is asked once more whether a closed table is open again
const LATE_MS = 1500; // before it is said that the table is looked for
const LONG_MS = 10_000; // before it is said what may help
const SLEPT_MS = 2000; // a page that was hidden so long may have a dead line that looks alive
const AWAY_MS = 20_000; // hidden so long a phone is asleep
const DEAF_MS = 3000; // the same where a tap gets no answer
const GIVEN_UP_MS = 5500; // a board says by itself that there was no answer, and gives the card back

/** What is said while there is no line, by how long it has been away: nothing, "late" or "long". */
export function lateness(ms) {
  if (ms < LATE_MS) return "";
  return ms < LONG_MS ? "late" : "long";
}

export class SeatLine {
  /**
   * @param {object} ends
   * @param {(seen: Seen) => void} ends.onSeen
   * @param {(token: string) => void} ends.onUnknown
   * @param {(token: string) => void} ends.onClosed the table is closed; the line goes on asking whether it is open again
   * @param {(late: string) => void} ends.onLate "", "late" or "long"
   */
  constructor({ onSeen, onUnknown, onClosed, onLate }) {
    this.ends = { onSeen, onUnknown, onClosed, onLate };
    this.isResting = false; // the table was closed: nobody looks for it, and nobody is told what it says
    this.token = "";
    this.sent = /** @type {{ message: { name: string, action: any }, at: number } | null} */ (null);
    this.lost = 0; // when the line broke, or was first tried
    this.hiddenAt = 0;
    this.line = new Line({
      hello: () => ({ token: this.token, serial: 0 }), // the newest view in any case: whoever was away looks at an old one
      onHear: (seen) => this.hear(seen), onLost: (code) => this.lose(code), onOpen: () => this.sendAgain(),
    });
    this.watch();
  }

  watch() {
    document.addEventListener("visibilitychange", () => {
      clearTimeout(this.sleep);
      if (document.hidden) this.doze();
      else if (Date.now() - this.hiddenAt > SLEPT_MS) this.wake();
    });
    window.addEventListener("online", () => this.wake());
    window.addEventListener("pageshow", ({ persisted }) => { if (persisted) this.wake(); });
  }

  /** Who does not come back soon is away: the others are told, for they may wait for them. */
  doze() {
    this.hiddenAt = Date.now();
    this.sleep = setTimeout(() => this.line.close(), AWAY_MS);
  }

  /**
   * Open a line as somebody else, or as the same once more.
   * @param {string} token
   */
  open(token) {
    this.isResting = false;
    this.sent = null;
    this.token = token;
    this.wake();
  }

  close() {
    this.token = "";
    this.sent = null;
    clearTimeout(this.deaf);
    this.found();
    this.isResting = false;
    this.line.close();
  }

  wake() {
    if (!this.token) return;
    this.seek();
    this.line.open();
  }

  /**
   * @param {string} name
   * @param {any} action
   */
  send(name, action) {
    const message = { name, action };
    if (name === "action") this.sent = { message, at: Date.now() };
    if (!this.line.isOpen) return; // it goes as soon as there is a line
    if (name === "action") this.sayOnce(message);
    else this.line.say(message);
  }

  /**
   * Say what has to be answered: where nothing comes back the line is dead, though it may look alive for minutes.
   * @param {{ name: string, action: any }} message
   */
  sayOnce(message) {
    this.line.say(message);
    clearTimeout(this.deaf);
    this.deaf = setTimeout(() => { if (this.sent) this.wake(); }, DEAF_MS);
  }

  sendAgain() {
    if (!this.sent) return;
    if (Date.now() - this.sent.at > GIVEN_UP_MS) this.sent = null;
    else this.sayOnce(this.sent.message);
  }

  /** @param {Seen} seen */
  hear(seen) {
    this.found();
    this.isResting = false;
    const nonce = this.sent?.message.action?.nonce;
    if (seen.view.kind === "lobby" || seen.view.view?.answered === nonce) this.sent = null;
    this.ends.onSeen(seen);
  }

  /** @param {number} code */
  lose(code) {
    if (code === CLOSED) return this.rest();
    if (code === UNKNOWN) {
      const { token, isResting } = this;
      this.close();
      if (!isResting) this.ends.onUnknown(token);
      return false;
    }
    this.seek();
    return Boolean(this.token);
  }

  /** A closed table may be opened again: whoever was at it is then there without doing anything. */
  rest() {
    const { token, isResting } = this;
    this.isResting = true;
    this.sent = null;
    this.found();
    this.askLater();
    if (!isResting) this.ends.onClosed(token);
    return false;
  }

  askLater() {
    clearTimeout(this.askAgain);
    this.askAgain = setTimeout(() => {
      if (document.hidden) this.askLater();
      else if (this.isResting) this.wake();
    }, REST_MS);
  }

  /* ---- how it is ---- */

  seek() {
    if (this.lost || this.isResting) return;
    this.lost = Date.now();
    this.look();
  }

  found() {
    this.lost = 0;
    clearTimeout(this.lookAgain);
    this.told("");
  }

  look() {
    clearTimeout(this.lookAgain);
    this.told(lateness(Date.now() - this.lost));
    this.lookAgain = setTimeout(() => this.look(), 500);
  }

  /** @param {string} late */
  told(late) {
    if (this.late === late) return;
    this.late = late;
    this.ends.onLate(late);
  }
}
