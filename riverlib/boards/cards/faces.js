// faces.js: card faces, backs and signs as SVG text. Everything is put together from the closed sets below,
// never from text that somebody typed. Colours come from the style sheet (currentColor), so that switching
// between two and four colours redraws nothing.

export const RANKS = "23456789TJQKA";
export const SUITS = "cdhs";
export const JOKERS = ["*1", "*2", "*3"];

const SUIT_PATHS = { // each drawn in a box of 100 x 100
  h: "M50 90C22 67 7 51 7 32 7 18 17 9 29 9c9 0 17 5 21 14C54 14 62 9 71 9c12 0 22 9 22 23 0 19-15 35-43 58z",
  d: "M50 4C60 23 73 39 88 50 73 61 60 77 50 96 40 77 27 61 12 50 27 39 40 23 50 4z",
  s: "M50 5c9 18 40 33 40 54 0 13-9 21-20 21-7 0-13-3-17-9 1 10 5 17 13 24H34c8-7 12-14 13-24-4 6-10 9-17 9-11 0-20-8-20-21C10 38 41 23 50 5z",
  c: "M50 6c12 0 21 9 21 20 0 7-3 13-8 17 3-1 6-2 9-2 12 0 21 9 21 20s-9 20-21 20c-8 0-15-4-19-11 1 10 5 18 13 25H34c8-7 12-15 13-25-4 7-11 11-19 11C16 81 7 72 7 61s9-20 21-20c3 0 6 1 9 2-5-4-8-10-8-17C29 15 38 6 50 6z",
};
const COLUMN = { l: 42, c: 60, r: 78 };
const PIPS = { // column and height of every pip on a card of 120 x 168
  2: "c38 c130",
  3: "c38 c84 c130",
  4: "l38 r38 l130 r130",
  5: "l38 r38 c84 l130 r130",
  6: "l38 r38 l84 r84 l130 r130",
  7: "l38 r38 c61 l84 r84 l130 r130",
  8: "l38 r38 c61 l84 r84 c107 l130 r130",
  9: "l38 r38 l69 r69 c84 l99 r99 l130 r130",
  T: "l38 r38 c53 l69 r69 l99 r99 c115 l130 r130",
};
const GOLD = "#d8a23c";
const GOLD_LINE = "#8b6320";
const SKIN = "#f2d3ae";
const INK = "#27313b";
const LINEN = "#fbf5e6";

/** Whether the text names a card of the pack or a joker. */
export function isCard(card) {
  if (typeof card !== "string" || card.length !== 2) return false;
  return JOKERS.includes(card) || (RANKS.includes(card[0]) && SUITS.includes(card[1]));
}

/** A suit's sign around its middle, in the colour of what it stands in. */
export const pip = (suit, x, y, size, turned = false) =>
  `<path d="${SUIT_PATHS[suit]}" fill="currentColor" transform="translate(${x - size / 2} ${y - size / 2}) ` +
  `scale(${size / 100})${turned ? " rotate(180 50 50)" : ""}"/>`;

const frame = (kind, body) =>
  `<svg class="face suit-${kind}" viewBox="0 0 120 168" aria-hidden="true" focusable="false">${body}</svg>`;

const twice = (half) => `${half}<g transform="rotate(180 60 84)">${half}</g>`;

export const rankText = (rank) => (rank === "T" ? "10" : rank);

function cornerIndex(rank, suit) {
  const wide = rank === "T" ? ' textLength="23" lengthAdjust="spacingAndGlyphs"' : "";
  const text = `<text x="15" y="26" text-anchor="middle" class="rank" font-size="26"${wide}>${rankText(rank)}</text>`;
  return text + pip(suit, 15, 38, 15);
}

