"""The style sheet of all pages, which stands in the sheet of HTML that each begins as."""

import re

import pytest

from riverlib.ui.shared import ease, look
from riverlib.ui.shared.board_room import empty_board
from tests.figures.test_theme import contrast

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_LAST = re.compile(r"(?:[^\s>+~(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+$")
"""The last part of a selector: what it is about."""
_NARROW = re.compile(r"(?:^|[ (,])\w|\.[\w-]|\[(?!class)")
"""It names a tag, a class or another attribute."""


def selectors(style: str) -> list[str]:
    """Return the selectors of all rules, those of one rule apart."""
    rules = re.findall(r"([^{}]+)\{", _COMMENT.sub("", style))
    found = [rule.strip().removeprefix(";").strip() for rule in rules]
    lists = [
        rule for rule in found if not rule.startswith("@") and not rule.startswith(("from", "to"))
    ]
    return [one.strip() for rule in lists for one in re.split(r",(?![^()]*\))", rule)]


def of_all_below(selector: str) -> bool:
    """Whether a class that comes or goes has all below it styled anew, as far as this goes."""
    last = _LAST.search(selector)
    assert last, selector
    above = selector[: last.start()]
    narrow = re.sub(r":(?:has|not)\((?:[^()]|\([^()]*\))*\)", "", last[0])
    return any(asked in above for asked in ("[class", ":has(")) and (
        "::placeholder" in narrow or not _NARROW.search(narrow)
    )


@pytest.mark.parametrize(
    ("selector", "all_below"),
    [
        ('.a [class*="k_"] > *', True),
        ('.a [class*="k_"] > :first-child', True),
        ('.a [class*="k_"]:has(.b) > *', True),
        ('.a [class*="k_"] [class*="m_"]', True),
        ('.a [class*="k_"] input::placeholder', True),
        ('.a [class*="k_"] > :where(.b):first-child', False),
        ('.a [class*="k_"] button', False),
        ('.a [class*="k_"]', False),
        (".a:not(:has(.b, .c)) > *", True),
        (".a:not(:has(.b, .c)) > .d", False),
        (".a > *", False),
    ],
)
def test_what_is_told_by_a_piece_of_a_class_and_is_about_everything(
    selector: str, all_below: bool
) -> None:
    assert of_all_below(selector) is all_below


@pytest.mark.parametrize(
    ("style", "least"),
    [
        (look.STYLE, 20),
        (ease.STYLE, 20),
        *((empty_board(key), 5) for key in ("card_table", "river")),
    ],
    ids=["look", "ease", "card table", "river"],
)
def test_no_rule_of_the_page_has_a_board_styled_anew(style: str, least: int) -> None:
    """``[class*=...]`` and ``:has`` are asked at each change, in a board's shadow root too."""
    found = selectors(style)
    assert len(found) > least
    assert [one for one in found if of_all_below(one)] == []


def test_nothing_in_the_sheet_ends_it() -> None:
    assert "</" not in look.STYLE


def test_heat_maps_turn_round_in_the_dark() -> None:
    dark = look.STYLE[look.STYLE.index("@container style(--figure-paper: #000000)") :]
    assert ".heatmaplayer { filter: invert" in dark[:200]
    assert "--figure-paper: light-dark(#ffffff, #000000)" in look.STYLE


def test_the_chosen_part_of_a_row_of_buttons_is_read_on_felt_and_water() -> None:
    style = _COMMENT.sub("", look.STYLE)
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", style)
    [body] = [said for name, said in rules if 'button[data-selected="true"]' in name]
    *grounds, ink = re.findall(r"#[0-9a-f]{3,6}", body)
    assert ink == "#fff"
    assert len(grounds) == 2
    assert all(contrast("#ffffff", each) >= 4.5 for each in grounds)


def test_a_weighed_choice_has_ink_of_its_own_whatever_the_ground_around_it_wears() -> None:
    """A story is told in cream on dark, and the rows of what is weighed are cream themselves."""
    row = re.search(r"\.review-judged li \{([^}]*)\}", look.STYLE)
    assert row
    assert "background:" in row[1]
    assert re.search(r"(?<![-\w])color:", row[1])
