// rule_choices.js: the rule sets to choose from, each with what is different in it and its deals as bars.

import { make } from "../../../boards/dom.js";
import { choosing } from "../../shared/setting_up/choices.js";
import { faceNode } from "../../../boards/cards/card_nodes.js";
import { EMBLEMS, trumpsWait } from "./emblems.js";

const FAN = { turn: 14, sag: 6.4, steps: 4 }; // of the outermost card; so many steps lie between the two of them

/** The largest hand in real cards; with a sign where trumps may not be led at once. */
function hand({ fan, trumps_wait: wait }) {
  const node = make("span", "rule-fan");
  const half = Math.max((fan.length - 1) / 2, 1);
  fan.forEach((card, no) => {
    const face = faceNode(card, true);
    const off = (no - (fan.length - 1) / 2) / half;
    const along = off * Math.min(FAN.steps, fan.length - 1) / 2;
    face.style.transform = `translate(-50%, 0) translateX(calc(var(--step) * ${along})) translateY(${off * off * FAN.sag}px) rotate(${off * FAN.turn}deg)`;
    node.append(face);
  });
  if (wait) node.append(trumpsWait());
  return node;
}

/** Every deal as a bar as high as its hand. */
function deals(sizes) {
  const bars = make("span", "rule-bars");
  const most = Math.max(...sizes);
  bars.append(...sizes.map((size) => {
    const bar = make("span", "rule-bar");
    bar.style.height = `${Math.round((size / most) * 100)}%`;
    return bar;
  }));
  return bars;
}

function rulePicture(shown) {
  const node = make("span", "rule-emblem four");
  node.append(EMBLEMS[shown.emblem]?.(shown) ?? hand(shown), deals(shown.sizes));
  return node;
}

export default choosing(rulePicture);
