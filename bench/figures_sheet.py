"""One sheet of all figures of the app: desk and phone, light and dark, as others see colours.

Run ``python -m bench.figures_sheet --folder DIR [--only NAME ...] [--size WxH ...] [--theme ...]
[--sees deuteranomaly|protanomaly|tritanomaly]``. The folder then holds a picture of every page with
figures, as tall as it is, and ``figures_WIDTH_THEME.webp``, all of them on one sheet.
"""

import argparse
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from colorspacious import cspace_convert
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page

from bench import chart_games
from bench.screens import size_of
from bench.stage import browser_and_server
from riverlib.core import GameLog
from riverlib.play import CardMatch, Player, RaceMatch, default_players
from riverlib.store import Games, open_database
from tests.browser.devices import Devices
from tests.browser.server import Server

SIZES = ((1280, 3400), (390, 6000))
THEMES = ("light", "dark")
SEES = ("deuteranomaly", "protanomaly", "tritanomaly")
_DRAWN = ".js-plotly-plot .main-svg"
_GAMES, _RACES = 40, 3
_COLUMN = 360  # pixels of the sheet
_LABEL = 16
_LONGEST_SIDE = 16_000  # pixels: a WebP has at most 16,383
_NAMES = ("Anna", "Ben", "Great-aunt Wilhelmina")


@dataclass(frozen=True, slots=True)
class View:
    """A page at an address; ``arrive`` does there what has to be done first."""

    name: str
    address: str
    arrive: Callable[[Page], None] | None = None


def main() -> None:
    """Fill a store of its own, take every view, and join them to sheets."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", nargs="*", default=[], help="beginnings of names of views")
    parser.add_argument("--size", nargs="*", default=[], help="such as 390x6000")
    parser.add_argument("--theme", nargs="*", default=THEMES, choices=THEMES)
    parser.add_argument("--sees", choices=SEES, help="join what such eyes see as well")
    parser.add_argument("--folder", type=Path, required=True)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    sizes = [size_of(text) for text in chosen.size] or list(SIZES)
    with browser_and_server() as (browser, server):
        views = [each for each in _views(server) if _is_wanted(each, chosen.only)]
        _take_all(browser, server.url, views, sizes, chosen.theme, chosen.folder)
        empty = [each for each in _EMPTY if _is_wanted(each, chosen.only)]
        if empty:
            with tempfile.TemporaryDirectory() as folder:
                bare = Server(Path(folder))
                bare.start()
                _take_all(browser, bare.url, empty, sizes, chosen.theme, chosen.folder)
                bare.stop()
    for size in sizes:
        for theme in chosen.theme:
            paths = [_path(chosen.folder, each, size, theme) for each in (*views, *empty)]
            _join(paths).save(chosen.folder / f"figures_{size[0]}_{theme}.webp", quality=70)
            if chosen.sees:
                seen = _join(paths, chosen.sees)
                seen.save(chosen.folder / f"figures_{size[0]}_{theme}_{chosen.sees}.webp")


def _is_wanted(view: View, only: Sequence[str]) -> bool:
    return not only or any(view.name.startswith(each) for each in only)


# --- the views ------------------------------------------------------------------------------

_EMPTY = (
    View("no games", "/charts"),
    View("no games together", "/charts?scope=all"),
    View("no record", "/record"),
    View("no comparison", "/lab"),
)


def _views(server: Server) -> list[View]:
    """Return the views, for which games are put into the server's store."""
    engine = open_database(server.database)
    games = Games(engine)
    chart_games.keep(games, _GAMES)
    views = []
    for players in (2, 4, 10):
        log = chart_games.card_log(12, _seats(players))
        game_id = CardMatch.open(games, log).game_id
        views += [
            View(f"cards {players} {show}", f"/charts?game={game_id}&show={show}")
            for show in ("totals", "places", "chances")
        ]
    for players in (2, 3, 4):
        race_log: GameLog = chart_games.race_log(players, _seats(players))
        game_id = RaceMatch.open(games, race_log).game_id
        views += [
            View(f"race {players} {show}", f"/charts?game={game_id}&show={show}")
            for show in ("boats", "points")
        ]
    engine.dispose()
    return [
        *views,
        View("together", "/charts?scope=all"),
        View("record", "/record"),
        View("simulated", "/charts?from=simulated&scope=all"),
        View("lab compare", "/lab", _compare),
        View("bots", "/bots"),
        View("trust", "/trust"),
        View("rules deals", "/rules?rules=family-night&part=deals"),
        View("rules points", "/rules?rules=family-night&part=points"),
    ]


