// land.js: the two banks with all that grows there, and the bed of the river between them: one still picture.

import { between, boxOf } from "./frames.js";
import {
  boulder, bush, CARGO, cottage, DINGHY, LIGHTHOUSE, MILL, PICNIC, pine, placedArt, poplar, randomStream, reedTuft,
  roundTree, SIGNPOST, TREES,
} from "./growth.js";

const LAMP = 71.5; // how high the lamp of the lighthouse is, as it is drawn
const PAD_AROUND = 3; // pixels between a tree and anything that must stay legible

/** A shore from (0, y) along the x axis: a smooth line that wanders by `wander` pixels. */
function shoreLine(length, y, wander, seed) {
  const random = randomStream(seed);
  const steps = Math.max(4, Math.round(length / 46));
  let line = "";
  let lastY = y;
  for (let no = 1; no <= steps; no += 1) {
    const x = (no / steps) * length;
    const here = y + (random() - 0.5) * 2 * wander;
    line += `Q${(x - length / steps / 2).toFixed(1)} ${((lastY + here) / 2 + (random() - 0.5) * wander).toFixed(1)} ${x.toFixed(1)} ${here.toFixed(1)}`;
    lastY = here;
  }
  return { from: `M0 ${y.toFixed(1)}`, line };
}

/** One bank in a frame where the river runs along x and the water begins at `edge`, seen from land at `out`. */
function bankBands(length, edge, out, seed) {
  const way = Math.sign(edge - out);
  const band = (inset, wander, fill, no) => {
    const { line } = shoreLine(length, edge - way * inset, wander, seed + no);
    return `<path d="M0 ${out} L0 ${edge - way * inset}${line}L${length} ${out}z" fill="${fill}"/>`;
  };
  return band(-2, 1.5, "#5cc0bd", 0) + band(1, 1.5, "#d9f4ea", 1) + band(3, 1.5, "#cfae6e", 1) + band(5, 1.8, "#eed49b", 2) +
    band(13, 2.6, "#6d9a45", 3) + band(15, 2.6, "url(#meadow)", 3);
}

function meadowMarks(random, frames) {
  let blades = "";
  let flowers = "";
  let patches = "";
  for (const { x, y, w, h } of frames) {
    const area = w * h;
    for (let no = 0; w > 200 && no < area / 2600; no += 1) {
      const [px, py, r] = [x - w / 2 + random() * w, y - h / 2 + random() * h, 12 + random() * 34];
      patches += `<ellipse cx="${px.toFixed(0)}" cy="${py.toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 0.34).toFixed(0)}" fill="${random() < 0.5 ? "#c9dc7c" : "#6f9f48"}" opacity=".3"/>`;
    }
    for (let no = 0; no < area / 620; no += 1) {
      const [bx, by] = [x - w / 2 + random() * w, y - h / 2 + random() * h];
      blades += `M${bx.toFixed(0)} ${by.toFixed(0)}l-1.5-4m2.5 4l1-5`;
    }
    for (let no = 0; no < area / 1500; no += 1) {
      const [fx, fy] = [x - w / 2 + random() * w, y - h / 2 + random() * h];
      flowers += `<circle cx="${fx.toFixed(0)}" cy="${fy.toFixed(0)}" r="1.7" fill="${["#fff7dd", "#ffd84f", "#f08aa0", "#c9b6ff"][Math.floor(random() * 4)]}"/>`;
    }
  }
  return `${patches}<path d="${blades}" fill="none" stroke="#5f8d3c" stroke-width="1.1" stroke-linecap="round" opacity=".7"/>${flowers}`;
}

const apart = (one, other) => Math.abs(one.x - other.x) * 2 >= one.w + other.w || Math.abs(one.y - other.y) * 2 >= one.h + other.h;

const CROWNS = new Map([[roundTree, [34, 46]], [pine, [26, 54]], [poplar, [18, 54]], [bush, [34, 18]]]); // breadth and height of each kind

function tryTree(random, strip, scale) {
  const kind = TREES[Math.floor(random() * TREES.length)];
  const [broad, tall] = CROWNS.get(kind);
  const size = (0.62 + random() * 0.5) * scale;
  // at the upper edge a crown may leave the picture, but no trunk stands there alone
  const from = Math.min(strip.h - 4, tall * size * (strip.y < 100 ? 0.72 : 0.2));
  const [x, base] = [strip.x + (random() - 0.5) * strip.w, strip.y - strip.h / 2 + from + random() * (strip.h - from)];
  const art = kind(Math.floor(random() * (random() < 0.85 ? 3 : 4)));
  return { ...stands(art, x, base, size), box: { x, y: base - (tall * size) / 2, w: broad * size, h: tall * size } };
}

