// seal.js: the quiet line below the log: the deal was fixed before anyone bid, and the code for it.

import { make } from "../dom.js";

/** @import { Sealed } from "./view_types.js" */

export const SEAL_WORDS = {
  now: "This deal was fixed before anyone bid. Note its code, and check it when the game is over.",
  next: "The next deal is fixed already. Note its code, and check it when the game is over.",
  known: "This game was played on from an open one: whoever had looked there could know these cards.",
  over: "The game is over: check its cards yourself below the table.",
};

/**
 * A code in groups of four, so that it can be read out and written down.
 * @param {string} code
 */
export function grouped(code) {
  return (code.match(/.{1,4}/g) ?? []).join(" ");
}

/**
 * Say what was fixed beforehand; a code lies folded, for whoever asks for it.
 * @param {Sealed | null} sealed
 */
export function sealNodes(sealed) {
  if (!sealed) return [];
  const box = make(sealed.code ? "details" : "div", "seal quiet");
  if (sealed.code) box.append(make("summary", "", "Was it fixed beforehand who gets which card?"));
  box.append(make("p", "", SEAL_WORDS[sealed.kind]));
  if (sealed.code) box.append(make("code", "", grouped(sealed.code)));
  return [box];
}
