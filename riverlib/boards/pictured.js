// pictured.js: a small picture before each of the short rules that the help tells.

import { draw, make } from "./dom.js";

/**
 * Put its picture before each of the short rules; a rule without one keeps its place.
 * @param {Node[]} nodes of the help
 * @param {({ ground: string, art: string } | undefined)[]} pictures what lies behind, and an svg, by the place of the rule
 */
export function pictured(nodes, pictures) {
  const list = nodes.find((node) => node instanceof HTMLElement && node.matches(".how-to"));
  if (!(list instanceof HTMLElement)) return nodes;
  list.classList.add("pictured");
  [...list.children].forEach((line, no) => {
    const words = make("span", "", line.textContent);
    const picture = make("span", "rule-picture");
    const shown = pictures[no];
    if (shown) {
      picture.dataset.ground = shown.ground;
      picture.append(draw(shown.art));
    }
    line.replaceChildren(picture, words);
  });
  return nodes;
}
