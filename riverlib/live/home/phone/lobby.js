// lobby.js: which seat is mine? Then who I am: a name and a face.

import { make, makeButton, setText } from "../../../boards/dom.js";
import { COLOURS, portraitNode } from "../../../boards/portraits.js";
import { keepOwner, owner } from "./kept.js";

/** @typedef {{ seat: number, name: string, face: string, colour: number, place: "bot" | "here" | "free" | "phone", present: boolean }} SeatAt */
/** @typedef {{ kind: "lobby", game: string, title: string, host: string, locked: boolean, seats: SeatAt[], faces: string[], seat_token: string | null, look_on_token: string | null, note: { kind: string, text: string } | null }} LobbyView */

const LONGEST_NAME = 24;
const WHERE = { free: "free", bot: "plays by itself", here: "at the table's device" };

/**
 * Where the person of a seat is, in a word or two.
 * @param {SeatAt} seat
 */
export function whereWords({ place, present }) {
  if (place === "phone") return present ? "on a phone" : "on a phone, away";
  return WHERE[place];
}

/**
 * What is to be done in the lobby.
 * @param {LobbyView} view
 */
export function askWords({ locked, seats, host }) {
  const free = seats.filter(({ place }) => place === "free");
  if (locked) return `The table is locked. Ask ${host || "whoever opened it"} to let you in.`;
  if (!free.length) return `No seat is free. Ask ${host || "whoever opened the table"} for one.`;
  return "Which seat is yours?";
}

/**
 * Whether a seat can be taken.
 * @param {LobbyView} view
 * @param {number | null} seat
 */
export function isOpen({ locked, seats }, seat) {
  return !locked && seats.some((each) => each.seat === seat && each.place === "free");
}

/**
 * Who wears which face, but for one seat.
 * @param {LobbyView} view
 * @param {number} but
 * @returns {Record<string, string>} names by face
 */
export function wornBy({ seats }, but) {
  return Object.fromEntries(seats.filter(({ seat }) => seat !== but).map(({ face, name }) => [face, name]));
}

/**
 * Whether a name is only a seat's, which nobody is called.
 * @param {string} name
 */
export function isNobodys(name) {
  return /^(you|player \d+)$/i.test(name);
}

/**
 * What is offered as a name at a seat: the phone's owner's, unless somebody else here is called so.
 * @param {LobbyView} view
 * @param {SeatAt} seat
 * @param {string} known the owner's name; "" if nobody has sat down with this phone
 */
export function nameFor({ seats }, seat, known) {
  const isTaken = seats.some((each) => each.seat !== seat.seat && each.name.toLowerCase() === known.toLowerCase());
  if (known && !isTaken) return known;
  return isNobodys(seat.name) ? "" : seat.name;
}

/**
 * The way back to a seat of before: at this table, or at another one that may be over.
 * @param {LobbyView} view
 * @param {{ title?: string } | null} kept the seat
 */
export function backWords({ title }, kept) {
  if (!kept) return "";
  return kept.title && kept.title !== title ? `Back to the other table: ${kept.title}` : "Back to my seat";
}

