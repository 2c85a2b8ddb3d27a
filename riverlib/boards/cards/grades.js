// grades.js: how good a choice is: one word, one sign and one colour each, in hint, question, comparison and review. Pure.

import { draw, make } from "../dom.js";

const SIGNS = { // drawn in a box of 12 x 12, so that they are told apart without colours
  best: `<path d="M6 .6l1.600 3.500 3.800.4-2.800 2.600.8 3.800L6 9l-3.400 1.900.8-3.800L.6 4.500l3.800-.4z"/>`,
  fine: `<circle cx="6" cy="6" r="3"/>`,
  doubtful: `<path d="M1.800 6h8.400" fill="none" stroke="currentColor" stroke-width="3.200" stroke-linecap="round"/>`, // no suit's sign beside suits
  bad: `<path d="M2 2l8 8M10 2l-8 8" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>`,
};

/**
 * The grade that a word stands for: what is as good as the best is marked as that is.
 * @param {string} word
 */
export function gradeOf(word) {
  return word === "as good" ? "best" : word;
}

/**
 * What is drawn for a grade, as the inside of a picture.
 * @param {string} grade
 */
export function signPath(grade) {
  return SIGNS[grade] ?? "";
}

/**
 * Its sign in its colour, for the eye alone.
 * @param {string} word
 */
export function gradeSign(word) {
  const grade = gradeOf(word);
  const sign = make("span", `grade ${grade}`);
  sign.setAttribute("aria-hidden", "true");
  sign.append(draw(`<svg viewBox="0 0 12 12">${signPath(grade)}</svg>`));
  return sign;
}
