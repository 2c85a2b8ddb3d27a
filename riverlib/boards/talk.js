// talk.js: a thin strip on a board: on several devices who is away, what the others ask, what is waited for; else of what it is a copy.

import { make, makeButton, setProperty, setText } from "./dom.js";

/** @import { Board } from "./board.js" */
/** @import { HomeView } from "./view_types.js" */

const STRIP_GAP = 6; // below the strip, as in the style sheet
const STILL_MS = 350; // what lay under a finger has just moved away from it
const LEAVE_PHONE = { title: "Leave the table", question: "Leave the table? Your seat is then free for somebody else.", leave: "Leave the table" };

/** @typedef {{ home?: HomeView | null }} Told */

/** A button of the strip: what it says, which step it is, and of which seat.
 * @typedef {{ words: string, step: string, seat?: number }} Answer */

/**
 * Whether a board is one person's own phone.
 * @param {Told} view
 */
export function isPhone({ home }) {
  return Boolean(home) && home.you !== null;
}

/**
 * Whether the game was opened on another device, which alone starts a new one and shows what stands below the board.
 * @param {Told} view
 */
export function isGuest(view) {
  return isPhone(view) || Boolean(view.home?.watches);
}

/**
 * Whether a seat is that of the one person who holds this phone.
 * @param {Told} view
 * @param {number} seat
 */
export function isOwn({ home }, seat) {
  return home?.you === seat;
}

/**
 * Whether several people look at this device, so that nobody is "you".
 * @param {Told} told
 * @param {boolean[]} people of each seat whether a person plays it
 */
export function isHandedRound(told, people) {
  return Boolean(told.home?.watches) || seatsHere(told, people).length > 1;
}

/**
 * The seats that are played at this device.
 * @param {Told} view
 * @param {boolean[]} people of each seat whether a person plays it
 */
function seatsHere({ home }, people) {
  if (!home) return people.flatMap((person, seat) => (person ? [seat] : []));
  if (home.watches) return [];
  if (home.you !== null) return [home.you];
  return home.seats.filter(({ place, empty }) => !empty && (place === "here" || place === "free")).map(({ seat }) => seat);
}

/**
 * Says of a side whether it is marked as one's own: people at this device belong to it, though not to all the sides.
 * @param {Told} view
 * @param {boolean[]} people of each seat whether a person plays it
 * @param {number[][]} sides
 * @returns {(side: number[]) => boolean}
 */
export function ownSides(view, people, sides) {
  const here = seatsHere(view, people);
  const isOwn = (side) => side.some((seat) => here.includes(seat));
  return sides.every(isOwn) ? () => false : isOwn;
}

/**
 * Whether a win is celebrated at this device: of somebody who plays here. Where only bots play every win is, and a big screen
 * celebrates with all the people in the room.
 * @param {Told} view
 * @param {boolean[]} people of each seat whether a person plays it
 * @param {number[]} winners
 */
export function isCelebrated(view, people, winners) {
  const isJoined = view.home?.watches ? (seat) => people[seat] : (seat) => seatsHere(view, people).includes(seat);
  return !people.some(Boolean) || winners.some(isJoined);
}

/**
 * What a seat's plate shows of its person: nothing, "away", or "stood_in" where a bot plays for them.
 * @param {Told} view
 * @param {number} seat
 */
export function whereabouts({ home }, seat) {
  const told = home?.seats[seat];
  if (!told) return "";
  return told.stood_in ? "stood_in" : told.present ? "" : "away"; // who has left is as little there
}

/**
 * Whether nobody plays a seat now: its person has left, and it was not said yet who shall.
 * @param {Told} view
 * @param {number} seat
 */
export function isEmpty({ home }, seat) {
  const told = home?.seats[seat];
  return Boolean(told?.empty && !told.stood_in);
}

/**
 * What may be done about somebody who is not there; only the host's device can take a seat over.
 * @param {HomeView} home
 * @param {number | null} patient
 * @returns {Answer[]}
 */
function instead({ away: { seat, has_left: hasLeft }, watches, you }, patient) {
  if (watches) return [];
  const wait = { words: hasLeft ? "Wait for somebody" : "Wait", step: "wait", seat };
  const bot = { words: "Let a bot play", step: "bot", seat };
  const here = { words: "Play it at this device", step: "here", seat };
  return [...(patient === seat ? [] : [wait]), bot, ...(hasLeft && you === null ? [here] : [])];
}

/**
 * What is said, and the answers to it. What is asked comes first, then who is waited for.
 * @param {HomeView | null | undefined} home
 * @param {{ name: string }[]} seats
 * @param {number | null} patient whom somebody here would rather wait for
 * @param {{ text: string, back: string } | null} [copy] that this game was played on from the middle of another one
 * @returns {{ kind: "" | "asks" | "away" | "waits" | "copy", text: string, answers: Answer[] }}
 */
