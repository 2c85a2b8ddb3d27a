// log_line.js: a throw and all that came of it as one line of the log. Pure.

import { doing } from "../phrases.js";
import { IN_HARBOUR } from "./advance.js";
import { whose } from "./words.js";

/** @import { RiverEvent, Seat } from "./view_types.js" */

const GOES_ON = ["sail", "ride", "good", "ill", "aground", "lost_turn", "dock"]; // what comes of a throw

const placeOf = (at) => (at === IN_HARBOUR ? "into the harbour" : `to card ${at + 1}`);
const boatOf = (seat, seats) => `${whose(seat, seats)} boat`;
const subject = (seat, seats) => (whose(seat, seats) === "Your" ? "You" : seats[seat].name);
const lower = (words) => words.replace(/^Your /, "your ");

/** @type {{ [Kind in RiverEvent["kind"]]?: (event: any, seats: Seat[]) => string }} */
const SAID = {
  sail: ({ seat, origin, target }, seats) => `${doing(subject(seat, seats), "sails")} from card ${origin + 1} ${placeOf(target)}`,
  good: ({ seat, origin, target }, seats) => `A good wind blows ${lower(boatOf(seat, seats))} from card ${origin + 1} ${placeOf(target)}`,
  ill: ({ seat, victim, origin, target }, seats) => `${whose(seat, seats)} ill wind blows ${lower(boatOf(victim, seats))} from card ${origin + 1} back ${placeOf(target)}`,
  ride: ({ seat, target }, seats) => ` and ${whose(seat, seats) === "Your" ? "ride" : "rides"} the tide on ${placeOf(target)}`,
  aground: () => ", aground on the sandbank",
  dock: ({ dock }) => `: dock ${dock}`,
};

/**
 * Whether an event goes on with the turn whose events are given: it stands in its line.
 * @param {RiverEvent[]} turn
 * @param {RiverEvent} event
 */
export function goesOn(turn, event) {
  const throws = turn[0];
  return throws?.kind === "roll" && "seat" in event && event.seat === throws.seat && GOES_ON.includes(event.kind);
}

/**
 * A turn in one line. What nothing has come of yet is told as the throw alone.
 * @param {RiverEvent[]} turn its events; the first one is the throw
 * @param {Seat[]} seats
 */
export function turnLine(turn, seats) {
  const [throws, ...rest] = turn;
  if (!rest.length) return throws.text ?? "";
  const said = rest.map((event) => SAID[event.kind]?.(event, seats) ?? (event.text ?? "").replace(/\.$/, ""));
  return `${said.join("")}.`;
}
