// rule_choices.js: the rule sets to choose from, each with some of its cards and its deals as bars.

import { make } from "../../../boards/dom.js";
import { choosing } from "../../shared/setting_up/choices.js";
import { faceNode } from "../../../boards/cards/card_nodes.js";

/** A hand of real cards; below it every deal is a bar as high as its hand. */
function rulePicture({ fan, sizes }) {
  const node = make("span", "rule-emblem four");
  const hand = make("span", "rule-fan");
  fan.forEach((card, no) => {
    const face = faceNode(card, true);
    const off = no - (fan.length - 1) / 2;
    face.style.transform = `translate(-50%, 0) translateX(calc(var(--step) * ${off})) translateY(${off * off * 1.6}px) rotate(${off * 7}deg)`;
    hand.append(face);
  });
  const bars = make("span", "rule-bars");
  const most = Math.max(...sizes);
  bars.append(...sizes.map((size) => {
    const bar = make("span", "rule-bar");
    bar.style.height = `${Math.round((size / most) * 100)}%`;
    return bar;
  }));
  node.append(hand, bars);
  return node;
}

export default choosing(rulePicture);
