import assert from "node:assert/strict";
import test from "node:test";
import { keyIntent } from "../../../riverlib/boards/race/keys.js";

const NOW = { inside: true, onButton: false, dialog: false, choosing: true };
const press = (key, more = {}, keys = {}) => keyIntent({ key, ...keys }, { ...NOW, ...more });

test("letters do what they stand for", () => {
  const meant = {
    r: "roll", R: "roll", " ": "roll", g: "good", i: "ill", u: "undo", h: "hint", l: "log", s: "settings", "?": "help", Escape: "close",
  };
  for (const [key, kind] of Object.entries(meant)) assert.equal(press(key).kind, kind);
});

test("keys with Ctrl, Alt or Cmd belong to the browser", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"]) assert.equal(press("r", {}, { [held]: true }), null);
});

test("Space and Enter on a button are the button's own", () => {
  assert.equal(press(" ", { onButton: true }), null);
  assert.equal(press("Enter", { onButton: true }), null);
  assert.equal(press("Enter").kind, "primary");
});

test("a key held down rolls once and does not choose by itself", () => {
  for (const key of [" ", "Enter", "r"]) assert.equal(press(key, { onButton: true }, { repeat: true }).kind, "nothing");
  for (const key of ["h", "u", "l", "?", "g", "Escape"]) assert.equal(press(key, {}, { repeat: true }).kind, "nothing");
  assert.equal(press("ArrowRight", {}, { repeat: true }).kind, "step");
});

test("arrows walk along the boats only while there is something to choose", () => {
  assert.equal(press("ArrowRight").kind, "step");
  assert.equal(press("Home").kind, "step");
  assert.equal(press("ArrowRight", { choosing: false, inside: false }), null);
  assert.equal(press("ArrowRight", { inside: null }), null, "a scrolling log keeps its arrows");
});

test("arrows on the river never scroll the page, whoever's turn it is; elsewhere they are the page's", () => {
  for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
    assert.equal(press(key).kind, "step");
    assert.equal(press(key, { choosing: false }).kind, "nothing");
    assert.equal(press(key, { choosing: false, inside: false }), null);
    assert.equal(press(key, { choosing: false, inside: null }), null);
    assert.equal(press(key, { choosing: false, dialog: true }), null);
  }
  assert.equal(press("End", { choosing: false }), null);
});

test("where the result is on show Enter goes to its button, and presses it only there", () => {
  assert.equal(press("Enter", { dialog: true }), null);
  assert.equal(press("Enter", { dialog: true, ended: true }).kind, "primary");
  assert.equal(press("Enter", { dialog: true, ended: true, onButton: true }), null);
  assert.equal(press("Enter", { dialog: true, ended: true }, { repeat: true }).kind, "nothing");
});

test("behind an open panel nothing rolls and nothing sails", () => {
  for (const key of ["r", " ", "g", "i", "ArrowLeft"]) assert.equal(press(key, { dialog: true }), null);
  assert.equal(press("u", { dialog: true }).kind, "undo");
  assert.equal(press("l", { dialog: true }).kind, "log");
});
