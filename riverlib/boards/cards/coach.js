// coach.js: what I ask the coach, and when: the hint on request, the chances as they grow more exact, its question before a
// slip. It asks through a channel of its own, so that no click ever waits for it.

import { CoachAdvice } from "./coach_advice.js";
import { ChanceMarks } from "./chance_marks.js";
import { glanceOf, LATE_MS, othersSpoken, spokenWords, tutorWords, waitWords, workingWords } from "./coach_words.js";

/** @import { CardTable } from "./table.js" */
/** @import { CardView } from "./view_types.js" */
/** @import { Coach as Sent, Hint } from "./coach_types.js" */

const FIRST_MS = 40; // after the table has settled: a message at mounting would be lost
const AGAIN_MS = [130, 200, 300, 500]; // and then as often as the last of them
const NOT_READY_MS = 1500;
const SLOW_MS = 1500; // where an answer takes longer than all others do: this machine has much else to do
const MOST_QUICK = 40;
const [NO_STAGE, SUGGESTION, ALTERNATIVES] = [0, 1, 2];

/**
 * Whether two views differ in nothing but what the coach says.
 * @param {CardView | null} before
 * @param {CardView} view
 */
export function onlyCoachSays(before, view) {
  if (!before?.coach || !view.coach || before.turn !== view.turn || before.answered !== view.answered) return false;
  return JSON.stringify({ ...before, coach: null }) === JSON.stringify({ ...view, coach: null });
}

/**
 * The other choices that have a sign: what the hint warns of, a minus at least, and beside the comparison what is bad.
 * @param {Hint} hint
 * @param {number} stage
 */
function markedIn({ avoid, others }, stage) {
  if (!stage) return null;
  return others.filter(({ id, words }) => avoid.includes(id) || (stage === ALTERNATIVES && words === "bad"))
    .map((each) => (each.words === "fine" || stage === SUGGESTION ? { ...each, words: "doubtful" } : each)); // beside its words a minus says enough
}

export class Coach {
  /** @param {CardTable} table */
  constructor(table) {
    this.table = table;
    this.advice = new CoachAdvice(table.parts.advice, {
      onSure: () => this.anyway(), onBack: () => this.takeBack(), onMore: () => this.ask(ALTERNATIVES), onClose: () => this.close(),
    });
    this.marks = new ChanceMarks(table.parts.seats);
    this.stage = NO_STAGE;
    this.warned = false; // the question before a slip is open
    this.chosenIn = ""; // the game in which somebody chose what it warns of
    this.moment = ""; // that all of this is about
    this.asked = 0;
    this.since = 0; // when the hint was asked for, or its question came
    this.told = ""; // the hint that was spoken last
    this.brain = /** @type {Sent["brain"]} */ ("ready"); // whether it could reckon when I chose
    this.missedIn = ""; // the game in which it was said that it cannot warn yet
    this.timer = 0;
    this.late = 0;
  }

  destroy() {
    clearTimeout(this.timer);
    clearTimeout(this.late);
  }

  /** What was sent of the choice that waits for me, or null. */
  get sent() {
    const { view, busy, actions, teaching } = this.table;
    return view.coach && !busy && !actions.pending && !view.cover && teaching.isAwake ? view.coach : null;
  }

  /** The choices that glow: the one that is named, and those as good; of a first look its one. */
  get good() {
    const { sent } = this;
    if (this.isAsking) return sent.warning.good;
    const glance = this.stage && sent && !sent.hint && glanceOf(sent, performance.now() - this.since);
    if (glance) return [glance.best];
    return (this.stage && sent?.hint?.good) || [];
  }

  /** Whether it asks a question now. */
  get asks() { return this.advice.asks; }

  /** Whether its question waits for an answer, drawn already or about to be. */
  get isAsking() { return Boolean(this.warned && this.sent?.warning); }

  /** Of what it warns: in a guided first game, and after it, of big slips, unless somebody says that it shall not. */
  get tutor() {
    const { settings: { tutor, quiet }, view } = this.table;
    return tutor === "off" && (view.guided || quiet === "guided") && this.chosenIn !== view.game ? "gentle" : tutor;
  }

