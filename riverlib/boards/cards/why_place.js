// why_place.js: where the answer stands to why a side has its points of a deal: nobody's points are hidden by it.

import { boxAround } from "../boxes.js";

/** @import { CardTable } from "./table.js" */

const LEADS_ON = ".tabs, .popover-head, thead, .panel-foot"; // of a result
const POINTS = ".gain, .sum";
const CLOSER = 4; // pixels: between the last row and what leads on there is just room for it
const INSET = 12; // of the answer from both edges of the panel

/**
 * Below all rows of a result, over the rule that it is an example of, while its own row is lit; where no rule is written, and in a score
 * sheet, above or below the line whose points were pressed. Null once that is gone.
 * @param {CardTable} table
 * @param {HTMLElement | undefined} pressed
 */
export function whyPlace({ parts: { stage } }, pressed) {
  if (!pressed?.isConnected) return null;
  const line = pressed.closest("li, tr") ?? pressed;
  const sheet = pressed.closest(".panel, .popover");
  const rule = line.closest(".results") ? sheet?.querySelector(".scoring-words") : null;
  const said = rule && boxAround([rule], stage);
  return said ? belowRows(line, boxAround([sheet], stage), boxAround([line.parentElement], stage)) : besideLine(pressed, line, { sheet, stage });
}

function belowRows(line, panel, rows) {
  return { x: panel.x, y: 0, under: rows.y + rows.h / 2 - CLOSER, spared: [], across: panel.w - 2 * INSET, line };
}

function besideLine(pressed, line, { sheet, stage }) {
  const [at, own] = [boxAround([pressed], stage), boxAround([line], stage)];
  if (!at || !own) return null;
  const spared = [...(sheet?.querySelectorAll(`${LEADS_ON}, ${POINTS}`) ?? [])].filter((node) => !line.contains(node));
  return { x: at.x, y: own.y - own.h / 2, under: own.y + own.h / 2, spared: spared.map((node) => boxAround([node], stage)).filter((box) => box !== null) };
}

/**
 * One row is lit, that of the answer which stands there; none once it is gone.
 * @param {CardTable} table
 * @param {Element | null} line
 */
export function lightRow({ parts: { panel } }, line) {
  panel.querySelector(".results .asked")?.classList.remove("asked");
  line?.classList.add("asked");
}
