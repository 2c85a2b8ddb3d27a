// portrait_faces.js: the heads of people and animals, each in a box of 64 x 64, looking at us.
// Heads differ in outline (ears, hair, beaks), so that they can be told apart in grey and at 24 pixels.

const INK = "#2c2118";
const LINE = `stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;

/** What is drawn on the left stands mirrored on the right too. */
const both = (drawn) => `${drawn}<g transform="matrix(-1 0 0 1 64 0)">${drawn}</g>`;
const shape = (fill, path) => `<path d="${path}" fill="${fill}" ${LINE}/>`;
const patch = (fill, path) => `<path d="${path}" fill="${fill}"/>`;
const line = (path, width = 2, colour = INK) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (fill, x, y, r, ry = r) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${fill}" ${LINE}/>`;
const spot = (fill, x, y, r, ry = r) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${fill}"/>`;
const eyes = (x, y, r = 3) => both(spot(INK, x, y, r, r * 1.15) + spot("#fff", x + r * 0.35, y - r * 0.4, r * 0.36));
const nose = (y, r = 4, fill = INK) => spot(fill, 32, y, r, r * 0.72);
const smile = (y, wide = 6) => line(`M${32 - wide} ${y}Q32 ${y + wide} ${32 + wide} ${y}`);
const blush = (x, y) => both(`<ellipse cx="${x}" cy="${y}" rx="4" ry="2.6" fill="#e2574c" opacity=".38"/>`);

const body = (fill) => shape(fill, "M8 66C8 54 18 49 32 49s24 5 24 17z");
const neck = (skin) => shape(skin, "M26 43h12v9q-6 5-12 0z");
const face = (skin) => shape(skin, "M16 30Q16 13 32 13T48 30Q48 50 32 50T16 30z");
const ears = (skin) => both(disc(skin, 15.5, 33, 3.6, 4.6));

const PEOPLE = {
  plaits: body("#f2c14e") + both(shape("#7a4a21", "M17 26Q6 30 8 44q2 8 5 10 5-5 3-12-1-6 4-10z") + spot("#e2574c", 11.5, 47, 3.4)) +
    neck("#f6cfa8") + face("#fbdcb9") + shape("#7a4a21", "M14 32Q11 8 32 8t18 24q-3-11-18-15Q18 21 14 32z") + line("M32 8.500V17") +
    eyes(25.5, 33) + blush(22, 39) + smile(41, 4.5),
  cap: body("#5aa469") + ears("#d79c6d") + neck("#c98b5c") + face("#d79c6d") +
    shape("#d6453d", "M14.5 25Q15 8 32 8t17.5 17z") + shape("#a82f2a", "M13 25.500Q32 17 55 26q4 4-3 4Q32 25 15 29.500q-4-1-2-4z") +
    eyes(25.5, 34.5) + smile(41, 5),
  bun: body("#9a7bc0") + disc("#e9ebee", 32, 8.5, 7.5) + shape("#e9ebee", "M13 34Q9 11 32 11t19 23q-1 5-4 5V30Q40 28 32 21 24 28 17 30v9q-3 0-4-5z") +
    neck("#f3cdae") + patch("#fadfc6", "M17.5 30Q25 27 32 20.5 39 27 46.5 30 47 49 32 49T17.5 30z") + line("M17.5 31Q17.5 49.5 32 49.500T46.5 31") +
    eyes(25, 34, 2.5) + both(`<circle cx="25" cy="34" r="5.8" fill="#fff" fill-opacity=".25" ${LINE}/>`) + line("M30.8 33h2.4") + blush(21.5, 41) + smile(42, 4.5),
  beard: body("#4b7ea8") + ears("#f1c39b") + face("#f1c39b") +
    shape("#f4f4f0", "M16 31q0 6 4 6 5 0 6 2h12q1-2 6-2 4 0 4-6 3 24-16 26Q13 55 16 31z") + both(shape("#f4f4f0", "M15.5 30q-3-9 3-13 2 7-1 13z")) +
    line("M27.5 44.500q4.5 3 9 0") + both(line("M22 26.500q3-2 6 0", 2.4, "#d9d9d2")) + eyes(25, 31.5, 2.5) + spot("#e0a27a", 32, 37, 3, 2.6),
  curls: body("#e58a3c") + [[14, 30, 8], [16, 19, 8], [26, 12, 8.5], [38, 12, 8.5], [48, 19, 8], [50, 30, 8], [12, 40, 6], [52, 40, 6]]
    .map(([x, y, r]) => disc("#3b2417", x, y, r)).join("") + patch("#3b2417", "M14 34Q12 12 32 12t18 22z") + neck("#7f4f2e") +
    shape("#96603a", "M18 32Q19 21 32 21t14 11q0 18-14 18T18 32z") + eyes(26, 34) + blush(23, 40) + smile(41, 5),
  scarf: body("#2f8f8a") + shape("#2f8f8a", "M11 36Q9 7 32 7t21 29q0 17-10 21H21Q11 53 11 36z") +
    shape("#e9b78d", "M19 31Q20 18 32 18t13 13q0 18-13 18T19 31z") + line("M14 45q5 10 18 10t18-10", 2, "#1c625e") + eyes(26, 32.5) + smile(40, 5),
};

