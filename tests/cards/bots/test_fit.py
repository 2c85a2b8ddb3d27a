"""The fit of the weights of ``steady``: what it finds, what it collects and what it writes."""

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from bench.fit_steady import OLD, TABLE, calibration, collect, fit, log_loss, rewritten, seats
from riverlib.cards.kernels import weights
from riverlib.core import seeds

SMALL = replace(TABLE, hand_sizes=(3, 1, 2))
TRUE = np.array([0.5, -2.0, 1.25])
SOURCE = Path(weights.__file__).read_text("utf-8")


def made_up(cards: int) -> np.ndarray:
    """Return rows whose cards take their tricks by the weights ``TRUE``."""
    rng = seeds.generator(4)
    signs = np.column_stack([np.ones(cards), rng.normal(size=(cards, 2))])
    won = rng.random(cards) < 1 / (1 + np.exp(-(signs @ TRUE)))
    return np.column_stack([signs, won]).astype(np.float32)


def without_numbers(text: str) -> str:
    return re.sub(r"-?\d[\d.,]*", "", text)


def test_the_regression_finds_the_weights_behind_made_up_cards() -> None:
    rows = made_up(150_000)  # more than one block
    found = fit(rows)
    assert found == pytest.approx(TRUE, abs=0.04)
    assert log_loss(rows, found) < min(log_loss(rows, TRUE), log_loss(rows, found + 0.1))
    for tenth in calibration(rows, found).split():
        judged, won = map(int, tenth.split(":"))
        assert abs(judged - won) <= 3, tenth


def test_a_sign_that_settles_everything_does_not_run_away() -> None:
    rows = np.array([[1, 0, 0], [1, 1, 1]] * 50, np.float32)
    assert np.abs(fit(rows)).max() < 30


@pytest.mark.parametrize("game_no", [0, 6, 8, 27])  # 4 seats, 2, with random bots, 7 seats
def test_a_game_gives_a_row_for_each_card_left(game_no: int) -> None:
    kinds = collect(game_no, seed=1, variant=SMALL)
    for rows, old in zip(kinds, OLD, strict=True):
        assert rows.shape[1] == len(old) + 1
        assert set(rows[:, 0]) <= {1}
        assert set(rows[:, -1]) <= {0, 1}
    steady = seats(game_no).count("steady")
    most = sum(size * (size + 1) // 2 for size in SMALL.hand_sizes)
    assert steady * sum(SMALL.hand_sizes) <= sum(map(len, kinds)) <= steady * most


def test_the_same_seed_gives_the_same_rows() -> None:
    first, again, other = (collect(3, seed=seed, variant=SMALL)[0] for seed in (1, 1, 2))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_writing_changes_numbers_and_nothing_else() -> None:
    weights = np.round(np.linspace(-2, 2, sum(map(len, OLD))), 2)
    text = rewritten(SOURCE, weights.tolist(), 1_234)
    names: dict[str, tuple[float, ...]] = {}
    exec(text, names)
    assert (*names["PLAIN_WEIGHTS"], *names["TRUMP_WEIGHTS"]) == tuple(weights)
    assert "fitted to 1,234 cards" in text
    assert without_numbers(text) == without_numbers(SOURCE)
