// seats.js: the players around the table.

import { draw, icon, make, setAttribute, setText } from "../dom.js";
import { plural } from "../phrases.js";
import { wearFace } from "../portraits.js";
import { whereabouts } from "../talk.js";
import { fillBid } from "./bid_marks.js";
import { saysBid, saysMyBid } from "./bid_word.js";
import { faceNode } from "./card_nodes.js";
import { isCard, teamSign } from "./faces.js";
import { fanBacks } from "./held.js";
import { handNodes } from "./looking.js";
import { fitName, measureText } from "../names.js";
import { beatOf, playBeat } from "./seat_beats.js";
import { standing } from "./standing.js";
import { showTotal } from "./total.js";
import { needWords, ringWords, seatLabel, seatWords } from "./words.js";

/** @import { CardView, Seat } from "./view_types.js" */

const TEAMS = 5; // colours of teams in the style sheet
const NAME = { // as drawn, by the table's shape
  wide: { size: 17, lines: 2 }, tablet: { size: 15, lines: 2 }, tall: { size: 14, lines: 2 }, low: { size: 14, lines: 1 },
};
const BESIDE_NAME = { wide: 81, tablet: 81, tall: 39, low: 52 }; // of a plate's width
const BESIDE_CARD = { wide: 81, tablet: 81, tall: 50, low: 56 }; // the same with a card on the forehead
const BESIDE_ROOMY = 49; // where a phone's plates are higher
const BESIDE_SPARE = 44;
const SPARE_FROM = 7; // players on a phone held upright, whose plates stand in rows
const BESIDE_MINE = 74;
const BESIDE_LARGE = 77; // on a phone held sideways, while my plate has nothing to say but how I stand
const SLIM = { below: 140, beside: 38 }; // where five sit in a row on a phone's side the face makes room
const ROOMY_FROM = 60; // height of a plate from which its face is larger
const RING = { size: 56, radius: 25, gap: 5 };

export class Seats {
  /**
   * @param {HTMLElement} box
   * @param {import("../motion.js").Motion} motion
   */
  constructor(box, motion) {
    this.motion = motion;
    this.stood = /** @type {import("./standing.js").Standing[]} */ ([]); // how each seat stood when it was drawn last
    this.family = "";
    this.box = box;
    this.nodes = [];
    this.labels = [];
  }

  /**
   * Draw every seat; a seat whose picture has not changed is left alone. While things move (`beats`) a seat shows what has just
   * happened to it.
   * @param {CardView} shown
   * @param {any} layout
   * @param {boolean} [beats]
   */
  render(shown, layout, beats = false) {
    const seats = shown.seats.length;
    if (this.nodes.length !== seats) this.build(seats);
    const mine = shown.me ?? 0;
    const standings = shown.seats.map((_, no) => standing(shown, no));
    this.box.classList.toggle("wordless", !saysBid(standings, layout));
    this.box.classList.toggle("my-wordless", !saysMyBid(standings, layout));
    shown.seats.forEach((seat, no) => {
      const place = layout.places[(no - mine + seats) % seats];
      const state = { standing: standings[no], phase: shown.phase, toMove: shown.to_move === no, dealer: shown.deal.dealer === no && shown.phase !== "over", mine: no === mine && !shown.home?.watches, won: shown.phase === "over" && shown.winners.includes(no), open: shown.looking?.hands[no] ?? null, where: whereabouts(shown, no) };
      const picture = JSON.stringify([seat, state, place, layout.scale, layout.shape]);
      if (this.labels[no] === picture) return;
      this.labels[no] = picture;
      this.fill(this.nodes[no], seat, no, state);
      this.put(this.nodes[no], place, state, layout);
      if (beats) playBeat(this.nodes[no], beatOf(this.stood[no], state.standing), { motion: this.motion, mine: state.mine });
      this.stood[no] = state.standing;
    });
  }

