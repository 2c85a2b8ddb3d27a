// scenery.js: the picture of the river: land, water, fall, harbour and cards, drawn for one layout.

import { make } from "../dom.js";
import { boulder, placedArt, randomStream } from "./growth.js";
import { Harbour } from "./harbour.js";
import { landArt } from "./land.js";
import { paint } from "./paint.js";
import { RiverCards } from "./river_cards.js";
import { signsArt } from "./signs.js";

/** The fall as a curtain of `broad` x `long` pixels falling down the y axis. */
function curtain(broad, long) {
  const random = randomStream(5);
  let light = "";
  let deep = "";
  for (let x = 3; x < broad; x += 5 + random() * 7) {
    const start = long * random() * 0.4;
    const line = `M${x.toFixed(1)} ${start.toFixed(1)}v${(long * (0.2 + random() * 0.4)).toFixed(1)}`;
    if (random() < 0.5) light += line;
    else deep += line;
  }
  return `<rect width="${broad}" height="${long}" fill="url(#curtain)"/><path d="${deep}" stroke="#1c86a4" stroke-width="3.5" stroke-linecap="round" opacity=".5"/>
    <path d="${light}" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>`;
}

/** Billows where the water lands: three rows, the farthest in shade. Two seeds give two foams that take turns. */
function foamAlong(broad, long, seed) {
  const random = randomStream(seed);
  let puffs = "";
  /** @type {[number, number, string, string][]} */
  const rows = [[0.68, 0.17, "#b4e4ee", "#8fd0de"], [0.83, 0.19, "#daf4f8", "#b4e0ea"], [0.99, 0.23, "#ffffff", "#cdeef4"]];
  for (const [depth, size, fill, rim] of rows) {
    for (let x = -4; x < broad + 8; x += long * size * (0.75 + random() * 0.5)) {
      const [y, r] = [long * (depth + (random() - 0.5) * 0.12), long * size * (0.55 + random() * 0.35)];
      puffs += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}"/>
        <path d="M${(x - r * 0.6).toFixed(1)} ${(y - r * 0.1).toFixed(1)}q${(r * 0.5).toFixed(1)} ${(r * 0.7).toFixed(1)} ${(r * 1.2).toFixed(1)} ${(r * 0.1).toFixed(1)}" fill="none" stroke="${rim}" stroke-width="1.4" stroke-linecap="round"/>`;
    }
  }
  for (let no = 0; no < broad / 14; no += 1) {
    puffs += `<circle cx="${(random() * broad).toFixed(1)}" cy="${(long * (0.3 + random() * 0.35)).toFixed(1)}" r="${(1 + random() * 1.8).toFixed(1)}" fill="#fff" opacity=".85"/>`;
  }
  return puffs;
}

const FALL_COLOURS = `<defs><linearGradient id="curtain" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2791ae"/><stop offset=".1" stop-color="#7fd3e2"/>
  <stop offset=".2" stop-color="#2c98b6"/><stop offset=".48" stop-color="#1c7c9c"/><stop offset=".7" stop-color="#63bfd2"/><stop offset="1" stop-color="#e8fbfe"/></linearGradient></defs>`;

function fallArt(broad, long) {
  const lip = `<path d="M-10 ${long * 0.07}${Array.from({ length: Math.ceil(broad / 40) + 1 }, () => "q10-4 20 0t20 0").join("")}" fill="none" stroke="#eafcff" stroke-width="3" opacity=".9"/>`;
  return `${FALL_COLOURS}${curtain(broad, long)}${lip}`;
}

/** Boulders that part the water at the lip; they stand upright whichever way it falls. */
function fallRocks({ w, h }, wide) {
  return [[0.36, 0.5], [0.48, 0.36], [0.88, 0.5]].map(([at, size], no) => { // beside what is written on the water
    const [x, y] = wide ? [w * 0.92 - 13 * size, h * at] : [w * [0.1, 0.84, 0.93][no], h * 0.24];
    const wake = wide ? "M-15-7q-12 4-24 1M-17 2q-9 4-17 3" : "M-19 7q8 7 19 6t19-6";
    return placedArt(x, y, wide ? size * 1.15 : size, `${boulder(no !== 1)}<path d="M-19 5q9 6 20 4t18-4" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>
      <path d="${wake}" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".8"/>`);
  }).join("");
}

export class Scenery {
  constructor(parts) {
    this.parts = parts;
    this.cards = new RiverCards(parts.riverCards);
    this.harbour = new Harbour(parts.harbour);
    this.key = "";
    this.signs = /** @type {Element | null} */ (null);
  }

  /** The node of a card of the river. */
  card(id) {
    return this.cards.nodes.get(id) ?? null;
  }

  render(shown, layout) {
    const key = [layout.form, layout.width, layout.height, layout.seats, layout.docks].join(" ");
    if (key !== this.key) this.build(key, layout);
    this.cards.render(shown, layout);
    this.harbour.render(shown, layout);
  }

  /** What changes with the size of the stage alone. */
  build(key, layout) {
    this.key = key;
    const { land, water, dieSpot, stage, harbour } = this.parts;
    land.replaceChildren(paint(`viewBox="0 0 ${layout.width} ${layout.height}"`, landArt(layout)));
    this.buildFall(layout.fall, layout.shape === "wide");
    const signs = signsArt(layout);
    if (this.signs) this.signs.replaceWith(signs);
    else harbour.after(signs);
    this.signs = signs;
    putBox(water, layout.channel);
    stage.style.setProperty("--head", `${layout.cardSize.head}px`);
    stage.style.setProperty("--foot", `${layout.cardSize.foot}px`);
    dieSpot.style.setProperty("--die", `${layout.die.size}px`);
    putBox(dieSpot, layout.die);
  }

  /** From back to front: the curtain, its running water (moved by water.js), the foam and the rocks. */
  buildFall(box, wide) {
    const { fall } = this.parts;
    const [broad, long] = wide ? [box.h, box.w] : [box.w, box.h];
    const turned = (art) => wide ? `<g transform="translate(${box.w} 0) rotate(90)">${art}</g>` : art;
    const sheet = (name, art) => paint(`viewBox="0 0 ${box.w} ${box.h}" class="${name}"`, art);
    const foams = [9, 31].map((seed, no) => {
      const foam = make("span", no ? "foam other" : "foam");
      foam.append(sheet("foam-art", turned(foamAlong(broad, long, seed))));
      return foam;
    });
    fall.replaceChildren(sheet("curtain", turned(fallArt(broad, long))), make("span", "spill"), ...foams, sheet("fall-rocks", fallRocks(box, wide)));
    putBox(fall, box);
  }
}

/** Give a node the place and the size of a box of the layout. */
function putBox(node, { x, y, w, h }) {
  node.style.width = `${w}px`;
  node.style.height = `${h}px`;
  node.style.transform = `translate(${x - w / 2}px, ${y - h / 2}px)`;
}
