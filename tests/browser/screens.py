"""What is measured on a screen, whatever the game: boxes, contrast, movement."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

Box = dict[str, Any]

CONTRAST = """(node) => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const paint = (colour) => {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, no) => sum + v * [0.2126, 0.7152, 0.0722][no], 0);
  let ground = node;
  while (paint(getComputedStyle(ground).backgroundColor)[3] < 255)
    ground = ground.parentElement ?? ground.getRootNode().host;
  const [high, low] = [getComputedStyle(node).color, getComputedStyle(ground).backgroundColor]
    .map((colour) => light(paint(colour))).sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}"""


COUNT_ANIMATIONS = """{
  window.__moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...frames) {
    window.__moved += 1;
    return animate.apply(this, frames);
  };
}"""


# Waiting a minute takes a minute: the page's own clock is put forward instead.
OWN_CLOCK = """{
  const now = performance.now.bind(performance);
  window.__ahead = 0;
  performance.now = () => now() + window.__ahead;
}"""
HIDE = """(hidden) => {
  const say = (name, value) =>
    Object.defineProperty(document, name, { configurable: true, get: () => value });
  say("hidden", hidden);
  say("visibilityState", hidden ? "hidden" : "visible");
  document.dispatchEvent(new Event("visibilitychange"));
}"""


_WIDEST = """Math.max(...[
  document.documentElement,
  ...document.querySelectorAll('[data-testid="stMain"]'), // it scrolls in the document's place
].map(({ scrollWidth }) => scrollWidth))"""


def has_no_sideways_scroll(page: "Page", width: int) -> bool:
    """Whether the page fits the width of the screen."""
    return bool(page.evaluate(_WIDEST) <= width)


# A page may still move its board after the first drawing: a box read then belongs to another size.
AT_REST = """new Promise((done, fail) => {
  let before = "", alike = 0, frames = 0;
  const look = () => {
    const boards = [...document.querySelectorAll("*")].map((node) => node.shadowRoot)
      .concat(document).flatMap((root) => [...root?.querySelectorAll(".stage, .seat") ?? []]);
    const now = JSON.stringify(boards.map((node) => node.getBoundingClientRect()));
    alike = now === before ? alike + 1 : 0;
    before = now;
    if (alike >= 5) done();
    else if ((frames += 1) > 600) fail(new Error(`the board never rests: ${now}`));
    else requestAnimationFrame(look);
  };
  look();
})"""


def wait_until_drawn(page: "Page") -> None:
    """Let the board see its new size and draw itself, until all has stood for five frames."""
    page.evaluate(AT_REST)


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    apart = (
        one["right"] <= other["left"] + 1
        or other["right"] <= one["left"] + 1
        or one["bottom"] <= other["top"] + 1
        or other["bottom"] <= one["top"] + 1
    )
    return not apart


def is_inside(box: Box, stage: Box) -> bool:
    """Whether a box lies within another one."""
    return bool(
        box["left"] >= stage["left"] - 1
        and box["right"] <= stage["right"] + 1
        and box["top"] >= stage["top"] - 1
        and box["bottom"] <= stage["bottom"] + 1
    )
