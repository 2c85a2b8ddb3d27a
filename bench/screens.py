"""One sheet of all pages and states, at every size, in both themes.

Run ``python -m bench.screens [--only NAME ...] [--size WxH ...] [--folder DIR]``. Every picture is
kept in the folder; the sheets, small ones, go to docs/ when nothing is left out.
"""

import argparse
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Browser

from bench.stage import browser_and_server
from tests.browser.devices import Devices
from tests.browser.matches import Matches
from tests.browser.moments import Moment, moments

DOCS = Path(__file__).resolve().parents[1] / "docs"
SIZES = ((1280, 800), (1920, 1080), (768, 1024), (844, 390), (390, 844))
THEMES = ("light", "dark")
_ROW = 200  # pixels of the sheet: every picture of a row has this height
_LABEL = 14
_LONGEST_SIDE_OF_TOUCH = 1024


def main() -> None:
    """Take every picture, and join them to a sheet for each theme."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", nargs="*", default=[], help="names of moments")
    parser.add_argument("--size", nargs="*", default=[], help="such as 390x844")
    parser.add_argument("--theme", nargs="*", default=THEMES, choices=THEMES)
    parser.add_argument("--folder", type=Path, help="where every picture is kept in full size")
    chosen = parser.parse_args()
    sizes = [size_of(text) for text in chosen.size] or list(SIZES)
    with (
        browser_and_server() as (browser, server),
        closing(Matches(server.database)) as matches,
        tempfile.TemporaryDirectory() as passing,
    ):
        folder = chosen.folder or Path(passing)
        folder.mkdir(parents=True, exist_ok=True)
        place = folder if chosen.only or chosen.size else DOCS
        shown = [each for each in moments(matches) if each.name in chosen.only or not chosen.only]
        for theme in chosen.theme:
            for size in sizes:
                _take(browser, server.url, shown, size, theme, folder)
            sheet = _join(shown, sizes, theme, folder)
            sheet.save(place / f"screens_{theme}.webp", quality=55, method=6)
    print(f"{len(shown)} moments, {len(sizes)} sizes, {len(chosen.theme)} themes: {place}")


def size_of(text: str) -> tuple[int, int]:
    """Read "390x844": width and height in pixels."""
    width, _, height = text.partition("x")
    return int(width), int(height)


def _take(
    browser: Browser,
    url: str,
    shown: Sequence[Moment],
    size: tuple[int, int],
    theme: str,
    folder: Path,
) -> None:
    """Go to each moment on one device, and keep what it shows."""
    devices = Devices(browser)
    page = devices.new(size, dark=theme == "dark", touch=max(size) <= _LONGEST_SIDE_OF_TOUCH)
    for moment in shown:
        moment.open(page, url)
        page.wait_for_timeout(500)  # charts and fonts
        page.screenshot(path=_path(folder, moment, size, theme))
    devices.close()
    assert not devices.faults, devices.faults


def _path(folder: Path, moment: Moment, size: tuple[int, int], theme: str) -> Path:
    return folder / f"{moment.name.replace(' ', '_')}_{size[0]}x{size[1]}_{theme}.png"


def _join(
    shown: Sequence[Moment], sizes: Sequence[tuple[int, int]], theme: str, folder: Path
) -> Image.Image:
    """Put the pictures on one sheet: a row for each two moments, their sizes side by side."""
    widths = [round(_ROW * width / height) for width, height in sizes]
    rows = (len(shown) + 1) // 2
    half = sum(widths) + 6 * len(widths) + 10
    sheet = Image.new("RGB", (2 * half, rows * (_ROW + _LABEL + 6)), "#808080")
    pen = ImageDraw.Draw(sheet)
    for no, moment in enumerate(shown):
        left, top = (no % 2) * half, (no // 2) * (_ROW + _LABEL + 6)
        pen.text((left + 4, top + 1), moment.name, fill="white")
        for size, width in zip(sizes, widths, strict=True):
            with Image.open(_path(folder, moment, size, theme)) as picture:
                small = picture.convert("RGB").resize((width, _ROW), Image.Resampling.LANCZOS)
            sheet.paste(small, (left, top + _LABEL))
            left += width + 6
    return sheet


if __name__ == "__main__":
    main()
