"""What is said of the chances of a game is true by another reading of their numbers."""

import re
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from riverlib.analysis import GameScores
from riverlib.analysis.card_story import MOST_MOMENTS, Moment
from riverlib.analysis.chance_story import LEAST_SWING, LEVEL, LIKELY, SURE, story_of_chances
from riverlib.cards import signed
from riverlib.core.text import whole_percent
from tests.analysis.card_reading import Reading
from tests.analysis.test_card_story import games, played

Shares = NDArray[np.float64]


class Chances:
    """Chances by name, and whose were clearly the best."""

    def __init__(self, game: GameScores, shares: Shares) -> None:
        self.seen = Reading(game)
        self.of = {name: shares[:, list(at)].sum(axis=1) for name, at in self.seen.seats.items()}
        self.deals = self.seen.deals
        self.over = self.seen.planned is not None and self.deals >= self.seen.planned

    def is_best(self, name: str, after: int) -> bool:
        others = [self.of[each][after] for each in self.of if each != name]
        return bool(self.of[name][after] > max(others) + LEVEL)

    def best_of_others(self, name: str, until: int) -> tuple[float, str, int] | None:
        was_best = [
            (self.of[other][after], other, after)
            for other in self.of
            for after in range(1, until)
            if other != name and self.is_best(other, after)
        ]
        return max(was_best, default=None)

    def sure_since(self, name: str) -> int:
        """After which deal a chance was nearly all for good."""
        return max((no + 1 for no in range(self.deals) if self.of[name][no] < SURE), default=1)


def shares_of(game: GameScores, seed: int, spread: float) -> Shares:
    """Any chances; the last of a finished game are what it came to."""
    rows = len(game.deals) + 1
    shares = np.random.default_rng(seed).dirichlet([spread] * game.players, rows)
    if game.is_over:
        best = np.array(game.totals[-1]) == max(game.totals[-1])
        shares[-1] = best / best.sum()
    return shares


@given(games(), st.integers(0, 2**32), st.sampled_from([0.02, 0.5, 5.0]))
def test_the_headline_is_true_of_any_chances(game: GameScores, seed: int, spread: float) -> None:
    shares = shares_of(game, seed, spread)
    words, told = story_of_chances(game, shares).headline, Chances(game, shares)
    if found := re.fullmatch(
        r"(.+) (?:was|were) nearly sure to win from deal (\d+) on,"
        r" and won by (only )?(\d+) points?",
        words,
    ):
        check_nearly_sure(told, found[1], int(found[2]), int(found[4]), is_only=bool(found[3]))
    elif found := re.fullmatch(
        r"(?:No chance was clearly the best before the last deal"
        r"|(.+)'s chance was about (\d+%) after deal (\d+)); (.+?) (?:still )?won",
        words,
    ):
        check_lost(told, found[4], found[1] and (found[1], int(found[3]), found[2]))
    elif found := re.fullmatch(
        r"(.+?) had the best chance (?:after every deal|from deal (\d+) on)"
        r"(?:\. After deal (\d+) (.+)'s was about (\d+%))?",
        words,
    ):
        other = found[4] and (found[4], int(found[3]), found[5])
        check_since(told, found[1], int(found[2] or 1), other)
    else:
        assert not any(told.is_best(name, told.deals) for name in told.of)
        assert words.endswith("no chance is clearly the best") == (not told.over)
        assert (" shared the win; " in words) == told.over
        if ever := re.search(r"after deal (\d+) (.+)'s chance was about", words):
            assert told.is_best(ever[2], int(ever[1]))


Other = tuple[str, int, str] | str | None
"""Name, deal and chance as they are said, where they are."""


def check_other(was: tuple[float, str, int] | None, other: Other) -> None:
    assert bool(other) == bool(was)
    if was:
        share, name, after = was
        assert other == (name, after, whole_percent(min(share, 0.99)))


def check_nearly_sure(told: Chances, name: str, since: int, by: int, *, is_only: bool) -> None:
    seen = told.seen
    assert told.over
    assert since == told.sure_since(name) < told.deals
    others = [seen.total(each, seen.deals) for each in seen.seats if each != name]
    assert by == seen.total(name, seen.deals) - max(others) > 0
    assert is_only == (by * 4 <= max(max(each.points) for each in seen.game.deals))
    assert (told.best_of_others(name, told.deals) or (0.0,))[0] < LIKELY


