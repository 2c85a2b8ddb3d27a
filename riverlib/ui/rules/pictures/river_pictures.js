// river_pictures.js: the rules of the race, each with a small river.

import { pictureSize, StillRiver } from "../../race/pictures/still.js";
import { listing } from "./list.js";

const ALONE = { width: 880, height: 440 };

/** A river that shows a rule. */
class RiverPicture extends StillRiver {
  constructor(parent, rule) {
    super(parent);
    this.rule = rule;
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
  sizeFor: ({ before, alone }, column) => (alone ? ALONE : pictureSize(before.seats.length, column)),
});
