// controls.js: hands and keys on the river, the tools and what they open.

import { Controls } from "../controls.js";
import { choiceRow, commonRows, ON_OFF } from "../settings.js";
import { SOUND_TOOL } from "../sound_tool.js";
import { stepAmong } from "../steps.js";
import { isGuest, isHandedRound, isPhone, leaveWords } from "../talk.js";
import { hasKeys, helpNodes, leaveNodes } from "../tools.js";
import { IN_HARBOUR } from "./advance.js";
import { goesByItself } from "./by_itself.js";
import { decliningChoice, firstOfKind } from "./choices.js";
import { popoverPlace } from "./clear_room.js";
import { mayHurry, showsBots } from "./die_spot.js";
import { KEY_HELP, keyIntent } from "./keys.js";
import { goToEnd } from "./last_home.js";
import { pressedThing } from "./near_press.js";
import { isTaught, tapsOnlyBoat } from "./newcomer.js";
import { isSailingIn } from "./opening.js";
import { asPlatesShow, pictureRules } from "./rule_pictures.js";
import { hintlessWords } from "./words.js";

/** @import { River } from "./river.js" */
/** @import { RiverView } from "./view_types.js" */

const TOOLS = [ // name, words, key, whether it acts at once, its word on a phone
  ["undo", "Undo", "U", true], ["hint", "Hint", "H", true], ["log", "Log", "L"], SOUND_TOOL, ["settings", "Settings", "S"],
  ["help", "Help", "?"], ["leave", "New race", "", false, "New"],
];
const TAKEN = "button, .chip, .plate, .chances, .advice, .popover, .panel, .bubble, .toast"; // presses that mean something themselves
const [SAILING, BOUND, LYING] = [20, 4, 1]; // how little of a boat that may sail, of where it would go, and of any other boat a popover may hide
const BROAD = { help: 820 }; // pixels that need no scrolling on a laptop
const SEEN_MS = 250; // a throw that has been due for less was not yet seen to be
const TUTOR_LEVELS = [["off", "Nothing"], ["gentle", "Big slips"], ["strict", "Every slip"]];

/** @extends {Controls<River>} */
export class RiverControls extends Controls {
  constructor(river) {
    super(river, TOOLS);
    river.parts.roll.addEventListener("click", (event) => {
      if (event.detail < 2 || mayHurry(river) || this.isReadyToThrow(event)) this.rollClick(event); // the second click of a double click must not let the wind pass
    });
    river.parts.toEnd.addEventListener("click", () => river.act({ kind: "play_out" }));
  }

  /**
   * Whether a throw had been due long enough to be meant when it was pressed, however late a busy device comes to it: whoever hurried the others
   * on presses quickly.
   * @param {Pick<Event, "timeStamp">} event
   */
  isReadyToThrow({ timeStamp }) {
    const { asksRoll, exposed: { settled } } = this.board;
    return asksRoll && timeStamp - (settled.at(-1) ?? 0) > SEEN_MS;
  }

  get zones() {
    return ".boats, .targets, .ride-choice, .die-spot, .to-end, .advice, .panel, .popover, .tools";
  }

  /** @param {RiverView} view */
  renderTools(view) {
    this.tools.switchOff("undo", !view.can?.undo);
    this.tools.describe("undo", view.takes_back && `takes back ${view.takes_back}`);
    this.tools.switchOff("hint", !view.can?.hint && !this.hasOneMove);
    const leave = this.tools.buttons.get("leave");
    if (leave) leave.hidden = Boolean(view.result) && !this.board.busy && !isGuest(view); // the result has it
  }

  /** The button beside the die rolls, declines the wind where the house allows it, or hurries the bots; where the end is all that is left, to that. */
  rollClick(event) {
    const { board: river } = this;
    if (mayHurry(river)) return showsBots(river) ? goToEnd(river) : river.hurryOn();
    const declining = river.asksChoice && decliningChoice(river.choices);
    if (declining) river.actions.choose(declining, event);
    else this.throwNow(event);
    return undefined;
  }

  stageClick(event) {
    const { board: river } = this;
    if (!river.busy && !event.target.closest(TAKEN) && !this.pressNear(event)) {
      if (river.opened && !river.asksAlone) river.open(null);
      if (river.targets.picked) river.actions.pick(null);
      river.wrongPress.press(event);
    }
    super.stageClick(event);
  }

