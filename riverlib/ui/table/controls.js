// controls.js: hands and keys on the table: clicks, key presses, where the focus goes, what pops up.

const NOTE_MS = 4000;

class Controls {
  constructor(table) {
    this.table = table;
    this.keyboard = false; // the last input came from the keyboard
    this.zone = ""; // part of the table that had the focus last
    this.digit = null;
    const { root, parts } = table;
    this.popover = new Popover(parts.popover, { onClose: (name) => this.closed(name) });
    this.tools = new Tools(parts.tools, (name) => this.tool(name));
    this.onKey = (event) => this.key(event);
    this.onPointer = (event) => this.pointer(event);
    document.addEventListener("keydown", this.onKey, true);
    document.addEventListener("pointerdown", this.onPointer, true);
    root.addEventListener("focusin", (event) => { this.zone = zoneOf(event.target); });
    parts.stage.addEventListener("click", (event) => {
      if (table.busy && !event.target.closest("button")) table.settle();
    });
  }

  destroy() {
    document.removeEventListener("keydown", this.onKey, true);
    document.removeEventListener("pointerdown", this.onPointer, true);
    clearTimeout(this.noteTimer);
    clearTimeout(this.digit?.timer);
  }

  /** The focused element inside the component, or null. */
  get focused() {
    const active = this.table.root.getRootNode().activeElement;
    return active && this.table.root.contains(active) ? active : null;
  }

  pointer(event) {
    const path = event.composedPath();
    this.keyboard = false;
    this.hideNotes();
    if (!path.includes(this.table.root)) this.zone = "";
    const { popover, tools } = this.table.parts;
    if (this.popover.name && !path.includes(popover) && !path.includes(tools)) this.popover.close();
  }

