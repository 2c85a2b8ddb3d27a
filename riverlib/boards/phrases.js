// phrases.js: small words for every game. Pure.

/**
 * Count and noun: "1 card", "2 cards".
 * @param {number} count
 * @param {string} one
 */
export function plural(count, one, many = `${one}s`) {
  return `${minus(count)} ${Math.abs(count) === 1 ? one : many}`;
}

const NUMBER_WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/**
 * Small numbers as words and others as figures: "three", "12".
 * @param {number} number
 */
export function numberWord(number) {
  return NUMBER_WORDS[number] ?? String(number);
}

/**
 * A number with a real minus sign.
 * @param {number} number
 */
export function minus(number) {
  return String(number).replace("-", "−");
}

/**
 * "Anna", "Anna and Ben", "Anna, Ben and Cleo".
 * @param {string[]} names
 */
export function nameList(names) {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/**
 * Subject and verb: "Anna leads", but "You lead", because alone a player is called You.
 * @param {string} name
 * @param {string} verb
 */
export function doing(name, verb) {
  if (name !== "You") return `${name} ${verb}`;
  return `You ${verb === "has" ? "have" : verb.replace(/s$/, "")}`;
}

/**
 * A place as it is spoken of: "1st", "2nd", "3rd", "10th".
 * @param {number} place of at most twenty
 */
export function ordinal(place) {
  return `${place}${["th", "st", "nd", "rd"][place] ?? "th"}`;
}

/**
 * Points with their sign, "+12" or "−3": never by colour alone.
 * @param {number} points
 */
export function signed(points) {
  return points > 0 ? `+${points}` : minus(points);
}

/**
 * A number and what is said before it stay in one line: "77%", "< 1%".
 * @param {string | number | null} words
 */
export function unbroken(words) {
  return String(words ?? "").replace(/([<>]) (?=\d)/g, "$1\u00a0");
}
