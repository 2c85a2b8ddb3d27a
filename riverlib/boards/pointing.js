// pointing.js: the frame of what has the focus is for whoever uses keys. A board brings the focus on by itself, from a card that
// was played to the next one, and a browser may show that with a frame, though a mouse or a finger did it.

const MOVING = /^(Tab|Enter| |Escape|Home|End|Arrow.*|\d)$/;

/**
 * Mark the board as pointed at from a press of mouse or finger on, up to the next key that moves the focus or presses what
 * has it: whoever asks for a hint by a letter still points. It hears them at the window: below, a board keeps the keys that it takes.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function markPointing(root, signal) {
  const mark = (isPointed) => root.classList.toggle("pointed", isPointed);
  window.addEventListener("pointerdown", () => mark(true), { capture: true, signal });
  window.addEventListener("keydown", ({ key }) => { if (MOVING.test(key)) mark(false); }, { capture: true, signal });
}
