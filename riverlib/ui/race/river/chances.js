// chances.js: everybody's chance to win as one bar, or how far its working out has come.

import { make, setAttribute, setText } from "../../shared/board/dom.js";
import { chancesLabel, chanceTitle, percentWords, wholePercents } from "./words.js";

export class ChanceBar {
  constructor(box) {
    this.box = box;
    this.words = make("span", "chance-words");
    this.bar = make("span", "chance-bar");
    this.box.append(this.words, this.bar);
  }

  render(view, layout) {
    const { chances, working } = view;
    this.box.hidden = view.phase === "over" || !(chances || working);
    if (this.box.hidden) return;
    const { x, y, w, h } = layout.chances;
    Object.assign(this.box.style, { width: `${w}px`, height: `${h}px` });
    this.box.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    const key = JSON.stringify([chances, working, w, view.seats.map((seat) => seat.name)]);
    if (this.box.dataset.key === key) return;
    this.box.dataset.key = key;
    if (chances) this.fill(chances, view.seats, layout);
    else this.wait(working);
    this.box.classList.toggle("working", !chances);
  }

  fill(chances, seats, layout) {
    const short = layout.shape === "tall";
    const length = layout.chances.w - (short ? 130 : 16);
    const percents = wholePercents(chances.shares);
    if (this.bar.childElementCount !== seats.length || this.bar.querySelector(".done-share")) {
      this.bar.replaceChildren(...seats.map((_, no) => {
        const part = make("span", "chance");
        part.style.setProperty("--mine", `var(--seat-${no})`);
        return part;
      }));
    }
    percents.forEach((percent, no) => {
      const part = this.bar.children[no];
      part.style.flexGrow = Math.max(chances.shares[no], 0.001);
      const room = chances.shares[no] * length;
      setText(part, room >= 42 ? `${percent} %` : room >= 24 ? String(percent) : "");
      part.title = `${seats[no].name}: ${percent} %`;
    });
    setText(this.words, chanceTitle(chances, short));
    setAttribute(this.box, "aria-label", chancesLabel(chances, seats));
  }

  wait({ share, text }) {
    const done = make("span", "done-share");
    done.style.flexGrow = share;
    const left = make("span", "left-share");
    left.style.flexGrow = 1 - share;
    this.bar.replaceChildren(done, left);
    setText(this.words, text);
    setAttribute(this.box, "aria-label", `${text}: ${percentWords(share)}`);
  }
}
