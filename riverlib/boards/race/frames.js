// frames.js: where the fixed things stand on the river's stage, for each form of the board. Pure; all in pixels.
// Every x and y is the middle of its thing.

const PLATE_AROUND = { full: 36, grows: 60, compact: 48, face: 21 }; // what rims, and flag and face, which grow with the letters, take of a name's row
const LEAN = { low: 40 }; // how far the die stands from the middle where more than two share the chances: each has a name
const [LOW_RIM, LOW_GAP, LOW_SHARE] = [10, 12, 0.54]; // pixels at both ends of the bank of a phone on its side, and between what stands there; the part of prompt and chances that is the chances'
const TIDE_GROWS = 6; // pixels that the tide's plate of a phone on its side is broader: its letters are read at arm's length
const [APART, SHARE, SHARE_OF_MANY, SHARE_ON_TABLET, BROADEST] = [18, 0.5, 0.56, 0.6, 520]; // pixels beside the die of a wide bank; the part of prompt and chances that is the chances', more where more than two have names there; how broad, unscaled, each may be
const [BANK_GAP, BANK_SAND, BANK_RIM] = [14, 12, 8]; // pixels beside, above and below words that have a broad bank to themselves
const NAME = 4.7; // how long the name of a waterfall is, in its letters' heights
const NEWS = 70; // pixels that what the others did needs; where the name of the fall leaves fewer, it lies over the name
const [LONG_RIVER, LOW_HARBOUR] = [12, 88]; // from so many cards on a phone's harbour is as low as can be: the rows need the height
export const EDGE = 8; // pixels of the striped edge above a waterfall
const COMPACT_BELOW = { w: 180, h: 50 }; // smaller plates have a smaller flag and smaller letters
const [DRAWN_FOR, LARGEST] = [642, 1.5]; // the height of a wide stage that letters are drawn for, and how much larger they become

export const between = (low, value, high) => Math.max(low, Math.min(value, high));
export const boxOf = (left, top, w, h) => ({ x: left + w / 2, y: top + h / 2, w, h });

/** How much larger than drawn the letters of a wide stage are: a large screen is looked at from farther away. */
const growth = (height) => between(1, height / DRAWN_FOR, LARGEST);

/** Plates of one size, each with the room it leaves to the name. */
function platesAt(seats, w, h, placeOf, scale = 1) {
  const compact = w < COMPACT_BELOW.w || h < COMPACT_BELOW.h * scale;
  const roomy = compact && w >= COMPACT_BELOW.w; // low and broad: the face stands beside the name, as on a large one
  const name = w - (compact ? PLATE_AROUND.compact + (roomy ? PLATE_AROUND.face : 0) : PLATE_AROUND.full + PLATE_AROUND.grows * scale);
  return { compact, roomy, plates: Array.from({ length: seats }, (_, no) => ({ ...placeOf(no), w, h, name, align: "left" })) };
}

