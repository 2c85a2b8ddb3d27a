"""How long and how loud every sound of both boards is: rendered in a browser, written to files.

Run ``python -m bench.sounds [--folder sounds]``.
"""

import argparse
import base64
import sys
import wave
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Page, Route, sync_playwright

from tests.browser.devices import launch

ROOT = Path(__file__).resolve().parents[1]
SETS = {
    # game:  script of its sounds, their class, the list of their names
    "cards": ("riverlib/boards/cards/sound.js", "CardSound", "CARD_SOUNDS"),
    "race": ("riverlib/boards/race/sound.js", "RiverSound", "RIVER_SOUNDS"),
}
RATE = 44_100
LONGEST_MS = 400
LONGEST_MS_BY_NAME = {"win": 1500}
LOUDEST_PEAK_DB = -6.0
SPREAD_DB = 6.0
_AUDIBLE = 10 ** (-60 / 20)
_RIM_SAMPLES = 22  # half a millisecond at each end, where a click would be
_RIM_DB = -34.0
_SECONDS = 2
_HOME = "http://sounds.localhost/"

_RENDER = """async ([path, kind, name, length, rate]) => {
  const sounds = (await import(path))[kind];
  const context = new OfflineAudioContext(1, length, rate);
  new sounds(context)[name]();
  const bytes = new Uint8Array((await context.startRendering()).getChannelData(0).buffer);
  let text = "";
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return btoa(text);
}"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """One sound: its samples while it can be heard, and what they say."""

    name: str
    samples: npt.NDArray[np.float64]

    @property
    def length_ms(self) -> float:
        """How long it can be heard: from its first sample above -60 dBFS to its last."""
        return len(self.samples) / RATE * 1000

    @property
    def peak_db(self) -> float:
        """Its loudest sample, in dBFS."""
        return _decibels(float(np.abs(self.samples).max()))

    @property
    def level_db(self) -> float:
        """Its root mean square over its loudest 60 ms, in dBFS: how loud it seems."""
        window = min(len(self.samples), int(0.06 * RATE))
        power = np.convolve(self.samples**2, np.ones(window) / window, mode="valid")
        return _decibels(float(np.sqrt(power.max())))

    @property
    def clips(self) -> bool:
        """Whether any sample is cut off."""
        return bool(np.abs(self.samples).max() >= 1)

    @property
    def rim_db(self) -> float:
        """The louder of its two ends, in dBFS: a click is loud there."""
        ends = np.concatenate([self.samples[:_RIM_SAMPLES], self.samples[-_RIM_SAMPLES:]])
        return _decibels(float(np.abs(ends).max()))

    def faults(self) -> list[str]:
        """Say what is not as it should be."""
        longest = LONGEST_MS_BY_NAME.get(self.name.split(".")[-1], LONGEST_MS)
        wrong = {
            f"longer than {longest} ms": self.length_ms > longest,
            f"peak above {LOUDEST_PEAK_DB:g} dBFS": self.peak_db > LOUDEST_PEAK_DB,
            "clips": self.clips,
            "begins or ends with a click": self.rim_db > _RIM_DB,
        }
        return [what for what, is_so in wrong.items() if is_so]


def main() -> int:
    """Render all, print a row for each, and return 1 when one is not as it should be."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--folder", type=Path, help="where each sound is kept as a WAV file")
    folder: Path | None = parser.parse_args().folder
    measured = list(rendered())
    print(f"{'sound':<16}{'ms':>6}{'peak dBFS':>11}{'level dBFS':>12}{'ends dBFS':>11}  clips")
    for each in measured:
        figures = f"{each.length_ms:>6.0f}{each.peak_db:>11.1f}{each.level_db:>12.1f}"
        clips = "yes" if each.clips else "no"
        print(f"{each.name:<16}{figures}{each.rim_db:>11.1f}  {clips:<6}{', '.join(each.faults())}")
        if folder is not None:
            keep(each, folder)
    levels = [each.level_db for each in measured]
    spread = max(levels) - min(levels)
    print(f"levels lie within {spread:.1f} dB (at most {SPREAD_DB:g})")
    return int(spread > SPREAD_DB or any(each.faults() for each in measured))


def rendered() -> Iterator[Measured]:
    """Play every sound of both games into memory, in a browser without a window."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        try:
            page = browser.new_page()
            page.route(f"{_HOME}**", _serve)
            page.goto(_HOME)
            for game, (path, kind, names) in SETS.items():
                for name in page.evaluate(f"import('/{path}').then((all) => all.{names})"):
                    yield Measured(name=f"{game}.{name}", samples=_audible(page, path, kind, name))
        finally:
            browser.close()


def keep(sound: Measured, folder: Path) -> None:
    """Write a sound to ``folder`` as a WAV file of 16 bits, mono."""
    folder.mkdir(parents=True, exist_ok=True)
    with wave.open(str(folder / f"{sound.name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((np.clip(sound.samples, -1, 1) * 32767).astype("<i2").tobytes())


def _audible(page: Page, path: str, kind: str, name: str) -> npt.NDArray[np.float64]:
    text = page.evaluate(_RENDER, [f"/{path}", kind, name, _SECONDS * RATE, RATE])
    samples = np.frombuffer(base64.b64decode(text), dtype=np.float32).astype(np.float64)
    heard = np.flatnonzero(np.abs(samples) > _AUDIBLE)
    assert len(heard), f"{name} cannot be heard"
    return samples[heard[0] : heard[-1] + 1]


def _serve(route: Route) -> None:
    path = ROOT / route.request.url.removeprefix(_HOME)
    if path.suffix == ".js":
        route.fulfill(body=path.read_text("utf-8"), content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html>", content_type="text/html")


def _decibels(share: float) -> float:
    return float(20 * np.log10(max(share, 1e-9)))


if __name__ == "__main__":
    sys.exit(main())
