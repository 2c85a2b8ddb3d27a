// felt.js: what lies in the middle: the trick, the stock with the turn-up, the plate with the deal, the prompt.

import { draw, make, named, setText } from "../../shared/board/dom.js";
import { plural } from "../../shared/board/phrases.js";
import { backNode, faceNode, placed } from "./card_nodes.js";
import { isCard, suitSign } from "./faces.js";
import { cardName, trumpWords } from "./words.js";

/** @import { CardView, Trick } from "./view_types.js" */

export const SMALL_CARD = 72; // narrower cards get the compact face

export class Felt {
  constructor(parts) {
    this.parts = parts;
    this.cards = new Map(); // "index card" -> node, so that a render keeps what lies there
  }

  /**
   * Draw the trick from `trick` = {leader, cards, best}.
   * @param {Trick} trick
   * @param {CardView} shown
   * @param {any} layout
   */
  renderTrick(trick, shown, layout) {
    const wanted = new Set();
    trick.cards.forEach((card, index) => {
      const key = `${index} ${card}`;
      wanted.add(key);
      const seat = (trick.leader + index) % shown.seats.length;
      this.lay(key, card, seat, shown, layout).classList.toggle("best", trick.best === index);
    });
    for (const [key, node] of this.cards) {
      if (wanted.has(key)) continue;
      node.remove();
      this.cards.delete(key);
    }
  }

  /**
   * @param {number} seat
   * @param {CardView} shown
   * @param {any} layout
   */
  slotOf(seat, shown, layout) {
    const seats = shown.seats.length;
    return layout.slots[(seat - shown.me + seats) % seats];
  }

  /**
   * @param {string} key
   * @param {string} card
   * @param {number} seat
   * @param {CardView} shown
   * @param {any} layout
   */
  lay(key, card, seat, shown, layout) {
    const slot = this.slotOf(seat, shown, layout);
    let node = this.cards.get(key);
    const compact = slot.w < SMALL_CARD;
    if (node && node.dataset.compact !== String(compact)) {
      node.remove();
      node = null;
    }
    if (!node) {
      node = faceNode(card, compact);
      node.dataset.compact = compact;
      this.cards.set(key, node);
      this.parts.trick.append(node);
    }
    named(node, `${shown.seats[seat].name}: ${cardName(card)}`);
    node.style.setProperty("--w", `${slot.w}px`);
    node.style.transform = placed(slot, slot.w);
    node.style.zIndex = Math.round(slot.y); // lower on the felt lies on top: every corner stays readable
    return node;
  }

  /** @param {CardView} shown */
  renderTrump(shown) {
    const { trump, trumpCards, trumpWords: words } = this.parts;
    const key = `${shown.turn_up}/${shown.trump}/${shown.stock > 0}`;
    if (trump.dataset.key === key) return null;
    trump.dataset.key = key;
    trumpCards.replaceChildren();
    if (shown.stock > 0 || shown.turn_up) trumpCards.append(backNode());
    if (isCard(shown.turn_up)) trumpCards.append(named(faceNode(shown.turn_up, true), `Turned up: ${cardName(shown.turn_up)}`));
    trumpCards.hidden = !trumpCards.childElementCount;
    words.replaceChildren();
    if (shown.trump === undefined) return setText(words, "Dealing…");
    if (shown.trump) {
      const chip = make("span", "chip");
      chip.append(draw(suitSign(shown.trump)));
      words.append(chip);
    }
    return words.append(make("span", "", trumpWords(shown.trump)));
  }

  /** @param {CardView} shown */
  renderInfo(shown) {
    const { deal } = shown;
    const cards = plural(deal.size, "card");
    setText(this.parts.infoDeal, `Deal ${deal.number} of ${deal.of} · ${cards}`);
    setText(this.parts.infoBids, shown.bids_words);
    this.parts.infoBids.hidden = !shown.bids_words;
  }

  renderPrompt(text, layout) {
    setText(this.parts.prompt, text);
    this.parts.prompt.style.transform = `translate(${layout.width / 2}px, ${layout.handTop - (layout.shape === "wide" ? 27 : 21)}px) translate(-50%, -50%)`;
    this.parts.prompt.hidden = !text;
  }
}
