// sound.js: what the river sounds like.

import { Sound } from "../../shared/board/sound.js";

export class RiverSound extends Sound {
  rattle() {
    this.noise({ length: 0.5, pitch: 1900, gain: 0.16 });
  }

  lands() { this.noise({ length: 0.08, pitch: 900, gain: 0.5 }); }

  stroke() { this.noise({ length: 0.12, pitch: 620, gain: 0.16 }); }

  sail(cards) {
    for (let no = 0; no < Math.min(cards, 8); no += 1) this.tone({ pitch: 300 + no * 22, length: 0.09, gain: 0.05, after: no * 0.16, type: "triangle" });
    this.stroke();
  }

  bump() { this.tone({ pitch: 95, length: 0.22, gain: 0.24, type: "triangle" }); }

  wave() { this.noise({ length: 0.7, pitch: 500, gain: 0.3 }); }

  wind() { this.noise({ length: 1.1, pitch: 780, gain: 0.24 }); }

  tide() { this.noise({ length: 1.3, pitch: 260, gain: 0.4 }); }

  splash() { this.noise({ length: 0.45, pitch: 1300, gain: 0.4 }); }

  coin() {
    this.tone({ pitch: 880, length: 0.14, gain: 0.08 });
    this.tone({ pitch: 1320, length: 0.3, gain: 0.08, after: 0.08 });
  }

  horn() {
    this.tone({ pitch: 196, length: 0.8, gain: 0.12, type: "sawtooth" });
    this.tone({ pitch: 247, length: 0.8, gain: 0.09, after: 0.02, type: "sawtooth" });
  }

  sample() { this.coin(); }
}