  /** What goes with a bid or card, so that the coach looks at it first. */
  get watches() {
    const { tutor } = this;
    return tutor === "off" ? null : { tutor };
  }

  get wants() {
    return { chances: Boolean(this.table.settings.chances), hint: this.stage > NO_STAGE, tutor: this.tutor };
  }

  /** A setting of its own was chosen: all is asked for anew. */
  change(key) {
    this.asked = 0;
    if (key === "tutor") this.chosenIn = this.table.view.game;
  }

  /* ---- asking ---- */

  /** What was said of another moment is gone. */
  forget() {
    const { view } = this.table;
    const moment = `${view.game} ${view.turn} ${view.me}`;
    if (moment !== this.moment) Object.assign(this, { moment, stage: NO_STAGE, warned: false, asked: 0 });
  }

  /** A new view, or a setting: what is wanted is asked for. */
  plan() {
    this.forget();
    clearTimeout(this.timer);
    if (!this.isDue) return;
    this.timer = setTimeout(() => this.send(), this.pause);
  }

  /** Milliseconds until it is asked next. */
  get pause() {
    const { asked, table } = this;
    if (!asked) return FIRST_MS;
    if (table.view.coach.brain !== "ready") return NOT_READY_MS;
    return asked > MOST_QUICK ? SLOW_MS : AGAIN_MS[Math.min(asked, AGAIN_MS.length) - 1];
  }

  get isDue() {
    const { view: { coach, lesson } } = this.table;
    const { chances, hint, tutor } = this.wants;
    if (this.warned && coach && !coach.warning) this.warned = false; // another window has gone on
    if (!coach || lesson || coach.brain === "failed" || (!chances && !hint && tutor === "off")) return false;
    return !this.asked || (hint && !coach.hint) || (chances && !coach.chances) || coach.due;
  }

  send() {
    const { table } = this;
    if (document.hidden) return this.plan();
    this.asked += 1;
    if (!table.actions.pending && !table.busy) table.send("think", { turn: table.view.turn, ...this.wants, no: this.asked });
    return this.plan(); // the answer may be the same view again, which nobody tells
  }

  /** The tool and its key: the suggestion, then what else there is, then no more of it. */
  press() {
    const { sent, table } = this;
    if (table.controls.popover.name) table.controls.popover.close(); // it would lie over what is said
    if (!sent) return table.controls.refuse("hint");
    if (this.warned) return this.answerWithHint();
    if (this.stage === ALTERNATIVES || (this.stage === SUGGESTION && this.isDone(sent))) return this.close();
    this.ask(this.stage === SUGGESTION && sent.hint ? ALTERNATIVES : SUGGESTION);
  }

  /** Whether one more press closes it: there is nothing else to tell, or it shows already that it is still working. */
  isDone(sent) {
    return sent.hint ? !this.hasMore(sent) : sent.brain !== "ready" || Boolean(glanceOf(sent, performance.now() - this.since));
  }

  /** Whoever asks for a hint while it asks about a slip takes that back, and is told. */
  answerWithHint() {
    this.warned = false;
    this.ask(SUGGESTION);
    if (this.table.controls.keyboard) this.table.controls.placeFocus();
  }

  ask(stage) {
    const { table } = this;
    this.stage = stage;
    this.told = ""; // whoever presses once more hears it once more
    if (stage === SUGGESTION) this.begin();
    table.notes.hide();
    table.render();
    this.plan();
    if (stage === ALTERNATIVES) table.log.speak(othersSpoken(table.view.coach.hint));
    else if (stage === SUGGESTION) this.tell();
  }

  /** A hint was asked for: where it keeps somebody waiting, they see a first look meanwhile. */
  begin() {
    Object.assign(this, { asked: 0, since: performance.now() });
    clearTimeout(this.late);
    this.late = setTimeout(() => this.sayGlance(), LATE_MS);
  }

  sayGlance() {
    const { table, sent } = this;
    if (!this.stage || !sent?.glance || table.busy) return;
    table.render();
    this.tell();
  }

