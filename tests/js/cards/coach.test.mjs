import assert from "node:assert/strict";
import test from "node:test";
import { CardActions } from "../../../riverlib/boards/cards/actions.js";
import { Coach, onlyCoachSays } from "../../../riverlib/boards/cards/coach.js";
import { closed, glanceOf, LATE_MS, optionLabel, othersSpoken, shortChance, shortPoints, spokenWords, stillShare, waitWords, winWords } from "../../../riverlib/boards/cards/coach_words.js";
import { bidsSize } from "../../../riverlib/boards/cards/bids_place.js";

const COACH = { brain: "ready", due: true, chances: null, hint: null, warning: null, glance: null };
const VIEW = { game: "g", turn: 3, answered: null, hand: [], coach: COACH };

test("a view in which the coach alone has come further is told from every other", () => {
  assert.ok(onlyCoachSays(VIEW, { ...VIEW, coach: { ...COACH, due: false } }));
  assert.ok(!onlyCoachSays(null, VIEW), "the first view");
  assert.ok(!onlyCoachSays(VIEW, { ...VIEW, turn: 4 }), "somebody has moved");
  assert.ok(!onlyCoachSays(VIEW, { ...VIEW, answered: "n-1" }), "a click was answered");
  assert.ok(!onlyCoachSays(VIEW, { ...VIEW, hand: [{}] }), "something else has changed");
  assert.ok(!onlyCoachSays(VIEW, { ...VIEW, coach: null }), "there is nothing to choose any more");
  assert.ok(!onlyCoachSays({ ...VIEW, coach: null }, VIEW));
});

test("chances and points are short on the table and whole for a screen reader", () => {
  const option = (words, points) => ({ id: "bid 2", made: 0.5, words, points });
  assert.deepEqual(["63%", "certain", "impossible", "under 1%", "over 99%"].map((words) => shortChance(option(words, 1))), ["63%", "sure", "0%", "<1%", ">99%"]);
  assert.deepEqual(["63%", "certain", "under 1%"].map((words) => shortChance(option(words, 1), false)), ["≈63%", "sure", "<1%"]);
  assert.equal(optionLabel(option("63%", 7.4), false), "about 63% chance to make it, about 7.4 points on average");
  assert.deepEqual([7.42, -2, 0].map(shortPoints), ["7.4", "−2.0", "0.0"]);
  assert.equal(optionLabel(option("63%", 7.4)), "63% chance to make it, about 7.4 points on average");
  assert.equal(optionLabel(option("certain", 1)), "certain to make it, about 1.0 point on average");
});

test("my plate tells the chance while it is open, the scores who wins", () => {
  const chances = (still, win = [], settled = true) => ({ options: [], still, worlds: 400, settled, win });
  assert.equal(stillShare(chances("63%", [], false), "play"), "≈63%", "not settled yet");
  assert.equal(stillShare(chances("63%"), "play"), "63%");
  assert.equal(stillShare(chances("63%"), "bid"), "", "each number tells its own");
  assert.equal(stillShare(chances("impossible"), "play"), "", "the plate says it by itself");
  assert.equal(winWords(chances("", ["30%", "certain"]), 0), "30% to win");
  assert.equal(winWords(chances("", ["30%", "certain"]), 1), "has won");
  assert.equal(winWords(chances(""), 0), "");
  assert.equal(winWords(null, 0), "");
});

const OWN = { id: "bid 2", name: "Bid 2", words: "best", numbers: "7 points, 60%" };

test("what else there is is heard to its end, and what several choices have in common once", () => {
  const other = (no, words) => ({ ...OWN, id: `play ${no}`, name: `Card ${no}`, words });
  const heard = othersSpoken({ own: OWN, others: [other(1, "worse"), other(2, "much worse"), ...Array.from({ length: 9 }, (_, no) => other(no + 3, "much worse"))] });
  assert.ok(heard.startsWith("Best: Bid 2, "));
  assert.ok(heard.includes("Card 11"), "the worst one too");
  assert.equal(heard.match(/Much worse/g).length, 1);
});

test("what is spoken has a full stop after each of its parts", () => {
  const hint = { best: "bid 2", head: "Better: bid 2", text: "Two aces.", rest: "Nobody is short.", numbers: "About 7 points.", own: OWN, others: [{ id: "bid 1", name: "Bid 1", words: "worse", numbers: "4 points, 30%" }] };
  assert.equal(spokenWords(hint), "Better: bid 2. Two aces. Nobody is short. About 7 points.");
  assert.equal(othersSpoken(hint), "Best: Bid 2, 7 points, 60%. Worse: Bid 1, 4 points, 30%.");
  assert.equal(closed("Careful!"), "Careful!");
});

