// growth.js: what stands on the banks, each drawn around the point where it meets the ground: trees, houses, reeds, stones.

const LEAVES = [ // dark, middle, light
  ["#35703a", "#4f9147", "#84bb5c"], ["#44783a", "#689f42", "#a3c860"], ["#2c6548", "#43855a", "#79b27c"], ["#8a7a2c", "#b79c3d", "#e0c867"],
];

/** A stream of numbers 0..1 that is the same for the same seed: a bank keeps its trees when it is drawn anew. */
export function randomStream(seed) {
  let state = seed * 2654435761 % 4294967296;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export const placedArt = (x, y, scale, art) => `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})">${art}</g>`;
const shade = (w, h = w * 0.32, x = 4) => `<ellipse cx="${x}" cy="1" rx="${w}" ry="${h}" fill="#2a4a1e" opacity=".3"/>`;

export function roundTree(kind) {
  const [dark, middle, light] = LEAVES[kind];
  return `${shade(17)}<path d="M-3 1q2-10 1-20h5q-1 10 2 20z" fill="#6d4825"/><path d="M-19-24q-3-9 5-13 1-11 12-12 10-3 15 5 10 2 9 12 3 9-6 12-7 5-15 2-9 4-15-1-5-1-5-5z" fill="${dark}"/>
    <path d="M-16-27q-2-7 5-10 1-9 10-10 8-2 12 4 7 2 6 9-2 6-9 6-5 4-12 2-10 2-12-1z" fill="${middle}"/><path d="M-11-32q0-5 5-6 1-6 7-6 6 0 7 4-2 4-7 3-3 4-7 3-3 3-5 2z" fill="${light}"/>`;
}

export function pine(kind) {
  const [dark, middle] = LEAVES[kind === 3 ? 2 : kind];
  return `${shade(13)}<path d="M-2.5 1v-10h5V1z" fill="#5c3d20"/><path d="M-15-6Q0-10 15-6L8-19h4L6-31h3L0-50-9-31h3l-6 12h4z" fill="${dark}"/>
    <path d="M0-50l-9 19h3l-6 12h4l-7 13q6-2 12-2-4-9-1-16-3-4 1-11-2-6 3-15z" fill="${middle}"/>`;
}

export function poplar(kind) {
  const [dark, middle, light] = LEAVES[kind];
  return `${shade(9)}<path d="M-2 1v-14h4V1z" fill="#6d4825"/><path d="M0-54c8 8 11 22 8 33-2 8-5 11-8 11s-6-3-8-11c-3-11 0-25 8-33z" fill="${dark}"/>
    <path d="M-1-51c5 9 7 20 4 30-2 7-4 9-6 8-5-2-6-11-5-20 1-7 4-13 7-18z" fill="${middle}"/><path d="M-3-42q3 8 1 17-4 1-4-6 0-6 3-11z" fill="${light}"/>`;
}

export function bush(kind) {
  const [dark, middle, light] = LEAVES[kind];
  const berries = kind === 1 ? '<g fill="#e46a7a"><circle cx="-6" cy="-9" r="1.6"/><circle cx="2" cy="-12" r="1.6"/><circle cx="8" cy="-6" r="1.6"/><circle cx="-1" cy="-5" r="1.6"/></g>' : "";
  return `${shade(14, 4)}<path d="M-15 1q-4-9 4-11 3-9 12-7 9-3 12 6 7 4 2 12z" fill="${dark}"/><path d="M-12-3q-1-6 5-6 3-6 9-5 8-1 9 5-11-3-23 6z" fill="${middle}"/>
    <path d="M-7-8q4-4 8-3-2 3-8 3z" fill="${light}"/>${berries}`;
}

export function reedTuft(flip) {
  return `<g transform="scale(${flip ? -1 : 1} 1)" fill="none" stroke-linecap="round"><path d="M-6 2Q-7-9-12-16M0 2V-20M5 2Q6-10 11-17M9 2q1-6 6-10" stroke="#587f35" stroke-width="1.7"/>
    <path d="M-3 2q-1-9-5-13M3 2q0-8 3-15" stroke="#93b653" stroke-width="1.5"/><path d="M0-20v5M10.5-16l-1.5 4" stroke="#77421f" stroke-width="3.3"/></g>`;
}

export function boulder(tone) {
  const [dark, middle, light] = tone ? ["#4d5a58", "#7b8984", "#b5bfb4"] : ["#564f4a", "#877c70", "#bfb3a0"];
  return `<path d="M-17 3q-3-12 7-18 12-7 21 1 9 7 6 17z" fill="${middle}" stroke="${dark}" stroke-width="1.3"/><path d="M-11-9q6-8 15-6l5 6-9-1-6 5z" fill="${light}"/><path d="M6 3q5-8 2-15 10 5 9 15z" fill="${dark}" opacity=".6"/>`;
}

const ROOFS = [["#b5472f", "#8f3222"], ["#c98f3c", "#9a6a26"], ["#4f6f86", "#38536a"]];

export function cottage(kind) {
  const [roof, dark] = ROOFS[kind % 3];
  return `${shade(25, 5, 5)}<path d="M-19 0v-19h38V0z" fill="#fbefd5" stroke="#7d5b36" stroke-width="1"/><path d="M7 0v-19h12V0z" fill="#e6d2ab"/>
    <path d="M10-38v-8h6v13z" fill="#9b6a52" stroke="#6b4434" stroke-width=".8"/><path d="M9-47h8v2.5H9z" fill="#6b4434"/>
    <path d="M13-50q-3-4 1-7t0-7q-2-4 3-8" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity=".5"/>
    <path d="M-24-17L-11-37h23l12 20z" fill="${roof}" stroke="${dark}" stroke-width="1.2" stroke-linejoin="round"/><path d="M-20-23h40M-16-29h32M-13-34h26" stroke="${dark}" stroke-width="1" opacity=".55"/>
    <path d="M-19-17h38" stroke="${dark}" stroke-width="1.6"/><path d="M-4 0v-11q0-3 4-3t4 3V0z" fill="#7c4a24" stroke="#4d2c13" stroke-width=".8"/>
    <g fill="#ffe08a" stroke="#7d5b36" stroke-width="1"><path d="M-15-13h7v7h-7zM9-13h7v7H9z"/><path d="M-11.5-13v7M-15-9.5h7M12.5-13v7M9-9.5h7"/></g>
    <path d="M-16-5h9M8-5h9" stroke="#5f8f45" stroke-width="2.2"/><g fill="#e35d6a"><circle cx="-14" cy="-6" r="1"/><circle cx="-10" cy="-6" r="1"/><circle cx="11" cy="-6" r="1"/><circle cx="15" cy="-6" r="1"/></g>`;
}

/** Thirty wide, ninety high. */
export const LIGHTHOUSE = `<path d="M-24 4q3-11 15-11H9q13 1 16 11z" fill="#8b8f87" stroke="#565d59" stroke-width="1.2"/><path d="M-17-2q6-5 14-4M4-3q8-1 13 2" stroke="#c3c7ba" stroke-width="1.6" fill="none"/>
  <path d="M-11-4L-7.5-62h15L11-4z" fill="#fdf6e6" stroke="#7b3026" stroke-width="1.2"/><path d="M-10.2-16l.9-14h18.6l.9 14zM-8.5-42l.8-14h15.4l.8 14z" fill="#d5432f"/>
  <path d="M4-62h3.5L11-4H6z" fill="#3b2a1c" opacity=".16"/><path d="M-10-62h20v-4h-20z" fill="#3c4b52"/><path d="M-6-66h12v-11H-6z" fill="#fff2ae" stroke="#3c4b52" stroke-width="1.5"/>
  <path d="M-2-66v-11M2-66v-11" stroke="#3c4b52" stroke-width=".9"/><path d="M-9-77Q0-90 9-77z" fill="#b5342a" stroke="#6e1d16"/><circle cy="-86" r="1.8" fill="#e8c987"/>
  <path d="M-3-4v-8q0-3 3-3t3 3v8z" fill="#5b3a1e"/><path d="M-1.5-36h3v5h-3z" fill="#3c4b52"/>`;

export const MILL = `${shade(20, 5)}<path d="M-11 0l3-33h16l3 33z" fill="#f3e3c3" stroke="#7d5b36" stroke-width="1.1"/><path d="M4-33h4L11 0H6z" fill="#7d5b36" opacity=".2"/><path d="M-10-32q10-15 20 0z" fill="#8f5b34" stroke="#5c3619" stroke-width="1.1"/>
  <g stroke="#6b4522" stroke-width="1.3" fill="#fff8e6"><path d="M0-35l18-12 3 5-19 10zM0-35l12 18-5 3L-3-33zM0-35l-18 12-3-5 19-10zM0-35l-12-18 5-3L3-37z"/></g><circle cy="-35" r="2.4" fill="#6b4522"/>
  <path d="M-3 0v-9h6v9z" fill="#7c4a24"/><path d="M-2-21h4v5h-4z" fill="#ffe08a" stroke="#7d5b36"/>`;

export const CARGO = `<path d="M-16 1v-13h13V1z" fill="#c08a4c" stroke="#6b4522"/><path d="M-16-12L-3 1M-3-12L-16 1" stroke="#8a5c2c" stroke-width="1.3"/><path d="M0 1q-2-7 0-14h11q2 7 0 14z" fill="#9b6433" stroke="#54341a"/>
  <path d="M-.7-9h12.4M-.7-3h12.4" stroke="#3f474a" stroke-width="1.6"/><path d="M-11-12v-10h11v10z" fill="#d3a160" stroke="#6b4522"/>`;

export const DINGHY = `<ellipse cx="2" cy="2" rx="21" ry="4" fill="#5f4a20" opacity=".3"/><path d="M-22-8Q0-1 23-9 20 2 12 3h-25q-7-2-9-11z" fill="#c9553d" stroke="#6b2417" stroke-width="1.1"/><path d="M-22-8Q0-1 23-9 4-12-22-8z" fill="#8a5a30" stroke="#6b2417" stroke-width=".9"/>
  <path d="M-17-4.5Q1 0 19-5" fill="none" stroke="#fdf3dc" stroke-width="1.7"/><path d="M-8-7l26-12M14-20l7-1" stroke="#b98a52" stroke-width="2" stroke-linecap="round"/>`;

export const PICNIC = `<path d="M-18 1L-8-7h24l-7 8z" fill="#fff6e4" stroke="#b9543f" stroke-width="1"/><path d="M-11-4.5h22M-15-2h23M-4-7l-6 8M4-7l-5 8M11-7l-6 8" stroke="#d8604a" stroke-width="1.7" opacity=".75"/>
  <path d="M-3-6q-1-8 6-8t6 8z" fill="#c08a4c" stroke="#6b4522"/><path d="M-2-9q5-9 10 0" fill="none" stroke="#6b4522" stroke-width="1.5"/>`;

export const SIGNPOST = `<path d="M-1.5 1v-24h3V1z" fill="#7a5029"/><path d="M-13-23h20l5 4.5-5 4.5h-20z" fill="#d3a160" stroke="#6b4522"/><path d="M-9-20.5h13M-9-17h9" stroke="#8a5c2c" stroke-width="1.4"/>`;

export const TREES = [roundTree, roundTree, pine, poplar, bush];