/** Trees wherever they hide nothing: `strips` are the banks, `kept` the boxes to leave free. */
function woods(random, strips, kept, scale) {
  const free = kept.map((box) => ({ ...box, w: box.w + PAD_AROUND, h: box.h + PAD_AROUND }));
  const standing = [];
  for (const strip of strips) {
    for (let no = 0; no < strip.w * strip.h / 100; no += 1) {
      const tree = tryTree(random, strip, scale);
      if (!free.every((box) => apart(tree.box, box))) continue;
      if (standing.some((other) => Math.hypot(other.x - tree.x, (other.base - tree.base) * 2) < 24 * scale)) continue;
      standing.push(tree);
    }
  }
  return standing;
}

function reedsAlong(random, layout) {
  const { channel, shape } = layout;
  const plants = [];
  const [length, start] = shape === "wide" ? [channel.w, channel.x - channel.w / 2] : [channel.h, channel.y - channel.h / 2];
  for (let at = 20 + random() * 40; at < length - 30; at += 54 + random() * 96) {
    for (const side of [-1, 1]) {
      const shift = at + (side > 0 ? 26 : 0);
      if (shift > length - 16) continue;
      const x = shape === "wide" ? start + shift : channel.x + side * (channel.w / 2 + 4);
      const y = shape === "wide" ? channel.y + side * (channel.h / 2 + (side < 0 ? 0 : 12)) : start + shift;
      if (random() < 0.72) plants.push(placedArt(x, y, shape === "wide" ? 0.8 : 0.62, reedTuft(random() < 0.5)));
      else plants.push(placedArt(x, y, 0.42 + random() * 0.2, boulder(random() < 0.5)));
    }
  }
  return plants.join("");
}

const LAND_COLOURS = `<defs><linearGradient id="meadow" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="700">
  <stop offset="0" stop-color="#b4cf6e"/><stop offset=".2" stop-color="#8cb956"/><stop offset=".75" stop-color="#88b552"/><stop offset="1" stop-color="#6a9a45"/></linearGradient>
  <linearGradient id="bed" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#49b9bd"/><stop offset=".14" stop-color="#2b98ae"/>
  <stop offset=".5" stop-color="#1b7b9b"/><stop offset=".86" stop-color="#238da7"/><stop offset="1" stop-color="#49b9bd"/></linearGradient>
  <linearGradient id="bed-tall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#49b9bd"/><stop offset=".12" stop-color="#2b98ae"/>
  <stop offset=".5" stop-color="#1b7b9b"/><stop offset=".88" stop-color="#238da7"/><stop offset="1" stop-color="#49b9bd"/></linearGradient>
  <radialGradient id="pool" cx=".5" cy="0" r="1"><stop offset="0" stop-color="#5fc2cb"/><stop offset=".5" stop-color="#1f7f98"/><stop offset="1" stop-color="#0f5568"/></radialGradient></defs>`;

const stands = (art, x, base, size) => ({ art, x, base, size });

/** Behind the harbour of a wide river: cottages before a wood, the lighthouse at the mouth. */
function town({ harbour, width, form }, top, random) {
  if (form === "low") return [];
  const scale = between(0.8, (top - 22) / 50, 1.25);
  const houses = [-0.22, 0.1, 0.37].map((at, no) =>
    stands(cottage(no), harbour.x + at * harbour.w, top - 22 - (no % 2) * 8, scale * (no % 2 ? 0.82 : 0.95)));
  const wood = Array.from({ length: Math.floor((harbour.w - 38) / 24) }, (_, no) =>
    stands(TREES[(no * 7) % 4](no % 3), width - 8 - no * 24, top - 30 - (no % 3) * 5, 0.72 * scale + random() * 0.2));
  return [...wood, ...houses, lighthouse({ harbour }, top)];
}

const lighthouse = ({ harbour }, top) => stands(LIGHTHOUSE, harbour.x - harbour.w / 2 + 10, top - 4, Math.min(1, (top - 4) / 90));

/**
 * Where the lamp of the lighthouse is, if one stands at this harbour.
 * @param {any} layout
 */
export function lampAt(layout) {
  const { shape, form, channel } = layout;
  if (shape !== "wide" || form === "low") return null;
  const { x, base, size } = lighthouse(layout, channel.y - channel.h / 2);
  return { x, y: base - LAMP * size };
}

/** On the near bank: the mill, and along the sand what the people of the river left there. */
function nearBank({ harbour, width, height, form }, bottom) {
  const deep = height - bottom;
  if (form === "low") return [];
  const mill = stands(MILL, width - 40, bottom + deep * 0.82, between(0.8, deep / 80, 1.2));
  if (deep < 84) return [mill];
  /** @type {[number, string][]} */
  const things = [[0.24, DINGHY], [0.37, PICNIC], [0.545, SIGNPOST], [0.68, DINGHY]];
  const ashore = things.map(([at, art], no) => stands(art, width * at, bottom + 21 + (no % 2) * 3, 0.78));
  return [mill, stands(CARGO, harbour.x - harbour.w * 0.16, bottom + 30, 0.8), ...ashore];
}

