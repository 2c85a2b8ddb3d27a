// way_in.js: what a phone shows before it is let in: six letters to be typed, and why it is out again.

import { make, makeButton, setText } from "../../../boards/dom.js";

const LETTERS = 6;
const WHERE = "Six letters stand at the table's device, beside the picture to scan. Type them here:";
const BY_ITSELF = "If it is opened again, this page goes back to it by itself.";
const ANOTHER = "For another table type its six letters:";
const TRIES = 3; // then somebody who sees the table helps better than looking again
const ASK = "Ask to see the letters or the picture again.";
const NO_ANSWER = "The table does not answer. Is this phone on the same Wi-Fi?";

/** What is typed, as it is sent: letters only, in capitals. */
export function tidied(typed) {
  return typed.toUpperCase().replace(/[^A-Z]/g, "").slice(0, LETTERS);
}

/**
 * Ask for a typed code; returns the token it leads to, or the words why not.
 * @param {string} code
 * @returns {Promise<{ token?: string, say?: string, isRefused?: boolean }>}
 */
export async function enter(code) {
  try {
    const answer = await fetch("code", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ code }) });
    const said = await answer.json();
    return answer.ok ? { token: said.token } : { say: said.say, isRefused: true };
  } catch {
    return { say: NO_ANSWER };
  }
}

/**
 * What is said to letters that were not taken.
 * @param {string} say
 * @param {number} refusals how many there have been
 */
export function refusalWords(say, refusals) {
  return refusals < TRIES ? say : `${say} ${ASK}`;
}

export class WayIn {
  /** @param {(token: string) => void} onToken */
  constructor(onToken) {
    this.onToken = onToken;
    this.refusals = 0;
    this.node = make("form", "page way-in");
    this.node.noValidate = true;
    this.news = make("p", "news");
    this.news.setAttribute("role", "status");
    const label = make("label");
    this.label = label;
    this.box = make("input", "code");
    Object.assign(this.box, { id: "code", type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: false, enterKeyHint: "go" });
    this.box.setAttribute("autocorrect", "off");
    this.box.setAttribute("aria-describedby", "refusal");
    label.htmlFor = "code";
    this.refusal = make("p", "refusal");
    this.refusal.id = "refusal";
    this.refusal.setAttribute("role", "alert");
    this.button = makeButton("go", "Come in");
    this.button.type = "submit";
    this.node.append(make("h1", "", "The family table"), this.news, label, this.box, this.refusal, this.button);
    this.node.addEventListener("submit", (event) => { event.preventDefault(); this.send(); });
    this.box.addEventListener("input", () => this.typed());
  }

  /**
   * @param {string} news why this phone is not at the table any more; may be empty
   * @param {boolean} isOver whether the table was closed: a whole page says so, which is seen from a sofa too
   * @param {boolean} isScreen whether nobody types here
   */
  show(news, isOver = false, isScreen = false) {
    this.node.classList.toggle("over", isOver);
    for (const node of [this.box, this.button]) node.hidden = isScreen;
    setText(this.label, isScreen ? BY_ITSELF : isOver ? `${BY_ITSELF} ${ANOTHER}` : WHERE);
    setText(this.news, news);
    this.news.hidden = !news;
    setText(this.refusal, "");
    this.box.value = "";
    this.isAsking = false;
    this.refusals = 0;
  }

  typed() {
    const code = tidied(this.box.value);
    if (this.box.value !== code) this.box.value = code;
    setText(this.refusal, "");
    if (code.length === LETTERS) this.send();
  }

  async send() {
    const code = tidied(this.box.value);
    if (this.isAsking) return;
    if (code.length < LETTERS) return setText(this.refusal, `There are ${LETTERS} letters.`);
    this.isAsking = true;
    this.button.setAttribute("aria-disabled", "true");
    const { token, say, isRefused = false } = await enter(code);
    this.isAsking = false;
    this.button.removeAttribute("aria-disabled");
    if (token) return this.onToken(token);
    this.refusals += Number(isRefused);
    setText(this.refusal, isRefused ? refusalWords(say, this.refusals) : say);
    this.box.select();
    this.box.focus();
  }
}
