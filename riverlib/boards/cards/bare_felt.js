// bare_felt.js: the largest places of a table on which nothing lies. Pure.

/**
 * @typedef {{ left: number, right: number, top: number, bottom: number }} Ground
 */

/**
 * The grounds between what lies there, each as large as it can be, the largest one first.
 * @param {Ground} whole within which they are looked for
 * @param {Ground[]} taken by what lies there
 * @param {{ w: number, h: number }} least that they must measure
 * @returns {Ground[]}
 */
export function bareGrounds(whole, taken, least) {
  const lefts = [whole.left, ...taken.map(({ right }) => right)];
  const rights = [whole.right, ...taken.map(({ left }) => left)];
  const found = lefts.flatMap((left) => rights.filter((right) => left >= whole.left && right <= whole.right && right - left >= least.w)
    .flatMap((right) => gaps({ ...whole, left, right }, taken)))
    .filter(({ top, bottom }) => bottom - top >= least.h);
  return found.filter((one, no) => !found.some((other, at) => at !== no && holds(other, one) && (!holds(one, other) || at < no)))
    .sort((one, other) => area(other) - area(one));
}

const area = ({ left, right, top, bottom }) => (right - left) * (bottom - top);
const holds = (one, other) => one.left <= other.left && one.right >= other.right && one.top <= other.top && one.bottom >= other.bottom;

/** What is free of a strip from top to bottom. */
function gaps({ left, right, top, bottom }, taken) {
  const across = taken.filter((each) => each.left < right && each.right > left).sort((one, other) => one.top - other.top);
  const free = [];
  let from = top;
  for (const each of [...across, { top: bottom, bottom }]) {
    const end = Math.min(each.top, bottom);
    if (end > from) free.push({ left, right, top: from, bottom: end });
    from = Math.max(from, each.bottom);
  }
  return free;
}
