// sound.js: what cards and bids sound like.

import { Sound } from "../../shared/board/sound.js";

export class CardSound extends Sound {
  card() { this.noise({ length: 0.07, pitch: 2400, gain: 0.5 }); }

  slide() { this.noise({ length: 0.22, pitch: 1100, gain: 0.22 }); }

  bid() { this.tone({ pitch: 320, length: 0.1, gain: 0.16, type: "triangle" }); }

  taken() {
    this.tone({ pitch: 523, length: 0.16, gain: 0.08 });
    this.tone({ pitch: 784, length: 0.24, gain: 0.08, after: 0.09 });
  }

  sample() { this.bid(); }
}