export function saidNow(home, seats, patient = null, copy = null) {
  const said = home ? saidAtHome(home, seats, patient) : null;
  if (said?.text) return said;
  if (!copy) return { kind: "", text: "", answers: [] };
  return { kind: "copy", text: copy.text, answers: copy.back ? [{ words: copy.back, step: "original" }] : [] };
}

/**
 * @param {HomeView} home
 * @param {{ name: string }[]} seats
 * @param {number | null} patient
 * @returns {ReturnType<typeof saidNow>}
 */
function saidAtHome(home, seats, patient) {
  const { question, away, waits, watches, offer } = home;
  if (question && !watches) return { kind: "asks", text: question.text, answers: [{ words: question.yes, step: "yes" }, { words: question.no, step: "no" }] };
  if (away && (away.is_waited_for || patient !== away.seat)) return { kind: "away", text: away.text, answers: instead(home, patient) };
  if (waits && offer && !watches) return { kind: "waits", text: waits, answers: [offer] };
  const stoodIn = watches ? [] : home.seats.filter((each) => each.stood_in);
  const answers = stoodIn.map(({ seat, empty }) => ({ words: `Wait for ${empty ? "somebody" : seats[seat].name} instead`, step: "back", seat }));
  return { kind: waits ? "waits" : "", text: waits, answers: waits ? answers : [] };
}

/**
 * What is asked before this board is left.
 * @param {Told} view
 * @param {{ title: string, question: string, leave: string }} own where the game is this device's
 */
export function leaveWords(view, own) {
  if (isPhone(view)) return LEAVE_PHONE;
  const hasPhones = view.home?.seats.some(({ place }) => place === "phone");
  return hasPhones ? { ...own, question: `${own.question} Whoever is at a phone can come along.` } : own;
}

/** Whether the strip has its place at all times, so that nothing moves when it comes. */
const isRoomy = () => matchMedia("(min-width: 1000px) and (min-height: 620px)").matches;

export class Talk {
  /** @param {Board<any>} board */
  constructor(board) {
    this.board = board;
    this.key = "";
    this.back = ""; // what was said to whoever has come back
    this.patient = /** @type {number | null} */ (null);
    this.box = make("div", "talk");
    this.box.setAttribute("role", "group");
    this.box.setAttribute("aria-label", "The others at the table");
    this.text = make("p", "talk-text");
    this.text.setAttribute("role", "status");
    this.answers = make("div", "talk-answers");
    this.box.append(this.text, this.answers);
    this.box.hidden = true;
    board.root.querySelector(".rail").before(this.box);
  }

  /** Show what is said in the board's newest view; a view without any of it hides the strip. */
  render() {
    const { board: { root, view, controls } } = this;
    const { home } = view;
    root.classList.toggle("watching", Boolean(home?.watches));
    if (isPhone(view)) controls.tools.rename("leave", "Leave");
    if (home?.away?.seat !== this.patient) this.patient = null;
    const said = saidNow(home, view.seats, this.patient, view.copy);
    const key = JSON.stringify([said, Boolean(home)]);
    if (key === this.key) return;
    this.key = key;
    if (said.text || (!this.box.hidden && !isRoomy())) this.holdStill();
    this.box.hidden = !said.text && !(home && !home.watches && isRoomy());
    this.box.classList.toggle("silent", !said.text);
    this.box.dataset.kind = said.kind;
    setText(this.text, said.text);
    this.answers.replaceChildren(...said.answers.map((each, no) => makeButton(no ? "talk-answer" : "talk-answer first", each.words, () => this.answer(each))));
    setProperty(root, "--talk", this.box.hidden ? "0px" : `${this.box.offsetHeight + STRIP_GAP}px`); // the board leaves it that much of the window
  }

  /** Tell whoever has come back what a bot has done for them; once, also where the line is opened again and again. */
  welcome() {
    const back = this.board.view.home?.back ?? "";
    if (back && back !== this.back) this.tell(back);
    this.back = back;
  }

  /** Once somebody looks: a phone may have come back in a pocket. */
  tell(back) {
    if (!document.hidden) return this.board.notes.say(back);
    return document.addEventListener("visibilitychange", () => this.tell(back), { once: true });
  }

  /** The strip pushes the board down when it comes: a tap that was meant for what lay there before hits nothing. */
  holdStill() {
    const { classList } = this.board.root;
    clearTimeout(this.timer);
    classList.add("shifted");
    this.timer = setTimeout(() => classList.remove("shifted"), STILL_MS);
  }

  /** @param {Answer} answer */
  answer({ step, seat }) {
    if (step === "wait") {
      this.patient = seat;
      return this.render();
    }
    if (step === "original") return this.board.act({ kind: step });
    return this.board.act({ kind: "home", step, ...(seat === undefined ? {} : { seat }) });
  }
}
