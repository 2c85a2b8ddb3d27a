// bid_marks.js: bid and taken on a seat's plate, told apart without a word: the bid is a chip, each trick a small packet.

import { make } from "../dom.js";
import { verdictWords } from "./words.js";

/** @import { Standing } from "./standing.js" */

const MOST_PACKETS = 5; // more are a number beside one packet

/**
 * Draw how a seat stands: the chip of its bid with its partners' behind it, a packet for each trick taken or wanted, and a
 * word once nothing can change any more. A screen reader hears the label of the seat instead.
 * @param {HTMLElement} box
 * @param {Standing} standing
 */
export function fillBid(box, standing) {
  const { bids, taken, bid, verdict, within } = standing;
  const key = JSON.stringify([bids, bid, taken, verdict, within > 0]);
  if (box.dataset.key === key) return;
  box.dataset.key = key;
  const chips = make("span", "bid-chips");
  chips.append(...bids.map((number, no) => (no ? mateChip(number) : make("span", "bid-chip", String(number)))));
  const marks = make("span", "bid-marks");
  marks.setAttribute("aria-hidden", "true");
  const signs = make("span", "bid-signs");
  signs.append(chips, packets(bid ?? 0, taken));
  if (verdict && !within) signs.append(make("span", "verdict", verdictWords(standing)));
  marks.append(signs, make("span", "bid-word", "bid")); // from the right: the word goes where there is no room for it
  box.replaceChildren(marks);
}

/**
 * What a partner has bid: a plus between says that it is added.
 * @param {number} number
 */
function mateChip(number) {
  const chip = make("span", "bid-chip mate", String(number));
  chip.title = "The partner's bid: the two count together";
  return chip;
}

/**
 * @param {number} bid
 * @param {number} taken
 */
function packets(bid, taken) {
  const box = make("span", "packets");
  const count = Math.max(bid, taken);
  if (count > MOST_PACKETS) {
    box.append(make("i", taken ? packetKind(taken - 1, bid, taken) : "packet"), make("b", "", String(taken)));
    return box;
  }
  box.append(...Array.from({ length: count }, (_, no) => make("i", packetKind(no, bid, taken))));
  if (taken > bid) box.title = `${taken - bid} over: each diamond is a trick too many`;
  return box;
}

/**
 * @param {number} no
 * @param {number} bid
 * @param {number} taken
 */
function packetKind(no, bid, taken) {
  if (no >= taken) return "packet";
  return no >= bid ? "packet beyond" : "packet full";
}