  /** In the hand, a press beside a boat or on the card it may go to is meant for it. */
  pressNear(event) {
    const { board: river } = this;
    const { layout, parts: { stage }, fleet, targets, opened } = river;
    if (layout.form === "wide" || !river.asksChoice || event.detail > 1) return false;
    const { left, top } = stage.getBoundingClientRect();
    const boats = fleet.lit.map((node) => ({ place: node.place, press: () => river.actions.boat(node, event) }));
    const ghosts = targets.seen.filter(({ group }) => (opened ? group.key === opened.key : group.options.length === 1))
      .map(({ choice, place }) => ({ place, card: choice.target === IN_HARBOUR ? null : layout.card(choice.target), press: () => river.actions.choose(choice, event) }));
    const thing = pressedThing({ x: event.clientX - left, y: event.clientY - top }, [...boats, ...ghosts]);
    thing?.press();
    return Boolean(thing);
  }

  get ended() { return this.board.result.isOpen ? this.board.result.rhythm : null; }

  get torn() { return this.board.view.undo_asked?.text ?? ""; }

  get tornTitle() { return this.board.view.undo_asked?.title ?? super.tornTitle; }

  intentOf(event, inside) {
    const { board: river, focused } = this;
    if (river.view.preview) return null;
    const zone = focused ? this.zoneOf(focused) : "";
    const onButton = focused?.tagName === "BUTTON" && focused.getAttribute("aria-disabled") !== "true"; // a boat that was clicked keeps the focus
    return keyIntent(event, {
      inside: ["popover", "panel", "advice", "tools"].includes(zone) || river.looks || focused?.tagName === "INPUT" ? null : inside, onButton,
      dialog: Boolean(this.popover.name) || river.result.isOpen || river.advice.asks, ended: river.result.isOpen && !this.popover.name, choosing: river.asksChoice,
    });
  }

  /** While the boats sail in, and while the cards drift after the tide has been told: a key throws then, as on the button, unless somebody hurries. */
  hurries(event) {
    const { board: { view, shown, played, seen, motion } } = this;
    const drifts = played === seen && view.events.at(-1)?.kind === "tide" && shown.river.tides === view.river.tides;
    const mayThrow = drifts && !motion.rushed && !isHandedRound(view, view.seats.map(({ bot }) => !bot));
    return !mayThrow && !isSailingIn(this.board) && super.hurries(event);
  }

  follow(intent) {
    const { board: river } = this;
    if (intent.kind === "roll") return this.throwNow(new Event("key")) || intent.key !== " "; // an idle Space scrolls the page
    if (intent.kind === "primary") return this.primary();
    if (intent.kind === "good" || intent.kind === "ill") return river.fleet.focus(firstOfKind(river.groups, intent.kind));
    if (intent.kind === "step") return this.step(intent.key);
    this.tool(intent.kind);
    return true;
  }

  primary() {
    const { board: river } = this;
    if (river.result.isOpen) return river.result.primary?.focus({ preventScroll: true }), true; // another one starts: none begins a race by accident
    if (river.asksChoice && this.step("Home")) return true; // thrown by hand: the keys go on from the first boat, and another Enter sails it
    return this.throwNow(new Event("key"));
  }

  /** Throw, or be told why not; what still moves is brought to its end first, and that is answer enough. */
  throwNow(event) {
    const { board: river } = this;
    const moved = river.busy;
    return river.actions.roll(event) || (!moved && river.wrongPress.thrown());
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
    if (river.targets.picked) return river.actions.pick(null), true;
    if (river.advice.asks) return river.thinkAgain(), true;
    return (river.look.lists && river.look.turn()) || this.leaveLooking();
  }

  useTool(name) {
    const { board: river } = this;
    if (name === "hint" && river.look.turn()) return true;
    if (name === "hint" && goesByItself(river)) return river.wrongPress.pointOut();
    if (name === "hint" && this.hasOneMove) return river.wrongPress.beckon(), this.refuse(name), true;
    if (name === "hint") river.act(isTaught(river) ? { kind: name, brief: true } : { kind: name });
    else if (name === "undo") river.act({ kind: name });
    else if (name === "leave" && river.view.phase === "over" && !isPhone(river.view)) river.act({ kind: "leave" });
    else return false;
    return true;
  }