/** A name for one tap that nobody guesses; `crypto.randomUUID` is only there over https. */
function newNonce() {
  return `s-${[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

export class Lobby {
  /**
   * @param {Record<string, string>} words of each face
   * @param {object} ends
   * @param {(action: any) => void} ends.onAct
   * @param {() => void} ends.onBack
   */
  constructor(words, { onAct, onBack }) {
    this.words = words;
    this.onAct = onAct;
    this.chosen = /** @type {number | null} */ (null);
    this.asked = false; // my tap has not been answered yet
    this.told = ""; // what the last view said to a tap
    this.key = "";
    this.node = make("div", "page lobby");
    this.title = make("h1");
    this.back = makeButton("go back", "Back to my seat", onBack);
    this.news = make("p", "news");
    this.news.setAttribute("role", "status");
    this.note = make("p", "refusal");
    this.note.setAttribute("role", "alert");
    this.ask = make("h2", "ask");
    this.ask.tabIndex = -1;
    this.list = make("ul", "rows");
    this.form = make("form", "who");
    this.form.noValidate = true;
    this.form.addEventListener("submit", (event) => { event.preventDefault(); this.sit(); });
    this.lookOn = makeButton("quiet", "Just look on", () => onAct({ kind: "look on", nonce: newNonce() }));
    this.node.append(this.title, this.news, this.back, this.note, this.ask, this.list, this.form, this.lookOn);
  }

  /**
   * Somebody has come in: no seat is chosen yet.
   * @param {string} news why they are here again; may be empty
   */
  begin(news) {
    this.chosen = null;
    this.key = "";
    setText(this.note, ""); // of another visit
    setText(this.news, news);
    this.news.hidden = !news;
  }

  /**
   * @param {LobbyView} view
   * @param {{ title?: string } | null} kept the seat that this phone had last
   */
  show(view, kept) {
    this.view = view;
    setText(this.title, view.title);
    const back = backWords(view, kept);
    const isElsewhere = back !== "Back to my seat";
    this.back.hidden = !back;
    this.back.className = isElsewhere ? "quiet back" : "go back";
    setText(this.back, back);
    if (isElsewhere) this.node.append(this.back);
    else this.news.after(this.back);
    const note = view.note?.text ?? "";
    const isLost = this.chosen !== null && !isOpen(view, this.chosen);
    if (this.asked || note !== this.told) setText(this.note, note); // an answer is said once, not with every news
    else if (isLost) setText(this.note, "That seat is no longer free.");
    if (isLost) this.chosen = null;
    this.told = note;
    this.asked = false;
    const key = JSON.stringify([view.seats, view.faces, view.locked, view.host, this.chosen]);
    if (key !== this.key) this.draw();
    this.key = key;
    this.form.querySelector(".go")?.removeAttribute("aria-disabled");
  }

  draw() {
    const seat = this.view.seats.find((each) => each.seat === this.chosen);
    this.list.hidden = Boolean(seat);
    this.form.hidden = !seat;
    this.lookOn.hidden = Boolean(seat) || this.view.locked;
    this.lookOn.className = this.view.seats.some(({ place }) => place === "free") ? "quiet" : "go"; // then it is all there is to do
    setText(this.ask, seat ? "Who are you?" : askWords(this.view));
    if (seat) {
      this.drawForm(seat);
      this.closeFaces(seat);
    }
    else this.list.replaceChildren(...this.view.seats.map((each) => this.row(each)));
  }

  /** @param {SeatAt} seat */
  row(seat) {
    const row = make("li");
    const open = isOpen(this.view, seat.seat);
    const button = makeButton(`row ${seat.place}`, null, () => { if (open) this.choose(seat.seat); });
    button.disabled = !open;
    const face = make("span", "face");
    face.append(portraitNode(seat.face, seat.colour));
    button.append(face, make("span", "name", seat.name), make("span", "where", whereWords(seat)));
    row.append(button);
    return row;
  }

  /** @param {number | null} seat */
  choose(seat) {
    this.chosen = seat;
    this.key = "";
    setText(this.note, "");
    this.news.hidden = true; // it was why they came, and they go on now
    this.draw();
    this.ask.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  /**
   * The form stays as it is while others come and go.
   * @param {SeatAt} seat
   */
  drawForm(seat) {
    if (this.form.dataset.seat === String(seat.seat) && this.form.childElementCount) return;
    this.form.dataset.seat = String(seat.seat);
    const label = make("label", "", "What is your name?");
    label.htmlFor = "name";
    this.name = make("input", "typed");
    Object.assign(this.name, { id: "name", type: "text", value: nameFor(this.view, seat, owner().name), maxLength: LONGEST_NAME, autocomplete: "off", autocapitalize: "words", spellcheck: false, enterKeyHint: "done" });
    this.name.addEventListener("input", () => setText(this.note, "")); // what was said of the last name
    const sit = makeButton("go", "Sit down");
    sit.type = "submit";
    this.form.style.setProperty("--mine", COLOURS[seat.colour % COLOURS.length]);
    this.form.replaceChildren(label, this.name, this.faces(seat), sit, makeButton("quiet", "Another seat", () => this.choose(null)));
  }

  /** @param {SeatAt} seat */
  faces(seat) {
    const wished = owner().face;
    const isFree = this.view.faces.includes(wished) && !wornBy(this.view, seat.seat)[wished];
    const face = isFree ? wished : seat.face;
    const all = this.view.faces.includes(face) ? this.view.faces : [face, ...this.view.faces];
    const group = make("fieldset", "faces");
    group.append(make("legend", "", "Your face"));
    for (const each of all) {
      const choice = make("label", "choice");
      const radio = make("input");
      Object.assign(radio, { type: "radio", name: "face", value: each, checked: each === face });
      radio.setAttribute("aria-label", this.words[each] ?? each);
      choice.append(radio, portraitNode(each));
      group.append(choice);
    }
    return group;
  }

  /**
   * What somebody else wears is not to be had.
   * @param {SeatAt} seat
   */
  closeFaces(seat) {
    const worn = wornBy(this.view, seat.seat);
    for (const radio of /** @type {NodeListOf<HTMLInputElement>} */ (this.form.querySelectorAll("input[name=face]"))) {
      const by = worn[radio.value];
      radio.disabled = Boolean(by) && radio.value !== seat.face;
      radio.parentElement.title = radio.disabled ? `${by} has this face` : "";
      if (radio.disabled) radio.checked = false;
    }
    const radios = /** @type {HTMLInputElement[]} */ ([...this.form.querySelectorAll("input[name=face]")]);
    if (!radios.some(({ checked }) => checked)) radios.find(({ value }) => value === seat.face).checked = true;
  }

  sit() {
    if (this.asked) return;
    const name = this.name.value.trim();
    if (!name) {
      setText(this.note, "Type a name, so that the others know who you are.");
      return this.name.focus();
    }
    const chosen = /** @type {HTMLInputElement} */ (this.form.querySelector("input[name=face]:checked"));
    this.asked = true;
    keepOwner({ name, face: chosen.value });
    this.form.querySelector(".go").setAttribute("aria-disabled", "true");
    this.onAct({ kind: "sit", seat: this.chosen, name, face: chosen.value, nonce: newNonce() });
  }
}
