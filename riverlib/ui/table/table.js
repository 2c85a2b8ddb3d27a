// table.js: the card table. Shows the view it is sent, first animating what is new, and sends clicks back.
// It knows no rules: what may be played or bid, and why not, comes with the view.

const PARTS = {
  stage: ".stage", seats: ".seats", trick: ".trick", prompt: ".prompt", hand: ".hand", bids: ".bids", air: ".air",
  panel: ".panel", cover: ".cover", bubble: ".bubble", toast: ".toast", popover: ".popover", tools: ".tools",
  spoken: ".spoken", trump: ".trump", trumpCards: ".trump-cards", trumpWords: ".trump-words",
  infoDeal: ".info-deal", infoSaid: ".info-said",
};

class Table {
  constructor(parent) {
    this.root = parent.querySelector(".rt");
    this.parts = Object.fromEntries(Object.entries(PARTS).map(([name, path]) => [name, this.root.querySelector(path)]));
    this.view = null; // the newest view
    this.shown = null; // what lies on the table now
    this.game = null;
    this.played = 0; // number of the last event shown
    this.seen = 0; // highest number ever sent
    this.busy = false;
    this.run = 0; // a new number ends the pump that runs under the old one
    this.actions = new Actions(this);
    this.motion = new Motion();
    this.sound = new Sound();
    this.log = new Log(this.parts.spoken);
    this.seats = new Seats(this.parts.seats);
    this.felt = new Felt(this.parts);
    this.hand = new Hand(this.parts.hand, (button, event) => this.actions.play(button, event));
    this.bidding = new Bidding(this.parts.bids, {
      onBid: (n) => this.act({ kind: "bid", n }), onClosed: (button) => this.actions.explainBid(button),
    });
    this.summary = new Summary(this.parts.panel, {
      onNext: () => this.act({ kind: "next" }), onAgain: () => this.act({ kind: "again" }), onLeave: () => this.act({ kind: "leave" }),
    });
    this.controls = new Controls(this);
    this.choices = readChoices();
    this.applyChoices();
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(this.parts.stage);
    this.onHidden = () => { if (document.hidden && this.busy) this.settle(); this.applyChoices(); };
    document.addEventListener("visibilitychange", this.onHidden);
    this.onLessMotion = () => this.applyChoices();
    this.motion.reducedQuery.addEventListener("change", this.onLessMotion);
    window.__table = { view: null, busy: false, pending: false, settled: [], timings: [] }; // for the browser tests
  }

  destroy() {
    this.run += 1;
    this.motion.skip();
    this.sizes.disconnect();
    this.controls.destroy();
    this.actions.destroy();
    document.removeEventListener("visibilitychange", this.onHidden);
    this.motion.reducedQuery.removeEventListener("change", this.onLessMotion);
  }

  /* ---- from the game to the table ---- */

  update(view, send) {
    this.send = send;
    const first = this.view === null;
    const before = this.view;
    const answered = this.actions.takeAnswer(view);
    const plan = planView(view, this);
    this.view = view;
    this.game = view.game;
    this.seen = view.events.at(-1)?.q ?? this.seen;
    this.expose();
    if (answered?.kind === "claim") this.motion.hurry = true; // nobody wants to watch what is certain
    if (plan.kind === "snap") this.snap(plan.undone);
    else if (plan.kind === "play" && this.motion.pace) this.pump();
    else if (plan.kind === "play" || !this.busy) this.settle();
    if (answered) this.actions.tell(answered, view.note);
    else if (!first && view.note && view.ack !== before.ack) this.controls.note(view.note.text);
  }

  snap(undone) {
    this.played = this.view.events.at(-1)?.q ?? 0;
    this.log.rewrite(this.view);
    this.settle();
    if (undone && !this.view.note) this.log.note("Taken back.");
  }

  /** Play the new events one after another, then show the view. A newer view only makes the queue longer. */
  async pump() {
    if (this.busy) return;
    this.busy = true;
    this.expose();
    this.run += 1;
    const { run } = this;
    try {
      for (let event = this.nextEvent(); event && run === this.run; event = this.nextEvent()) await this.show(event, run);
    } catch (error) {
      console.error("card table:", error); // the table below still shows the right state
    } finally {
      if (run === this.run) this.settle();
    }
  }

  nextEvent() {
    const next = this.view.events.find((event) => event.q > this.played);
    return next?.q === this.played + 1 ? next : null; // after a gap only the view itself is right
  }

  async show(event, run) {
    this.played = event.q;
    this.log.add(event, this.view.seats);
    if (event.s !== undefined && event.t !== "trick") {
      this.shown = { ...this.shown, to_move: event.s };
      this.render();
    }
    const merged = this.actions.isMine(event);
    await (merged ? this.actions.flight.done : SCENES[event.t]?.before?.(this, event));
    if (run !== this.run) return;
    if (merged) this.actions.takeFlight();
    this.shown = advance(this.shown, event, this.view);
    this.render();
    await SCENES[event.t]?.after?.(this, event);
  }

  /** End every animation and show the view as it is. */
  settle() {
    this.run += 1;
    this.busy = false;
    this.motion.skip();
    this.motion.hurry = false;
    this.parts.air.replaceChildren();
    for (const event of this.view.events) if (event.q > this.played) this.log.add(event, this.view.seats);
    this.played = this.view.events.at(-1)?.q ?? this.played;
    this.shown = { ...this.view };
    if (!this.actions.pending) this.actions.takeFlight();
    const opened = this.render();
    this.controls.placeFocus(opened);
    this.actions.tellShown(this.view);
    this.expose();
    remember(window.__table.settled, performance.now());
  }

