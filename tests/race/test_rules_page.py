"""The rules page: every number that code cites is there, and what it says is what is played."""

import ast
import re
from pathlib import Path

import pytest

from riverlib.race import LAYOUTS, FirstPlayer, LastAlone, Ride, TieBreak, parse_action
from tests.race.river import legal_text, position

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rules/race.md").read_text(encoding="utf-8")
SUBSECTIONS = {
    *(f"1.{n}" for n in range(1, 4)),
    *(f"2.{n}" for n in range(1, 5)),
    *(f"3.{n}" for n in range(1, 6)),
    *(f"4.{n}" for n in range(1, 4)),
    *(f"5.{n}" for n in range(1, 3)),
}
SECTIONS = {str(n) for n in range(1, 8)}
SOURCES = sorted((ROOT / "riverlib/race").rglob("*.py"))
MORE = r"(?:(?:, | and | to )\d(?:\.\d)?)*"
CITATION = re.compile(rf"\((\d\.\d{MORE})\)|(?:rules|docs/rules/race\.md) (\d(?:\.\d)?{MORE})")


def cited(path: Path) -> set[str]:
    """Return the numbers of rules in the docstrings and comments of a file."""
    text = path.read_text(encoding="utf-8")
    said = re.findall(r"#.*", text) + [
        node.value.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    numbers = (pair for each in said for pair in CITATION.findall(each))
    return {number for pair in numbers for number in re.findall(r"\d(?:\.\d)?", "".join(pair))}


def rows(header: str) -> list[list[str]]:
    """Return the cells of the table whose first line starts with ``header``."""
    lines = PAGE[PAGE.index(header) :].split("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_the_page_has_every_number() -> None:
    assert set(re.findall(r"^\*\*(\d\.\d) ", PAGE, flags=re.MULTILINE)) == SUBSECTIONS
    assert set(re.findall(r"^## (\d)\. ", PAGE, flags=re.MULTILINE)) == SECTIONS


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_number_that_code_cites_is_on_the_page(source: Path) -> None:
    assert cited(source) <= SUBSECTIONS | SECTIONS


def test_every_rule_is_tested_under_its_number() -> None:
    tested = set().union(*map(cited, Path(__file__).parent.glob("test_*.py")))
    assert {number[0] for number in tested} == SECTIONS
    assert tested <= SECTIONS | SUBSECTIONS


def test_the_engine_cites_the_page() -> None:
    engine = set().union(*map(cited, (ROOT / "riverlib/race").glob("*.py")))
    assert engine >= {"1.1", "1.2", "1.3", "2.1", "3.1", "3.2", "3.3", "3.4", "4.1", "4.2", "4.3"}


def test_the_page_says_that_the_order_is_a_reconstruction() -> None:
    assert "is not known to us" in PAGE
    assert "a reconstruction" in PAGE


def test_the_rivers_on_the_page_are_the_programs() -> None:
    shown = [
        [
            layout.name,
            f"`{layout.key}`",
            str(layout.cards),
            f"card {layout.sandbank + 1}",
            f"card {layout.high_tide + 1}",
            f"card {layout.start + 1}",
            str(layout.boats),
        ]
        for layout in LAYOUTS
    ]
    assert rows("| river | key") == shown


@pytest.mark.parametrize("flag", [*Ride, *TieBreak, *LastAlone, *FirstPlayer])
def test_every_house_flag_is_on_the_page(flag: str) -> None:
    assert f"(`{flag}`)" in PAGE[PAGE.index("## 6.") :]


def test_what_is_written_is_what_the_program_reads() -> None:
    for written, _ in rows("| written | means"):
        assert parse_action(written.strip("`"))


def test_the_example_of_the_winds() -> None:
    own, other = "1 4 8", "3 3 3"
    assert legal_text(position(f"{own} | {other}", sandbank=6, face=6)) == "good 1; good 4"
    assert legal_text(position(f"{other} | {own}", sandbank=6, face=6)) == "ill 1 4; ill 1 8"