const whiskers = (y) => both(line(`M21 ${y}L7 ${y - 3}M21 ${y + 3}L8 ${y + 5}`, 1.5));

const ANIMALS = {
  fox: both(shape("#e8752a", "M12 33L10 7 29 20z") + patch("#3b2417", "M13.5 20L12.5 11 21 17z")) +
    shape("#e8752a", "M32 57C22 57 7 42 11 30 17 18 47 18 53 30 57 42 42 57 32 57z") +
    both(patch("#fff3e0", "M32 56C22 56 10 44 10.8 35 20 35 29 40 32 48z")) + eyes(22.5, 34) + nose(50, 4.5),
  cat: both(shape("#8d99a6", "M12 32L11 8 28 19z") + patch("#f0a8b4", "M14 20L13.5 13 20 17z")) + disc("#8d99a6", 32, 37, 22, 19) +
    line("M32 19v8M25 20l1.5 6M39 20l-1.5 6", 2.4, "#5c6874") + both(disc("#d6e85c", 22.5, 35, 5) + spot(INK, 22.5, 35, 1.5, 4)) +
    spot("#fff", 32, 46, 8, 5.5) + nose(43.5, 2.8, "#e27a88") + line("M32 45v2.500M27 48q2.5 2 5 0 2.5 2 5 0") + whiskers(44),
  dog: shape("#d9a566", "M14 26Q15 12 32 12t18 14q3 29-18 29T14 26z") + patch("#fff8ec", "M32 13q-4 10-4 22-9 4-9 12 3 7.5 13 7.500T45 47q0-8-9-12 0-12-4-22z") +
    both(shape("#8a5427", "M18 15Q4 16 5 36q1 10 7 9 6-3 6-18z")) + eyes(23.5, 32) + nose(41.5, 5.5) + line("M32 45v3M25 48.500q4 3 7 0 3 3 7 0") +
    shape("#ef6f7f", "M29 50.300h6q0 6.2-3 6.200t-3-6.200z"),
  bear: both(disc("#8a5427", 14.5, 17, 8.5) + spot("#c98a4b", 14.5, 17, 4.2)) + disc("#8a5427", 32, 36, 23, 21) + spot("#d9a566", 32, 44, 11.5, 9) +
    eyes(22.5, 33) + nose(40.5, 5) + line("M32 44v3.500M27 48q2.5 2 5 0 2.5 2 5 0"),
  panda: both(disc("#2d2d33", 13.5, 17, 8.5)) + disc("#fbfbf8", 32, 36, 23, 21) + both(`<ellipse cx="21.5" cy="35" rx="6" ry="8" fill="#2d2d33" transform="rotate(28 21.5 35)"/>` +
    spot("#fff", 22.5, 34.5, 2.6) + spot(INK, 23, 34.5, 1.5)) + nose(43, 4.5) + line("M32 46v3M27.5 49.500q2.2 1.8 4.5 0 2.2 1.8 4.5 0"),
  rabbit: both(shape("#e6dccb", "M24 25Q11 14 15 1q13 3 14 22z") + patch("#f3b6bd", "M23.5 19Q17 13 18 6q7 3 7.5 13z")) + disc("#efe6d6", 32, 39, 19.5, 18.5) +
    eyes(24, 36) + blush(20, 44) + nose(43, 3, "#e27a88") + line("M32 45v2.500M27.5 48q2.2 2 4.5 0 2.2 2 4.5 0") + shape("#fff", "M29.3 49h5.400v5h-5.400z") + line("M32 49v5", 1.4),
  lion: shape("#a9571d", "M32 3l7 4 8-1 4 7 7 4-1 8 4 7-4 7 1 8-7 4-4 7-8-1-7 4-7-4-8 1-4-7-7-4 1-8-4-7 4-7-1-8 7-4 4-7 8 1z") +
    disc("#f0b64c", 32, 34, 17.5, 17) + spot("#fff0cf", 32, 43, 8.5, 6.5) + eyes(25, 31) + shape("#6d3a18", "M27.5 38h9L32 42.500z") + line("M32 43v2.500M27.5 46q2.2 2 4.5 0 2.2 2 4.5 0"),
  mouse: both(disc("#9c8f8a", 12.5, 21, 11.5) + spot("#efb9bd", 12.5, 21, 7)) + shape("#b0a49e", "M32 57C19 57 14 44 15 35q2-14 17-14t17 14c1 9-4 22-17 22z") +
    eyes(25, 37) + nose(53, 4, "#e27a88") + both(line("M26 50l-12-1M26 53l-11 4", 1.5)),
  hedgehog: shape("#6b4a33", "M32 4l5 6 7-4 2 8 8-1-1 8 8 2-4 7 5 6-6 5 2 8-8 1-1 8H15l-1-8-8-1 2-8-6-5 5-6-4-7 8-2-1-8 8 1 2-8 7 4z") +
    shape("#e9c8a0", "M32 57C19 57 13 47 15 37q3-9 10-8 5 1 7 4 2-3 7-4 7-1 10 8c2 10-4 20-17 20z") + eyes(24, 40) + blush(20, 47) + nose(48, 4.5) + smile(51, 4),
  owl: shape("#7b5a3c", "M10 9q9 0 14 5h16q5-5 14-5 4 12 1 26-3 22-23 22T9 35Q6 21 10 9z") + patch("#c9a77c", "M20 46q12 7 24 0-2 10-12 10T20 46z") +
    both(disc("#fbf0d8", 22, 30, 10.5) + spot(INK, 22.5, 30, 5) + spot("#fff", 24, 28, 1.7)) + shape("#f0a43a", "M27.5 37h9L32 46z"),
};

