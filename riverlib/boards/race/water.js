// water.js: the living river. One slow clock moves everything at once: a frame is drawn a few times a second and only then.
// (Endless CSS animations, even in steps, make the browser prepare every frame of the screen.) It rests when nobody looks.

import { make } from "../dom.js";
import { Wildlife } from "./wildlife.js";

const TICK_MS = 83;
const AWAKE_MS = 60000; // after a minute without a hand or a move the river rests
/** @type {[string, number, number, number][]} */
const LAYERS = [ // [class, tile length along the river, pixels a tick, wave length of its sway in ticks]
  ["flow far", 256, 1, 56],
  ["flow near", 320, 2, 35],
];
const SPILL = { tile: 96, step: 8 };
const BOB = { rise: 1.3, lean: 1.6, round: 33 }; // pixels, degrees, ticks

export class Water {
  /**
   * @param {HTMLElement} root
   * @param {Record<string, HTMLElement>} parts
   */
  constructor(root, { stage, water, fall, boats }, { awake = AWAKE_MS, tick = TICK_MS } = {}) {
    this.root = root;
    this.stage = stage;
    this.boats = boats;
    this.awake = awake;
    this.tick = tick;
    this.flows = LAYERS.map(([name]) => make("span", name));
    this.glint = make("span", "glint");
    water.replaceChildren(...this.flows, this.glint);
    this.fall = fall;
    this.wildlife = new Wildlife(water);
    this.count = 0;
    this.clock = 0;
    this.inSight = true;
    this.stirred = performance.now();
    this.reduced = matchMedia("(prefers-reduced-motion: reduce)");
    this.onChange = () => this.refresh();
    this.onTouch = () => this.stir();
    this.listen();
  }

  listen() {
    this.sight = new IntersectionObserver(([entry]) => { this.inSight = entry.isIntersecting; this.refresh(); });
    this.sight.observe(this.stage);
    this.looks = new MutationObserver(this.onChange); // "calm" and "still" come and go as classes
    this.looks.observe(this.root, { attributes: true, attributeFilter: ["class"] });
    document.addEventListener("visibilitychange", this.onChange);
    this.reduced.addEventListener("change", this.onChange);
    for (const kind of ["pointermove", "pointerdown", "keydown"]) this.root.addEventListener(kind, this.onTouch, { passive: true });
  }

  destroy() {
    clearInterval(this.clock);
    this.clock = 0;
    this.sight.disconnect();
    this.looks.disconnect();
    document.removeEventListener("visibilitychange", this.onChange);
    this.reduced.removeEventListener("change", this.onChange);
    for (const kind of ["pointermove", "pointerdown", "keydown"]) this.root.removeEventListener(kind, this.onTouch);
  }

  /** Somebody is there, or something has moved: the minute begins anew. */
  stir() {
    this.stirred = performance.now();
    if (!this.clock) this.refresh();
  }

  get lives() {
    const { classList } = this.root;
    return this.inSight && !document.hidden && !this.reduced.matches && !classList.contains("calm") && !classList.contains("still") &&
      performance.now() - this.stirred < this.awake;
  }

  /** Start or stop the clock after anything that it depends on has changed. */
  refresh() {
    if (this.lives === Boolean(this.clock)) return;
    clearInterval(this.clock);
    this.clock = this.lives ? setInterval(() => this.beat(), this.tick) : 0;
    if (!this.clock) this.wildlife.rest();
  }

  beat() {
    if (!this.lives) return this.refresh();
    this.count += 1;
    this.run();
    this.bob();
    this.wildlife.beat(this.root.dataset.shape !== "tall");
    return null;
  }

  run() {
    const wide = this.root.dataset.shape !== "tall";
    this.flows.forEach((flow, no) => {
      const [, tile, step, sway] = LAYERS[no];
      const way = (this.count * step) % tile;
      const aside = Math.round(3 * Math.sin((this.count / sway) * 2 * Math.PI)); // whole pixels: nothing to smooth
      flow.style.transform = wide ? `translate(${-way}px, ${aside}px)` : `translate(${aside}px, ${way - tile}px)`;
    });
    const fallen = (this.count * SPILL.step) % SPILL.tile;
    const spill = this.partOfFall(".spill");
    if (spill) spill.style.transform = wide ? `translateX(${-fallen}px)` : `translateY(${fallen - SPILL.tile}px)`;
    const other = this.partOfFall(".foam.other");
    if (other) other.style.opacity = (0.5 + 0.5 * Math.sin(this.count / 6)).toFixed(2);
    this.glint.style.opacity = (0.55 + 0.45 * Math.sin(this.count / 11)).toFixed(2);
  }

  /**
   * The fall is drawn anew with every new size of the stage, so its parts are looked up.
   * @param {string} path
   * @returns {HTMLElement | null}
   */
  partOfFall(path) {
    return this.fall.querySelector(path);
  }

  /** Every boat rocks in its own time. */
  bob() {
    let no = 0;
    for (const boat of this.boats.children) {
      const turn = (this.count / BOB.round) * 2 * Math.PI + no * 2.4;
      no += 1;
      /** @type {HTMLElement | null} */
      const hull = boat.querySelector(".hull");
      if (hull) hull.style.transform = `translateY(${(BOB.rise * Math.sin(turn)).toFixed(2)}px) rotate(${(BOB.lean * Math.sin(turn + 1)).toFixed(2)}deg)`;
    }
  }
}
