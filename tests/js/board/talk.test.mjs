import assert from "node:assert/strict";
import { test } from "node:test";

import { isCelebrated, isEmpty, isGuest, isHandedRound, isPhone, leaveWords, ownSides, saidNow, whereabouts } from "../../../riverlib/boards/talk.js";

const SEATS = [{ name: "Anna" }, { name: "Grandpa" }, { name: "Otter" }];

const home = (told = {}) => ({
  you: 0, watches: false, away: null, question: null, waits: "",
  seats: [
    { seat: 0, place: "phone", present: true, stood_in: false }, { seat: 1, place: "phone", present: false, stood_in: false },
    { seat: 2, place: "bot", present: true, stood_in: false },
  ],
  ...told,
});
const steps = ({ answers }) => answers.map(({ step, seat = null }) => [step, seat]);

test("a game on one device says nothing", () => {
  assert.deepEqual(saidNow(null, SEATS), { kind: "", text: "", answers: [] });
  assert.equal(saidNow(home(), SEATS).text, "");
});

test("a question comes before everything else, and its words are those of the view", () => {
  const said = saidNow(home({ question: { text: "All right?", yes: "Yes", no: "No" }, away: { seat: 1, text: "Away." }, waits: "Wait." }), SEATS);
  assert.equal(said.text, "All right?");
  assert.deepEqual(steps(said), [["yes", null], ["no", null]]);
});

test("who is away is waited for, or a bot plays; who waits may still change their mind", () => {
  const away = home({ away: { seat: 1, text: "Grandpa is away.", has_left: false, is_waited_for: true } });
  assert.deepEqual(steps(saidNow(away, SEATS)), [["wait", 1], ["bot", 1]]);
  assert.deepEqual(steps(saidNow(away, SEATS, 1)), [["bot", 1]]);
  assert.deepEqual(steps(saidNow(away, SEATS, 0)), [["wait", 1], ["bot", 1]]);
});

test("who has left is replaced by somebody, by a bot, or at the host's device", () => {
  const left = home({ away: { seat: 1, text: "Grandpa has left.", has_left: true, is_waited_for: false } });
  assert.deepEqual(steps(saidNow(left, SEATS)), [["wait", 1], ["bot", 1]]);
  assert.deepEqual(steps(saidNow({ ...left, you: null }, SEATS)), [["wait", 1], ["bot", 1], ["here", 1]]);
  assert.deepEqual(steps(saidNow({ ...left, you: null, watches: true }, SEATS)), []);
  assert.equal(saidNow(left, SEATS, 1).text, "", "whoever waits is not held up before it is that seat's turn");
  left.away.is_waited_for = true;
  assert.deepEqual(steps(saidNow(left, SEATS, 1)), [["bot", 1]]);
  const stoodIn = home({ waits: "A bot plays for Grandpa." });
  Object.assign(stoodIn.seats[1], { stood_in: true, empty: true });
  assert.equal(saidNow(stoodIn, SEATS).answers[0].words, "Wait for somebody instead");
});

test("a bot that plays for somebody can be stopped by name", () => {
  const stoodIn = home({ waits: "A bot plays for Grandpa." });
  stoodIn.seats[1].stood_in = true;
  const said = saidNow(stoodIn, SEATS);
  assert.deepEqual(steps(said), [["back", 1]]);
  assert.equal(said.answers[0].words, "Wait for Grandpa instead");
});

test("who waits is offered what to do instead, by the words of the view", () => {
  const said = saidNow(home({ waits: "Waiting for Anna.", offer: { words: "Deal now", step: "deal" } }), SEATS);
  assert.deepEqual(said.answers, [{ words: "Deal now", step: "deal" }]);
});

test("a screen that only watches is offered nothing", () => {
  for (const told of [{ question: { text: "?", yes: "Y", no: "N" } }, { away: { seat: 1, text: "Away." } }, { waits: "A bot plays." }]) {
    const said = saidNow(home({ ...told, watches: true, you: null }), SEATS);
    assert.deepEqual(said.answers, []);
  }
});

test("a plate shows whose phone is away and for whom a bot plays", () => {
  const view = { home: home() };
  assert.deepEqual([0, 1, 2].map((seat) => whereabouts(view, seat)), ["", "away", ""]);
  view.home.seats[1].stood_in = true;
  assert.equal(whereabouts(view, 1), "stood_in");
  assert.equal(whereabouts({ home: null }, 1), "");
});

