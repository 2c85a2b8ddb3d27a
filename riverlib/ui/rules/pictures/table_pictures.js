// table_pictures.js: the rules of the card game, each with a small card table.

import { takerIndex } from "../../../boards/cards/advance.js";
import { leastHeight } from "../../../boards/cards/geometry.js";
import { CardTable } from "../../../boards/cards/table.js";
import { HELD_LOW, listing } from "./list.js";

const WIDTH = 430;
const NO_TRICK = 80; // height that a table needs less while no trick can lie on it
const REST_MS = 700;

/** A card table that shows a rule: nobody clicks on it, and a trick stays where it was taken. */
class TablePicture extends CardTable {
  constructor(parent, rule) {
    super(parent, "__tablePicture");
    this.rule = rule;
    this.controls.destroy(); // the page's keys are not for a picture
    this.actions.tellShown = () => {};
    this.settings = { ...this.settings, sounds: false };
    this.applySettings();
  }

  /** A picture is brought to its column's size, however high the window is; a small one is drawn like a phone on its side. */
  get windowHeight() {
    return this.root.clientWidth === HELD_LOW.width ? HELD_LOW.height : Infinity;
  }

  sceneOf(kind) {
    if (kind !== "trick") return super.sceneOf(kind);
    const before = (table, { seat }) => {
      const { trick, seats } = table.shown;
      table.shown = { ...table.shown, trick: { ...trick, best: takerIndex({ leader: trick.leader, taker: seat }, seats.length) } };
      table.render();
      return table.motion.rest(REST_MS);
    };
    return { before };
  }

  lingering() {
    const { last_trick: last } = this.shown;
    if (!last || this.rule.panel) return null;
    return { leader: last.leader, cards: last.cards, best: takerIndex(last, last.cards.length) };
  }

  render() {
    super.render();
    if (!this.rule.panel) this.parts.panel.hidden = true;
    this.parts.trick.classList.remove("past");
    this.mark();
    return false;
  }

  mark() {
    for (const node of this.root.querySelectorAll(".marked")) node.classList.remove("marked");
    for (const mark of this.rule.marks) for (const node of this.nodesOf(mark)) node.classList.add("marked");
  }

  nodesOf(mark) {
    const [kind, what] = mark.split(":");
    if (kind === "seat") return [this.seats.nodes[Number(what)]];
    if (kind === "trump") return [this.parts.trump];
    if (kind === "bid") return this.bidding.isOpen ? [this.bidding.number(Number(what))] : [];
    const inHand = this.hand.list().filter((button) => button.dataset.card === what);
    return inHand.length ? inHand : [];
  }
}

export default listing({
  board: ".rt", rim: 5,
  makeBoard: (parent, rule) => new TablePicture(parent, rule),
  sizeFor: ({ before, after, alone }) => {
    if (alone) return HELD_LOW; // at a desk plates take the height, and the trick could not be read in so small a picture
    const spare = before.phase === "bid" && !after ? NO_TRICK : 0;
    return { width: WIDTH, height: leastHeight(before.seats.length, "tall") - spare };
  },
});
