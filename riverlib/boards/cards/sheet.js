// sheet.js: the score sheet as a family writes it: players across, deals down, bids in circles, a missed one crossed out.

import { make, makeButton } from "../dom.js";
import { minus, plural, signed } from "../phrases.js";
import { faceOf, outcomeWord } from "./ranking.js";

/** @import { Seat, Sheet, SheetDeal } from "./view_types.js" */

const MANY = 5; // more players get narrow columns

function headCell(text, className = "") {
  const cell = make("th", className, text);
  cell.scope = "col";
  return cell;
}

/** @param {Seat[]} seats */
function sheetHead(seats) {
  const row = make("tr");
  row.append(headCell("Cards", "deal-no"));
  seats.forEach((seat, no) => {
    const cell = headCell("");
    const name = make("span", "sheet-name", seat.name);
    name.style.setProperty("--mine", `var(--seat-${no})`);
    name.title = seat.name;
    cell.append(name);
    row.append(cell);
  });
  const head = make("thead");
  head.append(row);
  return head;
}

/**
 * The totals of every seat after each deal.
 * @param {SheetDeal[]} deals
 */
export function runningTotals(deals) {
  const sums = /** @type {number[]} */ ([]);
  return deals.map(({ points }) => points.map((gain, no) => (sums[no] = (sums[no] ?? 0) + gain)));
}

/** The upper line of a cell: the circled bid, what was taken, whether that was right. */
function bidAndTaken(deal, no, word) {
  const line = make("span", "bid-and-taken");
  line.append(make("span", "circled", String(deal.bids[no])), make("span", "took", String(deal.taken[no])), make("span", "outcome", word));
  return line;
}

/** The lower line: the points and the running total. */
function sums(gain, total) {
  const line = make("span", "sums");
  line.append(gain, make("b", "", minus(total)));
  return line;
}

/**
 * One player's cell: the circled bid, what was taken, whether that was right, the points and the running total.
 * @param {SheetDeal} deal
 * @param {number} no
 * @param {number} total
 * @param {() => void} onWhy
 */
function sheetCell(deal, no, total, onWhy) {
  const made = deal.made.includes(no);
  const cell = make("td", made ? "made" : "missed");
  cell.append(bidAndTaken(deal, no, outcomeWord(made)), sums(gainButton("gain", deal.points[no], onWhy), total));
  const words = [`bid ${deal.bids[no]}`, `took ${deal.taken[no]}`, outcomeWord(made), signed(deal.points[no]), `total ${minus(total)}`];
  cell.setAttribute("aria-label", words.join(", "));
  return cell;
}

/**
 * Points that tell why they are so many when they are pressed.
 * @param {string} className
 * @param {number} points
 * @param {() => void} onWhy
 */
export function gainButton(className, points, onWhy) {
  const button = makeButton(className, signed(points), onWhy);
  button.setAttribute("aria-label", `${signed(points)}: why these points?`);
  button.title = "Why these points?";
  return button;
}

/** A row begins with the cards of its deal and the face of its dealer; of a finished one they lead back to it. */
function sheetRow(size, dealer, seats, cellOf, onLook = null) {
  const row = make("tr");
  const head = make("th", "deal-no");
  const box = onLook ? makeButton("deal-head look", null, onLook) : make("span", "deal-head");
  box.append(make("b", "", String(size)), ...(dealer === undefined ? [] : [faceOf(seats[dealer], dealer)]));
  head.append(box);
  head.scope = "row";
  head.setAttribute("aria-label", dealer === undefined ? plural(size, "card") : `${plural(size, "card")}, dealt by ${seats[dealer].name}`);
  if (dealer !== undefined) head.title = `Dealt by ${seats[dealer].name}`;
  if (onLook) {
    box.title = `${head.title}: look at it again`;
    box.setAttribute("aria-label", `${head.getAttribute("aria-label")}: look at this deal again`);
  }
  row.append(head, ...seats.map((_, no) => cellOf(no)));
  return row;
}

/**
 * What the signs of the sheet mean: one of its own cells beside what it says, a missed one where there is one.
 * @param {SheetDeal} deal
 * @param {Seat[]} seats
 * @param {number[]} totals after that deal
 */
function sheetKey(deal, seats, totals) {
  const partners = seats.some(({ team }) => team !== null);
  const no = Math.max(0, seats.findIndex((_, seat) => !deal.made.includes(seat)));
  const made = deal.made.includes(no);
  const key = make("div", "sheet-key");
  key.setAttribute("aria-hidden", "true"); // every cell says it in words
  const cell = make("div", `sample ${made ? "made" : "missed"}`);
  cell.append(bidAndTaken(deal, no, ""), sums(make("span", "gain", signed(deal.points[no])), totals[no]));
  const words = make("div", "sample-words");
  words.append(
    make("span", "", `${seats[no].name} bid ${deal.bids[no]}, took ${deal.taken[no]}${partners ? ", together" : ":"} ${outcomeWord(made)}`),
    make("span", "", `${signed(deal.points[no])} in this deal, ${minus(totals[no])} in all`),
  );
  key.append(cell, words, make("span", "", `At the left: the cards, and who dealt.${partners ? " The bids of partners count together." : ""}`));
  return key;
}

/** Pixels that the panel needs on a desk to show the sheet of so many players. */
export function sheetWidth(players) {
  return 108 + players * (players > MANY ? 92 : 150);
}

/**
 * The whole sheet in a box that scrolls, and what its signs mean.
 * @param {Sheet} sheet
 * @param {Seat[]} seats
 * @param {(deal: number, seat: number) => void} onWhy
 * @param {(deal: number) => void} [onLook]
 * @returns {HTMLElement[]}
 */
export function sheetNodes(sheet, seats, onWhy, onLook) {
  const table = make("table", seats.length > MANY ? "sheet many" : "sheet");
  table.setAttribute("aria-label", "Score sheet");
  const body = make("tbody");
  const totals = runningTotals(sheet.deals);
  sheet.sizes.forEach((size, no) => {
    const deal = sheet.deals[no];
    const row = sheetRow(size, deal?.dealer, seats, (seat) => (deal ? sheetCell(deal, seat, totals[no][seat], () => onWhy(no, seat)) : make("td", "empty")), deal && onLook ? () => onLook(no) : null);
    if (no === sheet.deals.length) row.className = "running";
    body.append(row);
  });
  table.append(sheetHead(seats), body);
  const box = make("div", "scroll");
  box.tabIndex = 0;
  box.append(table);
  const last = sheet.deals.at(-1);
  return last ? [box, sheetKey(last, seats, totals.at(-1))] : [box];
}

/** Scroll to the deal that comes next, or to the last one; only inside the sheet's own box, the page stays where it is. */
export function showRunningRow(holder) {
  const box = holder.querySelector(".scroll");
  const row = box?.querySelector(".running") ?? box?.querySelector("tbody tr:last-child");
  if (!row) return;
  for (const part of [box, holder]) part.scrollTop = Math.max(0, row.offsetTop + row.offsetHeight - part.clientHeight);
}
