"""How strong ``steady`` is, in a small form of ``bench/bots.py`` with fixed seeds."""

from bench.bots import among_random, among_steady, large_hands, speed, strength


def test_among_random_bots_it_makes_its_bids() -> None:
    made, _ = strength([among_random(game_no, seed=7) for game_no in range(20)])["made"]
    assert made >= 0.55


def test_a_table_of_four_makes_its_bids() -> None:
    made, _ = strength([among_steady(game_no, seed=7) for game_no in range(8)])["made"]
    assert made >= 0.55


def test_a_decision_with_13_cards_and_10_players_is_quick() -> None:
    times = speed([large_hands(10, seed=7)])
    assert times["median"] < 3, times  # a slow machine is allowed for: the aim is 1 and 8
    assert times["p95"] < 24, times
