"""The harness itself: it finds what is wrong, and tells the least that shows it."""

from random import Random

import pytest

from riverlib.core import RiverError
from tests.fuzz.trying import Door, check, knock


def add_letter(text: str, rng: Random) -> str:
    return text + rng.choice("abcdefgh")


def door(enter: object) -> Door:
    return Door("letters", lambda: ["", "a"], add_letter, enter)  # type: ignore[arg-type]


def refuse_b(text: str) -> None:
    if "b" in text:
        raise RiverError("there is a b in it")


def test_refusals_and_acceptances_are_counted() -> None:
    tally = knock(door(refuse_b), 2_000)
    assert tally.tried >= 2_000
    assert 0.5 < tally.accepted / tally.tried < 0.95
    assert list(tally.reasons) == ["there is a b in it"]


def test_what_breaks_is_told_as_short_as_it_can_be() -> None:
    def break_at_c(text: str) -> None:
        refuse_b(text)
        if "c" in text:
            raise KeyError("c")

    with pytest.raises(AssertionError, match=r"letters: KeyError: 'c'\n'a?c'"):
        knock(door(break_at_c), 2_000)


@pytest.mark.parametrize("enter", [lambda _: None, lambda _: "no"], ids=["all", "none"])
def test_a_door_that_takes_all_or_nothing_tests_nothing(enter: object) -> None:
    with pytest.raises(AssertionError):
        check(door(enter), 400)


def test_a_refusal_that_goes_on_for_ever_breaks_a_law() -> None:
    with pytest.raises(AssertionError, match="a refusal of 400 characters"):
        knock(door(lambda _: "x" * 400), 400)