  /** Keys belong to the table when the focus is in it, or when nothing on the page has the focus. */
  key(event) {
    const inside = event.composedPath().includes(this.table.root);
    const free = [document.body, document.documentElement].includes(document.activeElement);
    if ((!inside && !free) || !this.table.view) return;
    this.keyboard = true;
    const { bidding, hand } = this.table;
    const focused = this.focused;
    const zone = focused ? zoneOf(focused) : "";
    const scrolls = zone === "popover" || zone === "panel";
    const intent = keyIntent(event, {
      inside: scrolls ? null : inside, onButton: focused?.tagName === "BUTTON", dialog: Boolean(this.popover.name),
      bidding: bidding.isOpen && (zone === "bids" ? "focused" : "open"), cards: hand.list().length,
    });
    if (!intent || !this.obey(intent)) {
      if (this.table.busy && !["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) this.table.settle();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation(); // the page has keys of its own
  }

  obey(intent) {
    const { table } = this;
    this.hideNotes();
    if (table.busy) table.settle();
    if (intent.kind === "close") return this.escape();
    if (intent.kind === "digit") return this.typeBid(intent.digit);
    if (intent.kind === "bidstep") return table.bidding.step(intent.key), true;
    if (intent.kind === "primary") return this.primary();
    if (intent.kind === "card") {
      const inHand = this.zone === "hand" && this.focused;
      return table.hand.focus(cardStep(intent.key, inHand ? table.hand.at : -1, table.hand.list().length));
    }
    this.tool(intent.kind);
    return true;
  }

  escape() {
    if (!this.popover.name) return false;
    this.popover.close();
    return true;
  }

  primary() {
    const { summary, parts } = this.table;
    const button = parts.cover.hidden ? summary.isOpen && summary.primary : parts.cover.querySelector("button");
    if (!button) return false;
    button.click();
    return true;
  }

  /** A digit that may become a two-digit number waits for the second one. */
  typeBid(digit) {
    const { bids } = this.table.bidding;
    clearTimeout(this.digit?.timer);
    const typed = typedBid(digit, { max: bids.max, before: this.digit, now: performance.now() });
    this.digit = null;
    if (!typed) return true;
    const choose = () => {
      this.digit = null;
      const { bidding, actions } = this.table;
      if (bidding.isOpen && !actions.pending) bidding.number(typed.bid)?.click(); // Enter may have been quicker
    };
    if (!typed.waits) choose();
    else this.digit = { digit, at: performance.now(), timer: setTimeout(choose, 600) };
    this.table.bidding.number(typed.bid)?.focus({ preventScroll: true });
    return true;
  }

  tool(name) {
    const { table } = this;
    if (table.busy) table.settle();
    if (this.tools.isOff(name)) return table.log.speak(name === "undo" ? "Nothing to take back." : "Not possible now.");
    if (name === "undo" || name === "claim") return table.act({ kind: name });
    if (name === "leave" && table.view.phase === "over") return table.act({ kind: "leave" });
    if (name === "scores" && table.summary.isOpen) return table.summary.show(table.summary.tab === "deal" ? "sheet" : "deal");
    if (this.popover.name === name) return this.popover.close();
    this.opener = this.focused && zoneOf(this.focused) !== "popover" ? this.focused : this.tools.buttons.get(name);
    this.popover.open(name, ...this.content(name));
    this.tools.mark(name);
    if (name === "log") table.log.list.scrollTop = table.log.list.scrollHeight;
    if (name === "scores") showRunningRow(table.parts.popover);
    return null;
  }

  content(name) {
    const { table } = this;
    const { view } = table;
    const contents = {
      last: () => ["Last trick", lastTrickNodes(view.last_trick, view.seats)],
      scores: () => ["Score sheet", [sheetTable(view.sheet, view.seats)]],
      log: () => [`Deal ${view.deal.no}: what happened`, [table.log.list]],
      settings: () => ["Settings", settingsNodes(table.choices, (key, value) => table.choose(key, value), table.motion.reducedQuery.matches)],
      help: () => ["How to play", helpNodes()],
      leave: () => ["New game", leaveNodes(() => { this.popover.close(); table.act({ kind: "leave" }); }, () => this.popover.close())],
    };
    return contents[name]();
  }

  closed() {
    this.tools.mark("");
    if (this.opener?.isConnected) this.opener.focus({ preventScroll: true });
    else this.placeFocus();
  }

  /** After a view: bring the focus where the player goes on, but only if it was ours or the keyboard is used. */
  placeFocus(opened = false) {
    const { table } = this;
    const { bidding, summary, hand, parts, view } = table;
    const free = [document.body, document.documentElement].includes(document.activeElement);
    const ours = Boolean(this.focused) || (free && this.zone !== "");
    if (this.popover.name || !(ours || (this.keyboard && free))) return;
    const zone = this.focused ? zoneOf(this.focused) : "";
    if (!parts.cover.hidden) {
      if (zone !== "cover") parts.cover.querySelector("button")?.focus({ preventScroll: true });
    } else if (summary.isOpen) {
      if (this.keyboard && (opened || zone !== "panel")) summary.primary?.focus({ preventScroll: true });
    } else if (bidding.isOpen) {
      if (zone !== "bids" && zone !== "hand") bidding.focus();
    } else if (zone === "" && view.phase !== "over") {
      hand.focusPlayable();
    }
  }

  hideNotes() {
    clearTimeout(this.noteTimer);
    this.table.parts.bubble.hidden = true;
    this.table.parts.toast.hidden = true;
    this.table.parts.stage.classList.remove("noted");
  }

  /** A sentence at a place on the stage, or as a bar when there is no place. */
  note(text, place = null) {
    const { table } = this;
    const { bubble, toast } = table.parts;
    this.hideNotes();
    const node = place ? bubble : toast;
    setText(node, text);
    node.hidden = false;
    table.parts.stage.classList.toggle("noted", Boolean(place));
    if (place) {
      const half = Math.min(150, table.layout.width / 2 - 10);
      const x = Math.max(half + 6, Math.min(place.x, table.layout.width - half - 6));
      node.style.setProperty("--tip", `${place.x - x}px`);
      node.style.transform = `translate(${x}px, ${place.y}px) translate(-50%, -100%)`;
    }
    table.log.speak(text);
    this.noteTimer = setTimeout(() => this.hideNotes(), NOTE_MS);
  }
}

/** The part of the table an element stands in. */
function zoneOf(element) {
  const box = element.closest?.(".hand, .bids, .panel, .cover, .popover, .tools");
  return box ? box.classList[0] : "table";
}
