// seats.js: the players around the table.

import { draw, icon, make, setAttribute, setText } from "../../shared/board/dom.js";
import { minus, plural } from "../../shared/board/phrases.js";
import { faceNode } from "./card_nodes.js";
import { isCard, teamSign } from "./faces.js";
import { aim, needWords, seatLabel, seatWords } from "./words.js";

/** @import { CardView, Seat } from "./view_types.js" */

const RING = { size: 56, radius: 25, gap: 5 };

export class Seats {
  constructor(box) {
    this.box = box;
    this.nodes = [];
    this.labels = [];
  }

  /**
   * Draw every seat; a seat whose picture has not changed is left alone.
   * @param {CardView} shown
   * @param {any} layout
   */
  render(shown, layout) {
    const seats = shown.seats.length;
    if (this.nodes.length !== seats) this.build(seats);
    const mine = shown.me ?? 0;
    shown.seats.forEach((seat, no) => {
      const place = layout.places[(no - mine + seats) % seats];
      const state = { aim: aim(seat, shown.seats), phase: shown.phase, toMove: shown.to_move === no, dealer: shown.deal.dealer === no, mine: no === mine };
      const picture = JSON.stringify([seat, state, place, layout.seatW, layout.shape]);
      if (this.labels[no] === picture) return;
      this.labels[no] = picture;
      this.fill(this.nodes[no], seat, no, state);
      this.put(this.nodes[no], place, state, layout);
    });
  }

  build(seats) {
    this.labels = [];
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
      foot.append(make("span", "done"), make("span", "total"));
      node.append(avatar, dealer, head, foot, make("span", "held"));
      return node;
    });
    this.box.replaceChildren(...this.nodes);
  }

  put(node, place, { mine }, layout) {
    node.style.transform = `translate(${place.x}px, ${place.y}px) translate(-50%, -50%)`;
    node.style.width = mine ? "" : `${layout.seatW}px`;
    node.dataset.edge = place.edge;
  }

  /**
   * @param {HTMLElement} node
   * @param {Seat} seat
   * @param {number} no
   * @param {any} state
   */
  fill(node, seat, no, state) {
    const find = (part) => /** @type {HTMLElement} */ (node.querySelector(`.${part}`));
    const goal = { ...seat, ...state.aim };
    const bid = seat.bid !== null;
    node.classList.toggle("turn", state.toMove && (state.phase === "bid" || state.phase === "play"));
    node.classList.toggle("deals", state.dealer);
    node.classList.toggle("me", state.mine);
    node.classList.toggle("forehead", Boolean(seat.shown?.length));
    node.classList.toggle("unbid", !bid);
    node.classList.toggle("exact", bid && goal.taken === goal.bid);
    node.classList.toggle("over", bid && goal.taken > goal.bid);
    setText(find("initial"), ([...seat.name.trim()][0] ?? "?").toUpperCase());
    setText(find("name"), seat.name);
    setAttribute(find("name"), "title", seat.name);
    setText(find("done"), seatWords(goal, state));
    setText(find("total"), state.mine ? `${[needWords(goal, state.phase), plural(seat.total, "point")].filter(Boolean).join(" · ")}` : minus(seat.total));
    setAttribute(find("total"), "title", plural(seat.total, "point"));
    setAttribute(node, "aria-label", seatLabel(seat, state));
    this.fillMarks(find("marks"), seat);
    this.fillAvatar(find("avatar"), seat, state);
    const held = find("held");
    const backs = state.mine || seat.shown?.length ? 0 : seat.cards;
    held.style.setProperty("--cards", String(backs));
    held.hidden = !backs;
  }

  /**
   * @param {HTMLElement} box
   * @param {Seat} seat
   */
  fillMarks(box, seat) {
    const key = `${seat.kind}/${seat.team}`;
    if (box.dataset.key === key) return;
    box.dataset.key = key;
    box.replaceChildren();
    if (seat.team !== null) {
      const sign = make("span", "team");
      sign.title = `Team ${seat.team + 1}`;
      sign.append(draw(teamSign(seat.team)));
      box.append(sign);
    }
    if (seat.kind !== "person") {
      const sign = make("span", "robot");
      sign.title = "Computer player";
      sign.append(icon("robot"));
      box.append(sign);
    }
  }

  /**
   * The avatar wears the ring of tricks, a laid-down bid as a fist, or in forehead deals the card itself.
   * @param {HTMLElement} avatar
   * @param {Seat} seat
   * @param {any} state
   */
  fillAvatar(avatar, seat, state) {
    const card = seat.shown?.[0] ?? "";
    const fist = seat.bid === null && seat.bid_placed && state.phase === "bid";
    const { bid, taken } = state.aim;
    const key = `${bid}/${taken}/${card}/${fist}`;
    if (avatar.dataset.key === key) return;
    avatar.dataset.key = key;
    avatar.querySelector(".ring").innerHTML = bid === null ? "" : ringParts(bid, taken);
    for (const old of avatar.querySelectorAll(".cd, .fist")) old.remove();
    if (isCard(card)) avatar.append(faceNode(card, true));
    if (fist) {
      const sign = make("span", "fist");
      sign.append(icon("fist"));
      avatar.append(sign);
    }
  }
}

/** One arc for every trick of the bid, filled when taken; tricks beyond the bid turn red and dashed. */
function ringParts(bid, taken) {
  const around = 2 * Math.PI * RING.radius;
  const arcs = Math.max(bid, taken, 1);
  const length = around / arcs;
  const gap = arcs > 1 ? Math.min(RING.gap, length * 0.4) : 0;
  const middle = RING.size / 2;
  let parts = "";
  for (let no = 0; no < arcs; no += 1) {
    const kind = bid === 0 && taken === 0 ? "zero" : no >= taken ? "open" : no >= bid ? "beyond" : "taken";
    parts += `<circle class="${kind}" cx="${middle}" cy="${middle}" r="${RING.radius}" fill="none" ` +
      `stroke-dasharray="${Math.max(length - gap, 1)} ${around}" stroke-dashoffset="${-no * length}" transform="rotate(-90 ${middle} ${middle})"/>`;
  }
  return parts;
}
