// bot_guide.js: the bots, each with how hard it is to beat, a head and a sentence.

import { make } from "../../../boards/dom.js";
import { portraitNode } from "../../../boards/portraits.js";

const HEADS = 5;
const DOTS = 5;

/**
 * @param {{ name: string, line: string, place: number, level: string, dots: number, measured: string }} bot its place among all, the weakest
 * first; what was measured of it may be empty
 * @param {number} all
 */
function row({ name, line, place, level, dots, measured }, all) {
  const node = make("div", "bot");
  const head = make("span", "bot-head");
  const scale = make("span", "bot-dots", "●".repeat(dots) + "○".repeat(DOTS - dots));
  scale.setAttribute("aria-hidden", "true");
  const words = make("span", "bot-level");
  words.append(scale, ` ${level}`);
  head.append(make("span", "", name), words);
  const rank = all > 1 ? Math.round((place * (HEADS - 1)) / (all - 1)) : HEADS - 1;
  node.append(portraitNode(`robot-${rank + 1}`), head, make("span", "bot-line", line));
  if (measured) node.append(make("span", "bot-measured", measured));
  return node;
}

export default function ({ data, parentElement }) {
  parentElement.querySelector(".bots").replaceChildren(...data.bots.map((bot) => row(bot, data.bots.length)));
}
