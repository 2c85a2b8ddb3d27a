// harbour.js: the wooden harbour. Berths on both sides of a pier, each with its number on a brass coin.

import { make, named } from "../dom.js";
import { pierWidth } from "./frames.js";
import { HARBOUR_RIM } from "./geometry.js";
import { paint } from "./paint.js";

/** @import { RiverView } from "./view_types.js" */

const WOOD = { plank: "#b67f48", light: "#d3a067", dark: "#7d5129", line: "#5a3819" };

function planks(x, y, w, h, along) {
  let gaps = "";
  const step = 7;
  for (let at = step; at < (along ? w : h); at += step) gaps += along ? `M${x + at} ${y}v${h}` : `M${x} ${y + at}h${w}`;
  return `<rect x="${x - 1}" y="${y + 3}" width="${w + 2}" height="${h}" rx="2" fill="#07303c" opacity=".35"/>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="${WOOD.plank}" stroke="${WOOD.line}" stroke-width="1"/>
    <path d="${gaps}" stroke="${WOOD.dark}" stroke-width="1" opacity=".75"/><path d="${along ? `M${x + 1} ${y + 1.3}h${w - 2}` : `M${x + 1.3} ${y + 1}v${h - 2}`}" stroke="${WOOD.light}" stroke-width="1.6"/>`;
}

const post = (x, y, r = 4) => `<ellipse cx="${x + 1}" cy="${y + 2}" rx="${r + 0.6}" ry="${r}" fill="#07303c" opacity=".4"/>
  <circle cx="${x}" cy="${y}" r="${r}" fill="${WOOD.dark}" stroke="${WOOD.line}"/><circle cx="${x - r * 0.15}" cy="${y - r * 0.2}" r="${r * 0.58}" fill="${WOOD.light}"/>`;

const BASIN_STOPS = '<stop offset="0" stop-color="#0d5f7c" stop-opacity="0"/><stop offset=".16" stop-color="#0d5f7c" stop-opacity=".7"/><stop offset="1" stop-color="#0b4f66" stop-opacity=".92"/>';
const BASIN = `<defs><linearGradient id="basin" x1="0" y1="0" x2="1" y2="0">${BASIN_STOPS}</linearGradient>
  <linearGradient id="basin-tall" x1="0" y1="1" x2="0" y2="0">${BASIN_STOPS}</linearGradient></defs>`;

/** Still water: a few short marks in every berth. */
function calmMarks({ docks, dock }) {
  let marks = "";
  for (let no = 1; no <= docks; no += 1) {
    const { x, y, w, h } = dock(no);
    marks += `M${(x - w * 0.32).toFixed(1)} ${(y + h * 0.3).toFixed(1)}q4-3 8 0t8 0M${(x + w * 0.08).toFixed(1)} ${(y - h * 0.24).toFixed(1)}q4-3 8 0t8 0`;
  }
  return `<path d="${marks}" fill="none" stroke="#9fdbe6" stroke-width="1.6" stroke-linecap="round" opacity=".45"/>`;
}

