// pointing.js: the frame of what has the focus is for whoever uses keys. A board brings the focus on by itself, from a card that
// was played to the next one, and a browser may show that with a frame, though a mouse or a finger did it.

const MOVING = /^(Tab|Enter| |Escape|Home|End|Arrow.*|\d)$/;

/**
 * Mark what has the focus as pointed at from a press of mouse or finger on, up to the next key that moves the focus or presses what
 * has it: whoever asks for a hint by a letter still points. It hears them at the window: below, a board keeps the keys that it takes.
 * The mark is on that one thing: on the board it had every drawing of it styled and painted anew, 40 ms, whenever keys follow a mouse.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function markPointing(root, signal) {
  let points = false;
  const mark = (/** @type {Element | null} */ thing) => { if (thing && root.contains(thing)) thing.toggleAttribute("data-pointed", points); };
  const turn = (/** @type {boolean} */ isPointed) => {
    points = isPointed;
    mark(/** @type {ShadowRoot | Document} */ (root.getRootNode()).activeElement);
  };
  root.addEventListener("focusin", ({ target }) => mark(/** @type {Element} */ (target)), { signal });
  root.addEventListener("focusout", ({ target }) => /** @type {Element} */ (target).removeAttribute("data-pointed"), { signal });
  window.addEventListener("pointerdown", () => turn(true), { capture: true, signal });
  window.addEventListener("keydown", ({ key }) => { if (MOVING.test(key)) turn(false); }, { capture: true, signal });
}

const TYPED = "input, textarea, select, [contenteditable]";
const FOCUSABLE = "button:not(:disabled), a[href], summary, [tabindex]";

/**
 * Let a press leave no caret where nothing can be selected: the browser would look for the nearest place for it among all nodes of the
 * board, 2 to 4 ms at each press and again at each frame that follows. A press ends what was selected and brings the focus, as elsewhere.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function pressWithoutCaret(root, signal) {
  if (!document.activeElement?.matches(TYPED)) document.getSelection()?.removeAllRanges(); // one that a press on the page before has left
  root.addEventListener("mousedown", (event) => {
    const pressed = /** @type {Element} */ (event.composedPath()[0]);
    if (event.button !== 0 || pressed.matches(TYPED) || getComputedStyle(pressed).userSelect !== "none") return;
    event.preventDefault();
    document.getSelection()?.removeAllRanges();
    const thing = /** @type {HTMLElement | null} */ (pressed.closest(FOCUSABLE));
    if (thing && root.contains(thing)) return thing.focus({ preventScroll: true });
    const { activeElement } = /** @type {ShadowRoot | Document} */ (root.getRootNode());
    /** @type {HTMLElement | null} */ (activeElement ?? document.activeElement)?.blur();
  }, { signal });
}
