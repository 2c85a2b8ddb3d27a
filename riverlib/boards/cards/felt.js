// felt.js: what lies in the middle: the trick, the stock with the turn-up, the plate with the deal, the prompt.

import { draw, make, named, setText } from "../dom.js";
import { plural } from "../phrases.js";
import { backNode, faceNode, placed } from "./card_nodes.js";
import { isCard, suitSign } from "./faces.js";
import { hides, liftedSlot, SMALL_CARD } from "./lift.js";
import { faceOf } from "./ranking.js";
import { TurnPlaces } from "./turn_places.js";
import { bidsWords, cardName, ledSuit, ledWords, trumpWords } from "./words.js";

/** @import { CardView, Trick } from "./view_types.js" */

const ABOVE = 2000; // layer of a lifted card; the one that was led lies on it, so that its mark can be read
const LINE = 27; // height of the line of words, as drawn

export class Felt {
  constructor(parts) {
    this.parts = parts;
    this.cards = new Map(); // "index card" -> node, so that a render keeps what lies there
    this.turns = new TurnPlaces(parts.trick);
    this.leader = /** @type {number | null} */ (null); // of the trick that is drawn
  }

  /**
   * Draw the trick: who led what, and which card takes it as it stands, lifted above the others.
   * @param {Trick} trick
   * @param {CardView} view
   * @param {any} layout
   * @param {boolean} isFull
   */
  renderTrick(trick, view, layout, isFull) {
    const shown = { ...view, trick }; // which may be one that was taken already
    const wanted = new Set();
    this.leader = trick.leader;
    trick.cards.forEach((card, index) => {
      const key = `${index} ${card}`;
      wanted.add(key);
      const seat = (trick.leader + index) % shown.seats.length;
      const node = this.lay(key, card, seat, shown, layout);
      const isBest = trick.best === index;
      node.classList.toggle("best", isBest);
      if (index === 0) this.markLed(node, trick, shown);
      if (isBest) this.lift(node, this.slotOf(seat, shown, layout), layout);
      else if (index === 0) raiseLed(node, this.slotOf(seat, shown, layout), layout);
    });
    this.parts.trick.classList.toggle("full", isFull);
    this.turns.render(shown, layout);
    for (const [key, node] of this.cards) {
      if (wanted.has(key)) continue;
      node.remove();
      this.cards.delete(key);
    }
  }

  /**
   * Mark the card that was led with the suit that all must follow; a lesson may ask what a joker counts as.
   * @param {HTMLElement} node
   * @param {Trick} trick
   * @param {CardView} shown
   */
  markLed(node, { cards }, shown) {
    const led = ledSuit(cards[0], shown.jokers_as);
    named(node, `${node.getAttribute("aria-label")}, ${ledWords(led)}`);
    if (node.dataset.led === String(led)) return;
    node.dataset.led = String(led);
    node.querySelector(".led")?.remove();
    const tag = make("span", "led", "led");
    if (led) tag.prepend(draw(suitSign(led))); // on the smallest card too: it is the suit that is looked for, not the word
    node.append(tag);
  }

  /**
   * @param {HTMLElement} node
   * @param {any} slot
   * @param {any} layout
   */
  lift(node, slot, layout) {
    const lifted = liftedSlot(slot, layout);
    node.style.transform = placed(lifted, slot.w);
    if (lifted.over) node.style.zIndex = String(ABOVE);
  }

  /**
   * Where the card of a seat lies: before its owner, or of many after those that were played before it.
   * @param {number} seat
   * @param {CardView} shown
   * @param {any} layout
   */
  slotOf(seat, { seats: { length: seats }, me, trick }, layout) {
    const first = layout.inOrder ? trick.leader ?? seat : me;
    return layout.slots[(seat - first + seats) % seats];
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
    this.wear(node, seat, shown, layout);
    node.style.setProperty("--w", `${slot.w}px`);
    node.style.transform = placed(slot, slot.w);
    node.style.zIndex = Math.round(slot.y); // lower on the felt lies on top: every corner stays readable
    return node;
  }

  /**
   * Where many play each card wears its owner's face.
   * @param {HTMLElement} node
   * @param {number} seat
   * @param {CardView} shown
   * @param {any} layout
   */
  wear(node, seat, { seats }, { faced }) {
    const worn = node.querySelector(".owner");
    if (!faced) worn?.remove();
    if (!faced || worn) return;
    const face = faceOf(seats[seat], seat);
    face.classList.add("owner");
    node.append(face);
  }

  /**
   * The card of a seat as it lies in the trick, or null.
   * @param {number} seat
   * @param {string} card
   * @param {CardView} shown
   * @returns {HTMLElement | null}
   */
  laid(seat, card, { seats }) {
    return this.cards.get(`${(seat - (this.leader ?? 0) + seats.length) % seats.length} ${card}`) ?? null;
  }

  /** @param {CardView} shown */
  renderTrump(shown) {
    const { trump, trumpCards, trumpWords: words } = this.parts;
    const key = `${shown.turn_up}/${shown.trump}/${shown.stock > 0}`;
    if (trump.dataset.key === key) return null;
    trump.dataset.key = key;
    trumpCards.replaceChildren();
    trump.classList.toggle("dealing", shown.trump === undefined); // the pack lies in the middle as long
    if (shown.stock > 0 || shown.turn_up || shown.trump === undefined) trumpCards.append(backNode());
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
    const { infoDeal, infoBids } = this.parts;
    write(infoDeal, `Deal ${deal.number}${deal.again ? ", again" : ` of ${deal.of}`} · ${cards}`);
    const bids = bidsWords(shown);
    write(infoBids, bids);
    infoBids.hidden = !bids;
  }

  /** Whose turn it is and, after a colon, what must be done: that goes where a tip says it. */
  renderPrompt(text, layout) {
    const { prompt } = this.parts;
    if (prompt.textContent !== text) {
      prompt.replaceChildren(...text.split(/(?=: )/).map((words, no) => make("span", no ? "must" : "", words)));
      delete prompt.dataset.more; // it belonged to what was said
    }
    const foot = layout.prompt.y + (LINE / 2) * layout.scale; // where a phone needs a second line, it grows upwards
    prompt.style.transform = `translate(${layout.prompt.x}px, ${foot}px) translate(-50%, -100%) scale(${layout.scale})`;
    prompt.hidden = !text;
  }
}

/** Put a sentence into its box, unless it stands there. */
function write(box, words) {
  if (box.textContent !== words) box.replaceChildren(...clauses(words));
}

/** A sentence that breaks between its clauses, where they have room in a line each. */
function clauses(words) {
  return words.split(/(?<=[,:·]) /).flatMap((clause, no) => [...(no ? [" "] : []), make("span", "clause", clause)]);
}

/** The mark of the card that was led lies under no other card, where it hides none of them. */
function raiseLed(node, slot, { slots }) {
  if (!slots.some((other) => other !== slot && hides(slot, other))) node.style.zIndex = String(ABOVE + 1);
}
