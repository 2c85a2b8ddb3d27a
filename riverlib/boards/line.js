// line.js: a line to the server that opens again by itself, sooner at first than later.

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 1000;
const OPENING_MS = 6000; // a server that is out of reach is not waited for as long as a browser would

/** Where the server's line is found: beside the page, or where the page says. */
function place() {
  const root = /** @type {any} */ (window).__streamlit?.BACKEND_BASE_URL ?? new URL(".", window.location.href).href;
  const url = new URL("live", root);
  url.protocol = url.protocol.replace("http", "ws");
  return url;
}

export class Line {
  /**
   * @param {object} ends
   * @param {() => object} ends.hello what is said first on every new line
   * @param {(message: any) => void} ends.onHear
   * @param {(code: number) => boolean} ends.onLost whether the line is to be opened again
   * @param {() => void} [ends.onOpen]
   */
  constructor({ hello, onHear, onLost, onOpen }) {
    this.ends = { hello, onHear, onLost, onOpen };
    this.socket = /** @type {WebSocket | null} */ (null);
    this.wait = FIRST_WAIT_MS;
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Open the line; one that is open already is given up for a new one. */
  open() {
    this.close();
    const socket = new WebSocket(place());
    this.socket = socket;
    this.timer = setTimeout(() => this.lose(socket, 0), OPENING_MS);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      clearTimeout(this.timer);
      socket.send(JSON.stringify(this.ends.hello()));
      this.ends.onOpen?.();
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      this.wait = FIRST_WAIT_MS; // not before: a server may open a line only to close it
      this.ends.onHear(JSON.parse(data));
    };
    socket.onclose = ({ code }) => this.lose(socket, code);
  }

  close() {
    clearTimeout(this.timer);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  /** @param {object} message */
  say(message) {
    this.socket?.send(JSON.stringify(message));
  }

  /**
   * @param {WebSocket} socket
   * @param {number} code
   */
  lose(socket, code) {
    if (socket !== this.socket) return;
    this.close();
    if (!this.ends.onLost(code)) return;
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT_MS);
  }
}
