// die.js: the die, a cube of six CSS faces: 1 to 5 as pips, the sixth the wind as arrows.

import { draw, make, named } from "../dom.js";

const PIPS = { 1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi" }; // the nine places of a face, row by row from a to i
const POSES = { 1: [0, 0], 2: [0, -90], 3: [-90, 0], 4: [90, 0], 5: [0, 90], 6: [0, 180] }; // turns about x and y that bring a face to the front
const FROM_ABOVE = "rotateX(-16deg) rotateY(-20deg)"; // a look from above: two more sides show that it is a cube
const WAITING_POSE = "rotateX(-30deg) rotateY(-45deg)"; // on nobody's number
const TUMBLE_MS = 9000; // far longer than any answer takes
const WIND_FACE = `<svg viewBox="0 0 60 60" aria-hidden="true"><g fill="none" stroke="#1f6f97" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
  <path d="M9 21h28a7 7 0 10-7-7"/><path d="M9 32h39M41 25l8 7-8 7"/><path d="M9 43h22a6 6 0 11-6 6"/></g></svg>`;

/** What a face of the die shows, as a drawing. */
export function faceSvg(face) {
  return face === 6 ? WIND_FACE : pipFace(face);
}

function pipFace(face) {
  const at = (letter) => { const no = letter.charCodeAt(0) - 97; return [14 + (no % 3) * 16, 14 + Math.floor(no / 3) * 16]; };
  const pips = [...PIPS[face]].map((letter) => `<circle cx="${at(letter)[0]}" cy="${at(letter)[1]}" r="${face === 1 ? 8 : 6}"/>`);
  return `<svg viewBox="0 0 60 60" aria-hidden="true"><g fill="${face === 1 ? "#b3382c" : "#243536"}">${pips.join("")}</g></svg>`;
}

export class Die {
  constructor(box) {
    this.box = box;
    this.face = null;
    this.tossing = false;
    this.cube = make("span", "cube");
    for (let face = 1; face <= 6; face += 1) {
      const side = make("span", `side side-${face}`);
      side.append(draw(faceSvg(face)));
      this.cube.append(side);
    }
    this.toss = make("span", "toss");
    this.toss.append(this.cube);
    box.replaceChildren(make("span", "die-shadow"), this.toss);
    this.show(null);
  }

  poseOf(face) {
    if (!face) return WAITING_POSE;
    const [x, y] = POSES[face];
    return `${FROM_ABOVE} rotateX(${x}deg) rotateY(${y}deg)`;
  }

  /** Lie still: with a face to the front, or on a corner while nothing is thrown. */
  show(face) {
    this.face = face;
    this.stop();
    this.cube.style.transform = this.poseOf(face);
    this.box.classList.toggle("waiting", !face);
    [...this.cube.children].forEach((side, no) => side.classList.toggle("aside", Boolean(face) && no + 1 !== face)); // no child reads the number on top
    named(this.box, !face ? "The die" : face === 6 ? "The die shows the wind" : `The die shows ${face}`);
  }

  /** Turn from a face that lay there to the one that is shown now: a throw was taken back. */
  turnBack(from, motion, duration) {
    motion.run(this.cube, [{ transform: this.poseOf(from) }, { transform: this.poseOf(this.face) }], { duration, easing: "ease-in-out" });
  }

  stop() {
    this.tossing = false;
    for (const animation of [...this.cube.getAnimations(), ...this.toss.getAnimations()]) animation.cancel();
  }

  /** Tumble at once and until `land`. */
  throw(motion) {
    this.stop();
    this.tossing = true;
    for (const side of this.cube.children) side.classList.remove("aside");
    const from = this.poseOf(this.face);
    const turns = (part) => `rotateX(${-340 * 2 * part}deg) rotateY(${410 * 2 * part}deg) rotateZ(${170 * 2 * part}deg)`;
    const spin = Array.from({ length: 13 }, (_, no) => ({ transform: `${turns(no / 1.5)} ${from}` }));
    motion.run(this.cube, spin, { duration: TUMBLE_MS, easing: "linear" });
    const hops = Array.from({ length: 37 }, (_, no) => ({
      transform: `translateY(${no % 2 ? -46 : 0}%)`, easing: no % 2 ? "cubic-bezier(.5,0,.9,.6)" : "cubic-bezier(.1,.5,.5,1)",
    }));
    motion.run(this.toss, hops, { duration: TUMBLE_MS, easing: "linear" });
  }

  /** End the tumbling with `face` up; resolves when the die lies still. */
  land(face, motion) {
    const now = getComputedStyle(this.cube).transform;
    const height = getComputedStyle(this.toss).transform;
    this.show(face);
    const to = this.poseOf(face);
    const over = `rotateZ(14deg) ${to}`;
    const back = `rotateZ(-5deg) ${to}`;
    const settle = motion.run(this.cube, [
      { transform: now, easing: "ease-out" }, { transform: over, offset: 0.55 }, { transform: back, offset: 0.8 }, { transform: to },
    ], { duration: 420, easing: "ease-out" });
    motion.run(this.toss, [
      { transform: height, easing: "ease-in" }, { transform: "translateY(0)", offset: 0.5, easing: "ease-out" },
      { transform: "translateY(-12%)", offset: 0.72, easing: "ease-in" }, { transform: "translateY(0)" },
    ], { duration: 420, easing: "linear" });
    return settle;
  }
}
