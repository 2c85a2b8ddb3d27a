// notes.js: what the river says over itself, clear of what has to be looked at there.

import { Notes } from "../notes.js";
import { layOnBank } from "./bank.js";
import { nameBoxes } from "./card_words.js";
import { seenOnRiver, tellingCards } from "./clear_room.js";

/** @import { River } from "./river.js" */

/** @extends {Notes<River>} */
export class RiverNotes extends Notes {
  /** What has to be looked at. */
  get seen() {
    const { fleet, targets, layout, parts, shown, asksChoice, choices } = this.board;
    const boats = fleet.nodes.flat().filter((node) => !node.hidden).map((node) => ({ ...node.place, lit: node.classList.contains("lit") }));
    const ghosts = targets.seen.map(({ choice, place }) => ({ ...place, best: choice.id === this.board.advice.best }));
    return seenOnRiver(layout, { boats, ghosts, cards: tellingCards(shown, asksChoice ? choices : [], layout), prompts: !parts.prompt.hidden, questions: [...targets.questions, ...nameBoxes(shown, layout)] });
  }

  get isClear() {
    return super.isClear && !this.board.advice.isOpen;
  }

  putBar() {
    layOnBank(this.board.parts.toast, this.board.layout);
  }

  /** A note at a boat may hang below it, too. */
  put(place) {
    super.put({ under: place.y + this.board.layout.boatSize + 26, ...place });
  }
}
