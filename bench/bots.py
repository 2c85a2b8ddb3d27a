"""How strong ``steady`` is and how fast: ``python -m bench.bots --games 500 --seed 1 --json``.

Games of 10-1-10 with four seats, basic scoring, turn-up and hook. Among random bots every set of
deals is played four times, with ``steady`` in each seat once; so luck of the deal cancels out.
"""

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from time import thread_time

import numpy as np

from riverlib import cards
from riverlib.cards.bots import find_bot
from riverlib.cards.schedule import down_and_up
from riverlib.core import seeds
from riverlib.core.intervals import IN_95

PLAYERS = 4
TABLE = cards.Variant(
    key="bench", name="10-1-10", hand_sizes=down_and_up(10), scoring=cards.SCORINGS["Basic"]
)
LARGE_HANDS = replace(TABLE, hand_sizes=(13, 13, 13), packs=None)  # the slowest decisions
Share = tuple[float, float]
"""An estimate and half the width of its 95 % interval."""


@dataclass(frozen=True, slots=True)
class Bids:
    """What the watched seats of one game did."""

    block: int
    """Games with the same number share their deals: together they are one independent draw."""
    rows: tuple[tuple[int, bool, bool, int], ...]
    """Hand size, whether the seat dealt, whether it made its bid, its points."""
    seconds: tuple[float, ...]
    """Processor time of each decision: other work on the machine does not count."""


def play_game(
    seed: int, bots: Sequence[str], *, variant: cards.Variant = TABLE, watch: str = "steady"
) -> Bids:
    """Play one game of these bots and return what the bots named ``watch`` did."""
    players = len(bots)
    chance = seeds.generator(seed)
    own = [seeds.generator(seed, seat + 1) for seat in range(players)]
    choosers = [find_bot(key).choose for key in bots]
    state = cards.new_game(variant, players=players, first_dealer=seed % players)
    seconds = []
    while not state.is_over:
        seat = state.to_move
        if seat is None:
            state, _ = cards.apply(state, cards.shuffle(state, chance))
            continue
        view = cards.view(state, seat)
        start = thread_time()
        action = choosers[seat](view, own[seat])
        if bots[seat] == watch:
            seconds.append(thread_time() - start)
        state, _ = cards.apply(state, action)
    rows = tuple(
        (
            deal.hand_size,
            seat == deal.dealer,
            deal.bids[seat] == deal.taken[seat],
            deal.points[seat],
        )
        for deal in state.results
        for seat in range(players)
        if bots[seat] == watch
    )
    return Bids(seed, rows, tuple(seconds))


def among_random(game_no: int, *, seed: int) -> Bids:
    """Play one steady against three random bots; four games in a row share their deals."""
    block, own = divmod(game_no, PLAYERS)
    bots = ["steady" if seat == own else "random" for seat in range(PLAYERS)]
    return play_game(seed * 1_000_000 + block, bots)


def among_steady(game_no: int, *, seed: int) -> Bids:
    """Play four steady bots at one table."""
    return play_game(seed * 1_000_000 + 500_000 + game_no, ["steady"] * PLAYERS)


def large_hands(players: int, *, seed: int) -> Bids:
    """Play a few deals of 13 cards, with as many packs as that takes."""
    return play_game(seed, ["steady"] * players, variant=LARGE_HANDS)


def with_interval(games: Iterable[Bids], column: int, where: Callable[[int, bool], bool]) -> Share:
    """Return the mean of a column over the wanted bids; blocks of games are the sample."""
    sums: dict[int, list[float]] = {}
    for game in games:
        total = sums.setdefault(game.block, [0.0, 0.0])
        for row in game.rows:
            if where(row[0], row[1]):
                total[0] += row[column]
                total[1] += 1
    table = np.array(list(sums.values()))
    mean = float(table[:, 0].sum() / table[:, 1].sum())
    off = table[:, 0] - mean * table[:, 1]
    blocks = len(table)
    spread = float(np.sqrt((off**2).sum() * blocks / max(1, blocks - 1)) / table[:, 1].sum())
    return round(mean, 4), round(IN_95 * spread, 4)


def _of_size(wanted: int, size: int, _dealer: bool) -> bool:
    return size == wanted


def strength(games: Sequence[Bids]) -> dict[str, object]:
    """Return bids made and points a deal: in all, by hand size, for the dealer and the others."""
    made, points = 2, 3
    sizes = sorted({row[0] for game in games for row in game.rows})
    return {
        "games": len(games),
        "bids": sum(len(game.rows) for game in games),
        "made": with_interval(games, made, lambda _size, _dealer: True),
        "points_a_deal": with_interval(games, points, lambda _size, _dealer: True),
        "made_by_hand_size": {
            size: with_interval(games, made, partial(_of_size, size)) for size in sizes
        },
        "made_by_dealer": with_interval(games, made, lambda _size, dealer: dealer),
        "made_by_others": with_interval(games, made, lambda _size, dealer: not dealer),
    }


def speed(games: Iterable[Bids]) -> dict[str, float]:
    """Return milliseconds a decision: median, 95th percentile and the slowest."""
    times = np.array([second for game in games for second in game.seconds]) * 1000
    median, p95, slowest = np.percentile(times, (50, 95, 100))
    return {"median": round(median, 3), "p95": round(p95, 3), "max": round(slowest, 3)}


def report(games: int, *, seed: int, jobs: int) -> dict[str, object]:
    """Play everything and return the figures."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        few = list(pool.map(partial(among_random, seed=seed), range(games), chunksize=4))
        four = list(pool.map(partial(among_steady, seed=seed), range(games), chunksize=4))
    return {
        "seed": seed,
        "steady_among_random": strength(few),
        "four_steady": strength(four),
        "milliseconds_10_1_10": speed(four),
        "milliseconds_13_cards_4_players": speed([large_hands(4, seed=seed)]),
        "milliseconds_13_cards_10_players": speed([large_hands(10, seed=seed)]),
    }


def _print(figures: dict[str, object], indent: str = "") -> None:
    for name, value in figures.items():
        words = str(name).replace("_", " ")
        if isinstance(value, dict):
            print(f"{indent}{words}")
            _print(value, indent + "  ")
        elif isinstance(value, tuple):
            print(f"{indent}{words}: {value[0]:.4f} ± {value[1]:.4f}")
        else:
            print(f"{indent}{words}: {value}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Strength and speed of the bot steady.")
    parser.add_argument("--games", type=int, default=500, help="games in each of the two settings")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other deals")
    parser.add_argument("--jobs", type=int, default=2, help="processes at the same time")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    options = parser.parse_args()
    figures = report(options.games, seed=options.seed, jobs=options.jobs)
    if options.json:
        print(json.dumps(figures, indent=2))
    else:
        _print(figures)


if __name__ == "__main__":
    main()
