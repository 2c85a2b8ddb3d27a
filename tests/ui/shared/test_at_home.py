"""The host's panel as data: its picture for cameras, its words, and that its script knows them."""

import re
from pathlib import Path

import pytest
import segno

from riverlib.ui.shared.at_home import view_types, words
from riverlib.ui.shared.at_home.code_picture import code_picture

PANEL = Path(view_types.__file__).parent / "panel.js"
TYPES = {
    "Picture": view_types.CodePicture,
    "Way": view_types.Way,
    "Invitation": view_types.Invitation,
    "Watching": view_types.Watching,
    "SeatShown": view_types.SeatShown,
    "OpenPanel": view_types.OpenPanel,
    "PanelView": view_types.PanelView,
}


@pytest.mark.parametrize("name", TYPES)
def test_both_ends_know_the_same_fields(name: str) -> None:
    told = PANEL.read_text("utf-8").replace("\n *", "").split("@typedef {{")
    found = re.compile(rf"(.*?)\}}\}} {name}\b")
    (fields,) = [match[1] for each in told if (match := found.match(each))]
    assert re.findall(r"(\w+):", fields) == list(TYPES[name].__annotations__)


@pytest.mark.parametrize("text", ["http://192.168.1.5:8600/#" + "a" * 22, "http://[fd00::1]:8600/"])
def test_the_picture_is_the_code_square_by_square(text: str) -> None:
    picture = code_picture(text)
    squares = [bytearray(picture["size"]) for _ in range(picture["size"])]
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", picture["path"]):
        squares[int(y)][int(x) : int(x) + int(width)] = b"\1" * int(width)
    code = segno.make(text, micro=False, error="m")
    assert squares == [bytearray(map(bool, row)) for row in code.matrix]
    assert re.fullmatch(r"(M\d+ \d+h\d+v1h-\d+z)+", picture["path"])  # nothing but a drawing


def test_the_checklist_has_no_address_to_say_where_there_is_none() -> None:
    rows = dict(words.checklist(8600, None, 0))
    assert "Another address?" not in rows
    assert rows["Typed by hand?"].startswith("With http:// in front and :8600 at the end. ")
