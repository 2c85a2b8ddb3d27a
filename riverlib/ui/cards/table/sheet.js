// sheet.js: the score sheet as a family writes it: players across, deals down, bids in circles.

import { make } from "../../shared/board/dom.js";
import { minus, signed } from "../../shared/board/phrases.js";

/** @import { Seat, Sheet, SheetDeal } from "./view_types.js" */

const MANY = 6; // more players get narrow columns

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
    name.style.setProperty("--mine", `var(--seat-${no % 10})`);
    name.title = seat.name;
    cell.append(name);
    row.append(cell);
  });
  const head = make("thead");
  head.append(row);
  return head;
}

/**
 * One player's cell: the circled bid, what was taken, the points and the running total.
 * @param {SheetDeal} deal
 * @param {number} no
 */
function sheetCell(deal, no) {
  const cell = make("td", deal.bids[no] === deal.taken[no] ? "made" : "missed");
  const top = make("span", "marks");
  top.append(make("span", "circled", String(deal.bids[no])), make("span", "took", `took ${deal.taken[no]}`));
  const bottom = make("span", "sums");
  bottom.append(make("span", "gain", signed(deal.points[no])), make("b", "", minus(deal.totals[no])));
  cell.append(top, bottom);
  if (deal.dealer === no) {
    const mark = make("span", "dealt", "D");
    mark.title = "Dealer";
    cell.append(mark);
  }
  cell.setAttribute("aria-label",
    `bid ${deal.bids[no]}, took ${deal.taken[no]}, ${signed(deal.points[no])}, total ${minus(deal.totals[no])}${deal.dealer === no ? ", dealer" : ""}`);
  return cell;
}

function sheetRow(size, deal, seats, running) {
  const row = make("tr", running ? "running" : "");
  const head = make("th", "deal-no", String(size));
  head.scope = "row";
  row.append(head);
  seats.forEach((_, no) => row.append(deal ? sheetCell(deal, no) : make("td", "empty")));
  return row;
}

/**
 * The whole sheet in a box that scrolls.
 * @param {Sheet} sheet
 * @param {Seat[]} seats
 */
export function sheetTable(sheet, seats) {
  const table = make("table", seats.length > MANY ? "sheet many" : "sheet");
  table.setAttribute("aria-label", "Score sheet");
  const body = make("tbody");
  sheet.sizes.forEach((size, no) => body.append(sheetRow(size, sheet.deals[no], seats, no === sheet.deals.length)));
  table.append(sheetHead(seats), body);
  const box = make("div", "scroll");
  box.tabIndex = 0;
  box.append(table);
  return box;
}

/** Scroll to the deal that comes next; only inside the sheet's own box, the page stays where it is. */
export function showRunningRow(holder) {
  const box = holder.querySelector(".scroll");
  const row = box?.querySelector(".running");
  if (!row) return;
  for (const part of [box, holder]) part.scrollTop = Math.max(0, row.offsetTop + row.offsetHeight - part.clientHeight);
}
