// tips.js: "Explain as we play": which sentence to say now, and what was said on this device before.
// On for a device's first game of each kind; whoever turns it on or off in the settings decides for good.

/** @import { Tip } from "./view_types.js" */

const STORE = "riverlib-said";
const QUICKLY_MS = 40; // a letter: a quick reader needs no longer
/** @type {Record<string, string[]>} */
const DONE_WITH = { bid: ["trick", "bid"] }; // keys of what nobody need be told who has done this
const NOTHING = { said: /** @type {string[]} */ ([]), ended: /** @type {string[]} */ ([]) };

/** @typedef {{ game: string, turn: number, tips: Tip[], events?: { number: number }[] }} Moment */

/**
 * Number of the last event.
 * @param {Moment} view
 */
const lastOf = ({ events }) => events?.at(-1)?.number ?? 0;

/** What this device has said and which kinds of game have ended here; a browser that keeps nothing says it again. */
export function readSaid() {
  try {
    const { said, ended } = { ...NOTHING, ...JSON.parse(localStorage.getItem(STORE) ?? "{}") };
    return { said: Array.isArray(said) ? said : [], ended: Array.isArray(ended) ? ended : [] };
  } catch {
    return { ...NOTHING };
  }
}

function keepSaid(kept) {
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // private windows may refuse: the same is then said again after a reload
  }
}

/**
 * The first tip that was not said yet, or null.
 * @param {Tip[]} tips the most important first
 * @param {string[]} said keys with their kind of game: "cards/follow"
 * @param {string} kind
 */
export function nextTip(tips, said, kind) {
  return tips.find(({ key }) => !said.includes(`${kind}/${key}`)) ?? null;
}

/**
 * Whether to explain: as was chosen, or else until a first game of this kind has ended here.
 * @param {boolean | null | undefined} chosen
 * @param {string[]} ended
 * @param {string} kind
 */
export function explains(chosen, ended, kind) {
  return chosen ?? !ended.includes(kind);
}

/** One kind of game's tips on this device. */
export class Tips {
  /** @param {string} kind */
  constructor(kind) {
    this.kind = kind;
    this.kept = readSaid();
    this.moment = ""; // game and turn that had their tip: one an action
    this.did = /** @type {Set<string>} */ (new Set()); // keys of what was done here
    this.saidAfter = /** @type {{ key: string, game: string, after: number }[]} */ ([]); // tips of this game, and the event each came after
  }

  /** @param {boolean | null | undefined} chosen */
  isOn(chosen) {
    return explains(chosen, this.kept.ended, this.kind);
  }

  /** Whether no game of this kind has ended on this device yet. */
  get isFirst() {
    return !this.kept.ended.includes(this.kind);
  }

  /**
   * Whether this was said here.
   * @param {string} key
   */
  knows(key) {
    return this.kept.said.includes(`${this.kind}/${key}`);
  }

  /**
   * The tip of this moment, once; null when all was said.
   * @param {Moment} view
   */
  take(view) {
    const moment = `${view.game} ${view.turn}`;
    const tip = nextTip(view.tips, this.kept.said, this.kind);
    if (!tip || moment === this.moment) return null;
    this.moment = moment;
    this.kept = { ...this.kept, said: [...this.kept.said, `${this.kind}/${tip.key}`] };
    this.saidAfter = [...this.saidAfter.filter(({ game }) => game === view.game), { key: tip.key, game: view.game, after: lastOf(view) }];
    keepSaid(this.kept);
    return tip;
  }

  /**
   * Whether something that belongs to no moment is said here for the first time; it is said then.
   * @param {string} key
   */
  isNew(key) {
    if (this.knows(key)) return false;
    this.kept = { ...this.kept, said: [...this.kept.said, `${this.kind}/${key}`] };
    keepSaid(this.kept);
    return true;
  }

  /**
   * One more of the same moment: whoever has read a tip asks for it.
   * @param {Moment} view
   */
  takeNext(view) {
    this.moment = "";
    return this.take(view);
  }

  /**
   * Whether there is one more to say of this moment.
   * @param {{ tips: Tip[] }} view
   */
  hasMore({ tips }) {
    return nextTip(tips, this.kept.said, this.kind) !== null;
  }

  /**
   * A tip went: before it could be read it is still to be said, in this moment too.
   * @param {Pick<Tip, "key" | "text">} tip
   * @param {number} stoodMs
   */
  giveBack({ key, text }, stoodMs) {
    if (stoodMs >= text.length * QUICKLY_MS || this.did.has(key)) return;
    this.kept = { ...this.kept, said: this.kept.said.filter((each) => each !== `${this.kind}/${key}`) };
    this.moment = "";
    keepSaid(this.kept);
  }

  /**
   * Somebody goes on: what was said up to now has been done, and is not said again though it be taken back; nor is what they did
   * themselves while a hint stood where it would have been said.
   * @param {string} kind what they did
   */
  done(kind) {
    this.saidAfter = [];
    const keys = DONE_WITH[kind] ?? [];
    for (const key of keys) this.did.add(key);
    const news = keys.filter((key) => !this.knows(key)).map((key) => `${this.kind}/${key}`);
    if (!news.length) return;
    this.kept = { ...this.kept, said: [...this.kept.said, ...news] };
    keepSaid(this.kept);
  }

  /**
   * Moves were taken back: what was said since and not done yet is said again when its moment comes again.
   * @param {Moment} view where the game stands now
   */
  takeBack(view) {
    const gone = this.saidAfter.filter(({ game, after }) => game === view.game && after >= lastOf(view)).map(({ key }) => `${this.kind}/${key}`);
    if (!gone.length) return;
    this.saidAfter = this.saidAfter.filter(({ key }) => !gone.includes(`${this.kind}/${key}`));
    this.kept = { ...this.kept, said: this.kept.said.filter((key) => !gone.includes(key)) };
    keepSaid(this.kept);
  }

  /** A game of this kind has come to its end here. */
  end() {
    if (this.kept.ended.includes(this.kind)) return;
    this.kept = { ...this.kept, ended: [...this.kept.ended, this.kind] };
    keepSaid(this.kept);
  }

  /** Say everything once more: for whoever turns the explaining on. */
  again() {
    this.did.clear();
    this.kept = { ...this.kept, said: this.kept.said.filter((key) => !key.startsWith(`${this.kind}/`)) };
    this.moment = "";
    keepSaid(this.kept);
  }
}
