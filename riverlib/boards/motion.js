// motion.js: the only place that moves things. Web Animations only: transform and opacity, nothing else.

const SPEEDS = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };
const SAME_TAP = 250; // milliseconds: a second tap as soon as this is not meant for what has just come
const UNSEEN_MS = 1; // what is over sooner is not moved at all
const SOFT = "cubic-bezier(.22,.8,.3,1)";

export class Motion {
  constructor() {
    this.speed = "normal";
    this.tempo = 1; // what is plain to everybody goes a little faster
    this.hurry = false; // after a claim nobody wants to watch every card
    this.rushed = false; // somebody has tapped: the rest goes by quickly
    this.rushedAt = 0;
    this.fixed = 0; // a pace of its own for what nobody has a say in any more, whatever else hurries
    this.reducedQuery = matchMedia("(prefers-reduced-motion: reduce)");
    this.running = new Set();
    this.waiting = new Set();
  }

  /** Factor on every duration; 0 means that nothing moves. A hidden tab does not draw, so it does not move either. */
  get pace() {
    if (this.reducedQuery.matches || document.hidden) return 0;
    if (this.fixed) return this.speed === "off" ? 0 : this.fixed;
    return (SPEEDS[this.speed] ?? 1) * this.tempo * (this.rushed ? 0.3 : 1) * (this.hurry ? 0.4 : 1);
  }

  /** Animate an element; resolves when it has ended or was skipped. */
  run(element, frames, { duration, delay = 0, easing = SOFT, fill = "backwards" }) {
    const pace = this.pace;
    if (duration * pace < UNSEEN_MS) return Promise.resolve();
    const animation = element.animate(frames, { duration: duration * pace, delay: delay * pace, easing, fill });
    // an animation stands still in its first frame: from a start in the past, the card moves in it
    if (!delay) animation.startTime = document.timeline.currentTime;
    this.running.add(animation);
    return animation.finished.catch(() => {}).finally(() => this.running.delete(animation));
  }

  /** Let the eye rest for some time, unless somebody skips; `least` milliseconds stay however much somebody hurries. */
  rest(ms, { least = 0 } = {}) {
    const pace = this.pace;
    if (!pace) return Promise.resolve();
    return new Promise((resolve) => {
      const pause = { resolve, timer: 0, until: performance.now() + least };
      this.waiting.add(pause);
      this.wait(pause, Math.max(ms * pace, least));
    });
  }

  wait(pause, ms) {
    clearTimeout(pause.timer);
    pause.timer = setTimeout(() => { this.waiting.delete(pause); pause.resolve(); }, ms);
  }

  /**
   * Bring to its end at once what moves and rests, and let what comes go by quickly; a rest that has not had its least yet ends
   * with that. True at a second tap: then nothing is to move any more.
   */
  hasten() {
    const now = performance.now();
    if (this.rushed) return now - this.rushedAt > SAME_TAP;
    this.rushed = true;
    this.rushedAt = now;
    const unread = [...this.waiting].filter(({ until }) => until > now);
    this.end([...this.waiting].filter(({ until }) => until <= now));
    for (const pause of unread) this.wait(pause, pause.until - now);
    return false;
  }

  /** Bring everything to its end at once. */
  skip() {
    this.end([...this.waiting]);
  }

  end(pauses) {
    for (const animation of [...this.running]) animation.cancel();
    this.running.clear();
    for (const pause of pauses) {
      clearTimeout(pause.timer);
      this.waiting.delete(pause);
      pause.resolve();
    }
  }
}
