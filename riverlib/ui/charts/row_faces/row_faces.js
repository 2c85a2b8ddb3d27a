// row_faces.js: the faces of those who played, drawn into the rows of a list of games; rows that come later get theirs as they come.

import { make } from "../../../boards/dom.js";
import { portraitNode } from "../../../boards/portraits.js";

const watching = new WeakMap(); // parentElement -> what watches for rows

/**
 * The faces that a row shows, and how many more played. Pure.
 * @template T
 * @param {T[]} worn
 * @param {number} most
 * @returns {{ shown: T[], more: number }}
 */
export function fitting(worn, most) {
  const shown = worn.length > most ? worn.slice(0, most - 1) : worn;
  return { shown, more: worn.length - shown.length };
}

function fill({ worn, most }) {
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".row-faces:empty"))) {
    const { shown, more } = fitting(worn[place.dataset.game] ?? [], most);
    place.append(...shown.map(([face, colour]) => portraitNode(face, colour)));
    if (more) place.append(make("span", "row-faces-more", `+${more}`));
  }
}

export default ({ data, parentElement }) => {
  const host = parentElement.host ?? parentElement;
  const own = host.closest('[data-testid="stElementContainer"]');
  if (own) own.style.position = "absolute"; // takes no room
  watching.get(parentElement)?.disconnect();
  const rows = new MutationObserver(() => fill(data));
  rows.observe(host.closest(".stMainBlockContainer") ?? document.body, { childList: true, subtree: true });
  watching.set(parentElement, rows);
  fill(data);
  return () => {
    if (!host.isConnected) watching.get(parentElement)?.disconnect();
  };
};
