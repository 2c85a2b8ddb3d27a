// boxes.js: where things lie on a board's stage, in the stage's own pixels.

/** Where a node's middle stands on the stage. */
export function placeOf(node, stage) {
  const box = node.getBoundingClientRect();
  const { left, top, scale } = frameOf(stage);
  return { x: (box.left + box.width / 2 - left) / scale, y: (box.top + box.height / 2 - top) / scale };
}

/** The middle of its upper edge: what is said there leaves it in sight. */
export function topOf(node, stage) {
  const { x, y } = placeOf(node, stage);
  return { x, y: y - node.getBoundingClientRect().height / frameOf(stage).scale / 2 }; // a drawing has no offsetHeight
}

/** Where the stage stands, and how many pixels of the screen each of its own takes: a board may be drawn larger. */
export function frameOf(stage) {
  const { left, top, width } = stage.getBoundingClientRect();
  return { left, top, scale: width / stage.offsetWidth || 1 };
}

/**
 * @typedef {{ x: number, y: number, w: number, h: number, turned?: Turned }} Box A place on the stage: its middle and its size; `turned`: the thing there as it lies.
 * @typedef {{ x: number, y: number, w: number, h: number, turn: number }} Turned Without its turn, of so many degrees.
 */

/**
 * The box on the stage that holds all of these nodes, or null for none that can be seen.
 * @param {Element[]} nodes
 * @param {Element} stage
 * @returns {Box | null}
 */
export function boxAround(nodes, stage) {
  const frame = frameOf(stage);
  const boxes = nodes.map((node) => node.getBoundingClientRect()).filter((box) => box.width > 0);
  if (!boxes.length) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  const { scale } = frame;
  return { x: ((left + right) / 2 - frame.left) / scale, y: ((top + bottom) / 2 - frame.top) / scale, w: (right - left) / scale, h: (bottom - top) / scale };
}
