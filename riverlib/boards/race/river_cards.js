// river_cards.js: the cards of the river as nodes: water to sail on, the sandbank, the high tide.

import { draw, make, setAttribute, setText } from "../dom.js";
import { hiddenBy } from "../clear_room.js";
import { cardWords, wordsBox, wordsGrowth } from "./card_words.js";
import { onItsCard } from "./clear_room.js";
import { paint } from "./paint.js";
import { riverPicture } from "./pictures.js";

/** @import { RiverView } from "./view_types.js" */

const GRAZED = 20; // square pixels of a name that a pale boat may lie on
const DOT = { w: 9, h: 9 }; // of a way, with its rim
const SAND = { dry: "#f3dca6", wet: "#d9b877", line: "#c79d58", shoal: "#8fd6c4" };

/** A bank of sand along a card of `long` x `broad` pixels, drawn from left to right. */
function sandShape(long, broad, part) {
  const half = (broad / 2) * part;
  const steps = Math.max(4, Math.round(long / 70));
  const inset = broad * (1 - part) * 0.5;
  const pitch = (long - 2 * inset) / steps;
  const swell = (no) => half * (no === 0 || no === steps ? 0.4 : 0.86 + 0.14 * Math.cos(no * 2.4));
  let edge = `M${inset} ${broad / 2 - swell(0)}`;
  const curve = (x, y, bend) => `S${x - bend} ${y} ${x} ${y}`;
  for (let no = 1; no <= steps; no += 1) edge += curve(inset + no * pitch, broad / 2 - swell(no), pitch * 0.5);
  edge += `Q${long - inset + half * 0.5} ${broad / 2} ${long - inset} ${broad / 2 + swell(steps)}`;
  for (let no = steps - 1; no >= 0; no -= 1) edge += curve(inset + no * pitch, broad / 2 + swell(no + 1.3), -pitch * 0.5);
  return `${edge}Q${inset - half * 0.5} ${broad / 2} ${inset} ${broad / 2 - swell(0)}z`;
}

function sandRipples(long, broad) {
  let lines = "";
  for (let x = 26, no = 0; x < long - 40; x += 46, no += 1) {
    const y = broad * (no % 2 ? 0.36 : 0.6);
    lines += `M${x} ${y}q8-5 16 0t16 0M${x + 9} ${y + 6}q6-4 12 0`;
  }
  return `<path d="${lines}" fill="none" stroke="${SAND.line}" stroke-width="1.7" stroke-linecap="round" opacity=".7"/>`;
}

const STARFISH = `<path d="M0-8L2.2-2.6 8-2.2 3.6 1.6 5 7.3 0 4.2-5 7.3-3.6 1.6-8-2.2-2.2-2.6z" fill="#e8794a" stroke="#a8471f" stroke-width="1" stroke-linejoin="round"/>`;
const SHELL = `<path d="M0 5Q-8 1-5-4T0-7 5-4 0 5z" fill="#fbe9e2" stroke="#b98a7a"/><path d="M0 4V-6M-1 4L-4-4M1 4L4-4" stroke="#cf9f90" stroke-width=".8"/>`;
const TUFT = `<path d="M-6 5Q-7-3-11-7M-2 5Q-2-6-4-12M2 5Q3-5 6-10M5 5q2-6 7-9" fill="none" stroke="#6f9440" stroke-width="2" stroke-linecap="round"/>`;
const WARNING = `<path d="M0 14V-15" stroke="#6b4522" stroke-width="3" stroke-linecap="round"/><path d="M1-15h15l-4 5 4 5H1z" fill="#d8402f" stroke="#8a1f14" stroke-linejoin="round"/>`;

const FLAG = { along: 0.05, across: 0.62, w: 20, h: 30, up: 15 }; // where it stands, as parts of the card; its size, and how much of it is above that

/** How large what lies on the sand is drawn, and where: at a part of the card's length and breadth. */
const onSand = ({ along, across }, { w, h, wide }) => (wide ? { x: w * across, y: 24 + (h - 48) * along, scale: 1 } : { x: 24 + (w - 48) * along, y: h * across, scale: 0.8 });

/** Where the flag stands: below the card's number, which has the `head` of a card that stands. */
function flagSpot({ w, h, wide, head }) {
  const at = onSand(FLAG, { w, h, wide });
  return wide ? { ...at, y: Math.max(at.y, head + FLAG.up) } : at;
}

