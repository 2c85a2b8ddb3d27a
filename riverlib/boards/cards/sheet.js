// sheet.js: the score sheet as a family writes it: players or partners across, deals down, bids in circles, a missed one crossed out.

import { make, makeButton } from "../dom.js";
import { minus, nameList, plural, signed } from "../phrases.js";
import { faceOf, outcomeWord } from "./ranking.js";
import { markHidden } from "./sheet_rest.js";

/** @import { CardView, Seat, SheetDeal } from "./view_types.js" */

const MANY = 5; // more players get narrow columns

function headCell(text, className = "") {
  const cell = make("th", className, text);
  cell.scope = "col";
  return cell;
}

/**
 * Who has a column of their own: every player, or partners together.
 * @param {Pick<Seat, "team">[]} seats
 */
export function sidesOf(seats) {
  const sides = /** @type {Map<string, number[]>} */ (new Map());
  seats.forEach(({ team }, no) => {
    const key = team === null ? `seat ${no}` : `team ${team}`;
    sides.set(key, [...(sides.get(key) ?? []), no]);
  });
  return [...sides.values()];
}

/**
 * @param {Seat[]} seats
 * @param {number[][]} sides
 * @param {number[] | undefined} totals so far, seat by seat
 */
function sheetHead(seats, sides, totals) {
  const row = make("tr");
  row.append(headCell("Cards", "deal-no"));
  for (const side of sides) {
    const cell = headCell("");
    const names = side.map((no) => {
      const name = make("span", "sheet-name", seats[no].name);
      name.style.setProperty("--mine", `var(--seat-${no})`);
      name.title = seats[no].name;
      return name;
    });
    const column = make("span", "sheet-side");
    const written = make("span");
    written.append(...names);
    column.append(written, ...(totals ? [totalNode(totals[side[0]])] : []));
    cell.append(column);
    row.append(cell);
  }
  const head = make("thead");
  head.append(row);
  return head;
}

/** The total so far, for the eye: every cell says its own aloud. */
function totalNode(total) {
  const node = make("b", "sheet-total", minus(total));
  node.setAttribute("aria-hidden", "true");
  node.title = `${plural(total, "point")} so far`;
  return node;
}

/**
 * The totals of every seat after each deal.
 * @param {SheetDeal[]} deals
 */
export function runningTotals(deals) {
  const sums = /** @type {number[]} */ ([]);
  return deals.map(({ points }) => points.map((gain, no) => (sums[no] = (sums[no] ?? 0) + gain)));
}

/**
 * What a side has bid or taken, one number a player: "2", of partners "1 + 2". Pure.
 * @param {(number | null)[]} numbers
 * @param {number[]} side
 */
export function summed(numbers, side) {
  return side.map((no) => numbers[no] ?? "?").join("\u2009+\u2009");
}

/** The upper line of a cell: the circled bid, what was taken, whether that was right. */
function bidAndTaken(deal, side, word) {
  const line = make("span", "bid-and-taken");
  line.append(make("span", "circled", summed(deal.bids, side)), make("span", "took", summed(deal.taken, side)), make("span", "outcome", word));
  return line;
}

/** The lower line: the points and the running total. */
function sums(gain, total) {
  const line = make("span", "sums");
  line.append(gain, make("b", "", minus(total)));
  return line;
}

/**
 * The cell of a side: the circled bid, what was taken, whether that was right, the points and the running total.
 * @param {SheetDeal} deal
 * @param {number[]} side
 * @param {number} total
 * @param {(pressed: HTMLElement) => void} onWhy
 */
function sheetCell(deal, side, total, onWhy) {
  const [first] = side;
  const made = deal.made.includes(first);
  const cell = make("td", made ? "made" : "missed");
  cell.append(bidAndTaken(deal, side, outcomeWord(made)), sums(gainButton("gain", deal.points[first], onWhy), total));
  const words = [`bid ${summed(deal.bids, side)}`, `took ${summed(deal.taken, side)}`, outcomeWord(made), signed(deal.points[first]), `total ${minus(total)}`];
  cell.setAttribute("aria-label", words.join(", "));
  return cell;
}

