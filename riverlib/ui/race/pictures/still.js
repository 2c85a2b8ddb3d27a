// still.js: a river that is only a picture: nobody clicks on it, its water rests, and it has the size that its page gives it.

import { leastHeight, riverForm } from "../../../boards/race/geometry.js";
import { River } from "../../../boards/race/river.js";

const WIDE = 730; // pixels that a river is drawn for; then it is brought to the room there is
const TALL = 460;
const TALL_BELOW = 440; // narrower pictures are laid out like a phone held upright

/**
 * The size for which a picture is drawn that has `room` pixels: {width, height}.
 * @param {number} seats
 * @param {number} room
 */
export function pictureSize(seats, room) {
  const form = room < TALL_BELOW ? "tall" : "wide";
  return { width: form === "tall" ? TALL : WIDE, height: leastHeight(seats, form, { looks: true }) };
}

export class StillRiver extends River {
  constructor(parent) {
    super(parent, "__riverPicture"); // beside a race that is sailed the board keeps its own name
    this.controls.destroy(); // the page's keys are not for a picture
    this.actions.tellShown = () => {};
    this.settings = { ...this.settings, sounds: false, calm: true };
    this.applySettings();
  }

  get looks() { return true; }

  /** A picture is brought to its column's size, however high the window is. */
  get form() {
    return riverForm({ width: this.root.clientWidth, height: this.root.clientWidth });
  }
}
