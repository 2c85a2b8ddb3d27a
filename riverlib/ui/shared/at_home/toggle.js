// toggle.js: a switch with its words.

import { make } from "../../../boards/dom.js";

/**
 * @param {string} name what it is found by when it is drawn anew
 * @param {string} words
 * @param {string} quiet more words, less loud
 * @param {boolean} isOn
 * @param {(on: boolean) => void} change
 */
export function toggle(name, words, quiet, isOn, change) {
  const label = make("label", "toggle");
  const box = make("input");
  box.type = "checkbox";
  box.checked = isOn;
  box.dataset.name = name;
  box.setAttribute("role", "switch");
  box.addEventListener("change", () => change(box.checked));
  const text = make("span", "", words);
  if (quiet) text.append(make("span", "quiet", `: ${quiet}`));
  label.append(box, text);
  return label;
}
