// names.js: names that fit their plates: long ones shrink a little, then take two lines, and only then are cut. Pure but
// for `measureText`.

const SHRUNK = [0, 0.5, 1, 1.5]; // pixels taken off before a name takes a second line
const LEAST = 11; // rather small than cut

/** The least width in which a name stands in two lines, broken at a space; endless for a single word. */
function brokenWidth(name, measure) {
  const words = name.split(" ");
  const widths = words.slice(1).map((_, no) =>
    Math.max(measure(words.slice(0, no + 1).join(" ")), measure(words.slice(no + 1).join(" "))));
  return Math.min(Infinity, ...widths);
}

/**
 * How a name is written in `width` pixels: {size, lines, cut}.
 * @param {string} name
 * @param {{ width: number, size: number, lines?: number, measure: (text: string) => number }} room `measure`: width of a text 1 pixel high
 */
export function fitName(name, { width, size, lines = 1, measure }) {
  const whole = measure(name);
  for (const less of SHRUNK) if (whole * (size - less) <= width) return { size: size - less, lines: 1, cut: false };
  const broken = lines > 1 ? brokenWidth(name, measure) : Infinity;
  for (let each = size - 0.5; each >= LEAST; each -= 0.5) {
    if (broken * each <= width) return { size: each, lines: 2, cut: false };
    if (whole * each <= width) return { size: each, lines: 1, cut: false };
  }
  return { size: LEAST, lines: 1, cut: true };
}

const widths = new Map();
let pen = null;

/** Width of a name one pixel high, in the face of the plates. */
export function measureText(text, family) {
  const key = `${family} ${text}`;
  if (!widths.has(key)) {
    pen ??= document.createElement("canvas").getContext("2d");
    pen.font = `650 100px ${family}`;
    widths.set(key, pen.measureText(text).width / 100 * 1.005);
  }
  return widths.get(key);
}
