// seats.js: who sits where, and what the host can do about it.

import { make, makeButton } from "../../../boards/dom.js";
import { portraitNode } from "../../../boards/portraits.js";
import { toggle } from "./toggle.js";

/** @typedef {import("./panel.js").SeatShown} SeatShown */

/**
 * What can be pressed at a seat: what is sent, and the words.
 * @param {SeatShown} seat
 * @returns {{ kind: "offer" | "bot" | "free" | "here", words: string, on: boolean }[]}
 */
export function pressable({ place, present, stood_in: stoodIn, empty, name }) {
  if (empty) return [{ kind: "bot", words: stoodIn ? "Wait for somebody" : "Let a bot play", on: !stoodIn }, { kind: "here", words: "Play it here", on: true }];
  if (place === "here" || place === "free") return [{ kind: "offer", words: "May join by phone", on: place === "here" }];
  if (place !== "phone") return [];
  const free = { kind: /** @type {const} */ ("free"), words: "Free the seat", on: true };
  if (stoodIn) return [{ kind: "bot", words: `${name} is back`, on: false }, free];
  return present ? [free] : [{ kind: "bot", words: "Let a bot play", on: true }, free];
}

/**
 * @param {SeatShown} seat
 * @param {import("./panel.js").Send} send
 */
export function rowOf(seat, send) {
  const row = make("li", `seat at-${seat.place}`);
  row.classList.toggle("missing", !seat.present);
  const words = make("div", "who");
  words.append(make("span", "name", seat.name), make("span", "says", seat.says));
  const doings = make("div", "doings");
  for (const { kind, words: text, on } of pressable(seat)) doings.append(pressed(seat, kind, text, on, send));
  const face = make("span", "face");
  face.append(portraitNode(seat.face, seat.colour));
  row.append(face, words, doings);
  return row;
}

function pressed({ seat, name, place }, kind, text, on, send) {
  const called = `${kind}-${seat}`;
  if (kind === "offer") {
    const node = toggle(called, text, "", place === "free", (isOn) => send(kind, { seat, on: isOn }));
    node.querySelector("input").setAttribute("aria-label", `${name} may join by phone`);
    return node;
  }
  const press = () => send(kind, { seat, on });
  const button = makeButton("small", text, () => {
    if (kind === "free") asking(button, `${name}'s phone loses the seat at once.`, "Free it", press);
    else press();
  });
  button.dataset.name = called;
  button.setAttribute("aria-label", `${text}: ${name}`);
  return button;
}

/**
 * Ask once more, in place of a button.
 * @param {HTMLButtonElement} button
 * @param {string} words what will happen
 * @param {string} yes
 * @param {() => void} act
 */
export function asking(button, words, yes, act) {
  const box = make("div", "asking");
  const sure = makeButton("small sure", yes, act);
  const no = makeButton("small", "No", () => {
    box.replaceWith(button);
    button.focus();
  });
  sure.dataset.name = button.dataset.name;
  box.append(make("span", "", words), sure, no);
  button.replaceWith(box);
  no.focus();
}
