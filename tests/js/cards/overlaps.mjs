// overlaps.mjs: what lies on what on a table, from its geometry alone.

import { handPlaces } from "../../../riverlib/boards/cards/geometry.js";
import { hides, liftedSlot } from "../../../riverlib/boards/cards/lift.js";

const RATIO = 1.4;
const AIR = 8; // pixels, half of them at each side
const GOLD = 3; // pixels of the edge of a card that takes the trick
const PROMPT = 15; // half the height of the line above my hand

/** Stages as the pages give them: the window's height, then width and height of the felt. */
export const SCREENS = {
  "1280x800": [800, 1179, 642], "1920x1080": [1080, 1619, 922], "768x1024": [1024, 698, 866], "844x390": [390, 712, 314],
  "390x844": [844, 362, 698], "360x740": [740, 332, 594], "1024x768": [768, 938, 577], "932x430": [430, 794, 354],
};

const around = (x, y, w, h) => ({ left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 });
const plateBox = ({ x, y, w, h }) => around(x, y, w || 260, h);
const cardBox = ({ x, y, w }) => around(x, y, w, w * RATIO);

/** The ground of a card that lies a little turned, with the golden edge of one that is lifted. */
function turnedBox({ x, y, w, turn }, edge = 0) {
  const [along, aside] = [Math.cos(turn * Math.PI / 180), Math.abs(Math.sin(turn * Math.PI / 180))];
  return around(x, y, w * (along + RATIO * aside) + 2 * edge, w * (RATIO * along + aside) + 2 * edge);
}

/** Played cards of which another hides rank or suit: what lies lower on the felt lies on top, and whatever takes the trick is lifted. */
function hidden({ slots }) {
  return slots.flatMap((slot, no) => slots.flatMap((other, at) => {
    const lifted = liftedSlot(slot, { slots });
    if (at === no) return [];
    const covers = (card) => hides(card, other);
    const isOver = Math.round(slot.y) > Math.round(other.y) || (Math.round(slot.y) === Math.round(other.y) && no > at);
    return (isOver && covers(slot)) || (lifted.over && covers(lifted)) ? [`the card of ${no} hides that of ${at}`] : [];
  }));
}

/** How far two boxes share ground, in pixels of the smaller side; 0 for boxes apart. */
export function shared(one, other) {
  const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, Math.min(x, y));
}

const leaves = (box, { width, height }) => Object.values(box).some(Number.isNaN) || box.left < -0.5 || box.top < -0.5 || box.right > width + 0.5 || box.bottom > height + 0.5;

/** Pairs of boxes that share more than `allowed` pixels, in words. */
function clashes(boxes, others, allowed, said) {
  return boxes.flatMap((one, no) => others.flatMap((other, at) =>
    ((boxes !== others || at > no) && shared(one, other) > allowed ? [`${said} ${no} and ${at} share ${Math.round(shared(one, other))}`] : [])));
}

/** Lifted cards that reach into the line of words above my hand. */
function overWords({ prompt, scale, ...layout }) {
  const words = around(prompt.x, prompt.y, 200, 26 * scale);
  return layout.slots.flatMap((slot, no) => (shared(turnedBox(liftedSlot(slot, layout), GOLD), words) > 0 ? [`lifted, the card of ${no} lies under the words`] : []));
}

/** What is wrong where players sit and cards lie. */
export function faultsOf(layout, cards) {
  const plates = layout.places.map((place) => plateBox({ w: layout.seatW, h: layout.seatH ?? 58, ...place }));
  const slots = layout.slots.map(cardBox);
  const hand = handPlaces(cards, layout).map((place) => cardBox({ ...place, w: layout.cardW }));
  const prompt = layout.prompt && [around(layout.prompt.x, layout.prompt.y, 200, 2 * PROMPT)];
  return [
    ...plates.flatMap((box, no) => (leaves(box, layout) ? [`plate ${no} leaves the stage`] : [])),
    ...slots.flatMap((box, no) => (leaves(box, layout) ? [`slot ${no} leaves the stage`] : [])),
    ...hand.flatMap((box, no) => (leaves(box, layout) ? [`card ${no} leaves the stage`] : [])),
    ...clashes(plates, plates, 0, "plates"), ...clashes(plates, slots, 1, "plate and played card"),
    ...clashes(hand, slots, 0, "hand and played card"), ...clashes(hand, plates, 0, "hand and plate"),
    ...clashes(slots, prompt ?? [], 4, "played card and prompt"), ...hidden(layout), ...overWords(layout), ...(layout.inOrder ? jumbled : strays)(layout),
  ];
}

/** Played cards that do not lie around their middle in the order of the players, each on its owner's side, and mine that is not the lowest of those between the sides. */
function strays({ slots, places }) {
  const middle = { x: slots[0].x, y: (Math.min(...slots.map(({ y }) => y)) + slots[0].y) / 2 };
  const around = ({ x, y }) => (Math.atan2(-(x - middle.x), y - middle.y) + 2 * Math.PI) % (2 * Math.PI);
  const turns = slots.map(around);
  const isBeside = (no) => slots[no].y === places[no].y; // in the row of its owner
  return slots.flatMap((slot, no) => {
    if (no === 0) return slots.some(({ y, w }, at) => y > slot.y + 1 && Math.abs(y - places[at].y) > 0.7 * w) ? ["my card is not the lowest"] : [];
    const side = (slot.x - middle.x) * (places[no].x - middle.x);
    return [
      ...(no > 1 && turns[no] <= turns[no - 1] && !isBeside(no) && !isBeside(no - 1) ? [`the card of ${no} lies before that of ${no - 1}`] : []),
      ...(side < -slot.w ? [`the card of ${no} lies on the other side`] : []),
    ];
  });
}

/** Cards of many that do not lie line by line, from left to right, in the order of play; with air around each, where a face and a mark stand out. */
function jumbled({ slots }) {
  const near = clashes(slots.map(({ x, y, w }) => around(x, y, w + AIR, w * RATIO + AIR)), slots.map(cardBox), 0, "with the air around them, cards");
  return [
    ...near.filter((said) => !/ (\d+) and \1 /.test(said)),
    ...slots.flatMap((slot, no) => (!no || slot.y > slots[no - 1].y + slot.w || (slot.y === slots[no - 1].y && slot.x > slots[no - 1].x) ? [] : [`card ${no} does not come after ${no - 1}`])),
  ];
}

/** What is wrong with the numbers to bid. */
export function bidFaults(layout, box, count) {
  const bids = around(box.x, box.y, box.w, box.h);
  const hand = handPlaces(count - 1, layout).map((place) => cardBox({ ...place, w: layout.cardW }));
  const rows = Math.ceil(count / box.across);
  const short = rows * box.across - count;
  return [
    ...(leaves(bids, layout) ? ["the numbers leave the stage"] : []), ...clashes([bids], hand, 0, "numbers and card"),
    ...clashes([bids], layout.places.map(plateBox), 0, "numbers and plate"),
    ...(rows > 1 && short >= rows ? [`${count} numbers in ${rows} rows of ${box.across}`] : []),
    ...(box.chip < 32 ? [`numbers of ${box.chip} pixels`] : []),
  ];
}