  build(seats) {
    this.labels = [];
    this.stood = [];
    this.nodes = Array.from({ length: seats }, (_, no) => {
      const node = make("div", "seat");
      node.setAttribute("role", "group");
      node.style.setProperty("--mine", `var(--seat-${no % 10})`);
      const avatar = make("span", "avatar");
      avatar.append(make("span", "initial"), draw(`<svg class="ring" viewBox="0 0 ${RING.size} ${RING.size}" aria-hidden="true"></svg>`));
      const dealer = make("span", "dealer", "D");
      dealer.title = "Dealer";
      const name = make("span", "name");
      const marks = make("span", "marks");
      const head = make("span", "head");
      head.append(name, marks);
      const foot = make("span", "foot");
      foot.append(make("span", "done"), make("span", "need"), make("span", "total"));
      node.append(avatar, dealer, head, foot, make("span", "held"));
      return node;
    });
    this.box.replaceChildren(...this.nodes);
  }

  /**
   * Let a seat hold so many cards more visibly while they are dealt; the next drawing says the same.
   * @param {number} no
   * @param {number} cards
   */
  hold(no, cards) {
    const held = /** @type {HTMLElement} */ (this.nodes[no].querySelector(".held"));
    fanBacks(held, cards);
    held.hidden = false;
  }

  put(node, place, { mine }, layout) {
    const { scale, shape } = layout;
    const width = place.w / scale;
    node.style.transform = `translate(${place.x}px, ${place.y}px) translate(-50%, -50%) scale(${scale})`;
    node.style.width = place.w ? `${width}px` : "";
    node.style.height = mine && shape === "low" ? `${place.h}px` : ""; // as high as what it tells
    node.dataset.edge = place.edge;
    const isCard = node.classList.contains("forehead");
    const isSlim = shape === "low" && !mine && !isCard && width < SLIM.below;
    node.classList.toggle("slim", isSlim);
    const isRoomy = shape === "tall" && !mine && !isCard && place.h > ROOMY_FROM;
    node.classList.toggle("roomy", isRoomy);
    const isSpare = shape === "tall" && !mine && !isCard && !isRoomy && this.nodes.length >= SPARE_FROM;
    node.classList.toggle("spare", isSpare);
    const beside = mine ? (shape === "low" && node.classList.contains("unneeded") ? BESIDE_LARGE : BESIDE_MINE) : isSlim ? SLIM.beside : isRoomy ? BESIDE_ROOMY : isSpare ? BESIDE_SPARE : (isCard ? BESIDE_CARD : BESIDE_NAME)[shape];
    this.fitName(node, { ...NAME[shape], width: place.w ? width - beside : layout.width - 220 });
  }

  /**
   * Write the name as large as it fits; a name that had to be cut is told in full where the pointer or the focus is.
   * @param {HTMLElement} node
   * @param {{ width: number, size: number, lines: number }} room
   */
  fitName(node, room) {
    const name = /** @type {HTMLElement} */ (node.querySelector(".name"));
    this.family ||= getComputedStyle(name).fontFamily; // asked once: asked at every drawing it would have all styles reckoned anew
    const { size, lines, cut } = fitName(name.textContent, { ...room, measure: (text) => measureText(text, this.family) });
    name.style.fontSize = size === room.size ? "" : `${size}px`;
    node.classList.toggle("two-lines", lines > 1);
    node.classList.toggle("cut", cut);
    setAttribute(node, "data-name", cut ? name.textContent : null);
    setAttribute(node, "tabindex", cut ? "0" : null);
  }

  /**
   * @param {HTMLElement} node
   * @param {Seat} seat
   * @param {number} no
   * @param {any} state
   */
  fill(node, seat, no, state) {
    const find = (part) => /** @type {HTMLElement} */ (node.querySelector(`.${part}`));
    const bid = seat.bid !== null;
    node.classList.toggle("turn", state.toMove);
    node.classList.toggle("deals", state.dealer);
    node.classList.toggle("me", state.mine);
    node.classList.toggle("forehead", Boolean(seat.shown?.length));
    node.classList.toggle("unbid", !bid);
    node.classList.toggle("waits", !bid && !seat.laid && !state.toMove);
    node.classList.toggle("won", state.won);
    node.classList.toggle("made", state.standing.verdict === "made");
    node.classList.toggle("missed", state.standing.verdict === "missed");
    wearFace(find("initial"), seat);
    setText(find("name"), seat.name);
    setAttribute(find("name"), "title", seat.name);
    this.fillDone(find("done"), seat, state);
    const need = state.mine ? needWords(seat, state.standing, state.phase) : "";
    setText(find("need"), need);
    node.classList.toggle("unneeded", state.mine && !need);
    showTotal(find("total"), seat.total);
    setAttribute(find("total"), "title", plural(seat.total, "point"));
    setAttribute(node, "aria-label", seatLabel(seat, state));
    this.fillMarks(find("marks"), seat, state.where);
    this.fillAvatar(find("avatar"), seat, state);
    const held = find("held");
    const backs = state.mine || state.open || seat.shown?.length ? 0 : seat.cards;
    const open = state.mine ? [] : state.open ?? [];
    const isOpen = held.classList.toggle("open", open.length > 0);
    if (isOpen) held.replaceChildren(...handNodes(open));
    else if (held.querySelector(".open-suit")) held.replaceChildren();
    if (!isOpen) fanBacks(held, backs);
    held.hidden = !backs && !open.length;
  }