const RIVER_ANIMALS = { // whoever plays by itself
  otter: both(disc("#7a5233", 13, 25, 5)) + shape("#7a5233", "M12 32Q12 13 32 13t20 19q1 24-20 24T12 32z") + patch("#e6cfae", "M32 36q-14-2-15 8 2 11 15 11t15-11q-1-10-15-8z") +
    eyes(23, 30) + nose(38.5, 5.5) + line("M32 42v3.500M26.5 46.500q3 2.5 5.5 0 2.5 2.5 5.5 0") + both(line("M22 43l-13-1M22 46.500L10 50", 1.5)),
  heron: line("M26 13Q12 5 5 11M27 16Q14 11 8 18", 3) + shape("#aab8c4", "M20 66Q24 46 21 36 15 12 31 12q13 0 13 13 0 8-5 13 1 18 8 28z") +
    shape("#2d3b4a", "M21 20q3-8 11-8 7 0 10 6-12-3-21 2z") + shape("#f0b13c", "M43 21q12 2 20 8-12 3-20 1z") + spot(INK, 37, 23, 2.8) + spot("#fff", 38, 22, 1),
  kingfisher: shape("#1c86c7", "M14 66Q6 40 12 26 18 9 33 10q14 1 16 15 1 9-6 13 8 12 6 28z") + patch("#ef8a35", "M20 65q-2-22 8-23 15-1 17 23z") + patch("#fff8ec", "M24 41q9 3 17-3-4 8-12 7-5-1-5-4z") +
    shape("#2b2b33", "M45 20L63 28 46 31z") + patch("#ef8a35", "M27 31q8 3 17 0 1-4-4-5-8-1-13 5z") + line("M17 20l4-5M22 14l5-2M15 28l3-3", 2, "#8fe0ff") + spot(INK, 38, 22, 3.2) + spot("#fff", 39, 21, 1.1),
  pike: shape("#6f8f3c", "M2 32Q8 12 34 14q18 2 28 17-6 4-18 5-4 14-20 16Q6 52 2 32z") + shape("#dfe3b4", "M44 36q8 0 18-5-4 12-20 11z") +
    line("M45 36l2 3 2-3.5 2 3 2-4", 1.5) + [[12, 28], [18, 22], [16, 36], [24, 30], [25, 41], [11, 40]].map(([x, y]) => spot("#c9d67c", x, y, 2.3)).join("") +
    disc("#f6d34a", 38, 24, 4.8) + spot(INK, 39, 24, 2.3),
  beaver: both(disc("#6b3f1f", 14, 20, 6)) + shape("#8a5427", "M11 34Q11 12 32 12t21 22q0 22-21 22T11 34z") + disc("#c08a54", 32, 41, 12.5, 9) + eyes(22.5, 29) + nose(35.5, 6) +
    shape("#fffdf2", "M25.5 46h13v9.500q-6.5 2.5-13 0z") + line("M32 46v10.5", 1.6) + line("M24 45.500q8 3 16 0"),
  swan: shape("#fbfbf8", "M22 66Q40 56 35 46 18 40 20 24 22 9 37 10q13 1 13 14 0 9-8 11 7 10 6 31z") + shape("#f0832e", "M47 20q11 3 14 11-10 3-16-1z") +
    shape("#26262b", "M43 19q4-2 6 2l-2 9q-5-1-6-5z") + spot(INK, 38.5, 21, 2.8) + spot("#fff", 39.5, 20, 1),
  frog: both(disc("#5fae3c", 18, 18, 10) + disc("#fbf7d8", 18, 17, 6) + spot(INK, 19, 17.5, 3.2)) + shape("#5fae3c", "M5 38Q6 21 32 21t27 17q-1 19-27 19T5 38z") +
    patch("#c6e58a", "M10 44q22 12 44 0-4 12-22 12T10 44z") + line("M9 40q23 14 46 0", 2.4) + both(spot(INK, 29.5, 32, 1.3)),
  dragonfly: both(`<path d="M27 33Q3 18 2 30t24 9zM27 40Q6 41 8 51t20-6z" fill="#dff6ff" fill-opacity=".9" ${LINE}/>`) + shape("#2c9a8c", "M28 36h8l-1.5 28h-5z") + line("M29 45h6M29.3 51h5.400M29.5 57h5", 1.6) +
    disc("#37b8a8", 32, 32, 9) + both(disc("#c3403a", 23, 22, 8.5, 9.5) + spot("#fff", 20.5, 18.5, 2.2)) + smile(33, 4),
  salmon: shape("#e8795f", "M2 36Q10 13 36 14q16 2 26 15-2 3-8 4 5 2 6 5-10 12-27 13Q9 51 2 36z") + patch("#ffd9c6", "M6 42q20 6 48-2-8 11-23 10.500Q13 50 6 42z") +
    line("M62 29q-7 6-17 4") + line("M27 19q-7 13 0 28", 2) + [[13, 31], [19, 25], [17, 38]].map(([x, y]) => spot("#a9432f", x, y, 1.9)).join("") + disc("#fff4d6", 42, 24, 4.5) + spot(INK, 43, 24, 2.3),
};

