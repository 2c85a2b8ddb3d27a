// earlier_deals.js: the deals of this game that are over, folded above the log of the running one: who made it, who missed.

import { make, makeButton } from "../dom.js";
import { nameList, plural } from "../phrases.js";

/** @import { CardView, Seat, SheetDeal } from "./view_types.js" */

/**
 * A deal that is over in one line: "Deal 2, 6 cards: Anna and Ben made it, Cleo missed." Pure.
 * @param {number} no from 1
 * @param {number} size
 * @param {Pick<SheetDeal, "made">} deal
 * @param {Pick<Seat, "name">[]} seats
 */
export function dealLine(no, size, { made }, seats) {
  const names = (isMade) => nameList(seats.filter((_, seat) => made.includes(seat) === isMade).map(({ name }) => name));
  const [hit, missed] = [names(true), names(false)];
  const told = !missed ? "everybody made it" : !hit ? "everybody missed" : `${hit} made it, ${missed} missed`;
  return `Deal ${no}, ${plural(size, "card")}: ${told}.`;
}

/**
 * The deals before the one whose log is read, the last one first; each leads back to its cards.
 * @param {Pick<CardView, "deal" | "sheet" | "seats">} view
 * @param {(deal: number) => void} [onLook]
 */
export function earlierNodes({ deal, sheet, seats }, onLook) {
  const over = sheet.deals.slice(0, deal.number - 1);
  if (!over.length) return [];
  const box = make("details", "earlier-deals");
  const list = make("ol");
  over.forEach((each, no) => {
    const item = make("li");
    item.append(make("span", "", dealLine(no + 1, sheet.sizes[no], each, seats)));
    if (onLook) {
      const button = makeButton("earlier-look", "Look back", () => onLook(no));
      button.setAttribute("aria-label", `Look back at deal ${no + 1}`);
      item.append(button);
    }
    list.prepend(item);
  });
  box.append(make("summary", "", over.length > 1 ? `The ${over.length} deals before` : "The deal before"), list);
  return [box];
}