  expose() {
    Object.assign(window.__table, { view: this.view, busy: this.busy, pending: Boolean(this.actions.pending) });
  }

  act(action) {
    return this.actions.act(action);
  }

  choose(key, value) {
    this.choices = { ...this.choices, [key]: value };
    keepChoices(this.choices);
    this.applyChoices();
    if (key === "sounds" && value) this.sound.bid();
  }

  applyChoices() {
    this.motion.speed = this.choices.speed;
    this.sound.on = this.choices.sounds;
    this.root.classList.toggle("four", this.choices.fourColours);
    this.root.classList.toggle("still", this.motion.pace === 0);
  }

  /* ---- drawing ---- */

  resize() {
    if (!this.shown || !this.measure()) return;
    this.root.classList.add("resizing"); // no gliding while the window is pulled
    this.render();
    requestAnimationFrame(() => this.root.classList.remove("resizing"));
  }

  /** Read the stage's size; true when it differs from the one drawn. */
  measure() {
    const seats = this.view.seats.length;
    const shape = tableShape(this.parts.stage.clientWidth);
    this.root.dataset.shape = shape;
    this.root.style.setProperty("--least", `${leastHeight(seats, shape)}px`);
    const { clientWidth: width, clientHeight: height } = this.parts.stage;
    const changed = width !== this.size?.width || height !== this.size?.height;
    this.size = { width, height };
    return changed;
  }

  /** Hide one copy of a card of mine that is about to fly. */
  hideOne(card) {
    const hand = withoutCard(this.shown.hand, card);
    const hidden = hand === this.shown.hand ? Math.max(0, this.shown.hidden_hand - 1) : this.shown.hidden_hand;
    this.renderHand(hand, hidden);
  }

  renderHand(hand, hidden) {
    const { view, busy, actions } = this;
    const turn = !busy && !actions.pending && view.phase === "play" && view.to_move === view.me && !view.cover;
    this.hand.render({ cards: hand, hidden, whys: view.whys ?? [], turn }, this.layout);
  }

  /** Draw `shown`. Idempotent; returns true when the summary has just opened. */
  render() {
    const { shown, view, busy, parts } = this;
    if (!this.size || this.size.seats !== view.seats.length) this.measure();
    this.size.seats = view.seats.length;
    const cards = Math.max(shown.deal.size, shown.hand.length); // cards keep their size through a deal
    this.layout = tableLayout({ seats: shown.seats.length, width: this.size.width, height: this.size.height, cards });
    const { layout } = this;
    this.seats.render(shown, layout);
    this.felt.renderTrump(shown);
    this.felt.renderInfo(shown);
    this.renderTrick();
    const { flight } = this.actions;
    this.renderHand(flight ? withoutCard(shown.hand, flight.card) : shown.hand, shown.hidden_hand ?? 0);
    const asks = !busy && !this.actions.pending && !view.cover && view.phase === "bid" ? view.bids : null;
    this.bidding.render(asks, layout);
    this.felt.renderPrompt(asks || view.cover || (busy && shown.to_move === shown.me) ? "" : promptWords(shown), layout);
    this.controls.tools.render(view);
    this.renderCover(busy ? null : view.cover);
    if (!busy) return this.summary.render(view);
    parts.panel.hidden = true;
    return false;
  }

  renderTrick() {
    const { shown, actions: { flight } } = this;
    const { trick } = shown;
    const cards = flight ? [...trick.cards, flight.card] : trick.cards;
    const past = cards.length ? null : this.lingering();
    this.parts.trick.classList.toggle("past", Boolean(past));
    this.felt.renderTrick(past ?? { ...trick, cards }, shown, this.layout);
  }

  /** Without animation the bots' cards would never be seen: the last trick stays, faded, up to the next card. */
  lingering() {
    const { shown } = this;
    if (this.motion.pace || shown.phase !== "play" || !shown.last_trick) return null;
    const { leader, cards, taker } = shown.last_trick;
    return { leader, cards, best: (taker - leader + cards.length) % cards.length };
  }

  renderCover(cover) {
    const box = this.parts.cover;
    const key = cover ? `${cover.seat} ${cover.name}` : "";
    box.hidden = !cover;
    if (!cover || box.dataset.key === key) return;
    box.dataset.key = key;
    const button = makeButton("primary", `I am ${cover.name}`, () => this.act({ kind: "take" }));
    const backs = make("span", "cover-cards");
    backs.append(backNode(), backNode(), backNode());
    box.replaceChildren(backs, make("h2", "", `Pass the device to ${cover.name}`), button);
  }
}

const REMEMBERED = 300;

/** Add to a list for the browser tests, which would otherwise grow as long as the window is open. */
function remember(list, item) {
  list.push(item);
  if (list.length > REMEMBERED) list.shift();
}

const tables = new WeakMap(); // parentElement -> Table: this function is called again with every view

export default function cardTable({ data, parentElement, setTriggerValue }) {
  let table = tables.get(parentElement);
  if (!table || !parentElement.contains(table.root)) {
    table?.destroy();
    table = new Table(parentElement);
    tables.set(parentElement, table);
  }
  table.update(data, setTriggerValue);
  const host = parentElement.host ?? parentElement;
  return () => {
    if (host.isConnected) return; // the clean-up of an older call may run while the table is still mounted
    table.destroy();
    tables.delete(parentElement);
  };
}
