// choice_table.js: a small card table as it stood at a costly choice: what was played or bid, and what would have been better.

import { takerIndex } from "../../../boards/cards/advance.js";
import { CardTable } from "../../../boards/cards/table.js";
import { mounting } from "../../../boards/mounting.js";
import { PictureFrame } from "../../shared/picture_frame.js";

const BROAD = { width: 640, height: 330 }; // like a phone on its side: the trick has the height that a desk gives to plates, and is read in a column of a page
const UPRIGHT = { width: 372, height: 480 }; // like a phone held upright, for narrow columns: its letters stay as large as the page's
const BIDDING = { width: 372, height: 330 }; // where nothing is played the middle of the table is bare
const BROAD_BIDDING = { width: 640, height: 250 };
const BROAD_FROM = 470;

class ChoiceTable extends CardTable {
  constructor(parent) {
    super(parent, "__tablePicture"); // beside a game that is played the board keeps its own name
    this.controls.destroy(); // the page's keys are not for a picture
    this.actions.tellShown = () => {};
    this.settings = { ...this.settings, sounds: false, chances: false };
    this.applySettings();
    this.frame = new PictureFrame(this.root, "choice-table", (room) => this.sizeFor(room));
    this.frame.fit();
  }

  destroy() {
    super.destroy();
    this.frame.destroy();
  }

  /** What the table is drawn for where there are so many pixels. */
  sizeFor(room) {
    if (room >= BROAD_FROM) return this.isBid ? BROAD_BIDDING : BROAD;
    return this.isBid ? BIDDING : UPRIGHT;
  }

  /** A picture has its column's size, however high the window is. */
  get windowHeight() { return this.root.clientWidth === BROAD.width ? BROAD.height : Infinity; }

  update(view, send) {
    this.frame.describe(view.help.now);
    this.isBid = view.phase === "bid";
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
