// pictures.js: what lives on the plain cards of the river, each drawn in a box of 64 x 48.

const RIPPLES = `<path d="M4 42q5-3 10 0t10 0 10 0 10 0 10 0" fill="none" stroke="#dff8fa" stroke-width="1.8" stroke-linecap="round" opacity=".75"/>`;
const PAD = (x, y, r) => `<path d="M${x} ${y}l${r * 0.9} ${-r * 0.28}A${r} ${r * 0.52} 0 11${x + r * 0.55} ${y - r * 0.45}z" fill="#5fa046" stroke="#33692f" stroke-width="1.2"/>`;
const DUCKLING = (x, y) => `<g transform="translate(${x} ${y})"><path d="M-6 0q-2-4 1-4 2 2 5 1-1-6 3-6 4 0 3 5-1 6-6 6-5 0-6-2z" fill="#ffd84f" stroke="#a87412" stroke-width=".8"/>
  <path d="M5.5-6.2l3.5 1-3.3 1.2z" fill="#ef7f22"/><circle cx="3.8" cy="-6.2" r=".8" fill="#3a2b10"/></g>`;

const PICTURES = [
  ["rocks", `<path d="M6 40q1-14 11-15 9 0 12 15z" fill="#7d8a8c" stroke="#46555a" stroke-width="1.2"/><path d="M10 31q3-5 8-4l3 6-6-2z" fill="#aab6b4"/>
    <path d="M24 41q2-24 16-26 12 1 16 26z" fill="#8e9998" stroke="#46555a" stroke-width="1.2"/><path d="M31 27q3-9 10-10l5 9-8-2z" fill="#c0c9c5"/>
    <path d="M44 24q5 7 6 16h-8q4-8 2-16z" fill="#6d7a7d"/><path d="M30 16q4-4 9-2-3 4-9 2z" fill="#6f9a45"/>
    <path d="M2 42q6-4 11 0t11 0 11 0 11 0 12-1" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>`],
  ["reeds", `<g fill="none" stroke-linecap="round"><path d="M20 43Q19 24 12 11M27 43V8M36 43Q36 26 42 14M46 43q1-12 8-19M13 43q-2-9-8-15" stroke="#4f7f35" stroke-width="2.4"/>
    <path d="M23 43q-2-16 1-28M40 43q-1-14-5-24M31 43q1-12 7-20" stroke="#86b04a" stroke-width="2"/></g>
    <g fill="none" stroke="#7a4420" stroke-width="4.6" stroke-linecap="round"><path d="M13.5 15l2 7M27 10v8M41 16l-2 7"/></g>${RIPPLES}`],
  ["ducks", `<path d="M25 33q-3-9 2-9 6 4 13 2-3-12 6-13 8 0 7 9-2 16-14 16-10 0-14-5z" fill="#a9733f" stroke="#5c3816" stroke-width="1.1"/>
    <path d="M45.5 13q8-1 7.5 8l-7 1q-4-6-.5-9z" fill="#2f7d55"/><path d="M44 23q4 2 8.7.4" fill="none" stroke="#fff" stroke-width="1.6"/>
    <path d="M53 16.5q5 .5 8 3-4 2-8 1.2z" fill="#f0a02a"/><circle cx="49.5" cy="17" r="1.1" fill="#fff"/>
    <path d="M30 30q8-3 13 1-5 4-13-1z" fill="#7a4f24"/>${DUCKLING(15, 37)}${DUCKLING(4, 39)}${RIPPLES}`],
  ["lilies", `${PAD(20, 34, 15)}${PAD(46, 40, 13)}${PAD(49, 24, 9)}<g stroke="#b8437c" stroke-width=".7"><path d="M22 30q-11-4-9-12 7 1 9 12zM22 30q11-4 9-12-7 1-9 12z" fill="#f7a8c9"/>
    <path d="M22 30q-7-9 0-17 7 8 0 17z" fill="#ffd3e4"/><path d="M22 30q-13 1-13-6 8-1 13 6zM22 30q13 1 13-6-8-1-13 6z" fill="#f48ab5"/></g><circle cx="22" cy="26.5" r="2.2" fill="#ffd75a"/>`],
  ["beaver lodge", `<path d="M4 41Q12 18 28 17t27 24z" fill="#7b5730" stroke="#46301a" stroke-width="1.2"/><g stroke-linecap="round" stroke-width="2.3"><path d="M8 38l20-14M16 40l22-17M30 40l14-12M12 31l16 9M22 22l22 16M34 20l14 15" stroke="#a87f4c"/>
    <path d="M24 18l9-8M36 20l10-5M18 24l-8-6" stroke="#5e4022"/></g><path d="M46 41q0-9 7-9 8 0 8 9z" fill="#84552b" stroke="#46301a"/><circle cx="51" cy="36.5" r="1" fill="#20140a"/><circle cx="56.5" cy="36.5" r="1" fill="#20140a"/>
    <ellipse cx="53.8" cy="38.5" rx="1.7" ry="1.1" fill="#2b1a0d"/>${RIPPLES}`],
  ["trout", `<path d="M12 36C15 18 28 6 46 9q7 2 9 8-7 1-10 5-6 8-19 9-7 1-14 5z" fill="#e0955a" stroke="#7c3f1c" stroke-width="1.2"/><path d="M45 22q-8 9-33 14 10-2 14-5 12-1 19-9z" fill="#ffe2bd"/>
    <path d="M12 36L4 29l1 12 9 1z" fill="#b9622d" stroke="#7c3f1c"/><path d="M29 14l-3-8 11 4z" fill="#b9622d" stroke="#7c3f1c" stroke-width=".8"/><circle cx="48" cy="14" r="1.7" fill="#2a1508"/>
    <g fill="#8d3d1b"><circle cx="24" cy="21" r="1.3"/><circle cx="31" cy="17" r="1.3"/><circle cx="38" cy="15" r="1.3"/><circle cx="31" cy="23" r="1.1"/><circle cx="38" cy="20" r="1.1"/></g>
    <g fill="#f2feff"><circle cx="22" cy="40" r="1.7"/><circle cx="28" cy="36" r="1.3"/><circle cx="2" cy="24" r="1.3"/></g>${RIPPLES}`],
  ["heron", `<path d="M33 30v13M38 30v13" stroke="#c98d2c" stroke-width="1.6"/><path d="M18 30q-6 2-9 6 8 0 12-3 12 2 20-5 5-6 3-11Q30 14 18 30z" fill="#8fa6b8" stroke="#4d6374" stroke-width="1.1"/>
    <path d="M22 29q8-8 18-8-4 9-18 8z" fill="#5f7b90"/><path d="M42 24q-1-6 4-9 4-4 1-8" fill="none" stroke="#d9e4ea" stroke-width="3.6" stroke-linecap="round"/>
    <path d="M44 8q1-4 5-3.6 3 .6 3 3 5 .3 10 2.6-6 1-11-.4-5 2-7-1.6z" fill="#e9f0f3" stroke="#4d6374" stroke-width=".8"/><path d="M52 7.3l10 2.7-10 .2z" fill="#e8a431"/>
    <path d="M48 5.6q-6-3-11-1 5 1 10 3z" fill="#2c3f4e"/><circle cx="49.5" cy="7" r=".9" fill="#1c2a33"/>${RIPPLES}`],
  ["dragonfly", `<g fill="#d9fbff" fill-opacity=".85" stroke="#3e8fa6" stroke-width=".9"><path d="M34 20Q20 2 8 6q-3 7 26 14zM36 20Q44 1 56 4q5 6-20 16zM33 22Q12 22 8 30q6 6 25-8zM37 22q19-2 22 5-4 8-22-5z"/></g>
    <path d="M36 16q-1 9-9 27" fill="none" stroke="#1c7f6a" stroke-width="3.4" stroke-linecap="round"/><path d="M34.5 24l3 1.5M32 31l3 1.3M29.5 37l2.5 1" stroke="#9be8c9" stroke-width="1.3"/>
    <circle cx="37" cy="14" r="4" fill="#2aa183"/><circle cx="34.8" cy="12" r="1.9" fill="#b3382c"/><circle cx="39.5" cy="12.6" r="1.9" fill="#b3382c"/>`],
  ["turtle on driftwood", `<path d="M3 36q1-5 7-5l42-1q9 0 9 5t-8 5H9q-6 0-6-4z" fill="#8a6238" stroke="#4f3417" stroke-width="1.2"/><path d="M12 34h30M20 37.5h26" stroke="#b98d58" stroke-width="1.3" stroke-linecap="round"/>
    <path d="M50 31q1-9 8-10" fill="none" stroke="#6f4b26" stroke-width="3" stroke-linecap="round"/><ellipse cx="59" cy="20" rx="3.6" ry="2.3" fill="#7fae4d"/>
    <path d="M38 30q6-1 8-5 4-2 4 2-2 5-7 5zM14 30q-3 2-1 3h5zM30 30l1 4h5l-1-4z" fill="#8db458" stroke="#44652a" stroke-width=".9"/><path d="M13 31Q15 16 26 16t14 15z" fill="#5d8a3b" stroke="#33521f" stroke-width="1.2"/>
    <path d="M20 30l3-9h7l4 9M23 21l-3-3M30 21l3-3" fill="none" stroke="#a9c96c" stroke-width="1.3"/><circle cx="47.5" cy="26" r=".9" fill="#1c2a10"/>`],
  ["otter", `<path d="M8 40q0-12 10-13 7 0 10 7 4-4 9-3 8 1 9 9z" fill="#6b4526" stroke="#3c2411" stroke-width="1.1"/><path d="M47 40q6 1 13-6-1 9-9 9z" fill="#5a391e"/>
    <circle cx="15" cy="19" r="9.5" fill="#7d5330" stroke="#3c2411" stroke-width="1.1"/><circle cx="8" cy="12.5" r="2.7" fill="#5a391e"/><circle cx="22" cy="12.5" r="2.7" fill="#5a391e"/>
    <ellipse cx="15" cy="22.5" rx="5.6" ry="4.4" fill="#e9d0ab"/><ellipse cx="15" cy="20" rx="2" ry="1.4" fill="#2b1a0d"/><circle cx="11.5" cy="17" r="1.2" fill="#1b110a"/><circle cx="18.5" cy="17" r="1.2" fill="#1b110a"/>
    <path d="M11 23l-7-1M11 24.5l-6 2M19 23l7-1M19 24.5l6 2" stroke="#fff4dd" stroke-width=".7"/>${RIPPLES}`],
  ["swan", `<path d="M8 30q6-12 24-10 9 0 11 6-1-9-3-13-2-7 4-9 8-1 9 6-3 1-6 1-1 4 2 12 3 12-9 17-20 6-32-10z" fill="#fffefa" stroke="#9fb3bb" stroke-width="1.1"/>
    <path d="M12 30q8-8 24-5-4 10-17 9-5-1-7-4z" fill="#e1ebee"/><path d="M52.5 9q5 .5 7 3.5-4 1-8-.5z" fill="#ef7f22"/><path d="M52.6 8.6q.4 1.8-1 3.4l-2-3z" fill="#222"/><circle cx="49" cy="7.8" r="1" fill="#222"/>${RIPPLES}`],
  ["kingfisher", `<path d="M30 47V30h9v17z" fill="#8a6238" stroke="#4f3417"/><path d="M28 30h13v3H28z" fill="#a87f4c" stroke="#4f3417" stroke-width=".8"/>
    <path d="M24 24q-4 8-10 10 2-8 4-13 3-12 15-14 10-2 13 5 2 7-4 13-6 6-12 5z" fill="#1f7fc4" stroke="#0d4773" stroke-width="1.1"/><path d="M31 30q9-1 12-9 1-4-2-5-8 2-10 14z" fill="#f08a2c"/>
    <path d="M45.5 10l16 2-16 4z" fill="#32414a"/><path d="M36 14q4 4 8 1-1 4-5 5z" fill="#fff8ea"/><circle cx="41" cy="11" r="1.5" fill="#0b1a24"/><path d="M22 20q4-6 9-6-1 10-8 13z" fill="#15609b"/>`],
  ["frog", `${PAD(32, 42, 26)}<path d="M14 36q-4-8 4-11 4-10 14-10t14 10q8 3 4 11-8 4-18 4t-18-4z" fill="#6fae3c" stroke="#37631d" stroke-width="1.2"/>
    <circle cx="23" cy="15" r="5.5" fill="#7fbe48" stroke="#37631d"/><circle cx="41" cy="15" r="5.5" fill="#7fbe48" stroke="#37631d"/><circle cx="23" cy="14.5" r="2.7" fill="#fff"/><circle cx="41" cy="14.5" r="2.7" fill="#fff"/>
    <circle cx="23.5" cy="14.8" r="1.4" fill="#14220a"/><circle cx="40.5" cy="14.8" r="1.4" fill="#14220a"/><path d="M21 27q11 8 22 0" fill="none" stroke="#37631d" stroke-width="1.6" stroke-linecap="round"/>
    <path d="M17 36q6-2 7 3M47 36q-6-2-7 3" fill="none" stroke="#37631d" stroke-width="1.3"/>`],
  ["willow island", `<path d="M6 41Q12 31 32 31t26 10z" fill="#e8cf94"/><path d="M11 39q6-7 21-7t21 7q-20 4-42 0z" fill="#7faa49"/><path d="M30 36q2-10-1-18h6q-2 9 1 18z" fill="#7a5029"/>
    <path d="M32 3q14 0 17 12 3 8 1 17-3-4-4-9-1 6-4 9-2-5-2-9-3 6-8 8-5-2-8-8 0 5-2 9-4-4-4-9-2 5-5 8-1-9 1-16Q18 3 32 3z" fill="#8fb84c" stroke="#4f7a2b" stroke-width="1.1"/>
    <path d="M24 10q-5 6-5 14M32 7v15M41 10q4 6 4 13" fill="none" stroke="#bcd873" stroke-width="1.4" stroke-linecap="round"/>${RIPPLES}`],
];

/** The picture of a plain card: {name, svg}; a card keeps its picture wherever it lies. */
export function riverPicture(id) {
  const [name, body] = PICTURES[id % PICTURES.length];
  return { name, svg: `<svg class="picture" viewBox="0 0 64 48" aria-hidden="true">${body}</svg>` };
}