function wideHarbour(layout) {
  const { harbour, rows } = layout;
  const [left, top] = [harbour.x - harbour.w / 2, harbour.y - harbour.h / 2];
  const spine = pierWidth(harbour.w);
  const pitch = (harbour.h - 2 * HARBOUR_RIM) / rows;
  const reach = (harbour.w - spine) / 2 - HARBOUR_RIM;
  let fingers = "";
  let posts = "";
  for (let row = 0; row <= rows; row += 1) {
    const y = top + HARBOUR_RIM + row * pitch;
    for (const side of [-1, 1]) {
      const start = harbour.x + (side * spine) / 2;
      const from = side < 0 ? start - reach * 0.94 : start;
      fingers += planks(from, y - 4, reach * (side < 0 ? 0.94 : 1), 8, true);
      posts += post(start + side * reach * (side < 0 ? 0.92 : 0.96), y);
    }
  }
  let blocks = "";
  for (let y = top + 20; y < top + harbour.h; y += 26) blocks += `M${harbour.x + harbour.w / 2 - HARBOUR_RIM + 1} ${y}h${HARBOUR_RIM}`;
  const quay = `<rect x="${harbour.x + harbour.w / 2 - HARBOUR_RIM}" y="${top - 2}" width="${HARBOUR_RIM + 4}" height="${harbour.h + 4}" fill="#b9b09c"/>
    <path d="M${harbour.x + harbour.w / 2 - HARBOUR_RIM} ${top}v${harbour.h}" stroke="#6c665b" stroke-width="2"/>
    <path d="${blocks}" stroke="#7d7668" stroke-width="1.5"/>`;
  return `${BASIN}<rect x="${left}" y="${top}" width="${harbour.w}" height="${harbour.h}" fill="url(#basin)"/>${calmMarks(layout)}${quay}${fingers}
    ${planks(harbour.x - spine / 2, top, spine, harbour.h, false)}${posts}${post(harbour.x - spine / 2 + 5, top + 5, 3)}${post(harbour.x + spine / 2 - 5, top + 5, 3)}`;
}

function tallHarbour(layout) {
  const { harbour, perRow, rows } = layout;
  const [left, top] = [harbour.x - harbour.w / 2, harbour.y - harbour.h / 2];
  const [pitchX, pitchY] = [(harbour.w - 2 * HARBOUR_RIM) / perRow, (harbour.h - 2 * HARBOUR_RIM) / rows];
  let wood = "";
  let posts = "";
  for (let column = 0; column <= perRow; column += 1) {
    const x = left + HARBOUR_RIM + column * pitchX;
    wood += planks(x - 3, top + 4, 6, harbour.h - 8, false);
    posts += post(x, top + harbour.h - 5, 3.6);
  }
  for (let row = 0; row < rows; row += 1) wood += planks(left, top + HARBOUR_RIM + row * pitchY - 5, harbour.w, 9, true);
  return `${BASIN}<rect x="${left}" y="${top}" width="${harbour.w}" height="${harbour.h}" fill="url(#basin-tall)"/>${calmMarks(layout)}${wood}${posts}`;
}

export class Harbour {
  constructor(box) {
    this.box = box;
    this.key = "";
    this.docks = new Map(); // number -> node
  }

  /**
   * @param {RiverView} shown
   * @param {any} layout
   */
  render(shown, layout) {
    const key = [layout.form, layout.width, layout.height, layout.docks, layout.seats].join(" ");
    if (key !== this.key) this.build(key, layout);
    const next = shown.phase === "over" ? 0 : layout.docks - shown.docked.length;
    for (const [no, node] of this.docks) {
      const holder = shown.docked[layout.docks - no];
      node.classList.toggle("next", no === next);
      node.classList.toggle("filled", Boolean(holder));
      if (holder) node.style.setProperty("--mine", `var(--sail-${holder[0]})`);
      const who = holder ? shown.seats[holder[0]]?.name ?? "taken" : no === next ? "the next to be taken" : "free";
      named(node, `Dock ${no}: ${who}`);
    }
  }

  build(key, layout) {
    this.key = key;
    this.docks.clear();
    const art = layout.shape === "wide" ? wideHarbour(layout) : tallHarbour(layout);
    this.box.replaceChildren(paint(`viewBox="0 0 ${layout.width} ${layout.height}" class="harbour-art"`, art));
    for (let no = layout.docks; no >= 1; no -= 1) {
      const { x, y, w, h, coin } = layout.dock(no);
      const node = make("div", "dock");
      node.style.cssText = `width:${w}px;height:${h}px;transform:translate(${x - w / 2}px, ${y - h / 2}px)`;
      const brass = make("span", "coin", String(no));
      brass.style.cssText = `width:${2 * coin.r}px;height:${2 * coin.r}px;left:${coin.x - x + w / 2 - coin.r}px;top:${coin.y - y + h / 2 - coin.r}px`;
      node.append(make("span", "berth"), brass);
      this.docks.set(no, node);
      this.box.append(node);
    }
  }
}
