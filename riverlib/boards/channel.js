// channel.js: a board's own line to its game. What the page itself must do, and everything while the line is down, goes
// by the page.

import { Line } from "./line.js";

/** @import { Board } from "./board.js" */

/** What a page says of the line: whose it is, the number of the view it has drawn, and what it has drawn below the board.
 * @typedef {{ token: string, serial: number, below: string }} Live */

const OF_PAGE = new Set(["again", "charts", "leave", "look", "onward", "original", "shown"]);
const UNKNOWN = 4404; // the server knows this window no more: it was started anew
const REST_MS = 150;
const LOADED = "river-loaded-anew";
const LOAD_AGAIN_MS = 10_000; // a page that is loaded anew and known no better is left alone

export class Channel {
  /** @param {Board<any>} board */
  constructor(board) {
    this.board = board;
    this.live = /** @type {Live | null} */ (null);
    this.serial = 0; // of the newest view shown
    this.line = new Line({
      hello: () => ({ token: this.live?.token, serial: this.serial }), onHear: (seen) => this.hear(seen), onLost: (code) => this.lose(code),
    });
    this.sent = /** @type {any} */ (null); // the last click that went by the line
    this.send = this.send.bind(this);
  }

  /**
   * A view has come by the page; true unless a newer one is shown already.
   * @param {Live | undefined} live
   * @param {(name: string, value: any) => void} byPage
   */
  join(live, byPage) {
    this.byPage = byPage;
    const isOther = live?.token !== this.live?.token;
    if (isOther) this.close();
    this.live = live ? { ...live } : null;
    if (!live) return true;
    if (isOther) this.serial = 0;
    const isNew = live.serial >= this.serial;
    this.serial = Math.max(this.serial, live.serial);
    if (isOther) this.line.open();
    return isNew;
  }

  /**
   * Send a click or a question to the game.
   * @param {string} name
   * @param {any} action
   */
  send(name, action) {
    if (!this.line.isOpen || OF_PAGE.has(action?.kind)) return this.byPage(name, action);
    if (name === "action") this.sent = action;
    this.line.say({ name, action });
  }

  close() {
    clearTimeout(this.again);
    this.sent = null;
    this.line.close();
  }

  /** @param {{ serial: number, below: string, view: any }} seen */
  hear({ serial, below, view }) {
    if (serial <= this.serial || !this.live) return;
    this.serial = serial;
    this.board.update(view, this.send);
    if (below === this.live.below) return;
    this.live.below = below;
    this.drawPage();
  }

  /** Have the page drawn anew below the board, as soon as nothing moves on it. */
  drawPage() {
    if (this.board.busy || this.board.actions.pending) this.again = setTimeout(() => this.drawPage(), REST_MS);
    else this.byPage("page", { serial: this.serial });
  }

  /** The line has broken: the click on it goes by the page, which takes no click twice; true to try the line again. */
  lose(code) {
    const { pending } = this.board.actions;
    if (this.sent && pending?.nonce === this.sent.nonce) this.byPage("action", this.sent);
    this.sent = null;
    if (code === UNKNOWN) this.loadAnew();
    return code !== UNKNOWN;
  }

  loadAnew() {
    const last = Number(sessionStorage.getItem(LOADED) ?? 0);
    if (Date.now() - last < LOAD_AGAIN_MS) return;
    sessionStorage.setItem(LOADED, String(Date.now()));
    window.location.reload();
  }
}