/**
 * A cell of the deal under way: the bid as soon as it may be seen, as on paper.
 * @param {(number | null)[]} bids
 * @param {number[]} side
 */
function bidCell(bids, side) {
  const cell = make("td", "empty");
  if (side.every((no) => (bids[no] ?? null) === null)) return cell;
  const bid = summed(bids, side);
  cell.append(make("span", "circled", bid));
  cell.setAttribute("aria-label", `bid ${bid}`);
  return cell;
}

/**
 * The bids of the deal under way, seat by seat; null for one not made or not to be seen yet.
 * @param {Pick<CardView, "deal" | "sheet" | "seats">} view
 */
export function bidsUnderWay({ deal, sheet, seats }) {
  const written = deal.number <= sheet.deals.length; // its result is on show
  return seats.map(({ bid }) => (written ? null : bid));
}

/**
 * Points that tell why they are so many when they are pressed.
 * @param {string} className
 * @param {number} points
 * @param {(pressed: HTMLElement) => void} onWhy
 */
export function gainButton(className, points, onWhy) {
  const button = makeButton(className, signed(points), () => onWhy(button));
  button.setAttribute("aria-label", `${signed(points)}: why these points?`);
  button.title = "Why these points?";
  return button;
}

/** A row begins with the cards of its deal and the face of its dealer; of a finished one they lead back to it. */
function sheetRow(size, dealer, seats, cells, onLook = null) {
  const row = make("tr");
  const head = make("th", "deal-no");
  const box = onLook ? makeButton("deal-head look", null, onLook) : make("span", "deal-head");
  box.append(make("b", "", String(size)), ...(dealer === undefined ? [] : [faceOf(seats[dealer], dealer)]));
  head.append(box);
  head.scope = "row";
  head.setAttribute("aria-label", dealer === undefined ? plural(size, "card") : `${plural(size, "card")}, ${seats[dealer].name} dealt`);
  if (dealer !== undefined) head.title = `${seats[dealer].name} dealt`;
  if (onLook) {
    box.title = `${head.title}: look at it again`;
    box.setAttribute("aria-label", `${head.getAttribute("aria-label")}: look at this deal again`);
  }
  row.append(head, ...cells);
  return row;
}

/**
 * What the signs of the sheet mean: one of its own cells beside what it says, a missed one where there is one.
 * @param {SheetDeal} deal
 * @param {Seat[]} seats
 * @param {number[]} totals after that deal
 */
function sheetKey(deal, seats, totals) {
  const sides = sidesOf(seats);
  const side = sides.find(([first]) => !deal.made.includes(first)) ?? sides[0];
  const [no] = side;
  const made = deal.made.includes(no);
  const key = make("div", "sheet-key");
  key.setAttribute("aria-hidden", "true"); // every cell says it in words
  const cell = make("div", `sample ${made ? "made" : "missed"}`);
  cell.append(bidAndTaken(deal, side, ""), sums(make("span", "gain", signed(deal.points[no])), totals[no]));
  const words = make("div", "sample-words");
  words.append(
    make("span", "", `${nameList(side.map((each) => seats[each].name))} bid ${summed(deal.bids, side)}, took ${summed(deal.taken, side)}: ${outcomeWord(made)}`),
    make("span", "", `${signed(deal.points[no])} in this deal, ${minus(totals[no])} in all`),
  );
  key.append(cell, words, make("span", "", "✓ made, ○ missed. At the left: the cards, and who dealt."));
  return key;
}

/** Pixels that the panel needs on a desk to show the sheet of so many players. */
export function sheetWidth(players) {
  return 108 + players * (players > MANY ? 83 : 150);
}

/** Pixels to which that panel may be narrowed. */
export function leastSheetWidth(players) {
  return players > MANY ? sheetWidth(players) : 0;
}

