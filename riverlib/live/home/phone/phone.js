// phone.js: what a phone does, from the address it was given to its seat at the table.

import { makeButton } from "../../../boards/dom.js";
import { door, forgetSeat, keepDoor, keepSeat, lastSeat, seatOf } from "./kept.js";
import { Lobby } from "./lobby.js";
import { SeatLine } from "./seat_line.js";
import { Table } from "./table.js";
import { WayBack } from "./way_back.js";
import { WayIn } from "./way_in.js";

const LOOKING = {
  late: "Looking for the table …",
  long: "Looking for the table … Is it still open, and this phone on the same Wi-Fi?",
};
const FETCH_AGAIN_MS = 1000;
const NEXT_MS = 3500;
const FREED = "Your seat was freed at the table's device.";
const CLOSED = "The table is closed. See you next time.";
const NO_INVITATION = "This invitation is not good any more.";
const NO_SCREEN = "This screen's link is not good any more. Open the new one at the table's device.";
const LEFT = "You have left the table.";

class Phone {
  /** @param {HTMLElement} body */
  constructor(body) {
    this.main = body.querySelector("main");
    this.looking = /** @type {HTMLElement} */ (body.querySelector(".looking"));
    this.saying = /** @type {HTMLElement} */ (body.querySelector(".saying"));
    this.onlooker = /** @type {HTMLElement} */ (body.querySelector(".onlooker"));
    this.onlooker.append(makeButton("go", "Take a seat", () => this.come(this.onlooker.dataset.wayIn)));
    this.invitation = ""; // the token that led here, to go back to when a seat is lost
    this.seat = ""; // the token of the seat that the line is for, or ""
    this.news = "";
    this.watches = false;
    this.title = ""; // of the game on show
    this.wayIn = new WayIn((token) => this.come(token));
    this.lobby = new Lobby(JSON.parse(body.dataset.faces), {
      onAct: (action) => this.line.send("action", action), onBack: () => this.sitAgain(),
    });
    this.table = new Table((name, value) => this.send(name, value));
    this.line = new SeatLine({
      onSeen: (seen) => this.show(seen.view), onUnknown: (token) => this.unknown(token), onClosed: (token) => this.closed(token), onLate: (late) => this.late(late),
    });
    this.wayBack = new WayBack({
      isAtTable: () => this.table.node.parentElement === this.main, close: () => this.table.closeTop(), hasSeat: () => !this.watches, say: (words) => this.say(words),
    });
    window.addEventListener("hashchange", () => this.start());
    this.start();
  }

  /** The token in the address, else the seat that was sat at last, else the door of this visit, else a typed code. */
  start() {
    const token = window.location.hash.slice(1);
    if (token) history.replaceState(null, "", window.location.pathname);
    const kept = lastSeat();
    if (token) this.come(token);
    else if (door()) this.come(door());
    else if (kept) this.come(kept.invitation);
    else this.ask("");
  }

  /**
   * Come with a token: to the seat that it has led to before, or through its door.
   * @param {string} token
   */
  come(token) {
    keepDoor(token);
    this.invitation = token;
    this.seat = seatOf(token)?.seat ?? "";
    this.line.open(this.seat || token);
  }

  /** To the seat that was sat at last, which may be at this very table: the invitation may be a new one. */
  sitAgain() {
    this.seat = lastSeat()?.seat ?? "";
    if (this.seat) this.line.open(this.seat);
  }

  /**
   * @param {string} news
   * @param {boolean} isOver whether the table was closed
   * @param {boolean} isScreen whether nobody types here
   */
  ask(news, isOver = false, isScreen = false) {
    keepDoor("");
    this.table.leave();
    this.put(this.wayIn.node);
    this.wayIn.show(news, isOver, isScreen);
    this.news = "";
  }

  /** @param {any} view */
  show(view) {
    if (view.kind === "lobby") return this.showLobby(view);
    this.watches = Boolean(view.view?.home?.watches);
    if (this.put(this.table.node)) this.settle(view); // not with every view: one may still come after a goodbye
    this.lead(view.way_in);
    this.announce(view.title);
    this.wayBack.guard();
    const again = () => setTimeout(() => this.line.wake(), FETCH_AGAIN_MS); // what was missing is fetched with the next view
    return this.table.show(view.game, view.view).catch(again);
  }

  /**
   * Who looks on may sit down where a seat is free.
   * @param {string} wayIn the invitation; "" while there is no seat, or for a screen
   */
  lead(wayIn) {
    this.onlooker.hidden = !wayIn;
    this.onlooker.dataset.wayIn = wayIn;
  }

  /**
   * Say what is played where it is another game than before: the board has just become another one.
   * @param {string} title
   */
  announce(title) {
    if (this.title && title !== this.title) {
      this.say(`Now: ${title}`);
      setTimeout(() => this.say(""), NEXT_MS);
    }
    this.title = title;
    document.title = title;
  }

  /** A seat is kept; also one that was forgotten because its table was closed, and is open again. */
  settle(view) {
    this.news = "";
    if (typeof view.view?.home?.you !== "number") return;
    this.seat = this.line.token;
    if (!seatOf(this.seat)) keepSeat({ invitation: this.invitation, seat: this.seat });
  }

  showLobby(view) {
    this.watches = false;
    if (view.seat_token) {
      this.seat = view.seat_token;
      keepSeat({ invitation: this.invitation, seat: this.seat, title: view.title });
      return this.line.open(this.seat);
    }
    if (view.look_on_token) return this.come(view.look_on_token);
    this.table.leave();
    if (this.put(this.lobby.node)) {
      this.title = "";
      this.lobby.begin(this.news);
      document.title = view.title;
      this.table.expect(view.game);
    }
    this.lobby.show(view, lastSeat());
    return undefined;
  }

  /**
   * @param {string} name
   * @param {any} value
   */
  send(name, value) {
    if (value?.kind === "leave") this.news = LEFT;
    this.line.send(name, value);
  }

  /**
   * The table is closed: another evening begins with its letters, and one that is opened again takes this page back by itself.
   * @param {string} token
   */
  closed(token) {
    forgetSeat(token);
    this.seat = "";
    this.ask(CLOSED, true, this.watches);
    keepDoor(token); // also where the page is loaded anew
  }

  /**
   * Nobody knows a token: a lost seat leads back to its door, a closed door to the typed letters.
   * @param {string} token
   */
  unknown(token) {
    forgetSeat(token);
    const wasSeat = Boolean(this.seat);
    this.seat = "";
    if (this.watches) return this.ask(NO_SCREEN);
    if (wasSeat) {
      this.news ||= FREED;
      if (this.invitation && this.invitation !== token) return this.line.open(this.invitation);
    }
    return this.ask(!this.news || this.news === FREED ? NO_INVITATION : this.news);
  }

  /** @param {string} late */
  late(late) {
    this.looking.textContent = LOOKING[late] ?? "";
    this.looking.hidden = !late;
  }

  /** @param {string} words in the middle of the page, for a moment: that Back leaves the game, or that the next one has begun */
  say(words) {
    this.saying.textContent = words;
    this.saying.hidden = !words;
  }

  /**
   * Show one of the three pages; true where another one was on show.
   * @param {HTMLElement} node
   */
  put(node) {
    if (node.parentElement === this.main) return false;
    this.main.replaceChildren(node);
    if (node !== this.table.node) this.lead("");
    scrollTo(0, 0);
    return true;
  }
}

export default new Phone(document.body);