function wideLand(layout, random) {
  const { width, height, channel, fall } = layout;
  const [top, bottom] = [channel.y - channel.h / 2, channel.y + channel.h / 2];
  const banks = `<rect x="0" y="${top - 8}" width="${width}" height="${channel.h + 16}" fill="url(#bed)"/>
    ${bankBands(width, top, -20, 3)}${bankBands(width, bottom, height + 20, 11)}`;
  const strips = [boxOf(0, 0, width, top - 16), boxOf(0, bottom + 18, width, height - bottom - 18)];
  const cliffs = [[0.16, top - 1, 0.78, 0], [0.6, top - 1, 0.66, 1], [0.22, bottom + 14, 1, 1], [0.64, bottom + 12, 0.76, 0]]
    .map(([at, y, size, tone]) => placedArt(fall.w * at, y, size, boulder(tone)));
  return { banks, strips, standing: [...town(layout, top, random), ...nearBank(layout, bottom)], cliffs };
}

/** The bed, both banks, the pool below the fall, and the meadow behind the harbour. */
function tallBanks({ width, height, channel, harbour }, poolTop) {
  const [left, right] = [channel.x - channel.w / 2, channel.x + channel.w / 2];
  const turn = `translate(${width} 0) rotate(90)`; // the river along x becomes one along y
  return `<rect width="${width}" height="${height}" fill="url(#meadow)"/>
    <rect x="${left}" y="0" width="${channel.w}" height="${height}" fill="url(#bed-tall)"/>
    <g transform="${turn}">${bankBands(height, width - right, -20, 3)}${bankBands(height, width - left, width + 20, 11)}</g>
    <path d="M-4 ${poolTop + 20}Q${left} ${poolTop + 8} ${left + 24} ${poolTop}H${right - 24}Q${right} ${poolTop + 8} ${width + 4} ${poolTop + 20}
    V${height}H-4z" fill="url(#pool)"/><rect width="${width}" height="${harbour.y - harbour.h / 2 + 6}" fill="url(#meadow)"/>`;
}

function tallLand(layout) {
  const { width, channel, harbour, fall } = layout;
  const [left, right] = [channel.x - channel.w / 2, channel.x + channel.w / 2];
  const poolTop = fall.y + fall.h / 2 - 12;
  const side = Math.max(left - 8, 6);
  const sides = left < 26 ? [] : [boxOf(0, 60, side, poolTop - 60), boxOf(width - side, 60, side, poolTop - 60)];
  const cliffs = [[left - 8, 0], [right + 8, 1]].flatMap(([x, tone]) => [
    placedArt(x, fall.y - fall.h / 2 + 10, 0.8, boulder(tone)), placedArt(x + (tone ? 4 : -4), poolTop + 12, 0.95, boulder(1 - tone)),
  ]);
  const houses = left < 44 ? [] : [0, 1, 2].map((no) =>
    stands(cottage(no), no % 2 ? width - left / 2 : left / 2, harbour.y + 60 + no * 90, 0.9));
  return { banks: tallBanks(layout, poolTop), strips: [boxOf(0, 0, width, harbour.y - harbour.h / 2), ...sides], standing: houses, cliffs };
}

/** About what a house or a mill covers. */
const thingBox = ({ x, base, size }) => ({ x, y: base - 18 * size, w: 44 * size, h: 36 * size });

/** The whole land as the inside of an svg of the stage's size. */
export function landArt(layout) {
  const random = randomStream(17);
  const { banks, strips, standing, cliffs } = (layout.shape === "wide" ? wideLand : tallLand)(layout, random);
  const harbour = { ...layout.harbour, h: layout.harbour.h - 20 };
  const kept = [...layout.plates, layout.die, layout.prompt, layout.chances, harbour, layout.channel,
    layout.signs.harbour, ...standing.map(thingBox)];
  const marks = meadowMarks(random, strips.map((strip) => ({ ...strip, h: Math.max(0, strip.h - 8) })));
  const trees = woods(random, strips, kept, between(0.62, layout.height / 700, 0.95));
  const clear = standing.filter((thing) => layout.plates.every((plate) => apart(thingBox(thing), plate)));
  const all = [...trees, ...clear].sort((one, other) => one.base - other.base);
  const grown = all.map(({ x, base, size, art }) => placedArt(x, base, size, art)).join("");
  return `${LAND_COLOURS}${banks}${marks}${grown}${reedsAlong(random, layout)}${cliffs.join("")}`;
}
