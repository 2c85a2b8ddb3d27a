// signs.js: the names of waterfall and harbour: the one lettered on its water, as on a chart, the other cut into a board.

import { paint } from "./paint.js";

const LETTERS = 'font-family="Georgia, \'Source Serif\', \'Source Serif 4\', serif" text-anchor="middle" dominant-baseline="central"';

/** Letters on the falling water, running down it where it falls to the side. */
function waterLetters({ x, y, w, h }) {
  const lying = w > h;
  const [long, high] = lying ? [w, h] : [h, w];
  const size = Math.min(high * 0.84, long / 6);
  return `<text x="${x}" y="${y}" ${lying ? "" : `transform="rotate(-90 ${x} ${y})"`} ${LETTERS} font-size="${size.toFixed(1)}" font-style="italic" font-weight="700"
    letter-spacing="${(size * 0.09).toFixed(1)}" fill="#f6feff" stroke="#0b4a63" stroke-width="${(size * 0.24).toFixed(1)}" stroke-linejoin="round" paint-order="stroke">Waterfall</text>`;
}

/** A board of wood on two posts; its letters are cut and lie in shade at the upper edge. */
function nameBoard({ x, y, w, h }) {
  const [left, top] = [x - w / 2, y - h / 2];
  const size = Math.min(h * 0.76, w / 5.4);
  const text = (dy, fill) => `<text x="${x}" y="${y + 0.5 + dy}" ${LETTERS} font-size="${size.toFixed(1)}" font-weight="700" textLength="${Math.min(w - 22, size * 5.2).toFixed(1)}" fill="${fill}">Harbour</text>`;
  const nail = (at) => `<circle cx="${at}" cy="${y}" r="1.7" fill="#3c4a50"/>`;
  return `<path d="M${left + 12} ${top + 2}v${h + 4}M${left + w - 12} ${top + 2}v${h + 4}" stroke="#5a3819" stroke-width="5" stroke-linecap="round"/>
    <rect x="${left + 1.5}" y="${top + 2.5}" width="${w}" height="${h}" rx="4" fill="#07303c" opacity=".4"/>
    <path d="M${left + 3} ${top}H${left + w - 2}l3 ${h * 0.3}-2 ${h * 0.4} 1 ${h * 0.3}H${left + 1}l-2 ${-h * 0.35} 2 ${-h * 0.3}z" fill="#dcae70" stroke="#5a3819" stroke-width="1.4" stroke-linejoin="round"/>
    <path d="M${left + 6} ${top + h * 0.24}q${w * 0.3} ${h * 0.14} ${w - 14} -1M${left + 8} ${top + h * 0.8}q${w * 0.4} ${-h * 0.12} ${w - 16} 1" fill="none" stroke="#b67f48" stroke-width="1.2" opacity=".8"/>
    ${text(1, "#f6dcae")}${text(0, "#43240b")}${nail(left + 6)}${nail(left + w - 6)}`;
}

/** Both names, in an svg of the stage's size. */
export function signsArt({ width, height, signs }) {
  return paint(`viewBox="0 0 ${width} ${height}" class="signs"`, waterLetters(signs.fall) + nameBoard(signs.harbour));
}