/** A river along x: the far bank with the plates, the river, the near bank with prompt, die and chances. */
function lyingFrame({ width, height, seats, docks }, { scale = 1, top, bottom, fallW, harbourW, plateH, platesEnd, plateMost, die, rowH, promptH = rowH, chancesH = rowH, lean = 0, rim = null, sideMost, aside, spotW, head, foot, signH }) {
  const channelH = height - top - bottom;
  const pitch = (platesEnd - 8) / Math.max(seats, 3);
  const plateW = Math.min(pitch - 8, plateMost);
  const rowY = rim === null ? height - (bottom - 14) / 2 : height - 2 - rowH / 2; // the near bank, below its sand
  const plateY = rim === null ? (top - 14) / 2 + 2 : rim + plateH / 2;
  const side = Math.min((width - spotW) / 2 - 20 - aside, sideMost);
  const harbour = boxOf(width - harbourW, top - 8, harbourW, channelH + 16);
  const harbourEnd = harbour.y + harbour.h / 2;
  const signY = harbourEnd - 13;
  const sharesH = Math.max(rowH, Math.min(chancesH, 2 * (rowY - signY - signH - 2))); // the harbour's sign stands above
  const letters = between(20, fallW * 0.24, 34);
  const tideH = Math.min(channelH * 0.46, 136 * scale); // above the name of the fall: what falls next, and when
  const nameH = Math.min(channelH - tideH - 12, letters * NAME);
  const below = channelH - tideH - nameH - 18;
  const newsH = below < NEWS ? channelH - tideH - 8 : below;
  return {
    scale, channel: boxOf(fallW, top, width - fallW - harbourW, channelH), harbour, fall: boxOf(0, top, fallW, channelH),
    die: { x: width / 2 - lean, y: rowY, size: die, w: spotW, h: Math.max(die, rowH) },
    ...platesAt(seats, plateW, plateH, (no) => ({ x: 8 + plateW / 2 + pitch * no, y: plateY }), scale),
    prompt: boxOf((width - spotW) / 2 - 16 - side, rowY + rowH / 2 - promptH, side - lean, promptH),
    chances: boxOf((width + spotW) / 2 + 16 - lean, rowY - sharesH / 2, side + lean, sharesH),
    signs: {
      fall: { x: fallW * 0.58, y: top + tideH + 10 + nameH / 2, w: letters, h: nameH }, // below it what the others did is read where nothing moves
      harbour: boxOf(harbour.x - between(44, harbourW * 0.23, 66), signY, between(88, harbourW * 0.46, 132), signH),
    },
    tide: boxOf(4, top + 4, fallW - 12, tideH - 4), news: boxOf(4, top + channelH - newsH - 4, fallW - 12, newsH),
    card: { w: width - fallW - harbourW, h: channelH, head, foot },
    perRow: 2, rows: Math.ceil(docks / 2),
  };
}

function wideFrame(stage) {
  const { width, height, seats, watches, looks, learns, asks } = stage;
  const scale = growth(height);
  const top = between(58, height * 0.132, 108 * scale);
  const bottom = asks ? between(46, height * 0.085, 70 * scale) : looks ? between(84, height * 0.16, 128 * scale) : between(66, height * 0.146, 120 * scale); // what is said stands there
  const harbourW = between(168, width * 0.205, 330);
  const die = asks ? bottom - 16 : between(40, bottom - 28, 68 * scale);
  const channelH = height - top - bottom;
  const rowH = Math.min(54 * scale, bottom - 18);
  const fallW = between(58, width * (watches ? 0.14 : 0.1), 160);
  const frame = inLine(lyingFrame(stage, {
    scale, top, bottom, harbourW, fallW, die, rowH, sideMost: width, aside: 0,
    plateH: between(42, top - 26, 60 * scale), plateMost: 320 * scale, platesEnd: seats > 3 && width < 1000 ? width : width - harbourW,
    spotW: watches ? die : die + 12 + (width < 900 ? 104 : 132 * scale), head: 24 * scale, foot: between(38, channelH * 0.14, 92),
    signH: between(19, height * 0.042, 32),
  }), { scale, seats });
  if (looks) return withWords(frame, bottom, height);
  return learns ? { ...frame, die: { ...frame.die, x: width / 2 + (frame.die.w - frame.die.size) / 2 } } : frame; // nothing else stands there: the die lies in the middle
}

/**
 * What stands on a wide bank in one line, all of it as high: the prompt from the first card on, the chances to the end of the pier, the die between them.
 */
