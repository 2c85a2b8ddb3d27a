// river_pictures.js: the rules of the race, each with a small river.

import { pictureSize, StillRiver } from "../../race/pictures/still.js";
import { aloneSize, HELD_LOW, listing } from "./list.js";

/** A river that shows a rule. */
class RiverPicture extends StillRiver {
  constructor(parent, rule) {
    super(parent);
    this.rule = rule;
  }

  /** A small one is drawn like a phone on its side. */
  get form() {
    return this.root.clientWidth === HELD_LOW.width ? "low" : super.form;
  }

  render() {
    super.render();
    if (!this.rule.panel) this.parts.panel.hidden = true;
    for (const node of this.root.querySelectorAll(".marked")) node.classList.remove("marked");
    for (const mark of this.rule.marks) this.cardAt(Number(mark.replace("tile:", "")))?.classList.add("marked");
    return false;
  }

  /** The card that lay there before anything happened: the tide takes it along. */
  cardAt(place) {
    return this.scenery.card(this.rule.before.river.order[place]);
  }
}

export default listing({
  board: ".rv", rim: 5,
  makeBoard: (parent, rule) => new RiverPicture(parent, rule),
  sizeFor: ({ before, alone }, column) => (alone ? aloneSize(column) : pictureSize(before.seats.length, column)),
});