test("numbers with their chances take more height, and no more breadth", () => {
  for (const shape of ["wide", "tablet", "tall", "low"]) {
    const [plain, odds] = [false, true].map((each) => bidsSize(11, { shape, room: 380, odds: each }));
    assert.ok(odds.h > plain.h, shape);
    assert.equal(odds.w, plain.w, shape);
  }
});

test("a press asks, keeps waiting while it thinks, then says what else there is, and the next one closes", () => {
  const did = [];
  const other = { id: "bid 1", name: "Bid 1", words: "worse", numbers: "4 points, 30%" };
  const controls = { popover: { name: "" } };
  const notes = { say: (words) => did.push(words) };
  const coach = { sent: COACH, since: 0, hasMore: Coach.prototype.hasMore, isDone: Coach.prototype.isDone, table: { controls, notes, settings: {}, view: {} }, warned: false, stage: 0, ask(stage) { this.stage = stage; did.push(stage); }, close() { this.stage = 0; did.push("closed"); } };
  const press = (hint) => Coach.prototype.press.call(Object.assign(coach, { sent: { ...COACH, hint } }));
  const whole = { best: "bid 2", head: "", text: "", rest: "", numbers: "", own: OWN, others: [other] };
  press(null);
  press(null);
  press(whole);
  press(whole);
  press({ ...whole, others: [] }); // a new look where there is nothing else
  press({ ...whole, others: [] });
  assert.deepEqual(did, [1, 1, 2, "closed", 1, "closed"]);
  did.length = 0;
  press(null);
  coach.sent = { ...COACH, brain: "slow" };
  Coach.prototype.press.call(coach);
  assert.deepEqual(did, [1, "closed"], "it says already that it is working it out");
});

test("what was asked for is asked again until it is there, however long it takes: quickly at first", () => {
  const coach = Object.create(Coach.prototype);
  Object.assign(coach, { asked: 0, stage: 1, warned: false, table: { settings: { tutor: "off" }, view: { coach: COACH, lesson: null } } });
  const pauseAt = (asked, sent = COACH) => {
    coach.table.view.coach = sent;
    return Object.assign(coach, { asked }).pause;
  };
  assert.ok(pauseAt(0) < pauseAt(1) && pauseAt(1) < pauseAt(30) && pauseAt(30) < pauseAt(300));
  assert.ok(pauseAt(1, { ...COACH, brain: "soon" }) > 1000, "nothing comes before the kernels are there");
  assert.ok(Object.assign(coach, { asked: 300 }).isDue);
  coach.table.view.coach = { ...COACH, due: false, hint: {} };
  assert.ok(!coach.isDue, "all is said");
});

test("in a guided first game it warns of big slips at least, until somebody there says otherwise", () => {
  const coach = Object.create(Coach.prototype);
  const table = { settings: { tutor: "off" }, view: { game: "g", guided: true } };
  Object.assign(coach, { table, chosenIn: "" });
  assert.deepEqual(coach.watches, { tutor: "gentle" });
  table.settings.tutor = "strict";
  assert.deepEqual(coach.watches, { tutor: "strict" });
  table.settings.tutor = "off";
  coach.change("tutor");
  assert.equal(coach.watches, null, "it was turned off here");
  table.view = { game: "h" };
  assert.equal(coach.watches, null, "other games are as they were");
  table.settings.quiet = "guided";
  assert.deepEqual(coach.watches, { tutor: "gentle" }, "it goes on until somebody says whether it shall");
  table.settings.quiet = "asked";
  assert.equal(coach.watches, null);
});

test("a second press on what it asks about means it; the second of a double press does not, and another number is another choice", () => {
  const did = [];
  const coach = { asks: true, since: performance.now() - 1000, anyway: () => did.push("anyway"), watches: { tutor: "gentle" } };
  const board = { coach, view: { coach: { ...COACH, warning: { id: "bid 4" } } } };
  const insists = (id) => CardActions.prototype.insists.call({ board }, id);
  assert.ok(insists("bid 4"));
  assert.deepEqual(did, ["anyway"]);
  assert.ok(!insists("bid 3"));
  coach.since = performance.now();
  assert.ok(insists("bid 4"));
  assert.deepEqual(did, ["anyway"], "so soon nobody has read it");
  coach.asks = false;
  assert.ok(!insists("bid 4"));
});

test("while the tutor looks at a number all of them stay in sight, and a further press sends nothing", () => {
  const sent = [];
  const board = { busy: false, tips: { done() {} }, settings: { forced: "last" }, view: { game: "g", turn: 1 }, coach: { asks: false, watches: { tutor: "gentle" } }, bidding: { isOpen: false }, parts: {}, expose() {}, render() {}, send: (_, action) => sent.push(action.tricks) };
  const actions = new CardActions(board);
  assert.equal(actions.weighed, null);
  actions.bid(4);
  assert.equal(actions.weighed, 4);
  assert.ok(!actions.bid(2));
  clearTimeout(actions.pending.timer);
  actions.pending = null;
  assert.equal(actions.weighed, null);
  board.coach.watches = null;
  actions.bid(3);
  assert.equal(actions.weighed, null, "nobody looks: the numbers go at once");
  actions.destroy();
  assert.deepEqual(sent, [4, 3]);
});

