// into_sight.js: what a click opened elsewhere on the page is scrolled to, once for each choice.

const seen = new WeakMap(); // parentElement -> what was scrolled to last

export default ({ data, parentElement }) => {
  const place = (parentElement.host ?? parentElement).closest('[data-testid="stElementContainer"]');
  if (place) place.style.position = "absolute"; // takes no room
  if (seen.get(parentElement) === data.chosen) return;
  seen.set(parentElement, data.chosen);
  const still = data.atOnce || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const part = document.querySelector(`.st-key-${CSS.escape(data.part)}`);
  part?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
};
