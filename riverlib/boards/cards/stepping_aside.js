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
 * Draw all that lies on the table smaller, towards its left edge, while a sheet is open beside it; else as large as ever.
 * @param {HTMLElement} stage
 * @param {HTMLElement} sheet
 * @param {boolean} isOpen
 */
export function stepAside(stage, sheet, isOpen) {
  const share = isOpen ? shareBeside(sheet.offsetLeft, stage.clientWidth) : 1;
  for (const each of /** @type {Iterable<HTMLElement>} */ (stage.children)) {
    if (STAYS.has(each.classList[0])) continue;
    if (isOpen) each.style.transformOrigin = `${-each.offsetLeft}px ${stage.clientHeight / 2 - each.offsetTop}px`;
    each.style.scale = share < 1 ? share.toFixed(4) : "";
  }
}
