// rule_choices.js: the rule sets to choose from, each with what is different in it and its deals as bars.

import { make } from "../../../boards/dom.js";
import { choosing } from "../../shared/setting_up/choices.js";
import { faceNode } from "../../../boards/cards/card_nodes.js";
import { EMBLEMS, trumpsWait } from "./emblems.js";

const FAN = { turn: 14, sag: 6.4, steps: 4 }; // of the outermost card; so many steps lie between the two of them
const RANK = { seen: 272, rim: 3, most: 46 }; // in the card's own drawing: what is seen of all cards but the last, together; a ten's width

/** The one rank of two letters is as narrow as what the next card leaves of it. */
function narrowTen(face, seen) {
  const ten = face.querySelector("text.rank");
  const width = Math.min(RANK.most, seen - 2 * RANK.rim);
  ten.setAttribute("textLength", String(width));
  if (width < RANK.most) ten.setAttribute("x", String(RANK.rim + width / 2));
}

/** The largest hand in real cards. */
function hand({ fan }) {
  const node = make("span", "rule-fan");
  const half = Math.max((fan.length - 1) / 2, 1);
  fan.forEach((card, no) => {
    const face = faceNode(card, true);
    if (card[0] === "T") narrowTen(face, RANK.seen / Math.max(fan.length - 1, FAN.steps));
    const off = (no - (fan.length - 1) / 2) / half;
    const along = off * Math.min(FAN.steps, fan.length - 1) / 2;
    face.style.transform = `translate(-50%, 0) translateX(calc(var(--step) * ${along})) translateY(${off * off * FAN.sag}px) rotate(${off * FAN.turn}deg)`;
    node.append(face);
  });
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
  const emblem = EMBLEMS[shown.emblem];
  node.append(emblem ? emblem(shown) : hand(shown), deals(shown.sizes));
  if (shown.trumps_wait && !emblem) node.append(trumpsWait()); // in the picture's corner, where it hides no card
  return node;
}

export default choosing(rulePicture);
