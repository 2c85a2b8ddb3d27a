// race_log.js: the log of a race: a line for each turn, with the face that was thrown; a tide begins a round, whoever acts has their
// colour. What is spoken is every event's own sentence.

import { draw, make, named } from "../dom.js";
import { Log } from "../log.js";
import { faceSvg } from "./die.js";
import { goesOn, turnLine } from "./log_line.js";

/** @import { RiverEvent, RiverView } from "./view_types.js" */

const PLAYED_OUT = "The computer sails the rest for everybody.";

export class RaceLog extends Log {
  constructor(spoken, label) {
    super(spoken, label);
    this.turn = { events: /** @type {RiverEvent[]} */ ([]), words: /** @type {HTMLElement | null} */ (null), item: /** @type {HTMLLIElement | null} */ (null) }; // the turn that the last line tells
  }

  /**
   * Where the rest was played out, the log says so before the first of it that it knows.
   * @param {RiverEvent} event
   * @param {RiverView} view
   */
  sentence(event, { events, played_out: playedOut, bots_from: from }) {
    const begins = playedOut && event.number === Math.max(from ?? 0, events[0].number);
    return begins ? `${PLAYED_OUT} ${event.text}` : event.text ?? "";
  }

  /**
   * What comes of a throw goes on in its line; whatever else is said has one of its own.
   * @param {string} sentence
   * @param {RiverEvent | null} event
   * @param {RiverView | null} view
   */
  write(sentence, event = null, view = null) {
    const { events, words, item } = this.turn;
    if (event && view && words && item === this.list.lastElementChild && goesOn(events, event)) {
      events.push(event);
      words.textContent = turnLine(events, view.seats);
      this.showEnd();
      return item;
    }
    if (event && sentence.startsWith(PLAYED_OUT)) super.write(PLAYED_OUT);
    const line = super.write(event?.text ?? sentence, event);
    if (line && event && "seat" in event) line.style.setProperty("--mine", `var(--seat-${event.seat})`);
    if (line && event?.kind === "roll") this.begin(line, event);
    return line;
  }

  /** A throw begins the line of its turn: its face stands before the words. */
  begin(item, event) {
    const words = make("span", "", item.textContent ?? "");
    const face = named(make("span", "log-die"), event.face === 6 ? "The wind:" : `A ${event.face}:`);
    face.append(draw(faceSvg(event.face)));
    item.replaceChildren(face, words);
    this.turn = { events: [event], words, item };
  }
}
