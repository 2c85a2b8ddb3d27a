// river_choices.js: the rivers to choose from, each drawn small with the board's own cards and boats.

import { draw, make } from "../../../boards/dom.js";
import { wearColours } from "../../../boards/portraits.js";
import { choosing } from "../../shared/setting_up/choices.js";
import { boatSvg } from "../../../boards/race/boats.js";
import { RiverCards } from "../../../boards/race/river_cards.js";

const SCALE = 0.6; // the board's drawings are made for more room than a picture has
const [FALL, HARBOUR, GAP, RIM] = [34, 40, 2, 8];
const BOAT = { least: 32, largest: 44, ofCard: 1.25, ofRow: 1.12 }; // pixels; of a card's width and of the room that each of them has

const drawings = new WeakMap(); // frame -> what draws it into a new size
const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) drawings.get(target)?.(contentRect.width / SCALE, contentRect.height / SCALE);
});

/**
 * A river on a board of a size, a boat of each player on the card where they start.
 * @returns {HTMLElement}
 */
function smallBoard({ order, sandbank, high_tide, start, players }, width, height) {
  const board = make("span", "small-board");
  const water = make("span", "small-cards");
  const w = (width - FALL - HARBOUR) / order.length - GAP;
  const card = (index) => ({ x: FALL + (index + 0.5) * (w + GAP), y: height / 2, w, h: height - 2 * RIM });
  const layout = { shape: "wide", cardSize: { w, h: height, head: 24, foot: 0 }, card };
  Object.assign(board.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${SCALE})` });
  board.style.setProperty("--foot", "0px");
  wearColours(board, Array.from({ length: players }, (_, colour) => ({ colour })));
  new RiverCards(water).render(/** @type {any} */ ({ river: { order, sandbank, high_tide, tides: 0 }, boats: [] }), layout);
  const row = (height - 2 * RIM) / (players + 0.6);
  const size = Math.max(BOAT.least, Math.min(BOAT.largest, w * BOAT.ofCard, row * BOAT.ofRow));
  const rows = Array.from({ length: players }, (_, seat) => height / 2 + (seat - (players - 1) / 2) * Math.min(row, size * 1.1));
  rows.forEach((y, seat) => {
    const boat = make("span", "small-boat");
    boat.append(draw(boatSvg(seat)));
    Object.assign(boat.style, { width: `${size}px`, height: `${size}px`, transform: `translate(${card(start).x - size / 2}px, ${y - size / 2}px)` });
    water.append(boat);
  });
  board.append(make("span", "small-fall"), water, make("span", "small-harbour", "⚓"));
  return board;
}

function riverPicture(river) {
  const frame = make("span", "small-river");
  drawings.set(frame, (width, height) => { if (width && height) frame.replaceChildren(smallBoard(river, width, height)); });
  sizes.observe(frame);
  return frame;
}

export default choosing(riverPicture);
