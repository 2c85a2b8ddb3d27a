import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { lateness, SeatLine } from "../../../riverlib/live/home/phone/seat_line.js";

/** Sockets that do what the test tells them. */
class Socket {
  static OPEN = 1;
  static made = [];

  constructor(url) {
    Object.assign(this, { url: String(url), readyState: 0, said: [] });
    Socket.made.push(this);
  }

  open() {
    this.readyState = 1;
    this.onopen();
  }

  send(text) {
    this.said.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }

  tell(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  end(code) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

let heard, line, told;
const last = () => Socket.made.at(-1);
const table = (answered = null) => ({ serial: 1, below: "", view: { kind: "table", view: { answered } } });
const click = (nonce) => ({ kind: "play", card: "Qh", turn: 3, nonce });

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  Socket.made = [];
  told = [];
  heard = { seen: [], unknown: [], closed: [] };
  const events = new EventTarget();
  Object.assign(globalThis, {
    WebSocket: Socket, document: Object.assign(new EventTarget(), { hidden: false }),
    window: Object.assign(events, { location: { href: "http://192.168.0.2:8600/" } }),
  });
  line = new SeatLine({ onSeen: ({ view }) => heard.seen.push(view), onUnknown: (token) => heard.unknown.push(token), onClosed: (token) => heard.closed.push(token), onLate: (late) => told.push(late) });
  line.open("T");
});

function sleep(ms) {
  document.hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  mock.timers.tick(ms);
  document.hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("it says whose it is, and asks for the newest view whatever it has seen", () => {
  last().open();
  assert.equal(last().url, "ws://192.168.0.2:8600/live");
  assert.deepEqual(last().said, [{ token: "T", serial: 0 }]);
});

test("a broken line is opened again, later each time, up to a second", () => {
  const waits = [];
  for (let no = 0; no < 6; no += 1) {
    const made = Socket.made.length;
    last().end(1006);
    let waited = 0;
    while (Socket.made.length === made) {
      mock.timers.tick(50);
      waited += 50;
    }
    waits.push(waited);
  }
  assert.deepEqual(waits, [100, 200, 400, 800, 1000, 1000]);
});

test("a tap that got no answer is sent once more on the next line, the same tap", () => {
  last().open();
  line.send("action", click("n-1"));
  last().end(1006);
  mock.timers.tick(100);
  last().open();
  assert.deepEqual(last().said[1], { name: "action", action: click("n-1") });
  last().tell(table("n-1"));
  last().end(4410);
  mock.timers.tick(100);
  last().open();
  assert.equal(last().said.length, 1, "what was answered is not sent again");
});

test("a tap made while there is no line goes as soon as there is one, unless the board has given it up", () => {
  line.send("action", click("n-1"));
  last().open();
  assert.equal(last().said.length, 2);
  last().end(1006);
  mock.timers.tick(100);
  mock.timers.tick(5500);
  last().open();
  assert.equal(last().said.length, 1);
});

test("a line that looks alive and answers nothing is given up", () => {
  last().open();
  const first = last();
  line.send("action", click("n-1"));
  mock.timers.tick(3000);
  assert.notEqual(last(), first);
  assert.equal(first.readyState, 3);
  first.onclose({ code: 1006 });
  mock.timers.tick(5000);
  assert.equal(Socket.made.filter(({ readyState }) => readyState < 3).length, 1, "the old one's end opens no third");
});

test("who has slept opens a new line; a glance elsewhere does not", () => {
  last().open();
  last().tell(table());
  sleep(500);
  assert.equal(Socket.made.length, 1);
  sleep(60_000);
  assert.equal(Socket.made.length, 2);
  window.dispatchEvent(new Event("online"));
  assert.equal(Socket.made.length, 3);
});

test("a phone that sleeps lets go of its line, so that the others know", () => {
  last().open();
  last().tell(table());
  document.hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  mock.timers.tick(19_000);
  assert.equal(last().readyState, 1);
  mock.timers.tick(2000);
  assert.equal(last().readyState, 3);
  mock.timers.tick(60_000);
  assert.equal(Socket.made.length, 1);
});

test("it is said that the table is looked for, but not at every hiccup", () => {
  assert.deepEqual([0, 1499, 1500, 9999, 10_000].map(lateness), ["", "", "late", "late", "long"]);
  last().open();
  last().tell(table());
  last().end(1006);
  mock.timers.tick(1000);
  assert.deepEqual(told, [""]);
  mock.timers.tick(1000);
  assert.equal(told.at(-1), "late");
  last().open();
  last().tell(table());
  assert.equal(told.at(-1), "");
});

test("nobody knows the token: it is not tried again", () => {
  last().open();
  last().end(4404);
  mock.timers.tick(60_000);
  assert.deepEqual(heard.unknown, ["T"]);
  assert.equal(Socket.made.length, 1);
  sleep(60_000);
  assert.equal(Socket.made.length, 1);
});

/** A line to a table that was closed. */
function closed() {
  last().open();
  last().end(4405);
  assert.deepEqual(heard.closed, ["T"]);
}

test("a closed table is told once, and asked for quietly until it is open again", () => {
  closed();
  told.length = 0;
  mock.timers.tick(3000);
  last().open();
  last().end(4405); // another table is open at the same door
  for (let n = 0; n < 30; n += 1) {
    mock.timers.tick(1000);
    if (last().readyState === 0) last().end(1006); // no door is open at all
  }
  assert.deepEqual([heard.closed, heard.unknown, told], [["T"], [], []]);
  mock.timers.tick(1000);
  last().open();
  assert.deepEqual(last().said, [{ token: "T", serial: 0 }]);
  last().tell(table());
  assert.equal(heard.seen.length, 1);
  last().end(4405);
  assert.deepEqual(heard.closed, ["T", "T"], "closed once more");
});

test("a closed table that nobody knows any more is not asked for again, and nothing new is said", () => {
  closed();
  mock.timers.tick(3000);
  last().open();
  last().end(4404);
  const made = Socket.made.length;
  mock.timers.tick(60_000);
  assert.deepEqual([heard.unknown, Socket.made.length], [[], made]);
});

test("a phone that sleeps does not ask for a closed table, and letters typed meanwhile lead elsewhere", () => {
  closed();
  const made = Socket.made.length;
  document.hidden = true;
  mock.timers.tick(60_000);
  assert.equal(Socket.made.length, made);
  document.hidden = false;
  line.open("U");
  last().open();
  mock.timers.tick(60_000);
  assert.deepEqual([last().said, Socket.made.length], [[{ token: "U", serial: 0 }], made + 1]);
});

test("a seat that is free again is asked for by name", () => {
  last().open();
  line.send("action", { kind: "sit", seat: 1, nonce: "s-1" });
  last().tell({ serial: 1, below: "", view: { kind: "lobby", seat_token: "S" } });
  line.open("S");
  last().open();
  assert.deepEqual(last().said, [{ token: "S", serial: 0 }]);
});
