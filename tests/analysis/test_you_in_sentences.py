"""Whoever is called You is "you" within a sentence, and "You" only where one begins."""

import re
from dataclasses import replace

import numpy as np
import pytest

from riverlib.analysis import GameScores, card_findings, course_of
from riverlib.analysis.card_story import story_of
from riverlib.analysis.chance_story import story_of_chances
from riverlib.analysis.race_story import points_words
from riverlib.analysis.race_story import story_of as race_story_of
from riverlib.cards import DealResult, Variant
from tests.analysis.games import random_race

WRONG = re.compile(r"[a-z;:,\d] (You|Your)\b|\bYou's|\byou's|\b[Yy]ou (was|is|leads)\b|^you")


def _game(*points: tuple[int, ...], names: tuple[str, ...], team_size: int = 1) -> GameScores:
    rules = Variant(key="x", name="X", hand_sizes=(1,) * len(points), team_size=team_size)
    nothing = (0,) * len(names)
    deals = [
        DealResult(hand_size=1, dealer=0, bids=nothing, taken=nothing, points=row) for row in points
    ]
    return GameScores(names=names, deals=tuple(deals), variant=rules)


def _told(game: GameScores) -> list[str]:
    """Return every sentence that figures of a card game say of it."""
    story = story_of(game)
    sums = np.exp(np.array(game.totals) / 20)
    shares = sums / sums.sum(axis=1, keepdims=True)
    if game.is_over:
        best = max(game.totals[-1])
        won = np.array([total == best for total in game.totals[-1]])
        shares[-1] = won / won.sum()
    chances = story_of_chances(game, shares)
    moments = [each.sentence for each in (*story.moments, *chances.moments)]
    found = [card_findings.behind_words(game), card_findings.places_words(game)]
    return [story.headline, chances.headline, *moments, *found]


@pytest.mark.parametrize(
    ("points", "names", "sentence"),
    [
        (
            ((9, 1), (9, 1), (1, 30)),
            ("You", "Ben"),
            "This deal decided: Ben took the lead from you with the last deal.",
        ),
        (
            ((1, 9), (1, 9), (30, 1)),
            ("You", "Ben"),
            "This deal decided: you took the lead from Ben with the last deal.",
        ),
        (((9, 1), (1, 9)), ("Anna", "You"), "Anna and you shared the win with 10"),
        (((9, 1), (1, 9)), ("You", "Anna"), "You and Anna shared the win with 10"),
        (((9, 9, 1), (1, 9, 9)), ("Anna", "You", "Cleo"), "Most often alone in front: you"),
        (((2, 1), (30, 1), (1, 1)), ("You", "Ben"), "+30 for you: the most that anybody got"),
    ],
)  # fmt: skip
def test_you_within_a_sentence(
    points: tuple[tuple[int, ...], ...], names: tuple[str, ...], sentence: str
) -> None:
    told = _told(_game(*points, names=names))
    assert any(each.startswith(sentence) for each in told), told


@pytest.mark.parametrize("names", [("You", "Ben"), ("Anna", "You"), ("Anna", "Ben", "You")])
def test_no_card_game_says_you_wrong(names: tuple[str, ...]) -> None:
    rng = np.random.default_rng(5)
    for deals in (1, 2, 3, 5, 9) * 40:
        points = [tuple(map(int, row)) for row in rng.integers(-5, 15, (deals, len(names)))]
        game = _game(*points, names=names)
        assert game.variant is not None
        longer = replace(game.variant, hand_sizes=(1,) * 12)
        unfinished = replace(game, variant=longer)
        for each in (*_told(game), *_told(unfinished)):
            assert not WRONG.search(each), each


def test_partners_are_named_so_too() -> None:
    names = ("Anna", "Ben", "You", "Cleo")
    game = _game((5, 9, 5, 9), (20, 1, 20, 1), names=names, team_size=2)
    for each in _told(game):
        assert "You" not in each, each
    assert game.whose(0) == "Anna's and your"
    assert game.whose(1, starts=True) == "Ben and Cleo's"


def test_no_race_says_you_wrong() -> None:
    for seed in range(60):
        course = course_of(random_race(seed, 3), ("Otter", "You", "Ben"))
        story = race_story_of(course)
        for each in (story.headline, points_words(course), *(m.sentence for m in story.moments)):
            assert not WRONG.search(each), each
