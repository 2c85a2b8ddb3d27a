"""The table's scripts: every file is part of the module, and the module stays small."""

import colorsys
from pathlib import Path

from riverlib.figures import theme
from riverlib.ui import table

FOLDER = Path(table.__file__).parent


def test_every_script_is_joined_once() -> None:
    assert sorted(table.SCRIPTS) == sorted(path.name for path in FOLDER.glob("*.js"))


def test_only_the_last_script_has_the_default_export() -> None:
    with_default = [name for name in table.SCRIPTS if "export default" in text(name)]
    assert with_default == [table.SCRIPTS[-1]]


def test_no_script_imports_because_a_module_from_text_cannot() -> None:
    assert [name for name in table.SCRIPTS if "\nimport " in f"\n{text(name)}"] == []


def test_typed_text_never_becomes_markup() -> None:
    """Only the drawn cards, marks and signs of our own may be set as markup."""
    setters = [name for name in table.SCRIPTS if "insertAdjacentHTML" in text(name)]
    assert setters == []


def text(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


def test_a_seat_has_the_same_hue_at_the_table_and_in_the_charts() -> None:
    css = text("table.css")
    for seat, line_colour in enumerate(theme.SEAT_COLOURS):
        seat_colour = css.split(f"--seat-{seat}: ")[1].split(";")[0]
        off = abs(hue(seat_colour) - hue(line_colour))
        assert min(off, 1 - off) < 0.06, f"seat {seat}: {seat_colour} and {line_colour}"


def hue(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return colorsys.rgb_to_hls(red, green, blue)[0]
