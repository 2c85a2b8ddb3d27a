// picture_frame.js: a board that is only a picture, drawn for a size of its own and brought to the width that its page gives it.

import { make } from "../../boards/dom.js";

export class PictureFrame {
  /**
   * @param {HTMLElement} root the board; what is said of the picture stands beside it
   * @param {string} name of the frame in its style sheet
   * @param {(room: number) => { width: number, height: number } | null} sizeFor what the board is drawn for where there are so many pixels; null as long as nothing is known of it
   */
  constructor(root, name, sizeFor) {
    this.root = root;
    this.sizeFor = sizeFor;
    this.node = make("div", name);
    root.before(this.node);
    this.node.append(root);
    root.inert = true;
    this.rooms = new ResizeObserver(() => this.fit());
    this.rooms.observe(this.node);
  }

  destroy() {
    this.rooms.disconnect();
  }

  /** @param {string} words what the picture shows */
  describe(words) {
    this.node.setAttribute("role", "img");
    this.node.setAttribute("aria-label", words);
  }

  /** Bring the board to the width that there is. */
  fit() {
    const room = this.node.clientWidth;
    const size = room && this.sizeFor(room);
    if (!size) return;
    this.root.style.width = `${size.width}px`;
    this.root.style.setProperty("--picture-height", `${size.height}px`);
    this.root.style.transform = `scale(${room / size.width})`;
    this.node.style.height = `${Math.round(((size.height + 10) * room) / size.width)}px`;
  }
}
