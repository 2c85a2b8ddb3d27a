import assert from "node:assert/strict";
import test from "node:test";
import { Strip } from "../../../riverlib/boards/lesson.js";

/** What stands in an answer after it was drawn some times. */
function drawn(...answers) {
  globalThis.document = /** @type {any} */ ({ createElement: () => ({ content: { firstElementChild: { cloneNode: () => "sign" } } }) });
  const answer = { className: "", kids: [], replaceChildren(...kids) { this.kids = kids; }, prepend(kid) { this.kids.unshift(kid); } };
  for (const each of answers) Strip.prototype.drawAnswer.call({ answer }, each);
  return answer;
}

test("an answer has one sign before it, however often it is drawn", () => {
  const wrong = { right: false, text: "Hearts were led." };
  assert.deepEqual(drawn(wrong, wrong, wrong).kids, ["sign", "Hearts were led."]);
  assert.deepEqual(drawn(wrong, null).kids, []);
  assert.match(drawn({ right: true, text: "Right." }).className, /right/);
});
