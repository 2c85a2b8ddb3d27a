// bring_out.js: a click on a name at the end of a line brings that line out, the others go pale; another click takes it back.
// The letter of a moment is pressed in the place of its sentence below the figure. All that is known of a figure is how
// figures/line_ends.py and figures/rounds.py call annotations: "name:<number of a trace>", "moment:<letter>".

const PALE = "0.14"; // of a line that is not meant
const PALE_NAME = "0.45";
const PALE_MARKS = "0.4"; // rings and numbers, which belong to no line alone
const PATIENCE = 100; // milliseconds between looks for a figure that is still to be drawn
const MOST_LOOKS = 100;

/**
 * The number of the trace that an annotation names; -1 where it is no name. Pure.
 * @param {{ name?: string } | undefined} annotation
 */
export function traceOf(annotation) {
  const found = /^name:(\d+)$/.exec(annotation?.name ?? "");
  return found ? Number(found[1]) : -1;
}

/**
 * The letter of the moment that an annotation marks; "" where it marks none. Pure.
 * @param {{ name?: string } | undefined} annotation
 */
export function momentOf(annotation) {
  return /^moment:(\w+)$/.exec(annotation?.name ?? "")?.[1] ?? "";
}

/**
 * How strongly a trace is drawn when one line, or none (-1), is brought out. Pure.
 * @param {number} trace
 * @param {number[]} named the traces that have a name
 * @param {number} chosen
 */
export function strength(trace, named, chosen) {
  if (chosen < 0 || trace === chosen) return "1";
  return named.includes(trace) ? PALE : PALE_MARKS;
}

/**
 * What Plotly makes of a node, as far as it is used here.
 * @typedef {HTMLElement & {
 *   on: (event: string, heard: () => void) => void, removeListener?: (event: string, heard: () => void) => void,
 *   layout?: { annotations?: { name?: string }[] }, _fullData?: { uid: string }[] }} Figure
 */

class Names {
  /** @param {Figure} figure */
  constructor(figure) {
    this.figure = figure;
    this.chosen = -1;
    this.draw = this.draw.bind(this);
    figure.on("plotly_afterplot", this.draw);
    this.draw();
  }

  /** The annotations that are names or letters: their nodes, the traces they name, the moments they mark. */
  written() {
    const written = this.figure.layout?.annotations ?? [];
    const nodes = /** @type {NodeListOf<SVGElement>} */ (this.figure.querySelectorAll(".annotation"));
    return [...nodes].map((node) => {
      const annotation = written[Number(node.dataset.index)];
      return { node, trace: traceOf(annotation), moment: momentOf(annotation) };
    });
  }

  draw() {
    const written = this.written();
    const names = written.filter(({ trace }) => trace >= 0);
    for (const { node, moment } of written) if (moment) this.makeLetter(node, moment);
    if (!names.length) return; // lines without names are drawn as they were meant
    const named = names.map(({ trace }) => trace);
    if (!named.includes(this.chosen)) this.chosen = -1;
    for (const { node, trace } of names) {
      this.makeButton(node, trace);
      node.style.setProperty("opacity", this.chosen < 0 || trace === this.chosen ? "1" : PALE_NAME);
    }
    for (const [trace, drawn] of (this.figure._fullData ?? []).entries()) {
      const node = /** @type {SVGElement | null} */ (this.figure.querySelector(`.trace${drawn.uid}`));
      node?.style.setProperty("opacity", strength(trace, named, this.chosen));
    }
  }

  /** Who reads by keys or by ear has the sentence itself. */
  makeLetter(node, moment) {
    if (node.dataset.moment === moment) return;
    node.dataset.moment = moment;
    node.style.cursor = "pointer";
    node.style.pointerEvents = "all";
    node.addEventListener("click", () => {
      const sentence = `.st-key-charts_moment_${node.dataset.moment} button`;
      /** @type {HTMLElement | null} */ (document.querySelector(sentence))?.click();
    });
  }

  makeButton(node, trace) {
    node.setAttribute("aria-pressed", String(trace === this.chosen));
    if (node.dataset.names === String(trace)) return;
    node.dataset.names = String(trace);
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", "0");
    node.style.cursor = "pointer";
    node.style.pointerEvents = "all";
    const choose = () => {
      const now = Number(node.dataset.names);
      this.chosen = this.chosen === now ? -1 : now;
      this.draw();
    };
    node.addEventListener("click", () => {
      choose();
      node.blur(); // the frame of what has the keys is for keys
    });
    node.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      choose();
    });
  }

  end() {
    this.figure.removeListener?.("plotly_afterplot", this.draw);
  }
}

const listeners = new WeakMap(); // parentElement -> what listens, and to which figure

/** Take no room on the page: there is nothing to see here. */
function stepAside(parent) {
  const place = (parent.host ?? parent).closest('[data-testid="stElementContainer"]');
  if (place) place.style.position = "absolute";
}

/** Find the figure once it is drawn; Streamlit may draw it after this. */
function listen(parent, key, looks = 0) {
  const kept = listeners.get(parent);
  const figure = /** @type {Figure | null} */ (document.querySelector(`.st-key-${CSS.escape(key)} .js-plotly-plot`));
  if (figure && typeof figure.on === "function") {
    if (kept?.names?.figure === figure) return;
    kept?.names?.end();
    kept.names = new Names(figure);
  } else if (looks < MOST_LOOKS) {
    clearTimeout(kept.timer);
    kept.timer = setTimeout(() => listen(parent, key, looks + 1), PATIENCE);
  }
}

export default ({ data, parentElement }) => {
  if (!listeners.has(parentElement)) listeners.set(parentElement, {});
  stepAside(parentElement);
  listen(parentElement, data.figure);
  const host = parentElement.host ?? parentElement;
  return () => {
    if (host.isConnected) return; // the clean-up of an older call may run while this is still mounted
    const kept = listeners.get(parentElement);
    clearTimeout(kept?.timer);
    kept?.names?.end();
    listeners.delete(parentElement);
  };
};
