// podium.js: the end of a game: the first three on their steps, and what the evening was. Equals share a step.

import { make } from "./dom.js";
import { ordinal, unbroken } from "./phrases.js";

/** @import { Fact } from "./view_types.js" */

/** @typedef {{ place: number, mine: boolean, name: string, faces: HTMLElement, score: string, detail?: HTMLElement, empty?: string }} Side Who has a place of their own: one player or partners. */

const STEPS = 3;
const LONG = 8;
const MANY = 3; // rows behind the podium: more of them stand in two columns where the height is scarce
const PETALS = 36; // that drift down
const LASTS = 3.7; // seconds in which they set out
const BURST = 20; // that fly up from the winners
const STAGED = 1250; // milliseconds until all has come, as the style sheet stages it: third, second, first, the crown
const BURSTS = 0.95; // seconds until the leaves fly up: as the first step stands
const FACE = 0.26; // of the height of the first step with who stands there, to the middle of the face
const WORDS = ".winner-of > :not(.faces), .block > *"; // what is read on the steps
const CLEAR = 9; // pixels around it in which what flies fades away
const SOON = 150; // milliseconds until what flies is made: in the frame of the steps it would make that a late one
const ABOVE = 40; // pixels above the steps that the style sheet leaves to crown and rays: a title may reach into them
const MARGIN = 16; // beside the steps, where what flies out fades away
const KINDS = ["leaf", "card", "leaf", "petal", "card"];

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
 * The steps as they stand: where an even number shares the second place and nobody has the third, half of them stand on each side
 * of the first, so that the winner is in the middle and equals have equal steps. Two who share the win stand each on a first step.
 * Who has nothing has no place to share out. Pure.
 * @param {Side[][]} steps
 * @returns {{ step: Side[], right: boolean }[]}
 */
export function standing(steps) {
  return steps.flatMap((step) => {
    if (step[0].place === 1 && step.length === 2 && !step[0].empty) return step.map((side) => ({ step: [side], right: false }));
    if (step[0].place !== 2 || step[0].empty || step.length % 2) return [{ step, right: false }];
    const half = step.length / 2;
    return [{ step: step.slice(0, half), right: false }, { step: step.slice(half), right: true }];
  });
}

/** Whether a word of a name needs smaller print where the steps are narrow. */
const isLong = (name) => name.split(/\s/).some(({ length }) => length > LONG);

/** @param {{ step: Side[], right: boolean }} stands */
function stepNode({ step, right }) {
  const [{ place, score, empty }] = step;
  const node = make("li", right ? "step right" : "step");
  node.dataset.place = empty ? "none" : String(place);
  const stand = make("div", "stand");
  for (const { faces, name, detail, mine } of step) {
    const who = make("div", mine ? "winner-of mine" : "winner-of");
    who.append(faces, make("span", isLong(name) ? "who long" : "who", name), ...(detail ? [detail] : []));
    stand.append(who);
  }
  const block = make("div", "block");
  block.append(...(empty ? [] : [make("b", "place-no", ordinal(place))]), make("span", "sum", empty ?? score));
  node.append(stand, block);
  if (step.length > 1) node.classList.add("crowded");
  node.style.setProperty("--crowd", String(step.length));
  return node;
}

/**
 * How the leaves and cards fly: some up from the winner and out to all sides, then the others down behind the steps.
 * Pure; parts of a turn, pixels and seconds.
 */
export function flights() {
  const up = Array.from({ length: BURST }, (_, no) => {
    const turn = (no / BURST) * 2 * Math.PI;
    const far = 74 + ((no * 43) % 60);
    return { kind: KINDS[no % KINDS.length], bursts: true, from: 0, delay: BURSTS + ((no * 37) % 50) / 250, dx: Math.cos(turn) * far * 1.35, dy: Math.sin(turn) * far * 0.75 };
  });
  const down = Array.from({ length: PETALS }, (_, no) => ({
    kind: KINDS[no % KINDS.length], bursts: false, from: ((no * 61 + 7) % 100) / 100, delay: BURSTS + 0.3 + (((no * 37) % 100) / 100) * LASTS, dx: ((no * 29) % 90) - 45, dy: 0,
  }));
  return [...up, ...down];
}

/**
 * Let leaves and cards fly around the podium of a panel, once, as soon as the first stands; they are unseen while nothing moves.
 * @param {HTMLElement} panel
 */
export function celebrate(panel) {
  const podium = panel.querySelector(".podium");
  setTimeout(() => podium?.isConnected && podium.classList.contains("fresh") && letFly(panel), SOON);
}

/** @param {HTMLElement} panel */
function letFly(panel) {
  const air = make("div", "petals");
  air.setAttribute("aria-hidden", "true");
  for (const { kind, bursts, from, delay, dx, dy } of flights()) {
    const petal = make("i", `petal ${kind}${bursts ? " bursts" : ""}`);
    petal.style.setProperty("--from", String(from));
    petal.style.setProperty("--drift", `${dx.toFixed(1)}px`);
    petal.style.setProperty("--rise", `${dy.toFixed(1)}px`);
    petal.style.animationDelay = `calc(${BURSTS}s * var(--beat) + ${(delay - BURSTS).toFixed(2)}s)`;
    air.append(petal);
  }
  panel.append(air);
  requestAnimationFrame(() => aim(air, panel)); // where the winner stands is known once the panel lies
}

/**
 * Let all that flies stay with the steps, clear of what is told beside and below them, and what flies up begin at the winners' faces.
 * @param {HTMLElement} air
 * @param {HTMLElement} panel
 */
