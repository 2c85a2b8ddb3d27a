"""Who beats whom: counts as they are, sure only where luck would hardly do it."""

from random import Random

import numpy as np
import pytest
from scipy import stats

from riverlib.analysis.game_lines import GameLine
from riverlib.analysis.head_to_head import (
    FEWEST,
    by_luck,
    mean_of_few,
    meeting_says,
    meetings,
    meetings_say,
)
from tests.analysis.lines import line, random_lines


@pytest.mark.parametrize("seed", range(40))
def test_meetings_are_counted_right(seed: int) -> None:
    lines = random_lines(seed)
    found = {(each.one, each.other): each for each in meetings(lines)}
    assert not {(other, one) for one, other in found} & set(found)
    for (one, other), meeting in found.items():
        both = [
            (each, _at(each, one), _at(each, other)) for each in lines if _met(each, one, other)
        ]
        gaps = [game.seats[at].total - game.seats[there].total for game, at, there in both]
        assert meeting.games == len(both) > 0
        assert meeting.ahead == sum(gap > 0 for gap in gaps)
        assert meeting.behind == sum(gap < 0 for gap in gaps) <= meeting.ahead
        assert meeting.difference.value == pytest.approx(np.mean(gaps))
        made = sum(game.seats[at].made or 0 for game, at, _ in both)
        deals = sum(game.deals for game, *_ in both)
        assert meeting.one_made.count == deals
        assert not deals or meeting.one_made.value == pytest.approx(made / deals)
        assert not meeting.is_sure or meeting.games >= FEWEST
        assert str(meeting.ahead) in meeting_says(meeting)


def _met(game: GameLine, one: str, other: str) -> bool:
    if not game.finished or {one, other} - set(game.names):
        return False
    return (_at(game, one) - _at(game, other)) % game.sides != 0


def _at(game: GameLine, name: str) -> int:
    return game.names.index(name)


def test_bots_meet_nobody_and_namesakes_are_nobody() -> None:
    assert meetings([line(1, 2, names=("Anna", "Otter"))]) == ()
    assert meetings([line(1, 2, 3, names=("Anna", "Anna", "Anna"))]) == ()


def test_a_race_has_no_bids() -> None:
    (meeting,) = meetings([line(1, 2, game="race")])
    assert (meeting.one, meeting.other, meeting.one_made.count) == ("Ben", "Anna", 0)


def test_the_sign_test_is_that_of_scipy() -> None:
    for ahead, behind in ((0, 0), (1, 0), (5, 0), (16, 6), (3, 11), (500, 430)):
        games = ahead + behind
        expected = stats.binomtest(ahead, games, 0.5).pvalue if games else 1.0
        assert by_luck(ahead, behind) == pytest.approx(expected)
    assert by_luck(6000, 4000) < 1e-80


def test_the_interval_is_students() -> None:
    values = np.array([3.0, -1.0, 4.0, 1.0, 5.0])
    found = mean_of_few(values)
    low, high = stats.t.interval(0.95, 4, loc=values.mean(), scale=stats.sem(values))
    assert (found.low, found.high) == (pytest.approx(low), pytest.approx(high))
    assert mean_of_few(values[:1]).high == float("inf")


def _record(rng: Random, games: int, better: float) -> list[GameLine]:
    return [
        line(*(round(rng.gauss(90 + (seat == 0) * better, 25)) for seat in range(4)),
             names=("Anna", "Ben", "Cleo", "Zoë"))
        for _ in range(games)
    ]  # fmt: skip


def test_equals_are_seldom_called_better_and_the_better_is_found() -> None:
    rng = Random(1)
    accused = sum(any(each.is_sure for each in meetings(_record(rng, 12, 0))) for _ in range(200))
    assert accused <= 16  # 5 % of 200, and what luck adds to that
    found = [meetings(_record(rng, 40, 30)) for _ in range(20)]
    assert sum(meetings_say(each).startswith("Anna beats") for each in found) >= 19
    for each in found[:3]:
        assert {(pair.one, pair.is_sure) for pair in each if "Anna" in (pair.one, pair.other)} == {
            ("Anna", True)
        }


def test_what_is_not_sure_is_not_said() -> None:
    few = [line(9, 4), line(9, 8)]
    assert meetings_say(meetings(few)) == (
        "Anna was ahead of Ben in 2 of 2 games: too early to say who is better"
    )
    more = [
        line(9, 4, 7, names=("Anna", "Ben", "Cleo")),
        line(9, 8, 9, names=("Anna", "Ben", "Cleo")),
    ]
    assert meetings_say(meetings(more)).startswith("Too early to say who beats whom: even Anna")
    both = [*few, line(9, 8, names=("Anna", "Cleo"))]
    assert meetings_say(meetings(both)) == (
        "Anna was ahead of Ben in 2 of 2 games and of Cleo in 1 of 1: that may still be luck"
    )
    level = [line(9, 4), line(4, 9)]
    assert "level, each ahead in 1 of 2 games" in meetings_say(meetings(level))


def test_who_was_ahead_more_often_with_fewer_points_is_over_nobody() -> None:
    (met,) = meetings([line(9, 8), line(9, 8), line(1, 9)])
    assert (met.one, met.ahead, met.behind, met.joined) == ("Anna", 2, 1, "and")
    (met,) = meetings([line(9, 8), line(9, 1)])
    assert met.joined == "over"


@pytest.mark.parametrize(
    ("ends", "why"),
    [
        ([(9, 1), (4, 5)], "1 : 1, whatever the points"),
        ([(5, 5), (7, 7)], "0 : 0"),
        ([(9, 8), (9, 8), (7, 9)], "2 : 1, and 0 points a game"),
        ([(9, 8), (9, 8), (8, 9)], "2 : 1, and a third of a point a game, which is told as 0"),
    ],
)
def test_nobody_is_over_who_is_level(ends: list[tuple[int, int]], why: str) -> None:
    """What the eyes found: "Anna over Ben 12 : 12", and bots over Dad by 0 points a game."""
    (met,) = meetings([line(*each) for each in ends])
    assert met.joined == "and", why