  /**
   * @param {HTMLElement} box
   * @param {Seat} seat
   * @param {any} state
   */
  fillDone(box, seat, state) {
    if (seat.bid !== null) return fillBid(box, state.standing);
    delete box.dataset.key;
    return setText(box, seatWords(seat, state));
  }

  /**
   * @param {HTMLElement} box
   * @param {Seat} seat
   * @param {string} where
   */
  fillMarks(box, seat, where) {
    const key = `${seat.kind}/${seat.team}/${where}`;
    if (box.dataset.key === key) return;
    box.dataset.key = key;
    box.replaceChildren();
    const plate = /** @type {HTMLElement} */ (box.closest(".seat"));
    plate.classList.toggle("partnered", seat.team !== null);
    if (seat.team !== null) {
      plate.style.setProperty("--team", `var(--team-${seat.team % TEAMS})`);
      const sign = make("span", "team");
      sign.title = `Team ${seat.team + 1}`;
      sign.append(draw(teamSign(seat.team)));
      box.append(sign);
    }
    if (seat.kind === "person" && !where) return;
    const sign = make("span", where ? "absent" : "robot");
    sign.title = { "": "Computer player", stood_in: "A bot plays for them", away: "Away" }[where];
    sign.append(icon(where === "away" ? "away" : "robot"));
    box.append(sign);
  }

  /**
   * The avatar wears the ring of tricks, a laid-down bid as a fist, or in forehead deals the card itself.
   * @param {HTMLElement} avatar
   * @param {Seat} seat
   * @param {any} state
   */
  fillAvatar(avatar, seat, state) {
    const card = seat.shown?.[0] ?? "";
    const fist = seat.bid === null && seat.laid && state.phase === "bid";
    const { bid, taken, verdict } = state.standing;
    setAttribute(avatar, "title", ringWords(state.standing) || null);
    const key = `${bid}/${taken}/${verdict}/${card}/${fist}`;
    if (avatar.dataset.key === key) return;
    avatar.dataset.key = key;
    avatar.querySelector(".ring").innerHTML = bid === null ? "" : ringParts(verdict === "made" ? WHOLE : { bid, taken });
    for (const old of avatar.querySelectorAll(".cd, .fist")) old.remove();
    if (isCard(card)) avatar.append(faceNode(card, true));
    if (fist) {
      const sign = make("span", "fist");
      sign.append(icon("fist"));
      avatar.append(sign);
    }
  }
}

const WHOLE = { bid: 1, taken: 1, kind: "whole" }; // of a bid that was made, whatever it was

/**
 * One arc for every trick of the bid, filled when taken; one of another colour for each trick beyond it; a thin line for a bid of none.
 * @param {{ bid: number, taken: number, kind?: string }} ring
 */
function ringParts({ bid, taken, kind: whole }) {
  const around = 2 * Math.PI * RING.radius;
  const arcs = Math.max(bid, taken, 1);
  const length = around / arcs;
  const gap = arcs > 1 ? Math.min(RING.gap, length * 0.4) : 0;
  const middle = RING.size / 2;
  let parts = "";
  for (let no = 0; no < arcs; no += 1) {
    const kind = whole ?? (bid === 0 && taken === 0 ? "zero" : no >= taken ? "open" : no >= bid ? "beyond" : "taken");
    parts += `<circle class="${kind}" cx="${middle}" cy="${middle}" r="${RING.radius}" fill="none" ` +
      `stroke-dasharray="${Math.max(length - gap, 1)} ${around}" stroke-dashoffset="${-no * length}" transform="rotate(-90 ${middle} ${middle})"/>`;
  }
  return parts;
}