  close() {
    if (!this.stage) return false;
    this.stage = NO_STAGE;
    this.table.render();
    this.table.notes.tellAgain();
    return true;
  }

  /** More is known of the same moment: nothing moves, no focus goes anywhere. */
  hear(view) {
    const { table } = this;
    if (table.view.coach.brain !== "ready" && view.coach.brain === "ready") this.asked = 1; // it can answer from now on: quickly, however long that took
    table.view = view;
    table.expose();
    if (!table.busy) {
      table.shown = { ...view };
      table.render();
      this.tell();
    }
    this.plan();
  }

  /** Say a hint, once: while it is worked out, that it comes. */
  tell() {
    const { sent, table, moment } = this;
    if (!sent || !this.stage) return;
    const glance = glanceOf(sent, performance.now() - this.since);
    const words = sent.hint ? spokenWords(sent.hint) : glance ? spokenWords({ ...glance, rest: "", numbers: workingWords(sent) }) : sent.brain === "ready" ? "" : waitWords(sent);
    if (!words || this.told === `${moment} ${words}`) return;
    this.told = `${moment} ${words}`;
    table.log.speak(words);
  }

  /* ---- the question before a slip ---- */

  /** The answer to a click came: whether it is a question. */
  hearAnswer(kind) {
    this.warned = (kind === "bid" || kind === "play") && Boolean(this.table.view.coach?.warning);
    if (!this.warned) return this.tellMissed(kind);
    Object.assign(this, { stage: NO_STAGE, since: performance.now() });
    this.table.log.speak(spokenWords(this.table.view.coach.warning));
    return true;
  }

  /** Who wants to be warned learns once that nobody has looked at a choice; returns false: no question is put. */
  tellMissed(kind) {
    const { table: { settings, view, notes }, brain, missedIn } = this;
    if ((kind !== "bid" && kind !== "play") || settings.tutor === "off" || brain === "ready" || missedIn === view.game || view.note) return false;
    this.missedIn = view.game;
    notes.say(tutorWords(brain));
    return false;
  }

  anyway() {
    const { table } = this;
    const { id } = table.view.coach.warning;
    this.warned = false;
    table.actions.again(id);
  }

  takeBack() {
    this.warned = false;
    this.table.render();
    if (this.table.controls.keyboard) this.table.controls.placeFocus();
  }

  /* ---- drawing ---- */

  /** Draw what is known of my choice; returns true when the question has just been put. */
  render() {
    this.forget(); // before anything is drawn: nobody asks for a drawing after it
    const { sent, table, advice } = this;
    const { hand, bidding } = table;
    if (sent) this.brain = sent.brain;
    const said = !sent ? null : this.isAsking ? { ...sent.warning, asks: true } : this.stage ? this.suggestion(sent) : null;
    const opened = advice.render(said, { isBid: table.view.phase === "bid" });
    const others = sent?.hint && !this.warned ? markedIn(sent.hint, this.stage) : null;
    if (table.actions.weighed === null) this.marks.render({ chances: table.settings.chances ? sent?.chances ?? null : null, good: this.good, asked: said?.asks ? sent.warning.id : null, others, hand, bidding }, table);
    if (said) advice.put(table);
    return opened;
  }

  /**
   * Whether there is more to tell than stands on the table: below the numbers their chances may stand.
   * @param {Sent} sent
   */
  hasMore({ hint, chances }) {
    const { settings, view } = this.table;
    const isShown = view.phase === "bid" && settings.chances && chances;
    return Boolean(hint?.others.length) && !isShown;
  }

  /** @param {Sent} sent */
  suggestion(sent) {
    const { hint } = sent;
    const nothing = { best: "", head: waitWords(sent), text: "", rest: "", numbers: "", asks: false, lists: null, more: false };
    const glance = glanceOf(sent, performance.now() - this.since);
    if (!hint) return glance ? { ...nothing, ...glance, working: workingWords(sent) } : nothing;
    const more = this.hasMore(sent);
    const lists = this.stage === ALTERNATIVES && more ? { rows: hint.rows, few: hint.few } : null;
    return { ...hint, asks: false, lists, more: more && !lists };
  }
}