/** The box of the flag on the stage, on a card whose middle is at x and y. */
function flagBox({ x, y, w, h }, wide, head) {
  const at = flagSpot({ w, h, wide, head });
  return { x: x - w / 2 + at.x + 7 * at.scale, y: y - h / 2 + at.y, w: FLAG.w * at.scale, h: FLAG.h * at.scale };
}

/** Things lying on the sand, at parts of the card's length; each stands upright in both shapes. */
function sandThings(w, h, wide, head) {
  /** @type {[string, number, number][]} */
  const things = [[STARFISH, 0.3, 0.62], [SHELL, 0.5, 0.36], [TUFT, 0.72, 0.66], [STARFISH, 0.92, 0.42]];
  const drawn = (art, { x, y, scale }) => `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;
  const lying = things.map(([art, along, across]) => drawn(art, onSand({ along, across }, { w, h, wide })));
  return drawn(`<g class="sand-flag">${WARNING}</g>`, flagSpot({ w, h, wide, head })) + lying.join("");
}

function sandbankArt(w, h, wide, _footH, headH) {
  const [long, broad] = wide ? [h, w] : [w, h];
  const layer = (part, fill, extra = "") => `<path d="${sandShape(long, broad, part)}" fill="${fill}" ${extra}/>`;
  const bank = layer(1.02, SAND.shoal, 'opacity=".55"') + layer(0.9, "#f4fbf2", 'opacity=".8"') + layer(0.84, SAND.wet) + layer(0.72, SAND.dry) + sandRipples(long, broad);
  return `${wide ? `<g transform="translate(${w} 0) rotate(90)">${bank}</g>` : bank}${sandThings(w, h, wide, headH)}`;
}

/** One breaker, its crest curling to the right: 60 wide, 40 high, the foot at 0. */
const BREAKER = `<path d="M-34 0C-14-2-8-16 4-28 16-40 34-34 36-22 37-13 28-9 23-13 19-17 23-22 27-20 22-26 12-22 10-13 9-6 18 0 32 0z" fill="#1fb6cf" stroke="#f4feff" stroke-width="3" stroke-linejoin="round"/>
  <path d="M-14-3C-6-9-2-17 6-25M-2-3C2-9 4-15 9-20" fill="none" stroke="#a9f1f5" stroke-width="2.2" stroke-linecap="round"/>
  <g fill="#fff"><circle cx="38" cy="-32" r="2.6"/><circle cx="43" cy="-24" r="1.9"/><circle cx="30" cy="-39" r="2"/><circle cx="42" cy="-14" r="1.5"/></g>`;
const CHEVRONS = "M-13-10L-4 0-13 10M-1-10L8 0-1 10M11-10L20 0 11 10"; // to where a ride carries

function highTideArt(w, h, wide, footH, headH) {
  const waves = [];
  const top = headH + 14; // the chevrons' middle, clear of the number
  const pitch = wide ? Math.min(80, w) : 58;
  const room = wide ? h - top - 22 - footH : w - 100; // what number, chevrons and foot leave
  const count = Math.max(1, Math.floor(room / pitch));
  const scale = wide ? Math.min(1.1, (w - 10) / 76) : Math.min(0.9, (h - 4) / 44);
  for (let no = 0; no < count; no += 1) {
    const along = ((no + 0.5) / count) * room;
    const [x, y] = wide ? [w / 2 - 3 * scale, top + 15 + along + 18 * scale] : [62 + along, h - 3];
    waves.push(`<g transform="translate(${x} ${y}) scale(${scale})">${BREAKER}</g>`);
  }
  const chevrons = wide
    ? `<g transform="translate(${w / 2 - 3} ${top}) scale(${Math.min(0.8, (w - 6) / 42)})"><path d="${CHEVRONS}"/></g>`
    : `<g transform="translate(34 ${h / 2 + 1}) scale(${Math.min(0.6, h / 60)}) rotate(-90)"><path d="${CHEVRONS}"/></g>`;
  return `${waves.join("")}<g class="chevrons">${chevrons}</g>`;
}

export class RiverCards {
  constructor(box) {
    this.box = box;
    this.nodes = new Map(); // card id -> node
    this.flag = /** @type {{ box: import("../boxes.js").Box, node: Element | null } | null} */ (null); // on the sandbank
    this.named = /** @type {{ box: import("../boxes.js").Box, words: HTMLElement }[]} */ ([]); // the names along cards that are seen
  }

  /**
   * Draw the river's cards where they lie. A card whose size and picture are unchanged is only placed.
   * @param {RiverView} shown
   * @param {any} layout
   */
  render(shown, layout) {
    const { order } = shown.river;
    for (const [id, node] of this.nodes) {
      if (order.includes(id)) continue;
      node.remove();
      this.nodes.delete(id);
    }
    this.named = [];
    order.forEach((id, index) => this.place(id, index, shown, layout));
  }

  /**
   * @param {number} id
   * @param {number} index
   * @param {RiverView} shown
   * @param {any} layout
   */
  place(id, index, shown, layout) {
    let node = this.nodes.get(id);
    if (!node) {
      node = make("div", "river-card");
      node.setAttribute("role", "listitem");
      this.nodes.set(id, node);
      this.box.append(node);
    }
    const kind = id === shown.river.sandbank ? "sandbank" : id === shown.river.high_tide ? "high-tide" : "plain";
    const { x, y, w, h } = layout.card(index);
    const key = `${kind} ${Math.round(w * 10)} ${Math.round(h * 10)} ${layout.form} ${layout.cardSize.foot} ${layout.scale}`;
    if (node.dataset.key !== key) this.fill(node, { id, kind, w, h, layout, key });
    setText(node.querySelector(".card-no"), String(index + 1));
    setAttribute(node, "aria-posinset", index + 1); // the tide moves cards on the water, not in the document
    setAttribute(node, "aria-label", `Card ${index + 1}: ${node.dataset.name}`);
    node.style.transform = `translate(${x - w / 2}px, ${y - h / 2}px)`;
    if (kind === "sandbank") this.flag = { box: flagBox({ x, y, w, h }, layout.shape === "wide", layout.cardSize.head), node: node.querySelector(".sand-flag") };
    if (kind !== "plain") this.placeWords(node, wordsBox(kind, index, shown, layout), { x, y, w, h });
  }

  /**
   * Where pale boats found no other place than a name's, or a way leads over it, the name gives way: it is said by the card's picture, too.
   * So does the flag on the sand below a pale boat, which would show through.
   * @param {{ x: number, y: number, size: number }[]} places
   * @param {{ x: number, y: number }[]} ways points along the ways that are drawn
   * @param {any} layout
   */
  giveWay(places, ways, layout) {
    const boats = places.map((place) => onItsCard(place, layout));
    const over = [...boats, ...ways.map((point) => ({ ...point, ...DOT }))];
    for (const { box, words } of this.named) words.hidden = hiddenBy(box, over) > GRAZED;
    this.flag?.node?.setAttribute("visibility", hiddenBy(this.flag.box, boats) > GRAZED ? "hidden" : "inherit");
  }

  /** The name along a card goes where no boat hides it. */
  placeWords(node, box, { x, y, w, h }) {
    const words = /** @type {HTMLElement | null} */ (node.querySelector(".card-words"));
    if (!words) return;
    if (box) this.named.push({ box, words });
    words.hidden = !box;
    if (box) Object.assign(words.style, { left: `${box.x - x + w / 2}px`, top: `${box.y - y + h / 2}px` });
  }

  fill(node, { id, kind, w, h, layout, key }) {
    const wide = layout.shape === "wide";
    node.dataset.key = key;
    node.className = `river-card ${kind}`;
    node.style.width = `${w}px`;
    node.style.height = `${h}px`;
    node.replaceChildren(make("span", "tile"));
    if (kind !== "plain") node.append(paint(`viewBox="0 0 ${w} ${h}" class="card-art"`, (kind === "sandbank" ? sandbankArt : highTideArt)(w, h, wide, layout.cardSize.foot, layout.cardSize.head)));
    node.append(make("span", "card-no"), this.foot(node, kind, id, layout));
    if (kind === "plain") return;
    const { along, stacked } = cardWords(kind, layout);
    if (stacked) {
      const words = make("span", "card-words stacked");
      words.append(...stacked.map((word) => make("span", "", word)));
      node.append(words);
    } else if (along) node.append(make("span", "card-words", along));
  }

  /** The end of a card where no boat stands: its picture, or what a special card is called. */
  foot(node, kind, id, layout) {
    const foot = make("span", "card-foot");
    if (kind === "plain") {
      const { name, svg } = riverPicture(id);
      node.dataset.name = name;
      foot.append(draw(svg));
    } else {
      const { lines, plus } = cardWords(kind, layout);
      node.dataset.name = kind === "sandbank" ? "the sandbank" : "the high tide, three cards further";
      foot.append(...lines.map((word) => make("span", "caption", word)));
      if (layout.shape === "wide") foot.style.setProperty("--grow", wordsGrowth(lines, plus, layout).toFixed(3));
      if (plus) foot.append(make("span", "plus", "+3"));
    }
    foot.hidden = !foot.childElementCount;
    return foot;
  }
}
