// controls.js: hands and keys on the river, the tools and what they open.

import { Controls } from "../../shared/board/controls.js";
import { make } from "../../shared/board/dom.js";
import { choiceRow, commonRows, ON_OFF } from "../../shared/board/settings.js";
import { stepAmong } from "../../shared/board/steps.js";
import { helpNodes, leaveNodes } from "../../shared/board/tools.js";
import { decliningChoice, firstOfKind } from "./choices.js";
import { keyIntent } from "./keys.js";
import { HELP, KEY_HELP } from "./words.js";

/** @import { River } from "./river.js" */
/** @import { RiverView } from "./view_types.js" */

const TOOLS = [ // name, words, key, whether it acts at once
  ["undo", "Undo", "U", true], ["hint", "Hint", "H", true], ["log", "Log", "L"], ["settings", "Settings", "S"],
  ["help", "Help", "?"], ["leave", "New race", ""],
];
const TUTOR_LEVELS = [["off", "Nothing"], ["gentle", "Big slips"], ["strict", "Every slip"]];

/** @extends {Controls<River>} */
export class RiverControls extends Controls {
  constructor(river) {
    super(river, TOOLS);
    river.parts.roll.addEventListener("click", (event) => {
      if (event.detail < 2) this.rollClick(event); // the second click of a double click must not let the wind pass
    });
  }

  get zones() {
    return ".boats, .targets, .die-spot, .panel, .popover, .tools";
  }

  /** @param {RiverView} view */
  renderTools(view) {
    this.tools.switchOff("undo", !view.can?.undo);
    this.tools.switchOff("hint", !view.can?.hint);
  }

  /** The button beside the die rolls, or declines the wind where the house allows it. */
  rollClick(event) {
    const { board: river } = this;
    if (river.busy) river.settle();
    const declining = river.asksChoice && decliningChoice(river.choices);
    if (declining) river.actions.choose(declining, event);
    else river.actions.roll(event);
  }

  /** A click while my die still rolls on ends that, and means the boat under it. */
  stageClick(event) {
    const { board: river } = this;
    const wasBusy = river.busy;
    super.stageClick(event);
    if (!wasBusy) {
      if (river.opened && !event.target.closest("button")) river.open(null);
      return;
    }
    if (event.detail > 1 || event.target.closest("button")) return;
    const under = river.root.getRootNode().elementFromPoint(event.clientX, event.clientY)?.closest(".boat.lit");
    if (under) river.actions.boat(under, event);
  }

  intentOf(event, inside) {
    const { board: river, focused } = this;
    if (river.view.preview) return null;
    const zone = focused ? this.zoneOf(focused) : "";
    return keyIntent(event, {
      inside: zone === "popover" || zone === "panel" ? null : inside, onButton: focused?.tagName === "BUTTON",
      dialog: Boolean(this.popover.name) || river.result.isOpen, choosing: river.asksChoice,
    });
  }

  follow(intent) {
    const { board: river } = this;
    if (intent.kind === "nothing") return true;
    if (intent.kind === "roll") return river.actions.roll(new Event("key")) || intent.key !== " "; // an idle Space scrolls the page
    if (intent.kind === "primary") return this.primary();
    if (intent.kind === "good" || intent.kind === "ill") return river.fleet.focus(firstOfKind(river.groups, intent.kind));
    if (intent.kind === "step") return this.step(intent.key);
    this.tool(intent.kind);
    return true;
  }

  primary() {
    const { board: river } = this;
    if (river.result.isOpen) return river.result.primary.click(), true;
    return river.actions.roll(new Event("key"));
  }

  /** Arrows walk along the lit boats, or between riding and staying. */
  step(key) {
    const { board: river, focused } = this;
    if (river.opened) {
      const ghosts = river.targets.of(river.opened.key).map(({ node }) => node);
      ghosts[stepAmong(key, ghosts.indexOf(focused), ghosts.length)]?.focus({ preventScroll: true });
      return true;
    }
    return river.fleet.focus(stepAmong(key, river.fleet.at, river.fleet.lit.length));
  }

  escape() {
    const { board: river } = this;
    if (super.escape()) return true;
    if (river.opened) return river.open(null), true;
    if (river.view.warning && river.result.isOpen) return river.thinkAgain(), true;
    return false;
  }

  useTool(name) {
    const { board: river } = this;
    if (name === "undo" || name === "hint") river.act({ kind: name });
    else if (name === "leave" && river.view.phase === "over") river.act({ kind: "leave" });
    else return false;
    return true;
  }

  content(name) {
    const { board: river } = this;
    const stay = () => this.popover.close();
    const contents = {
      log: () => ["What happened", [river.log.list]],
      settings: () => ["Settings", this.settingsRows()],
      help: () => ["How to play", helpNodes(HELP, KEY_HELP)],
      leave: () => ["New race", leaveNodes("Leave this race and set up a new one?", {
        leave: "Leave this race", onLeave: () => { stay(); river.act({ kind: "leave" }); }, onStay: stay,
      })],
    };
    return contents[name]();
  }

  settingsRows() {
    const { board: river } = this;
    const onChange = (key, value) => river.change(key, value);
    const rows = [
      ...commonRows(river.settings, onChange),
      choiceRow("Calm water (saves power)", ON_OFF, river.settings.calm, (value) => onChange("calm", value)),
      choiceRow("The tutor warns me of", TUTOR_LEVELS, river.view.tutor, (level) => river.act({ kind: "tutor", level })),
    ];
    if (river.motion.reducedQuery.matches) rows.push(make("p", "quiet", "Your device asks for less motion, so nothing moves on the river."));
    return rows;
  }

  /** After a view: with the keyboard, go where the player goes on; a question always gets the focus. */
  placeFocus(opened = false) {
    const { board: river } = this;
    const { result, parts } = river;
    const zone = this.focused ? this.zoneOf(this.focused) : "";
    if (result.isOpen) {
      const asks = opened && river.view.warning;
      if (asks || (this.mayFocus && this.keyboard && (opened || zone !== "panel"))) result.primary?.focus({ preventScroll: true });
    } else if (!this.mayFocus || !this.keyboard || zone === "tools" || zone === "popover") {
      return;
    } else if (river.asksChoice) {
      if (zone !== "targets" && river.fleet.at < 0) river.fleet.focus(0);
    } else if (river.asksRoll) {
      parts.roll.focus({ preventScroll: true });
    }
  }
}
