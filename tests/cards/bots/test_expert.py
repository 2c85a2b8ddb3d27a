"""The bot ``expert``: positions that ``steady`` gets wrong, and play from a view alone."""

from dataclasses import replace

import numpy as np
import pytest

from riverlib.cards import view
from riverlib.cards.actions import action_text
from riverlib.cards.bots import find_bot
from riverlib.cards.coach.worth import weigh
from tests.cards.table import PLAIN, after, dealt

TWO_CARDS = replace(PLAIN, hand_sizes=(2,))
# fmt: off
POSITIONS = {  # seat 0 leads or bids first    hand     turn-up  bids       best
    "keep the queen, needing one":           ("2h Qh", "Kh",    "1 1 1 0", "2h"),
    "keep the king, needing one":            ("Kd 5d", "9d",    "1 1 1 0", "5d"),
    "lead the boss, needing both":           ("Kh 6h", "Ah",    "2 0 1 1", "Kh"),
    "lead the ace of trump, needing both":   ("Ac Jh", "5c",    "2 0 1 1", "Ac"),
    "king of trump and an ace are two":      ("Kh Ad", "Th",    "",        "2"),
}
# fmt: on


@pytest.mark.parametrize(("hand", "turn_up", "bids", "best"), POSITIONS.values(), ids=POSITIONS)
def test_finds_what_steady_misses(hand: str, turn_up: str, bids: str, best: str) -> None:
    state = dealt(TWO_CARDS, hand, turn_up=turn_up, dealer=3, players=4)
    seen = view(after(state, bids), 0)
    worth = weigh(seen, worlds=800)
    assert action_text(worth.best).split()[-1] == best
    assert min(worth.cost(action) for action in seen.legal if action != worth.best) > 1.0
    for seed in range(3):
        assert find_bot("expert").choose(seen, np.random.default_rng(seed)) == worth.best
