// wildlife.js: what lives on the river: now and then a fish jumps, a duck swims by, a leaf drifts, rings spread, a gull's shadow passes.
// One at a time, moved by the clock of water.js: where that rests, nothing of it is there.

import { draw, make } from "../dom.js";
import { randomStream } from "./growth.js";

const PAUSE = { least: 34, more: 62 }; // ticks between one and the next: three to eight seconds
const DUCK = `<svg viewBox="0 0 40 28" aria-hidden="true"><path d="M3 17q-1-5 3-6 4 3 10 2 7-2 12 2-1 8-13 8-10 0-12-6z" fill="#8a6238" stroke="#3c2812" stroke-width="1.300"/><path d="M9 15q7-4 13 1-5 4-13-1z" fill="#c49a62"/>
  <path d="M25 15q-1-9 5-10 6 0 5 6-1 5-6 7z" fill="#1f7a4b" stroke="#0c3a24" stroke-width="1.200"/><path d="M34 8l5 1.500-5 2z" fill="#f0a93a"/><circle cx="31" cy="8.500" r="1.100" fill="#fff"/><path d="M1 23q5-3 9 0t9 0 9 0" fill="none" stroke="#e6fbff" stroke-width="1.800" stroke-linecap="round"/></svg>`;
const FISH = `<svg viewBox="0 0 36 22" aria-hidden="true"><path d="M2 6l8 5-8 6q3-6 0-11z" fill="#c7622f" stroke="#6d2d10" stroke-width="1.100"/><path d="M8 11q9-10 24-1-13 11-24 1z" fill="#ee9350" stroke="#6d2d10" stroke-width="1.300"/><path d="M12 12q8 4 16 0" fill="none" stroke="#ffd9ad" stroke-width="2"/><circle cx="27" cy="9.500" r="1.300" fill="#2a1408"/></svg>`;
const LEAF = `<svg viewBox="0 0 26 16" aria-hidden="true"><path d="M2 9Q9-1 24 5 18 17 2 9z" fill="#c9b03c" stroke="#6b5a12" stroke-width="1.100"/><path d="M4 9q9-4 17-3" fill="none" stroke="#7d6a1a" stroke-width="1"/></svg>`;
const GULL = `<svg viewBox="0 0 70 26" aria-hidden="true"><path d="M2 8q16-10 31 6Q52-4 68 6 54 4 38 21q-4 4-8 0Q18 7 2 8z" fill="#04293a"/></svg>`;
const RINGS = `<svg viewBox="0 0 60 36" aria-hidden="true"><g fill="none" stroke="#e6fbff" stroke-width="1.800"><ellipse cx="30" cy="18" rx="28" ry="15"/><ellipse cx="30" cy="18" rx="17" ry="9" opacity=".8"/></g></svg>`;

const fading = (part) => Math.min(1, part * 8, (1 - part) * 8);

/** @type {Record<string, { art: string, size: number, ticks: number, far: number, at: (part: number) => { along: number, up: number, turn: number, size: number, shows: number } }>} */
export const CREATURES = { // `far`: pixels that it moves down the river meanwhile; a part of its time -> how it looks then
  fish: { art: FISH, size: 34, ticks: 13, far: -46, at: (part) => ({ along: part, up: 44 * 4 * part * (1 - part), turn: -50 + 100 * part, size: 1, shows: fading(part) }) },
  duck: { art: DUCK, size: 34, ticks: 150, far: -120, at: (part) => ({ along: part, up: 0, turn: 4 * Math.sin(part * 60), size: 1, shows: Math.min(1, part * 16, (1 - part) * 16) }) },
  leaf: { art: LEAF, size: 22, ticks: 120, far: 190, at: (part) => ({ along: part, up: 0, turn: 40 * Math.sin(part * 9), size: 1, shows: 0.9 * fading(part) }) },
  rings: { art: RINGS, size: 46, ticks: 20, far: 8, at: (part) => ({ along: part, up: 0, turn: 0, size: 0.25 + part, shows: 0.8 * (1 - part) }) },
  gull: { art: GULL, size: 74, ticks: 44, far: 520, at: (part) => ({ along: part, up: 0, turn: 6 * Math.sin(part * 14), size: 1, shows: 0.2 * fading(part) }) },
};

export class Wildlife {
  /** @param {HTMLElement} water what it lives on */
  constructor(water, { random = randomStream(Date.now() % 9973 + 1) } = {}) {
    this.water = water;
    this.random = random;
    this.waits = this.pause();
    this.lives = /** @type {{ kind: string, node: HTMLElement, tick: number, x: number, y: number } | null} */ (null);
  }

  pause() { return PAUSE.least + Math.round(this.random() * PAUSE.more); }

  /** One tick of the water's clock: the river runs along x if it is `wide`. */
  beat(wide) {
    if (this.lives) return this.move(wide);
    this.waits -= 1;
    if (this.waits <= 0) this.bring(wide);
    return null;
  }

  /** Nobody looks, or nothing may move: it is gone. */
  rest() {
    this.lives?.node.remove();
    this.lives = null;
  }

  /** Something comes, away from the banks. */
  bring(wide) {
    const kinds = Object.keys(CREATURES);
    const kind = kinds[Math.floor(this.random() * kinds.length)];
    const node = make("span", `creature ${kind}`);
    node.append(draw(CREATURES[kind].art));
    const { offsetWidth: w, offsetHeight: h } = this.water;
    const part = () => 0.18 + 0.64 * this.random();
    const [x, y] = [part() * w, part() * h];
    this.water.append(node);
    this.lives = { kind, node, tick: 0, x, y };
    this.waits = this.pause();
    this.move(wide);
  }

  move(wide) {
    const { lives } = this;
    if (!lives) return;
    const { ticks, far, at, size: full } = CREATURES[lives.kind];
    lives.tick += 1;
    const { along, up, turn, size, shows } = at(lives.tick / ticks);
    if (lives.tick >= ticks) return this.rest();
    const [x, y] = wide ? [lives.x - far * along, lives.y] : [lives.x, lives.y + far * along];
    lives.node.style.transform = `translate(${(x - full / 2).toFixed(1)}px, ${(y - full / 3 - up).toFixed(1)}px) rotate(${turn.toFixed(1)}deg) scale(${size.toFixed(2)})`;
    lives.node.style.opacity = shows.toFixed(2);
  }
}