function inLine(frame, { scale, seats }) {
  const { channel, harbour, die, prompt, signs: { harbour: sign } } = frame;
  const left = channel.x - channel.w / 2;
  const room = harbour.x + pierWidth(harbour.w) / 2 - left - die.w - 2 * APART;
  const h = Math.min(prompt.h, 2 * (die.y - sign.y - sign.h / 2 - 2)); // the harbour's sign stands above
  const chancesW = Math.min(room * (seats > 2 ? SHARE_OF_MANY : SHARE), BROADEST * scale);
  const promptW = Math.min(room - chancesW, BROADEST * scale);
  const start = left + (room - chancesW - promptW) / 2;
  const dieX = start + promptW + APART + die.w / 2;
  return { ...frame, die: { ...die, x: dieX, h }, prompt: { x: start + promptW / 2, y: die.y, w: promptW, h }, chances: { x: dieX + die.w / 2 + APART + chancesW / 2, y: die.y, w: chancesW, h } };
}

/** Width of the pier between the two columns of a wide harbour. */
export function pierWidth(harbourW) {
  return between(52, harbourW * 0.27, 92);
}

/** Nobody throws where a race is looked at again: the die stands beside the chances, and what is said has the whole bank up to it. */
function withWords(frame, bottom, height) {
  const { die, chances } = frame;
  const x = chances.x - chances.w / 2 - BANK_GAP - die.size / 2;
  const top = height - bottom + BANK_SAND;
  return { ...frame, die: { ...die, x, w: die.size }, prompt: boxOf(BANK_GAP, top, x - die.size / 2 - 2 * BANK_GAP, height - BANK_RIM - top) };
}

/**
 * A phone on its side: everything in one glance, so the banks are narrow and the plates flat. Die and button begin the bank, as on a phone
 * held upright: what is advised then lies neither on the die nor on the chances.
 */
function lowFrame(stage) {
  const { width, height, seats, watches, looks } = stage;
  const spotW = 38 + (watches || looks ? 0 : 10 + 92);
  const frame = lyingFrame(stage, {
    top: height < 300 ? 44 : 45, bottom: 54, rim: 4, harbourW: between(128, width * 0.21, 176), fallW: between(76, width * 0.126, 100), die: 38, rowH: 38, ...(seats > 2 ? { lean: LEAN.low, promptH: 40 } : {}), sideMost: 300, aside: 6, plateH: 34, plateMost: 210, platesEnd: width,
    spotW: 38 + 10 + 92, head: 22, foot: seats > 2 ? 4 : 26, signH: 18,
  });
  const { die, prompt, chances } = frame;
  const start = LOW_RIM + spotW + LOW_GAP;
  const w = Math.min(chances.w, (width - start - LOW_RIM - LOW_GAP) * LOW_SHARE);
  const left = width - LOW_RIM - w;
  const { tide } = frame;
  return { ...frame, tide: { ...tide, x: tide.x + TIDE_GROWS / 2, w: tide.w + TIDE_GROWS }, die: { ...die, x: LOW_RIM + spotW / 2, w: spotW }, prompt: boxOf(start, prompt.y - prompt.h / 2, left - LOW_GAP - start, prompt.h), chances: boxOf(left, chances.y - chances.h / 2, w, chances.h) };
}

/** A river along y: plates, harbour, river and fall below each other; what stands at the foot is the form's own. */
function standingFrame({ width, height, docks }, { channelW, plates, platesEnd, harbourH, fallH, foot, card }) {
  const left = (width - channelW) / 2;
  const harbour = boxOf(left - 6, platesEnd + 19, channelW + 12, harbourH);
  const harbourTop = harbour.y - harbourH / 2;
  const top = harbourTop + harbourH + 2;
  const channelH = height - foot - fallH - top;
  const fall = boxOf(left, top + channelH, channelW, fallH);
  const letters = Math.min(fallH - EDGE - 32, 24); // below the striped edge; below them: what falls next, and when
  return {
    scale: 1, ...plates, harbour, fall, channel: boxOf(left, top, channelW, channelH),
    tide: boxOf(left + 4, top + channelH + fallH - 31, channelW - 8, 28), news: fall,
    signs: { fall: { x: fall.x, y: top + channelH + EDGE + letters / 2, w: Math.min(letters * 9, channelW * 0.6), h: letters }, harbour: boxOf(harbour.x - 50, harbourTop - 18, 100, 18) }, // above the coins
    card: { w: channelW, h: channelH, ...card },
    perRow: docks > 6 ? Math.ceil(docks / 2) : docks, rows: docks > 6 ? 2 : 1,
  };
}

