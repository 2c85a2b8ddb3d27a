// podium.js: the end of a game: the first three on their steps, and what the evening was. Equals share a step.

import { make } from "./dom.js";

/** @import { Fact } from "./view_types.js" */

/** @typedef {{ place: number, mine: boolean, name: string, faces: HTMLElement, score: string, detail?: HTMLElement }} Side Who has a place of their own: one player or partners. */

const STEPS = 3;
const LONG = 8;
const MANY = 3; // rows behind the podium: more of them stand in two columns where the height is scarce
const PETALS = 14;

/**
 * Those who stand on the podium and those who do not; nobody of a place is left out.
 * @param {Side[]} sides by their place
 */
export function onSteps(sides) {
  const steps = /** @type {Side[][]} */ ([]);
  for (const side of sides.filter(({ place }) => place <= STEPS)) (steps[side.place - 1] ??= []).push(side);
  return { steps: steps.filter(Boolean), rest: sides.filter(({ place }) => place > STEPS) };
}

/**
 * The steps as they stand: where several share the second place and nobody has the third, they stand on both sides of the
 * first, so that the winner is in the middle. Pure.
 * @param {Side[][]} steps
 * @returns {{ step: Side[], right: boolean }[]}
 */
export function standing(steps) {
  return steps.flatMap((step) => {
    if (step[0].place !== 2 || step.length < 2) return [{ step, right: false }];
    const half = Math.ceil(step.length / 2);
    return [{ step: step.slice(0, half), right: false }, { step: step.slice(half), right: true }];
  });
}

/** Whether a word of a name needs smaller print where the steps are narrow. */
const isLong = (name) => name.split(/\s/).some(({ length }) => length > LONG);

/** @param {{ step: Side[], right: boolean }} stands */
function stepNode({ step, right }) {
  const [{ place, score }] = step;
  const node = make("li", right ? "step right" : "step");
  node.dataset.place = String(place);
  const stand = make("div", "stand");
  for (const { faces, name, detail, mine } of step) {
    const who = make("div", mine ? "winner-of mine" : "winner-of");
    who.append(faces, make("span", isLong(name) ? "who long" : "who", name), ...(detail ? [detail] : []));
    stand.append(who);
  }
  const block = make("div", "block");
  block.append(make("b", "place-no", `${place}.`), make("span", "sum", score));
  node.append(stand, block);
  if (step.length > 1) node.classList.add("crowded");
  node.style.setProperty("--crowd", String(step.length));
  return node;
}

/**
 * Let petals drift down over a panel, once; they are unseen while nothing moves.
 * @param {HTMLElement} panel
 */
export function celebrate(panel) {
  const air = make("div", "petals");
  air.setAttribute("aria-hidden", "true");
  for (let no = 0; no < PETALS; no += 1) {
    const petal = make("i", "petal");
    petal.style.setProperty("--from", String(((no * 61 + 7) % 100) / 100));
    petal.style.animationDelay = `${0.35 + ((no * 37) % 100) / 60}s`;
    petal.style.setProperty("--drift", `${((no * 29) % 60) - 30}px`);
    air.append(petal);
  }
  panel.append(air);
}

/**
 * End what celebrates in a panel: what was out of sight would begin once more.
 * @param {HTMLElement} panel
 */
export function settle(panel) {
  panel.querySelector(".petals")?.remove();
  panel.querySelector(".fresh")?.classList.remove("fresh");
}

/**
 * The podium, and below it everybody else.
 * @param {Side[]} sides by their place
 * @param {boolean} fresh whether the winner is celebrated
 */
export function podiumNode(sides, fresh) {
  const box = make("div", fresh ? "podium fresh" : "podium");
  const { steps, rest } = onSteps(sides);
  const list = make("ol", "steps");
  list.setAttribute("aria-label", "Podium");
  list.append(...standing(steps).map(stepNode));
  box.append(list);
  if (rest.length) box.append(restNode(rest));
  return box;
}

/** "12 points", of which a narrow row leaves out the word. */
function sumNode(score) {
  const [number, ...unit] = score.split(" ");
  const sum = make("span", "sum", number);
  sum.append(make("span", "unit", ` ${unit.join(" ")}`));
  return sum;
}

/** @param {Side[]} sides */
function restNode(sides) {
  const list = make("ol", sides.length > MANY ? "rest many" : "rest");
  for (const { place, faces, name, score, detail, mine } of sides) {
    const item = make("li", mine ? "mine" : "");
    item.append(make("b", "place-no", `${place}.`), faces, make("span", isLong(name) ? "who long" : "who", name), ...(detail ? [detail] : []), sumNode(score));
    list.append(item);
  }
  return list;
}

/**
 * What the evening was, a sentence under a title each.
 * @param {Fact[]} facts
 */
export function factsNode(facts) {
  const list = make("dl", "facts");
  for (const { title, text } of facts) {
    const row = make("div");
    row.append(make("dt", "", title), make("dd", "", text));
    list.append(row);
  }
  return list;
}
