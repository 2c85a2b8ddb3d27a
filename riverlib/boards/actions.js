// actions.js: what the player does. One action is on its way at a time; what it moves may fly before the game has answered.

import { remember } from "./remember.js";

/** @import { Board } from "./board.js" */
/** @import { BoardView, Note } from "./view_types.js" */

const ANSWER_MS = 6000;
const SHOWN_MS = 400;
const NO_ANSWER = "No answer from the game. Try again.";

/** @template {Board<any>} Game */
export class Actions {
  /** @param {Game} board */
  constructor(board) {
    this.board = board;
    this.pending = /** @type {any} */ (null); // {nonce, kind, game, timer} until the view with this nonce comes
    this.toldGame = null;
    this.flight = /** @type {any} */ (null); // {done, …}: my piece in the air, not yet an event
  }

  destroy() {
    clearTimeout(this.shownTimer);
    clearTimeout(this.pending?.timer);
  }

  /**
   * Send one action; false while another one is still on its way.
   * @param {{ kind: string, [field: string]: unknown }} action
   */
  act(action) {
    const { board } = this;
    if (this.pending && this.pending.kind !== "shown") return false;
    clearTimeout(this.pending?.timer);
    if (action.kind !== "undo") board.tips.done(action.kind);
    if (board.busy) board.settle();
    const nonce = `n-${crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)}`;
    this.pending = { nonce, kind: action.kind, game: board.view.game, timer: setTimeout(() => this.noAnswer(), ANSWER_MS) };
    board.expose();
    board.send("action", { ...action, turn: board.view.turn, nonce }); // the game thinks while the board is drawn
    board.render();
    return true;
  }

  /**
   * Tell the page, once a game, that the end has been seen: what it shows beside the board gave nothing away before.
   * @param {BoardView} view
   */
  tellShown(view) {
    if (view.home?.watches) return; // nobody sits there whom the end could be told
    if (view.phase !== "over") this.toldGame = null; // also after the last move was taken back
    if (view.phase !== "over" || this.toldGame === view.game) return;
    this.toldGame = view.game;
    const tell = () => { if (!this.act({ kind: "shown" })) this.toldGame = null; };
    this.shownTimer = setTimeout(tell, SHOWN_MS); // a message at mounting would be lost
  }

  /**
   * Unlock when this view answers the action on its way; returns what was pending, or null.
   * @param {BoardView} view
   */
  takeAnswer(view) {
    const { pending } = this;
    if (!pending) return null;
    const answers = view.answered === pending.nonce;
    if (!answers && view.game === pending.game) return null;
    clearTimeout(pending.timer);
    this.pending = null;
    if (!answers) return this.takeFlight() && null; // another game has come: nothing more is said of the last one
    return { ...pending, flight: view.note?.kind === "refused" ? this.takeFlight() : null };
  }

  takeFlight() {
    const { flight } = this;
    this.flight = null;
    return flight;
  }

  /**
   * Whether this event tells of the piece that I have already seen flying.
   * @param {any} _event
   */
  isMine(_event) {
    return false;
  }

  noAnswer() {
    const { board } = this;
    const flight = this.takeFlight();
    const { kind } = this.pending;
    this.pending = null;
    if (kind === "shown") this.toldGame = null; // so that it is told again
    if (!board.busy) board.settle();
    board.expose();
    if (kind !== "shown") this.tell({ flight }, { kind: "refused", text: NO_ANSWER });
  }

  /**
   * Say a note; a game may say it where the click was.
   * @param {any} _answered
   * @param {Note | null} note
   */
  tell(_answered, note) {
    if (note) this.board.notes.say(note.text);
  }

  /** For the browser tests: when the click came, when it was sent, when the frame after it was drawn. */
  time(event, clicked) {
    const sent = performance.now();
    const { timings } = this.board.exposed;
    requestAnimationFrame(() => remember(timings, { event: event.timeStamp, click: clicked, sent, frame: performance.now() }));
  }
}