const robot = (metal, parts) => both(disc("#7b8791", 9, 36, 3.5, 6)) + line("M32 16V8") + disc("#f2c14e", 32, 6.5, 3.5) +
  `<rect x="11" y="16" width="42" height="38" rx="11" fill="${metal}" ${LINE}/><rect x="16.5" y="22" width="31" height="25" rx="8" fill="#173b45" ${LINE}/>${parts}`;
const glow = (x, y, r) => both(spot("#9df3e4", x, y, r));
const GRIN = line("M26.5 40.5q5.5 4 11 0", 2.4, "#9df3e4");

/** What plays by itself, from easy to hard: one who guesses, up to the captain. */
const ROBOTS = {
  "robot-1": robot("#c9d3d8", both(line("M21 30l6 5M27 30l-6 5", 2.4, "#9df3e4")) + line("M26 42q3-4 6 0t6 0", 2.4, "#9df3e4")),
  "robot-2": robot("#b8d8c0", glow(24.5, 32, 2.8) + GRIN),
  "robot-3": robot("#a9cfe6", glow(24.5, 32.5, 2.8) + GRIN + shape("#d6453d", "M10.5 19Q32 12 53.5 19v6Q32 18 10.5 25z")),
  "robot-4": robot("#d9c7ee", both(`<circle cx="24.5" cy="32" r="5" fill="none" stroke="#ffe6ae" stroke-width="2"/>`) + line("M29.5 32h5", 2, "#ffe6ae") + glow(24.5, 32, 2.2) + GRIN),
  "robot-5": robot("#f0cf8e", glow(24.5, 33, 2.8) + GRIN + shape("#fbfbf8", "M11 17Q12 4 32 4t21 13z") + shape("#1d3f73", "M9.5 17.500Q32 11 54.5 17.500l-1 6Q32 18.5 10.5 23.500z") + shape("#f2c14e", "M32 8l1.5 3h-3z")),
};

export const HEADS = { ...PEOPLE, ...ANIMALS, ...RIVER_ANIMALS, ...ROBOTS };
