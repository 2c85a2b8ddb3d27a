"""Deals in which all draw lots: plain Python and the processor play the same games."""

from types import SimpleNamespace

import numpy as np
import pytest

from riverlib.cards import find_variant, fitted
from riverlib.cards.kernels import bits, kernel
from riverlib.cards.kernels.calls import key_of
from riverlib.cards.kernels.compiled import functions
from riverlib.cards.kernels.games import play_games
from riverlib.cards.kernels.positions import blank, plain
from riverlib.cards.kernels.records import DEAL, points_of, rules_of
from riverlib.cards.kernels.results import unfilled
from riverlib.cards.kernels.weights import PLAIN_WEIGHTS, TRUMP_WEIGHTS


@pytest.mark.parametrize(
    ("key", "players"),
    [("ile-fourchue", 10), ("family-night", 3), ("la-podrida", 4), ("romanian-whist", 6)],
)
def test_lots_play_the_same_games_in_plain_python(key: str, players: int) -> None:
    fit, bots, first, games = fitted(find_variant(key), players), ("random",) * players, 3, 2
    rules = rules_of(fit, players, bots, (PLAIN_WEIGHTS, TRUMP_WEIGHTS))
    points = points_of(fit.scoring, frozenset(fit.hand_sizes), fit.team_size)
    found = unfilled(fit, bots, 5, first, games)
    script = SimpleNamespace(logging=False, given=False, step=0)
    with np.errstate(over="ignore"):
        kernel.play_games(
            plain(rules), None, SimpleNamespace(of=points["of"]), blank(DEAL), None, script,
            np.empty((0, 0), np.int8), key_of(5), first, found.bids, found.taken, found.scores,
        )  # fmt: skip
    wanted = play_games(fit, players, games, 5, "random", first_game=first)
    assert np.array_equal(found.bids, wanted.bids)
    assert np.array_equal(found.taken, wanted.taken)
    assert np.array_equal(found.scores, wanted.scores)


@pytest.mark.parametrize("count", [1, 7, 8, 27])
def test_lots_drawn_at_once_are_those_drawn_one_by_one(count: int) -> None:
    many, few = np.zeros((2, 2, 32), np.uint64)
    with np.errstate(over="ignore"):
        bits.set_lots(few, 1, key_of(1), count)
        singly = [bits.drawn(key_of(1), place, 13) for place in range(count)]
    functions.set_lots(many, 1, key_of(1), count)
    assert many[1, :count].tolist() == few[1, :count].tolist()
    assert [bits.lot_of(word, 13) for word in many[1, :count]] == singly
