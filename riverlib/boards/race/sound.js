// sound.js: what the river sounds like. `bench/sounds.py` writes it to files and says how long and loud it is.

import { Sound } from "../sound.js";

/** Every sound of the river, by its method. */
export const RIVER_SOUNDS = ["rattle", "lands", "sail", "bump", "wave", "wind", "tide", "splash", "coin", "win"];
const TAPS = [0, 0.07, 0.13, 0.2, 0.25, 0.31]; // seconds at which a die in a hand touches wood

export class RiverSound extends Sound {
  /** The die tumbles. */
  rattle() {
    TAPS.forEach((after, no) => {
      this.knock({ pitch: 380 + (no % 3) * 70, length: 0.06, gain: 0.3, after });
      this.breath({ from: 2400, to: 1400, length: 0.04, gain: 0.34, after, attack: 0.004, decay: 5 });
    });
  }

  /** The die lies. */
  lands() {
    this.knock({ pitch: 210, length: 0.13, gain: 0.34 });
    this.breath({ from: 1600, to: 700, length: 0.07, gain: 0.3, attack: 0.004, decay: 5 });
  }

  /** A boat gets under way: a breath in the sail and two notes, the second higher the farther it goes. */
  sail(cards = 3) {
    this.breath({ from: 420, to: 900, length: 0.34, gain: 0.34, attack: 0.12, decay: 2.4 });
    this.bar({ pitch: 220, length: 0.2, gain: 0.15, after: 0.02, bright: 0.06 });
    this.bar({ pitch: 262 + 16 * Math.min(cards, 6), length: 0.24, gain: 0.15, after: 0.13, bright: 0.06 });
  }

  /** Sand under the keel. */
  bump() {
    this.knock({ pitch: 82, length: 0.24, gain: 0.32 });
    this.breath({ from: 900, to: 300, length: 0.26, gain: 0.3, attack: 0.01, decay: 4 });
  }

  /** The high tide lifts a boat. */
  wave() {
    this.breath({ from: 240, to: 900, length: 0.3, gain: 0.72, attack: 0.15, decay: 2.4, narrow: 1.3 });
    this.breath({ from: 2200, to: 1300, length: 0.2, gain: 0.3, after: 0.18, attack: 0.03 });
  }

  wind() {
    this.breath({ from: 560, to: 980, length: 0.39, gain: 1.8, attack: 0.16, decay: 2, narrow: 9 });
  }

  /** The river carries everything down. */
  tide() {
    this.breath({ from: 520, to: 170, length: 0.39, gain: 0.8, attack: 0.1, decay: 1.8, narrow: 0.7 });
    this.knock({ pitch: 65, length: 0.34, gain: 0.24, after: 0.03 });
  }

  /** A boat goes over the fall. */
  splash() {
    this.knock({ pitch: 130, length: 0.16, gain: 0.3 });
    this.breath({ from: 2200, to: 600, length: 0.38, gain: 0.44, after: 0.015, attack: 0.012, decay: 4, narrow: 0.6 });
  }

  /** A boat is home: the bell of the harbour. */
  coin() {
    this.bar({ pitch: 523, length: 0.32, gain: 0.2, bright: 0.3 });
    this.bar({ pitch: 784, length: 0.3, gain: 0.17, after: 0.085, bright: 0.3 });
    this.bar({ pitch: 1047, length: 0.8, gain: 0.1, after: 0.2, bright: 0.45 }); // it rings on
  }

  sample() { this.coin(); }
}
