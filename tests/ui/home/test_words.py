"""Saved games in words: each table row is what a family would say."""

from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib.play.so_far import SoFar
from riverlib.store import SeatResult
from riverlib.ui.home.words import how_it_stands, when, who_plays

NOW = datetime(2026, 11, 22, 20, 30)  # a Sunday
# fmt: off
WHEN = {
    datetime(2026, 11, 22, 20, 31): "just now",  # a clock that was set back
    datetime(2026, 11, 22, 20, 29): "just now",
    datetime(2026, 11, 22, 20, 10): "20 minutes ago",
    datetime(2026, 11, 22, 19, 0): "this evening",
    datetime(2026, 11, 22, 9, 0): "this morning",
    datetime(2026, 11, 22, 1, 0): "last night",
    datetime(2026, 11, 21, 23, 0): "last night",
    datetime(2026, 11, 21, 19, 0): "yesterday evening",
    datetime(2026, 11, 20, 15, 0): "on Friday afternoon",
    datetime(2026, 11, 21, 2, 0): "on Friday night",
    datetime(2026, 11, 15, 15, 0): "on 15 November",
    datetime(2025, 11, 21, 15, 0): "on 21 November 2025",
}
# fmt: on


@pytest.mark.parametrize(("moment", "words"), WHEN.items(), ids=map(str, WHEN))
def test_when_it_was_played(moment: datetime, words: str) -> None:
    assert when(moment, NOW) == words


@given(now=st.datetimes(datetime(2020, 1, 1), datetime(2040, 1, 1)), hours=st.floats(0, 5e4))
def test_there_are_words_for_every_moment(now: datetime, hours: float) -> None:
    words = when(now - timedelta(hours=hours), now)
    assert words
    assert ("night" not in words) or hours < 7 * 24


def seats(text: str) -> tuple[SeatResult, ...]:
    """Read ``"You 20, Otter* 16 won"``: a bot has a star."""
    found = []
    for each in text.split(", "):
        name, total, *won = each.split(" ")
        kind = "steady" if name.endswith("*") else "person"
        found.append(SeatResult(name.rstrip("*"), kind, int(total), bool(won)))
    return tuple(found)


# fmt: off
PLAYERS = {
    "You 0, Otter* 0, Heron* 0": "You, with Otter and Heron",
    "Anna 0, Otter* 0, Ben 0": "Anna and Ben, with Otter",
    "Anna 0, Ben 0": "Anna and Ben",
    "You 0, A* 0, B* 0, C* 0, D* 0": "You, with four bots",
}
CARDS = {
    ("You 0, Otter* 0", 1): "Deal 1 of 19",
    ("You 20, Otter* 16, Heron* 9", 7): "Deal 7 of 19, you lead by 4",
    ("Anna 20, Otter* 16", 7): "Deal 7 of 19, Anna leads by 4",
    ("Otter* 20, You 20, Heron* 9", 7): "Deal 7 of 19, you and Otter lead by 11",
    ("You 5, Heron* 5", 2): "Deal 2 of 19, all level at 5",
    ("You -5, Heron* -5", 2): "Deal 2 of 19, all level at \N{MINUS SIGN}5",
}
RACES = {
    ("You 0, Otter* 0", 0): "Round 6, no boat home",
    ("You 12, Otter* 11", 2): "Round 6, two boats home, you lead by 1",
}
ENDED = {
    "You 120 won, Otter* 90": "You won with 120",
    "Anna 21 won, Ben 21 won, Otter* 3": "Anna and Ben won together with 21",
}
# fmt: on


@pytest.mark.parametrize(("table", "words"), PLAYERS.items())
def test_who_plays(table: str, words: str) -> None:
    assert who_plays(seats(table)) == words


@pytest.mark.parametrize(("table", "words"), CARDS.items())
def test_how_a_card_game_stands(table: tuple[str, int], words: str) -> None:
    game = SoFar(rules="R", seats=seats(table[0]), finished=False, deal=table[1], deals=19)
    assert how_it_stands(game) == words


@pytest.mark.parametrize(("table", "words"), RACES.items())
def test_how_a_race_stands(table: tuple[str, int], words: str) -> None:
    game = SoFar(rules="R", seats=seats(table[0]), finished=False, round=6, boats_home=table[1])
    assert how_it_stands(game) == words


@pytest.mark.parametrize(("table", "words"), ENDED.items())
def test_how_it_ended(table: str, words: str) -> None:
    assert how_it_stands(SoFar(rules="R", seats=seats(table), finished=True)) == words