test("phones and watchers are guests; only where several share a device nobody is you", () => {
  const here = { seat: 0, place: "here", present: true, stood_in: false };
  const host = { home: home({ you: null, seats: [here, { ...here, seat: 1 }] }) };
  assert.deepEqual([isPhone({ home: home() }), isGuest({ home: home() })], [true, true]);
  assert.deepEqual([isPhone(host), isGuest(host), isPhone({ home: null }), isGuest({})], [false, false, false, false]);
  assert.equal(isGuest({ home: home({ you: null, watches: true }) }), true);
  assert.equal(isHandedRound({ home: home() }, [true, true]), false);
  assert.equal(isHandedRound(host, [true, true]), true);
  const left = { home: home({ you: null, seats: [here, { ...here, seat: 1, place: "free", empty: true }] }) };
  assert.equal(isHandedRound(left, [true, true]), false);
  assert.equal(isHandedRound({ home: null }, [true, false]), false);
  assert.equal(isHandedRound({ home: null }, [true, true]), true);
});

test("the sides of those at this device are marked as own, and nobody is where all of them are", () => {
  const marked = (view, people, sides = [[0], [1], [2]]) => sides.map(ownSides(view, people, sides));
  assert.deepEqual(marked({ home: null }, [true, true, false]), [true, true, false]);
  assert.deepEqual(marked({ home: null }, [true, true, true]), [false, false, false]);
  assert.deepEqual(marked({ home: null }, [true, false, false, false], [[0, 2], [1, 3]]), [true, false]);
  assert.deepEqual(marked({ home: home() }, [true, true, false]), [true, false, false], "a phone is one person's");
  assert.deepEqual(marked({ home: home({ you: null, watches: true }) }, [true, true, false]), [false, false, false]);
  const host = { home: home({ you: null, seats: [{ seat: 0, place: "phone" }, { seat: 1, place: "here" }, { seat: 2, place: "bot" }] }) };
  assert.deepEqual(marked(host, [true, true, false]), [false, true, false]);
});

test("a phone leaves its seat, the computer its game", () => {
  const own = { title: "New game", question: "?", leave: "Leave" };
  assert.equal(leaveWords({ home: null }, own), own);
  assert.equal(leaveWords({ home: home() }, own).title, "Leave the table");
  const at = (place) => ({ home: home({ you: null, seats: [{ name: "Anna", place: "here" }, { name: "Ben", place }] }) });
  assert.equal(leaveWords(at("free"), own), own);
  assert.match(leaveWords(at("phone"), own).question, /can come along/);
});

test("nobody plays a seat that was left, before it was said who shall", () => {
  const seat = { seat: 0, place: "free", present: false, stood_in: false, empty: true };
  assert.ok(isEmpty({ home: { seats: [seat] } }, 0));
  assert.ok(!isEmpty({ home: { seats: [{ ...seat, stood_in: true }] } }, 0), "a bot does");
  assert.ok(!isEmpty({ home: { seats: [{ ...seat, empty: false }] } }, 0), "a phone sleeps");
  assert.ok(!isEmpty({}, 0), "one device");
});

test("what a game is a copy of is said where nothing else is, with the way back", () => {
  const copy = { text: "A copy.", back: "Back to it" };
  assert.deepEqual(saidNow(null, SEATS, null, copy), { kind: "copy", text: "A copy.", answers: [{ words: "Back to it", step: "original" }] });
  assert.equal(saidNow(home({ waits: "Waiting for Anna." }), SEATS, null, copy).text, "Waiting for Anna.");
  assert.deepEqual(saidNow(home(), SEATS, null, { ...copy, back: "" }).answers, []);
});

test("a win is celebrated at the device of whoever won, on the big screen for all people, and where only bots play", () => {
  const people = [true, true, false];
  assert.equal(isCelebrated({ home: null }, people, [1]), true);
  assert.equal(isCelebrated({ home: null }, people, [2]), false, "a bot has won");
  assert.equal(isCelebrated({ home: null }, [false, false, false], [2]), true, "nobody has lost to it");
  assert.equal(isCelebrated({ home: home() }, people, [1]), false, "on another phone");
  assert.equal(isCelebrated({ home: home({ you: 1 }) }, people, [1, 2]), true);
  assert.equal(isCelebrated({ home: home({ you: null, watches: true }) }, people, [1]), true);
  assert.equal(isCelebrated({ home: home({ you: null, watches: true }) }, people, [2]), false);
});
