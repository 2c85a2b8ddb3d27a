// sound.js: what cards and bids sound like. `bench/sounds.py` writes them to files and says how long and loud they are.

import { Sound } from "../sound.js";

/** Every sound of the card table, by its method. */
export const CARD_SOUNDS = ["card", "slide", "bid", "taken", "made", "missed", "win"];

export class CardSound extends Sound {
  /** A card is laid on felt. */
  card() {
    this.breath({ from: 2600, to: 900, length: 0.09, gain: 0.5, attack: 0.004, decay: 5 });
    this.knock({ pitch: 120, length: 0.1, gain: 0.3, after: 0.012 });
  }

  /** Cards are dealt. */
  slide() { this.breath({ from: 900, to: 2300, length: 0.24, gain: 0.5, attack: 0.07, decay: 3 }); }

  bid() { this.bar({ pitch: 330, length: 0.22, gain: 0.22 }); }

  /** A trick is gathered. */
  taken() {
    this.breath({ from: 1900, to: 700, length: 0.2, gain: 0.16, attack: 0.05 });
    this.bar({ pitch: 392, length: 0.24, gain: 0.2, after: 0.03 });
    this.bar({ pitch: 523, length: 0.26, gain: 0.2, after: 0.12 });
  }

  /** My bid has come true. */
  made() {
    [440, 554, 659].forEach((pitch, no) => this.bar({ pitch, length: 0.24, gain: 0.19, after: no * 0.075 }));
  }

  /** My bid has not come true. */
  missed() {
    this.bar({ pitch: 247, length: 0.22, gain: 0.21, bright: 0.1 });
    this.bar({ pitch: 208, length: 0.26, gain: 0.22, after: 0.12, bright: 0.1 });
  }

  sample() { this.taken(); }
}
