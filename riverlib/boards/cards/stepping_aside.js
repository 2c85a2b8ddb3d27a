// stepping_aside.js: at a desk all that lies on the felt steps aside for the sheet that opens there, so that nobody is covered.

const STAYS = new Set(["weave", "air", "panel", "cover", "bubble", "toast", "popover"]); // the felt itself, and what lies on all of it
const LEAST = 0.42; // below that nothing of it could be read: a sheet as broad as this lies over the table
const GAP = 12; // pixels between the table and the sheet

/**
 * How large the table is drawn beside a sheet that covers it from `left` on. Pure.
 * @param {number} left
 * @param {number} width of the whole table
 */
export function shareBeside(left, width) {
  const share = (left - GAP) / width;
  return share < LEAST ? 1 : Math.min(1, share);
}

/**
 * How far a thing goes on its way towards the left edge of the table at half its height, drawn by so large a share. It is drawn smaller about
 * a point of its own, which is the style sheet's to say: another one would move whatever its place is reckoned from there. Pure.
 * @param {number} share
 * @param {{ left: number, top: number }} thing
 * @param {number} height of the whole table
 */
export function wayAside(share, { left, top }, height) {
  const part = (1 - share).toFixed(4);
  return `calc(${part} * (${-left}px - 50%)) calc(${part} * (${height / 2 - top}px - var(--origin-y, 50%)))`;
}

/**
 * Draw all that lies on the table smaller, towards its left edge, while a sheet is open beside it; else as large as ever.
 * @param {HTMLElement} stage
 * @param {HTMLElement} sheet
 * @param {boolean} isOpen
 */
export function stepAside(stage, sheet, isOpen) {
  const share = isOpen ? shareBeside(sheet.offsetLeft, stage.clientWidth) : 1;
  for (const each of /** @type {Iterable<HTMLElement>} */ (stage.children)) {
    if (STAYS.has(each.classList[0])) continue;
    each.style.translate = share < 1 ? wayAside(share, { left: each.offsetLeft, top: each.offsetTop }, stage.clientHeight) : "";
    each.style.scale = share < 1 ? share.toFixed(4) : "";
  }
}
