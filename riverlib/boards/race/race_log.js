// race_log.js: the log of a race: every event brings its sentence.

import { Log } from "../log.js";

/** @import { RiverEvent, RiverView } from "./view_types.js" */

const PLAYED_OUT = "The race is decided: the computer sails the rest for everybody.";

export class RaceLog extends Log {
  /**
   * Where the rest was played out, the log says so first.
   * @param {RiverEvent} event
   * @param {RiverView} view
   */
  sentence(event, { played_out: playedOut, bots_from: from }) {
    return playedOut && event.number === from ? `${PLAYED_OUT} ${event.text}` : event.text ?? "";
  }
}
