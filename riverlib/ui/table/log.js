// log.js: everything said and played in this deal, and the voice for screen readers. Each sentence is said once.

const SPOKEN_KEPT = 12;

class Log {
  constructor(spoken) {
    this.spoken = spoken;
    this.list = make("ol", "log-list");
    this.list.tabIndex = 0;
    this.list.setAttribute("aria-label", "Log of this deal");
  }

  /** Say it aloud without writing it down. */
  speak(sentence) {
    if (!sentence) return;
    this.spoken.append(make("p", "", sentence));
    while (this.spoken.childElementCount > SPOKEN_KEPT) this.spoken.firstElementChild.remove();
  }

  write(sentence, event = null) {
    if (!sentence) return;
    if (event?.t === "dealt") this.list.replaceChildren();
    const item = make("li", event ? `said-${event.t}` : "said-note", sentence);
    if (event?.c) item.prepend(this.suitOf(event.c));
    this.list.append(item);
    this.list.scrollTop = this.list.scrollHeight;
  }

  suitOf(card) {
    const chip = make("span", "chip");
    chip.append(draw(suitSign(card[0] === "*" ? "*" : card[1])));
    return chip;
  }

  add(event, seats) {
    const sentence = eventSentence(event, seats);
    this.write(sentence, event);
    this.speak(sentence);
  }

  note(sentence) {
    this.write(sentence);
    this.speak(sentence);
  }

  /** Write the deal's log anew, silently: after a reload or after something was taken back. */
  rewrite(view) {
    this.list.replaceChildren();
    for (const event of view.events) this.write(eventSentence(event, view.seats), event);
  }
}
