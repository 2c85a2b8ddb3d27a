// turn_places.js: where many play, the places of those who have not played yet, each with its owner's face, in the order of play.

import { make } from "../dom.js";
import { CARD_RATIO } from "./measures.js";
import { faceOf } from "./ranking.js";

/** @import { CardView } from "./view_types.js" */

export class TurnPlaces {
  /** @param {HTMLElement} box the trick, below whose cards they lie */
  constructor(box) {
    this.box = make("div", "turn-places");
    this.box.setAttribute("aria-hidden", "true"); // the plates say whose turn it is
    box.append(this.box);
  }

  /**
   * Draw a place for each player of the trick; the next card goes where it is brighter.
   * @param {CardView} shown
   * @param {any} layout
   */
  render(shown, { inOrder, slots }) {
    const { leader, cards } = shown.trick;
    const isDrawn = inOrder && leader !== null && (shown.phase === "play" || cards.length > 0);
    const key = isDrawn ? `${leader}/${slots[0].w}/${shown.seats.map(({ face }) => face).join()}` : "";
    if (this.box.dataset.key !== key) this.draw(isDrawn ? slots : [], leader, shown);
    this.box.dataset.key = key;
    [...this.box.children].forEach((node, no) => {
      this.put(/** @type {HTMLElement} */ (node), slots[no]);
      node.classList.toggle("next", no === cards.length);
    });
  }

  /** @param {any[]} slots @param {number | null} leader @param {CardView} shown */
  draw(slots, leader, { seats }) {
    this.box.replaceChildren(...slots.map((_, no) => {
      const seat = (Number(leader) + no) % seats.length;
      const node = make("span", "turn-place");
      node.append(faceOf(seats[seat], seat));
      return node;
    }));
  }

  /** @param {HTMLElement} node @param {{ x: number, y: number, w: number }} slot */
  put(node, { x, y, w }) {
    node.style.setProperty("--w", `${w}px`);
    node.style.transform = `translate(${x - w / 2}px, ${y - (w * CARD_RATIO) / 2}px)`;
  }
}
