"""What many games came to: the sentences are true of them."""

import re
from dataclasses import replace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from riverlib.analysis import GameScores
from riverlib.analysis.many_told import margin_told, wins_told
from riverlib.cards import DealResult
from tests.analysis.games import GAME


def game(*points: int) -> GameScores:
    names = ("Anna", "Ben", "Cleo")[: len(points)]
    zeros = (0,) * len(points)
    deal = DealResult(hand_size=1, dealer=None, bids=zeros, taken=(1, *zeros[1:]), points=points)
    return GameScores(names=names, deals=(deal,))


def test_wins_are_counted_by_name() -> None:
    games = [game(3, 2, 1), game(3, 2, 1), game(1, 2, 3)]
    assert wins_told(games) == "Of 3 games Anna won 2 and Cleo 1"
    assert wins_told([*games, game(2, 2, 1)]) == (
        "Of 4 games Anna won 3, Cleo 1 and Ben 1; 1 win shared"
    )
    assert wins_told(games[:1]) == "Anna won"
    assert wins_told([game(2, 2, 1)]) == "Anna and Ben shared the win"
    assert wins_told([]) == wins_told([replace(GAME, deals=())]) == ""


@given(st.lists(st.tuples(*[st.integers(-30, 90)] * 3), min_size=2, max_size=30))
def test_the_wins_that_are_told_are_those_there_were(points: list[tuple[int, ...]]) -> None:
    told = wins_told([game(*each) for each in points])
    for seat, name in enumerate(("Anna", "Ben", "Cleo")):
        wins = sum(row[seat] == max(row) for row in points)
        found = re.search(rf"{name}(?: won)? (\d+)", told)
        assert (int(found[1]) if found else 0) == wins, told
    shared = sum(row.count(max(row)) > 1 for row in points)
    assert (f"{shared} win" in told) == bool(shared)


@given(st.lists(st.tuples(*[st.integers(0, 40)] * 4), min_size=1, max_size=40))
def test_half_of_the_games_are_as_close_as_it_says(points: list[tuple[int, ...]]) -> None:
    told = margin_told(np.array(points))
    margins = [sorted(row)[-1] - sorted(row)[-2] for row in points]
    found = re.search(r"by (\d+) point", told)
    most = int(found[1]) if found else 0
    close = sum(margin <= most for margin in margins)
    closer = sum(margin < most for margin in margins)
    assert closer < len(points) / 2 <= close, told


def test_partners_are_one_side() -> None:
    assert margin_told(np.array([[20, 13, 20, 13]]), team_size=2).endswith("by 7 points or less")
    assert (
        margin_told(np.array([[20, 19]] * 3)) == "Half of the 3 games were won by 1 point or less"
    )