function aim(air, panel) {
  const firsts = [.../** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll('.step[data-place="1"]'))];
  const steps = /** @type {HTMLElement | null} */ (panel.querySelector(".steps"));
  if (!firsts.length || !steps || !panel.offsetWidth) return;
  const [at, floor] = [firsts.map((first) => within(first, panel)), within(steps, panel)]; // the first have yet to rise
  const [right, foot] = [Math.min(floor.x + floor.w + MARGIN, panel.offsetWidth), Math.min(floor.y + floor.h, panel.offsetHeight)];
  const top = floor.y + ABOVE;
  const box = { left: 0, top, width: right, height: foot - top };
  for (const [side, length] of Object.entries(box)) air.style.setProperty(side, `${length}px`);
  [.../** @type {NodeListOf<HTMLElement>} */ (air.querySelectorAll(".bursts"))].forEach((petal, no) => { // of two who share the win some from each
    const { x, y, w, h } = at[no % at.length];
    petal.style.setProperty("--x", `${x + w / 2}px`);
    petal.style.setProperty("--y", `${y + h * FACE - top}px`);
  });
  const words = [...panel.querySelectorAll(WORDS)].map((node) => within(/** @type {HTMLElement} */ (node), panel));
  const own = within(air, panel);
  const clear = clearing(words.map(({ x, y, w, h }) => ({ x: x - own.x, y: y - own.y, w, h })), own);
  air.style.setProperty("--clear", `url("data:image/svg+xml,${encodeURIComponent(clear)}")`);
}

/** Where a node lies in a panel once nothing moves: the steps have yet to come up. */
function within(node, panel) {
  let [x, y] = [0, 0];
  for (let each = node; each && each !== panel; each = /** @type {HTMLElement} */ (each.offsetParent)) [x, y] = [x + each.offsetLeft, y + each.offsetTop];
  return { x, y, w: node.offsetWidth, h: node.offsetHeight };
}

/**
 * A drawing that is empty around the words, for what flies to fade away there. Pure.
 * @param {{ x: number, y: number, w: number, h: number }[]} words by their upper left corners
 * @param {{ w: number, h: number }} size
 */
export function clearing(words, { w, h }) {
  const holes = words.map((box) => `<rect x="${box.x - CLEAR}" y="${box.y - CLEAR}" width="${box.w + 2 * CLEAR}" height="${box.h + 2 * CLEAR}" rx="${CLEAR}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><filter id="b"><feGaussianBlur stdDeviation="${CLEAR / 3}"/></filter>`
    + `<mask id="m"><rect width="${w}" height="${h}" fill="#fff"/><g filter="url(#b)">${holes}</g></mask><rect width="${w}" height="${h}" mask="url(#m)"/></svg>`;
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
 * Whoever taps or presses a key while the points count up sees all at once.
 * @param {HTMLElement} box
 */
function mayHurry(box) {
  const heard = new AbortController();
  const hurry = () => {
    heard.abort();
    const panel = box.closest(".panel") ?? box;
    for (const each of panel.getAnimations({ subtree: true })) each.currentTime = Math.max(Number(each.currentTime), STAGED);
  };
  for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, hurry, { capture: true, signal: heard.signal });
  setTimeout(() => heard.abort(), STAGED);
}

/**
 * Let the points of each step count up while it rises: they follow its way, and stand where nothing moves.
 * @param {HTMLElement} list
 */
function countUp(list) {
  const counts = [...list.children].flatMap((step) => {
    const [rise] = step.getAnimations();
    const sum = step.querySelector(".block .sum");
    return rise && sum ? [{ rise, sum, all: sum.textContent }] : [];
  });
  const tick = () => {
    const moves = counts.map(({ rise, sum, all }) => {
      const done = list.isConnected ? rise.effect?.getComputedTiming().progress ?? 1 : 1;
      sum.textContent = scoreAt(all, done);
      return done < 1;
    });
    if (moves.some(Boolean)) requestAnimationFrame(tick);
  };
  tick();
}

/**
 * A score on its way up: "12 points" of "34 points". Pure.
 * @param {string} score
 * @param {number} done the part of the way
 */
export function scoreAt(score, done) {
  if (done >= 1) return score;
  return score.replace(/(\d+)( points?)?/, (_, all, unit = "") => {
    const points = Math.round(Number(all) * done);
    return `${points}${unit && (points === 1 ? " point" : " points")}`;
  });
}

/**
 * The podium, and below it everybody else.
 * @param {Side[]} sides by their place
 * @param {boolean} fresh whether the game has just ended: the steps rise while their points count up
 */
export function podiumNode(sides, fresh) {
  const box = make("div", fresh ? "podium fresh" : "podium");
  const { steps, rest } = onSteps(sides);
  const list = make("ol", "steps");
  list.setAttribute("aria-label", "Podium");
  list.append(...standing(steps).map(stepNode));
  box.append(list);
  if (rest.length) box.append(restNode(rest));
  if (fresh) {
    mayHurry(box);
    requestAnimationFrame(() => countUp(list)); // the style sheet moves what is on the page
  }
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
    item.append(make("b", "place-no", ordinal(place)), faces, make("span", isLong(name) ? "who long" : "who", name), ...(detail ? [detail] : []), sumNode(score));
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
    row.append(make("dt", "", title), make("dd", "", unbroken(text)));
    list.append(row);
  }
  return list;
}