def _seats(players: int) -> tuple[Player, ...]:
    people = tuple(map(Player, _NAMES[: players - 1]))
    return (*people, *default_players(players)[len(people) :])


def _compare(page: Page) -> None:
    page.get_by_role("button", name="Play and compare").click()
    page.locator(_DRAWN).first.wait_for(timeout=120_000)
    page.wait_for_timeout(20_000)


# --- the pictures ---------------------------------------------------------------------------


def _take_all(
    browser: Browser,
    url: str,
    views: Sequence[View],
    sizes: Sequence[tuple[int, int]],
    themes: Sequence[str],
    folder: Path,
) -> None:
    for size in sizes:
        for theme in themes:
            devices = Devices(browser)
            page = devices.new(size, dark=theme == "dark", touch=size[0] < 600)
            for view in views:
                _take(page, url, view, _path(folder, view, size, theme))
            devices.close()


def _take(page: Page, url: str, view: View, path: Path) -> None:
    page.goto(f"{url}{view.address}")
    page.locator("h1").first.wait_for()
    if view.arrive is not None:
        view.arrive(page)
    elif not view.name.startswith("no "):
        page.locator(_DRAWN).first.wait_for(timeout=120_000)
    page.wait_for_timeout(2500)  # the figures below, and the fonts
    foot = page.evaluate(
        """() => Math.max(...[...document.querySelectorAll(
          ".stMainBlockContainer [data-testid=stElementContainer]")]
          .map((each) => each.getBoundingClientRect().bottom))"""
    )
    page.screenshot(path=path)
    with Image.open(path) as picture:
        picture.crop((0, 0, picture.width, min(picture.height, int(foot) + 24))).save(path)


def _path(folder: Path, view: View, size: tuple[int, int], theme: str) -> Path:
    return folder / f"{view.name.replace(' ', '_')}_{size[0]}_{theme}.png"


def _join(paths: Sequence[Path], sees: str | None = None) -> Image.Image:
    """Put pictures side by side, each under its name, six a row; small enough for the format."""
    smalls = []
    for path in paths:
        with Image.open(path) as picture:
            height = round(picture.height * _COLUMN / picture.width)
            small = picture.convert("RGB").resize((_COLUMN, height), Image.Resampling.LANCZOS)
        smalls.append(as_seen(small, sees) if sees else small)
    rows = [smalls[at : at + 6] for at in range(0, len(smalls), 6)]
    heights = [max(each.height for each in row) + _LABEL + 8 for row in rows]
    sheet = Image.new("RGB", (6 * (_COLUMN + 8), max(1, sum(heights))), "#808080")
    pen = ImageDraw.Draw(sheet)
    for no, small in enumerate(smalls):
        left, top = (no % 6) * (_COLUMN + 8), sum(heights[: no // 6])
        pen.text((left + 4, top + 2), paths[no].stem, fill="white")
        sheet.paste(small, (left, top + _LABEL))
    sheet.thumbnail((_LONGEST_SIDE, _LONGEST_SIDE))
    return sheet


def as_seen(picture: Image.Image, sees: str) -> Image.Image:
    """Return a picture as people see it whose eyes lack one kind of cone (Machado 2009)."""
    space = {"name": "sRGB1+CVD", "cvd_type": sees, "severity": 100}
    seen = cspace_convert(np.asarray(picture, np.float64) / 255, space, "sRGB1")
    return Image.fromarray((seen.clip(0, 1) * 255).round().astype(np.uint8))


if __name__ == "__main__":
    main()