const HEADGEAR = { // over a head whose centre is (60, 58)
  K: `<path d="M45 47l-2-20 9 9 8-13 8 13 9-9-2 20z" fill="${GOLD}" stroke="${GOLD_LINE}"/>
    <path d="M45 43h30v5H45z" fill="currentColor"/><circle cx="60" cy="22" r="2.6" fill="${GOLD}"/>
    <circle cx="43" cy="27" r="2" fill="${GOLD}"/><circle cx="77" cy="27" r="2" fill="${GOLD}"/>`,
  Q: `<path d="M44 46c0-9 3-13 5-16 2 3 5 5 6 7 1-4 3-8 5-11 2 3 4 7 5 11 1-2 4-4 6-7 2 3 5 7 5 16z"
      fill="${GOLD}" stroke="${GOLD_LINE}"/><circle cx="60" cy="25" r="2.4" fill="currentColor"/>
    <circle cx="49" cy="29" r="1.8" fill="currentColor"/><circle cx="71" cy="29" r="1.8" fill="currentColor"/>`,
  J: `<path d="M42 47c-3-15 7-21 19-20 13 0 19 8 17 20z" fill="currentColor"/>
    <path d="M41 44h38v5H41z" fill="${GOLD}"/><path d="M70 34c6-4 13-12 12-20-8 2-14 9-15 18z" fill="${LINEN}"
      stroke="${GOLD_LINE}"/><path d="M69 33c4-6 7-11 12-18" fill="none" stroke="${GOLD_LINE}"/>`,
};
const HAIR = {
  K: `<path d="M46 48c-3 8-3 16 1 23h26c4-7 4-15 1-23z" fill="#5a3d25"/>`,
  Q: `<path d="M45 46c-8 12-7 25-4 33h38c3-8 4-21-4-33z" fill="#a8642b"/>`,
  J: `<path d="M44 48c-3 9-2 16 1 20h30c3-4 4-11 1-20z" fill="#c8913f"/>`,
};
const CHIN = {
  K: `<path d="M48 60c4 5 8 4 12 4s8 1 12-4c1 12-4 20-12 21-8-1-13-9-12-21z" fill="#5a3d25"/>
    <path d="M56 67h8" stroke="#c98" stroke-linecap="round"/>`,
  Q: `<path d="M57 67q3 2 6 0" fill="none" stroke="#b3303a" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M50 76q10 7 20 0" fill="none" stroke="${GOLD}" stroke-width="2.4"/><circle cx="60" cy="80" r="2" fill="currentColor"/>`,
  J: `<path d="M57 67h6" stroke="#a8503f" stroke-width="1.6" stroke-linecap="round"/>`,
};
const IN_HAND = { // sword, flower, staff: each stands at the right shoulder
  K: `<path d="M88 27v44M84 66h8" stroke="${GOLD_LINE}" stroke-width="2.2"/><path d="M86.6 30l1.4-6 1.4 6v34h-2.800z" fill="#dfe5e8" stroke="#7b868c" stroke-width=".7"/>`,
  Q: `<path d="M88 46c-1 9-2 17-4 25" fill="none" stroke="#4c7a43" stroke-width="1.8"/>
    <g fill="currentColor"><circle cx="88" cy="37" r="3.6"/><circle cx="93" cy="41" r="3.6"/><circle cx="91" cy="47" r="3.6"/>
    <circle cx="85" cy="47" r="3.6"/><circle cx="83" cy="41" r="3.6"/></g><circle cx="88" cy="43" r="2.8" fill="${GOLD}"/>`,
  J: `<path d="M88 30v44" stroke="#7a5128" stroke-width="2.4"/><path d="M88 24l5 9-5 4-5-4z" fill="#dfe5e8" stroke="#7b868c" stroke-width=".7"/>`,
};

function courtHalf(rank) {
  const robe = `<path d="M27 98c0-16 8-24 22-27h22c14 3 22 11 22 27z" fill="currentColor"/>
    <path d="M50 71l10 27 10-27z" fill="${LINEN}"/><path d="M60 80v18" stroke="${GOLD}" stroke-width="2.4"/>
    <path d="M27 95c2-13 9-20 20-23l4 2c-9 5-14 13-15 24h-9z" fill="${GOLD}" stroke="${GOLD_LINE}" stroke-width=".6"/>
    <path d="M93 95c-2-13-9-20-20-23l-4 2c9 5 14 13 15 24h9z" fill="${GOLD}" stroke="${GOLD_LINE}" stroke-width=".6"/>`;
  const head = `<ellipse cx="60" cy="58" rx="11.5" ry="14" fill="${SKIN}"/>
    <path d="M53 54.500q2.5-2 5 0M62 54.500q2.5-2 5 0" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/>
    <circle cx="55.5" cy="56.5" r="1.1" fill="${INK}"/><circle cx="64.5" cy="56.5" r="1.1" fill="${INK}"/>
    <path d="M60 56.500l-1.5 5h2.5" fill="none" stroke="#c4966b" stroke-width="1.1"/>`;
  return IN_HAND[rank] + HAIR[rank] + robe + head + CHIN[rank] + HEADGEAR[rank];
}

function courtBody(rank, suit) {
  // A nested svg clips one half; the other half is the same picture turned round.
  const half = `<svg x="29" y="17" width="62" height="67" viewBox="29 17 62 67">${courtHalf(rank)}${pip(suit, 39, 29, 15)}</svg>`;
  return `<rect x="28.5" y="16.5" width="63" height="135" rx="4" fill="${LINEN}" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/>
    ${twice(half)}<path d="M29 84q7.750-6 15.5 0t15.5 0 15.5 0 15.5 0" fill="none" stroke="${GOLD_LINE}" stroke-width="5"/>
    <path d="M29 84q7.750-6 15.5 0t15.5 0 15.5 0 15.5 0" fill="none" stroke="${GOLD}" stroke-width="3"/>`;
}

const aceBody = (suit) =>
  `<g fill="none" stroke="currentColor"><circle cx="60" cy="84" r="36" stroke-opacity=".28" stroke-width="1.4"/>
  <circle cx="60" cy="84" r="40" stroke-opacity=".16" stroke-dasharray="2 4"/></g>${pip(suit, 60, 84, 50)}`;

