// log.js: everything that has happened, and the voice for screen readers. Each sentence is said once.

import { make } from "./dom.js";

/** @import { BoardEvent } from "./view_types.js" */

const SPOKEN_KEPT = 30;

export class Log {
  constructor(spoken, label) {
    this.spoken = spoken;
    this.list = make("ol", "log-list");
    this.list.tabIndex = 0;
    this.list.setAttribute("aria-label", label);
  }

  /**
   * The sentence of an event; a game whose events bring none makes its own.
   * @param {BoardEvent} event
   * @param {any} _view
   * @returns {string}
   */
  sentence(event, _view) {
    return event.text ?? "";
  }

  /** Say it aloud without writing it down. */
  speak(sentence) {
    if (!sentence) return;
    this.spoken.append(make("p", "", sentence));
    while (this.spoken.childElementCount > SPOKEN_KEPT) this.spoken.firstElementChild.remove();
  }

  /**
   * @param {string} sentence
   * @param {BoardEvent | null} event
   * @param {any} _view
   */
  write(sentence, event = null, _view = null) {
    if (!sentence) return null;
    const item = make("li", event ? `said-${event.kind}` : "said-note", sentence);
    this.list.append(item);
    this.list.scrollTop = this.list.scrollHeight;
    return item;
  }

  /**
   * @param {BoardEvent} event
   * @param {any} view
   */
  add(event, view) {
    const sentence = this.sentence(event, view);
    this.write(sentence, event, view);
    this.speak(sentence);
  }

  /** A log that is opened begins at its end. */
  showEnd() {
    this.list.scrollTop = this.list.scrollHeight;
  }

  note(sentence) {
    this.write(sentence);
    this.speak(sentence);
  }

  /** Write it all anew, silently: after a reload or after something was taken back. */
  rewrite(view) {
    this.list.replaceChildren();
    for (const event of view.events) this.write(this.sentence(event, view), event, view);
  }
}
