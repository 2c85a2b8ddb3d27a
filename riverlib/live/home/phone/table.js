// table.js: the game's own board on a phone, in a room of its own: its styles and the page's never meet.

import { make } from "../../../boards/dom.js";

/** @typedef {(place: { data: any, parentElement: ShadowRoot, setTriggerValue: (name: string, value: any) => void }) => () => void} Mount */

const known = /** @type {Record<string, Promise<{ mount: Mount, html: string, css: string }>>} */ ({});

/** @param {string} path */
async function text(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/**
 * A game's script, markup and styles, fetched once; after a failure they are fetched again.
 * @param {string} game
 */
function board(game) {
  known[game] ??= (async () => {
    const script = new URL(`${game}.js`, window.location.href).href;
    const [module, html, css] = await Promise.all([import(script), text(`${game}.html`), text(`${game}.css`)]);
    return { mount: module.default, html, css };
  })();
  known[game].catch(() => { delete known[game]; });
  return known[game];
}

export class Table {
  /** @param {(name: string, value: any) => void} send */
  constructor(send) {
    this.send = send;
    this.node = make("div", "table");
    this.game = ""; // whose board is on show
    this.wanted = ""; // whose board is being fetched
    this.room = /** @type {ShadowRoot | null} */ (null);
    this.unmount = /** @type {(() => void) | null} */ (null);
  }

  /**
   * Show a view; the newest one alone where the board is still being fetched.
   * @param {string} game
   * @param {any} view
   */
  async show(game, view) {
    this.view = view;
    if (this.game === game) return this.draw();
    if (this.wanted === game) return; // it is on its way, and will show this view
    this.wanted = game;
    const { mount, html, css } = await board(game).catch((error) => {
      if (this.wanted === game) this.wanted = "";
      throw error;
    });
    if (this.wanted !== game) return; // another game has come meanwhile, or none
    this.leave();
    this.game = game;
    this.furnish(html, css);
    this.mount = mount;
    this.draw();
  }

  /**
   * @param {string} html the board's own markup
   * @param {string} css
   */
  furnish(html, css) {
    const place = make("div", "place");
    this.node.replaceChildren(place);
    this.room = place.attachShadow({ mode: "open" });
    this.room.innerHTML = html;
    this.room.prepend(make("style", "", css));
  }

  /**
   * Have a game's board at hand before it is needed.
   * @param {string} game
   */
  expect(game) {
    board(game).catch(() => {}); // it is fetched again when it is needed
  }

  /** Close what was opened over the board; false where nothing was. */
  closeTop() {
    const close = /** @type {HTMLElement | null | undefined} */ (this.room?.querySelector(".popover:not([hidden]) .close"));
    close?.click();
    return Boolean(close);
  }

  draw() {
    if (this.room) this.unmount = this.mount({ data: this.view, parentElement: this.room, setTriggerValue: this.send });
  }

  /** Take the board away. */
  leave() {
    this.node.replaceChildren();
    this.unmount?.();
    this.unmount = this.room = null;
    this.game = this.wanted = "";
  }
}
