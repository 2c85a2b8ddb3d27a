"""The components' scripts: every file is part of its module, and no typed text becomes markup."""

import colorsys
import re
from pathlib import Path
from types import ModuleType

import pytest

from riverlib.figures import theme
from riverlib.ui.cards import table
from riverlib.ui.race import river
from riverlib.ui.shared import board
from riverlib.ui.shared.scripts import joined, script_files
from tests.js.node import run_node


def folder(package: ModuleType) -> Path:
    assert package.__file__ is not None
    return Path(package.__file__).parent


BOARD = folder(board)
ENTRIES = {"table": folder(table) / "table.js", "river": folder(river) / "river.js"}
MODULES = {"table": table, "river": river}
TYPES = "view_types.js"
"""Types alone: for who edits the scripts, not for the browser."""
OWN_MARKUP = re.compile(r"template\.innerHTML = svg|ringParts\(")

each_component = pytest.mark.parametrize("name", ENTRIES)


def files(name: str, ending: str) -> set[Path]:
    """Every file of a component, what it shares with the other one included."""
    return {path for place in (ENTRIES[name].parent, BOARD) for path in place.glob(f"*.{ending}")}


@each_component
def test_every_script_and_style_is_joined_once(name: str) -> None:
    assert sorted(script_files(ENTRIES[name])) == sorted(
        path for path in files(name, "js") if path.name != TYPES
    )
    styles = [(ENTRIES[name].parent / style).resolve() for style in MODULES[name].STYLES]
    assert sorted(styles) == sorted(files(name, "css"))


@each_component
def test_the_module_that_the_browser_gets_exports_its_component(name: str, tmp_path: Path) -> None:
    (tmp_path / "joined.mjs").write_text(joined(ENTRIES[name]), "utf-8")
    (tmp_path / "ask.mjs").write_text(
        'import * as module from "./joined.mjs";\n'
        "console.log(Object.keys(module).join(), typeof module.default);",
        "utf-8",
    )
    assert run_node(tmp_path / "ask.mjs") == (True, "default function\n")


@each_component
def test_typed_text_never_becomes_markup(name: str) -> None:
    """Only the drawn cards, marks and signs of our own may be set as markup."""
    for path in files(name, "js"):
        text = path.read_text("utf-8")
        assert "insertAdjacentHTML" not in text, path
        for line in text.splitlines():
            assert "innerHTML" not in line or OWN_MARKUP.search(line), f"{path}: {line.strip()}"


@each_component
def test_no_script_is_longer_than_300_lines(name: str) -> None:
    assert {
        path for path in files(name, "js") if path.read_text("utf-8").count("\n") > 300
    } == set()


def test_a_seat_has_the_same_hue_on_the_board_and_in_the_charts() -> None:
    css = (BOARD / "board.css").read_text("utf-8")
    for seat, line_colour in enumerate(theme.SEAT_COLOURS):
        seat_colour = css.split(f"--seat-{seat}: ")[1].split(";")[0]
        off = abs(hue(seat_colour) - hue(line_colour))
        assert min(off, 1 - off) < 0.06, f"seat {seat}: {seat_colour} and {line_colour}"


def hue(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return colorsys.rgb_to_hls(red, green, blue)[0]
