// portraits.js: a face in its colour for everybody who plays, and the colours of the seats.
// Which face and which colour a seat has stands in the view (`face`, `colour`).

import { draw, make, setProperty } from "./dom.js";
import { HEADS } from "./portrait_faces.js";

/** The colours to choose from: dark enough for white words on them. */
export const COLOURS = ["#0f766e", "#b45309", "#b91c1c", "#6d28d9", "#0369a1", "#4d7c0f", "#be185d", "#7c4a1e", "#475569", "#27408b"];

/** The same colours brightened for the water: a sail and its shade. */
export const SAILS = [
  ["#12b89f", "#0d9a86"], ["#f39a1f", "#d67c12"], ["#e33b36", "#bd2823"], ["#8f52ee", "#7237d0"], ["#2fa8f5", "#1485cf"],
  ["#86bd34", "#68991f"], ["#f2609f", "#d03f80"], ["#a9683a", "#874d26"], ["#a3b0bd", "#7b8997"], ["#4659c8", "#3344a6"],
];

/**
 * A portrait: the face on a disc of its colour. It fills its box, which the caller makes round or not, and is no news to a
 * screen reader: the name stands beside it.
 * @param {string} face
 * @param {number | null} [colour] its place in COLOURS; without it the disc takes `--mine` of where it stands
 */
export function portraitNode(face, colour = null) {
  const node = make("span", "portrait");
  node.dataset.face = face;
  node.setAttribute("aria-hidden", "true");
  if (colour !== null) node.style.setProperty("--mine", COLOURS[colour % COLOURS.length]);
  Object.assign(node.style, { display: "block", width: "100%", aspectRatio: "1", borderRadius: "50%", overflow: "hidden", background: "var(--mine)" });
  // no height: a box that has its own from its width alone makes no definite one, of which Safari 16 would take a part
  node.append(draw(`<svg viewBox="0 0 64 64" width="100%" style="display:block" aria-hidden="true">${
    '<circle cx="32" cy="32" r="32" fill="#fff" opacity=".28"/>'}${HEADS[face] ?? ""}</svg>`));
  return node;
}

/**
 * Put a seat's portrait into a box of the board, in the colour (`--mine`) of where the box stands.
 * @param {HTMLElement} box
 * @param {{ face: string }} seat
 */
export function wearFace(box, { face }) {
  if (box.dataset.face === face) return;
  box.dataset.face = face;
  box.replaceChildren(portraitNode(face));
}

/**
 * Give a board the colours of those who sit at it: `--seat-0`, `--sail-0`, `--shade-0` and so on.
 * @param {HTMLElement} root
 * @param {{ colour: number }[]} seats
 */
export function wearColours(root, seats) {
  seats.forEach(({ colour }, no) => {
    const [sail, shade] = SAILS[colour % SAILS.length];
    setProperty(root, `--seat-${no}`, COLOURS[colour % COLOURS.length]);
    setProperty(root, `--sail-${no}`, sail);
    setProperty(root, `--shade-${no}`, shade);
  });
}