def check_lost(told: Chances, winner: str, other: Other) -> None:
    assert told.over
    assert told.is_best(winner, told.deals)
    was = told.best_of_others(winner, told.deals)
    check_other(was, other)
    if was is None or was[0] < LIKELY:  # then there must have been no better to say
        assert not told.is_best(winner, told.deals - 1)
        assert told.sure_since(winner) == told.deals


def check_since(told: Chances, name: str, since: int, other: Other) -> None:
    assert since < told.deals or since == 1 or not told.over  # the last deal would say nothing
    assert all(told.is_best(name, after) for after in range(since, told.deals + 1))
    assert since == 1 or not told.is_best(name, since - 1)
    was = told.best_of_others(name, since)
    check_other(was, other)
    assert not told.over or was is None or was[0] < LIKELY
    assert not told.over or told.sure_since(name) == told.deals


@given(games(), st.integers(0, 2**32), st.sampled_from([0.02, 0.5, 5.0]))
def test_every_moment_is_true_of_any_chances(game: GameScores, seed: int, spread: float) -> None:
    shares = shares_of(game, seed, spread)
    moments, told = story_of_chances(game, shares).moments, Chances(game, shares)
    assert len(moments) <= MOST_MOMENTS
    numbers = [moment.deal for moment in moments]
    assert numbers == sorted(set(numbers))
    swings = [size for moment in moments if (size := check_moment(told, moment))]
    best = max(told.of[name][-1] for name in told.of)
    for name in told.of:
        if told.deals > 1 and told.of[name][-1] >= best - LEVEL:
            left_out = set(range(1, told.deals + 1)) - set(numbers)
            sizes = [abs(told.of[name][no] - told.of[name][no - 1]) for no in left_out]
            full = len(moments) == MOST_MOMENTS
            least = min(swings, default=1.0) if full else LEAST_SWING
            assert all(size <= least + 1e-9 for size in sizes)


def check_moment(told: Chances, moment: Moment) -> float:
    """Return by how much a chance changed, where it is that which is told."""
    name = next(each for each, seats in told.seen.seats.items() if seats[0] == moment.side)
    words, chance = moment.sentence, told.of[name]
    if found := re.fullmatch(
        r"(.+)'s chance was about (\d+%): the largest that came to nothing\.", words
    ):
        winner = next(iter(told.seen.best(told.deals)))
        other = (found[1], moment.deal, found[2])
        assert found[1] == name
        check_other(told.best_of_others(winner, told.deals), other)
        return 0.0
    if found := re.fullmatch(
        r"From this deal on (.+) (?:was|were) nearly sure to win: 95% or more\.", words
    ):
        assert found[1] == name
        assert moment.deal == told.sure_since(name)
        return 0.0
    found = re.fullmatch(
        r"(.+)'s chance (rose|fell) from (\d+%) to (\d+%), with (\S+) to (.+)'s (\S+)\.", words
    )
    assert found
    before, after = chance[moment.deal - 1], chance[moment.deal]
    assert (found[1], found[2] == "rose") == (name, after > before)
    assert found[3] == whole_percent(min(max(before, 0.01), 0.99))
    is_last = told.over and moment.deal == told.deals
    assert found[4] == whole_percent(after if is_last else min(max(after, 0.01), 0.99))
    points = told.seen.game.deals[moment.deal - 1].points
    assert found[5] == signed(points[moment.side])
    assert found[7] == signed(points[told.seen.seats[found[6]][0]])
    moved = {each: row[moment.deal] - row[moment.deal - 1] for each, row in told.of.items()}
    against = min(moved.values()) if after > before else max(moved.values())
    assert moved[found[6]] == pytest.approx(against)
    assert abs(after - before) >= LEAST_SWING
    return float(abs(after - before))


# --- sentences as people read them ----------------------------------------------------------


