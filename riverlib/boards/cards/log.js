// log.js: everything said and played in this deal.

import { draw, make } from "../dom.js";
import { Log } from "../log.js";
import { suitSign } from "./faces.js";
import { eventSentence } from "./words.js";

/** @import { CardEvent, CardView } from "./view_types.js" */

export class CardLog extends Log {
  /**
   * @param {CardEvent} event
   * @param {CardView} view
   */
  sentence(event, view) {
    return eventSentence(event, view);
  }

  /**
   * @param {string} sentence
   * @param {any} event
   */
  write(sentence, event = null) {
    if (sentence && event?.kind === "dealt") this.list.replaceChildren();
    const item = super.write(sentence, event);
    if (item && event?.card) item.prepend(this.suitOf(event.card));
    return item;
  }

  suitOf(card) {
    const chip = make("span", "chip");
    chip.append(draw(suitSign(card[0] === "*" ? "*" : card[1])));
    return chip;
  }
}
