// scenes.js: how long what happens is seen.

import assert from "node:assert/strict";
import { test } from "node:test";

import { bidRest } from "../../../riverlib/boards/cards/scenes.js";

const table = (isFirst, explain) => /** @type {any} */ ({ shown: { me: 0 }, tips: { isFirst }, currentSettings: { explain } });

test("in a first game that is explained others' bids rest about twice as long, and mine never longer", () => {
  assert.equal(bidRest(table(true, true), 1), 900);
  for (const later of [table(false, true), table(false, false), table(true, false)]) assert.equal(bidRest(later, 1), 440);
  assert.equal(bidRest(table(true, true), 0), bidRest(table(false, false), 0));
});