def test_the_most_telling_chance_is_the_headline() -> None:
    game = played((1, 9), (1, 9), (20, 1), (5, 1))

    def says(*rows: tuple[float, float]) -> str:
        return story_of_chances(game, np.array([(0.5, 0.5), *rows])).headline

    assert says((0.3, 0.7), (0.2, 0.8), (0.6, 0.4), (1, 0)) == (
        "Ben's chance was about 80% after deal 2; Anna still won"
    )
    assert says((0.3, 0.7), (0.002, 0.998), (0.4, 0.6), (1, 0)) == (
        "Ben's chance was about 99% after deal 2; Anna still won"
    )
    assert says((0.5, 0.5), (0.4, 0.6), (0.6, 0.4), (1, 0)) == (
        "Anna had the best chance from deal 3 on. After deal 2 Ben's was about 60%"
    )
    assert says((0.5, 0.5), (0.4, 0.6), (0.95, 0.05), (1, 0)) == (
        "Anna was nearly sure to win from deal 3 on, and won by 7 points"
    )
    assert says(*[(0.5, 0.5)] * 3, (1, 0)) == (
        "No chance was clearly the best before the last deal; Anna won"
    )
    assert says((0.6, 0.4), (0.7, 0.3), (0.8, 0.2), (1, 0)) == (
        "Anna had the best chance after every deal"
    )


def test_a_win_that_was_nearly_sure_and_then_close() -> None:
    """What the eyes found: 39 of 40 points lost again, and "Heron's was about 40%" for a title."""
    game = played((9, 9), (30, 1), (1, 14), (1, 14))
    story = story_of_chances(
        game, np.array([(0.5, 0.5), (0.5, 0.5), (0.97, 0.03), (0.96, 0.04), (1, 0)])
    )
    assert story.headline == "Anna was nearly sure to win from deal 2 on, and won by only 3 points"
    assert [(each.deal, each.sentence) for each in story.moments] == [
        (2, "From this deal on Anna was nearly sure to win: 95% or more.")
    ]


def test_a_shared_win() -> None:
    game = played((1, 9), (1, 9), (20, 1), (1, 4))
    shared = np.array([[0.5, 0.5], [0.35, 0.65], [0.2, 0.8], [0.62, 0.38], [0.5, 0.5]])
    story = story_of_chances(game, shared)
    assert story.headline == "Anna and Ben shared the win; after deal 2 Ben's chance was about 80%"
    assert [each.deal for each in story.moments] == [1, 2, 3, 4]
    assert story_of_chances(game, np.array([[0.5, 0.5]] * 5)).headline == (
        "Anna and Ben shared the win; no chance was ever clearly the best"
    )


def test_moments_say_from_what_to_what_and_by_whose_points() -> None:
    game = played((1, 9), (1, 9), (20, 1), (5, 1))
    chances = np.array([(0.5, 0.5), (0.38, 0.62), (0.2, 0.8), (0.62, 0.38), (1, 0)])
    assert [(each.deal, each.sentence) for each in story_of_chances(game, chances).moments] == [
        (1, "Anna's chance fell from 50% to 38%, with +1 to Ben's +9."),
        (2, "Ben's chance was about 80%: the largest that came to nothing."),
        (3, "Anna's chance rose from 20% to 62%, with +20 to Ben's +1."),
        (4, "Anna's chance rose from 62% to 100%, with +5 to Ben's +1."),
    ]


def test_you_are_spoken_to() -> None:
    game = replace(played((1, 9), (1, 9), (20, 1), (5, 1)), names=("Anna", "You"))
    story = story_of_chances(
        game, np.array([(0.5, 0.5), (0.5, 0.5), (0.2, 0.8), (0.6, 0.4), (1, 0)])
    )
    assert story.headline == "Your chance was about 80% after deal 2; Anna still won"
    assert story.moments[1].sentence == ("Anna's chance rose from 20% to 60%, with +20 to your +1.")
    sure = np.array([(0.5, 0.5), (0.5, 0.5), (0.5, 0.5), (0.97, 0.03), (1, 0)])
    mine = story_of_chances(replace(game, names=("You", "Ben")), sure)
    assert mine.headline == "You were nearly sure to win from deal 3 on, and won by 7 points"


def test_one_deal_has_no_moments_of_chances() -> None:
    game = played((1, 9))
    assert not story_of_chances(game, np.array([(0.5, 0.5), (0, 1)])).moments