test("whoever lets an only choice play itself says so with every action, and nobody else does", () => {
  for (const [forced, told] of [["only", "only"], ["last", undefined], ["off", undefined]]) {
    const sent = [];
    const board = { busy: false, tips: { done() {} }, settings: { forced }, view: { game: "g", turn: 1 }, expose() {}, render() {}, send: (_, action) => sent.push(action) };
    const actions = new CardActions(board);
    actions.act({ kind: "take" });
    actions.destroy();
    assert.deepEqual([sent[0].kind, sent[0].forced], ["take", told]);
  }
});

test("who wants to be warned is told once a game that nobody has looked at a choice", () => {
  const said = [];
  const coach = Object.create(Coach.prototype);
  const table = { settings: { tutor: "strict" }, view: { game: "g" }, notes: { say: (words) => said.push(words) } };
  Object.assign(coach, { table, brain: "soon", missedIn: "" });
  for (const kind of ["next", "bid", "play"]) assert.equal(coach.hearAnswer(kind), false);
  assert.equal(said.length, 1);
  assert.match(said[0], /not there yet/);
  table.view.game = "h";
  table.settings.tutor = "off";
  coach.hearAnswer("bid");
  Object.assign(coach, { brain: "ready" });
  table.settings.tutor = "gentle";
  coach.hearAnswer("bid");
  assert.equal(said.length, 1);
});

test("while a hint is on its way it is said how long that takes", () => {
  const said = (more) => waitWords({ ...COACH, ...more });
  assert.match(said({}), /thinking/);
  assert.match(said({ brain: "soon" }), /a few seconds/);
  assert.match(said({ brain: "slow" }), /about a minute, only this once/);
  assert.match(said({ brain: "failed" }), /cannot/);
});

test("a first look at the cards is shown at once where the coach is not ready, else where the hint keeps somebody waiting", () => {
  const glance = { best: "bid 2", head: "At a glance: bid 2", text: "Likely tricks: two aces.", share: 0.3 };
  for (const brain of ["soon", "slow", "failed"]) assert.equal(glanceOf({ brain, glance }, 0), glance);
  assert.equal(glanceOf({ brain: "ready", glance }, LATE_MS - 1), null, "the hint itself is there at once");
  assert.equal(glanceOf({ brain: "ready", glance }, LATE_MS), glance);
  assert.equal(glanceOf({ brain: "slow", glance: null }, LATE_MS), null);
});

test("what a first look finds glows until the hint itself is there", () => {
  const glance = { best: "bid 2", head: "At a glance: bid 2", text: "", share: 0 };
  const coach = Object.create(Coach.prototype);
  const good = (more, stage = 1) => {
    Object.defineProperty(coach, "sent", { value: { ...COACH, ...more }, configurable: true });
    return Object.assign(coach, { stage, since: performance.now(), warned: false }).good;
  };
  assert.deepEqual(good({ brain: "slow", glance }), ["bid 2"]);
  assert.deepEqual(good({ brain: "slow", glance }, 0), [], "nobody has asked");
  assert.deepEqual(good({ glance }), [], "the hint itself is there at once");
  assert.deepEqual(good({ brain: "slow", glance: null, hint: { own: OWN, good: ["bid 3"] } }), ["bid 3"]);
});

test("what stands below the numbers already is not shown once more as what else there is", () => {
  const hint = { best: "bid 2", head: "", text: "", rest: "", numbers: "", own: OWN, others: [OWN], rows: [OWN], few: [] };
  const coach = Object.create(Coach.prototype);
  Object.assign(coach, { stage: 2, table: { settings: { chances: false }, view: { phase: "bid" } } });
  assert.equal(coach.suggestion({ ...COACH, hint }).lists.rows.length, 1);
  coach.table.settings.chances = true;
  assert.equal(coach.suggestion({ ...COACH, hint, chances: {} }).lists, null);
});

test("what was taken back is written where else it says what is to be done, until somebody goes on", () => {
  const heard = [];
  const board = { busy: false, tips: { done() {} }, settings: { forced: "last" }, view: { game: "g", turn: 1, seats: [{ kind: "person" }, { kind: "bot" }] }, motion: { pace: 0 }, log: { speak: (words) => heard.push(words) }, expose() {}, render() {}, send() {} };
  const actions = new CardActions(board);
  actions.tell({ kind: "undo", flight: null }, { kind: "info", text: "Taken back: bid again." });
  assert.deepEqual([actions.undone, heard], ["Taken back: bid again", ["Taken back: bid again."]]);
  actions.act({ kind: "bid", tricks: 1 });
  assert.equal(actions.undone, "");
  actions.destroy();
});
