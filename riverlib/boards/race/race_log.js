// race_log.js: the log of a race: every event brings its sentence; a tide begins a round, whoever acts has their colour.

import { Log } from "../log.js";

/** @import { RiverEvent, RiverView } from "./view_types.js" */

const PLAYED_OUT = "The race is decided: the computer sails the rest for everybody.";

export class RaceLog extends Log {
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
   * @param {string} sentence
   * @param {RiverEvent | null} event
   */
  write(sentence, event = null) {
    const item = super.write(sentence, event);
    if (item && event && "seat" in event) item.style.setProperty("--mine", `var(--seat-${event.seat})`);
    return item;
  }
}
