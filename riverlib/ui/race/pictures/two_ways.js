// two_ways.js: a small river with the way that was chosen and the one that would have been better.

import { make } from "../../../boards/dom.js";
import { mounting } from "../../../boards/mounting.js";
import { pictureSize, StillRiver } from "./still.js";

class TwoWays extends StillRiver {
  constructor(parent) {
    super(parent);
    this.frame = make("div", "two-ways");
    this.root.before(this.frame);
    this.frame.append(this.root);
    this.root.inert = true; // the sentence beside it says what it shows
    this.rooms = new ResizeObserver(() => this.fit());
    this.rooms.observe(this.frame);
  }

  destroy() {
    super.destroy();
    this.rooms.disconnect();
  }

  update(view, send) {
    this.frame.setAttribute("role", "img");
    this.frame.setAttribute("aria-label", view.help.now);
    this.seatCount = view.seats.length;
    super.update(view, send);
    this.fit();
  }

  /** Bring the river to the width that there is. */
  fit() {
    const { clientWidth: room } = this.frame;
    if (!room || !this.seatCount) return;
    const { width, height } = pictureSize(this.seatCount, room);
    this.root.style.width = `${width}px`;
    this.root.style.setProperty("--picture-height", `${height}px`);
    this.root.style.transform = `scale(${room / width})`;
    this.frame.style.height = `${Math.round(((height + 10) * room) / width)}px`;
  }

  render() {
    super.render();
    this.parts.panel.hidden = true;
    return false;
  }
}

export default mounting(TwoWays);
