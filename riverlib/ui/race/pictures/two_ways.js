// two_ways.js: a small river with the way that was chosen and the one that would have been better.

import { mounting } from "../../../boards/mounting.js";
import { PictureFrame } from "../../shared/picture_frame.js";
import { pictureSize, StillRiver } from "./still.js";

class TwoWays extends StillRiver {
  constructor(parent) {
    super(parent);
    this.frame = new PictureFrame(this.root, "two-ways", (room) => this.seatCount && pictureSize(this.seatCount, room));
  }

  destroy() {
    super.destroy();
    this.frame.destroy();
  }

  update(view, send) {
    this.frame.describe(view.help.now);
    this.seatCount = view.seats.length;
    super.update(view, send);
    this.frame.fit();
  }

  render() {
    super.render();
    this.parts.panel.hidden = true;
    return false;
  }
}

export default mounting(TwoWays);
