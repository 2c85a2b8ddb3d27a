// ways.js: the ways in: a picture for cameras, an address and six letters to type, other addresses, the big screen's.

import { draw, make, makeButton } from "../../../boards/dom.js";
import { asking } from "./seats.js";

const QUIET_ZONE = 4; // squares of light around the picture: cameras need them, on dark ground too
const OUTDATING = {
  button: "Draw a new picture",
  ends: "The picture and the letters so far then lead nowhere. Whoever is choosing a seat or looks on by them is out. Who sits stays, and so does the screen that has the link below.",
  yes: "Draw a new one",
};
const STEPS = ["Take a phone in the same Wi-Fi.", "Point its camera at this picture, and open what it finds.", "Pick your seat."];

/**
 * @param {import("./panel.js").Picture} picture
 * @param {string} label
 */
export function codePicture({ size, path }, label) {
  const edge = size + 2 * QUIET_ZONE;
  const svg = /** @type {SVGElement} */ (draw('<svg class="code-picture" role="img" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path fill="#000"/></svg>'));
  svg.setAttribute("viewBox", `${-QUIET_ZONE} ${-QUIET_ZONE} ${edge} ${edge}`);
  for (const side of ["x", "y"]) svg.querySelector("rect").setAttribute(side, String(-QUIET_ZONE));
  svg.querySelector("path").setAttribute("d", path);
  svg.setAttribute("aria-label", label);
  return svg;
}

/**
 * @param {HTMLElement} node
 * @param {import("./panel.js").OpenPanel} open
 * @param {import("./panel.js").Send} send
 */
export function drawWay(node, { invitation, no_way: noWay, is_shut: isShut }, send) {
  node.replaceChildren();
  if (noWay) node.append(make("p", "no-way", noWay));
  if (isShut) node.append(again(send));
  if (!invitation) return;
  const camera = make("div", "camera");
  const steps = make("ol", "steps");
  steps.append(...STEPS.map((step) => make("li", "", step)));
  camera.append(codePicture(invitation.picture, "A picture for the phone's camera: it leads to this table"), steps);
  node.append(camera, typed(invitation, send));
  if (invitation.others.length) node.append(others(invitation.others, send));
}

function again(send) {
  const button = makeButton("", "Open it again", () => send("open"));
  button.dataset.name = "again";
  return button;
}

/** Letters that were guessed at are off: others have to be asked for, and the picture stays as it is. */
function newLetters(send) {
  const button = makeButton("strong", "New letters", () => send("letters"));
  button.dataset.name = "letters";
  return button;
}

/**
 * What ends the picture that somebody may have taken along; whoever would be thrown out is named first.
 * @param {HTMLElement} node
 * @param {import("./panel.js").Send} send
 */
export function drawOutdating(node, send) {
  const button = makeButton("small", OUTDATING.button, () => asking(button, OUTDATING.ends, OUTDATING.yes, () => send("renew")));
  button.dataset.name = "renew";
  node.replaceChildren(button);
}

/** What to type where there is no camera. */
function typed({ text, code, code_says: codeSays }, send) {
  const box = make("dl", "typed");
  const letters = make("dd", "letters");
  if (code) {
    const spelled = make("span", "code", code);
    spelled.setAttribute("role", "img"); // heard letter by letter
    spelled.setAttribute("aria-label", [...code.replaceAll(" ", "")].join(" "));
    letters.append(spelled);
  } else {
    letters.append(newLetters(send));
  }
  letters.append(make("span", "quiet", codeSays));
  box.append(make("dt", "", "No camera? Type this address"), make("dd", "address", text), make("dt", "", "and then these letters"), letters);
  return box;
}

/**
 * Further addresses; pressing one shows the picture for it.
 * @param {import("./panel.js").Way[]} ways
 * @param {import("./panel.js").Send} send
 */
function others(ways, send) {
  const fold = make("details", "others");
  fold.append(make("summary", "", "Another address?"), make("p", "quiet", "This computer is in several networks. Try the next one if a phone finds nothing."));
  for (const { number, text, word } of ways) {
    const button = makeButton("small", text, () => send("address", { number }));
    button.dataset.name = `address-${number}`;
    button.append(make("span", "quiet", ` ${word}`));
    fold.append(button);
  }
  fold.querySelector("summary").dataset.name = "others";
  return fold;
}

/**
 * @param {HTMLElement} node
 * @param {import("./panel.js").Watching | null} watching
 */
export function drawWatching(node, watching) {
  node.replaceChildren();
  if (!watching) return;
  const words = make("div", "");
  const link = make("a", "", "Open it in a window here");
  Object.assign(link, { href: watching.link, target: "_blank", rel: "noopener noreferrer" });
  link.dataset.name = "watch";
  words.append(
    make("p", "", "A television, a tablet or a second window shows the table and the score to all, and nobody's cards. It can only look on."),
    make("p", "quiet", "A tablet: point its camera at the picture. A television at this computer: open the window here and move it over."),
    link,
  );
  node.append(codePicture(watching.picture, "A picture for the camera of a screen that looks on"), words);
}
