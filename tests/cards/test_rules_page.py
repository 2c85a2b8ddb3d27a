"""The rules page: every number that code cites is there, and its sums are the engine's."""

import re
from pathlib import Path

import pytest

from riverlib.cards import SCORINGS, VARIANTS, score, signed
from riverlib.cards.schedule import BY_THREES, EVENS_UP_ODDS_DOWN, SIX_PLAYERS_ONE_PACK

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rules/cards.md").read_text(encoding="utf-8")
SUBSECTIONS = {f"1.{n}" for n in range(1, 8)} | {"2.1"} | {f"3.{n}" for n in range(1, 8)}
SECTIONS = {"1", "2", "3", "4", "5"}
SOURCES = sorted((ROOT / "riverlib").rglob("*.py"))
CITATION = re.compile(r"docs/rules/cards\.md (?:sections? )?((?:\d(?:\.\d)?(?:, | and | to )?)+)")


def rows(header: str) -> list[list[str]]:
    """Return the cells of the table whose first line starts with ``header``."""
    lines = PAGE[PAGE.index(header) :].split("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_page_has_every_number() -> None:
    assert set(re.findall(r"^\*\*(\d\.\d) ", PAGE, flags=re.MULTILINE)) == SUBSECTIONS
    assert set(re.findall(r"^## (\d)\. ", PAGE, flags=re.MULTILINE)) == SECTIONS


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_number_that_code_cites_is_on_the_page(source: Path) -> None:
    for cited in CITATION.findall(source.read_text(encoding="utf-8")):
        for number in re.findall(r"\d(?:\.\d)?", cited):
            assert number in SUBSECTIONS | SECTIONS, f"{source.name} cites {number}"


def test_every_built_in_rule_set_is_on_the_page() -> None:
    assert all(f"`{variant.key}`" in PAGE for variant in VARIANTS)


def test_the_named_lists_are_the_programs() -> None:
    for sizes in (EVENS_UP_ODDS_DOWN, BY_THREES, SIX_PLAYERS_ONE_PACK):
        assert f"| {' '.join(map(str, sizes))} |" in PAGE


def test_the_worked_examples_are_the_engines_sums() -> None:
    header, _, *examples = rows("| | Family night | Prediction")
    names = ["Family night", "Basic", "Ile Fourchue"]
    assert header[1:] == ["Family night", "Prediction", "Ile Fourchue"]
    assert len(examples) == 5
    for said, *sums in examples:
        bid, taken = map(int, re.findall(r"\d+", said))
        scored = [score(SCORINGS[name], bid=bid, taken=taken, hand_size=10) for name in names]
        assert [each.how for each in scored] == sums, said


def test_the_table_of_scorings_is_the_engines() -> None:
    _, _, *lines = rows("| scoring | bid made")
    assert [line[0] for line in lines] == list(SCORINGS)
    for name, _, _, *shown in lines:
        deals = ((4, 4), (4, 2), (0, 0))
        points = [score(SCORINGS[name], bid=b, taken=t, hand_size=5).points for b, t in deals]
        assert [signed(each) for each in points] == shown, name
