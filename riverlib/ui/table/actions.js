// actions.js: what the player does. One action is on its way at a time; my card flies before the game has answered.

const ANSWER_MS = 6000;
const SHOWN_MS = 400;
const NO_ANSWER = "No answer from the game. Try again.";

class Actions {
  constructor(table) {
    this.table = table;
    this.pending = null; // {nonce, kind, timer} until the view with this nonce comes
    this.toldGame = null;
    this.flight = null; // {card, done}: my card in the air, not yet an event
  }

  destroy() {
    clearTimeout(this.shownTimer);
    clearTimeout(this.pending?.timer);
  }

  /** Send one action; false while another one is still on its way. */
  act(action) {
    const { table } = this;
    if (this.pending && this.pending.kind !== "shown") return false;
    clearTimeout(this.pending?.timer);
    if (table.busy) table.settle();
    const nonce = `n-${crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)}`;
    this.pending = { nonce, kind: action.kind, timer: setTimeout(() => this.noAnswer(), ANSWER_MS) };
    table.render();
    table.expose();
    table.send("action", { ...action, turn: table.view.turn, nonce });
    return true;
  }

  /** Tell the page, once a game, that the end has been seen: what it shows beside the table gave nothing away before. */
  tellShown(view) {
    if (view.phase !== "over") this.toldGame = null; // also after the last card was taken back
    if (view.phase !== "over" || this.toldGame === view.game) return;
    this.toldGame = view.game;
    const tell = () => { if (!this.act({ kind: "shown" })) this.toldGame = null; };
    this.shownTimer = setTimeout(tell, SHOWN_MS); // a message at mounting would be lost
  }

  /** Unlock when this view answers the action on its way; returns what was pending, or null. */
  takeAnswer(view) {
    if (!this.pending || view.ack !== this.pending.nonce) return null;
    const { pending } = this;
    clearTimeout(pending.timer);
    this.pending = null;
    return { ...pending, flight: view.note?.kind === "refused" ? this.takeFlight() : null };
  }

  takeFlight() {
    const { flight } = this;
    this.flight = null;
    return flight;
  }

  noAnswer() {
    const { table } = this;
    const flight = this.takeFlight();
    const { kind } = this.pending;
    this.pending = null;
    if (!table.busy) table.settle();
    table.expose();
    if (kind !== "shown") this.tell({ flight }, { kind: "refused", text: NO_ANSWER });
  }

  /** Say a note where the click was: at the card that comes back, at the bids, or as a bar. */
  tell({ kind, flight }, note) {
    const { controls, bidding } = this.table;
    if (!note) return;
    if (flight) this.bringBack(flight, note.text);
    else if (kind === "bid" && note.kind === "refused" && bidding.isOpen) controls.note(note.text, this.aboveBids());
    else controls.note(note.text);
  }

  /** Whether this event tells of the card that I have already seen flying. */
  isMine(event) {
    return Boolean(this.flight) && event.t === "play" && event.s === this.table.shown.me && event.c === this.flight.card;
  }

  /** The click's own frame: the card is set moving before anything else happens. */
  play(button, event) {
    const { table } = this;
    const clicked = performance.now();
    const start = { ...button.place, ...placeOf(button.firstElementChild, table.parts.stage), mine: true };
    if (table.busy) table.settle(); // a click while things fly brings them to their end, and plays
    const why = this.whyNot(button);
    if (why) return this.refuse(button, why);
    if (this.pending || !button.isConnected) return;
    const { card } = button.dataset;
    if (!table.shown.trick.cards.length) {
      table.shown = { ...table.shown, trick: { ...table.shown.trick, leader: table.shown.me } };
    }
    const done = flyToTrick(table, { s: table.shown.me, c: card }, start);
    this.flight = { card, done };
    this.act({ kind: "play", card });
    const sent = performance.now();
    requestAnimationFrame(() => remember(window.__table.timings, { event: event.timeStamp, click: clicked, sent, frame: performance.now() }));
  }

  whyNot(button) {
    const { view } = this.table;
    if (!button.dataset.card) return "Only the others see this card. It is played by itself.";
    if (view.phase === "bid") {
      return view.to_move === view.me ? "First say how many tricks you will take." : "The bids are not finished yet.";
    }
    if (view.phase !== "play" || view.to_move !== view.me) return "It is not your turn.";
    return button.dataset.why;
  }

  refuse(button, why) {
    const { table } = this;
    const { x, y } = placeOf(button, table.parts.stage);
    table.controls.note(why, { x, y: y - table.layout.cardH / 2 - 6 });
    table.motion.run(button.firstElementChild, [
      { transform: "none" }, { transform: "translateX(-5px)" }, { transform: "translateX(5px)" }, { transform: "none" },
    ], { duration: 200 });
  }

  explainBid(button) {
    const { x, y } = placeOf(button, this.table.parts.stage);
    this.table.controls.note(this.table.bidding.bids.why || "This bid is closed.", { x, y: y - 32 });
  }

  aboveBids() {
    const { bids, stage } = this.table.parts;
    const { x, y } = placeOf(bids, stage);
    return { x, y: y - bids.offsetHeight / 2 - 6 };
  }

  /** A refused card returns to the hand, with the reason where it lies. */
  bringBack({ card }, text) {
    const { table } = this;
    table.render();
    const button = table.hand.list().find((item) => item.dataset.card === card);
    if (!button) return table.controls.note(text);
    const { place } = button;
    const slot = table.felt.slotOf(table.shown.me, table.shown, table.layout);
    table.motion.run(button, [{ transform: placed(slot, place.w) }, { transform: placed(place, place.w) }], { duration: 320 });
    return table.controls.note(text, { x: place.x, y: place.y - table.layout.cardH / 2 - 10 });
  }
}
