"""The components' scripts: every file is part of its module, and no typed text becomes markup."""

import colorsys
import re
from pathlib import Path
from types import ModuleType

import pytest

from riverlib.boards import scripts
from riverlib.boards.files import CARD_TABLE, RIVER
from riverlib.boards.scripts import joined, script_files
from riverlib.figures import theme
from riverlib.ui.rules import pictures
from tests.js.node import run_node


def folder(package: ModuleType) -> Path:
    assert package.__file__ is not None
    return Path(package.__file__).parent


BOARD = Path(scripts.__file__).parent
FILES = {"table": CARD_TABLE, "river": RIVER}
ENTRIES = {name: each.script for name, each in FILES.items()}
TYPES = "_types.js"
"""Types alone: for who edits the scripts, not for the browser."""
OWN_MARKUP = re.compile(r"template\.innerHTML = svg|ringParts\(")

each_component = pytest.mark.parametrize("name", ENTRIES)


def files(name: str, ending: str) -> set[Path]:
    """Every file of a component, what it shares with the other one included."""
    return {path for place in (ENTRIES[name].parent, BOARD) for path in place.glob(f"*.{ending}")}


@each_component
def test_every_script_and_style_is_joined_once(name: str) -> None:
    assert sorted(script_files(ENTRIES[name])) == sorted(
        path for path in files(name, "js") if not path.name.endswith(TYPES)
    )
    assert sorted(FILES[name].styles) == sorted(files(name, "css"))


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


PICTURES = folder(pictures)
LISTS = ("table_pictures.js", "river_pictures.js")


@pytest.mark.parametrize("entry", LISTS)
def test_the_pictures_of_rules_are_one_module_each(entry: str, tmp_path: Path) -> None:
    (tmp_path / "joined.mjs").write_text(joined(PICTURES / entry), "utf-8")
    (tmp_path / "ask.mjs").write_text(
        'import * as module from "./joined.mjs";\n'
        "console.log(Object.keys(module).join(), typeof module.default);",
        "utf-8",
    )
    assert run_node(tmp_path / "ask.mjs") == (True, "default function\n")


def test_the_words_of_rules_never_become_markup() -> None:
    for path in PICTURES.glob("*.js"):
        text = path.read_text("utf-8")
        assert "innerHTML" not in text, path
        assert text.count("\n") <= 300, path


def test_a_seat_has_the_same_hue_on_the_board_and_in_the_charts() -> None:
    script = (BOARD / "portraits.js").read_text("utf-8")
    on_board = re.findall(r"#\w{6}", script.split("COLOURS = [")[1].split("]")[0])
    for seat, (seat_colour, line_colour) in enumerate(
        zip(on_board, theme.SEAT_COLOURS, strict=True)
    ):
        off = abs(hue(seat_colour) - hue(line_colour))
        assert min(off, 1 - off) < 0.06, f"seat {seat}: {seat_colour} and {line_colour}"


def hue(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return colorsys.rgb_to_hls(red, green, blue)[0]


_PLACED_ELSEWHERE = {".popover", ".targets", ".air", ".rail"}
"""Parts of a board: one style sheet gives the look, another one the place and the shape."""


@each_component
def test_no_two_style_sheets_mean_different_things_by_one_class(name: str) -> None:
    """A podium's ``.rank`` once made the ranks on the cards too small to be read."""
    sheets: dict[str, set[str]] = {}
    for path in files(name, "css"):
        rules = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
        for alone in re.findall(r"^(\.[a-z-]+(?:, *\.[a-z-]+)*) *\{", rules, flags=re.MULTILINE):
            for each in alone.split(","):
                sheets.setdefault(each.strip(), set()).add(path.name)
    shared = {each: where for each, where in sheets.items() if len(where) > 1}
    assert shared.keys() <= _PLACED_ELSEWHERE, shared


def test_only_the_table_styles_what_its_cards_are_drawn_of() -> None:
    """A portrait's ``.face`` once cut the corners of the cards, and with them their ranks."""
    drawn = (CARD_TABLE.html.with_name("faces.js")).read_text("utf-8")
    classes = {each for names in re.findall(r'class="([a-z -]+)', drawn) for each in names.split()}
    assert {"face", "rank"} <= classes
    for path in files("table", "css") - {CARD_TABLE.html.with_name("table.css")}:
        rules = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
        loose = set(re.findall(r"^\.([a-z-]+)[^.{]*\{", rules, flags=re.MULTILINE))
        assert not loose & classes, path


def test_a_card_in_hand_gives_nothing_down_to_what_is_painted_on_it() -> None:
    """A rise or a pointer that is inherited had 17 elements of each card styled at each click."""
    said = set()
    for path in files("table", "css"):
        rules = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
        for selector, rule in re.findall(r"([^{}]+)\{([^{}]*)\}", rules):
            of_a_card = re.search(r"\.hc(?:\.(?:legal|dim|dragged)|:[^\s,]*)+$", selector.strip())
            if of_a_card and re.search(r"(?:^|[;\s])(?:cursor|color|font[a-z-]*|--[a-z-]+):", rule):
                said.add(f"{path.name}: {selector.strip()}")
    assert not said


_ASKS_THE_BOARD = re.compile(
    r"\.(?:board|rt|rv|hand)(?:[:.\[][^\s{>+~,]*)?:(?:not\(:)?has\(|\.stage:has\([^{]*\) :is\("
)
"""A stage may be asked for one thing of it, never for several parts at once: 8 ms at each card."""


@each_component
def test_no_rule_asks_a_whole_board_what_it_holds(name: str) -> None:
    """It would be asked again, and all styled anew, for each card or boat that comes or goes."""
    asking = [
        line
        for path in sorted(files(name, "css"))
        for line in path.read_text("utf-8").splitlines()
        if _ASKS_THE_BOARD.search(line)
    ]
    assert asking == []
