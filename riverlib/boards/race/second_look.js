// second_look.js: a hint asked for again tells each choice's chance, and words again after that.

import { inNumbers, numbersSpoken } from "./chance_words.js";
import { isListed } from "./choices.js";
import { adviceSpoken } from "./words.js";

/** @import { River } from "./river.js" */
/** @import { RiverView } from "./view_types.js" */

export class SecondLook {
  /** @param {River} river */
  constructor(river) {
    this.river = river;
    this.isOn = false;
    this.wasListed = false; // the focus was among them
  }

  /**
   * Another hint begins in words; one that was asked for too early comes with the chances, and is heard.
   * @param {RiverView} view
   */
  forget({ hint, answered }) {
    const { river } = this;
    if (!hint) this.isOn = false;
    if (!hint || !river.view || river.view.hint || river.view.answered !== answered) return;
    river.notes.hide();
    river.log.speak(adviceSpoken(hint));
  }

  /** The hint as it is to be shown, if there is any. */
  get hint() {
    const { river: { view: { hint }, choices } } = this;
    return hint && this.isOn ? inNumbers(hint, choices) : hint;
  }

  /** Whether all chances stand on the bank. */
  get lists() {
    const { hint, river: { groups, layout } } = this;
    return isListed(hint, groups, layout);
  }

  /** Show it the other way; false where no hint compares chances. */
  turn() {
    const { river, river: { view: { hint, seats }, choices, groups } } = this;
    if (!hint || !Object.keys(hint.chances).length || !groups.length) return false;
    this.isOn = !this.isOn;
    river.notes.hide();
    river.render();
    if (river.controls.keyboard && (this.lists || this.wasListed)) river.advice.focusMore(this.lists);
    this.wasListed = this.lists;
    river.log.speak(this.isOn ? numbersSpoken(hint, choices, seats) : adviceSpoken(hint));
    return true;
  }
}
