"""How often who won: no sentence counts a shared game twice."""

import pytest

from riverlib.cards import find_variant
from riverlib.cards.sitting import sitting
from riverlib.core.fact import Fact
from riverlib.core.people import People

YOU, OTTER, HERON = (frozenset({name}) for name in ("You", "Otter", "Heron"))
BOTH = YOU | OTTER
TWO, THREE = ("You", "Otter"), ("You", "Otter", "Heron")


def told(*won: frozenset[str], names: tuple[str, ...], you: int | None = 0) -> str | None:
    people = People(names, you)
    fact = sitting(find_variant("family-night"), won, people=people)
    assert fact is None or fact.title == "Games won"
    return fact and fact.text


def test_of_a_first_game_nothing_is_told() -> None:
    assert told(OTTER, names=TWO) is None


@pytest.mark.parametrize(
    ("names", "won", "text"),
    [
        (THREE, (OTTER, OTTER), "Otter 2 and you 0, of 2 games together."),
        (THREE, (OTTER, HERON, OTTER), "Otter 2, Heron 1 and you 0, of 3 games together."),
        (TWO, (OTTER, BOTH), "Otter won one, and you shared one."),
        (TWO, (OTTER, YOU, BOTH), "You won one and Otter one, and you shared one."),
        (TWO, (YOU, BOTH), "You won one, and you and Otter shared one."),
        (TWO, (BOTH, BOTH), "You and Otter shared both."),
        (TWO, (BOTH, BOTH, BOTH), "You and Otter shared all three."),
        (
            THREE,
            (OTTER, BOTH, HERON),
            "Otter won one and Heron one, and you and Otter shared one.",
        ),
        (
            THREE,
            (OTTER, OTTER | HERON),
            "Otter won one and you none, and Otter and Heron shared one.",
        ),
        (THREE, (OTTER | HERON, OTTER | HERON), "You won none, and Otter and Heron shared two."),
        (THREE, (BOTH, YOU | HERON), "You and Otter shared one, and you and Heron shared one."),
        (
            THREE,
            (BOTH, YOU | OTTER | HERON, HERON),
            "Heron won one, you and Otter shared one, and you, Otter and Heron shared one.",
        ),
    ],
)
def test_a_shared_win_is_told_as_one_game(
    names: tuple[str, ...], won: tuple[frozenset[str], ...], text: str
) -> None:
    assert told(*won, names=names) == text


def test_who_only_looks_on_is_told_all_names() -> None:
    anna, ben = frozenset({"Anna"}), frozenset({"Ben"})
    names = ("Anna", "Ben")
    assert told(ben, anna | ben, names=names, you=None) == (
        "Ben won one, and Anna and Ben shared one."
    )


def test_partners_are_told_as_a_side() -> None:
    people = People(("You", "Otter", "Heron", "Pike"), 0)
    variant = find_variant("ile-fourchue-partners")
    first, second = frozenset({"You", "Heron"}), frozenset({"Otter", "Pike"})
    assert sitting(variant, [second, first | second], people=people) == Fact(
        "Games won", "Otter and Pike won one, and you shared one."
    )
    assert sitting(variant, [first, first | second], people=people) == Fact(
        "Games won",
        "You and Heron won one, and you and Heron, level with Otter and Pike, shared one.",
    )
