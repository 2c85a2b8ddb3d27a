// kept.js: what a phone keeps: whose it is, which seat an invitation has led it to, through which door it came last.

const SEATS = "river-seats"; // [{invitation, seat}], the last one first: it comes back after the phone was off
const DOOR = "river-door"; // of this visit: a page that is loaded anew has lost it from its address
const OWNER = "river-owner"; // whose phone it is: the name and the face that were chosen last
const MOST = 8;

/** @typedef {{ invitation: string, seat: string, title?: string }} Kept */
/** @typedef {{ name: string, face: string }} Owner */

const inMemory = /** @type {Record<string, string>} */ ({}); // private windows may keep nothing

/**
 * @param {"localStorage" | "sessionStorage"} where
 * @param {string} key
 */
function read(where, key) {
  try {
    return window[where].getItem(key) ?? inMemory[key] ?? "";
  } catch {
    return inMemory[key] ?? "";
  }
}

/**
 * @param {"localStorage" | "sessionStorage"} where
 * @param {string} key
 * @param {string} text
 */
function write(where, key, text) {
  inMemory[key] = text;
  try {
    window[where].setItem(key, text);
  } catch {
    // it then lasts until the page is left
  }
}

/** @returns {Kept[]} */
function seats() {
  try {
    const kept = JSON.parse(read("localStorage", SEATS) || "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each?.seat === "string") : [];
  } catch {
    return [];
  }
}

/** The seat that was sat at last on this phone, or null. */
export function lastSeat() {
  return seats()[0] ?? null;
}

/**
 * The seat that an invitation has led to, or null.
 * @param {string} invitation
 */
export function seatOf(invitation) {
  return seats().find((each) => each.invitation === invitation || each.seat === invitation) ?? null;
}

/**
 * Keep a seat, as the last one.
 * @param {Kept} kept
 */
export function keepSeat(kept) {
  const others = seats().filter(({ invitation, seat }) => invitation !== kept.invitation && seat !== kept.seat);
  write("localStorage", SEATS, JSON.stringify([kept, ...others].slice(0, MOST)));
}

/**
 * Forget a seat that is no longer this phone's.
 * @param {string} token
 */
export function forgetSeat(token) {
  write("localStorage", SEATS, JSON.stringify(seats().filter(({ seat }) => seat !== token)));
}

/** The token that this visit came with, or "". */
export function door() {
  return read("sessionStorage", DOOR);
}

/** @param {string} token */
export function keepDoor(token) {
  write("sessionStorage", DOOR, token);
}

/** Who sat down with this phone last; nobody has no name. @returns {Owner} */
export function owner() {
  try {
    const { name, face } = JSON.parse(read("localStorage", OWNER));
    return { name: String(name ?? ""), face: String(face ?? "") };
  } catch {
    return { name: "", face: "" };
  }
}

/** @param {Owner} owner */
export function keepOwner(owner) {
  write("localStorage", OWNER, JSON.stringify(owner));
}
