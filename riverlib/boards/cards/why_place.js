// why_place.js: where the answer stands to why a side has its points of a deal: nobody's points are hidden by it.

import { boxAround } from "../boxes.js";

/** @import { CardTable } from "./table.js" */

const LEADS_ON = ".tabs, .popover-head, thead, .panel-foot"; // of a result
const POINTS = ".gain, .sum";
const CLOSER = 6; // pixels: between the last row and what leads on there is just room for it
const INSET = 12; // of the answer from both edges of the panel
const ASIDE = 8; // between the answer and the points beside it
const RIM = 4; // below it, where it stands at the foot of the panel; clear_room.js keeps as much more

/**
 * Below all rows of a result, over the rule that it is an example of, while its own row is lit; where no rule is written, because so
 * many play, below that row, left of everybody's points; on a phone held sideways at the foot of the panel, where the rows make room;
 * and in a score sheet above or below the line whose points were pressed. Null once that is gone.
 * @param {CardTable} table
 * @param {HTMLElement | undefined} pressed
 */
export function whyPlace({ parts: { stage }, layout }, pressed) {
  if (!pressed?.isConnected) return null;
  const line = pressed.closest("li, tr") ?? pressed;
  const sheet = pressed.closest(".panel, .popover");
  if (layout.shape === "low" && line.closest(".results")) return atFoot(line, boxAround([sheet], stage));
  const rule = line.closest(".results") ? sheet?.querySelector(".scoring-words") : null;
  const said = rule && boxAround([rule], stage);
  if (said) return belowRows(line, boxAround([sheet], stage), boxAround([line.parentElement], stage));
  return line.closest(".results") ? leftOfPoints(line, boxAround([line], stage), boxAround([pressed], stage)) : besideLine(pressed, line, { sheet, stage });
}

/**
 * Below a row, as broad as what stands before the points: of the rows there it hides nobody's. Pure.
 * @param {Element} line
 * @param {import("../boxes.js").Box | null} row
 * @param {import("../boxes.js").Box | null} points
 */
export function leftOfPoints(line, row, points) {
  if (!row || !points) return null;
  const left = row.x - row.w / 2;
  const across = points.x - points.w / 2 - ASIDE - left;
  return { x: left + across / 2, y: row.y - row.h / 2, under: row.y + row.h / 2 - CLOSER, spared: [], across, line };
}

/**
 * At the foot of a panel, in its whole breadth. Pure.
 * @param {Element} line
 * @param {import("../boxes.js").Box | null} panel
 */
export function atFoot(line, panel) {
  return panel && { x: panel.x, y: panel.y + panel.h / 2 + RIM, spared: [], across: panel.w - 2 * INSET, line, roomy: true };
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
 * One row is lit, that of the answer which stands there, and stays in sight; none once it is gone.
 * @param {CardTable} table
 * @param {Element | null} line
 * @param {number} [room] pixels at the foot of the panel that the rows leave to the answer
 */
export function lightRow({ parts: { panel } }, line, room = 0) {
  const [lit, roomy] = [panel.querySelector(".results .asked"), panel.querySelector(".panel-body.answered")];
  lit?.classList.remove("asked");
  roomy?.classList.remove("answered");
  line?.classList.add("asked");
  const body = /** @type {HTMLElement | null | undefined} */ (room ? line?.closest(".panel-body") : null);
  if (!body) return;
  body.style.setProperty("--answer", `${room}px`);
  body.classList.add("answered");
  line?.scrollIntoView({ block: "nearest" });
}