/**
 * The whole sheet in a box that scrolls where it must, and what its signs mean.
 * @param {Pick<CardView, "deal" | "sheet" | "seats">} view
 * @param {(deal: number, seat: number, pressed: HTMLElement) => void} onWhy
 * @param {(deal: number) => void} [onLook]
 * @returns {HTMLElement[]}
 */
export function sheetNodes(view, onWhy, onLook) {
  const { sheet, seats } = view;
  const bids = bidsUnderWay(view);
  const sides = sidesOf(seats);
  const table = make("table", sides.length > MANY ? "sheet many" : sides.length === MANY ? "sheet five" : "sheet");
  table.setAttribute("aria-label", "Score sheet");
  const body = make("tbody");
  const totals = runningTotals(sheet.deals);
  sheet.sizes.forEach((size, no) => {
    const deal = sheet.deals[no];
    const isRunning = no === sheet.deals.length;
    const cells = sides.map((side) => (deal ? sheetCell(deal, side, totals[no][side[0]], (pressed) => onWhy(no, side[0], pressed)) : bidCell(isRunning ? bids : [], side)));
    const row = sheetRow(size, deal?.dealer, seats, cells, deal && onLook ? () => onLook(no) : null);
    if (isRunning) row.className = "running";
    body.append(row);
  });
  table.append(sheetHead(seats, sides, totals.at(-1)), body);
  const box = make("div", "scroll");
  box.tabIndex = 0;
  box.append(table);
  markHidden(box);
  const last = sheet.deals.at(-1);
  return last ? [box, sheetKey(last, seats, totals.at(-1))] : [box];
}

/**
 * Which rows of a sheet that has to scroll are in sight: those up to the running one, and what else has room, all of them
 * whole. Pure.
 * @param {number[]} heights of all rows
 * @param {number} running
 * @param {number} room
 * @returns {{ skipped: number, height: number } | null} pixels above them and their own; null where all have room
 */
export function rowsInSight(heights, running, room) {
  const heightOf = (from, to) => heights.slice(from, to).reduce((sum, height) => sum + height, 0);
  if (heightOf(0, heights.length) <= room) return null;
  let first = running;
  let end = running + 1;
  while (first > 0 && heightOf(first - 1, end) <= room) first -= 1;
  while (end < heights.length && heightOf(first, end + 1) <= room) end += 1;
  return { skipped: heightOf(0, first), height: heightOf(first, end) };
}

/** Let the sheet's box be as high as its rows again, before it is put elsewhere. */
export function freeRows(holder) {
  holder.classList.remove("fuller");
  const box = holder.querySelector(".scroll");
  if (box) box.style.maxHeight = "";
}

/**
 * Where the sheet has to scroll: what its signs mean gives way if all deals have room then; else end its box with a whole row, and
 * have the deal that comes next in sight, or the last one.
 */
export function showRunningRow(holder) {
  const box = holder.querySelector(".scroll");
  if (!box) return;
  if (hiddenRows(box)) holder.classList.toggle("fuller", true);
  if (hiddenRows(box)) holder.classList.toggle("fuller", false);
  const shown = hiddenRows(box);
  if (!shown) return;
  box.style.maxHeight = `${shown.head + shown.height + box.offsetHeight - box.clientHeight}px`;
  box.scrollTop = shown.skipped;
}

/** Which rows of the box are in sight, and how high its head is; null where all are. */
function hiddenRows(box) {
  const rows = [...box.querySelectorAll("tbody tr")];
  const [head, ends] = [rows[0].offsetTop, rows.map((row) => row.offsetTop + row.offsetHeight)];
  const heights = ends.map((end, no) => end - (ends[no - 1] ?? head));
  const running = rows.findIndex((row) => row.classList.contains("running"));
  const shown = rowsInSight(heights, running < 0 ? rows.length - 1 : running, box.clientHeight + 1 - head); // a fraction of a pixel is no row
  return shown && { ...shown, head };
}