  /** Whether there is but one move, which is shown to whoever asks for a hint. */
  get hasOneMove() {
    const { asksChoice, view } = this.board;
    return asksChoice && !view.can?.hint;
  }

  /** @param {string} name */
  whyOff(name) { return name === "hint" ? hintlessWords(this.board.view) : super.whyOff(name); }

  content(name) {
    const { board: river } = this;
    const contents = {
      log: () => ["What happened", [river.log.list]],
      settings: () => ["Settings", this.settingsRows()],
      help: () => ["How to play", this.helpNodes()],
      leave: () => this.leaveContent(),
      undo: () => this.undoContent(),
    };
    return contents[name]();
  }

  /** @returns {[string, Node[]]} */
  leaveContent() {
    const { board: river } = this;
    const { title, question, leave } = leaveWords(river.view, { title: "New race", question: "This race is kept: “Go on” on the first page brings you back to it.", leave: "Begin a new race" });
    return [title, leaveNodes(question, { leave, isKept: !isPhone(river.view), onLeave: () => { this.popover.close(); river.act({ kind: "leave" }); }, onStay: () => this.popover.close() })];
  }

  helpNodes() {
    const { now, rules } = this.board.view.help;
    const told = asPlatesShow(rules, this.board.plates.isWorded);
    return pictureRules(helpNodes(now ? [now] : [], told, hasKeys() ? KEY_HELP : []));
  }

  settingsRows() {
    const { board: river } = this;
    const onChange = (key, value) => river.change(key, value);
    return [
      ...commonRows(river.currentSettings, onChange, river.motion.reducedQuery.matches),
      choiceRow("The tutor warns me of", TUTOR_LEVELS, river.settings.warns || river.view.tutor, (level) => river.act({ kind: "tutor", level }) && onChange("warns", level), "before it counts"),
      choiceRow(`The only possible move sails by itself${tapsOnlyBoat(river) ? ", after you have tapped one" : ""}`, ON_OFF, river.settings.sailsOnly, (value) => onChange("sailsOnly", value)),
      choiceRow("Calm water (saves power)", ON_OFF, river.settings.calm, (value) => onChange("calm", value)),
    ];
  }

  /** Beside what is asked: boats that may sail, their targets and what is said there; on a phone it is a sheet. */
  putPopover() {
    const { board: { layout, parts, targets, fleet } } = this;
    const round = ({ place: { x, y, size } }, weight) => ({ x, y, w: size, h: size, weight });
    const asked = [...fleet.lit.map((boat) => round(boat, SAILING)), ...targets.seen.map((ghost) => round(ghost, BOUND)), ...targets.questions.map((words) => ({ ...words, weight: BOUND })), ...fleet.seen.map((place) => round({ place }, LYING))];
    const box = ["leave", "undo"].includes(this.popover.name) ? null : popoverPlace(layout, asked, BROAD[this.popover.name]); // a question stands in the middle
    const beside = box && { left: `${box.x - box.w / 2}px`, top: `${box.y - box.h / 2}px`, right: "auto", bottom: "auto", width: `${box.w}px`, maxHeight: `${box.h}px` };
    Object.assign(parts.popover.style, beside ?? { left: "", top: "", right: "", bottom: "", width: "", maxHeight: "" });
  }

  /** After a view: with the keyboard, go where the player goes on; a question always gets the focus. */
  placeFocus(opened = false) {
    const { board: river } = this;
    if (river.looking.takeFocus()) return;
    const { advice, result, parts } = river;
    const zone = this.focused ? this.zoneOf(this.focused) : "";
    if (advice.asks) {
      if (opened || (this.mayFocus && this.keyboard && zone !== "advice")) advice.primary.focus({ preventScroll: true });
    } else if (result.isOpen) {
      if ((this.mayFocus && this.keyboard && (opened || zone !== "panel"))) result.title.focus({ preventScroll: true });
    } else if (!this.mayFocus || !this.keyboard || zone === "tools" || zone === "popover") {
      return;
    } else if (river.asksChoice) {
      if (zone !== "targets" && !(zone === "advice" && river.look.lists) && river.fleet.at < 0) river.fleet.focus(0);
    } else if (river.asksRoll) {
      parts.roll.focus({ preventScroll: true });
    }
  }
}
