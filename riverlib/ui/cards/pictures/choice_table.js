// choice_table.js: a small card table as it stood at a costly choice: what was played or bid, and what would have been better.

import { takerIndex } from "../../../boards/cards/advance.js";
import { CardTable } from "../../../boards/cards/table.js";
import { mounting } from "../../../boards/mounting.js";
import { PictureFrame } from "../../shared/picture_frame.js";

const DESK = { width: 760, height: 430 };
const HELD_LOW = { width: 606, height: 330 }; // drawn like a phone on its side
const DESK_FROM = 470; // narrower pictures are drawn for fewer pixels, so that they can be read

class ChoiceTable extends CardTable {
  constructor(parent) {
    super(parent, "__tablePicture"); // beside a game that is played the board keeps its own name
    this.controls.destroy(); // the page's keys are not for a picture
    this.actions.tellShown = () => {};
    this.settings = { ...this.settings, sounds: false, chances: false };
    this.applySettings();
    this.frame = new PictureFrame(this.root, "choice-table", (room) => (room < DESK_FROM ? HELD_LOW : DESK));
    this.frame.fit();
  }

  destroy() {
    super.destroy();
    this.frame.destroy();
  }

  /** A picture has its column's size, however high the window is. */
  get windowHeight() {
    return this.root.clientWidth === HELD_LOW.width ? HELD_LOW.height : Infinity;
  }

  update(view, send) {
    this.frame.describe(view.help.now);
    super.update(view, send);
    this.frame.fit();
  }

  /** A trick that the choice has filled stays on the table. */
  lingering() {
    const { last_trick: last } = this.shown;
    return last && { leader: last.leader, cards: last.cards, best: takerIndex(last, last.cards.length) };
  }

  render() {
    super.render();
    this.parts.panel.hidden = true;
    return false;
  }
}

export default mounting(ChoiceTable);
