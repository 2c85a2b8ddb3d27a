// popovers.js: the tool bar and what its buttons open. One popover at a time; Escape or a click beside it closes it.

const TOOLS = [ // name, words, key
  ["undo", "Undo", "U"], ["claim", "Claim the rest", "C"], ["last", "Last trick", "L"], ["scores", "Scores", "S"],
  ["log", "Log", "G"], ["settings", "Settings", ""], ["help", "Help", "?"], ["leave", "New game", ""],
];

class Tools {
  constructor(box, onTool) {
    this.buttons = new Map(TOOLS.map(([name, words, key]) => {
      const button = makeButton("tool", null, () => onTool(name));
      button.dataset.tool = name;
      button.append(icon(name), make("span", "tool-words", words));
      button.setAttribute("aria-label", words);
      button.title = key ? `${words} (${key})` : words;
      if (key) button.setAttribute("aria-keyshortcuts", key);
      return [name, button];
    }));
    box.append(...this.buttons.values());
  }

  render(view) {
    const off = (name, isOff) => setAttribute(this.buttons.get(name), "aria-disabled", isOff ? "true" : null);
    off("undo", !view.can?.undo);
    off("last", !view.last_trick);
    this.buttons.get("claim").hidden = !view.can?.claim;
    this.buttons.get("scores").hidden = !view.sheet;
  }

  isOff(name) {
    const button = this.buttons.get(name);
    return button.hidden || button.getAttribute("aria-disabled") === "true";
  }

  mark(open) {
    for (const [name, button] of this.buttons) {
      if (["undo", "claim"].includes(name)) continue;
      button.setAttribute("aria-expanded", String(name === open));
    }
  }
}

class Popover {
  constructor(box, { onClose }) {
    this.box = box;
    this.onClose = onClose;
    this.name = "";
  }

  /** Open with a heading and nodes; the focus goes to its first button or to the close button. */
  open(name, title, nodes) {
    this.name = name;
    this.box.className = `popover ${name}`;
    const head = make("div", "popover-head");
    const close = makeButton("close", null, () => this.close());
    close.setAttribute("aria-label", "Close");
    close.append(icon("close"));
    head.append(make("h2", "", title), close);
    this.box.setAttribute("aria-label", title);
    this.box.replaceChildren(head, ...nodes);
    this.box.hidden = false;
    (this.box.querySelector("[data-first]") ?? close).focus({ preventScroll: true });
  }

  close() {
    if (!this.name) return;
    const name = this.name;
    this.name = "";
    this.box.hidden = true;
    this.onClose(name);
  }
}

function choiceRow(label, options, chosen, onChoose) {
  const group = make("div", "choice");
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", label);
  const buttons = options.map(([value, words]) => {
    const button = makeButton("option", words, () => {
      onChoose(value);
      buttons.forEach((other) => other.setAttribute("aria-pressed", String(other === button)));
    });
    button.setAttribute("aria-pressed", String(value === chosen));
    return button;
  });
  group.append(make("span", "choice-label", label), ...buttons);
  return group;
}

const ON_OFF = [[true, "On"], [false, "Off"]];

function settingsNodes(choices, onChange, reduced) {
  const speeds = [["slow", "Slow"], ["normal", "Normal"], ["fast", "Fast"], ["off", "Off"]];
  const rows = [
    choiceRow("Speed", speeds, choices.speed, (value) => onChange("speed", value)),
    choiceRow("Sounds", ON_OFF, choices.sounds, (value) => onChange("sounds", value)),
    choiceRow("Four colours", ON_OFF, choices.fourColours, (value) => onChange("fourColours", value)),
  ];
  if (reduced) rows.push(make("p", "quiet", "Your device asks for less motion, so the cards do not fly."));
  return rows;
}

function helpNodes() {
  const text = make("ol", "how-to");
  for (const sentence of HELP) text.append(make("li", "", sentence));
  const keys = make("dl", "keys");
  for (const [key, meaning] of KEY_HELP) {
    const pair = make("div");
    pair.append(make("dt", "", key), make("dd", "", meaning));
    keys.append(pair);
  }
  return [text, make("h3", "", "Keys"), keys];
}

function lastTrickNodes(trick, seats) {
  const row = make("ol", "last-cards");
  trick.cards.forEach((card, index) => {
    const seat = (trick.leader + index) % seats.length;
    const item = make("li", seat === trick.taker ? "taker" : "");
    const words = [index === 0 && "led", seat === trick.taker && "takes it"].filter(Boolean).join(", ");
    item.append(named(faceNode(card, true), cardName(card)), make("span", "who", seats[seat].name), make("span", "what", words));
    row.append(item);
  });
  return [row];
}

function leaveNodes(onLeave, onStay) {
  const stay = makeButton("second", "Stay here", onStay);
  stay.dataset.first = "";
  const row = make("div", "panel-foot");
  row.append(makeButton("primary", "Leave this table", onLeave), stay);
  return [make("p", "", "Leave this table and set up a new game?"), row];
}
