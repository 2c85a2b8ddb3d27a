// saving.js: the camera of a figure saves the figure as it stands on the page, below its question and its answer, above what
// is noted of it and a line that says what it is of; with the page's letters, which a picture by itself would not find, and on the page's paper.
import { onTouch } from "./finger.js";

const CAMERA = '.modebar-btn[data-title="Save as a picture"]';
const EDGE = 28; // pixels around everything
const QUESTION = 20; // heights of a line of each kind, and the sizes of its letters
const ANSWER = 30;
const SOURCE = 34;
const NOTE = 22;
const GAP = 10; // between a figure and what is noted of it
const SIZES = { question: 15, answer: 23, note: 15, source: 14 };
const WIDEST = 1600; // pixels of a picture for a chat, at least
const FAMILIES = ["Source Sans", "Source Serif"];
/** What the page's styles say of a figure's nodes, and a picture by itself would not know. */
const KEPT = [
  "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray", "opacity", "display", "visibility",
  "filter", "paint-order", "stroke-linejoin", "font-family", "font-size", "font-weight", "font-style", "text-anchor", "shape-rendering",
];

/**
 * Break words into lines of at most a width. Pure.
 * @param {string} text
 * @param {number} width
 * @param {(text: string) => number} measure
 */
export function lines(text, width, measure) {
  /** @type {string[]} */
  const rows = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = rows.length ? `${rows.at(-1)} ${word}` : word;
    if (rows.length && measure(longer) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/**
 * Whether words stand above a figure: theirs is its key, or the beginning of it where several figures share them. Pure.
 * @param {string} words classes of the words' container
 * @param {string[]} figure keys of what holds the figure
 */
export function belongs(words, figure) {
  const key = /st-key-figure_words_(\S+)/.exec(words)?.[1];
  return Boolean(key) && figure.some((each) => each === key || each.startsWith(`${key}_`));
}

/** @param {Element} figure */
function wordsAbove(figure) {
  const keys = [];
  for (let node = figure.parentElement; node; node = node.parentElement)
    for (const name of node.classList) if (name.startsWith("st-key-")) keys.push(name.slice("st-key-".length));
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[class*="st-key-figure_words_"]')]);
  const own = all.findLast((each) => belongs(each.className, keys));
  const said = (/** @type {string} */ what) => /** @type {HTMLElement | null | undefined} */ (own?.querySelector(what));
  return { question: said('[data-testid="stCaptionContainer"]'), answer: said("h3") };
}

/** A copy of a drawing that looks the same away from the page. */
function copied(/** @type {Element} */ drawing) {
  const copy = /** @type {Element} */ (drawing.cloneNode(true));
  const [from, to] = [drawing, copy].map((each) => [...each.querySelectorAll("*")]);
  from.forEach((node, at) => {
    const style = getComputedStyle(node);
    const kept = KEPT.map((name) => `${name}:${style.getPropertyValue(name).replaceAll('"', "'")}`);
    to[at].setAttribute("style", `${kept.join(";")};${node.getAttribute("style")?.match(/white-space:[^;]*/)?.[0] ?? ""}`);
  });
  copy.querySelectorAll(".hoverlayer, .cursor-pointer.drag, .draglayer").forEach((node) => node.remove());
  copy.removeAttribute("style");
  return new XMLSerializer().serializeToString(copy).replace(/url\(["'&quot;]*[^"')#&]*#([^"')&]+)["'&quot;]*\)/g, "url(#$1)");
}

function escaped(/** @type {string} */ text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The page's own letters as a style sheet that holds them; without those that cannot be had. */
async function letters() {
  const rules = [...document.styleSheets].filter((each) => !each.href || each.href.startsWith(location.origin))
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("font-style") !== "italic");
  const found = FAMILIES.map(async (family) => {
    const rule = /** @type {CSSFontFaceRule | undefined} */ (
      rules.find((each) => /** @type {CSSFontFaceRule} */ (each).style.getPropertyValue("font-family").includes(family)));
    const source = /url\("?([^")]+)/.exec(rule?.style.getPropertyValue("src") ?? "")?.[1];
    const answer = source ? await fetch(new URL(source, rule?.parentStyleSheet?.href ?? document.baseURI)) : undefined;
    if (!answer?.ok) return "";
    return `@font-face{font-family:"${family}";font-weight:100 900;src:url(${await asData(await answer.blob())})}`;
  });
  return (await Promise.all(found)).join("");
}

/** @returns {Promise<string>} */
function asData(/** @type {Blob} */ blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** One line of words in the picture. */
function written(text, y, size, look) {
  const { family, weight, colour } = look;
  return `<text x="${EDGE}" y="${y}" style="font:${weight} ${size}px ${family};fill:${colour}">${escaped(text)}</text>`;
}

/**
 * Whether two boxes on the page lie on each other, more than by an edge. Pure.
 * @param {Box} one
 * @param {Box} other
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 */
export function overlap(one, other) {
  return one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
}

/** The figures that stand for one with this one; it alone where it lies on the others, as it does when it fills the screen. */
function allOf(/** @type {Element} */ figure, /** @type {string} */ partOf) {
  const all = partOf ? [...(figure.closest(`.st-key-${partOf}`)?.querySelectorAll(".js-plotly-plot") ?? [])] : [];
  const box = figure.getBoundingClientRect();
  return all.some((each) => each !== figure && overlap(each.getBoundingClientRect(), box)) || !all.length ? [figure] : all;
}

/** The box around several boxes. */
function around(/** @type {DOMRect[]} */ boxes) {
  const [left, top] = [Math.min(...boxes.map((each) => each.left)), Math.min(...boxes.map((each) => each.top))];
  const [right, bottom] = [Math.max(...boxes.map((each) => each.right)), Math.max(...boxes.map((each) => each.bottom))];
  return { left, top, width: right - left, height: bottom - top };
}

/** The whole picture, its width and its height. */
async function pictureOf(figure, { source, notes = [], partOf = "" }) {
  const { question, answer } = wordsAbove(figure);
  const figures = allOf(figure, partOf);
  const box = around(figures.map((each) => each.getBoundingClientRect()));
  const page = getComputedStyle(document.querySelector(".stApp") ?? document.body);
  const sans = `'Source Sans', sans-serif`;
  const quiet = { family: sans, weight: 400, colour: page.color };
  const strong = { family: `'Source Serif', serif`, weight: 650, colour: answer ? getComputedStyle(answer).color : page.color };
  const paper = document.createElement("canvas").getContext("2d");
  const told = [];
  let y = EDGE;
  const write = (text, size, high, look) => {
    paper.font = `${look.weight} ${size}px ${look.family}`;
    for (const line of lines(text ?? "", box.width, (words) => paper.measureText(words).width)) {
      told.push(written(line, y + size, size, look));
      y += high;
    }
  };
  write(question?.textContent, SIZES.question, QUESTION + 4, quiet);
  write(answer?.textContent, SIZES.answer, ANSWER, strong);
  const top = y;
  y += box.height + (notes.length && GAP);
  for (const note of notes) write(note, SIZES.note, NOTE, quiet);
  const [width, height] = [box.width + 2 * EDGE, y + SOURCE + EDGE];
  const drawings = figures.map((each) => {
    const { left, top: high } = each.getBoundingClientRect();
    const drawn = [...each.querySelectorAll(".main-svg")].map(copied).join("");
    return `<g transform="translate(${EDGE + left - box.left} ${top + high - box.top})">${drawn}</g>`;
  }).join("");
  const foot = written(source, height - EDGE, SIZES.source, { ...quiet, colour: "#7688a0" });
  const line = `<rect x="${EDGE}" y="${height - EDGE - 24}" width="${box.width}" height="1" fill="#caa75a"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
    + `<style>${await letters()}</style><rect width="100%" height="100%" fill="${page.backgroundColor}"/>`
    + `${told.join("")}${drawings}${line}${foot}</svg>`;
  return { svg, width, height };
}

/** @returns {Promise<Blob>} */
async function asPng({ svg, width, height }) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const scale = Math.max(2, WIDEST / width);
  const canvas = Object.assign(document.createElement("canvas"), { width: width * scale, height: height * scale });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve) => canvas.toBlob(resolve));
}

async function save(figure, told) {
  const { name, kind } = told;
  const picture = await pictureOf(figure, told);
  const file = kind === "png" ? await asPng(picture) : new Blob([picture.svg], { type: "image/svg+xml" });
  const way = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: `${name}.${kind}` });
  way.click();
  setTimeout(() => URL.revokeObjectURL(way.href), 1000);
}

/** Answer the camera before Plotly does, which would save the figure alone. */
function onClick(/** @type {MouseEvent} */ event) {
  const button = event.target instanceof Element ? event.target.closest(CAMERA) : null;
  const figure = /** @type {any} */ (button?.closest(".js-plotly-plot"));
  const told = figure?.layout?.meta?.picture;
  if (!told) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  save(figure, told);
}

export default ({ parentElement }) => {
  const host = parentElement.host ?? parentElement;
  const place = host.closest('[data-testid="stElementContainer"]');
  if (place) place.style.position = "absolute"; // takes no room
  document.addEventListener("click", onClick, true); // the same listener is added once
  document.addEventListener("touchstart", onTouch, true);
  return () => {
    if (host.isConnected) return;
    document.removeEventListener("click", onClick, true);
    document.removeEventListener("touchstart", onTouch, true);
  };
};