function pipBody(rank, suit) {
  const places = PIPS[rank].split(" ");
  return places.map((at) => pip(suit, COLUMN[at[0]], +at.slice(1), 22, +at.slice(1) > 84)).join("");
}

const STAR = "M0-10L2.6-3.6 9.5-3.1 4.2 1.4 5.9 8.1 0 4.4-5.9 8.1-4.2 1.4-9.5-3.1-2.6-3.600z";

/** One to three stars below each other: shape, not colour alone, tells the jokers apart. The big joker has three. */
function jokerStars(joker, { x, y, size }) {
  return Array.from({ length: 4 - Number(joker[1]) }, (_, no) =>
    `<path d="${STAR}" fill="currentColor" transform="translate(${x} ${y + no * size * 2.2}) scale(${size / 10})"/>`).join("");
}

const JESTER = `<path d="M60 62C48 34 28 34 21 52c9-4 17 0 21 12zM60 62c12-28 32-28 39-10-9-4-17 0-21 12z" fill="currentColor"/>
  <path d="M42 66C42 40 52 30 60 22c8 8 18 18 18 44z" fill="${GOLD}" stroke="${GOLD_LINE}"/>
  <g fill="${LINEN}" stroke="${GOLD_LINE}"><circle cx="21" cy="54" r="4.5"/><circle cx="99" cy="54" r="4.5"/><circle cx="60" cy="21" r="4.5"/></g>
  <ellipse cx="60" cy="80" rx="16" ry="19" fill="${SKIN}"/><path d="M42 66q18 9 36 0v5q-18 9-36 0z" fill="currentColor"/>
  <circle cx="54" cy="79" r="1.8" fill="${INK}"/><circle cx="66" cy="79" r="1.8" fill="${INK}"/>
  <path d="M52 87q8 8 16 0" fill="none" stroke="#b3303a" stroke-width="2" stroke-linecap="round"/>
  <path d="M34 112l8-14 9 8 9-10 9 10 9-8 8 14-26 10z" fill="currentColor"/><path d="M60 96v26" stroke="${GOLD}" stroke-width="2"/>`;

const jokerWord = (y, size, width) =>
  `<text x="60" y="${y}" text-anchor="middle" class="rank" font-size="${size}" textLength="${width}" lengthAdjust="spacingAndGlyphs">JOKER</text>`;

function jokerFace(joker) {
  const corner = jokerStars(joker, { x: 16, y: 18, size: 10 });
  return frame("joker", `${twice(corner)}<g transform="translate(12 12) scale(.8)">${JESTER}</g>${jokerWord(136, 22, 58)}`);
}

function compactJoker(joker) {
  const corner = jokerStars(joker, { x: 25, y: 28, size: 16 });
  return frame("joker", `${corner}<g transform="translate(28 22) scale(.76)">${JESTER}</g>${jokerWord(156, 32, 104)}`);
}

/** The whole face of a card: pips, court figure or jester. */
export function cardFace(card) {
  if (!isCard(card)) return "";
  if (card[0] === "*") return jokerFace(card);
  const [rank, suit] = card;
  const body = PIPS[rank] ? pipBody(rank, suit) : rank === "A" ? aceBody(suit) : courtBody(rank, suit);
  return frame(suit, body + twice(cornerIndex(rank, suit)));
}

/** A face for small cards: a big corner and one big suit, readable at 42 pixels of width. */
export function compactFace(card) {
  if (!isCard(card)) return "";
  if (card[0] === "*") return compactJoker(card);
  const [rank, suit] = card;
  const squeezed = rank === "T" ? ' textLength="46" lengthAdjust="spacingAndGlyphs"' : "";
  const text = `<text x="29" y="49" text-anchor="middle" class="rank" font-size="50"${squeezed}>${rankText(rank)}</text>`;
  return frame(suit, text + pip(suit, 29, 74, 34) + pip(suit, 76, 122, 68));
}

/** One suit sign alone; "*" is the jokers' star. */
export function suitSign(suit) {
  if (suit === "*") return `<svg class="sign suit-joker" viewBox="-12 -12 24 24" aria-hidden="true"><path d="${STAR}" fill="currentColor"/></svg>`;
  if (!SUIT_PATHS[suit]) return "";
  return `<svg class="sign suit-${suit}" viewBox="0 0 100 100" aria-hidden="true"><path d="${SUIT_PATHS[suit]}" fill="currentColor"/></svg>`;
}

const TEAM_SHAPES = [
  '<circle cx="12" cy="12" r="8"/>', '<path d="M12 3l10 17H2z"/>', '<path d="M4 4h16v16H4z"/>',
  '<path d="M12 2l10 10-10 10L2 12z"/>', '<path d="M9 2h6v7h7v6h-7v7H9v-7H2V9h7z"/>',
];

/** The sign of a team: partners wear the same shape. */
export function teamSign(team) {
  const shape = TEAM_SHAPES[team % TEAM_SHAPES.length] ?? TEAM_SHAPES[0];
  return `<svg viewBox="0 0 24 24" aria-hidden="true">${shape}</svg>`;
}