function tallFrame(stage) {
  const { width, height, cards, seats, looks, learns } = stage;
  const perRow = learns && seats === 3 ? 3 : 2; // in a lesson names are short
  const pitch = (width - 12 + 6) / perRow;
  const plateW = pitch - 6;
  const chancesH = looks || seats > 2 ? 42 : 30;
  const rowY = looks ? height - 6 - chancesH / 2 : learns ? height - 34 : height - 36 - Math.max(chancesH, 34); // above what a finger needs to answer; nobody throws: the die stands beside the chances
  const spotW = looks ? 44 : 48 + 10 + 104;
  return {
    ...standingFrame(stage, {
      channelW: Math.min(width - 24, 560), platesEnd: 4 + Math.ceil(seats / perRow) * 42, harbourH: cards >= LONG_RIVER ? LOW_HARBOUR : between(LOW_HARBOUR, height * 0.145, 128),
      plates: platesAt(seats, plateW, 38, (no) => ({ x: 6 + plateW / 2 + (no % perRow) * pitch, y: 5 + 19 + Math.floor(no / perRow) * 42 })),
      fallH: between(60, height * 0.088, 72), foot: learns ? 66 : (looks ? 14 : 68) + chancesH, card: { head: 22, foot: 66 }, // where "Sandbank" finds room
    }),
    die: { x: 12 + spotW / 2, y: rowY, size: looks ? 36 : 46, w: spotW, h: looks ? chancesH : 48 },
    prompt: boxOf(spotW + 24, rowY - 24, width - spotW - 34, 48), chances: learns ? boxOf(70, rowY - 24, width - 80, 48) : boxOf(looks ? spotW + 22 : 10, height - 6 - chancesH, width - (looks ? spotW + 32 : 20), chancesH), // a lesson's answers stand beside the die
  };
}

/** A tablet held upright: banks on both sides, one row of plates, one row at the foot, which the die begins as on a phone: words beside it hide no throw. */
function tabletFrame(stage) {
  const { width, height, seats, learns } = stage;
  const scale = seats > 3 ? 1 : between(1, height / 760, 1.2); // it is held farther away than a phone; four names need the room
  const pitch = Math.min((width - 12) / seats, 300);
  const plateW = pitch - 6;
  const plateH = 52 * scale;
  const rowH = 62 * scale;
  const rowY = height - 15 - rowH / 2;
  const spotW = 60 * scale + 12 + 96 * scale;
  const start = 14 + spotW + 14;
  const sharesW = (width - start - 28) * (seats > 2 ? SHARE_ON_TABLET : SHARE);
  const shift = (width - 12 - pitch * seats) / 2; // two plates stand in the middle
  return {
    ...standingFrame(stage, {
      channelW: Math.min(width - 24, Math.max(width * 0.8, 520)), platesEnd: 14 + plateH, harbourH: between(120, height * 0.17, 176),
      plates: platesAt(seats, plateW, plateH, (no) => ({ x: 6 + shift + pitch * (no + 0.5), y: 8 + plateH / 2 }), scale),
      fallH: between(58, height * 0.082, 88), foot: 28 + rowH, card: { head: 26 * scale, foot: 84 * scale },
    }),
    scale,
    die: { x: 14 + spotW / 2, y: rowY, size: 60 * scale, w: spotW, h: rowH },
    prompt: boxOf(start, rowY - rowH / 2, width - start - 14 - (learns ? 0 : sharesW + 14), rowH), // a lesson's answers come beside it, and it gives way to them
    chances: boxOf(width - 14 - sharesW, rowY - rowH / 2, sharesW, rowH),
  };
}

/** The frame of each form. */
export const FRAMES = { wide: wideFrame, low: lowFrame, tall: tallFrame, tablet: tabletFrame };
