"""The components' scripts: every file is part of its module, and no typed text becomes markup."""

import colorsys
from pathlib import Path
from types import ModuleType

import pytest

from riverlib.figures import theme
from riverlib.ui.cards import table
from riverlib.ui.race import river
from riverlib.ui.shared import board

BOARD = Path(board.__file__).parent

each_component = pytest.mark.parametrize("component", [table, river], ids=["table", "river"])


@each_component
def test_every_script_and_style_is_joined_once(component: ModuleType) -> None:
    for names, ending in ((component.SCRIPTS, "js"), (component.STYLES, "css")):
        folders = (folder(component), BOARD)
        found = [path.resolve() for place in folders for path in place.glob(f"*.{ending}")]
        assert sorted((folder(component) / name).resolve() for name in names) == sorted(found)


@each_component
def test_only_the_last_script_has_the_default_export(component: ModuleType) -> None:
    with_default = [n for n in component.SCRIPTS if "export default" in text(component, n)]
    assert with_default == [component.SCRIPTS[-1]]


@each_component
def test_no_script_imports_because_a_module_from_text_cannot(component: ModuleType) -> None:
    assert [n for n in component.SCRIPTS if "\nimport " in f"\n{text(component, n)}"] == []


@each_component
def test_typed_text_never_becomes_markup(component: ModuleType) -> None:
    """Only the drawn cards, marks and signs of our own may be set as markup."""
    assert [n for n in component.SCRIPTS if "insertAdjacentHTML" in text(component, n)] == []


def folder(component: ModuleType) -> Path:
    assert component.__file__ is not None
    return Path(component.__file__).parent


def text(component: ModuleType, name: str) -> str:
    return (folder(component) / name).read_text("utf-8")


def test_a_seat_has_the_same_hue_on_the_board_and_in_the_charts() -> None:
    css = (BOARD / "board.css").read_text("utf-8")
    for seat, line_colour in enumerate(theme.SEAT_COLOURS):
        seat_colour = css.split(f"--seat-{seat}: ")[1].split(";")[0]
        off = abs(hue(seat_colour) - hue(line_colour))
        assert min(off, 1 - off) < 0.06, f"seat {seat}: {seat_colour} and {line_colour}"


def hue(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return colorsys.rgb_to_hls(red, green, blue)[0]
